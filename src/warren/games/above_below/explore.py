"""The explore action up to the paragraph (AB section 4)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below.books import paragraph
from warren.games.above_below.caves import put_back_cave, take_cave
from warren.games.above_below.content import CAVES, TOKENS
from warren.games.above_below.crew import call_the_roll
from warren.games.above_below.state import Game, Outcomes, Tale
from warren.games.above_below.tokens import draw_token
from warren.table import Flow

LEAST_EXPLORERS: Final = 2
"""AB-053."""


def set_out(game: Game) -> Flow[bool]:
    """AB-052..AB-056, AB-231, AB-323: card, explorers, token, die, paragraph. False: fewer than two are left."""
    seat, task = game.active, game.task
    card = take_cave(game)
    assert task is not None
    assert card is not None
    tale = game.tale = Tale(seat, card, [], [])
    game.tell("cave-taken", seat=f"seat:{seat}", cave=card)
    yield from call_the_roll(game, task)
    crew = task.crew
    if len(crew) < LEAST_EXPLORERS:
        game.players[seat].ready += crew
        put_back_cave(game, card)
        game.tale = None
        game.tell("turned-back", seat=f"seat:{seat}", cave=card)
        return False
    task.crew = []
    tale.explorers, tale.crew = crew[:], crew
    tale.token = yield from draw_token(game)
    tale.die = game.dice.roll()
    tale.paragraph = str((TOKENS[tale.token] if tale.token else CAVES[card]).paragraphs[tale.die - 1])
    tale.hidden = [
        own_outcomes(tale.paragraph, number, len(option.checks))
        for number, option in enumerate(paragraph(tale.paragraph).options)
    ]
    game.tell(
        "read",
        seat=f"seat:{seat}",
        reader=f"seat:{reader(game)}",
        die=tale.die,
        paragraph=f"paragraph:{tale.paragraph}",
    )
    return True


def own_outcomes(number: str, option: int, checks: int) -> Outcomes:
    """Where the book says what an option of a paragraph leads to."""
    place = f"{number}/{option}"
    return Outcomes([f"{place}/{check}" for check in range(checks)], place, place)


def reader(game: Game) -> int:
    """AB-056: the seat to the explorer's left."""
    assert game.tale is not None
    return (game.tale.explorer + 1) % game.seats
