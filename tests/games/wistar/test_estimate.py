"""The estimate that guides the greedy bot: it must prefer what a sensible player would."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.wistar.helpers import Game
from warren.games.wistar.estimate import turns_left
from warren.games.wistar.rulebook import RULEBOOK
from warren.games.wistar.state import HUT


def worth(game: Game, seat: int = 0) -> float:
    return RULEBOOK.estimate(game.state, seat)


def gain(game: Game, option: str) -> float:
    """How much better a choice leaves one off."""
    before = worth(game)
    game.turn(option)
    return worth(game) - before


def in_round(number: int, leaders: int = 3) -> Game:
    """Seat 0 is to place a leader in this round, with so many left."""
    game = Game()
    game.state.round = number
    game.me.leaders = leaders
    return game


def last_turn() -> Game:
    """Seat 0's last leader stands in the hut already: nothing is left but quick actions."""
    game = in_round(5, leaders=0)
    game.state.leader = HUT
    return game


# --- means ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["wood", "metal", "move", "joker", "vp"])
@pytest.mark.parametrize("number", [1, 5])
def test_more_is_better(what: str, number: int) -> None:
    game = in_round(number)
    before = worth(game)
    setattr(game.me, what, getattr(game.me, what) + 1)
    assert worth(game) > before


@pytest.mark.parametrize("what", ["wood", "metal", "move", "joker"])
def test_means_lose_worth_as_the_turns_run_out(what: str) -> None:
    gains = []
    for game in (in_round(1), in_round(5), last_turn()):
        before = worth(game)
        setattr(game.me, what, getattr(game.me, what) + 1)
        gains.append(worth(game) - before)
    assert gains[0] > gains[1] > gains[2]
    assert gains[2] <= 0.5


def test_nobody_needs_the_tenth_wood_as_much_as_the_first() -> None:
    game = in_round(1)
    values = []
    for game.me.wood in (0, 1, 9, 10):
        values.append(worth(game))
    assert values[1] - values[0] > values[3] - values[2]


# --- workers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 3, 5])
@pytest.mark.parametrize("away", ["forest", "farm"])
def test_moving_a_worker_there_and_back_only_costs(number: int, away: str) -> None:
    game = in_round(number)
    game.workers(0, forest=1, burrow=2, farm=1)
    game.me.move = 3
    before = worth(game)
    game.turn(f"shift/area:burrow/area:{away}", f"shift/area:{away}/area:burrow")
    assert game.me.workers == {"forest": 1, "burrow": 2, "farm": 1}
    assert worth(game) < before


@pytest.mark.parametrize("other", ["forest", "burrow"])
def test_the_first_workers_are_best_off_in_the_farm_which_needs_no_wood_or_metal(other: str) -> None:
    there, elsewhere = in_round(1), in_round(1)
    for game, area in ((there, "farm"), (elsewhere, other)):
        game.me.entrance = 0
        game.workers(0, **{area: 2})
    assert worth(there) > worth(elsewhere)


def test_with_four_workers_in_the_farm_the_next_is_as_well_off_elsewhere() -> None:
    gains = []
    for farm in (3, 4):
        game = in_round(1)
        game.workers(0, farm=farm)
        before = worth(game)
        game.workers(0, farm=farm + 1)
        gains.append(worth(game) - before)
    assert gains[0] > gains[1] + 1


def test_the_first_turn_of_a_round_doesnt_cost_a_turn() -> None:
    """Who ends a round and begins the next would else put off the end."""
    game = in_round(2, leaders=0)
    game.state.leader = HUT
    before = turns_left(game.state, game.me)
    game.state.leader, game.state.round, game.me.leaders = "", 3, 3
    assert turns_left(game.state, game.me) == before
    game.me.leaders = 2
    assert turns_left(game.state, game.me) < before


def test_giving_up_the_rest_of_a_turn_doesnt_hurt_the_next_player() -> None:
    """The opponent's turn must not seem to be gone only when it begins."""
    game = in_round(3, leaders=2)
    game.players[1].leaders = 2
    game.turn("leader/space:s2b")
    before = worth(game, 1)
    game.turn("end")
    assert game.state.at == 1
    assert worth(game, 1) == pytest.approx(before)


# --- goals ----------------------------------------------------------------------------------------------------------


