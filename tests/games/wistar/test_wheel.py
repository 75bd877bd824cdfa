"""The wheel (W-084..W-091, W-095, W-096, W-148..W-157): leaders in sectors, main actions, bonus actions."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, built, changes, dug, measure, meet_mission, stand
from tests.ledger_marks import rule
from warren.games.wistar.pieces import AREA_OF, SECTOR_OF
from warren.games.wistar.wheel import strength


def spaces(game: Game) -> set[str]:
    """The spaces a leader may be placed on now."""
    return {option[7:] for option in game.options() if option.startswith("leader/")}


def take_bonus(game: Game, space: str, *answers: str) -> dict[str, int]:
    """Seat 0 takes the bonus action of a space; what it has more or less then."""
    before = measure(game.players[0])
    game.choose(f"leader/{space}", f"bonus/{space}", *answers)
    assert game.asked() == "turn"
    return changes(before, game.players[0])


# --- leaders --------------------------------------------------------------------------------------------------------


@rule("W-084")
def test_each_space_holds_one_leader_and_any_sector_may_be_chosen() -> None:
    game = Game()
    free = spaces(game)
    assert {SECTOR_OF[space] for space in free} == {f"sector:s{n}" for n in range(1, 7)}
    game.choose("leader/space:s1a", "end")
    assert spaces(game) == free - {"space:s1a"}
    game.choose("leader/space:s2b", "end")
    assert not spaces(game) & {"space:s1a", "space:s2b"}


@rule("W-085")
def test_no_two_leaders_of_one_player_in_a_sector() -> None:
    game = Game()
    game.choose("leader/space:s1a", "end")
    assert "space:s1b" in spaces(game)  # the other player may
    game.choose("leader/space:s3a", "end")
    assert not spaces(game) & {"space:s1b", "space:s3a"}
    assert "space:s3b" in spaces(game)
    game.choose("leader/space:s3b", "end", "leader/space:s1b", "end")
    assert {SECTOR_OF[space] for space in spaces(game)} == {f"sector:s{n}" for n in (2, 4, 5, 6)}


@rule("W-086", "W-091")
@pytest.mark.parametrize(
    ("place", "main"),
    list(enumerate(["gather_wood", "dig_rooms", "gather_metal", "build_beds", "find_ideas", "explore"])),
)
def test_the_board_beyond_the_sector_gives_the_main_action(place: int, main: str) -> None:
    """The same space stands before another main action as the wheel turns."""
    game = Game()
    game.lay_sector("s1", place)
    game.workers(0, forest=2, burrow=2, farm=2)
    game.tokens(0, wood=8, metal=8)
    game.choose("leader/space:s1b")
    assert [option for option in game.options() if option.startswith("main/")] == [f"main/{main}"]
    assert "bonus/space:s1b" in game.options()


# --- main actions ---------------------------------------------------------------------------------------------------


@rule("W-089", "W-417", "W-088")
def test_the_strength_is_the_number_of_workers_in_the_area() -> None:
    game = bare()
    game.workers(0, forest=1, burrow=2, farm=3)
    stand(game, 0, "C", "D")
    game.workers(1, forest=5)
    me = game.players[0]
    strengths = {action: strength(me, action) for action in AREA_OF}
    assert strengths == {
        "gather_wood": 1,
        "dig_rooms": 1,
        "gather_metal": 2,
        "build_beds": 2,
        "find_ideas": 3,
        "explore": 3,
    }


@rule("W-095", "W-276")
def test_gather_wood_with_two_workers_gives_two_wood() -> None:
    game = bare()
    game.lay_sector("s1", 0)
    game.workers(0, forest=2, burrow=4, farm=4)
    game.choose("leader/space:s1a", "main/gather_wood")
    assert (game.me.wood, game.me.metal) == (2, 0)


@rule("W-096")
def test_gather_metal_gives_metal_equal_to_the_strength() -> None:
    game = bare()
    game.lay_sector("s1", 2)
    game.workers(0, forest=4, burrow=3, farm=4)
    game.choose("leader/space:s1a", "main/gather_metal")
    assert (game.me.wood, game.me.metal) == (0, 3)


@rule("W-097", "W-020")
def test_dig_rooms_digs_up_to_the_strength() -> None:
    game = bare()
    game.lay_sector("s1", 1)
    game.workers(0, forest=2)
    game.tokens(0, metal=9)
    game.choose("leader/space:s1b", "main/dig_rooms")
    assert game.options() == ["dig/2", "dig/1"]
    game.choose("dig/1")
    assert (game.me.dug, game.me.metal) == (1, 7)


@rule("W-104", "W-020")
def test_build_beds_builds_up_to_the_strength() -> None:
    game = bare()
    game.lay_sector("s1", 3)
    game.workers(0, burrow=2)
    game.tokens(0, wood=9)
    game.choose("leader/space:s1b", "main/build_beds")
    assert game.options() == ["build/2", "build/1"]
    game.choose("build/2")
    assert (game.me.beds, game.me.wood) == (2, 5)


@rule("W-097", "W-104", "W-103", "W-421")
def test_with_all_tiles_gone_there_is_nothing_to_dig_or_build() -> None:
    for place, main in ((1, "main/dig_rooms"), (3, "main/build_beds")):
        game = bare()
        game.lay_sector("s1", place)
        dug(game, 0, 6)
        built(game, 0, 6)
        game.workers(0, forest=2, burrow=2)
        game.tokens(0, wood=9, metal=9)
        game.choose("leader/space:s1b")
        assert main not in game.options()


# --- bonus actions --------------------------------------------------------------------------------------------------


@rule("W-148")
def test_the_bonus_joker_is_one_joker() -> None:
    assert take_bonus(bare(), "space:s1b") == {"joker": 1}


@rule("W-150", "W-149")
@pytest.mark.parametrize(("space", "token"), [("space:s2b", "wood"), ("space:s5c4", "metal")])
def test_the_bonus_wood_or_metal_is_one_token_with_the_top_basic_card_beside_it(space: str, token: str) -> None:
    game = Game(4)
    game.hold(0)
    game.next_cards(33)
    assert take_bonus(game, space) == {token: 1, "hand": 1}
    assert game.players[0].hand == ["card:33"]


@rule("W-151", "W-136")
def test_the_bonus_explore_point_is_spent_at_once() -> None:
    game = Game(3)
    game.hold(0)
    stand(game, 0, "C")
    game.next_mission("mis01")
    before = measure(game.players[0])
    game.choose("leader/space:s4b34", "bonus/space:s4b34")
    assert game.asked() == "explore"
    game.choose("reveal/mission-space:m-C")
    assert changes(before, game.players[0]) == {"wood": 2}
    assert game.asked() == "turn"
    assert "bonus" not in game.heads()


@rule("W-152", "W-236")
def test_the_bonus_potion_needs_no_visit_and_gives_no_movement_token() -> None:
    game = bare()
    assert take_bonus(game, "space:s5a23", "metal") == {"metal": 1}
    assert game.state.hut == []


@rule("W-153", "W-155")
def test_the_bonus_mouse_is_the_one_that_lies_open_in_this_round() -> None:
    game = bare()
    game.state.round_mouse = "mouse:hm11"
    game.refresh()
    assert take_bonus(game, "space:s3b", "take/mouse:hm11") == {"mice": 1, "metal": 2}
    assert game.state.round_mouse is None
    game.choose("end", "leader/space:s3a", "end")
    game.choose("hut", "wood", "end", "hut", "wood", "end")
    game.state.leaders = {}
    game.refresh()
    game.choose("leader/space:s3b")
    assert "bonus" not in game.heads()  # one round mouse is all there is in a round


@rule("W-153", "W-154", "W-131")
def test_without_a_free_room_the_round_mouse_stays() -> None:
    game = bare()
    built(game, 0, 3)
    mouse = game.state.round_mouse
    game.choose("leader/space:s3b")
    assert "bonus" not in game.heads()
    assert game.state.round_mouse == mouse


@rule("W-156", "W-164")
def test_the_bonus_play_plays_a_card_of_either_deck_whose_requirements_are_met() -> None:
    game = bare()
    game.hold(0, 44, 4, 48, 2)  # 48 asks for perception and 2 for electricity
    game.tokens(0, wood=4, metal=4)
    game.choose("leader/space:s1a", "bonus/space:s1a")
    assert game.options() == ["play/card:44", "play/card:4", "decline"]
    game.choose("play/card:44")
    me = game.players[0]
    assert (me.played, me.metal) == (["card:44"], 3)
    assert game.asked() == "turn"
    assert "bonus" not in game.heads()  # one card, not more


@rule("W-157")
def test_the_bonus_solve_puts_a_marker_of_choice_on_a_free_row_whose_requirements_are_met() -> None:
    game = bare()
    meet_mission(game, "mis03")
    game.tokens(0, wood=2)
    game.choose("leader/space:s2a", "bonus/space:s2a")
    assert game.options() == ["solve/row:mis03a", "decline"]
    game.choose("solve/row:mis03a")
    assert game.asked() == "marker"
    assert len(game.options()) == 4  # the brown ones, but for the two that cost a thing more
    game.choose("marker/power:veranda")
    me = game.players[0]
    assert (me.wood, me.vp, me.markers, me.powers) == (0, 12, 1, ["power:veranda"])
    assert game.state.rows == {"row:mis03a": 0}
