"""The burrow (W-097..W-109, W-277, W-278, W-376, W-419): rooms, beds and what lives in them."""

from __future__ import annotations

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, built, changes, dug, measure
from tests.ledger_marks import rule
from warren.games.wistar.counts import free_rooms
from warren.games.wistar.rulebook import RULEBOOK
from warren.games.wistar.scoring import breakdown


def main_action(game: Game, place: int, main: str, *answers: str) -> dict[str, int]:
    """Seat 0 places a leader before this place of the wheel and does its main action."""
    game.lay_sector("s1", place)
    before = measure(game.players[0])
    game.choose("leader/space:s1b", main, *answers)
    assert game.asked() == "turn"
    return changes(before, game.players[0])


# --- rooms ----------------------------------------------------------------------------------------------------------


@rule("W-277", "W-097", "W-098", "W-099", "W-020", "W-022")
def test_strength_3_and_metal_for_two_rooms_digs_two() -> None:
    game = bare()
    game.workers(0, forest=3)
    game.tokens(0, metal=5)
    assert main_action(game, 1, "main/dig_rooms", "dig/2") == {"metal": -4, "dug": 2}
    assert game.me.metal == 1
    assert [told["vp"] for told in game.told("dug")] == [0, 1]


@rule("W-098")
def test_without_the_metal_for_a_whole_room_nothing_is_dug() -> None:
    game = bare()
    game.workers(0, forest=3)
    game.tokens(0, metal=1)
    game.lay_sector("s1", 1)
    game.choose("leader/space:s1b")
    assert "main/dig_rooms" not in game.options()


@rule("W-100", "W-017")
def test_a_dug_tile_counts_for_its_owner_for_good() -> None:
    game = bare()
    game.workers(0, forest=3)
    game.tokens(0, metal=6)
    main_action(game, 1, "main/dig_rooms", "dig/3")
    assert game.players[0].dug == 3
    assert [player["dug"] for player in RULEBOOK.viewer(game.state)(1)["players"]] == [3, 0]
    assert breakdown(game.state, game.players[0])["rooms"] == 3


@rule("W-101", "W-102", "W-109")
def test_each_room_holds_one_bed_or_one_mouse() -> None:
    game = bare()
    me = game.players[0]
    assert free_rooms(me) == 3
    game.house(0, "hm10")
    built(game, 0, 1)
    assert free_rooms(me) == 1
    dug(game, 0, 1)
    assert free_rooms(me) == 2
    game.house(0, "hm11", "cheese6")
    assert free_rooms(me) == 0
    game.tokens(0, wood=4)
    game.run(0, game.node(op="bed", n=1))
    assert not game.running
    assert (me.beds, me.wood) == (1, 4)
    game.run(0, game.node(op="take_mouse", **{"from": "supply"}, kind="any"))
    assert not game.running
    assert len(me.mice) == 3


@rule("W-101", "W-103")
def test_a_room_that_is_dug_is_free_at_once() -> None:
    game = bare()
    game.house(0, "hm10", "hm11", "cm08")
    game.tokens(0, wood=6)
    game.run(0, game.node(op="dig", n=2, free=True), game.node(op="bed", n=3))
    game.choose("dig/2")
    assert free_rooms(game.players[0]) == 2
    assert game.options()[0] == "build/2"


@rule("W-109", "W-217", "W-325", "W-419")
def test_dug_rooms_the_veranda_and_the_room_on_a_card_are_rooms_like_the_others() -> None:
    game = bare()
    built(game, 0, 3)
    me = game.players[0]
    assert free_rooms(me) == 0
    game.unlock(0, "veranda")
    assert free_rooms(me) == 1
    game.put(0, 73)
    assert free_rooms(me) == 2
    game.house(0, "hm06")
    game.tokens(0, wood=2)
    game.run(0, game.node(op="bed", n=2))
    game.choose("build/1")
    assert free_rooms(me) == 0
    assert breakdown(game.state, me)["mice"] == 1
    dug(game, 0, 1)
    assert free_rooms(me) == 1


@rule("W-099", "W-216")
def test_rooms_cost_one_metal_once_their_power_works() -> None:
    game = bare()
    game.unlock(0, "cheap_rooms")
    game.workers(0, forest=3)
    game.tokens(0, metal=3)
    assert main_action(game, 1, "main/dig_rooms", "dig/3") == {"metal": -3, "dug": 3}


# --- beds -----------------------------------------------------------------------------------------------------------


@rule("W-278", "W-104", "W-105", "W-106", "W-107", "W-108")
def test_strength_2_and_one_free_room_builds_one_bed() -> None:
    """In the picture the lowest bed still there is the one worth 2 points: one is built already."""
    game = bare()
    built(game, 0, 1)
    game.house(0, "hm10")
    game.players[0].entrance = 0
    game.workers(0, burrow=2)
    game.tokens(0, wood=4)
    assert free_rooms(game.players[0]) == 1
    assert main_action(game, 3, "main/build_beds") == {"wood": -2, "beds": 1, "beds_in": 1, "entrance": 1}
    assert [told["vp"] for told in game.told("built")] == [2]


@rule("W-106", "W-266")
def test_the_points_belong_to_the_emptied_slot_not_to_the_tile() -> None:
    game = bare()
    game.workers(0, burrow=3)
    game.tokens(0, wood=6)
    assert main_action(game, 3, "main/build_beds", "build/3") == {"wood": -6, "beds": 3, "beds_in": 3, "entrance": 3}
    assert [told["vp"] for told in game.told("built")] == [0, 2, 4]
    me = game.players[0]
    assert breakdown(game.state, me)["beds"] == 4
    game.run(0, game.node(op="discard_bed"))
    game.choose("discard")
    assert (me.beds, me.beds_in) == (3, 2)
    assert breakdown(game.state, me)["beds"] == 4


@rule("W-105", "W-215")
def test_beds_cost_one_wood_once_their_power_works() -> None:
    game = bare()
    game.unlock(0, "cheap_beds")
    game.workers(0, burrow=3)
    game.tokens(0, wood=3)
    assert main_action(game, 3, "main/build_beds", "build/3")["wood"] == -3


@rule("W-108", "W-131")
def test_without_a_free_room_no_bed_and_no_mouse() -> None:
    game = bare()
    game.house(0, "hm10", "hm11", "hm12")
    game.workers(0, burrow=2, farm=2)
    game.tokens(0, wood=8)
    game.lay_sector("s1", 3)
    game.choose("leader/space:s1b")
    assert "main/build_beds" not in game.options()
    game.me.explorer = "room:C"
    game.run(0, game.node(op="explore", n=1))
    assert not [option for option in game.options() if option.startswith("take/")]


@rule("W-098", "W-105")
def test_what_rooms_and_beds_cost_is_told() -> None:
    game = bare()
    game.tokens(0, wood=4, metal=4)
    game.run(0, game.node(op="dig", n=2), game.node(op="bed", n=1))
    game.choose("dig/2", "build/1")
    nothing = {"seat": "seat:0", "wood": 0, "metal": 0, "move": 0, "joker": 0}
    assert game.told("paid") == [
        nothing | {"metal": 4, "about": "action:dig_rooms"},
        nothing | {"wood": 2, "about": "action:build_beds"},
    ]
    game.run(0, game.node(op="dig", n=1, free=True))
    game.choose("dig/1")
    assert len(game.told("paid")) == 2
