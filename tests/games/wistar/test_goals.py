"""Goals (W-162, W-251..W-261, W-290): discs on slots."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, changes, doors, dug, icons, measure
from tests.ledger_marks import rule
from warren.games.wistar.content import goals
from warren.games.wistar.language import PrivateGoal
from warren.games.wistar.state import COVERED, OPEN


def claims(game: Game, seat: int = 0) -> set[str]:
    """The goals the seat may claim in its turn."""
    game.state.at = game.state.order.index(seat)
    game.refresh()
    return {option[11:] for option in game.options() if option.startswith("claim/")}


def claim(game: Game, goal: str, *answers: str) -> dict[str, int]:
    """Seat 0 claims a goal; what it has more or less then."""
    before = measure(game.me)
    me = game.me
    game.choose(f"claim/goal:{goal}", *answers)
    return changes(before, me)


@rule("W-290", "W-251", "W-252", "W-257")
def test_three_rooms_dug_give_an_advanced_card_and_four_points_and_the_next_needs_more() -> None:
    """With four players the next slot asks for 4 rooms."""
    game = Game(4)
    for seat in range(4):
        game.hold(seat)
    game.lay_goals("goal01", "goal02", "goal03")
    game.next_cards(6)
    dug(game, 0, 3)
    dug(game, 1, 3)
    assert claims(game, 1) == {"goal01"}
    assert claims(game) == {"goal01"}
    assert claim(game, "goal01") == {"hand": 1, "vp": 4, "claimed": 1}
    assert game.players[0].hand == ["card:6"]
    assert claims(game, 1) == set()
    dug(game, 1, 4)
    assert claims(game, 1) == {"goal01"}
    game.choose("claim/goal:goal01")
    assert game.state.slots["goal:goal01"] == [0, 1, OPEN, OPEN]


@rule("W-251", "W-254", "W-256")
@pytest.mark.parametrize(("seats", "needed"), [(2, [3, 5]), (3, [3, 4, 5]), (4, [3, 4, 5, 6])])
def test_discs_go_to_the_topmost_free_slot_and_covered_slots_are_left_out(seats: int, needed: list[int]) -> None:
    game = Game(seats)
    game.lay_goals("goal01", "goal02", "goal03")
    for seat, n in enumerate(needed):
        dug(game, seat, n - 1)
        assert claims(game, seat) == set()
        dug(game, seat, n)
        assert claims(game, seat) == {"goal01"}
        game.choose("claim/goal:goal01")
    assert [told["needed"] for told in game.told("claimed")] == needed
    assert [slot for slot in game.state.slots["goal:goal01"] if slot != COVERED] == list(range(seats))


@rule("W-252", "W-257")
def test_every_slot_gives_the_same_bonus() -> None:
    game = bare()
    game.lay_goals("goal02", "goal01", "goal03")
    gains = []
    for seat, beds in ((0, 3), (1, 5)):
        game.players[seat].beds = beds
        game.state.at = seat
        game.refresh()
        gains.append(claim(game, "goal02"))
    assert gains == [{"joker": 1, "vp": 4, "claimed": 1}] * 2


@rule("W-162", "W-253")
def test_jokers_do_not_help_to_claim_a_goal() -> None:
    game = bare()
    game.lay_goals("goal12", "goal01", "goal02")
    icons(game, 0, agility=2, strength=2, perception=2)
    game.tokens(0, joker=9)
    assert claims(game) == set()
    icons(game, 0, endurance=1)
    assert claims(game) == {"goal12"}


@rule("W-254")
def test_a_taken_slot_is_gone_even_if_its_owner_no_longer_meets_it() -> None:
    game = bare()
    game.lay_goals("goal03", "goal01", "goal02")
    game.house(0, "hm10", "hm11", "hm12")
    game.house(1, "hm13", "hm14", "hm15")
    claims(game)
    claim(game, "goal03")
    game.players[0].mice = []
    assert claims(game, 1) == set()
    assert game.state.slots["goal:goal03"] == [0, COVERED, OPEN, COVERED]


@rule("W-255")
def test_a_player_has_one_disc_at_most_on_a_goal() -> None:
    game = bare()
    game.lay_goals("goal01", "goal02", "goal03")
    dug(game, 0, 6)
    assert claims(game) == {"goal01"}
    claim(game, "goal01")
    assert claims(game) == set()


@rule("W-258", "W-418")
def test_nothing_is_spent_by_claiming_a_goal() -> None:
    game = bare()
    game.lay_goals("goal10", "goal13", "goal05")
    doors(game, 0, 2)
    game.players[0].icons["energy"] = 2
    assert claims(game) == {"goal10", "goal13"}
    assert claim(game, "goal13") == {"vp": 4, "current": 1, "claimed": 1}
    assert claim(game, "goal10", "stop") == {"vp": 4, "claimed": 1}
    assert len(game.players[0].doors) == 2
    assert game.players[0].icons["energy"] == 2


@rule("W-260", "W-313")
def test_three_goals_at_most_private_ones_included() -> None:
    game = bare()
    game.lay_goals("goal01", "goal02", "goal03")
    me = game.players[0]
    dug(game, 0, 6)
    me.beds = 6
    me.mice = [f"mouse:hm{n}" for n in (10, 11, 12, 13, 14, 15)]
    game.state.goal_bag = ["goal:goal10"]
    game.run(0, PrivateGoal(draw=2))
    assert me.private == ["goal:goal10"]
    doors(game, 0, 2)
    assert claims(game) == {"goal01", "goal02", "goal03", "goal10"}
    claim(game, "goal10", "stop")
    for goal in ("goal01", "goal02"):
        claim(game, goal)
    assert me.discs == 0
    assert claims(game) == set()


@rule("W-261", "W-313")
def test_a_private_goal_is_claimed_on_its_top_slot_by_its_owner_only() -> None:
    game = bare()
    game.lay_goals("goal01", "goal02", "goal03")
    game.state.goal_bag = ["goal:goal10"]
    game.run(0, PrivateGoal(draw=2))
    doors(game, 0, 2)
    doors(game, 1, 5)
    assert claims(game, 1) == set()
    game.state.goal_bag = ["goal:goal13"]
    game.run(1, PrivateGoal(draw=2))
    game.players[1].icons["energy"] = 2
    assert claims(game, 1) == {"goal13"}
    assert claims(game) == {"goal10"}
    assert goals()["goal10"].slots[0] == 2


@rule("W-251", "W-237")
def test_the_bonus_comes_at_once() -> None:
    game = bare()
    game.lay_goals("goal10", "goal01", "goal02")
    doors(game, 0, 2)
    assert claims(game) == {"goal10"}
    game.choose("claim/goal:goal10")
    assert game.asked() == "explore"  # the bonus is an explore point, to be spent now
    assert game.me.vp == 14
