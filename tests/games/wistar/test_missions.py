"""Missions (W-199..W-211, W-285, W-286) and the markers of the ten powers (W-212..W-231)."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, changes, icons, measure, meet_mission, stand
from tests.ledger_marks import rule
from warren.games.wistar.language import MainAction, Solve
from warren.games.wistar.pieces import POWERS

BROWN = [power for power, printed in POWERS.items() if printed.color == "brown"]
GREY = [power for power, printed in POWERS.items() if printed.color == "grey"]


def rows(game: Game, seat: int = 0) -> set[str]:
    """The rows the seat could solve now."""
    game.run(seat, Solve())
    found = {option[10:] for option in game.options() if option.startswith("solve/")} if game.running else set()
    game.refresh()
    return found


def solve(game: Game, row: str, power: str = "veranda", *answers: str, seat: int = 0) -> dict[str, int]:
    """The seat solves a row with the marker of a power; what it has more or less then."""
    before = measure(game.players[seat])
    game.run(seat, Solve())
    game.choose(f"solve/row:{row}", f"marker/power:{power}", *answers)
    while game.running:
        game.choose(game.options()[-1])
    return changes(before, game.players[seat])


# --- where a mission can be solved ----------------------------------------------------------------------------------


@rule("W-199")
def test_only_a_face_up_card_can_be_solved_whoever_revealed_it() -> None:
    game = bare()
    game.tokens(0, wood=9, metal=9)
    stand(game, 0, "C")
    assert rows(game) == set()
    stand(game, 1, "C")
    game.next_mission("mis03")
    game.run(1, game.node(op="reveal", where="here"))
    game.choose("reveal/mission-space:m-C")
    assert rows(game) == {"mis03a"}


@rule("W-200", "W-246")
def test_only_in_a_room_with_the_own_explorer_or_tent() -> None:
    game = bare()
    meet_mission(game, "mis03")
    game.tokens(0, wood=9)
    game.tokens(1, wood=9)
    assert rows(game) == {"mis03a"}
    assert rows(game, seat=1) == set()
    stand(game, 0, "D")
    assert rows(game) == set()
    stand(game, 0, "D", "C")
    assert rows(game) == {"mis03a"}


@rule("W-200", "W-028")
def test_both_cards_of_a_room_are_at_hand() -> None:
    game = bare()
    stand(game, 0, "D")
    for space, mission in (("m-D1", "mis01"), ("m-D2", "mis03")):
        game.state.mission_bags["house"] = [f"mission:{mission}"]
        game.lay_mission(space, mission)
    game.tokens(0, wood=4, metal=4)
    assert rows(game) == {"mis01c", "mis03a"}


# --- solving a row --------------------------------------------------------------------------------------------------


@rule("W-203", "W-157", "W-214")
def test_a_row_takes_a_marker_of_choice_and_gives_its_reward_at_once() -> None:
    game = bare()
    meet_mission(game, "mis03")
    game.tokens(0, wood=2)
    assert solve(game, "mis03a", "three_points") == {"wood": -2, "vp": 2, "markers": 1, "powers": 1}
    assert game.state.rows == {"row:mis03a": 0}
    assert game.players[0].powers == ["power:three_points"]


@rule("W-214", "W-213")
@pytest.mark.parametrize(("mission", "row", "markers"), [("mis03", "mis03a", BROWN), ("mis07", "mis07a", BROWN + GREY)])
def test_the_player_chooses_freely_which_marker_that_fits(mission: str, row: str, markers: list[str]) -> None:
    """Brown ones go to any mission card, grey ones to cellar cards only."""
    game = bare()
    meet_mission(game, mission)
    game.tokens(0, wood=9)
    game.run(0, Solve())
    game.choose(f"solve/row:{row}")
    assert game.asked() == "marker"
    assert game.options() == [f"marker/{power}" for power in markers]


@rule("W-204")
def test_one_solve_solves_one_row() -> None:
    game = bare()
    meet_mission(game, "mis03")
    game.tokens(0, wood=9)
    icons(game, 0, agility=2)
    assert rows(game) == {"mis03a", "mis03b"}
    solve(game, "mis03a")
    assert not game.running
    assert len(game.state.rows) == 1


@rule("W-203", "W-205")
def test_a_row_holds_one_marker_and_a_player_may_hold_several_rows() -> None:
    game = bare()
    meet_mission(game, "mis03")
    stand(game, 1, "C")
    for seat in (0, 1):
        game.tokens(seat, wood=9)
        icons(game, seat, agility=2)
    solve(game, "mis03a")
    assert rows(game) == rows(game, seat=1) == {"mis03b"}
    solve(game, "mis03b", "three_points", "gain/2/0/0/0")
    assert game.state.rows == {"row:mis03a": 0, "row:mis03b": 0}
    assert game.players[0].markers == 2
    assert rows(game) == rows(game, seat=1) == set()


@rule("W-206", "W-415", "W-285")
def test_cards_paid_for_a_mission_go_to_the_discard_piles_of_their_decks() -> None:
    game = bare()
    game.hold(0, 31, 4)
    meet_mission(game, "mis03")
    assert solve(game, "mis03a", "veranda", "discard/card:31") == {"hand": -2, "vp": 2, "markers": 1, "powers": 1}
    assert game.state.decks["basic"].discards == ["card:31"]
    assert game.state.decks["advanced"].discards == ["card:4"]


@rule("W-022", "W-202")
def test_a_row_is_paid_in_full_or_not_solved() -> None:
    game = bare()
    meet_mission(game, "mis03")
    game.tokens(0, wood=1)
    assert rows(game) == set()
    game.tokens(0, wood=1, metal=1)
    assert rows(game) == {"mis03a"}


# --- locks ----------------------------------------------------------------------------------------------------------


@rule("W-207", "W-210", "W-209")
@pytest.mark.parametrize("opener", [0, 1])
def test_a_lock_is_opened_by_whoever_solves_the_row_that_shows_it(opener: int) -> None:
    game = bare()
    meet_mission(game, "mis01")
    stand(game, 1, "C")
    for seat in (0, 1):
        game.tokens(seat, wood=9, metal=9)
        icons(game, seat, strength=2)
    assert rows(game) == {"mis01a", "mis01c"}
    solve(game, "mis01a", seat=opener)
    assert rows(game) == {"mis01b", "mis01c"}
    assert rows(game, seat=1) == {"mis01b", "mis01c"}


@rule("W-208", "W-287", "W-288")
@pytest.mark.parametrize("order", [("mis03a", "mis03b"), ("mis03b", "mis03a")])
def test_a_row_with_two_locks_needs_both_open(order: tuple[str, str]) -> None:
    game = bare()
    meet_mission(game, "mis03")
    game.tokens(0, wood=9)
    icons(game, 0, agility=2, perception=1, endurance=1)
    assert "mis03c" not in rows(game)
    solve(game, order[0], "three_points")
    assert "mis03c" not in rows(game)
    solve(game, order[1], "double_moves")
    assert rows(game) == {"mis03c"}
    assert solve(game, "mis03c", "veranda")["vp"] == 5


@rule("W-209")
@pytest.mark.parametrize("first", ["mis01a", "mis01c"])
def test_apart_from_locks_rows_may_be_solved_in_any_order(first: str) -> None:
    game = bare()
    meet_mission(game, "mis01")
    game.tokens(0, wood=9, metal=9)
    icons(game, 0, strength=2)
    solve(game, first)
    assert {"mis01a", "mis01c"} - {first} <= rows(game)


@rule("W-286")
def test_unexplored_room_after_another_player_opened_the_hatch() -> None:
    game = bare()
    meet_mission(game, "mis01")
    stand(game, 1, "C")
    icons(game, 1, strength=2)
    solve(game, "mis01a", seat=1)
    game.tokens(0, wood=2, metal=2)
    icons(game, 0, strength=2)
    assert rows(game) == {"mis01b", "mis01c"}
    assert solve(game, "mis01c") == {"metal": -2, "current": 1, "markers": 1, "powers": 1}


@rule("W-285")
def test_reach_the_lock_asks_for_two_things_and_three_agility() -> None:
    game = bare()
    meet_mission(game, "mis05")
    game.hold(0, 31)
    game.tokens(0, metal=1)
    icons(game, 0, agility=2)
    assert rows(game) == set()
    icons(game, 0, agility=1)
    assert rows(game) == {"mis05a"}
    assert solve(game, "mis05a") == {"hand": -1, "metal": -1, "vp": 6, "markers": 1, "powers": 1}


# --- jokers ---------------------------------------------------------------------------------------------------------


@rule("W-160", "W-161", "W-163")
def test_jokers_stand_for_missing_skill_icons_of_a_mission_one_for_each() -> None:
    game = bare()
    meet_mission(game, "mis04")
    game.tokens(0, joker=2)
    icons(game, 0, strength=1)
    assert solve(game, "mis04a") == {"joker": -2, "vp": 4, "markers": 1, "powers": 1}
    assert rows(game) == set()


@rule("W-163", "W-346")
def test_a_joker_never_stands_for_energy() -> None:
    game = bare()
    meet_mission(game, "mis08")
    game.tokens(0, joker=9, wood=2)
    solve(game, "mis08a")
    assert rows(game) == set()
    game.players[0].icons["energy"] = 2
    assert rows(game) == {"mis08b"}


# --- markers --------------------------------------------------------------------------------------------------------


@rule("W-211", "W-213")
def test_without_a_marker_that_fits_nothing_can_be_solved() -> None:
    game = bare()
    meet_mission(game, "mis03")
    game.tokens(0, wood=9)
    game.unlock(0, *(power[6:] for power in BROWN))
    assert rows(game) == set()
    cellar = bare()
    meet_mission(cellar, "mis07")
    cellar.tokens(0, wood=9)
    cellar.unlock(0, *(power[6:] for power in BROWN))
    assert rows(cellar) == {"mis07a"}
    cellar.unlock(0, *(power[6:] for power in GREY))
    assert rows(cellar) == set()


@rule("W-211", "W-228")
def test_a_marker_that_cannot_be_paid_for_does_not_fit() -> None:
    game = bare()
    meet_mission(game, "mis03")
    game.unlock(0, "veranda", "double_moves", "skill", "three_points")
    game.tokens(0, wood=2)
    assert rows(game) == set()
    game.tokens(0, wood=3)
    assert rows(game) == {"mis03a"}


@rule("W-215", "W-216", "W-228")
@pytest.mark.parametrize(
    ("power", "price"),
    [("cheap_beds", {"bed_price": 1, "dig_price": 2}), ("cheap_rooms", {"bed_price": 2, "dig_price": 1})],
)
def test_the_first_two_markers_cost_one_thing_more_and_make_beds_or_rooms_cheap(
    power: str, price: dict[str, int]
) -> None:
    game = bare()
    game.hold(0, 31)
    meet_mission(game, "mis01")
    game.tokens(0, wood=1, metal=3)
    game.run(0, Solve())
    game.choose("solve/row:mis01c", f"marker/power:{power}")
    assert set(game.options()) == {"pay/1/2/0", "pay/0/3/0", "pay/0/2/1"}
    game.choose("pay/0/2/1")
    me = game.players[0]
    assert (me.wood, me.metal, me.hand) == (1, 1, [])
    assert {"bed_price": me.bed_price, "dig_price": me.dig_price} == price


@rule("W-217", "W-218", "W-219", "W-220", "W-221", "W-213")
def test_what_markers_of_the_other_powers_bring() -> None:
    game = bare()
    meet_mission(game, "mis07")
    game.tokens(0, wood=3)
    me = game.players[0]
    solve(game, "mis07a", "six_points")
    assert me.powers == ["power:six_points"]
    game.unlock(0, "veranda", "double_moves")
    assert (me.rooms, me.move_power) == (4, 2)
    game.tokens(0, current=1, metal=1)
    game.run(0, Solve())
    game.choose("solve/row:mis07b", "marker/power:skill", "take/skill:sk_endurance")
    assert me.icons["endurance"] == 1


@rule("W-223", "W-229")
@pytest.mark.parametrize("first", ["power:free_invention", "row:mis07b"])
def test_an_immediate_power_and_the_reward_come_in_the_order_the_player_likes(first: str) -> None:
    """The reward draws a card: taken first, that card may be played for free."""
    game = bare()
    game.hold(0, 31)
    meet_mission(game, "mis07")
    game.tokens(0, metal=1, current=1)
    game.next_cards(6)
    game.run(0, Solve())
    game.choose("solve/row:mis07b", "marker/power:free_invention")
    assert game.asked() == "order"
    assert set(game.options()) == {"first/power:free_invention", "first/row:mis07b"}
    game.choose(f"first/{first}")
    assert game.asked() == "play"
    drawn = {"play/card:6"} if first.startswith("row") else set()
    assert set(game.options()) == {"play/card:31", "decline"} | drawn


@rule("W-223")
def test_the_free_invention_is_for_now_and_may_be_given_up() -> None:
    game = bare()
    game.hold(0, 25)  # asks for much
    meet_mission(game, "mis07")
    game.tokens(0, wood=3)
    game.run(0, Solve())
    game.choose("solve/row:mis07a", "marker/power:free_invention", "first/row:mis07a", "decline")
    assert not game.running
    assert game.players[0].hand == ["card:25"]
    assert "play" not in game.heads()
    other = bare()
    other.hold(0, 25)
    meet_mission(other, "mis07")
    other.tokens(0, wood=3)
    other.run(0, Solve())
    other.choose("solve/row:mis07a", "marker/power:free_invention", "first/row:mis07a", "play/card:25")
    assert other.players[0].played == ["card:25"]


@rule("W-224", "W-230")
def test_the_main_action_of_a_marker_uses_no_leader_and_no_space() -> None:
    game = bare()
    meet_mission(game, "mis07")
    game.tokens(0, wood=3)
    game.workers(0, forest=2)
    game.run(0, Solve())
    game.choose("solve/row:mis07a", "marker/power:main_action")
    assert set(game.options()) == {"action/gather_wood", "decline"}  # no metal to dig with, nobody elsewhere
    game.choose("action/gather_wood")
    assert not game.running
    me = game.players[0]
    assert (me.wood, me.leaders) == (2, 3)
    assert game.state.leaders == {}
    assert not game.state.bonus_left
    assert POWERS["power:main_action"].effect is not None
    assert POWERS["power:main_action"].effect.do == (MainAction(of="any"),)


@rule("W-225", "W-289", "W-226")
def test_the_hero_of_a_marker_gives_points_for_its_skill_its_own_icons_included() -> None:
    game = bare()
    meet_mission(game, "mis07")
    game.tokens(0, wood=3)
    icons(game, 0, intelligence=1)
    game.put(0, 41)  # two intelligence icons
    game.run(0, Solve())
    before = measure(game.players[0])
    game.choose("solve/row:mis07a", "marker/power:hero", "take/hero:hero_intelligence")
    assert changes(before, game.players[0])["vp"] == 5 + 3 + 2
    assert game.players[0].icons["intelligence"] == 5


@rule("W-231")
def test_without_a_skill_token_or_hero_left_those_powers_give_only_their_points() -> None:
    game = bare()
    meet_mission(game, "mis07")
    game.tokens(0, wood=3, metal=1, current=1)
    game.state.skills, game.state.heroes = [], []
    solve(game, "mis07a", "hero")
    assert not game.running
    solve(game, "mis07b", "skill")
    assert game.players[0].powers == ["power:hero", "power:skill"]
    assert game.players[0].heroes == game.players[0].skills == []
