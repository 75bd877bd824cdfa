"""Ledger chapter 7: laying a paw, and what its intersections bring."""

from __future__ import annotations

import pytest

from tests.games.tombs.playing import Game, ids
from tests.ledger_marks import rule
from warren.games.tombs.content import ENTRANCES


def open_entrances(game: Game) -> set[str]:
    """The numbers of the entrance cards on which a paw may be laid."""
    return {option.removeprefix("lay/entrance:") for option in game.options() if option.startswith("lay/")}


@rule("RT-120", "RT-121", "RT-122", "RT-T01")
def test_legal_entrances() -> None:
    game = Game()
    game.lay(0, "entrance:2")
    game.lay(1, "entrance:6")
    legal = open_entrances(game)
    assert legal == {str(n) for n in range(1, 15)} - {"2", "6", "12"}
    assert len(legal) == 11
    assert "9" in legal


@rule("RT-123")
def test_a_paw_is_laid_on_entrance_cards_only() -> None:
    options = Game(3).options()
    assert {option.split("/")[0] for option in options} == {"lay"}
    assert {option.split("/")[1] for option in options} == {entrance.id for entrance in ENTRANCES}


@rule("RT-124", "RT-125", "RT-131")
def test_a_paw_is_laid_on_each_intersection() -> None:
    game = Game()
    game.no_chest("place:r2c2", "place:r3c2")
    game.lay(0, "entrance:2", "entrance:1")
    game.choose("lay/entrance:5")
    assert game.paws() == {"entrance:2": 0, "entrance:1": 0, "entrance:5": 0, "place:r2c2": 0, "place:r3c2": 0}
    assert game.supply(0) == 0
    assert game.means(0) == {}


@rule("RT-124")
def test_paws_of_others_make_no_intersection() -> None:
    game = Game()
    game.lay(1, "entrance:2")
    game.choose("lay/entrance:5")
    assert game.paws() == {"entrance:2": 1, "entrance:5": 0}


@rule("RT-126")
def test_with_too_few_paws_the_player_chooses_which_intersections_get_one() -> None:
    game = Game()
    game.lay(0, "entrance:2", "entrance:1", "entrance:8")
    game.choose("lay/entrance:5")
    assert game.asked() == "fill"
    assert game.options() == ["fill/place:r1c2", "fill/place:r2c2", "fill/place:r3c2"]
    game.choose("fill/place:r2c2")
    assert game.asked_seat() == 1
    assert [spot for spot in game.paws() if spot.startswith("place")] == ["place:r2c2"]


@rule("RT-127")
def test_a_place_with_an_own_paw_gets_no_second_one() -> None:
    """Own paws on 2, 9 and 5 give only r2c2."""
    game = Game()
    game.lay(0, "entrance:2", "entrance:5", "place:r2c2")
    game.choose("lay/entrance:9")
    assert game.supply(0) == 1
    assert [spot for spot in game.paws() if spot.startswith("place")] == ["place:r2c2"]


@rule("RT-128")
def test_an_intersection_skipped_earlier_is_filled_later() -> None:
    game = Game()
    game.lay(0, "entrance:2", "entrance:5")
    game.choose("lay/entrance:6")
    assert {spot for spot in game.paws() if spot.startswith("place")} == {"place:r2c2", "place:r2c3"}


@rule("RT-129")
def test_a_place_with_an_opponents_paw_gets_none_and_brings_nothing() -> None:
    game = Game()
    game.room("place:r2c2", "bell_tower", owner=1)
    game.lay(1, "place:r2c2")
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    assert game.paws()["place:r2c2"] == 1
    assert game.fame(1) == 0
    assert game.asked_seat() == 1


