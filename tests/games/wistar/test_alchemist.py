"""The alchemist (W-232..W-236): leaders in the hut, and potions."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, changes, measure, meet_mission
from tests.ledger_marks import rule


@rule("W-232", "W-233")
def test_any_number_of_leaders_also_of_one_colour_each_to_the_right_of_the_others() -> None:
    game = Game(3)
    for _ in range(8):
        game.end_turn()
    assert game.state.hut == [0, 1, 2, 0, 1, 2, 0, 1]
    assert "hut" in game.options()


@rule("W-233")
def test_a_new_leader_stands_to_the_right() -> None:
    game = Game()
    game.state.hut = [1]
    game.refresh()
    game.choose("hut")
    assert game.state.hut == [1, 0]


@rule("W-234")
def test_a_visit_gives_one_movement_token_and_one_potion() -> None:
    game = bare()
    before = measure(game.me)
    game.choose("hut")
    assert game.asked() == "potion"
    assert changes(before, game.me) == {"move": 1}
    game.choose("wood")
    assert changes(before, game.me) == {"move": 1, "wood": 1}
    assert game.asked() == "turn"


@rule("W-236")
@pytest.mark.parametrize(
    ("answers", "changed"),
    [
        (("play", "play/card:42"), {"wood": -1, "hand": -1, "played": 1, "move": 1}),
        (("solve", "solve/row:mis01c", "marker/power:veranda"), {"metal": -2, "markers": 1, "powers": 1, "current": 1}),
        (("metal",), {"metal": 1}),
        (("wood",), {"wood": 1}),
    ],
)
def test_a_potion_is_used_at_once_for_one_of_four_things(answers: tuple[str, ...], changed: dict[str, int]) -> None:
    game = bare()
    game.hold(0, 42, 32)
    game.players[0].icons["agility"] = 1
    meet_mission(game, "mis01")
    game.tokens(0, wood=1, metal=2)
    game.choose("hut")
    assert game.options() == ["play", "solve", "metal", "wood", "decline"]
    before = measure(game.me)
    game.choose(*answers)
    assert game.asked() == "turn"
    assert changes(before, game.me) == changed


@rule("W-236", "W-020")
def test_a_potion_offers_only_what_is_possible() -> None:
    game = bare()
    game.hold(0, 2)  # asks for electricity
    game.choose("hut")
    assert game.options() == ["metal", "wood", "decline"]


@rule("W-020", "W-236")
def test_a_potion_may_be_declined_and_is_not_used_then() -> None:
    game = bare()
    game.put(0, 175)
    before = measure(game.me)
    game.choose("hut", "decline")
    assert changes(before, game.me) == {"move": 1}
    assert game.asked() == "turn"
    game.run(0, game.node(op="potion"))
    game.choose("wood")
    assert changes(before, game.me) == {"move": 1, "wood": 1, "vp": 1}


@rule("W-234")
def test_a_leader_in_the_hut_has_no_main_and_no_bonus_action() -> None:
    game = Game()
    game.workers(0, forest=3, burrow=3, farm=3)
    game.choose("hut", "metal")
    assert not {"main", "bonus"} & game.heads()


@rule("W-235")
def test_positions_in_the_hut_decide_the_turn_order_of_the_next_round() -> None:
    game = Game(3)
    space = next(option for option in game.options() if option.startswith("leader/"))
    game.choose(space, "end")
    game.choose("hut", "wood", "end", "hut", "wood", "end")
    for _ in range(6):
        game.choose(next(option for option in game.options() if option.startswith("leader/")), "end")
    assert game.asked() == "turn"
    assert game.state.round == 2
    assert game.state.order == [1, 2, 0]
