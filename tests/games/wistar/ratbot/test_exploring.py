"""WS-114..WS-156: exploration cards and missions."""

from __future__ import annotations

import pytest

from tests.games.wistar.ratbot.helpers import Solo, room
from tests.ledger_marks import rule
from warren.games.wistar.missions import locks_shut, solvable
from warren.games.wistar.pieces import CHEESE_ROOM, MICE, MISSIONS, PASSAGES, ROWS
from warren.games.wistar.ratbot.content import AUTOMA, EXPLORATION_CARDS, LAST_CARD, Move
from warren.games.wistar.ratbot.exploring import (
    do_corner,
    move,
    place_tent,
    play_exploration_card,
    reveal,
    take_cheese,
    take_mouse,
)
from warren.games.wistar.ratbot.missions import solve_mission


def explore(game: Solo, *answers: str) -> None:
    game.run(play_exploration_card(game.state, "test"), *answers)


def take(game: Solo, *answers: str) -> bool:
    return game.run(take_mouse(game.state, tents_too=True, why="test"), *answers)


# --- the cards -------------------------------------------------------------------------------------------------


@rule("WS-114")
def test_ordinary_cards_have_seven_rows() -> None:
    for card in AUTOMA.exploration_cards:
        if not card.last:
            assert card.rows is not None
            assert list(card.rows) == list("ABCDEFG")
    game = Solo()
    assert game.bot.explorer == room("A")


@rule("WS-115", "WS-118")
def test_the_row_of_the_explorers_place_is_applied_from_left_to_right() -> None:
    """rx1, row A: to C, reveal, to D. Row B from a room without a face-down mission: reveal is ignored."""
    game = Solo()
    game.next_exploration("rx1", "rx2")
    explore(game)
    assert game.bot.explorer == room("D")
    assert game.state.missions["mission-space:m-C"]
    assert not any(game.state.missions[f"mission-space:m-{space}"] for space in ("D1", "D2", "B"))
    game = Solo()
    game.bot.explorer = room("B")
    game.mission("B")
    game.next_exploration("rx1", "rx2")
    explore(game)
    assert game.bot.explorer == room("E")


@rule("WS-116")
def test_moving_along_the_row_does_not_change_to_another_row() -> None:
    """rx1, row C: mouse, to D, to E; row D would reveal."""
    game = Solo()
    game.bot.explorer = room("C")
    game.next_exploration("rx1", "rx2")
    explore(game)
    assert game.bot.explorer == room("E")
    assert not game.state.missions["mission-space:m-D1"]
    assert len(game.bot.mice) == 1


@rule("WS-117")
def test_no_card_sends_it_to_the_room_without_a_letter() -> None:
    targets = {
        deed.move
        for card in AUTOMA.exploration_cards
        for deeds in [*(card.rows or {}).values(), card.corner]
        for deed in deeds
        if isinstance(deed, Move)
    }
    assert targets <= set("BCDEFG")
    assert "H" not in AUTOMA.farm.letters


@rule("WS-119", "WS-137")
def test_a_played_card_is_gone_but_the_last_one_stays() -> None:
    game = Solo()
    played = []
    for left in (6, 5, 4, 3, 2, 1):
        assert len(game.automa.unexplored) == left - 1
        played.append(game.automa.top)
        explore(game)
    assert sorted([*played, LAST_CARD]) == sorted(EXPLORATION_CARDS)
    for _ in range(3):
        explore(game)
        assert game.automa.top == LAST_CARD


@rule("WS-042", "WS-120", "WS-121")
def test_a_move_needs_no_open_door_and_takes_the_token_in_the_way() -> None:
    game = Solo()
    passage = next(passage for passage, ends in PASSAGES.items() if set(ends) == {room("A"), room("C")})
    assert passage in game.state.closed
    tokens = list(game.state.door_bag)
    assert move(game.state, room("C"), "test")
    assert game.bot.explorer == room("C")
    assert passage not in game.state.closed
    assert len(game.bot.doors) == 1
    assert game.state.due == []
    assert game.state.door_bag == tokens
    assert game.bot.doors[0] not in tokens


@rule("WS-122")
def test_without_a_token_it_just_moves_and_to_its_own_room_not_at_all() -> None:
    game = Solo()
    game.state.closed = []
    assert move(game.state, room("B"), "test")
    assert game.bot.doors == []
    assert not move(game.state, room("B"), "test")


