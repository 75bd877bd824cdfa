"""Ledger chapter 8: chests, and each kind of them."""

from __future__ import annotations

import pytest

from tests.games.tombs.playing import Game, ids
from tests.ledger_marks import rule


def removing(*chests: str) -> Game:
    """Seat 0 is removing paws and has these chests."""
    game = Game()
    game.chests(0, *chests)
    game.lay(0, "entrance:2", "entrance:9")
    game.choose("remove")
    return game


@rule("RT-150")
def test_chests_are_offered_before_each_paw_of_ones_own_remove_action() -> None:
    game = removing("food/1", "torch/1")
    assert game.options() == ["remove/entrance:2", "remove/entrance:9", "use/chest:food/1", "use/chest:torch/1"]
    game.choose("use/chest:food/1", "remove/entrance:9")
    assert game.means(0) == {"food": 2, "torch": 2}


@rule("RT-150")
def test_chests_are_not_offered_while_laying() -> None:
    game = Game()
    game.chests(0, "food/1")
    game.lay(0, "entrance:2")
    assert not any(option.startswith("use/") for option in game.options())


@rule("RT-150")
def test_chests_are_offered_right_before_paying() -> None:
    """With the 2 torches of a chest the Pyromancer can be hired."""
    game = Game()
    game.own(0, torch=2)
    game.chests(0, "torch/1")
    game.market("helper:pyromancer")
    game.lay(0, "entrance:5")
    game.choose("remove", "remove/entrance:5")
    assert game.options() == ["use/chest:torch/1", "decline"]
    game.choose("use/chest:torch/1", "hire/helper:pyromancer")
    assert game.means(0) == {"fame": 4}


@rule("RT-150")
def test_no_chest_during_another_chest() -> None:
    game = Game()
    game.own(0, pick=3)
    game.chests(0, "key/1", "pick/1")
    game.in_camp(0, "room:pantry")
    game.lay(0, "place:r1c1", "entrance:9")
    game.choose("remove", "use/chest:key/1")
    assert game.options() == ["open/room:pantry", "decline"]


@rule("RT-151")
def test_a_chest_is_used_once_and_stays_face_down() -> None:
    game = removing("food/1")
    game.choose("use/chest:food/1")
    assert ids(game.player(0).used) == ["chest:food/1"]
    assert game.player(0).chests == []
    assert game.options() == ["remove/entrance:2", "remove/entrance:9"]


@rule("RT-152")
def test_used_chests_can_be_looked_at() -> None:
    game = removing("food/1")
    game.choose("use/chest:food/1")
    assert game.view(0)["players"][0]["used_chests"] == ["chest:food/1"]


@rule("RT-153", "RT-309")
def test_a_chest_turned_up_again_may_be_used_again() -> None:
    game = Game()
    game.used(0, "food/1", "fame/1")
    game.room("place:r1c1", "stash", owner=1)
    game.lay(0, "place:r1c1", "entrance:9")
    game.remove("room:stash")
    assert game.options() == ["flip/chest:food/1", "flip/chest:fame/1"]
    game.choose("flip/chest:fame/1", "use/chest:fame/1")
    assert game.fame(0) == 2


@rule("RT-154")
def test_chests_are_worth_nothing_and_their_number_has_no_limit() -> None:
    game = Game()
    game.own(0, fame=3)
    game.chests(0, "food/1", "food/2", "torch/1", "torch/2", "pick/1", "pick/2", "mixed/1", "mixed/2", "gold/1")
    game.chest_at("place:r2c2", "gold/2")
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    assert len(game.player(0).chests) == 10
    assert game.result().scores == [3, 0]


@rule("RT-155", "RT-303")
@pytest.mark.parametrize("given", ["food/1", "fame/1"])
def test_a_returned_chest_goes_face_down_into_the_supply(given: str) -> None:
    """The Pawnshop takes an unused chest as well as a used one."""
    game = Game()
    game.chests(0, "food/1")
    game.used(0, "fame/1")
    game.room("place:r1c1", "pawnshop", owner=1)
    game.lay(0, "place:r1c1", "entrance:3", "entrance:12")
    before = game.view()["chest_supply"]
    game.remove("room:pawnshop")
    assert game.options() == ["give/chest:food/1", "give/chest:fame/1", "use/chest:food/1", "decline"]
    game.choose(f"give/chest:{given}")
    assert game.means(0) == {"gold": 1}
    assert game.view()["chest_supply"] == before + 1
    assert f"chest:{given}" in ids(game.state.supply)


