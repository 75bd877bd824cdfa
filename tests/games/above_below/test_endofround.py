"""The end of the round: its steps, income, goods, first player (AB section 11)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    asked,
    begin,
    do,
    give,
    hire,
    ids,
    new,
    on_track,
    own,
    pass_round,
    row,
    starters,
    told,
    zones,
)
from tests.ledger_marks import rule
from warren.games.above_below.state import Game
from warren.table import Table

BUILDER, TEACHER, SCOUT = starters(0)
ORCHARD, POND = "building:H08", "building:H09"


def last_turn(game: Game, *rolls: int) -> Table[Game]:
    """All but seat 0 have passed, and now he does."""
    for player in game.players[1:]:
        player.passed = True
    return do(begin(game, *rolls), "pass")


@rule("AB-172")
def test_the_steps_follow_in_order() -> None:
    game = new(2, "artifacts")
    row(game, None, "villager:nib")
    game.cider = False
    own(game, 0, ORCHARD)
    give(game, 0, potion=1, fish=1)
    zones(game, 0, [], [BUILDER, TEACHER], [SCOUT])
    table = last_turn(game)
    assert asked(table) == (0, "drink")
    do(table, "done")
    assert asked(table) == (0, "lay")
    do(table, "done")
    whats = [happening.what for entry in table.entries for happening in entry.told]
    order = ["passed", "round-marker", "cider-placed", "arrived", "recovered", "coins", "stocked", "round-begins"]
    assert [what for what in dict.fromkeys(whats) if what in order] == order


@rule("AB-173", "AB-205")
def test_the_marker_moves_and_the_next_round_begins() -> None:
    table = begin(new())
    for number in range(1, 7):
        assert table.state.round == number
        pass_round(table)
    assert table.state.round == 7
    assert asked(table)[1] == "turn"


@rule("AB-173", "AB-174", "AB-256")
def test_after_round_seven_nothing_follows() -> None:
    game = new()
    game.round = 7
    game.cider = False
    give(game, 0, potion=1)
    own(game, 0, ORCHARD, "building:H17")
    row(game, "villager:nib")
    zones(game, 0, [], [BUILDER, TEACHER], [SCOUT])
    table = last_turn(game)
    assert table.choice is None
    player = table.state.players[0]
    assert (player.coins, player.reserve, player.stock) == (7, {"potion": 1}, {})
    assert (player.ready, player.injured) == ([], [SCOUT])
    assert not table.state.cider
    assert table.state.row.row == ["villager:nib", None, None, None, None]
    assert table.result is not None
    assert table.result.reason == "rounds"


@rule("AB-043", "AB-175")
def test_a_full_game_has_six_incomes_recoveries_and_refills() -> None:
    game = new()
    own(game, 0, ORCHARD)
    table = begin(game)
    while table.choice is not None:
        pass_round(table)
    assert table.state.round == 7
    assert [player.coins for player in table.state.players] == [7 + 6 * 4, 8 + 6 * 4]
    assert len(told(table, "round-marker")) == 6
    assert len(told(table, "coins")) == 2 * 6
    assert table.result is not None


@rule("AB-175")
def test_each_round_but_the_last_ends_with_a_recovery_and_a_refill() -> None:
    """A founder harvests in every round, so that each time there is somebody to put to bed and a card to fill."""
    game = new()
    own(game, 0, ORCHARD, stock={ORCHARD: ["fruit"]})
    table = begin(game)
    while table.choice is not None:
        if asked(table) == (0, "turn") and "harvest" in ids(table):
            do(table, "harvest", f"send/{SCOUT}", "done")
        else:
            do(table, "pass" if asked(table)[1] == "turn" else "done")
    assert table.state.players[0].reserve == {"fruit": 7}
    assert len(told(table, "recovered")) == len(told(table, "stocked")) == 6


@rule("AB-176", "AB-177")
@pytest.mark.parametrize(
    ("cider", "supply", "after", "left"), [(False, 3, True, 2), (True, 3, True, 3), (False, 0, False, 0)]
)
def test_a_missing_cider_is_replaced_from_the_supply(cider: bool, supply: int, after: bool, left: int) -> None:
    game = new()
    game.cider = cider
    game.supply.left["cider"] = supply
    table = last_turn(game)
    assert (table.state.cider, table.state.supply.left["cider"]) == (after, left)


@rule("AB-178", "AB-179")
def test_remaining_villagers_shift_left_and_the_right_is_filled_from_the_stack() -> None:
    game = new()
    a, c, e = "villager:nib", "villager:kara", "villager:olle"
    row(game, a, None, c, None, e)
    table = last_turn(game)
    shown = table.state.row.row
    assert shown[:3] == [a, c, e]
    assert None not in shown
    assert told(table, "arrived")[-1]["villagers"] == shown[3:]


@rule("AB-180")
def test_spaces_stay_empty_when_the_stack_is() -> None:
    game = new()
    row(game, None, "villager:nib")
    hire(game, 1, *game.villagers.cards(), zone="resting")
    own(game, 1, "building:H03")
    table = last_turn(game)
    while asked(table)[1] != "turn":
        do(table, ids(table)[0])
    assert table.state.row.row == ["villager:nib", None, None, None, None]


@rule("AB-204", "AB-206", "AB-035")
def test_the_first_player_card_goes_to_the_left() -> None:
    table = begin(new(3))
    firsts = []
    while table.choice is not None:
        firsts.append(asked(table)[0])
        pass_round(table)
    assert firsts == [0, 1, 2, 0, 1, 2, 0]


@rule("AB-017", "AB-193", "AB-194")
@pytest.mark.parametrize(
    ("goods", "income"),
    [((), 4), (("fish",), 5), (("fish", "rope"), 5), (("fish", "rope", "ore"), 6), (("fish", "rope", "ore", "pot"), 6)],
)
def test_the_income_rises_with_the_different_goods_on_the_track(goods: tuple[str, ...], income: int) -> None:
    game = new()
    on_track(game, 0, *((good, 1) for good in goods))
    assert last_turn(game).state.players[0].coins == 7 + income


@rule("AB-195", "AB-240", "AB-251")
def test_income_cards_add_up() -> None:
    game = new()
    own(game, 0, "building:H05", "building:H16", "building:O17")
    assert last_turn(game).state.players[0].coins == 7 + 4 + 1 + 2 + 1


@rule("AB-196", "AB-197")
def test_income_per_good_counts_the_track_and_not_the_reserve() -> None:
    game = new()
    own(game, 0, "building:K04")
    on_track(game, 0, ("ore", 2), ("amethyst", 1))
    give(game, 0, ore=3)
    table = do(last_turn(game), "done")
    assert table.state.players[0].coins == 7 + 5 + 3


@rule("AB-198", "AB-199", "AB-239")
def test_potions_per_round_come_with_the_income_too_late_for_the_recovery() -> None:
    game = new()
    own(game, 0, "building:H17")
    zones(game, 0, [BUILDER, TEACHER], [], [SCOUT])
    table = last_turn(game)
    player = table.state.players[0]
    assert player.reserve == {"potion": 1}
    assert player.resting == [SCOUT]
    assert asked(table) == (1, "turn")


@rule("AB-198", "AB-251")
def test_potions_per_round_of_several_cards_add_up() -> None:
    game = new()
    own(game, 0, "building:H17", "building:O03", "building:O22")
    assert last_turn(game).state.players[0].reserve == {"potion": 3}


@rule("AB-200", "AB-217")
def test_everybody_may_lay_goods_before_the_income_is_paid() -> None:
    game = new()
    give(game, 0, fish=1)
    give(game, 1, rope=1)
    table = last_turn(game)
    assert asked(table) == (0, "lay")
    do(table, "lay/item:fish")
    assert asked(table) == (1, "lay")
    do(table, "done")
    assert [player.coins for player in table.state.players] == [7 + 5, 8 + 4]


@rule("AB-160", "AB-217")
def test_the_item_for_sale_is_not_laid_in_that_window() -> None:
    game = new()
    give(game, 0, fish=1, potion=1).reserve.pop("fish")
    game.players[0].for_sale = "fish"
    table = last_turn(game)
    assert asked(table) == (1, "turn")
    assert table.state.players[0].for_sale == "fish"


@rule("AB-217")
def test_there_is_one_more_window_before_the_final_scoring() -> None:
    game = new()
    game.round = 7
    give(game, 0, fish=2)
    table = last_turn(game)
    assert asked(table) == (0, "lay")
    do(table, "lay/item:fish", "lay/item:fish")
    assert table.result is not None
    assert table.result.breakdown[0]["goods"] == 2


@rule("AB-123", "AB-201", "AB-202")
def test_a_card_with_an_arrow_is_refilled_only_when_it_holds_none() -> None:
    game = new()
    own(game, 0, ORCHARD, POND, stock={POND: ["fish"]})
    table = last_turn(game)
    assert table.state.players[0].stock == {ORCHARD: ["fruit"], POND: ["fish"]}
    assert (table.state.supply.left["fruit"], table.state.supply.left["fish"]) == (11, 11)


@rule("AB-201")
def test_only_its_own_good_keeps_a_card_from_being_refilled() -> None:
    game = new()
    own(game, 0, ORCHARD, stock={ORCHARD: ["fish"]})
    assert last_turn(game).state.players[0].stock == {ORCHARD: ["fish", "fruit"]}


@rule("AB-203")
def test_a_short_supply_goes_in_turn_order_from_the_first_player() -> None:
    game = new()
    own(game, 1, ORCHARD)
    own(game, 0, "building:O15")
    game.supply.left["fruit"] = 1
    game.first = 1
    table = last_turn(game)
    assert table.state.players[1].stock == {ORCHARD: ["fruit"]}
    assert table.state.players[0].stock == {}


@rule("AB-203")
def test_the_player_chooses_which_of_his_cards_gets_a_short_good() -> None:
    game = new()
    own(game, 0, ORCHARD, "building:O15", POND)
    game.supply.left["fruit"] = 1
    table = last_turn(game)
    assert asked(table) == (0, "refill")
    assert ids(table) == [f"refill/{ORCHARD}/item:fruit", "refill/building:O15/item:fruit"]
    do(table, "refill/building:O15/item:fruit")
    assert table.state.players[0].stock == {"building:O15": ["fruit"], POND: ["fish"]}
