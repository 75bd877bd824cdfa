"""Free actions: buying from opponents, the own item for sale, replacing a row (AB section 9)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    asked,
    begin,
    do,
    everything,
    give,
    heads,
    ids,
    new,
    on_track,
    option,
    own,
    set_out,
    starters,
    story,
    told,
)
from tests.games.above_below.telling import others_passed
from tests.ledger_marks import rule
from warren.games.above_below.state import Game
from warren.table import IllegalChoice

BUILDER, TEACHER, SCOUT = starters(0)


def market(item: str = "rope", coins: int = 7, asking: int = 0) -> Game:
    """Seat 1 has an item for sale."""
    game = new(3)
    give(game, 1, **{item: 1}).reserve.clear()
    game.players[1].for_sale = item
    game.players[1].asking = asking
    game.players[0].coins = coins
    return game


OFFER = "offer/seat:1/item:rope"


@rule("AB-142", "AB-144", "AB-145", "AB-147")
@pytest.mark.parametrize("item", ["rope", "amethyst", "potion", "cider"])
def test_the_buyer_offers_the_seller_accepts_and_coins_and_item_change_hands(item: str) -> None:
    table = do(begin(market(item)), f"offer/seat:1/item:{item}", "price/5")
    assert asked(table) == (1, "offer")
    assert table.choice is not None
    assert table.choice.about == ("seat:0", f"item:{item}", 5)
    coins = table.state.players[1].coins
    do(table, "accept")
    buyer, seller = table.state.players[0], table.state.players[1]
    assert (buyer.coins, buyer.reserve) == (2, {item: 1})
    assert (seller.coins, seller.for_sale, seller.reserve) == (coins + 5, None, {})
    assert told(table, "bought") == [{"seat": "seat:0", "seller": "seat:1", "item": f"item:{item}", "price": 5}]
    assert told(table, "declined") == []
    assert asked(table) == (0, "turn")


@rule("AB-144", "AB-150")
def test_the_seller_may_decline() -> None:
    table = do(begin(market()), OFFER, "price/7", "decline")
    assert table.state.players[0].coins == 7
    assert table.state.players[1].for_sale == "rope"
    assert asked(table) == (0, "turn")


@rule("AB-143", "AB-147", "AB-153")
def test_a_price_is_three_coins_or_more_and_no_more_than_the_buyer_has() -> None:
    table = do(begin(market(coins=5)), OFFER)
    assert ids(table) == ["price/3", "price/4", "price/5"]
    with pytest.raises(IllegalChoice):
        do(table, "price/2")
    assert "offer" not in heads(begin(market(coins=2)))


@rule("AB-146")
def test_an_item_can_be_bought_from_somebody_who_has_passed() -> None:
    game = market()
    game.players[1].passed = True
    table = do(begin(game), OFFER, "price/3", "accept")
    assert table.state.players[0].reserve == {"rope": 1}


@rule("AB-148")
def test_a_deal_is_this_item_for_these_coins_and_nothing_else() -> None:
    game = market()
    give(game, 0, fish=2, potion=1)
    give(game, 1, ore=1)
    before = everything(game)
    coins = sum(player.coins for player in game.players)
    table = do(begin(game), OFFER, "price/4")
    assert heads(table) == {"accept", "decline", "counter"}
    do(table, "accept")
    assert everything(table.state) == before
    assert sum(player.coins for player in table.state.players) == coins
    assert table.state.players[0].reserve == {"fish": 2, "potion": 1, "rope": 1}
    assert table.state.players[1].reserve == {"ore": 1}


@rule("AB-149")
def test_while_an_offer_is_open_the_turn_waits_and_the_buyer_may_withdraw_it() -> None:
    table = do(begin(market()), OFFER, "price/4")
    assert table.view(2)["turn"]["offer"] == {"seller": "seat:1", "price": 4}
    assert next(reason.rule for reason in table.why_not(0, "action:labor")) == "AB-044"
    table.undo(0)
    assert asked(table) == (0, "price")
    assert table.view(2)["turn"]["offer"] is None
    table.undo(0)
    assert asked(table) == (0, "turn")


@rule("AB-150")
def test_three_offers_each_higher_than_the_last() -> None:
    table = do(begin(market(coins=9)), OFFER, "price/4", "decline", OFFER)
    assert ids(table)[0] == "price/5"
    do(table, "price/6", "decline", OFFER)
    assert ids(table) == ["price/7", "price/8", "price/9"]
    do(table, "price/7")
    assert heads(table) == {"accept", "decline"}
    do(table, "decline")
    assert "offer" not in heads(table)
    assert [reason.rule for reason in table.why_not(0, "seat:1")] == ["AB-150"]


@rule("AB-150")
def test_the_next_turn_begins_with_new_offers() -> None:
    table = do(begin(market(coins=9)), OFFER, "price/9", "decline")
    assert "offer" not in heads(table)
    do(table, "labor", f"send/{SCOUT}", "go", "pass", "pass")
    assert OFFER in ids(table)


@rule("AB-151")
def test_a_counter_price_is_only_a_hint() -> None:
    table = do(begin(market()), OFFER, "price/3")
    assert [entry for entry in ids(table) if entry.startswith("counter")] == [f"counter/{n}" for n in (4, 5, 6, 7)]
    do(table, "counter/6")
    assert asked(table) == (0, "turn")
    assert table.state.players[0].reserve == {}
    assert table.view(0)["turn"]["counters"] == {"seat:1": 6}
    do(table, OFFER, "price/4", "accept")
    assert table.state.players[0].coins == 3


@rule("AB-152", "AB-247")
def test_drinks_do_not_count_as_coins_for_an_opponent() -> None:
    game = market(coins=2)
    own(game, 0, "building:O22")
    give(game, 0, potion=3)
    assert "offer" not in heads(begin(game))


def test_a_standing_price_sells_without_asking_and_only_for_that_price() -> None:
    table = begin(market(asking=5))
    assert "buy/seat:1/item:rope/5" in ids(table)
    assert "offer" not in heads(table)
    do(table, "buy/seat:1/item:rope/5")
    assert asked(table) == (0, "turn")
    assert (table.state.players[0].coins, table.state.players[0].reserve) == (2, {"rope": 1})
    assert heads(begin(market(coins=4, asking=5))) & {"buy", "offer"} == set()


# --- the own item ---------------------------------------------------------------------------------------------------


@rule("AB-154", "AB-155", "AB-156", "AB-014")
def test_one_item_of_the_reserve_is_put_up_for_sale() -> None:
    game = new()
    give(game, 0, rope=2, potion=1)
    table = do(begin(game), "sell/item:rope")
    assert ids(table) == ["ask-me", *(f"asking/{price}" for price in range(3, 11))]
    do(table, "ask-me")
    player = table.state.players[0]
    assert (player.for_sale, player.reserve) == ("rope", {"rope": 1, "potion": 1})
    do(table, "sell/item:potion", "asking/3")
    assert (player.for_sale, player.reserve) == ("potion", {"rope": 2})
    do(table, "pass")
    assert "buy/seat:0/item:potion/3" in ids(table)


@rule("AB-157")
def test_the_item_is_taken_back_or_replaced_only_in_the_own_turn() -> None:
    game = market()
    give(game, 1, fish=1)
    game.first = 1
    offered = do(begin(game.copy()), OFFER, "price/3")
    assert (asked(offered)[0], heads(offered)) == (1, {"accept", "decline", "counter"})
    laying = do(begin(game.copy()), "pass", "pass", "pass")
    assert (asked(laying), ids(laying)) == ((1, "lay"), ["lay/item:fish", "done"])
    table = do(begin(game), "pass")
    assert {"sell/item:fish", "take-back"} <= set(ids(table))
    do(table, "take-back")
    assert table.state.players[1].reserve == {"rope": 1, "fish": 1}
    assert table.state.players[1].for_sale is None


def test_nobody_goes_in_circles_with_his_item() -> None:
    game = new()
    give(game, 0, rope=1, fish=1)
    table = do(begin(game), "sell/item:rope", "ask-me", "sell/item:fish", "ask-me", "take-back")
    assert "sell" not in heads(table)
    do(table, "replace/houses")
    assert {"sell/item:rope", "sell/item:fish"} <= set(ids(table))


@rule("AB-158")
def test_goods_on_cards_and_on_the_track_cannot_be_sold() -> None:
    game = new()
    own(game, 0, "building:H14", stock={"building:H14": ["ore", "ore"]})
    on_track(game, 0, ("fish", 2))
    table = begin(game)
    assert "sell" not in heads(table)
    assert [reason.rule for reason in table.why_not(0, "item:ore")] == ["AB-158"]


@rule("AB-159")
def test_the_item_for_sale_still_counts_as_its_owners() -> None:
    game = new(2, "quests")
    give(game, 0, rope=1).reserve.clear()
    game.players[0].for_sale = "rope"
    with story(option((1, {"coins": 1}), require={"good": "rope"}), option((1, {"coins": 1}))):
        assert "choose/paragraph:1/1" in ids(set_out(game))
    game = new(2, "quests")
    give(game, 0, pot=1).reserve.clear()
    give(game, 1, paper=1).reserve.clear()
    game.players[0].for_sale, game.players[1].for_sale, game.players[1].asking = "pot", "paper", 3
    table = do(begin(game), "buy/seat:1/item:paper/3")
    assert table.state.players[0].quests == ["quest:Q1"]


@rule("AB-160")
def test_the_item_for_sale_cannot_be_drunk_or_laid_outside_the_own_turn() -> None:
    game = new()
    give(game, 0, fish=1).reserve.clear()
    game.players[0].for_sale = "fish"
    table = begin(game)
    assert "lay/item:fish" in ids(table)
    do(table, "pass", "pass")
    assert asked(table) == (1, "turn")
    assert told(table, "laid") == []


@rule("AB-160")
def test_the_owner_of_an_item_for_sale_is_reminded_when_his_turn_begins() -> None:
    table = do(begin(market()), "pass")
    reminders = [happening for happening in table.told() if happening.what == "reminder"]
    assert [(happening.to, happening.facts["item"]) for happening in reminders] == [(1, "item:rope")]


@rule("AB-160")
def test_who_begins_a_round_is_reminded_as_well() -> None:
    game = market()
    others_passed(game)
    table = do(begin(game), "pass")
    assert asked(table) == (1, "turn")
    what = [happening.what for happening in table.told()]
    assert what[-2:] == ["round-begins", "reminder"]
    assert table.told()[-1].to == 1


# --- replacing a row ------------------------------------------------------------------------------------------------


@rule("AB-161", "AB-162", "AB-164", "AB-165")
@pytest.mark.parametrize(("name", "deck"), [("houses", "house_deck"), ("outposts", "outpost_deck")])
def test_a_row_is_replaced_for_a_coin_once_per_turn(name: str, deck: str) -> None:
    game = new()
    before = getattr(game, name).cards()
    table = begin(game)
    assert {"replace/houses", "replace/outposts"} <= set(ids(table))
    do(table, f"replace/{name}")
    after = getattr(table.state, name).cards()
    assert len(after) == 4
    assert not set(after) & set(before)
    assert sorted(getattr(table.state, deck).layers[-1]) == sorted(before)
    assert table.state.players[0].coins == 6
    assert "replace" not in heads(table)
    do(table, "pass")
    assert "replace" in heads(table)


@rule("AB-161")
def test_a_row_is_not_replaced_without_a_coin() -> None:
    game = new()
    game.players[0].coins = 0
    assert "replace" not in heads(begin(game))


@rule("AB-163")
def test_key_and_star_houses_cannot_be_replaced() -> None:
    game = new()
    keys, stars = game.keys[:], game.stars[:]
    table = begin(game)
    assert [entry for entry in ids(table) if entry.startswith("replace")] == ["replace/houses", "replace/outposts"]
    do(table, "replace/houses")
    assert (table.state.keys, table.state.stars) == (keys, stars)


@rule("AB-164")
def test_the_replaced_cards_come_back_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        game = new()
        own(game, 1, *game.house_deck.cards())
        row = game.houses.cards()
        table = begin(game)
        game.dice.reseed(seed)
        do(table, "replace/houses")
        assert sorted(table.state.houses.cards()) == sorted(row)
        orders.add(tuple(table.state.houses.row))
    assert len(orders) > 3


@rule("AB-166")
def test_with_fewer_than_four_cards_the_row_is_refilled_as_far_as_possible() -> None:
    game = new()
    own(game, 1, *game.outpost_deck.cards()[:18])
    own(game, 1, *game.outposts.cards()[:3])
    game.players[1].caves = []
    table = do(begin(game), "replace/outposts")
    assert len(table.state.outposts.cards()) == 3
    assert len(table.state.outpost_deck) == 0


@rule("AB-108", "AB-161")
def test_a_row_without_cards_is_not_replaced() -> None:
    game = new()
    game.outposts.row, game.outpost_deck.layers = [None] * 4, []
    assert [option for option in ids(begin(game)) if option.startswith("replace")] == ["replace/houses"]
