"""Dice, lanterns, rerolls, changes, sending home (AB sections 4.1 to 4.3)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    RATS,
    STAFF,
    afflict,
    asked,
    do,
    give,
    heads,
    hire,
    ids,
    new,
    option,
    own,
    set_out,
    starters,
    story,
    told,
    win,
    zones,
)
from tests.ledger_marks import rule
from warren.games.above_below.content import ROW_VILLAGERS, VILLAGERS
from warren.games.above_below.state import Game, Tale
from warren.games.above_below.villagers import lanterns
from warren.table import Table

BUILDER, TEACHER, SCOUT = starters(0)
LOOKOUT, POST = "building:H20", "building:O13"
"""One reroll; two rerolls."""
FIGHT, HIDE = "choose/paragraph:1/2", "choose/paragraph:1/1"


def tale(table: Table[Game]) -> Tale:
    assert table.state.tale is not None
    return table.state.tale


@rule("AB-066", "AB-067")
def test_one_die_is_rolled_for_each_explorer() -> None:
    with story(*RATS):
        table = do(set_out(new(), 2, 5, 1, crew=[SCOUT, TEACHER, BUILDER]), FIGHT)
    assert tale(table).rolls == {SCOUT: 2, TEACHER: 5, BUILDER: 1}
    assert [(fact["villager"], fact["die"], fact["lanterns"]) for fact in told(table, "rolled")] == [
        (SCOUT, 2, 1),
        (TEACHER, 5, 2),
        (BUILDER, 1, 1),
    ]


@rule("AB-068", "AB-069", "AB-070")
def test_the_scout_scores_one_symbol_never_both() -> None:
    assert [lanterns(SCOUT, die) for die in range(1, 7)] == [1, 1, 2, 2, 2, 2]


@rule("AB-071")
def test_builder_and_teacher_score_two_from_four_on() -> None:
    for villager in (BUILDER, TEACHER):
        assert [lanterns(villager, die) for die in range(1, 7)] == [1, 1, 1, 2, 2, 2]


@rule("AB-069", "AB-072")
@pytest.mark.parametrize("villager", VILLAGERS)
def test_every_villager_scores_the_better_symbol_reached_or_nothing(villager: str) -> None:
    low, high = VILLAGERS[villager].dice
    for die in range(-1, 9):
        reached = [symbol.lanterns for symbol in (low, high) if die >= symbol.min]
        assert lanterns(villager, die) == max(reached, default=0)


@rule("AB-072")
def test_a_die_that_reaches_no_threshold_gives_nothing() -> None:
    assert VILLAGERS["villager:kara"].dice[0].min == 3
    assert lanterns("villager:kara", 2) == 0


@rule("AB-064", "AB-073")
def test_the_lanterns_of_all_explorers_are_added_up() -> None:
    game = new()
    hire(game, 0, "villager:ninefin")
    with story(option((8, {"coins": 3})), *RATS):
        table = do(set_out(game, 6, 6, 6, 1), "choose/paragraph:1/1")
    assert tale(table).total == 2 + 2 + 2 + 2
    assert tale(table).reached == 0


# --- rerolls --------------------------------------------------------------------------------------------------------


@rule("AB-074")
def test_a_reroll_replaces_the_die_for_better_or_worse() -> None:
    game = new()
    own(game, 0, LOOKOUT)
    with story(*RATS):
        table = do(set_out(game, 6, 1, 6, 1), FIGHT)
        assert (tale(table).lit, asked(table)) == ({BUILDER: 2, TEACHER: 1, SCOUT: 2}, (0, "dice"))
        do(table, f"reroll/{SCOUT}")
        assert tale(table).rolls[SCOUT] == 1
        assert tale(table).lit[SCOUT] == 1
        assert "reroll" not in heads(table)


@rule("AB-075", "AB-251")
@pytest.mark.parametrize(("buildings", "rerolls"), [((LOOKOUT,), 1), ((POST,), 2), ((LOOKOUT, POST), 3)])
def test_the_rerolls_of_all_cards_add_up(buildings: tuple[str, ...], rerolls: int) -> None:
    game = new()
    own(game, 0, *buildings)
    with story(*RATS):
        table = do(set_out(game, 1, 1, 1, *[1] * rerolls), FIGHT)
        for left in range(rerolls, 0, -1):
            assert tale(table).rerolls == left
            do(table, f"reroll/{BUILDER}")
    assert tale(table).rerolls == 0
    assert tale(table).rolls[BUILDER] == 1


@rule("AB-075")
def test_rerolls_come_back_with_each_exploration() -> None:
    game = new()
    own(game, 0, POST)
    hire(game, 0, "villager:ravna", "villager:bosse")
    with story(*RATS):
        table = do(set_out(game, 1, 1, 1, 1, crew=[BUILDER, SCOUT, TEACHER]), FIGHT, f"reroll/{SCOUT}", "done")
        game.active, game.step = 0, "turn"
        table = do(set_out(table.state, 1, 1), FIGHT)
        assert tale(table).rerolls == 2


@rule("AB-076")
def test_the_same_die_may_be_rerolled_again() -> None:
    game = new()
    own(game, 0, POST)
    with story(*RATS):
        table = do(set_out(game, 1, 1, 1, 2, 6), FIGHT, f"reroll/{SCOUT}")
        assert tale(table).rolls[SCOUT] == 2
        do(table, f"reroll/{SCOUT}")
        assert tale(table).rolls[SCOUT] == 6


@rule("AB-077")
def test_only_villager_dice_are_rerolled() -> None:
    game = new()
    own(game, 0, POST)
    hire(game, 0, "villager:cave_cat/1")
    with story(*RATS):
        table = set_out(game, crew=[BUILDER, TEACHER, SCOUT])
        assert heads(table) == {"choose"}
        do(table, FIGHT)
    options = [entry for entry in ids(table) if entry.startswith("reroll")]
    assert options == [f"reroll/{villager}" for villager in (BUILDER, TEACHER, SCOUT)]


# --- changes and bonus ----------------------------------------------------------------------------------------------


@rule("AB-078")
@pytest.mark.parametrize(
    ("bonus", "lanterns"),
    [
        ({"lanterns": 1, "per": "hammer"}, 2),
        ({"lanterns": 1, "per": "quill"}, 1),
        ({"lanterns": 2, "if_good": "rope"}, 2),
        ({"lanterns": 2, "if_good": "fish"}, 0),
        ({"lanterns": 2, "if_item": "cider"}, 2),
        ({"lanterns": 2, "if_item": "potion"}, 0),
        ({"lanterns": 3, "if_villager": "fish_folk"}, 0),
        ({"lanterns": 3, "if_villager": "special"}, 3),
        ({"lanterns": 2, "pay": {"coins": 1}}, 0),
    ],
)
def test_bonus_lanterns_by_their_condition(bonus: dict[str, object], lanterns: int) -> None:
    game = new()
    give(game, 0, rope=1, cider=1)
    hire(game, 0, "villager:glogo")
    with story(option((14, {"coins": 1}), bonus=bonus), *RATS):
        table = do(set_out(game, 1, 1, 1, 1), HIDE)
        if asked(table)[1] == "dice":
            do(table, "done")
    assert tale(table).total == 4 + lanterns
    assert table.state.players[0].reserve == {"rope": 1, "cider": 1}


@rule("AB-078")
def test_the_bonus_for_hammers_counts_those_sent_home_too() -> None:
    with story(option((6, {"potion": 1}), bonus={"lanterns": 1, "per": "hammer"}), *RATS):
        table = do(set_out(new(), 1, 1, 1), HIDE, f"home/{BUILDER}", f"home/{SCOUT}")
    assert tale(table).total == 3 + 1 + 2
    assert tale(table).reached == 0


@rule("AB-078", "AB-190")
def test_a_paid_bonus_costs_its_price_once() -> None:
    game = new()
    with story(option((7, {"potion": 1}), bonus={"lanterns": 2, "pay": {"coins": 1}}), *RATS):
        table = do(set_out(game, 4, 4, 1), HIDE)
        assert "bonus" in heads(table)
        do(table, "bonus")
    assert table.state.players[0].coins == 7 - 1
    assert tale(table).total == 2 + 2 + 1 + 2
    assert tale(table).reached == 0


@rule("AB-079")
def test_rerolls_come_before_changes_and_changes_before_sending_home() -> None:
    game = new(2, "artifacts", "supplies")
    own(game, 0, POST)
    win(game, 0, STAFF)
    give(game, 0, supplies=2)
    hire(game, 0, "villager:ravna", "villager:bosse")
    with story(option((9, {"coins": 1})), *RATS):
        table = do(set_out(game, 1, 1, 1, 1, 1, 1), HIDE)
        assert heads(table) == {"reroll", "plus", "home", "done"}
        do(table, f"reroll/{BUILDER}")
        assert heads(table) == {"reroll", "plus", "home", "done"}
        do(table, f"plus/{TEACHER}/{STAFF}")
        assert heads(table) == {"plus", "home", "done"}
        do(table, f"home/{SCOUT}")
        assert heads(table) == {"home", "done"}


@rule("AB-080", "AB-084")
def test_everything_may_be_left_unused_and_those_sent_home_in_vain_stay_injured() -> None:
    game = new()
    own(game, 0, POST)
    with story(*RATS):
        table = do(set_out(game, 6, 6, 1), FIGHT, f"home/{TEACHER}", "done")
    player = table.state.players[0]
    assert tale(table).reached == -1
    assert tale(table).total == 2 + 2 + 1 + 1
    assert player.injured == [TEACHER]
    assert player.resting == [BUILDER, SCOUT]


# --- sending home ---------------------------------------------------------------------------------------------------


@rule("AB-081", "AB-082")
def test_each_villager_sent_home_adds_a_lantern_to_what_it_rolled() -> None:
    with story(*RATS):
        table = do(set_out(new(), 6, 1, 6), FIGHT)
        assert table.choice is not None
        assert table.choice.about == (7, 5)
        do(table, f"home/{BUILDER}")
        assert table.choice.about == (7, 6)
        assert table.state.players[0].injured == [BUILDER]
        do(table, f"home/{SCOUT}")
    assert tale(table).total == 7
    assert tale(table).reached == 0
    assert table.state.players[0].injured == [BUILDER, SCOUT]
    assert table.state.players[0].resting == [TEACHER]


@rule("AB-081")
def test_villagers_may_be_sent_home_for_a_higher_check_too() -> None:
    with story(*RATS):
        table = do(set_out(new(), 1, 1, 1), HIDE)
        assert asked(table) == (0, "dice")
        do(table, f"home/{BUILDER}")
    assert tale(table).reached == 1
    assert table.state.players[0].reserve == {"mushroom": 1}


@rule("AB-081")
def test_nobody_is_asked_when_nothing_more_can_be_reached() -> None:
    with story(*RATS, option((12, {"coins": 1}))):
        assert asked(do(set_out(new(), 6, 6, 6), HIDE))[1] == "after"
        assert asked(do(set_out(new(), 1, 1, 1), "choose/paragraph:1/3")) == (1, "turn")


@rule("AB-078", "AB-081")
@pytest.mark.parametrize(("coins", "asks"), [(3, True), (2, False)])
def test_nobody_is_asked_for_the_sake_of_a_bonus_he_cannot_pay(coins: int, asks: bool) -> None:
    game = new()
    game.players[0].coins = coins
    with story(option((8, {"potion": 1}), bonus={"lanterns": 2, "pay": {"coins": 3}}), *RATS):
        table = do(set_out(game, 1, 1, 1), HIDE)
    assert (table.choice is not None and asked(table) == (0, "dice")) is asks


@rule("AB-083")
def test_all_explorers_may_be_sent_home_and_the_exploration_still_succeeds() -> None:
    game = new()
    zones(game, 0, [BUILDER, SCOUT], [TEACHER], [])
    with story(option((4, {"coins": 1})), *RATS):
        table = do(set_out(game, 1, 1), HIDE, f"home/{BUILDER}", f"home/{SCOUT}")
    assert tale(table).reached == 0
    assert table.state.players[0].injured == [BUILDER, SCOUT]
    assert len(table.state.players[0].caves) == 1


@rule("AB-314")
def test_a_cowardly_villager_is_not_sent_home() -> None:
    game = new(2, "villager_states")
    afflict(game, SCOUT, "cowardly")
    with story(*RATS):
        table = do(set_out(game, 6, 1, 6), FIGHT)
    assert [entry for entry in ids(table) if entry.startswith("home")] == [f"home/{BUILDER}", f"home/{TEACHER}"]


def test_every_row_villager_rolls_its_own_die() -> None:
    game = new()
    others = [villager for villager in ROW_VILLAGERS if villager in game.row.row][:2]
    hire(game, 0, *others)
    with story(*RATS):
        table = do(set_out(game, 3, 4, crew=others), FIGHT)
    assert tale(table).rolls == {others[0]: 3, others[1]: 4}
    assert tale(table).lit == {others[0]: lanterns(others[0], 3), others[1]: lanterns(others[1], 4)}
