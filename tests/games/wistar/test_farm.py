"""The farm (W-025..W-035, W-118..W-137, W-143, W-145, W-146, W-280, W-281): exploring, doors, mice and cheese."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import (
    bare,
    built,
    changes,
    measure,
    next_income,
    open_passages,
    stand,
)
from tests.ledger_marks import rule
from warren.games.wistar.language import DiscardBed, Explore
from warren.games.wistar.scoring import breakdown


def explore(game: Game, points: int) -> None:
    game.run(0, Explore(n=points))


def offered(game: Game, head: str) -> set[str]:
    return {option.split("/")[1] for option in game.options() if option.startswith(f"{head}/")}


# --- explore points -------------------------------------------------------------------------------------------------


@rule("W-118", "W-119")
def test_each_point_buys_one_of_four_things() -> None:
    game = bare()
    open_passages(game, "e1")
    stand(game, 0, "C")
    explore(game, 1)
    assert game.heads() == {"open", "go", "reveal", "take", "stop"}
    before = measure(game.players[0])
    game.choose("take/mouse-space:t-C1")
    assert not game.running
    assert changes(before, game.players[0])["mice"] == 1


@rule("W-119")
def test_the_same_choice_may_be_repeated_as_long_as_points_last() -> None:
    game = bare()
    open_passages(game, "e1", "e3")
    stand(game, 0, "C")
    explore(game, 3)
    game.choose("go/room:D", "go/room:C", "go/room:D")
    assert not game.running
    assert game.players[0].explorer == "room:D"


@rule("W-118", "W-089")
def test_explore_gives_points_equal_to_the_strength() -> None:
    game = bare()
    game.lay_sector("s1", 5)
    open_passages(game, "e1")
    game.workers(0, farm=2)
    game.choose("leader/space:s1b", "main/explore", "go/room:C", "go/room:A")
    assert game.asked() == "turn"


@rule("W-120", "W-118")
def test_points_cannot_be_kept_beyond_the_action() -> None:
    game = bare()
    game.lay_sector("s1", 5)
    game.workers(0, farm=3)
    game.choose("leader/space:s1b", "main/explore", "stop")
    assert game.asked() == "turn"
    assert game.state.under_way == []
    assert "main/explore" not in game.options()


@rule("W-119", "W-020")
def test_points_without_a_use_are_lost() -> None:
    game = Game(2)
    stand(game, 0, "H")
    game.state.mouse_spaces.remove("mouse-space:t-H1")
    game.state.closed = []
    explore(game, 1)
    assert game.heads() == {"go", "stop"}
    game.state.closed = ["passage:e8", "passage:e10"]
    game.refresh()
    stand(game, 0, "H")
    explore(game, 4)
    assert offered(game, "open") == {"passage:e8", "passage:e10"}


# --- doors ----------------------------------------------------------------------------------------------------------


@rule("W-121", "W-127")
def test_doors_next_to_the_explorer_or_a_tent_can_be_opened() -> None:
    game = bare()
    stand(game, 0, "C")
    explore(game, 1)
    assert offered(game, "open") == {"passage:e1", "passage:e3"}
    stand(game, 0, "C", "F")
    explore(game, 1)
    assert offered(game, "open") == {"passage:e1", "passage:e3", "passage:e5", "passage:e6"}


@rule("W-122", "W-030", "W-031")
def test_from_outside_the_doors_on_the_ground_floor_and_on_the_first_floor() -> None:
    game = bare()
    explore(game, 1)
    assert game.options() == ["open/passage:e1", "open/passage:e2", "stop"]


@rule("W-123", "W-280")
def test_a_door_token_is_turned_over_its_bonus_taken_and_the_token_kept() -> None:
    game = bare()
    game.next_door("door01")
    before = measure(game.players[0])
    explore(game, 1)
    game.choose("open/passage:e1")
    assert changes(before, game.players[0]) == {"metal": 1, "doors": 1}
    assert game.players[0].doors == ["door:door01"]


@rule("W-124", "W-125")
def test_an_opened_passage_stays_open_for_every_explorer() -> None:
    game = bare()
    explore(game, 1)
    game.choose("open/passage:e1")
    for seat in (0, 1):
        game.run(seat, Explore(n=1))
        assert "go/room:C" in game.options()
        assert "open/passage:e1" not in game.options()
        game.choose("go/room:C")
    assert "passage:e1" not in game.state.closed


@rule("W-125")
def test_the_explorer_moves_to_a_neighbouring_room_only_and_only_through_an_open_passage() -> None:
    game = bare()
    open_passages(game, "e1", "e3")
    stand(game, 0, "C")
    explore(game, 1)
    # with two players no token lies between hall and bedroom: that passage is open from the start (W-034)
    assert offered(game, "go") == {"room:A", "room:B", "room:D"}
    four = Game(4)
    stand(four, 0, "C")
    explore(four, 1)
    assert offered(four, "go") == set()


@rule("W-126")
def test_any_number_of_explorers_may_be_in_a_room() -> None:
    game = Game(4)
    open_passages(game, "e1")
    for seat in range(4):
        game.run(seat, Explore(n=1))
        game.choose("go/room:C")
    assert [player.explorer for player in game.players] == ["room:C"] * 4


@rule("W-127")
def test_the_explorer_may_go_back_outside_and_open_the_other_outside_door() -> None:
    game = bare()
    open_passages(game, "e1")
    stand(game, 0, "C")
    explore(game, 2)
    game.choose("go/room:A", "open/passage:e2")
    assert game.players[0].explorer == "room:A"


# --- missions -------------------------------------------------------------------------------------------------------


@rule("W-128", "W-129")
def test_a_revealed_mission_gives_its_bonus_once_and_stays_for_everybody() -> None:
    game = bare()
    for seat in (0, 1):
        stand(game, seat, "C")
    explore(game, 1)
    before = measure(game.players[0])
    game.choose("reveal/mission-space:m-C")
    assert changes(before, game.players[0]) == {"wood": 2}
    assert game.state.missions["mission-space:m-C"] == "mission:mis01"
    game.run(1, Explore(n=1))
    assert "reveal/mission-space:m-C" not in game.options()
    game.tokens(1, metal=2)
    game.run(1, game.node(op="solve"))
    assert "solve/row:mis01c" in game.options()


# --- mice and cheese ------------------------------------------------------------------------------------------------


@rule("W-130", "W-137")
def test_the_player_picks_one_of_several_face_down_mice_unseen() -> None:
    game = Game(4)
    stand(game, 0, "C")
    explore(game, 1)
    assert offered(game, "take") == {"mouse-space:t-C1", "mouse-space:t-C2"}
    game.choose("take/mouse-space:t-C2")
    assert "mouse-space:t-C2" not in game.state.mouse_spaces
    assert "mouse-space:t-C1" in game.state.mouse_spaces
    assert len(game.players[0].mice) == 1
    found = set()
    for seed in range(60):
        other = Game(4, seed)
        stand(other, 0, "C")
        explore(other, 1)
        other.choose("take/mouse-space:t-C2")
        found.add(other.players[0].mice[0])
    assert len(found) == 15  # whichever house mice are still about may lie there


@rule("W-131", "W-281", "W-108")
def test_without_a_free_room_no_mouse_and_no_cheese_can_be_taken() -> None:
    game = bare()
    built(game, 0, 3)
    stand(game, 0, "G")
    explore(game, 1)
    assert offered(game, "take") == set()
    game.run(0, DiscardBed())
    game.choose("discard")
    explore(game, 1)
    assert offered(game, "take") == {"mouse-space:t-G1", "mouse:cheese6"}


@rule("W-132", "W-140")
def test_the_top_cheese_is_taken_in_the_last_cellar_room() -> None:
    game = Game(3)
    stand(game, 0, "F")
    explore(game, 1)
    assert "mouse:cheese6" not in offered(game, "take")
    stand(game, 0, "G")
    explore(game, 1)
    assert "mouse:cheese6" in offered(game, "take")
    assert "mouse:cheese3" not in offered(game, "take")
    before = measure(game.players[0])
    game.choose("take/mouse:cheese6")
    assert changes(before, game.players[0]) == {"mice": 1}
    assert breakdown(game.state, game.players[0])["mice"] == 6
    stand(game, 1, "G")
    game.run(1, Explore(n=1))
    assert "mouse:cheese3" in offered(game, "take")


@rule("W-133", "W-145")
def test_one_cheese_at_most_but_another_after_it_was_discarded() -> None:
    game = Game(3)
    game.hold(0)
    stand(game, 0, "G")
    explore(game, 2)
    game.choose("take/mouse:cheese6")
    assert "mouse:cheese3" not in offered(game, "take")
    game.run(0, game.node(op="exchange", pay={"mice": 1}, get=[{"op": "gain", "vp": 1}]))
    game.choose("pay/0/0/0")
    assert game.players[0].mice == []
    explore(game, 1)
    assert "mouse:cheese3" in offered(game, "take")
    assert "mouse:cheese6" not in offered(game, "take")  # it does not return to the farm


@rule("W-135", "W-246")
def test_a_tent_in_the_last_cellar_room_is_enough_for_the_cheese() -> None:
    game = bare()
    stand(game, 0, "A", "G")
    explore(game, 1)
    game.choose("take/mouse:cheese6")
    assert game.players[0].mice == ["mouse:cheese6"]
    assert game.players[0].explorer == "room:A"


@rule("W-143", "W-142", "W-138")
def test_the_income_mouse_gives_its_point_at_once_and_at_each_round_start() -> None:
    game = bare()
    game.next_mouse("hm01")
    stand(game, 0, "C")
    before = measure(game.players[0])
    explore(game, 1)
    game.choose("take/mouse-space:t-C1")
    assert changes(before, game.players[0]) == {"mice": 1, "vp": 1}
    assert next_income(game) == {"vp": 1}
    assert next_income(game) == {"vp": 1}


@rule("W-141", "W-138")
def test_an_immediate_mouse_works_once() -> None:
    game = bare()
    game.next_mouse("hm02")
    stand(game, 0, "C")
    before = measure(game.players[0])
    explore(game, 1)
    game.choose("take/mouse-space:t-C1")
    assert changes(before, game.players[0]) == {"mice": 1, "hand": 1}
    assert game.players[0].hand[0] in {f"card:{n}" for n in (*range(1, 31), *range(67, 86), *range(110, 141))}
    assert next_income(game) == {}
    assert breakdown(game.state, game.players[0])["mice"] == 3


@rule("W-146")
@pytest.mark.parametrize("mouse", ["hm06", "cm02"])
def test_a_discarded_mouse_loses_its_effect_and_points_and_frees_its_room(mouse: str) -> None:
    """An income and a permanent one: what it gave, or took off the price of the beds, is no more."""
    game = bare()
    game.house(0, mouse, "hm10", "hm11")
    game.workers(0, burrow=1)
    game.run(0, game.node(op="exchange", pay={"mice": 1}, get=[{"op": "gain", "vp": 1}]))
    game.choose("pay/0/0/0", f"discard/mouse:{mouse}")
    me = game.players[0]
    assert f"mouse:{mouse}" not in me.mice
    assert breakdown(game.state, me)["mice"] == 4
    assert f"mouse:{mouse}" not in game.state.mouse_bags["house"] + game.state.mouse_bags["cellar"]
    assert next_income(game) == {}
    game.tokens(0, wood=2)
    game.lay_sector("s1", 3)
    game.choose("leader/space:s1b", "main/build_beds")
    assert me.wood == 0
    assert (me.beds_in, len(me.mice)) == (1, 2)


# --- bonuses on the way ---------------------------------------------------------------------------------------------


@rule("W-136", "W-151")
def test_a_bonus_is_resolved_before_the_next_point_and_points_gained_are_spent_at_once() -> None:
    game = bare()
    game.next_door("door07")  # one explore point
    explore(game, 2)
    game.choose("open/passage:e1")
    assert game.state.under_way == [("explore", 1), ("explore", 1)]
    game.choose("go/room:C")
    assert game.state.under_way == [("explore", 1)]
    game.choose("reveal/mission-space:m-C")
    assert not game.running
    assert game.players[0].wood == 2


@rule("W-280", "W-118", "W-123", "W-128")
def test_strength_3_opens_a_door_moves_in_and_reveals_a_mission() -> None:
    game = bare()
    game.lay_sector("s1", 5)
    game.workers(0, farm=3)
    game.next_door("door01")
    game.choose("leader/space:s1b", "main/explore")
    before = measure(game.players[0])
    game.choose("open/passage:e1", "go/room:C", "reveal/mission-space:m-C")
    assert game.asked() == "turn"
    assert changes(before, game.players[0]) == {"doors": 1, "metal": 1, "wood": 2}
    assert game.players[0].doors == ["door:door01"]


@rule("W-281")
@pytest.mark.parametrize(("beds", "mouse"), [(2, True), (3, False)])
def test_instead_of_revealing_a_mouse_can_be_taken_if_a_room_is_free(beds: int, mouse: bool) -> None:
    game = bare()
    built(game, 0, beds)
    game.next_door("door01")
    explore(game, 3)
    game.choose("open/passage:e1", "go/room:C")
    assert ("take/mouse-space:t-C1" in game.options()) is mouse
