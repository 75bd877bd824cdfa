"""The villager states (AB section 17.4)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    CAT,
    CAT_2,
    RATS,
    afflict,
    asked,
    begin,
    do,
    everything,
    hire,
    ids,
    new,
    option,
    own,
    pass_round,
    set_out,
    starters,
    story,
    zones,
)
from tests.ledger_marks import rule

BUILDER, TEACHER, SCOUT = starters(0)
HIDE, FIGHT = "choose/paragraph:1/1", "choose/paragraph:1/2"


@rule("AB-304", "AB-315", "AB-306")
def test_the_player_chooses_who_of_the_exploration_gets_the_state_one_sent_home_included() -> None:
    game = new(2, "villager_states")
    hire(game, 0, "villager:ravna")
    before = everything(game)
    with story(option((7, {"coins": 1}, {"state": "poisoned"})), *RATS):
        table = do(set_out(game, 6, 6, 6, crew=[BUILDER, TEACHER, SCOUT]), HIDE, f"home/{BUILDER}")
    assert asked(table) == (0, "state")
    assert ids(table) == [f"state/{villager}" for villager in (BUILDER, TEACHER, SCOUT)]
    do(table, f"state/{BUILDER}")
    assert table.state.states == {BUILDER: ["state:poisoned"]}
    assert table.state.supply.left["state:poisoned"] == 3
    assert everything(table.state) == before
    pass_round(table)
    assert table.state.states == {BUILDER: ["state:poisoned"]}


@rule("AB-316")
def test_nobody_has_the_same_state_twice_but_several_different_ones() -> None:
    game = new(2, "villager_states")
    afflict(game, BUILDER, "sad")
    afflict(game, SCOUT, "greedy")
    zones(game, 0, [TEACHER, SCOUT], [BUILDER], [])
    with story(option((1, {"rope": 1}, {"state": "greedy"})), *RATS):
        table = do(set_out(game, 1, 1), HIDE)
    assert table.state.states[TEACHER] == ["state:greedy"]
    game = new(2, "villager_states")
    afflict(game, TEACHER, "cowardly")
    afflict(game, SCOUT, "greedy")
    zones(game, 0, [TEACHER, SCOUT], [BUILDER], [])
    with story(option((1, {"rope": 1}, {"state": "greedy"})), *RATS):
        table = do(set_out(game, 1, 1), HIDE)
    assert table.state.states[TEACHER] == ["state:cowardly", "state:greedy"]


@rule("AB-316", "AB-318")
def test_a_state_that_nobody_can_take_or_that_is_used_up_changes_nothing() -> None:
    for used_up in (False, True):
        game = new(2, "villager_states")
        if used_up:
            game.supply.left["state:greedy"] = 0
        else:
            for villager in (BUILDER, TEACHER, SCOUT):
                afflict(game, villager, "greedy")
        before = {villager: states[:] for villager, states in game.states.items()}
        with story(option((1, {"rope": 1}, {"state": "greedy"})), *RATS):
            table = do(set_out(game, 1, 1, 1), HIDE)
        assert table.state.states == before
        assert asked(table)[1] == "after"


@rule("AB-307", "AB-308", "AB-306")
@pytest.mark.parametrize(("die", "lanterns"), [(4, 1), (1, 0), (5, 2)])
def test_a_poisoned_villagers_die_counts_one_less_and_only_its_own(die: int, lanterns: int) -> None:
    game = new(2, "villager_states")
    afflict(game, TEACHER, "poisoned")
    with story(*RATS):
        table = do(set_out(game, 4, die, 1), FIGHT)
    assert table.state.tale is not None
    assert table.state.tale.lit == {BUILDER: 2, TEACHER: lanterns, SCOUT: 1}


@rule("AB-309")
@pytest.mark.parametrize(("die", "coins"), [(1, 0), (2, 0), (3, 1), (6, 1)])
def test_a_sad_villager_rolls_each_time_it_is_used(die: int, coins: int) -> None:
    game = new(2, "villager_states")
    afflict(game, SCOUT, "sad")
    zones(game, 0, [SCOUT], [BUILDER, TEACHER], [])
    table = do(begin(game, die), "labor")
    assert table.state.players[0].coins == 7 + coins
    assert SCOUT in table.state.players[0].resting


@rule("AB-309")
@pytest.mark.parametrize(("die", "builds"), [(1, False), (2, False), (3, True), (6, True)])
def test_a_sad_villager_builds_and_trains_only_if_the_die_allows_it(die: int, builds: bool) -> None:
    game = new(2, "villager_states")
    for founder in (BUILDER, TEACHER):
        afflict(game, founder, "sad")
    zones(game, 0, [BUILDER, TEACHER], [SCOUT], [])
    player = game.players[0]
    player.coins = 50
    building, villager = game.stars[0], game.row.row[0]
    do(begin(game, die), f"build/{building}/{BUILDER}")
    assert (building in player.buildings) == builds
    assert player.resting == [SCOUT, BUILDER]
    game.active, game.step = 0, "turn"
    do(begin(game, die), f"train/{villager}/{TEACHER}")
    assert (villager in player.resting) == builds
    assert player.ready == []
    assert (player.coins == 50) == (not builds)


@rule("AB-310", "AB-311", "AB-313")
@pytest.mark.parametrize(("greedy", "coins"), [((), 3), ((BUILDER,), 2), ((BUILDER, TEACHER, SCOUT), 2)])
def test_greedy_explorers_cost_one_coin_of_the_reward(greedy: tuple[str, ...], coins: int) -> None:
    game = new(2, "villager_states")
    for villager in greedy:
        afflict(game, villager, "greedy")
    with story(option((6, {"coins": 3})), *RATS):
        table = do(set_out(game, 6, 6, 1), HIDE, f"home/{BUILDER}")
    assert table.state.players[0].coins == 7 + coins


@rule("AB-310")
def test_a_greedy_villager_who_did_not_take_part_costs_nothing_and_a_reward_without_coins_neither() -> None:
    game = new(2, "villager_states")
    afflict(game, SCOUT, "greedy")
    with story(option((1, {"coins": 3})), *RATS):
        assert do(set_out(game, 1, 1, crew=[BUILDER, TEACHER]), HIDE).state.players[0].coins == 10
    game = new(2, "villager_states")
    afflict(game, SCOUT, "greedy")
    with story(option((1, {"rope": 1})), *RATS):
        assert do(set_out(game, 1, 1, 1), HIDE).state.players[0].coins == 7


@rule("AB-312")
def test_greedy_does_not_touch_the_coin_per_exploration() -> None:
    game = new(2, "villager_states")
    own(game, 0, "building:H06")
    afflict(game, SCOUT, "greedy")
    with story(option((1, {"coins": 1})), *RATS):
        assert do(set_out(game, 1, 1, 1), HIDE).state.players[0].coins == 7 + 0 + 1


@rule("AB-336", "AB-222")
def test_coins_in_place_of_a_special_villager_count_as_coins_of_the_reward() -> None:
    game = new(2, "villager_states")
    hire(game, 1, CAT, CAT_2)
    afflict(game, SCOUT, "greedy")
    with story(option((1, {"special": "cave_cat"})), *RATS):
        assert do(set_out(game, 1, 1, 1), HIDE).state.players[0].coins == 7 + 3 - 1