@rule("WS-041", "WS-123")
def test_a_mission_in_the_explorers_room_is_turned_up_without_its_bonus() -> None:
    game = Solo()
    game.bot.tents = [room("C")]
    assert not reveal(game.state, "test")
    game.bot.explorer = room("B")
    before = (game.bot.vp, game.you.vp, game.you.wood, len(game.you.hand))
    assert reveal(game.state, "test")
    assert game.state.missions["mission-space:m-B"] in MISSIONS
    assert not game.state.missions["mission-space:m-C"]
    assert (game.bot.vp, game.you.vp, game.you.wood, len(game.you.hand)) == before
    assert game.state.due == []


@pytest.mark.parametrize(("top", "space"), [("rx1", "D1"), ("rx2", "D2"), ("rx5", "D2"), ("rx3", "D1")])
@rule("WS-124")
def test_of_two_missions_in_a_room_the_smaller_number_of_the_top_plan(top: str, space: str) -> None:
    plan = EXPLORATION_CARDS[f"exploration:{top}"].plan
    assert plan[f"m-{space}"] == min(plan["m-D1"], plan["m-D2"])
    game = Solo()
    game.bot.explorer = room("D")
    game.next_exploration(top)
    reveal(game.state, "test")
    assert game.state.missions[f"mission-space:m-{space}"]


@rule("WS-125", "WS-143")
def test_the_plan_in_force_is_that_of_the_next_card_and_at_the_end_the_last_ones() -> None:
    """rx1, row D reveals. Its own plan has the left mission first; the last card's, under it, the right one."""
    assert EXPLORATION_CARDS["exploration:rx1"].plan["m-D1"] < EXPLORATION_CARDS["exploration:rx1"].plan["m-D2"]
    game = Solo()
    game.bot.explorer = room("D")
    game.next_exploration("rx1")
    explore(game)
    assert game.state.missions["mission-space:m-D2"]
    assert not game.state.missions["mission-space:m-D1"]
    explore(game)
    game.mission("D2", face_up=False)
    game.bot.explorer = room("D")
    reveal(game.state, "test")
    assert game.state.missions["mission-space:m-D2"]


@rule("WS-126")
def test_a_tent_goes_into_the_explorers_room() -> None:
    game = Solo()
    game.bot.explorer = room("E")
    assert place_tent(game.state, "test")
    assert game.bot.tents == [room("E")]


@rule("WS-127")
def test_at_most_two_tents_in_different_rooms() -> None:
    game = Solo()
    game.bot.explorer = room("E")
    game.bot.tents = [room("E")]
    assert not place_tent(game.state, "test")
    game.bot.tents = [room("B"), room("C")]
    assert not place_tent(game.state, "test")
    assert game.bot.tents == [room("B"), room("C")]


@rule("WS-128")
def test_no_tent_outside() -> None:
    game = Solo()
    assert not place_tent(game.state, "test")
    assert game.bot.tents == []


@rule("WS-129")
def test_a_mouse_of_the_explorers_room_else_of_a_tents_room() -> None:
    game = Solo()
    game.bot.explorer = room("B")
    game.bot.tents = [room("C")]
    assert take(game)
    assert "mouse-space:t-B1" not in game.state.mouse_spaces
    assert "mouse-space:t-C1" in game.state.mouse_spaces
    assert take(game)
    assert "mouse-space:t-C1" not in game.state.mouse_spaces
    assert not take(game)
    assert len(game.bot.mice) == 2


@rule("WS-129", "WS-139")
def test_on_a_card_too_the_mouse_may_come_from_a_tents_room() -> None:
    """rx2, row F: reveal, mouse, tent; and the corner of the last card, from a room without cheese or mice."""
    game = Solo()
    game.bot.explorer = room("F")
    game.bot.tents = [room("C")]
    game.state.mouse_spaces.remove("mouse-space:t-F1")
    game.next_exploration("rx2")
    explore(game)
    assert "mouse-space:t-C1" not in game.state.mouse_spaces
    assert len(game.bot.mice) == 1
    game.bot.tents = [room("B")]
    explore(game)
    assert "mouse-space:t-B1" not in game.state.mouse_spaces
    assert (len(game.bot.mice), game.bot.explorer) == (2, room("F"))


@rule("WS-130", "WS-131")
def test_you_choose_between_the_tents_only() -> None:
    game = Solo()
    game.bot.tents = [room("C"), room("E")]
    assert take(game, "take/mouse-space:t-E1")
    (choice,) = game.asked
    assert choice.seat == 0
    assert choice.ids == ["take/mouse-space:t-C1", "take/mouse-space:t-E1"]
    assert "mouse-space:t-E1" not in game.state.mouse_spaces
    game.bot.explorer = room("D")
    game.bot.tents = [room("B"), room("F")]
    assert take(game)
    assert len(game.asked) == 1
    assert "mouse-space:t-D1" not in game.state.mouse_spaces