@rule("RT-130")
def test_the_order_of_intersections_is_the_players_and_each_is_resolved_at_once() -> None:
    game = Game()
    game.room("place:r2c2", "warehouse", owner=1)
    game.lay(0, "entrance:1", "entrance:2")
    game.choose("lay/entrance:5")
    assert game.options() == ["fill/room:warehouse", "fill/place:r3c2"]
    assert game.fame(1) == 0
    game.choose("fill/room:warehouse")
    assert game.fame(1) == 1
    laid = [fact["place"] for fact in game.told("paw_inside")]
    assert laid == ["room:warehouse", "place:r3c2"]


@rule("RT-130")
def test_where_the_order_cannot_matter_nobody_is_asked() -> None:
    game = Game()
    game.lay(0, "entrance:1", "entrance:2")
    game.choose("lay/entrance:5")
    assert game.asked_seat() == 1


@rule("RT-132")
def test_a_chest_is_taken_and_the_place_stays_empty() -> None:
    game = Game()
    game.chest_at("place:r2c2", "key/1")
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    assert ids(game.player(0).chests) == ["chest:key/1"]
    place = next(place for place in game.view()["places"] if place["id"] == "place:r2c2")
    assert place == {**place, "chest": None, "room": None, "paw": "seat:0"}
    assert game.view()["end"]["places_left"] == 12


@rule("RT-133")
def test_the_owner_of_a_room_gains_one_fame_at_once() -> None:
    game = Game()
    game.room("place:r2c2", "warehouse", owner=1)
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    assert (game.fame(0), game.fame(1)) == (0, 1)


@rule("RT-134")
def test_an_own_room_brings_no_fame() -> None:
    game = Game()
    game.room("place:r2c2", "warehouse", owner=0)
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    assert (game.fame(0), game.fame(1)) == (0, 0)
    assert game.paws()["place:r2c2"] == 0


@rule("RT-135", "RT-136")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_symbol_works_in_ones_own_rooms_too(owner: int) -> None:
    game = Game()
    game.room("place:r2c2", "bell_tower", owner=owner)
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    assert (game.asked_seat(), game.asked()) == (0, "act")


@rule("RT-136")
def test_a_room_opened_under_a_lying_paw_gives_no_additional_action() -> None:
    game = Game()
    game.own(0, pick=3)
    game.market("room:bell_tower")
    game.lay(0, "entrance:2", "place:r1c1")
    game.remove("entrance:2")
    game.choose("open/room:bell_tower")
    assert game.room_at("place:r1c1") == "room:bell_tower"
    assert game.asked_seat() == 1


@rule("RT-T02")
def test_example_an_intersection_with_a_chest() -> None:
    game = Game()
    game.chest_at("place:r1c3", "gold/1")
    game.lay(0, "entrance:8")
    before = game.supply(0)
    game.choose("lay/entrance:6")
    assert game.paws()["place:r1c3"] == 0
    assert ids(game.player(0).chests) == ["chest:gold/1"]
    assert game.supply(0) == before - 2


@rule("RT-T03")
def test_example_an_intersection_with_a_foreign_room() -> None:
    game = Game()
    game.room("place:r2c1", "arsenal", owner=1)
    game.lay(0, "entrance:14")
    game.choose("lay/entrance:2")
    assert game.paws()["place:r2c1"] == 0
    assert game.fame(1) == 1


@rule("RT-T19")
def test_example_the_last_paw_makes_an_intersection_that_stays_empty() -> None:
    game = Game()
    game.lay(0, "entrance:2", "entrance:1", "entrance:3", "entrance:8")
    game.choose("lay/entrance:5")
    assert not any(spot.startswith("place") for spot in game.paws())
    game.choose("lay/entrance:6")
    assert (game.asked_seat(), game.asked()) == (0, "remove")


@rule("RT-T20")
def test_example_an_own_intersection_is_not_filled_twice() -> None:
    game = Game()
    game.lay(0, "entrance:1", "entrance:5", "place:r3c2")
    assert game.supply(0) == 2
    game.choose("lay/entrance:13")
    assert game.supply(0) == 1
    assert [spot for spot in game.paws() if spot.startswith("place")] == ["place:r3c2"]
