"""The labor action, with those who may refuse (AB section 8)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    CAT,
    CAT_2,
    afflict,
    asked,
    begin,
    do,
    hire,
    new,
    starters,
    zones,
)
from tests.ledger_marks import rule

BUILDER, TEACHER, SCOUT = starters(0)


@rule("AB-135", "AB-136", "AB-138")
def test_three_villagers_get_three_coins_and_the_cider_and_the_second_player_only_coins() -> None:
    table = do(begin(new()), "labor", "all")
    first = table.state.players[0]
    assert (first.coins, first.reserve) == (10, {"cider": 1})
    assert first.resting == [BUILDER, TEACHER, SCOUT]
    assert not table.state.cider
    do(table, "labor", f"send/{starters(1)[0]}", f"send/{starters(1)[2]}", "go")
    second = table.state.players[1]
    assert (second.coins, second.reserve) == (10, {})


@rule("AB-136")
def test_the_cider_goes_to_the_first_who_labors_not_to_the_first_player() -> None:
    table = do(begin(new()), "pass", "labor", "all")
    assert table.state.players[1].reserve == {"cider": 1}


@rule("AB-137", "AB-177")
def test_without_a_cider_on_the_board_only_coins_are_gained() -> None:
    game = new()
    game.cider = False
    player = do(begin(game), "labor", "all").state.players[0]
    assert (player.coins, player.reserve) == (10, {})


@rule("AB-139")
def test_the_same_player_may_labor_again_without_another_cider() -> None:
    table = do(begin(new()), "labor", f"send/{SCOUT}", "go", "pass", "labor", "all")
    player = table.state.players[0]
    assert (player.coins, player.reserve) == (10, {"cider": 1})


@rule("AB-139", "AB-230")
def test_a_labor_in_which_all_refused_is_not_the_first() -> None:
    game = new()
    hire(game, 0, CAT)
    zones(game, 0, [CAT], [BUILDER, TEACHER, SCOUT], [])
    table = do(begin(game, 2), "labor")
    assert table.state.cider
    assert table.state.players[0].coins == 7
    assert asked(table) == (1, "turn")
    do(table, "labor", "all")
    assert table.state.players[1].reserve == {"cider": 1}


@rule("AB-232", "AB-229")
def test_a_cat_that_rolls_two_rests_and_one_coin_and_the_cider_are_gained() -> None:
    game = new()
    hire(game, 0, CAT)
    zones(game, 0, [SCOUT, CAT], [BUILDER, TEACHER], [])
    player = do(begin(game, 2), "labor", "all").state.players[0]
    assert (player.coins, player.reserve) == (8, {"cider": 1})
    assert set(player.resting) == {BUILDER, TEACHER, SCOUT, CAT}


@rule("AB-226", "AB-227")
@pytest.mark.parametrize(("die", "coins"), [(2, 0), (3, 1)])
def test_a_replacement_that_is_a_cat_rolls_as_well(die: int, coins: int) -> None:
    game = new()
    hire(game, 0, CAT, CAT_2)
    zones(game, 0, [CAT, CAT_2], [BUILDER, TEACHER, SCOUT], [])
    table = do(begin(game, 1, die), "labor", f"send/{CAT}", "go", f"send/{CAT_2}")
    player = table.state.players[0]
    assert player.coins == 7 + coins
    assert set(player.resting) == {BUILDER, TEACHER, SCOUT, CAT, CAT_2}


@rule("AB-226", "AB-309")
def test_a_willing_cat_and_a_willing_sad_villager_labor() -> None:
    game = new(2, "villager_states")
    hire(game, 0, CAT)
    afflict(game, SCOUT, "sad")
    zones(game, 0, [SCOUT, CAT], [BUILDER, TEACHER], [])
    assert do(begin(game, 3, 3), "labor", "all").state.players[0].coins == 9


@rule("AB-317")
@pytest.mark.parametrize(("rolls", "coins"), [((3, 3), 8), ((1, 6), 7), ((6, 2), 7), ((1, 1), 7)])
def test_a_sad_cat_rolls_twice_and_one_refusal_is_enough(rolls: tuple[int, int], coins: int) -> None:
    game = new(2, "villager_states")
    hire(game, 0, CAT)
    afflict(game, CAT, "sad")
    zones(game, 0, [CAT], [BUILDER, TEACHER, SCOUT], [])
    table = do(begin(game, *rolls), "labor")
    assert table.state.players[0].coins == coins
    assert len([h for entry in table.entries for h in entry.told if h.what in ("refused", "willing")]) == 2
