"""The harvest action (AB section 6)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    BASKET,
    CAT,
    asked,
    begin,
    do,
    give,
    heads,
    hire,
    ids,
    new,
    own,
    pass_round,
    starters,
    win,
    zones,
)
from tests.ledger_marks import rule
from warren.games.above_below.state import Game

BUILDER, TEACHER, SCOUT = starters(0)
ORCHARD, NETS, DEN, PIT = "building:H08", "building:H24", "building:O19", "building:H14"


def orchard(*ready: str) -> Game:
    game = new()
    own(game, 0, ORCHARD, NETS, stock={ORCHARD: ["fruit"], NETS: ["rope", "rope"]})
    others = [villager for villager in (BUILDER, TEACHER, SCOUT) if villager not in ready]
    zones(game, 0, list(ready), others, [])
    return game


@rule("AB-116", "AB-117", "AB-121", "AB-050")
def test_each_villager_takes_one_good_whatever_its_symbols() -> None:
    for villager in (BUILDER, TEACHER, SCOUT):
        table = do(begin(orchard(villager)), "harvest")
        assert ids(table) == [f"take/{ORCHARD}/item:fruit", f"take/{NETS}/item:rope"]
        do(table, f"take/{NETS}/item:rope")
        player = table.state.players[0]
        assert player.reserve == {"rope": 1}
        assert player.stock == {ORCHARD: ["fruit"], NETS: ["rope"]}
        assert villager in player.resting


@rule("AB-118")
def test_the_goods_may_come_from_different_cards() -> None:
    table = do(begin(orchard(BUILDER, TEACHER)), "harvest", "all")
    do(table, f"take/{NETS}/item:rope", f"take/{ORCHARD}/item:fruit")
    assert table.state.players[0].reserve == {"rope": 1, "fruit": 1}


@rule("AB-119", "AB-120")
def test_a_harvested_good_may_be_kept_sold_swapped_or_laid() -> None:
    game = orchard(BUILDER)
    give(game, 0, fish=1).reserve.clear()
    game.players[0].for_sale = "fish"
    table = do(begin(game), "harvest", f"take/{NETS}/item:rope")
    assert asked(table) == (0, "after")
    assert ids(table) == ["lay/item:fish", "lay/item:rope", "sell/item:rope", "done"]
    swapped = do(table.copy(), "sell/item:rope", "asking/4", "done").state.players[0]
    assert (swapped.for_sale, swapped.asking, swapped.reserve) == ("rope", 4, {"fish": 1})
    laid = do(table.copy(), "lay/item:rope", "done").state.players[0]
    assert (laid.track, laid.reserve, laid.for_sale) == (["rope"], {}, "fish")
    kept = do(table, "done").state.players[0]
    assert (kept.reserve, kept.for_sale) == ({"rope": 1}, "fish")


@rule("AB-119", "AB-140", "AB-160")
def test_after_the_harvest_the_item_for_sale_is_not_just_taken_back() -> None:
    game = orchard(BUILDER)
    give(game, 0, fish=1).reserve.clear()
    game.players[0].for_sale = "fish"
    table = begin(game)
    assert "take-back" in ids(table)
    do(table, "harvest", f"take/{NETS}/item:rope")
    assert "take-back" not in ids(table)
    do(table, "sell/item:rope", "ask-me")
    assert "take-back" not in ids(table)


@rule("AB-120", "AB-140")
def test_after_other_actions_nothing_is_put_up_for_sale() -> None:
    game = new()
    give(game, 0, fish=1)
    table = do(begin(game), "labor", "all")
    assert heads(table) == {"lay", "done"}


@rule("AB-122")
def test_no_more_villagers_than_goods_are_sent() -> None:
    game = new()
    own(game, 0, ORCHARD, stock={ORCHARD: ["fruit"]})
    table = do(begin(game), "harvest")
    assert ids(table) == [f"send/{BUILDER}", f"send/{TEACHER}", f"send/{SCOUT}"]
    do(table, f"send/{TEACHER}")
    assert asked(table) == (0, "after")
    assert table.state.players[0].ready == [BUILDER, SCOUT]


@rule("AB-229", "AB-226", "AB-230")
@pytest.mark.parametrize(("answer", "goods"), [("nobody", 1), (f"send/{TEACHER}", 2)])
def test_all_harvesters_are_assigned_before_the_one_who_refuses_is_replaced_or_left_out(
    answer: str, goods: int
) -> None:
    game = new()
    hire(game, 0, CAT)
    own(game, 0, PIT, stock={PIT: ["ore", "ore"]})
    table = do(begin(game, 1), "harvest", f"send/{CAT}", f"send/{SCOUT}")
    assert asked(table) == (0, "replace")
    assert table.state.players[0].stock == {PIT: ["ore", "ore"]}
    do(table, answer)
    player = table.state.players[0]
    assert player.reserve == {"ore": goods}
    assert CAT in player.resting
    assert (TEACHER in player.resting) is (goods == 2)


@rule("AB-230")
def test_a_harvest_in_which_all_refused_takes_nothing_and_leaves_the_basket() -> None:
    game = new(2, "artifacts")
    win(game, 0, BASKET)
    hire(game, 0, CAT)
    zones(game, 0, [CAT], [BUILDER, TEACHER, SCOUT], [])
    own(game, 0, PIT, stock={PIT: ["ore", "ore"]})
    table = do(begin(game, 2), "harvest")
    assert asked(table) == (1, "turn")
    player = table.state.players[0]
    assert (player.stock, player.reserve, player.used) == ({PIT: ["ore", "ore"]}, {}, [])


@rule("AB-123")
def test_finite_goods_never_come_back_and_replenishing_ones_only_at_the_end_of_the_round() -> None:
    game = new()
    own(game, 0, ORCHARD, PIT, stock={ORCHARD: ["fruit"], PIT: ["ore", "ore"]})
    table = do(begin(game), "harvest", "all", "done")
    assert table.state.players[0].stock == {}
    assert table.state.players[0].reserve == {"fruit": 1, "ore": 2}
    pass_round(table)
    assert table.state.players[0].stock == {ORCHARD: ["fruit"]}


@rule("AB-124")
def test_a_replenishing_card_is_harvested_once_per_round() -> None:
    game = new()
    own(game, 0, ORCHARD, stock={ORCHARD: ["fruit"]})
    table = do(begin(game), "harvest", f"send/{SCOUT}", "done", "pass")
    assert "harvest" not in heads(table)
    assert [reason.rule for reason in table.why_not(0, "action:harvest")] == ["AB-122"]


@rule("AB-294")
def test_with_the_basket_one_villager_takes_two_goods_from_several_cards() -> None:
    game = new(2, "artifacts")
    win(game, 0, BASKET)
    own(game, 0, ORCHARD, NETS, stock={ORCHARD: ["fruit"], NETS: ["rope", "rope"]})
    table = do(begin(game), "harvest", f"send/{SCOUT}", "go", f"take/{ORCHARD}/item:fruit")
    assert asked(table) == (0, "take-more")
    assert ids(table) == [f"take/{NETS}/item:rope", "stop"]
    do(table, f"take/{NETS}/item:rope")
    player = table.state.players[0]
    assert (player.reserve, player.used) == ({"fruit": 1, "rope": 1}, [BASKET])
    do(table, "done", "pass", "harvest", f"send/{BUILDER}", "done")
    assert table.state.players[0].reserve == {"fruit": 1, "rope": 2}


@rule("AB-294", "AB-286")
def test_the_basket_may_be_left_for_later() -> None:
    game = new(2, "artifacts")
    win(game, 0, BASKET)
    own(game, 0, DEN, stock={DEN: ["rope", "pot", "paper"]})
    table = do(begin(game), "harvest", f"send/{SCOUT}", "go", f"take/{DEN}/item:pot", "stop")
    assert table.state.players[0].used == []
    assert table.state.players[0].reserve == {"pot": 1}
