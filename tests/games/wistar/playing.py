"""What tests of single cards say: meet a card's requirements exactly, play it, and see what has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import pytest
from _pytest.mark.structures import ParameterSet

from tests.games.wistar.helpers import Game
from warren.games.wistar.content import inventions
from warren.games.wistar.language import Play
from warren.games.wistar.measures import Needs, Price
from warren.games.wistar.pieces import HEROES, MISSIONS, SKILL_TOKENS
from warren.games.wistar.standing import derive
from warren.games.wistar.state import Player

PLAIN = {"tool": (65, 13), "robot": (104, 90), "structure": (115, 128)}
"""Cards of each kind without skill icons and without a standing effect, to lie in a play area for their kind alone."""

LODGERS = {"any": ("hm10", "cm08"), "house": ("hm10", "hm11"), "cellar": ("cm08", "cm07")}
"""Mice that do nothing more once they have moved in."""


def bare() -> Game:
    """Seat 0 has nothing but 10 VP. What is turned up next is known: the door token gives 2 VP, the house mouse 2 wood,
    the cellar mouse electricity, the house mission 2 wood, the cellar mission 1 joker."""
    game = Game()
    game.hold(0)
    game.tokens(0, wood=0, metal=0, move=0, joker=0)
    game.next_door("door06")
    game.next_mouse("hm10")
    game.next_mouse("cm06")
    game.next_mission("mis01")
    game.next_mission("mis07")
    return game


Setup: TypeAlias = Callable[[Game], object] | Sequence[Callable[[Game], object]]
"""What makes a position: one thing to be done to a game, or several."""


def make(game: Game, setup: Setup) -> None:
    for step in [setup] if callable(setup) else setup:
        step(game)


@dataclass(frozen=True)
class Case:
    """A card in a position where it does something: the answers to what it asks, and all that changes for its owner."""

    number: int
    answers: tuple[str, ...]
    setup: Setup
    explorer: str
    changes: dict[str, int]


def case(
    number: int,
    *answers: str,
    setup: Setup = (),
    explorer: str = "",
    marks: Sequence[pytest.MarkDecorator] = (),
    **changes: int,
) -> ParameterSet:
    """A row of a table of cards: case(49, wood=1, move=1). `explorer` is where it stands then, if it moves."""
    return pytest.param(Case(number, answers, setup, explorer, changes), marks=marks, id=title(number))


def numbers(table: Sequence[ParameterSet]) -> list[int]:
    """The cards of a table."""
    return [row.values[0].number for row in table if isinstance(row.values[0], Case)]


def icons(game: Game, seat: int, **skills: int) -> None:
    """Exactly so many icons of a skill more, from skill tokens and heroes: icons(0, agility=2)."""
    me = game.players[seat]
    for skill, n in skills.items():
        for _ in range(n // 2):
            me.heroes.append(next(hero for hero, printed in HEROES.items() if printed.skill == skill))
        if n % 2:
            me.skills.append(next(token for token, printed in SKILL_TOKENS.items() if printed.skill == skill))
        me.icons[skill] += n
    game.refresh()


def dug(game: Game, seat: int, n: int) -> None:
    """The seat has dug n rooms."""
    game.players[seat].dug = n
    derive(game.players[seat])
    game.refresh()


def built(game: Game, seat: int, n: int) -> None:
    """The seat has built n beds, and they lie in its rooms."""
    me = game.players[seat]
    me.beds = me.beds_in = n
    me.entrance += n
    game.refresh()


def doors(game: Game, seat: int, n: int) -> None:
    """The seat holds n door tokens."""
    game.players[seat].doors = [f"door:door{number:02}" for number in range(1, n + 1)]
    game.refresh()


def open_passages(game: Game, *passages: str) -> None:
    """These passages have no door token any more: open_passages(game, "e1", "e3")."""
    for passage in passages:
        game.state.closed.remove(f"passage:{passage}")
    game.refresh()


def stand(game: Game, seat: int, room: str, *tents: str) -> None:
    """The seat's explorer stands in a room, its tents in others: stand(game, 0, "C", "D")."""
    game.players[seat].explorer = f"room:{room}"
    game.players[seat].tents = [f"room:{tent}" for tent in tents]
    game.refresh()