@rule("RT-155")
def test_from_an_empty_supply_nothing_is_drawn() -> None:
    game = Game()
    game.room("place:r1c1", "thieves_den", owner=1)
    game.hired(0, "wagoner")
    game.lay(0, "place:r1c1", "entrance:12")
    game.state.supply = []
    game.remove("room:thieves_den")
    game.choose("apply")
    assert game.player(0).chests == []
    assert game.means(0) == {"pick": 1}


def test_thieves_den_draws_from_the_supply() -> None:
    game = Game()
    game.room("place:r1c1", "thieves_den", owner=1)
    game.lay(0, "place:r1c1", "entrance:9")
    supply = set(game.state.supply)
    game.remove("room:thieves_den")
    (drawn,) = game.player(0).chests
    assert drawn in supply
    assert set(game.state.supply) == supply - {drawn}


@pytest.mark.parametrize(
    ("chest", "gained"), [("food", {"food": 2}), ("torch", {"torch": 2}), ("pick", {"pick": 2}), ("fame", {"fame": 2})]
)
def test_chests_that_only_gain(chest: str, gained: dict[str, int]) -> None:
    game = removing(f"{chest}/1")
    game.choose(f"use/chest:{chest}/1")
    assert game.means(0) == gained


def test_chest_of_supplies() -> None:
    game = removing("mixed/1")
    game.choose("use/chest:mixed/1", "gain/1/0/1")
    assert game.means(0) == {"food": 1, "pick": 1}


def test_chest_of_gold() -> None:
    game = removing("gold/1")
    game.market("room:warehouse", "helper:sage")
    game.choose("use/chest:gold/1", "discard/room:warehouse", "stop")
    assert game.means(0) == {"gold": 1}
    assert "room:warehouse" in game.discards("room")


def test_chest_with_a_map() -> None:
    game = Game()
    game.chests(0, "map/1")
    game.lay(0, "place:r1c1", "entrance:9")
    game.choose("remove", "use/chest:map/1", "move/place:r1c1", "to/place:r3c4", "gain/1/0/0")
    assert game.paws() == {"place:r3c4": 0, "entrance:9": 0}
    assert game.means(0) == {"food": 1}


def test_chest_with_a_contract() -> None:
    game = removing("contract/1")
    game.market("room:warehouse", "helper:sage")
    game.choose("use/chest:contract/1", "reserve/helper:sage", "gain/0/0/1")
    assert game.camp(0) == ["helper:sage"]
    assert game.means(0) == {"pick": 1}


@rule("RT-195")
def test_chest_with_a_bargain_makes_the_next_purchase_of_the_action_cheaper() -> None:
    game = Game()
    game.own(0, food=1, pick=3)
    game.chests(0, "bargain/1")
    game.market("room:arsenal", "room:pantry")
    game.lay(0, "place:r1c1", "place:r1c2", "entrance:2", "entrance:12")
    game.choose("remove", "use/chest:bargain/1", "remove/entrance:2", "open/room:arsenal", "at/place:r1c1")
    assert game.means(0) == {"pick": 3, "fame": 2}
    game.choose("remove/entrance:12")
    assert "open/room:pantry" not in game.options()


@rule("RT-195")
def test_a_bargain_that_is_not_used_is_lost_with_the_action() -> None:
    game = Game()
    game.chests(0, "bargain/1")
    game.lay(0, "entrance:9")
    game.choose("remove", "use/chest:bargain/1")
    assert game.asked_seat() == 1
    assert game.view()["under_way"]["discounts"] == []


def test_chest_with_a_key_and_chest_with_a_whistle_work_from_the_camp_alone() -> None:
    game = Game()
    game.own(0, food=9, torch=9, pick=9, gold=9)
    game.chests(0, "key/1", "whistle/1")
    game.in_camp(0, "room:pantry", "helper:sage")
    game.market("room:warehouse", "helper:builder")
    game.lay(0, "place:r1c1", "entrance:9")
    game.choose("remove", "use/chest:key/1")
    assert game.options() == ["open/room:pantry", "decline"]
    game.choose("decline", "use/chest:whistle/1")
    assert game.options() == ["hire/helper:sage", "decline"]


def test_alike_chests_are_offered_once() -> None:
    game = removing("food/2", "food/1", "gold/1")
    assert [option for option in game.options() if option.startswith("use")] == ["use/chest:food/2", "use/chest:gold/1"]