@rule("WS-132")
def test_a_mouse_without_a_free_room_is_a_dug_room() -> None:
    game = Solo()
    game.fill_rooms()
    game.bot.explorer = room("B")
    assert take(game)
    assert (game.bot.mice, game.bot.dug) == ([], 1)
    assert "mouse-space:t-B1" in game.state.mouse_spaces


@rule("WS-133", "WS-134")
def test_the_cheese_only_from_its_room_and_with_a_free_one() -> None:
    game = Solo()
    assert not take_cheese(game.state, "test")
    game.bot.explorer = CHEESE_ROOM
    game.fill_rooms()
    assert take_cheese(game.state, "test")
    assert (game.bot.mice, game.bot.dug, game.state.cheese) == ([], 1, ["mouse:cheese6"])
    assert take_cheese(game.state, "test")
    assert (game.bot.mice, game.state.cheese) == (["mouse:cheese6"], [])
    assert not take_cheese(game.state, "test")


@rule("WS-135")
def test_the_cheese_is_a_cellar_mouse() -> None:
    assert MICE["mouse:cheese6"].kind == "cellar"


@rule("WS-136")
def test_example_of_an_exploration() -> None:
    """In D with two face-down missions, rx2 is turned up and only the last card is left."""
    game = Solo()
    game.bot.explorer = room("D")
    game.next_exploration("rx2")
    hatch = next(passage for passage, ends in PASSAGES.items() if set(ends) == {room("D"), room("E")})
    points = game.bot.vp
    explore(game)
    assert game.state.missions["mission-space:m-D2"]
    assert not game.state.missions["mission-space:m-D1"]
    assert game.bot.tents == [room("D")]
    assert game.bot.explorer == room("E")
    assert hatch not in game.state.closed
    assert (len(game.bot.doors), game.bot.vp, game.state.due) == (1, points, [])


# --- the last card ---------------------------------------------------------------------------------------------


def corner(game: Solo) -> None:
    game.run(do_corner(game.state, EXPLORATION_CARDS[LAST_CARD]))


@rule("WS-138", "WS-139", "WS-140")
def test_cheese_else_mouse_else_a_move_to_g_and_only_one_of_them() -> None:
    game = Solo()
    game.next_exploration("rx7")
    game.automa.top, game.automa.unexplored = LAST_CARD, []
    explore(game)
    assert game.bot.explorer == room("G")
    assert game.bot.mice == []
    explore(game)
    assert game.bot.mice == ["mouse:cheese6"]
    explore(game)
    assert len(game.bot.mice) == 2
    assert game.bot.explorer == room("G")
    assert game.automa.last_played


@rule("WS-141")
def test_the_move_to_g_is_direct_and_takes_only_a_token_between_the_two_rooms() -> None:
    game = Solo()
    closed = list(game.state.closed)
    corner(game)
    assert (game.bot.explorer, game.state.closed, game.bot.doors) == (room("G"), closed, [])
    game.state.cheese = []
    game.state.mouse_spaces = []
    corner(game)
    assert game.bot.explorer == room("G")
    game.bot.explorer = room("F")
    corner(game)
    assert len(game.bot.doors) == 1


@rule("WS-142")
def test_with_strength_three_the_choice_is_made_twice() -> None:
    game = Solo()
    game.automa.top, game.automa.unexplored = LAST_CARD, []
    game.bot.workers["farm"] = 3
    game.play("ra_explore")
    explored = [told["why"] for told in game.told("ratbot-took-mouse") if told["why"] == LAST_CARD]
    assert game.bot.explorer == room("G")
    assert explored == [LAST_CARD]
    assert len(game.told("ratbot-explores-last")) == 2


# --- missions --------------------------------------------------------------------------------------------------


@rule("WS-144")
def test_only_a_face_up_card_can_be_solved() -> None:
    game = Solo()
    game.bot.explorer = room("B")
    assert not solve_mission(game.state, "test")
    game.mission("B")
    assert solve_mission(game.state, "test")


@rule("WS-145")
def test_only_with_the_explorer_or_a_tent_in_the_room() -> None:
    game = Solo()
    game.mission("B")
    assert not solve_mission(game.state, "test")
    game.bot.tents = [room("B")]
    assert solve_mission(game.state, "test")


