"""Paying with drinks, and the reputation track (AB sections 14 and 15)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    asked,
    begin,
    do,
    give,
    heads,
    ids,
    new,
    option,
    own,
    set_out,
    show_house,
    starters,
    story,
    told,
)
from tests.ledger_marks import rule
from warren.games.above_below.gains import change_reputation
from warren.games.above_below.payment import payments
from warren.games.above_below.scoring import SPACE_POINTS
from warren.games.above_below.state import Game
from warren.table import Table

BUILDER, TEACHER, SCOUT = starters(0)
COTTAGE, SHRINE = "building:H01", "building:H21"
"""1 bed for 3; 1 reputation and a bed for 5."""
CELLAR = "building:O22"
"""Drinks as coins, worth 2 each."""


def rich(coins: int = 40) -> Game:
    game = new()
    game.players[0].coins = coins
    return game


def building(table: Table[Game]) -> list[str]:
    return [entry.removeprefix("build/") for entry in ids(table) if entry.startswith("build/")]


@rule("AB-244", "AB-245", "AB-246")
@pytest.mark.parametrize(
    ("coins", "price", "potions", "ciders", "ways"),
    [
        (5, 5, 0, 0, [(5, 0, 0)]),
        (5, 5, 1, 1, [(5, 0, 0), (3, 1, 0), (3, 0, 1), (1, 1, 1)]),
        (2, 5, 1, 1, [(1, 1, 1)]),
        (0, 3, 2, 0, [(0, 2, 0)]),
        (0, 3, 1, 0, []),
        (1, 3, 3, 0, [(1, 1, 0), (0, 2, 0)]),
        (9, 1, 3, 2, [(1, 0, 0), (0, 1, 0), (0, 0, 1)]),
    ],
)
def test_the_ways_to_pay(coins: int, price: int, potions: int, ciders: int, ways: list[tuple[int, int, int]]) -> None:
    game = rich(coins)
    own(game, 0, CELLAR)
    assert payments(game.players[0], price, potions, ciders) == [("pay", *way) for way in ways]


@rule("AB-244")
def test_without_the_card_drinks_pay_nothing() -> None:
    game = rich(2)
    assert payments(game.players[0], 3, 5, 5) == []
    give(game, 0, potion=5)
    show_house(game, COTTAGE)
    assert building(begin(game)) == []


@rule("AB-245")
def test_two_such_cards_do_not_make_drinks_worth_more() -> None:
    game = rich(0)
    own(game, 0, CELLAR, "building:H23", "building:K03")
    assert payments(game.players[0], 4, 1, 0) == []
    assert payments(game.players[0], 4, 2, 0) == [("pay", 0, 2, 0)]


@rule("AB-101", "AB-244", "AB-246")
def test_a_house_can_be_paid_with_drinks_and_no_change_is_given() -> None:
    game = rich(0)
    own(game, 0, CELLAR)
    give(game, 0, potion=1, cider=1)
    show_house(game, COTTAGE)
    table = do(begin(game), f"build/{COTTAGE}/{BUILDER}")
    player = table.state.players[0]
    assert COTTAGE in player.buildings
    assert (player.coins, player.reserve) == (0, {})


@rule("AB-247")
def test_drinks_pay_for_buildings_training_rows_and_paragraphs() -> None:
    game = rich(0)
    own(game, 0, CELLAR)
    give(game, 0, potion=4)
    show_house(game, COTTAGE)
    offered = heads(begin(game))
    assert {"build", "train", "replace"} <= offered
    with story(option((1, {"rope": 1}), cost={"coins": 3}), option((1, {"coins": 1}))):
        table = do(set_out(game, 1, 1, 1), "choose/paragraph:1/1")
    assert table.state.players[0].reserve == {"potion": 2, "rope": 1}


@rule("AB-247", "AB-065")
@pytest.mark.parametrize("drink", ["potion", "cider"])
def test_a_drink_that_a_cost_asks_for_cannot_pay_its_coins_as_well(drink: str) -> None:
    for drinks, payable in ((1, False), (2, True)):
        game = rich(0)
        own(game, 0, CELLAR)
        give(game, 0, **{drink: drinks})
        with story(option((1, {"rope": 1}), cost={"coins": 2, drink: 1}), option((1, {"coins": 1}))):
            table = set_out(game, 1, 1, 1)
            if payable:
                do(table, "choose/paragraph:1/1")
                assert table.state.players[0].reserve == {"rope": 1}
            else:
                assert asked(table)[1] != "story"
                assert table.state.players[0].coins == 1


@rule("AB-247", "AB-065")
@pytest.mark.parametrize("drink", ["potion", "cider"])
def test_of_two_drinks_only_the_one_that_is_not_asked_for_pays_coins(drink: str) -> None:
    game = rich(1)
    own(game, 0, CELLAR)
    give(game, 0, potion=1, cider=1)
    with story(option((1, {"rope": 1}), cost={"coins": 2, drink: 1}), option((1, {"coins": 1}))):
        table = do(set_out(game, 1, 1, 1), "choose/paragraph:1/1")
        assert table.state.players[0].reserve == {"rope": 1}
        assert table.state.players[0].coins == 1
    assert told(table, "paid") == [
        {"seat": "seat:0", "coins": 0, "potions": int(drink == "cider"), "ciders": int(drink == "potion")}
    ]


@rule("AB-244", "AB-160")
def test_the_drink_for_sale_pays_in_its_owners_turn() -> None:
    game = rich(1)
    own(game, 0, CELLAR)
    give(game, 0, cider=1).reserve.clear()
    game.players[0].for_sale = "cider"
    show_house(game, COTTAGE)
    table = do(begin(game), f"build/{COTTAGE}/{BUILDER}")
    assert table.state.players[0].for_sale is None
    assert COTTAGE in table.state.players[0].buildings


@rule("AB-252", "AB-253")
def test_gains_move_down_the_track_to_more_points_and_losses_up() -> None:
    game = new()
    change_reputation(game, 0, 3)
    change_reputation(game, 0, -1)
    assert game.players[0].reputation == 2
    points = [SPACE_POINTS[space] for space in sorted(SPACE_POINTS)]
    assert points == sorted(points) == [-2, -1, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6]


@rule("AB-254")
def test_the_marker_stops_at_both_ends() -> None:
    game = new()
    change_reputation(game, 0, 99)
    assert game.players[0].reputation == 8
    change_reputation(game, 0, -99)
    assert game.players[0].reputation == -3


@rule("AB-255")
def test_markers_may_share_a_space() -> None:
    game = rich()
    game.players[1].reputation = 1
    show_house(game, SHRINE)
    do(begin(game), f"build/{SHRINE}/{BUILDER}")
    assert [player.reputation for player in game.players] == [1, 1]
