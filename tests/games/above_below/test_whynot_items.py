"""Why an item, a token or a paragraph can't be used now: every reason, with its rule and its numbers."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    BASKET,
    BOOK,
    RATS,
    STAFF,
    begin,
    do,
    give,
    new,
    on_track,
    set_out,
    starters,
    story,
    win,
)
from tests.games.above_below.telling import Refusal, others_passed, poor, why
from tests.ledger_marks import rule

BUILDER, TEACHER, SCOUT = starters(0)


# --- items ----------------------------------------------------------------------------------------------------------


@rule("AB-142", "AB-143", "AB-150")
@pytest.mark.parametrize(
    ("asking", "coins", "refusals"),
    [
        (0, 3, []),
        (0, 2, [("too-few-coins", "AB-143", {"need": 3, "have": 2})]),
        (5, 5, []),
        (5, 4, [("too-few-coins", "AB-143", {"need": 5, "have": 4})]),
    ],
)
def test_what_an_opponent_sells_needs_his_price_or_three_coins(
    asking: int, coins: int, refusals: list[Refusal]
) -> None:
    game = poor(coins)
    give(game, 1, rope=1).reserve.clear()
    game.players[1].for_sale, game.players[1].asking = "rope", asking
    table = begin(game)
    assert why(table, "seat:1") == why(table, "item:rope") == refusals
    assert why(table, "seat:0") == [("your-own", "AB-142")]


@rule("AB-142", "AB-150")
def test_the_next_offer_must_be_higher_and_there_are_three_at_most() -> None:
    game = poor(6)
    give(game, 1, rope=1).reserve.clear()
    game.players[1].for_sale = "rope"
    table = do(begin(game), "offer/seat:1/item:rope", "price/6", "decline")
    assert why(table, "seat:1") == [("too-few-coins", "AB-143", {"need": 7, "have": 6})]
    game.turn.bids["seat:1"] = [3, 4, 5]
    assert why(table, "seat:1") == [("offers-used-up", "AB-150")]
    game.players[1].for_sale = None
    assert why(table, "seat:1") == [("nothing-for-sale", "AB-142")]


@rule("AB-142")
def test_of_several_sellers_the_one_with_the_fewest_hindrances_counts() -> None:
    game = new(3)
    game.players[0].coins = 4
    for seat, asking in ((1, 7), (2, 4)):
        give(game, seat, rope=1).reserve.clear()
        game.players[seat].for_sale, game.players[seat].asking = "rope", asking
    assert why(begin(game), "item:rope") == []


@rule("AB-140", "AB-142")
def test_after_the_action_nothing_can_be_bought_any_more() -> None:
    game = new()
    give(game, 0, fish=1)
    give(game, 1, rope=1).reserve.clear()
    game.players[1].for_sale = "rope"
    table = do(begin(game), "labor", "all")
    assert table.state.step == "after"
    assert why(table, "item:rope") == [("not-owned", "AB-154")]


@rule("AB-154", "AB-216", "AB-328")
def test_supplies_and_a_drink_just_put_up_can_not_be_put_up() -> None:
    game = new(2, "supplies")
    give(game, 0, potion=2, rope=1, supplies=1)
    table = begin(game)
    assert why(table, "item:potion") == why(table, "item:rope") == []
    assert why(table, "item:supplies") == [("after-the-dice", "AB-328")]
    do(table, "sell/item:potion", "ask-me")
    assert why(table, "item:potion") == [("shown-already", "AB-154")]
    game.players[1].for_sale = "potion"
    assert why(table, "item:potion") == []
    game.players[1].for_sale = None
    do(table, "sell/item:rope", "ask-me")
    assert why(table, "item:rope") == []


@rule("AB-160", "AB-216")
@pytest.mark.parametrize("round_", [1, 7])
def test_before_income_and_scoring_only_goods_of_the_reserve_are_laid(round_: int) -> None:
    game = new(2, "supplies")
    game.round = round_
    give(game, 0, fish=1, potion=1, supplies=1)
    give(game, 0, rope=1).reserve.pop("rope")
    game.players[0].for_sale = "rope"
    others_passed(game)
    table = do(begin(game), "pass")
    assert table.state.step == ("final" if round_ == 7 else "income")
    assert why(table, "item:fish") == []
    assert why(table, "item:rope") == [("for-sale", "AB-160")]
    assert why(table, "item:potion") == [("no-good", "AB-216")]
    assert why(table, "item:supplies") == [("after-the-dice", "AB-328")]
    assert why(table, SCOUT)[0] == ("end-of-round", "AB-172")


# --- tokens of the modules ------------------------------------------------------------------------------------------


@rule("AB-285", "AB-286")
def test_an_artifact_is_for_its_owner_its_action_and_once_a_round() -> None:
    game = new(2, "artifacts")
    win(game, 0, STAFF, BOOK)
    win(game, 1, BASKET)
    table = begin(game)
    assert why(table, BOOK) == []
    assert why(table, STAFF) == [("artifact-for", "AB-286", {"action": "action:explore"})]
    assert why(table, BASKET) == [("not-your-artifact", "AB-285")]
    game.players[0].coins = 0
    assert why(table, BOOK) == [("nothing-affordable", "AB-127", {"have": 0})]
    game.players[0].used.append(BOOK)
    assert why(table, BOOK) == [("artifact-used", "AB-286")]


@rule("AB-297", "AB-299", "AB-301")
def test_a_quest_names_all_that_is_missing() -> None:
    """Q2: fruit, fish and mushroom."""
    game = new(2, "quests")
    on_track(game, 0, ("fish", 1))
    table = begin(game)
    assert why(table, "quest:Q2") == [
        ("quest-needs", "AB-297", {"item": "item:fruit", "need": 1, "have": 0}),
        ("quest-needs", "AB-297", {"item": "item:mushroom", "need": 1, "have": 0}),
    ]
    game.quests.remove("quest:Q2")
    assert why(table, "quest:Q2") == [("quest-taken", "AB-299")]


@rule("AB-056")
def test_a_paragraph_that_is_not_being_read_has_no_options_to_choose() -> None:
    with story(*RATS):
        table = set_out(new(), 6, 6, 6)
        assert why(table, "paragraph:1") == why(table, "paragraph:1/2") == []
        assert why(table, "paragraph:2/1") == [("not-being-read", "AB-056")]
        do(table, "choose/paragraph:1/1")
        assert ("not-being-read", "AB-056") in why(table, "paragraph:1/1")


def test_what_nobody_can_use_has_no_reasons() -> None:
    assert why(begin(new()), "board:reputation") == why(begin(new()), "state:sad") == []
