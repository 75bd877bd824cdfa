"""What a board is given to draw."""

from __future__ import annotations

import json

import pytest

from tests.games.tombs.playing import Game, table
from tests.ledger_marks import rule


def test_the_grid_with_rooms_owners_paws_and_chests() -> None:
    game = Game()
    game.room("place:r1c1", "crane", owner=1)
    game.chest_at("place:r1c2", "key/1")
    game.lay(0, "place:r1c3")
    places = {place["id"]: place for place in game.view()["places"]}
    assert places["place:r1c1"] == {
        "id": "place:r1c1",
        "row": 1,
        "column": 1,
        "room": "room:crane",
        "owner": "seat:1",
        "chest": None,
        "paw": None,
        "heads": ["entrance:3", "entrance:8", "entrance:4", "entrance:14"],
    }
    assert places["place:r1c2"]["chest"] == "chest:key/1"
    assert places["place:r1c3"]["paw"] == "seat:0"


def test_an_entrance_shows_what_a_paw_there_would_fill() -> None:
    game = Game()
    game.lay(0, "entrance:1", "entrance:2", "place:r2c2")
    entrance = next(each for each in game.view(0)["entrances"] if each["id"] == "entrance:5")
    assert game.view(0)["would_fill"]["entrance:5"] == ["place:r3c2"]
    assert entrance["opposite"] == "entrance:13"
    assert game.view(1)["would_fill"] == {}
    assert game.view(None)["would_fill"] == {}


def test_offers_say_what_a_seat_could_pay() -> None:
    game = Game()
    game.own(0, food=2)
    game.in_camp(0, "room:arsenal")
    game.market("room:pantry", "helper:sage")
    assert game.view(0)["offers"] == [
        {"card": "room:pantry", "camp": False, "discount": 0, "payable": False},
        {"card": "helper:sage", "camp": False, "discount": 0, "payable": False},
        {"card": "room:arsenal", "camp": True, "discount": 1, "payable": True},
    ]
    assert game.view(None)["offers"] == []


def test_what_is_under_way() -> None:
    game = Game()
    game.chests(0, "bargain/1")
    game.room("place:r1c1", "watch_post", owner=1)
    game.room("place:r1c2", "tunnel", owner=1)
    game.market("helper:forager")
    game.lay(0, "place:r1c1", "place:r1c2", "entrance:12", "entrance:13")
    game.remove("room:watch_post", "room:tunnel")
    game.choose("borrow/helper:forager", "decline", "use/chest:bargain/1")
    under_way = game.view()["under_way"]
    assert under_way["doubles"] == 1
    assert under_way["borrowed"] == ["helper:forager"]
    assert under_way["discounts"] == [{"kind": "either", "amount": 2}]


def test_a_guild_board_shows_what_is_left_and_what_lies_where() -> None:
    game = Game()
    game.lay(0, "entrance:2", "place:r1c1")
    game.room("place:r1c2", "crane", owner=0)
    game.used(0, "food/1")
    board = game.view()["players"][0]
    assert (board["paws"], board["laid"]) == (3, ["entrance:2", "place:r1c1"])
    assert (board["tokens"], board["rooms"]) == (7, ["room:crane"])
    assert (board["chests"], board["used_chests"]) == ([], ["chest:food/1"])


def test_how_near_the_end_is() -> None:
    game = Game()
    game.own(1, fame=31)
    game.room("place:r1c1", "crane", owner=1)
    end = game.view()["end"]
    assert end == {
        "reason": None,
        "closer": None,
        "final_actions": [],
        "places_left": 11,
        "rooms_needed": 12,
        "helpers_left": 17,
        "fame_needed": 40,
        "fame_left": 9,
    }


@rule("RT-037")
@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_sees_the_same_but_for_the_own_offers(seats: int) -> None:
    game = table(seats)
    for _ in range(80):
        assert game.choice is not None
        game.choose(len(game.choice.options) // 2)
    views = []
    for seat in (None, *range(seats)):
        seen = game.view(seat)
        assert json.loads(json.dumps(seen)) == seen
        for own in ("seat", "offers", "would_fill"):
            del seen[own]
        views.append(seen)
    assert all(seen == views[0] for seen in views)


def test_what_has_not_changed_is_not_made_anew() -> None:
    """The server compares two views part by part: what is the same object needs no comparing."""
    game = table(2)
    before = game.view(0)
    assert game.choice is not None
    game.choose(next(option for option in game.choice.options if option[0] == "lay"))
    after = game.view(0)
    changed = [new["id"] for old, new in zip(before["entrances"], after["entrances"], strict=True) if old is not new]
    assert changed == [one["id"] for one in after["entrances"] if one["paw"] == "seat:0"]
    assert len(changed) == 1
    assert after["players"][1] is before["players"][1]
    assert after["frame"] is before["frame"]
