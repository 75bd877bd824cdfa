"""Each mouse, door token, wheel space and goal: what it gives, at once, at round starts, or as long as it is there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, built, changes, doors, dug, icons, measure, next_income, played, stand
from tests.ledger_marks import rule
from warren.games.wistar.language import MainAction, OpenDoor, Play, TakeMouse
from warren.games.wistar.pieces import DOORS, EFFECTS, GOALS, MICE, SPACES

Given = tuple[tuple[str, ...], dict[str, int]]
"""What is answered, and all that changes for the player."""

# --- mice -----------------------------------------------------------------------------------------------------------

AT_ONCE: dict[str, Given] = {
    "hm02": ((), {"hand": 1}),
    "hm10": ((), {"wood": 2}),
    "hm11": ((), {"metal": 2}),
    "hm12": ((), {"joker": 1}),
    "hm13": (("play/card:160",), {"hand": -1, "played": 1, "wood": -1, "joker": 1}),
    "cm06": ((), {"current": 1}),
    "cm07": (("build/1",), {"beds": 1, "beds_in": 1, "entrance": 1}),
    "cm08": (("dig/1",), {"dug": 1}),
    "cm09": (("metal",), {"metal": 1}),
}

INCOMES: dict[str, dict[str, int]] = {
    "hm01": {"vp": 1},
    "hm06": {"wood": 1},
    "hm07": {"metal": 1},
    "hm08": {"hand": 1},
    "hm09": {"move": 1},
    "cm03": {"joker": 1},
    "cm04": {"hand": 1},
    "cm05": {"vp": 2},
}


def price_of(number: int, paid: dict[str, int]) -> Callable[[Game], bool]:
    """Whether exactly these tokens play a card that costs more without the mouse."""

    def cheaper(game: Game) -> bool:
        game.hold(0, number)
        game.tokens(0, **paid)
        game.run(0, Play())
        return game.running

    return cheaper


def does(action: str, answer: str, expected: dict[str, int], **means: int) -> Callable[[Game], bool]:
    """Whether a main action of strength 2 has exactly this result."""

    def done(game: Game) -> bool:
        game.tokens(0, **means)
        before = measure(game.players[0])
        game.run(0, MainAction(of=action, strength=2))  # type: ignore[arg-type]  # one of the six actions
        game.choose(f"action/{action}")
        if game.running:
            if answer not in game.options():
                return False
            game.choose(answer)
        return changes(before, game.players[0]) == expected

    return done


def point_for_advanced(game: Game) -> bool:
    return played(game, 68) == {"current": 1, "vp": 1} and played(game, 49) == {"wood": 1, "move": 1}


BEDS = {"beds": 2, "beds_in": 2, "entrance": 2, "wood": -3}

IN_FORCE: dict[str, Callable[[Game], bool]] = {
    "hm03": price_of(87, {"metal": 1}),
    "hm04": price_of(65, {"metal": 1}),
    "hm05": price_of(143, {"wood": 2}),
    "hm14": does("gather_wood", "", {"wood": 3}),
    "hm15": does("gather_metal", "", {"metal": 3}),
    "cm01": does("dig_rooms", "dig/2", {"dug": 2, "metal": -3}, metal=3),
    "cm02": does("build_beds", "build/2", BEDS, wood=3),
    "cm10": point_for_advanced,
}


def housed(game: Game, mouse: str, *answers: str) -> dict[str, int]:
    """The seat takes this mouse from its supply pile; what it has more or less then."""
    kind = MICE[f"mouse:{mouse}"].kind
    game.next_mouse(mouse)
    before = measure(game.players[0])
    game.run(0, TakeMouse(source="supply", kind=kind))
    game.choose(f"take/pile:{kind}", *answers)
    assert not game.running, game.asked()
    return changes(before, game.players[0])


def test_no_mouse_is_left_out() -> None:
    tested = [f"mouse:{mouse}" for mouse in (*AT_ONCE, *INCOMES, *IN_FORCE)]
    assert sorted(tested) == sorted(mouse for mouse in MICE if EFFECTS[mouse] is not None)


@rule("W-138", "W-141")
@pytest.mark.parametrize("mouse", AT_ONCE)
def test_a_mouse_with_an_immediate_effect_gives_it_once(mouse: str) -> None:
    answers, gains = AT_ONCE[mouse]
    game = bare()
    if mouse == "hm13":
        game.hold(0, 160)
        game.tokens(0, wood=1)
    assert housed(game, mouse, *answers) == gains | {"mice": 1}
    assert next_income(game) == {}


@rule("W-138", "W-142", "W-143")
@pytest.mark.parametrize("mouse", INCOMES)
def test_a_mouse_with_an_income_gives_it_at_once_and_at_each_round_start(mouse: str) -> None:
    game = bare()
    assert housed(game, mouse) == INCOMES[mouse] | {"mice": 1}
    assert next_income(game) == INCOMES[mouse]
    assert next_income(game) == INCOMES[mouse]


@rule("W-138", "W-144", "W-399", "W-400")
@pytest.mark.parametrize("mouse", IN_FORCE)
def test_a_mouse_with_a_permanent_effect_works_as_long_as_it_is_there(mouse: str) -> None:
    works = IN_FORCE[mouse]
    game = bare()
    assert not works(game)
    game = bare()
    assert housed(game, mouse) == {"mice": 1}
    assert works(game)


# --- door tokens ----------------------------------------------------------------------------------------------------

BONUSES: dict[str, Given] = {
    "door01": ((), {"metal": 1}),
    "door02": ((), {"wood": 1}),
    "door03": ((), {"move": 1}),
    "door04": ((), {"hand": 1}),
    "door05": ((), {"hand": 1}),
    "door06": ((), {"vp": 2}),
    "door07": (("go/room:C",), {}),
    "door08": (("shift/area:forest/area:farm",), {"forest": -1, "farm": 1}),
    "door09": ((), {"joker": 1}),
    "door10": (("gain/0/1/0/0",), {"metal": 1, "vp": 1}),
}


def test_no_door_token_is_left_out() -> None:
    assert sorted(f"door:{door}" for door in BONUSES) == sorted(DOORS)


@rule("W-123")
@pytest.mark.parametrize("door", BONUSES)
def test_a_door_token_gives_its_bonus_and_is_kept(door: str) -> None:
    answers, gains = BONUSES[door]
    game = bare()
    game.workers(0, forest=1)
    game.next_cards(31, 1)
    game.next_door(door)
    before = measure(game.players[0])
    game.run(0, OpenDoor(where="adjacent"))
    game.choose("open/passage:e1", *answers)
    assert not game.running, game.asked()
    assert changes(before, game.players[0]) == gains | {"doors": 1}
    assert game.players[0].doors == [f"door:{door}"]
    drawn = {"door04": ["card:31"], "door05": ["card:1"]}
    assert game.players[0].hand == drawn.get(door, [])
    assert game.players[0].explorer == ("room:C" if door == "door07" else "room:A")


# --- spaces of the wheel --------------------------------------------------------------------------------------------

PLAYED: Given = (("play/card:160",), {"hand": -1, "played": 1, "wood": -1, "joker": 1})
SOLVED: Given = (
    ("solve/row:mis01c", "marker/power:veranda"),
    {"metal": -2, "current": 1, "markers": 1, "powers": 1},
)
MOVED: Given = (("shift/area:forest/area:farm",), {"forest": -1, "farm": 1})


def both(one: Given, other: Given) -> Given:
    return (*one[0], *other[0]), one[1] | other[1]


SPACES_GIVE: dict[str, tuple[int, Given]] = {
    "s1a": (2, PLAYED),
    "s1b": (2, ((), {"joker": 1})),
    "s2a": (2, SOLVED),
    "s2b": (2, ((), {"wood": 1, "hand": 1})),
    "s3a": (2, PLAYED),
    "s3b": (2, (("take/mouse:hm12",), {"mice": 1, "joker": 1})),
    "s4a2": (2, both((("effect/space:s4a2/1", *SOLVED[0]), SOLVED[1]), MOVED)),
    "s4a34": (3, SOLVED),
    "s4b34": (3, both((("effect/space:s4b34/1", "go/room:D"), {}), MOVED)),
    "s5a23": (3, (("metal",), {"metal": 1})),
    "s5a4": (4, (("wood",), {"wood": 1})),
    "s5b4": (4, PLAYED),
    "s5c4": (4, ((), {"metal": 1, "hand": 1})),
    "s6a2": (2, both((("effect/space:s6a2/1", *PLAYED[0]), PLAYED[1]), MOVED)),
    "s6a34": (3, PLAYED),
    "s6b34": (4, (("shift/area:forest/area:farm", "shift/area:farm/area:burrow"), {"forest": -1, "burrow": 1})),
    "s6c34": (3, (("go/room:D",), {"metal": 1})),
}
"""For each space at how many players it is tried, and what its bonus action gives."""


def test_no_space_is_left_out() -> None:
    assert sorted(f"space:{space}" for space in SPACES_GIVE) == sorted(SPACES)


@rule("W-086", "W-090", "W-094", "W-147", "W-156", "W-157", "W-158")
@pytest.mark.parametrize("space", SPACES_GIVE)
def test_the_bonus_action_of_a_space(space: str) -> None:
    seats, (answers, gains) = SPACES_GIVE[space]
    game = Game(seats)
    game.hold(0, 160)
    game.tokens(0, wood=1, metal=2, move=0, joker=0)
    game.workers(0, forest=1)
    game.lay_mission("m-C", "mis01")
    game.state.closed.remove("passage:e3")
    stand(game, 0, "C")
    game.state.round_mouse = "mouse:hm12"
    before = measure(game.players[0])
    game.choose(f"leader/space:{space}", f"bonus/space:{space}", *answers)
    assert game.asked() == "turn"
    assert changes(before, game.players[0]) == gains
    assert "bonus" not in game.heads()
    assert game.players[0].explorer == ("room:D" if "go/room:D" in answers else "room:C")


# --- goals ----------------------------------------------------------------------------------------------------------


def cards(*numbers: int) -> Callable[[Game, int], None]:
    """So many of these cards lie in the play area."""
    return lambda game, n: game.put(0, *numbers[:n])


def mice(*names: str) -> Callable[[Game, int], None]:
    return lambda game, n: game.house(0, *names[:n])


def markers(game: Game, n: int) -> None:
    game.players[0].markers = n


def energy(game: Game, n: int) -> None:
    game.players[0].icons["energy"] = n


REACHED: dict[str, tuple[Callable[[Game, int], object], tuple[str, ...], dict[str, int]]] = {
    "goal01": (lambda game, n: dug(game, 0, n), (), {"hand": 1, "vp": 4}),
    "goal02": (lambda game, n: built(game, 0, n), (), {"joker": 1, "vp": 4}),
    "goal03": (mice("hm10", "cheese6", "cm08"), (), {"metal": 2, "vp": 4}),
    "goal04": (mice("cheese6"), (), {"move": 2, "vp": 4}),
    "goal05": (cards(136, 143, 157), (), {"wood": 2, "vp": 4}),
    "goal06": (cards(7, 37, 54), (), {"wood": 1, "metal": 1, "vp": 4}),
    "goal07": (cards(83, 88, 93), (), {"joker": 1, "vp": 4}),
    "goal08": (cards(37, 54, 88, 93, 103), (), {"vp": 4, "hand": 1}),
    "goal09": (cards(7, 83, 136), (), {"vp": 5, "hand": 1}),
    "goal10": (lambda game, n: doors(game, 0, n), ("go/room:D",), {"vp": 4}),
    "goal11": (markers, (), {"joker": 1, "vp": 4}),
    "goal12": (lambda game, n: icons(game, 0, agility=n - 3, strength=3), (), {"vp": 4, "hand": 2}),
    "goal13": (energy, (), {"vp": 4, "current": 1}),
}


def test_no_goal_is_left_out() -> None:
    assert sorted(f"goal:{goal}" for goal in REACHED) == sorted(GOALS)


@rule("W-251", "W-252", "W-258")
@pytest.mark.parametrize("goal", REACHED)
def test_a_goal_asks_for_the_number_of_its_slot_and_gives_its_bonus(goal: str) -> None:
    reach, answers, gains = REACHED[goal]
    needed = GOALS[f"goal:{goal}"].slots[0]
    for n in (needed - 1, needed):
        game = bare()
        others = [other for other in ("goal01", "goal02", "goal03") if other != goal][:2]
        game.lay_goals(goal, *others)
        game.state.closed.remove("passage:e3")
        stand(game, 0, "C")
        game.players[0].icons = dict.fromkeys(game.players[0].icons, 0)
        reach(game, n)
        game.refresh()
        assert (f"claim/goal:{goal}" in game.options()) == (n == needed)
    before = measure(game.players[0])
    game.choose(f"claim/goal:{goal}", *answers)
    assert game.asked() == "turn"
    assert changes(before, game.players[0]) == gains | {"claimed": 1}
    assert game.players[0].discs == 2