def meet_mission(game: Game, mission: str) -> None:
    """Seat 0 stands where this mission card lies face up: a house mission in the hall, a cellar one in the cellar."""
    component = f"mission:{mission}"
    room = {"house": "C", "cellar": "E"}[MISSIONS[component].kind]
    stand(game, 0, room)
    game.next_mission(mission)
    game.lay_mission(f"m-{room}", mission)


def supply(game: Game, seat: int, price: Price) -> None:
    """The seat has exactly the tokens of a price and no others."""
    game.tokens(seat, wood=price.wood, metal=price.metal, move=price.move, joker=price.joker)


def meet(game: Game, seat: int, needs: Needs) -> None:
    """The seat has exactly what is required, without the help of jokers or discounts."""
    icons(game, seat, **dict(needs.skills.items()))
    for kind, n in needs.kinds.items():
        game.put(seat, *PLAIN[kind][:n])
    if needs.current:
        game.tokens(seat, current=needs.current)
    for mouse, n in needs.mice.items():
        game.house(seat, *LODGERS[mouse][:n])
    if needs.rooms_dug:
        dug(game, seat, needs.rooms_dug)


def offered(game: Game, seat: int, number: int) -> bool:
    """Whether the seat may play the card by an ordinary "play 1 invention"."""
    game.run(seat, Play())
    return game.running and f"play/card:{number}" in game.options()


def play(game: Game, number: int, *answers: str, seat: int = 0) -> None:
    """The seat plays the card for free; the answers are to what its effect asks."""
    me = game.players[seat]
    if f"card:{number}" not in me.hand:
        me.hand.append(game._fetch(number))
    game.run(seat, Play(free=True))
    game.choose(f"play/card:{number}", *answers)


def next_income(game: Game, *answers: str) -> dict[str, int]:
    """Seat 0's incomes at a round start; what it has more or less then."""
    before = measure(game.players[0])
    game.state.phase = "income"
    game.state.at = 0
    game.refresh()
    game.asked()
    game.choose(*answers)
    assert game.asked() == "turn"
    return changes(before, game.players[0])


def used(game: Game, number: int, *answers: str) -> dict[str, int]:
    """Seat 0 uses a 1x effect in its turn; what it has more or less then."""
    before = measure(game.players[0])
    game.turn(f"use/card:{number}", *answers)
    assert game.asked() == "turn"
    return changes(before, game.players[0])


COUNTED = ("wood", "metal", "move", "joker", "vp", "current", "beds", "beds_in", "dug", "entrance", "markers")
LISTED = ("hand", "played", "mice", "doors", "tents", "skills", "heroes", "powers", "claimed", "private")


def measure(me: Player) -> dict[str, int]:
    """Everything about a player that can be counted."""
    counted = {name: int(getattr(me, name)) for name in COUNTED}
    listed = {name: len(getattr(me, name)) for name in LISTED}
    return counted | listed | dict(me.workers)


def changes(before: dict[str, int], me: Player) -> dict[str, int]:
    """What is more (or less) than before."""
    after = measure(me)
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def played(game: Game, number: int, *answers: str) -> dict[str, int]:
    """Seat 0 plays a card for free; what it has more or less then, the played card itself left out."""
    assert f"card:{number}" not in game.players[0].hand
    before = measure(game.players[0])
    play(game, number, *answers)
    assert not game.running, game.asked()
    return changes(before | {"played": before["played"] + 1}, game.players[0])


def title(number: int) -> str:
    """How a card is called in a test's name."""
    return f"{number}-{inventions()[number].name.en.replace(' ', '-')}"
