"""What a seat can't know, dealt again.

All decks and stacks are bags (their order doesn't exist yet) and everything the players own lies open (AB-051). What
remains is what the paragraph leads to (AB-059): only the reader knows it. For everybody else each option gets the
outcomes of other options of the same book, check by check with the same need.
"""

from __future__ import annotations

from functools import cache

from warren.games.above_below.books import Book, book_of, load_book
from warren.games.above_below.explore import reader
from warren.games.above_below.state import Game
from warren.table.dice import Dice


@cache
def checks_by_need(book: Book) -> dict[int, list[str]]:
    """All checks of a book by their need."""
    found: dict[int, list[str]] = {}
    for number, paragraph in load_book(book).items():
        for place, option in enumerate(paragraph.options):
            for n, check in enumerate(option.checks):
                found.setdefault(check.need, []).append(f"{number}/{place}/{n}")
    return found


@cache
def _options(book: Book) -> list[str]:
    return [f"{number}/{n}" for number, paragraph in load_book(book).items() for n in range(len(paragraph.options))]


def imagine(game: Game, seat: int, dice: Dice) -> None:
    """AB-059, AB-335: other rewards, penalties and conduct, as the book has them elsewhere."""
    tale = game.tale
    if tale is None or seat == reader(game):
        return
    for option, outcomes in enumerate(tale.hidden):
        checks = checks_by_need(book_of(tale.paragraph))
        story = load_book(book_of(tale.paragraph))[tale.paragraph].options[option]
        outcomes.checks = [dice.pick(checks[check.need]) for check in story.checks]
        outcomes.fail = dice.pick(_options(book_of(tale.paragraph)))
        outcomes.conduct = dice.pick(_options(book_of(tale.paragraph)))
