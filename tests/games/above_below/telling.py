"""Positions in the midst of a story, and how to get on from one question to another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from tests.games.above_below.positions import new, starters
from warren.games.above_below import texts
from warren.games.above_below.books import paragraph
from warren.games.above_below.caves import take_cave
from warren.games.above_below.explore import own_outcomes
from warren.games.above_below.state import Game, Tale
from warren.table import Table

BUILDER, TEACHER, SCOUT = starters(0)
"""The founders of seat 0."""
Refusal: TypeAlias = tuple[str, str] | tuple[str, str, dict[str, Any]]


def poor(coins: int = 0) -> Game:
    """A new game in which seat 0 has only so many coins."""
    game = new()
    game.players[0].coins = coins
    return game


def story_read(game: Game, number: str, explorers: list[str]) -> Tale:
    """Seat 0 stands in a cave with these explorers, and a paragraph has just been read."""
    player = game.players[0]
    for zone in (player.ready, player.resting, player.injured):
        zone[:] = [villager for villager in zone if villager not in explorers]
    cave = take_cave(game)
    assert cave is not None
    tale = game.tale = Tale(0, cave, explorers[:], explorers[:], die=1, paragraph=number)
    tale.hidden = [
        own_outcomes(number, place, len(option.checks)) for place, option in enumerate(paragraph(number).options)
    ]
    game.active, game.step = 0, "story"
    return tale


def others_passed(game: Game) -> None:
    """Everybody but the active player has passed: after his pass the round ends."""
    for seat, player in enumerate(game.players):
        player.passed = seat != game.active


def again(game: Game) -> None:
    """Seat 0 has the turn again."""
    game.active, game.step = 0, "turn"
    game.players[0].passed = False


def until(table: Table[Game], *asks: str) -> Table[Game]:
    """Decline whatever can be declined (else take the first answer) until one of these questions is asked."""
    while table.choice is not None and table.choice.ask not in asks:
        options = table.choice.options
        declined = (option for option in options if option[0] in ("done", "go", "nobody", "stop", "pass"))
        table.choose(next(declined, options[0]))
    return table


def offers(table: Table[Game], option: str) -> bool:
    """Whether an option is among the answers, by its id."""
    return table.choice is not None and option in table.choice.ids


def why(table: Table[Game], component: str, seat: int = 0) -> list[Refusal]:
    """Each reason why a seat can't use a component now, with its rule, and its facts where it has some."""
    return [
        (reason.key, reason.rule, dict(reason.facts)) if reason.facts else (reason.key, reason.rule)
        for reason in table.why_not(seat, component)
    ]


# --- what is seen ---------------------------------------------------------------------------------------------------


def strings(view: object) -> Iterator[str]:
    if isinstance(view, str):
        yield view
    elif isinstance(view, Mapping):
        for value in view.values():
            yield from strings(value)
    elif isinstance(view, list):
        for value in view:
            yield from strings(value)


def secrets(number: str) -> set[str]:
    """Every text of a paragraph that the explorer may not know before the outcome."""
    told = paragraph(number)
    hidden = {told.title, told.title_ru}
    for option in told.options:
        hidden |= {text for check in option.checks for text in (check.text, check.text_ru)}
        hidden |= {option.fail.text, option.fail.text_ru} if option.fail else set()
        for lang in ("en", "ru", "it"):
            hidden |= {texts.check_text(lang, check) for check in option.checks}
            hidden |= {texts.fail_text(lang, option.fail), texts.conduct_text(lang, option.on_choose)} - {""}
    return hidden
