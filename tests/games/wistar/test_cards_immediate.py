"""Each of the 56 inventions with an immediate effect, in a position where it does something (W-182)."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import (
    Case,
    bare,
    built,
    case,
    dug,
    icons,
    make,
    measure,
    meet_mission,
    offered,
    open_passages,
    play,
    played,
    stand,
)
from tests.ledger_marks import rule
from warren.games.wistar.language import DrawKeep, Play, Solve
from warren.games.wistar.measures import Cheaper

OPEN_FRONT_DOOR = "open/passage:e1"
"""The front door leads from outside (A) into the hall (C); its token gives 2 VP."""


def two_goals_beside_the_board(game: Game) -> None:
    game.lay_goals("goal03", "goal04", "goal05")
    game.state.goal_bag = ["goal:goal01", "goal:goal02"]


def round_mouse(game: Game, mouse: str) -> None:
    game.state.round_mouse = f"mouse:{mouse}"


IMMEDIATE = [
    case(4, "reveal/mission-space:m-F", joker=1, marks=[rule("W-302", "W-371")]),
    case(
        10,
        "go/room:C",
        "open/passage:e3",
        setup=lambda game: open_passages(game, "e1"),
        explorer="C",
        doors=1,
        vp=2,
    ),
    case(11, "take/mouse-space:t-F1", mice=1, current=1),
    case(15, "dig/2", setup=lambda game: game.put(0, 59), dug=2, marks=[rule("W-305")]),
    case(17, "take/skill:sk_agility", skills=1),
    case(21, "action/gather_metal", setup=lambda game: game.workers(0, burrow=2), metal=2, marks=[rule("W-308")]),
    case(23, OPEN_FRONT_DOOR, "go/room:C", "reveal/mission-space:m-C", explorer="C", doors=1, vp=2, wood=2),
    case(27, "go/room:H", setup=lambda game: open_passages(game, "e1"), explorer="H", marks=[rule("W-311")]),
    case(31, OPEN_FRONT_DOOR, "go/room:C", explorer="C", doors=1, vp=2),
    case(
        32,
        "play/card:49",
        setup=[lambda game: game.hold(0, 49), lambda game: game.tokens(0, metal=2)],
        hand=-1,
        played=1,
        metal=-2,
        wood=1,
        move=1,
    ),
    case(
        33,
        "play/card:68",
        setup=[lambda game: game.hold(0, 68, 49), lambda game: game.tokens(0, metal=2)],
        hand=-1,
        played=1,
        metal=-2,
        current=1,
    ),
    case(34, setup=lambda game: icons(game, 0, endurance=2), vp=3),
    case(36, setup=lambda game: icons(game, 0, endurance=1), hand=2, marks=[rule("W-299")]),
    case(38, "keep/goal:goal02", setup=two_goals_beside_the_board, private=1, marks=[rule("W-313")]),
    case(39, "dig/1", dug=1),
    case(
        40,
        "play/card:49",
        setup=[lambda game: game.hold(0, 49), lambda game: game.tokens(0, metal=1)],
        hand=-1,
        played=1,
        metal=-1,
        wood=1,
        move=1,
        marks=[rule("W-314")],
    ),
    case(
        41,
        "action/find_ideas",
        "take/card:31",
        setup=[lambda game: game.workers(0, farm=1), lambda game: game.lay_market(31)],
        hand=1,
    ),
    case(46, "reveal/mission-space:m-C", setup=lambda game: stand(game, 0, "C"), wood=2),
    case(49, wood=1, move=1),
    case(50, "tent/room:D", setup=lambda game: open_passages(game, "e1"), tents=1, marks=[rule("W-316", "W-409")]),
    case(52, "wood", hand=1, wood=1, marks=[rule("W-318")]),
    case(55, "marker/power:veranda", powers=1, marks=[rule("W-320", "W-373")]),
    case(
        56,
        "go/room:C",
        "reveal/mission-space:m-C",
        setup=lambda game: open_passages(game, "e1"),
        explorer="C",
        wood=2,
    ),
    case(62, "action/gather_wood", setup=lambda game: game.workers(0, forest=3), wood=3),
    case(63, "build/1", setup=lambda game: game.tokens(0, wood=2), wood=-2, beds=1, beds_in=1, entrance=1),
    case(64, "take/mouse:hm11", setup=lambda game: round_mouse(game, "hm11"), mice=1, metal=2),
    case(65, "open/passage:e6", doors=1, vp=2, marks=[rule("W-323", "W-371")]),
    case(68, current=1),
    case(
        69, "play/card:68", setup=lambda game: game.hold(0, 68, 49), hand=-1, played=1, current=1, marks=[rule("W-324")]
    ),
    case(72, "branch/1", joker=2),
    case(75, "take/pile:cellar", mice=1, current=1, marks=[rule("W-326", "W-422")]),
    case(76, "action/gather_wood", setup=lambda game: game.workers(0, forest=2), wood=2),
    case(79, setup=lambda game: setattr(game.players[0], "markers", 2), move=2, vp=2, marks=[rule("W-283", "W-284")]),
    case(82, "play/card:68", setup=lambda game: game.next_cards(3, 68, 1), played=1, current=1, marks=[rule("W-329")]),
    case(91, setup=lambda game: dug(game, 0, 3), vp=3, marks=[rule("W-332")]),
    case(
        94,
        "play/card:102",
        setup=[lambda game: game.hold(0, 102), lambda game: game.tokens(0, wood=1)],
        hand=-1,
        played=1,
        wood=-1,
        marks=[rule("W-333")],
    ),
    case(
        98,
        "solve/row:mis01b",
        "marker/power:veranda",
        setup=[
            lambda game: meet_mission(game, "mis01"),
            lambda game: game.state.rows.update({"row:mis01a": 1}),
            lambda game: game.tokens(0, wood=2),
        ],
        wood=-2,
        vp=2,
        hand=1,
        markers=1,
        powers=1,
        marks=[rule("W-336")],
    ),
    case(104, "play/card:49", setup=lambda game: game.hold(0, 49, 68), hand=-1, played=1, wood=1, move=1),
    case(
        106,
        OPEN_FRONT_DOOR,
        "go/room:C",
        "stop",
        setup=lambda game: game.tokens(0, current=1),
        explorer="C",
        doors=1,
        vp=2,
    ),
    case(108, OPEN_FRONT_DOOR, doors=1, vp=2),
    case(109, setup=lambda game: icons(game, 0, strength=1), metal=3),
    case(113, current=1, move=1),
    case(114, "take/pile:house", "take/pile:cellar", mice=2, wood=2, current=1, marks=[rule("W-341", "W-422")]),
    case(115, current=2),
    case(117, "take/hero:hero_agility", heroes=1, vp=3),
    case(
        124,
        "solve/row:mis01a",
        "marker/power:veranda",
        setup=[lambda game: meet_mission(game, "mis01"), lambda game: icons(game, 0, strength=1)],
        vp=2,
        markers=1,
        powers=1,
        marks=[rule("W-344", "W-404")],
    ),
    case(129, "play/card:68", setup=lambda game: game.hold(0, 68, 49), hand=-1, played=1, current=1),
    case(137, setup=lambda game: game.lay_market(141, 31, 110, 1), hand=2, marks=[rule("W-351")]),
    case(
        141,
        "pay/0/0/0",
        setup=lambda game: built(game, 0, 1),
        beds_in=-1,
        wood=2,
        marks=[rule("W-352", "W-376")],
    ),
    case(142, "build/1", beds=1, beds_in=1, entrance=1),
    case(
        146,
        "play/card:158",
        setup=lambda game: game.hold(0, 158, 49),
        hand=-1,
        played=1,
        wood=1,
    ),
    case(152, "play/card:49", setup=lambda game: game.next_cards(31, 49, 32), played=1, wood=1, move=1),
    case(160, joker=1),
    case(163, OPEN_FRONT_DOOR, "go/room:C", explorer="C", doors=1, vp=2),
    case(165, "take/pile:house", mice=1, wood=2, marks=[rule("W-362", "W-422")]),
    case(
        174,
        "action/build_beds",
        "build/2",
        setup=[lambda game: game.workers(0, burrow=2), lambda game: game.tokens(0, wood=4)],
        wood=-4,
        beds=2,
        beds_in=2,
        entrance=2,
    ),
]


@rule("W-182")
@pytest.mark.parametrize("card", IMMEDIATE)
def test_an_immediate_effect(card: Case) -> None:
    game = bare()
    make(game, card.setup)
    me = game.players[0]
    start = me.explorer
    assert played(game, card.number, *card.answers) == card.changes
    assert me.explorer == (f"room:{card.explorer}" if card.explorer else start)


# --- more about some of them ----------------------------------------------------------------------------------------


@rule("W-309", "W-311", "W-408")
def test_reachable_rooms_are_joined_by_open_passages_and_outside_is_none() -> None:
    game = bare()
    play(game, 27)
    assert not game.running, "with both outside doors closed no room can be reached"
    open_passages(game, "e1")
    game.players[0].explorer = "room:C"
    play(game, 56)
    assert set(game.options()) == {"go/room:B", "go/room:H", "go/room:D", "decline"}


@rule("W-302")
def test_the_bionic_eye_may_turn_up_any_face_down_mission_card() -> None:
    game = bare()
    game.lay_mission("m-C", "mis01")
    play(game, 4)
    spaces = {option.split("/")[1] for option in game.options() if option != "decline"}
    assert spaces == {f"mission-space:m-{space}" for space in ("B", "D1", "D2", "E", "F")}


@rule("W-323")
def test_the_time_bomb_may_take_any_closed_door() -> None:
    game = bare()
    open_passages(game, "e3")
    play(game, 65)
    assert game.options() == [f"open/passage:{door}" for door in ("e1", "e2", "e4", "e5", "e6")] + ["decline"]


@rule("W-308", "W-377")
def test_the_missile_offers_its_three_main_actions_at_their_strength() -> None:
    game = bare()
    game.workers(0, forest=1, burrow=2, farm=1)
    game.tokens(0, metal=2, wood=9)
    play(game, 21)
    assert game.options() == ["action/gather_metal", "action/dig_rooms", "action/explore", "decline"]
    game.choose("action/dig_rooms")
    assert (game.players[0].dug, game.players[0].metal) == (1, 0)


@rule("W-316")
def test_a_hiking_tent_may_move_one_of_two_placed_tents() -> None:
    game = bare()
    stand(game, 0, "E", "F", "G")
    play(game, 50)
    assert game.options() == ["move_tent/room:F/room:E", "move_tent/room:G/room:E", "decline"]
    game.choose("move_tent/room:G/room:E")
    assert game.players[0].tents == ["room:F", "room:E"]


@rule("W-320", "W-228")
def test_the_cart_pays_the_price_of_the_first_two_spaces() -> None:
    game = bare()
    play(game, 55)
    assert "marker/power:cheap_beds" not in game.options()
    assert all(not option.endswith(power) for option in game.options() for power in ("six_points", "hero"))
    game.choose("decline")
    game = bare()
    game.tokens(0, metal=1)
    play(game, 55, "marker/power:cheap_beds")
    me = game.players[0]
    assert (me.metal, me.bed_price, me.markers, me.powers) == (0, 1, 0, ["power:cheap_beds"])


@pytest.mark.parametrize(("branch", "changed"), [("branch/1", "joker"), ("branch/2", "current"), ("branch/3", "hand")])
def test_the_kitten_gives_one_of_three(branch: str, changed: str) -> None:
    game = bare()
    expected = {"joker": 2, "current": 1, "hand": 2}
    assert played(game, 72, branch) == {changed: expected[changed]}


def test_a_branch_without_result_may_not_be_chosen() -> None:
    game = bare()
    game.tokens(0, current=2)
    play(game, 72)
    assert game.options() == ["branch/1", "branch/3"]


@rule("W-412")
def test_the_firefly_without_electricity_gives_a_point() -> None:
    assert played(bare(), 106) == {"vp": 1}


@rule("W-329", "W-398")
def test_cards_drawn_to_play_one_are_discarded_but_for_that_one() -> None:
    game = bare()
    game.next_cards(3, 68, 1)
    play(game, 82)
    assert game.options() == ["play/card:3", "play/card:68", "play/card:1", "decline"]
    game.choose("decline")
    assert game.state.decks["advanced"].discards == ["card:3", "card:68", "card:1"]
    assert game.players[0].hand == []


@rule("W-395", "W-324")
def test_the_adding_machine_plays_a_robot_for_free_and_nothing_else() -> None:
    game = bare()
    game.hold(0, 67, 49, 140)
    play(game, 69)
    assert game.options() == ["play/card:67", "decline"]


@rule("W-394")
def test_cards_are_played_of_the_deck_that_is_named() -> None:
    for number, offers in ((104, "play/card:34"), (129, "play/card:67")):
        game = bare()
        game.hold(0, 34, 67)
        play(game, number)
        assert game.options() == [offers, "decline"]


@rule("W-351", "W-397")
def test_the_laboratory_turns_cards_over_only_where_the_market_shows_no_tool() -> None:
    game = bare()
    game.lay_market(31, 32, 110, 67)
    game.next_cards(111, 68, 1, 2)
    play(game, 137)
    assert game.options() == ["take/card:31", "take/card:32"]
    game.choose("take/card:32")
    assert game.players[0].hand == ["card:32", "card:1"]
    assert game.state.decks["advanced"].discards == ["card:111", "card:68"]


def test_the_laboratory_finds_no_tool_where_there_is_none() -> None:
    game = bare()
    game.lay_market()
    for deck in game.state.decks.values():
        deck.layers = []
        deck.discards = []
    assert played(game, 137) == {}


@rule("W-313", "W-261")
def test_a_private_goal_is_for_its_owner_alone_on_its_top_slot() -> None:
    game = bare()
    two_goals_beside_the_board(game)
    play(game, 38, "keep/goal:goal01")
    assert game.state.goal_bag == []
    dug(game, 0, 3)
    dug(game, 1, 6)
    assert "claim/goal:goal01" in game.options()
    game.state.at = 1
    game.refresh()
    assert "claim/goal:goal01" not in game.options()
    game.state.at = 0
    game.turn("claim/goal:goal01")
    assert game.state.slots["goal:goal01"] == [0]


@rule("W-423")
def test_the_goal_not_kept_leaves_the_game_and_a_last_one_is_kept() -> None:
    game = bare()
    two_goals_beside_the_board(game)
    play(game, 38, "keep/goal:goal01")
    assert game.state.goal_bag == []
    assert "goal:goal02" not in (*game.state.goals, *game.players[0].private)
    game = bare()
    two_goals_beside_the_board(game)
    game.state.goal_bag = ["goal:goal01"]
    play(game, 38)
    assert game.players[0].private == ["goal:goal01"]
    game = bare()
    game.state.goal_bag = []
    assert played(game, 38) == {}


@rule("W-352", "W-376")
def test_the_hostel_needs_a_bed_in_a_room() -> None:
    assert played(bare(), 141) == {}
    game = bare()
    built(game, 0, 1)
    assert played(game, 141, "decline") == {}


@rule("W-343", "W-421")
def test_a_free_bed_needs_a_free_room_and_a_bed_tile() -> None:
    game = bare()
    game.house(0, "hm11", "hm12", "cm07")
    assert played(game, 142) == {}
    game = bare()
    dug(game, 0, 6)
    built(game, 0, 6)
    assert played(game, 142) == {}


@rule("W-103", "W-388")
def test_no_room_is_dug_when_no_tile_is_left() -> None:
    game = bare()
    dug(game, 0, 6)
    assert played(game, 39) == {}
    game = bare()
    dug(game, 0, 5)
    game.put(0, 59)
    assert played(game, 15, "dig/1") == {"dug": 1}


@rule("W-231")
def test_no_skill_token_and_no_hero_is_left() -> None:
    game = bare()
    game.state.skills = []
    game.state.heroes = []
    assert played(game, 17) == {}
    assert played(game, 117) == {}


@rule("W-154", "W-422")
def test_mice_need_a_free_room_and_a_pile() -> None:
    game = bare()
    game.house(0, "hm11", "hm12", "cm07")
    for number in (11, 64, 75, 114, 165):
        assert played(game, number) == {}, number
    game = bare()
    game.state.piles = {"house": 0, "cellar": 0}
    for number in (75, 114, 165):
        assert played(game, number) == {}, number


@rule("W-418", "W-346", "W-401")
def test_energy_is_no_skill_that_could_be_ignored_or_stood_for() -> None:
    game = bare()
    meet_mission(game, "mis08")
    game.state.rows["row:mis08a"] = 1
    game.players[0].icons["energy"] = 1
    game.tokens(0, joker=3)
    game.run(0, Solve(ignore_skill=2))
    assert not game.running
    game.players[0].icons["energy"] = 2
    game.run(0, Solve())
    assert "solve/row:mis08b" in game.options()


def test_two_kept_of_four_looked_at() -> None:
    game = bare()
    game.next_cards(31, 32, 33, 34)
    game.run(0, DrawKeep(deck="basic", n=4, keep=2))
    game.choose("keep/card:33", "keep/card:31")
    assert game.players[0].hand == ["card:33", "card:31"]
    assert game.state.decks["basic"].discards == ["card:32", "card:34"]


@rule("W-179", "W-333")
def test_a_discount_never_becomes_a_gain() -> None:
    game = bare()
    game.hold(0, 49)
    game.tokens(0, metal=1)
    before = measure(game.players[0])
    play(game, 94, "play/card:49")
    after = measure(game.players[0])
    assert after["metal"] == before["metal"] - 1, "2 metal less 1; the unused wood off gives nothing"
    assert after["wood"] == before["wood"] + 1, "the gain of card 49 alone"


@rule("W-179")
def test_several_discounts_add_up() -> None:
    game = bare()
    game.hold(0, 67)
    icons(game, 0, strength=1)
    game.put(0, 30)
    game.house(0, "hm03")
    game.tokens(0, metal=1)
    assert offered(game, 0, 67), "3 metal, less 1 (card 30), less 1 (tin-opener)"
    game.tokens(0, metal=0)
    assert not offered(game, 0, 67)
    game.run(0, Play(discount=Cheaper(either=1)))
    assert "play/card:67" in game.options()