@rule("WS-146")
def test_the_first_free_row_from_top_to_bottom() -> None:
    game = Solo()
    mission = game.mission("B")
    game.bot.explorer = room("B")
    first, second, third = (row.component for row in MISSIONS[mission].rows)
    game.state.rows = {second: 0}
    solve_mission(game.state, "test")
    solve_mission(game.state, "test")
    assert game.state.rows == {second: 0, first: 1, third: 1}
    assert game.automa.solved == game.bot.markers == 2


@rule("WS-041", "WS-147", "WS-149")
def test_it_ignores_requirements_costs_and_rewards() -> None:
    for seed in range(6):
        game = Solo(seed=seed)
        game.mission("B")
        game.bot.explorer = room("B")
        for _ in range(3):
            assert solve_mission(game.state, "test")
        assert (game.bot.vp, game.bot.hand, game.state.due) == (10, [], [])


@rule("WS-148")
def test_it_ignores_locks() -> None:
    game = Solo()
    locked = next(mission for mission in MISSIONS.values() if mission.rows[0].locks or mission.rows[1].locks)
    game.state.missions["mission-space:m-B"] = locked.component
    row = next(row for row in locked.rows if row.locks)
    game.state.rows = {other.component: 0 for other in locked.rows if not row.locks}
    game.bot.explorer = room("B")
    for _ in locked.rows:
        assert solve_mission(game.state, "test")
    assert row.component in game.state.rows


@rule("WS-150")
def test_of_several_cards_the_smallest_number_on_the_plan() -> None:
    game = Solo()
    for space in ("B", "C", "E"):
        game.mission(space)
    game.bot.explorer, game.bot.tents = room("B"), [room("C"), room("E")]
    game.next_exploration("rx6")
    solve_mission(game.state, "test")
    assert game.told("ratbot-solved")[-1]["space"] == "mission-space:m-C"


@rule("WS-151")
def test_example_of_solving_a_mission() -> None:
    game = Solo()
    mission = game.mission("D1")
    game.mission("B")
    game.bot.explorer, game.bot.tents = room("D"), [room("B")]
    game.next_exploration("rx1")
    solve_mission(game.state, "test")
    assert game.state.rows == {MISSIONS[mission].rows[0].component: 1}


@rule("WS-152")
def test_a_card_without_a_free_row_cannot_be_chosen() -> None:
    game = Solo()
    mission = game.mission("B")
    game.state.rows = {row.component: 0 for row in MISSIONS[mission].rows}
    game.bot.explorer = room("B")
    assert not solve_mission(game.state, "test")


@rule("WS-153")
def test_without_a_marker_it_cannot_solve() -> None:
    game = Solo()
    game.mission("B")
    game.bot.explorer = room("B")
    game.automa.solved = 7
    assert not solve_mission(game.state, "test")


@rule("WS-154")
def test_its_markers_fit_house_and_cellar_cards() -> None:
    game = Solo()
    game.mission("B")
    game.mission("E")
    game.bot.tents = [room("B"), room("E")]
    kinds = set()
    for _ in range(6):
        assert solve_mission(game.state, "test")
    for row in game.state.rows:
        kinds.add(next(mission.kind for mission in MISSIONS.values() if ROWS[row] in mission.rows))
    assert kinds == {"house", "cellar"}


@rule("WS-155")
def test_a_row_it_solved_opens_its_lock_for_you() -> None:
    game = Solo()
    locked = next(
        mission
        for mission in MISSIONS.values()
        if mission.rows[0].opens is not None and mission.rows[1].locks == (mission.rows[0].opens,)
    )
    game.state.missions["mission-space:m-B"] = locked.component
    game.bot.explorer = room("B")
    assert locks_shut(game.state, locked.component, locked.rows[1])
    solve_mission(game.state, "test")
    assert not locks_shut(game.state, locked.component, locked.rows[1])


@rule("WS-156")
def test_a_row_with_its_marker_is_closed_to_you() -> None:
    game = Solo()
    you = game.you
    game.bot.explorer = you.explorer = room("B")
    you.wood = you.metal = you.joker = you.move = 20
    you.rooms, you.dug, you.beds, you.current = 9, 6, 6, 2
    for mission in MISSIONS:
        game.state.missions["mission-space:m-B"] = mission
        game.state.rows = {}
        top = ("solve", MISSIONS[mission].rows[0].component)
        if top in solvable(game.state, you):
            break
    assert top in solvable(game.state, you)
    solve_mission(game.state, "test")
    assert top not in solvable(game.state, you)
