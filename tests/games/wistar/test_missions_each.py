"""Each of the 30 rows of the mission cards: what it pays, what it asks for, and what it gives; each reveal bonus."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, changes, measure, meet, meet_mission, stand
from tests.ledger_marks import rule
from warren.games.wistar.language import Reveal, Solve
from warren.games.wistar.pieces import CARDS, MISSION_OF, MISSIONS, ROWS

SOLVED = {"markers": 1, "powers": 1}

REWARDS: dict[str, tuple[tuple[str, ...], dict[str, int]]] = {
    "mis01a": ((), {"vp": 2}),
    "mis01b": ((), {"wood": -2, "vp": 2, "hand": 1}),
    "mis01c": ((), {"metal": -2, "current": 1}),
    "mis02a": ((), {"metal": -1, "vp": 2}),
    "mis02b": (("take/pile:house",), {"mice": 1, "wood": 2, "vp": 2}),
    "mis02c": ((), {"joker": 1, "vp": 1}),
    "mis03a": ((), {"wood": -2, "vp": 2}),
    "mis03b": (("gain/1/1/0/0",), {"wood": 1, "metal": 1}),
    "mis03c": ((), {"vp": 5}),
    "mis04a": ((), {"vp": 4}),
    "mis04b": (("play/card:160",), {"metal": -1, "hand": -1, "played": 1, "joker": 1, "vp": 2}),
    "mis04c": ((), {"wood": -2, "current": 1, "vp": 1}),
    "mis05a": ((), {"wood": -2, "vp": 6}),
    "mis05b": ((), {"hand": 2}),
    "mis05c": ((), {"wood": 2, "vp": 1}),
    "mis06a": (("open/passage:e3", "stop"), {"move": -1, "doors": 1, "vp": 3}),
    "mis06b": ((), {"metal": -1, "vp": 3}),
    "mis06c": (("build/1",), {"beds": 1, "beds_in": 1, "entrance": 1, "vp": 1}),
    "mis07a": ((), {"wood": -3, "vp": 5}),
    "mis07b": ((), {"metal": -1, "hand": 1, "vp": 3}),
    "mis07c": (("take/hero:hero_endurance",), {"heroes": 1, "vp": 11}),
    "mis08a": ((), {"wood": -2, "vp": 5}),
    "mis08b": ((), {"current": 1, "vp": 4}),
    "mis08c": ((), {"vp": 6}),
    "mis09a": (("discard/card:160",), {"hand": -2, "vp": 6}),
    "mis09b": (("play/card:68",), {"hand": -1, "played": 1, "current": 1}),
    "mis09c": (("take/pile:cellar",), {"mice": 1, "current": 1, "vp": 3}),
    "mis10a": (("open/passage:e4",), {"metal": -2, "doors": 1, "vp": 6}),
    "mis10b": ((), {"vp": 8}),
    "mis10c": ((), {"wood": -1, "joker": 2, "vp": 4}),
}
"""What is answered, and all that changes for the player. Prices in any mix are paid in wood; the cards in hand are a
basic one that gives 1 joker and an advanced one that gives electricity. The next door token is worth 2 VP."""


def ready(row: str) -> Game:
    """Seat 0 stands before the row and has exactly what it asks for; its locks are open."""
    game = bare()
    printed = ROWS[f"row:{row}"]
    mission = MISSION_OF[f"row:{row}"]
    meet_mission(game, mission.removeprefix("mission:"))
    for other in MISSIONS[mission].rows:
        if other.opens in printed.locks:
            game.state.rows[other.component] = 1
    if printed.needs.mice.get("any") == 3:
        game.house(0, "hm10", "cm08", "hm11")
    else:
        meet(game, 0, printed.needs)
    game.players[0].icons["energy"] = printed.needs.energy
    cost = printed.cost
    game.tokens(0, wood=cost.wood + cost.any, metal=cost.metal, move=cost.move)
    if cost.cards or "play" in str(REWARDS[row][0]):
        game.hold(0, *(number for number in (160, 68) if cost.cards or f"play/card:{number}" in REWARDS[row][0]))
    return game


def may_solve(game: Game, row: str) -> bool:
    game.run(0, Solve())
    return game.running and f"solve/row:{row}" in game.options()


def test_no_row_is_left_out() -> None:
    assert sorted(f"row:{row}" for row in REWARDS) == sorted(ROWS)


@rule("W-203", "W-201", "W-202")
@pytest.mark.parametrize("row", REWARDS)
def test_a_row_is_paid_for_and_gives_its_reward(row: str) -> None:
    answers, gains = REWARDS[row]
    game = ready(row)
    before = measure(game.players[0])
    assert may_solve(game, row)
    game.choose(f"solve/row:{row}", "marker/power:three_points", *answers)
    assert not game.running, game.asked()
    assert changes(before, game.players[0]) == gains | SOLVED
    assert game.state.rows[f"row:{row}"] == 0


def less(game: Game, what: str, kind: str) -> None:
    """One of the things the seat has is missing."""
    me = game.players[0]
    if what == "skills":
        me.icons[kind] -= 1
    elif what == "energy":
        me.icons["energy"] -= 1
    elif what == "kinds":
        me.tally[kind] -= 1
    elif what == "mice":
        me.mice.pop()
    elif what in ("cards", "any"):
        game.hold(0, *([160] if what == "cards" else []))
        me.wood = max(0, me.wood - (what == "any"))
    else:
        name = {"rooms_dug": "dug"}.get(what, what)
        setattr(me, name, getattr(me, name) - 1)


def asked_for() -> list[tuple[str, str, str]]:
    """Every single thing a row asks for: the row, what, of which kind."""
    found: list[tuple[str, str, str]] = []
    for component, row in ROWS.items():
        name = component.removeprefix("row:")
        found += [(name, "skills", skill) for skill in row.needs.skills]
        found += [(name, "kinds", kind) for kind in row.needs.kinds]
        found += [(name, "mice", kind) for kind in row.needs.mice]
        found += [(name, what, "") for what in ("energy", "current", "rooms_dug") if getattr(row.needs, what)]
        found += [(name, what, "") for what in ("wood", "metal", "move", "any", "cards") if getattr(row.cost, what)]
    return found


@rule("W-202", "W-203", "W-022")
@pytest.mark.parametrize(("row", "what", "kind"), asked_for())
def test_one_thing_less_than_a_row_asks_for_is_too_little(row: str, what: str, kind: str) -> None:
    game = ready(row)
    less(game, what, kind)
    game.refresh()
    assert not may_solve(game, row)


@rule("W-207", "W-208")
@pytest.mark.parametrize("row", [row for row in REWARDS if ROWS[f"row:{row}"].locks])
def test_a_shut_lock_keeps_a_row_from_being_solved(row: str) -> None:
    game = ready(row)
    for opener in [*game.state.rows]:
        del game.state.rows[opener]
        assert not may_solve(game, row)
        game.state.rows[opener] = 1
    assert may_solve(game, row)


# --- reveal bonuses -------------------------------------------------------------------------------------------------

REVEALED: dict[str, tuple[tuple[str, ...], dict[str, int]]] = {
    "mis01": ((), {"wood": 2}),
    "mis02": ((), {"hand": 1}),
    "mis03": ((), {"vp": 2}),
    "mis04": ((), {"metal": 2}),
    "mis05": ((), {"move": 1, "vp": 1}),
    "mis06": (("open/passage:e3",), {"doors": 1, "vp": 2}),
    "mis07": ((), {"joker": 1}),
    "mis08": ((), {"wood": 1, "metal": 1}),
    "mis09": ((), {"hand": 1}),
    "mis10": ((), {"vp": 3}),
}


@rule("W-128")
@pytest.mark.parametrize("mission", REVEALED)
def test_a_mission_that_is_revealed_gives_its_bonus(mission: str) -> None:
    answers, gains = REVEALED[mission]
    game = bare()
    room = {"house": "C", "cellar": "E"}[MISSIONS[f"mission:{mission}"].kind]
    stand(game, 0, room)
    game.next_mission(mission)
    game.run(0, Reveal(where="here"))
    before = measure(game.players[0])
    game.choose(f"reveal/mission-space:m-{room}", *answers)
    assert not game.running, game.asked()
    assert changes(before, game.players[0]) == gains
    if mission in ("mis02", "mis09"):
        deck = {"mis02": "basic", "mis09": "advanced"}[mission]
        assert CARDS[game.players[0].hand[-1]].deck == deck


def test_no_reveal_bonus_is_left_out() -> None:
    assert sorted(f"mission:{mission}" for mission in REVEALED) == sorted(MISSIONS)
