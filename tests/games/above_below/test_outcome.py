"""The outcome of an exploration: the highest reached check, rewards, penalties, the way home (AB section 4.4)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    CAT,
    CAT_2,
    FIRST_CAVE,
    RATS,
    WOMAN,
    afflict,
    asked,
    do,
    everything,
    give,
    hire,
    ids,
    new,
    on_track,
    option,
    own,
    row,
    set_out,
    starters,
    story,
    told,
    zones,
)
from tests.ledger_marks import rule
from warren.games.above_below.state import Game
from warren.table import Table, UndoRefused

BUILDER, TEACHER, SCOUT = starters(0)
HIDE, FIGHT = "choose/paragraph:1/1", "choose/paragraph:1/2"


def reached(table: Table[Game]) -> int | None:
    assert table.state.tale is not None
    return table.state.tale.reached


def rewarded(game: Game, **gain: int | str) -> Table[Game]:
    """Seat 0 succeeds in an exploration with this reward."""
    with story(option((1, gain)), *RATS):
        return do(set_out(game, 1, 1, 1), HIDE)


def punished(game: Game, **lose: int | str) -> Table[Game]:
    """Seat 0 fails in an exploration with this penalty."""
    with story(option((14, {"coins": 1}), fail=lose), *RATS):
        return do(set_out(game, 1, 1, 1), HIDE)


# --- success and failure --------------------------------------------------------------------------------------------


@rule("AB-085", "AB-086")
def test_hiding_with_five_lanterns_gives_a_mushroom_and_no_coin() -> None:
    with story(*RATS):
        table = do(set_out(new(), 6, 6, 1), HIDE)
    player = table.state.players[0]
    assert (player.reserve, player.coins) == ({"mushroom": 1}, 7)


@rule("AB-085")
def test_hiding_with_three_lanterns_gives_a_coin() -> None:
    with story(*RATS):
        table = do(set_out(new(), 1, 1, 1), HIDE, "done")
    player = table.state.players[0]
    assert (player.reserve, player.coins) == ({}, 8)


@rule("AB-085")
def test_two_lanterns_and_one_sent_home_give_a_coin_and_without_it_nothing() -> None:
    for answers, coins in (((f"home/{SCOUT}", "done"), 8), (("done",), 7)):
        game = new()
        zones(game, 0, [BUILDER, SCOUT], [TEACHER], [])
        with story(*RATS):
            table = do(set_out(game, 1, 1), HIDE, *answers)
        assert table.state.players[0].coins == coins
        assert (reached(table) == 0) == (coins == 8)


@rule("AB-087", "AB-064")
def test_fighting_with_six_lanterns_needs_one_villager_sent_home() -> None:
    with story(*RATS):
        table = do(set_out(new(), 6, 6, 6), FIGHT)
        assert table.choice is not None
        assert table.choice.about == (7, 6)
        alone = do(table.copy(), "done")
        assert reached(alone) == -1
        assert alone.state.players[0].coins == 7
        do(table, f"home/{TEACHER}")
    player = table.state.players[0]
    assert reached(table) == 0
    assert (player.coins, player.reserve) == (12, {"ore": 1})


@rule("AB-085")
def test_fighting_with_five_lanterns_and_two_sent_home_leaves_nobody_on_the_kept_cave() -> None:
    game = new()
    zones(game, 0, [BUILDER, SCOUT], [TEACHER], [])
    hire(game, 0, "villager:bosse")
    with story(*RATS):
        table = do(set_out(game, 1, 3, 4, crew=[BUILDER, SCOUT, "villager:bosse"]), FIGHT)
        assert table.state.tale is not None
        assert sum(table.state.tale.lit.values()) == 1 + 2 + 3
        do(table, f"home/{BUILDER}")
    assert reached(table) == 0
    assert table.state.players[0].caves == [FIRST_CAVE]


@rule("AB-088", "AB-089")
def test_after_a_success_the_explorers_rest_and_the_cave_is_kept_empty() -> None:
    with story(*RATS):
        table = do(set_out(new(), 6, 6, 6), HIDE)
    player = table.state.players[0]
    assert player.resting == [BUILDER, TEACHER, SCOUT]
    assert player.caves == [FIRST_CAVE]
    assert player.outposts == {}
    assert table.view(1)["players"][0]["caves"] == [FIRST_CAVE]


@rule("AB-090", "AB-091")
def test_after_a_failure_the_explorers_rest_and_the_cave_goes_under_the_deck() -> None:
    with story(*RATS):
        table = do(set_out(new(), 6, 6, 6), FIGHT, "done")
    player = table.state.players[0]
    assert player.resting == [BUILDER, TEACHER, SCOUT]
    assert (player.caves, player.reserve, player.coins) == ([], {}, 7)
    assert table.state.caves.layers[-1] == [FIRST_CAVE]


@rule("AB-091", "AB-033")
def test_the_lost_cave_is_the_top_card_again_when_it_was_the_last() -> None:
    game = new()
    game.players[1].caves = [cave for cave in game.caves.cards() + game.top_caves if cave != FIRST_CAVE]
    game.caves.layers, game.top_caves = [], [FIRST_CAVE]
    with story(*RATS):
        table = do(set_out(game, 6, 6, 6), FIGHT)
        assert table.state.top_caves == []
        do(table, "done")
    assert table.state.top_caves == [FIRST_CAVE]
    assert asked(table) == (1, "turn")
    assert "explore" in ids(table)


@rule("AB-092")
def test_a_failure_may_have_a_text_and_a_penalty() -> None:
    with story(option((14, {"coins": 1}), fail={"coins": 2}), *RATS):
        table = do(set_out(new(), 1, 1, 1), HIDE)
        outcome = table.view(0)["tale"]["outcome"]
    assert table.state.players[0].coins == 5
    assert outcome["text"] == {"en": "Oh.", "ru": "Ох."}
    assert outcome["lose"] == {"coins": 2}


@rule("AB-059")
def test_the_outcome_is_news_so_fair_undo_stops_there() -> None:
    with story(*RATS):
        table = do(set_out(new(), 6, 1, 6), FIGHT, f"home/{BUILDER}")
        assert table.may_undo(0)
        do(table, "done")
        with pytest.raises(UndoRefused):
            table.undo(0)


@rule("AB-093", "AB-251")
def test_coins_for_successful_explorations_add_up() -> None:
    for rolls, choice, coins in (((6, 6, 6), HIDE, 9), ((1, 1, 1), FIGHT, 7)):
        game = new()
        own(game, 0, "building:H06", "building:O14")
        with story(*RATS):
            table = do(set_out(game, *rolls), choice)
            if asked(table)[1] == "dice":
                do(table, "done")
        assert table.state.players[0].coins == coins


@rule("AB-093")
def test_the_coin_for_the_exploration_comes_after_the_penalty_of_the_check() -> None:
    game = new()
    game.players[0].coins = 0
    own(game, 0, "building:H06")
    with story(option((1, {"rope": 1}, {"coins": 5})), *RATS):
        table = do(set_out(game, 1, 1, 1), HIDE)
    assert table.state.players[0].coins == 1


# --- rewards --------------------------------------------------------------------------------------------------------


@rule("AB-095")
def test_the_reward_comes_in_full_before_its_penalty_and_goods_go_to_the_reserve() -> None:
    game = new()
    game.players[0].coins = 0
    with story(option((1, {"coins": 3, "rope": 2}, {"coins": 2, "rope": 1})), *RATS):
        table = do(set_out(game, 1, 1, 1), HIDE)
    player = table.state.players[0]
    assert (player.coins, player.reserve, player.laid) == (1, {"rope": 1}, {})


@rule("AB-011")
def test_a_reward_of_goods_gives_what_the_supply_has_left() -> None:
    game = new()
    give(game, 1, amethyst=6)
    assert rewarded(game, amethyst=3).state.players[0].reserve == {"amethyst": 1}


def test_all_kinds_of_things_are_gained() -> None:
    table = rewarded(new(2, "supplies"), coins=2, fish=1, paper=2, potion=1, cider=1, supplies=3, reputation=2)
    player = table.state.players[0]
    assert (player.coins, player.reputation) == (9, 2)
    assert player.reserve == {"fish": 1, "paper": 2, "potion": 1, "cider": 1, "supplies": 3}
    assert table.state.cider


def test_any_good_is_chosen_one_by_one_from_the_supply() -> None:
    game = new()
    give(game, 1, rope=10)
    table = rewarded(game, any_good=2)
    assert asked(table) == (0, "any-good")
    goods = ["mushroom", "fish", "fruit", "pot", "paper", "ore", "amethyst"]
    assert ids(table) == [f"gain/item:{good}" for good in goods]
    do(table, "gain/item:ore", "gain/item:amethyst")
    assert table.state.players[0].reserve == {"ore": 1, "amethyst": 1}


@rule("AB-134")
def test_the_cheapest_villager_joins_without_being_trained() -> None:
    game = new()
    own(game, 0, "building:H18")
    row(game, None, "villager:nib", "villager:kara")
    table = rewarded(game, villager="cheapest")
    player = table.state.players[0]
    assert "villager:nib" in player.resting
    assert player.coins == 7
    assert table.state.row.row == [None, None, "villager:kara", None, None]


def test_the_cheapest_villager_is_nobody_when_the_row_is_empty() -> None:
    game = new()
    row(game)
    assert len(rewarded(game, villager="cheapest").state.players[0].resting) == 3


def test_further_caves_come_from_the_top_of_the_deck() -> None:
    game = new()
    before = everything(game)
    table = rewarded(game, cave=2)
    caves = [fact["cave"] for fact in told(table, "cave-gained")]
    assert len(set(caves)) == 3
    assert caves[-1] == FIRST_CAVE
    assert table.state.players[0].caves == caves
    assert everything(table.state) == before


@rule("AB-097")
def test_further_caves_are_none_when_the_deck_is_empty() -> None:
    game = new()
    game.players[1].caves = [cave for cave in game.caves.cards() + game.top_caves if cave != FIRST_CAVE]
    game.caves.layers, game.top_caves = [], [FIRST_CAVE]
    assert rewarded(game, cave=2).state.players[0].caves == [FIRST_CAVE]


@rule("AB-221", "AB-220")
def test_a_special_villager_joins_in_the_resting_zone() -> None:
    table = rewarded(new(), special="cave_cat")
    assert CAT in table.state.players[0].resting
    assert CAT not in table.state.specials


@rule("AB-222")
def test_three_coins_come_in_place_of_a_special_villager_that_is_used_up() -> None:
    game = new()
    hire(game, 1, CAT, CAT_2)
    table = rewarded(game, special="cave_cat", coins=1)
    assert table.state.players[0].coins == 7 + 1 + 3
    assert told(table, "nobody-left") == [{"seat": "seat:0", "n": 3}]


@rule("AB-223", "AB-224")
def test_the_elemental_woman_costs_one_reputation_once() -> None:
    table = rewarded(new(), special="elemental_woman")
    assert WOMAN in table.state.players[0].resting
    assert table.state.players[0].reputation == -1
    with story(*RATS):
        do(table, "pass", "pass")
        while asked(table)[1] != "turn":
            do(table, ids(table)[-1])
    assert table.state.players[0].reputation == -1


@rule("AB-221", "AB-129", "AB-134")
def test_gained_villagers_rest_even_with_train_ready() -> None:
    game = new()
    own(game, 0, "building:H18")
    assert "villager:glogo" in rewarded(game, special="glogo").state.players[0].resting


# --- penalties ------------------------------------------------------------------------------------------------------


@rule("AB-096")
def test_a_penalty_takes_as_much_as_there_is_and_nothing_is_owed() -> None:
    game = new()
    game.players[0].coins = 1
    give(game, 0, rope=1, potion=1)
    on_track(game, 0, ("rope", 2))
    own(game, 0, "building:H24", stock={"building:H24": ["rope", "rope"]})
    table = punished(game, coins=5, rope=3, potion=2, reputation=9)
    player = table.state.players[0]
    assert (player.coins, player.reserve, player.reputation) == (0, {}, -3)
    assert player.laid == {"rope": 2}
    assert player.stock == {"building:H24": ["rope", "rope"]}


@rule("AB-159")
def test_a_penalty_takes_the_item_for_sale_too() -> None:
    game = new()
    give(game, 0, rope=1).reserve.clear()
    game.players[0].for_sale = "rope"
    assert punished(game, rope=1).state.players[0].for_sale is None


def test_any_good_lost_is_of_the_players_choice() -> None:
    game = new()
    give(game, 0, rope=2, fish=1, potion=1)
    table = punished(game, any_good=1)
    assert asked(table) == (0, "any-good-lost")
    assert ids(table) == ["lose/item:fish", "lose/item:rope"]
    do(table, "lose/item:rope")
    assert table.state.players[0].reserve == {"rope": 1, "fish": 1, "potion": 1}


def test_the_injured_are_chosen_from_those_still_on_the_cave_card() -> None:
    with story(option((7, {"coins": 1}), fail={"injure": 1}), *RATS):
        table = do(set_out(new(), 6, 1, 6), HIDE, f"home/{BUILDER}", "done")
    assert ids(table) == [f"injure/{TEACHER}", f"injure/{SCOUT}"]
    do(table, f"injure/{SCOUT}")
    player = table.state.players[0]
    assert (player.injured, player.resting) == ([BUILDER, SCOUT], [TEACHER])


@rule("AB-314")
def test_the_cowardly_are_not_injured_by_a_penalty_either() -> None:
    game = new(2, "villager_states")
    afflict(game, SCOUT, "cowardly")
    afflict(game, BUILDER, "cowardly")
    table = punished(game, injure=2)
    assert table.state.players[0].injured == [TEACHER]
    assert table.state.players[0].resting == [BUILDER, SCOUT]
