"""A turn (W-078..W-083, W-086, W-087, W-092..W-094, W-237, W-238): what may be done in it, and when."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, changes, measure, meet_mission, open_passages, stand
from tests.ledger_marks import rule

QUICK = {"buy", "shift", "use", "enter", "tent", "claim"}
"""The heads of quick actions."""


# --- whose turn, and the leader -------------------------------------------------------------------------------------


@rule("W-078", "W-080")
def test_players_take_one_turn_at_a_time_in_turn_order() -> None:
    game = Game(3)
    game.state.order = [2, 0, 1]
    game.refresh()
    seen = []
    for _ in range(9):
        seen.append(game.asked_seat())
        game.end_turn()
    assert seen == [2, 0, 1] * 3


@rule("W-078")
def test_a_turn_places_one_leader_on_the_wheel_or_in_the_hut() -> None:
    game = Game()
    assert {"leader", "hut"} <= game.heads()
    space = next(option for option in game.options() if option.startswith("leader/"))
    game.choose(space)
    assert game.me.leaders == 2
    assert game.state.leaders == {space[7:]: 0}
    assert not {"leader", "hut"} & game.heads()
    game.choose("end")
    game.choose("hut", "wood")
    assert game.players[1].leaders == 2
    assert game.state.hut == [1]
    assert not {"leader", "hut"} & game.heads()


@rule("W-082", "W-232")
def test_a_leader_must_be_placed_and_the_hut_always_has_room() -> None:
    game = Game()
    assert "end" not in game.heads()
    game.state.hut = [0, 1, 0, 1, 1]
    game.state.leaders = {option[7:]: 1 for option in game.options() if option.startswith("leader/")}
    game.tokens(0, wood=0, metal=0, move=0)
    game.players[0].entrance = 0
    game.hold(0)
    game.choose("wood")  # nothing but the hut is left: it isn't asked for
    assert game.state.hut == [0, 1, 0, 1, 1, 0]


@rule("W-083")
def test_the_turn_ends_when_the_player_says_so() -> None:
    game = Game()
    game.choose("hut", "wood")
    for option in ("enter/area:forest", "enter/area:farm"):
        assert "end" in game.options()
        assert game.asked_seat() == 0
        game.choose(option)
    game.choose("end")
    assert game.asked_seat() == 1


# --- main action and bonus action -----------------------------------------------------------------------------------


@rule("W-086", "W-095")
@pytest.mark.parametrize("order", [("main/gather_wood", "bonus/space:s1b"), ("bonus/space:s1b", "main/gather_wood")])
def test_main_and_bonus_action_in_either_order_each_once(order: tuple[str, str]) -> None:
    game = bare()
    game.lay_sector("s1", 0)
    game.workers(0, forest=2)
    game.choose("leader/space:s1b")
    before = measure(game.me)
    for option in order:
        assert option in game.options()
        game.choose(option)
        assert option not in game.options()
    assert changes(before, game.me) == {"wood": 2, "joker": 1}
    assert not {"main", "bonus"} & game.heads()


@rule("W-087", "W-238")
def test_one_action_is_finished_before_another_begins() -> None:
    """While points are left nothing but exploring is offered; what a revealed card brings is resolved first."""
    game = bare()
    game.lay_sector("s1", 5)
    open_passages(game, "e1")
    game.workers(0, farm=3)
    game.tokens(0, wood=5, metal=5, move=2)
    game.choose("leader/space:s1b", "main/explore")
    while game.asked() == "explore":
        assert not game.heads() & ({"main", "bonus", "end"} | QUICK)
        game.choose("go/room:C" if "go/room:C" in game.options() else game.options()[-2])
    assert game.asked() == "turn"
    assert "bonus/space:s1b" in game.options()
    assert game.heads() & QUICK


@rule("W-238")
@pytest.mark.parametrize(
    ("place", "main"), [(1, "main/dig_rooms"), (3, "main/build_beds"), (4, "main/find_ideas"), (5, "main/explore")]
)
def test_no_quick_action_interrupts_a_main_action(place: int, main: str) -> None:
    game = Game()
    game.lay_sector("s1", place)
    game.workers(0, forest=2, burrow=2, farm=2)
    game.tokens(0, wood=5, metal=5, move=2)
    game.choose("leader/space:s1b")
    assert game.heads() & QUICK
    game.choose(main)
    assert game.asked() != "turn"
    assert not game.heads() & QUICK


@rule("W-238")
def test_no_quick_action_interrupts_a_bonus_or_the_alchemist() -> None:
    game = bare()
    game.lay_sector("s6", 0)
    game.workers(0, forest=1)
    game.choose("leader/space:s6a2", "bonus/space:s6a2")
    assert game.asked() == "shift"
    assert game.heads() == {"shift", "stop"}
    other = Game()
    other.choose("hut")
    assert other.asked() == "potion"
    assert not other.heads() & QUICK


@rule("W-092")
def test_main_and_bonus_action_may_be_given_up() -> None:
    game = Game()
    game.lay_sector("s1", 0)
    game.workers(0, forest=2)
    before = measure(game.me)
    game.choose("leader/space:s1b", "end")
    assert changes(before, game.players[0]) == {}
    assert game.asked_seat() == 1
    assert (game.state.main_left, game.state.bonus_left) == (False, False)


@rule("W-092", "W-089")
def test_a_leader_may_be_placed_for_the_bonus_alone() -> None:
    game = Game()
    game.lay_sector("s1", 0)
    game.choose("leader/space:s1b")
    assert "main" not in game.heads()
    game.choose("bonus/space:s1b")
    assert game.me.joker == 1


@rule("W-093", "W-147")
def test_workers_moved_by_the_bonus_just_before_count_for_the_main_action() -> None:
    game = bare()
    game.lay_sector("s6", 0)
    game.workers(0, forest=1, farm=1)
    game.choose("leader/space:s6a2", "bonus/space:s6a2", "shift/area:farm/area:forest", "main/gather_wood")
    assert game.me.wood == 2


@rule("W-093", "W-242")
def test_workers_brought_on_by_quick_actions_just_before_count_for_the_main_action() -> None:
    game = bare()
    game.lay_sector("s1", 0)
    game.workers(0, forest=1, burrow=1)
    game.tokens(0, move=1)
    game.choose("leader/space:s1b", "enter/area:forest", "shift/area:burrow/area:forest", "main/gather_wood")
    assert game.me.wood == 3


@rule("W-094")
@pytest.mark.parametrize("first", [1, 2])
def test_two_effects_of_one_space_are_done_in_the_order_the_player_likes(first: int) -> None:
    game = bare()
    game.lay_sector("s4", 2)
    meet_mission(game, "mis03")
    game.tokens(0, wood=2)
    game.workers(0, forest=1)
    game.choose("leader/space:s4a2", "bonus/space:s4a2")
    assert game.options() == ["effect/space:s4a2/1", "effect/space:s4a2/2"]
    game.choose(f"effect/space:s4a2/{first}")
    asked = game.asked()
    assert asked == ("solve" if first == 1 else "shift")
    game.choose("solve/row:mis03a", "marker/power:veranda") if first == 1 else game.choose(
        "shift/area:forest/area:farm"
    )
    assert game.asked() == ("shift" if first == 1 else "solve")


@rule("W-094", "W-149", "W-150")
def test_both_effects_of_a_space_are_one_bonus_action() -> None:
    game = bare()
    game.lay_sector("s2", 0)
    game.next_cards(31)
    game.choose("leader/space:s2b", "bonus/space:s2b")
    assert game.me.wood == 1
    assert game.me.hand == ["card:31"]
    assert "bonus" not in game.heads()


# --- quick actions in a turn ----------------------------------------------------------------------------------------


@rule("W-079", "W-081", "W-237", "W-083")
def test_quick_actions_before_between_and_after_any_number_of_them() -> None:
    game = Game()
    game.lay_sector("s1", 0)
    game.workers(0, forest=3)
    game.tokens(0, move=6, wood=9)
    steps = ["leader/space:s1b", "main/gather_wood", "bonus/space:s1b"]
    for step in steps:
        for _ in range(2):
            game.choose("shift/area:forest/area:farm", "shift/area:farm/area:forest")
            game.tokens(0, move=6)
        game.choose(step)
    game.choose("shift/area:forest/area:burrow", "shift/area:forest/area:burrow")
    assert game.me.leaders == 2
    assert game.me.workers == {"forest": 1, "burrow": 2, "farm": 0}
    game.choose("end")


@rule("W-079")
def test_quick_actions_belong_to_the_own_turn() -> None:
    """Only whoever's turn it is, is asked; that seat's quick actions are its own."""
    game = Game()
    stand(game, 1, "C")
    game.workers(1, forest=2)
    assert game.asked_seat() == 0
    assert "tent" not in game.heads()
    assert "shift" not in game.heads()
    game.choose("hut", "wood", "end")
    assert game.asked_seat() == 1
    assert {"tent/room:C", "shift/area:forest/area:farm"} <= set(game.options())
