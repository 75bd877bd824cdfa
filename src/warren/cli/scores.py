"""The end of a game: every scoring line by seat."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warren.table import Result
from warren.text import Words


def score_table(result: Result, words: Words, plain: bool) -> RenderableType:
    """Who won and why the game ended, and where the points came from."""
    winners = words.listed([words.player(seat) for seat in result.winners])
    verdict = words.say("score-winners", count=len(result.winners), winners=winners)
    ending = Text(f"{words.say(f'end-{result.reason}')} {verdict}")
    return Group(ending, *_plain_lines(result, words)) if plain else Group(ending, _grid(result, words))


def _grid(result: Result, words: Words) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column()
    for seat in range(len(result.scores)):
        grid.add_column(Text(words.player(seat), "bold"), justify="right")
    for line in result.breakdown[0]:
        grid.add_row(words.say(f"score-{line}"), *(str(lines[line]) for lines in result.breakdown))
    grid.add_row(words.say("score-total"), *map(str, result.scores), style="bold")
    return grid


def _plain_lines(result: Result, words: Words) -> list[Text]:
    lines = []
    for seat, score in enumerate(result.scores):
        parts = [f"{words.say(f'score-{line}')} {points}" for line, points in result.breakdown[seat].items()]
        lines.append(Text(words.say("score-of", player=words.player(seat), score=score, parts=", ".join(parts))))
    return lines
