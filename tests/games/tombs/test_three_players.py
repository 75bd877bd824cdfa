"""Ledger chapter 16: what is different for three."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.tombs.playing import Game
from tests.games.tombs.test_setup import all_cards, fresh
from tests.ledger_marks import rule
from warren.games.tombs.content import ROOMS


@rule("RT-361")
def test_sixteen_chests_in_the_tomb_and_four_in_the_supply() -> None:
    view = Game(3).view()
    assert len({place["chest"] for place in view["places"]} - {None}) == 16
    assert view["chest_supply"] == 4


@rule("RT-362")
def test_seven_factions_and_twenty_two_cards_in_each_deck() -> None:
    state = fresh(3)
    assert len(set(state.factions)) == 7
    assert [len(set(all_cards(state, kind))) for kind in ("room", "helper")] == [22, 22]


@rule("RT-363")
def test_the_third_player_has_the_same() -> None:
    first, _, third = Game(3).view()["players"]
    assert {**third, "seat": "seat:0"} == first


@rule("RT-364", "RT-369", "RT-T21")
@pytest.mark.parametrize(("helpers", "fame"), [([], 1), (["infiltrator"], 0)])
def test_laying_opposite_is_allowed_and_gives_that_opponent_fame(helpers: list[str], fame: int) -> None:
    game = Game(3)
    game.hired(0, *helpers)
    game.lay(1, "entrance:2")
    assert "lay/entrance:9" in game.options()
    game.choose("lay/entrance:9")
    assert [game.fame(seat) for seat in range(3)] == [0, fame, 0]


@rule("RT-364")
def test_laying_opposite_an_own_paw_gives_nobody_anything() -> None:
    game = Game(3)
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:9")
    assert [game.fame(seat) for seat in range(3)] == [0, 0, 0]


@rule("RT-365", "RT-T22")
def test_an_intersection_with_an_opponents_paw_gets_none() -> None:
    game = Game(3)
    game.room("place:r2c2", "arsenal", owner=2)
    game.lay(0, "entrance:2")
    game.lay(1, "place:r2c2")
    game.choose("lay/entrance:5")
    assert game.paws() == {"entrance:2": 0, "place:r2c2": 1, "entrance:5": 0}
    assert [game.fame(seat) for seat in range(3)] == [0, 0, 0]


@rule("RT-366")
@pytest.mark.parametrize(("fame", "ends"), [(27, False), (28, True)])
def test_thirty_fame(fame: int, ends: bool) -> None:
    game = Game(3)
    game.own(0, fame=fame)
    game.room("place:r3c3", "cathedral", owner=0)
    game.lay(0, "place:r3c3", "entrance:12")
    game.remove("room:cathedral")
    assert (game.asked() == "end") is ends
    assert game.view()["end"]["fame_needed"] == 30


@rule("RT-366")
@pytest.mark.parametrize(("rooms", "ends"), [(14, False), (15, True)])
def test_sixteen_rooms(rooms: int, ends: bool) -> None:
    game = Game(3)
    names = [room.id.removeprefix("room:") for room in ROOMS if room.id != "room:pantry"]
    places = [f"place:r{row}c{column}" for row, column in product((0, 1, 2, 3), (1, 2, 3, 4))]
    for number, (place, name) in enumerate(zip(places[16 - rooms :], names, strict=False)):
        game.room(place, name, owner=number % 3)
    game.own(0, torch=1, pick=2)
    game.market("room:pantry")
    game.lay(0, "entrance:2", "place:r0c1")
    game.remove("entrance:2")
    game.choose("open/room:pantry")
    assert (game.view()["end"]["reason"] == "places") is ends


@rule("RT-366")
def test_helpers_run_out_with_three_too() -> None:
    game = Game(3)
    game.own(0, torch=4)
    game.market("helper:pyromancer", "helper:sage", "helper:druid")
    game.deck("helper")
    game.discarded("helper")
    game.lay(0, "entrance:5", "entrance:12")
    game.remove("entrance:5")
    game.choose("hire/helper:pyromancer")
    assert game.view()["end"]["reason"] == "helpers"


@rule("RT-367")
def test_both_others_act_once_more_in_turn_order() -> None:
    game = Game(3, first_player="1")
    game.own(1, fame=29)
    game.room("place:r3c3", "cathedral", owner=0)
    game.lay(1, "place:r3c3")
    game.choose("remove", "take")
    seats = []
    while game.asked() is not None:
        seats.append(game.asked_seat())
        game.choose("pass")
    assert seats == [2, 0]


@rule("RT-368")
def test_the_limits_stay_and_so_do_the_tolls() -> None:
    game = Game(3)
    for player in game.view()["players"]:
        assert (player["paws"], player["tokens"], player["camp_limit"]) == (5, 8, 2)
    game.own(0, food=8)
    game.room("place:r2c2", "arsenal", owner=2)
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    assert game.fame(2) == 1


@rule("RT-369")
def test_an_occupied_entrance_stays_occupied_and_the_fame_comes_before_the_intersections() -> None:
    game = Game(3)
    game.room("place:r2c2", "arsenal", owner=2)
    game.lay(0, "entrance:5")
    game.lay(1, "entrance:2")
    assert "lay/entrance:2" not in game.options()
    game.choose("lay/entrance:9")
    assert [fact["seat"] for fact in game.told("gained")] == ["seat:1", "seat:2"]
