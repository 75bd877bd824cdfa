"""What a board is drawn from: each line of the view says what is so in the position."""

from __future__ import annotations

from typing import Any

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, built, doors, dug, icons, meet_mission, open_passages, stand
from tests.ledger_marks import rule
from warren.games.wistar.rulebook import RULEBOOK


def seen(game: Game, viewer: int | None = None) -> dict[str, Any]:
    game.asked()
    view: dict[str, Any] = RULEBOOK.viewer(game.state)(viewer)
    return view


@rule("W-078", "W-086")
def test_whose_turn_it_is_and_what_is_left_of_it() -> None:
    game = bare()
    game.workers(0, forest=1)
    game.lay_sector("s1", 0)
    view = seen(game)
    assert (view["round"], view["rounds"], view["phase"]) == (1, 5, "turns")
    assert (view["order"], view["active"]) == (["seat:0", "seat:1"], "seat:0")
    nothing: dict[str, Any] = {"leader": None, "main": None, "bonus": None, "playing": None, "under_way": []}
    assert view["turn"] == nothing
    game.choose("leader/space:s1b")
    assert seen(game)["turn"] == nothing | {"leader": "space:s1b", "main": "gather_wood", "bonus": "space:s1b"}
    game.choose("main/gather_wood")
    assert seen(game)["turn"] == nothing | {"leader": "space:s1b", "bonus": "space:s1b"}
    game.choose("bonus/space:s1b")
    assert seen(game)["turn"] == nothing | {"leader": "space:s1b"}
    game.choose("end")
    assert seen(game)["active"] == "seat:1"
    assert seen(game)["turn"] == nothing
    game.choose("hut", "wood")
    assert seen(game)["turn"] == nothing | {"leader": "hut"}
    assert seen(game)["hut"] == ["seat:1"]
    game.state.phase = "end"
    game.refresh()
    assert seen(game)["active"] is None


@rule("W-136", "W-022")
def test_what_is_under_way_and_how_much_of_it_is_left() -> None:
    game = bare()
    game.workers(0, farm=3)
    game.lay_sector("s1", 5)
    open_passages(game, "e1")
    game.choose("leader/space:s1b", "main/explore")
    assert seen(game)["turn"]["under_way"] == [{"what": "explore", "left": 3}]
    game.choose("go/room:C")
    assert seen(game)["turn"]["under_way"] == [{"what": "explore", "left": 2}]
    game.choose("stop")
    assert seen(game)["turn"]["under_way"] == []


def test_a_card_that_is_being_paid_for_is_shown_to_everybody() -> None:
    game = bare()
    game.house(0, "hm05")  # a structure costs 1 wood or metal less
    game.hold(0, 150)  # 2 wood, 1 metal
    game.tokens(0, wood=2, metal=1)
    game.run(0, game.node(op="play"))
    game.choose("play/card:150")
    for viewer in (0, 1, None):
        turn = RULEBOOK.viewer(game.state)(viewer)["turn"]
        assert turn["playing"] == "card:150"
        assert turn["under_way"] == [{"what": "pay", "left": 2}]
    game.choose("pay/1/1/0")
    assert RULEBOOK.viewer(game.state)(1)["turn"]["playing"] is None


@rule("W-121", "W-124", "W-126", "W-247")
def test_who_stands_where_and_what_is_closed() -> None:
    game = bare()
    stand(game, 0, "C", "D")
    stand(game, 1, "C", "D", "B")
    open_passages(game, "e1")
    farm = seen(game)["farm"]
    rooms = {room["room"]: room for room in farm["rooms"]}
    assert rooms["room:C"] == {"room": "room:C", "explorers": ["seat:0", "seat:1"], "tents": []}
    assert rooms["room:D"] == {"room": "room:D", "explorers": [], "tents": ["seat:0", "seat:1"]}
    assert rooms["room:B"]["tents"] == ["seat:1"]
    assert rooms["room:A"]["explorers"] == []
    passages = {passage["passage"]: passage for passage in farm["passages"]}
    assert passages["passage:e1"] == {"passage": "passage:e1", "rooms": ["room:A", "room:C"], "closed": False}
    assert passages["passage:e3"]["closed"] is True
    assert passages["passage:e7"]["closed"] is False, "with two players no token lies there"
    assert farm["cheese"] == ["mouse:cheese6"]


@rule("W-205", "W-207", "W-208")
def test_a_mission_card_shows_its_rows_with_markers_and_locks() -> None:
    game = bare()
    meet_mission(game, "mis03")
    game.state.rows["row:mis03a"] = 1
    mission = next(card for card in seen(game)["farm"]["missions"] if card["mission"])
    assert (mission["space"], mission["room"], mission["kind"]) == ("mission-space:m-C", "room:C", "house")
    assert mission["mission"] == "mission:mis03"
    assert mission["rows"] == [
        {"row": "row:mis03a", "marker": "seat:1", "locks": [], "shut": [], "opens": 1},
        {"row": "row:mis03b", "marker": None, "locks": [], "shut": [], "opens": 2},
        {"row": "row:mis03c", "marker": None, "locks": [1, 2], "shut": [2], "opens": None},
    ]


@rule("W-251", "W-254", "W-256")
def test_a_goal_shows_its_slots_and_how_far_everybody_is() -> None:
    game = bare()
    game.lay_goals("goal01", "goal02", "goal03")
    dug(game, 0, 4)
    dug(game, 1, 2)
    game.choose("claim/goal:goal01")
    goal = seen(game)["goals"][0]
    assert goal["slots"] == [
        {"needed": 3, "disc": "seat:0", "covered": False},
        {"needed": 4, "disc": None, "covered": True},
        {"needed": 5, "disc": None, "covered": False},
        {"needed": 6, "disc": None, "covered": True},
    ]
    assert goal["open"] is True
    assert goal["have"] == {"seat:0": 4, "seat:1": 2}
    game.state.slots["goal:goal01"][2] = 1
    assert seen(game)["goals"][0]["open"] is False


@rule("W-089", "W-098", "W-105", "W-248")
def test_a_player_board_shows_what_there_is_and_what_comes_next_costs() -> None:
    game = bare()
    game.workers(0, forest=2, farm=1)
    game.put(0, 139)  # Explore is 1 stronger
    built(game, 0, 2)
    dug(game, 0, 1)
    game.house(0, "hm10")
    game.unlock(0, "double_moves", "cheap_beds")
    icons(game, 0, agility=1)
    doors(game, 0, 2)
    stand(game, 0, "C", "D")
    game.hold(0, 31)
    game.tokens(0, wood=2, metal=1, move=4)
    game.players[0].claimed = ["goal:goal01"]
    game.players[0].discs = 2
    player = seen(game)["players"][0]
    board = {"rooms": 4, "free_rooms": 1, "dug": 1, "dig_price": 2, "beds": 2, "beds_in_rooms": 2, "bed_price": 1}
    pieces = {"entrance": 4, "leaders": 3, "tents_left": 1, "move_power": 2, "immune": False, "discs": 2, "payable": 4}
    strength = {"gather_wood": 2, "dig_rooms": 2, "gather_metal": 0, "build_beds": 0, "find_ideas": 1, "explore": 2}
    expected = board | pieces | {"strength": strength, "claimed": ["goal:goal01"], "markers": 0}
    assert {name: player[name] for name in expected} == expected
    assert player["points"] == sum(player["breakdown"].values())
    assert player["breakdown"] == {
        **{"track": 10, "powers": 1, "beds": 2, "rooms": 0, "mice": 2, "inventions": 5},
        **{"finals": 0, "current": 0, "leftovers": 1, "jokers": 0},
    }