def with_a_goal_reached() -> Game:
    """goal01: 3 rooms dug; 4 VP and an advanced card. It is seat 0's last turn."""
    game = last_turn()
    game.lay_goals("goal01")
    game.me.dug = 3
    return game


def test_a_goal_is_better_claimed_than_kept() -> None:
    for number in (1, 3, 5):
        game = with_a_goal_reached()
        game.state.round = number
        before = worth(game)
        game.turn("claim/goal:goal01")
        assert worth(game) > before


def test_a_goal_that_there_is_no_turn_left_to_claim_is_worth_nothing() -> None:
    game = with_a_goal_reached()
    keeping = worth(game)
    game.state.at = 1
    game.state.leader = ""
    assert worth(game) < keeping - 3


# --- cards ----------------------------------------------------------------------------------------------------------


def test_late_in_the_game_a_card_in_play_is_better_than_its_price() -> None:
    """Card 17: 4 VP for 2 metal."""
    keeping, playing = last_turn(), last_turn()
    for game in (keeping, playing):
        game.hold(0, 17)
        game.me.metal = 2
    playing.me.metal = 0
    playing.hold(0)
    playing.put(0, 17)
    assert worth(playing) > worth(keeping) + 2


def test_a_card_that_cant_be_played_any_more_is_only_a_left_over() -> None:
    game = last_turn()
    game.hold(0)
    before = worth(game)
    game.hold(0, 17)
    assert worth(game) - before == pytest.approx(0.2)


def test_a_place_that_lets_one_play_is_better_with_a_card_to_play() -> None:
    """s1a: play an invention; card 17 costs 2 metal and asks for agility, for which a joker stands."""
    gains = []
    for metal in (0, 2):
        game = in_round(5, leaders=1)
        game.hold(0, 17)
        game.me.metal, game.me.joker = metal, 1
        game.lay_sector("s1", 0)
        gains.append(gain(game, "leader/space:s1a"))
    assert gains[1] > gains[0] + 1


# --- the burrow -----------------------------------------------------------------------------------------------------


def test_at_the_end_a_room_counts_what_is_printed() -> None:
    game = last_turn()
    game.me.discs = 0
    points = []
    for game.me.dug in range(7):
        points.append(worth(game))
    assert [round(later - first) for first, later in pairwise(points)] == [0, 1, 2, 3, 4, 5]


def test_early_the_first_room_is_worth_its_metal() -> None:
    poor, rich = in_round(1), in_round(1)
    poor.me.metal -= 2
    poor.me.dug, poor.me.rooms = 1, 4
    assert worth(poor) > worth(rich)


# --- the farm -------------------------------------------------------------------------------------------------------


def test_the_explorer_is_drawn_to_where_something_lies() -> None:
    outside, inside = in_round(2), in_round(2)
    inside.me.explorer = "room:C"
    assert worth(inside) > worth(outside)
    outside.state.round = inside.state.round = 5
    outside.me.leaders = inside.me.leaders = 0
    outside.state.leader = inside.state.leader = HUT
    assert worth(inside) == pytest.approx(worth(outside))


def test_a_mission_within_reach_is_a_prospect_and_a_place_that_solves_it_is_better() -> None:
    """mis03a: 2 of anything for 2 VP, and a marker comes off; s2a solves."""
    gains = []
    for room in ("room:A", "room:C"):
        game = in_round(5, leaders=1)
        game.lay_mission("m-C", "mis03")
        game.me.explorer = room
        game.lay_sector("s2", 0)
        gains.append(gain(game, "leader/space:s2a"))
    assert gains[1] > gains[0] + 1


def test_a_mouse_is_worth_more_to_those_who_have_a_room_for_it() -> None:
    """s3b: the mouse of the round."""
    gains = []
    for beds in (0, 3):
        game = in_round(5, leaders=1)
        game.me.beds_in = beds
        game.lay_sector("s3", 0)
        game.state.round_mouse = "mouse:hm02"
        gains.append(gain(game, "leader/space:s3b"))
    assert gains[0] > gains[1] + 2


# --- the end --------------------------------------------------------------------------------------------------------


def test_when_the_game_is_over_only_points_count() -> None:
    game = Game()
    game.me.wood, game.me.metal, game.me.move, game.me.joker, game.me.hand = 4, 0, 0, 1, []
    game.me.vp, game.me.dug = 20, 4
    game.state.phase = "end"
    assert worth(game) == 26
