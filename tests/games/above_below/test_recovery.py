"""Recovery at the end of the round (AB section 11.1)."""

from __future__ import annotations

from tests.games.above_below.positions import (
    METAL,
    METAL_2,
    asked,
    begin,
    do,
    everything,
    give,
    heads,
    hire,
    ids,
    new,
    own,
    starters,
    told,
    zones,
)
from tests.ledger_marks import rule
from warren.games.above_below.state import Game
from warren.table import Table

BUILDER, TEACHER, SCOUT = starters(0)
OTHERS = ("villager:brann", "villager:olle", "villager:ulla")


def last_turn(game: Game, *rolls: int) -> Table[Game]:
    """All but seat 0 have passed, and now he does."""
    for player in game.players[1:]:
        player.passed = True
    return do(begin(game, *rolls), "pass")


def recovering(ready: list[str], resting: list[str], injured: list[str], beds: int, **drinks: int) -> Game:
    """Seat 0 with these villagers, so many beds and these drinks."""
    game = new()
    player = game.players[0]
    for villager in (*ready, *resting, *injured):
        if villager not in (BUILDER, TEACHER, SCOUT):
            hire(game, 0, villager)
    for founder in (BUILDER, TEACHER, SCOUT):
        if founder not in (*ready, *resting, *injured):
            player.ready.remove(founder)
    zones(game, 0, ready, resting, injured)
    if not beds:
        player.buildings = []
    elif beds < 3:
        player.buildings = []
        own(game, 0, {1: "building:H01", 2: "building:H02"}[beds])
    give(game, 0, **drinks)
    return game


def after(table: Table[Game]) -> tuple[list[str], list[str], list[str]]:
    player = table.state.players[0]
    return sorted(player.ready), sorted(player.resting), sorted(player.injured)


@rule("AB-181", "AB-185", "AB-186", "AB-182")
def test_a_potion_and_a_bed_bring_the_injured_to_ready() -> None:
    table = do(last_turn(recovering([], [], [SCOUT], beds=1, potion=1)), f"potion/{SCOUT}")
    assert after(table) == ([SCOUT], [], [])
    assert table.state.players[0].reserve == {}


@rule("AB-184", "AB-187")
def test_two_beds_do_not_bring_the_injured_to_ready() -> None:
    assert after(last_turn(recovering([], [], [SCOUT], beds=2))) == ([], [SCOUT], [])


@rule("AB-182", "AB-188")
def test_a_potion_and_a_cider_bring_the_injured_to_ready_without_a_bed() -> None:
    table = last_turn(recovering([], [], [SCOUT], beds=0, potion=1, cider=1))
    assert ids(table) == [f"potion/{SCOUT}", "done"]
    do(table, f"potion/{SCOUT}")
    assert ids(table) == [f"cider/{SCOUT}", "done"]
    do(table, f"cider/{SCOUT}")
    assert after(table) == ([SCOUT], [], [])


@rule("AB-189")
def test_a_cider_cannot_be_used_after_the_bed() -> None:
    table = last_turn(recovering([], [], [SCOUT], beds=1, cider=1))
    assert after(table) == ([], [SCOUT], [])
    assert table.state.players[0].reserve == {"cider": 1}


@rule("AB-181")
def test_nobody_is_asked_for_a_cider_where_there_is_a_bed_for_everybody() -> None:
    table = last_turn(recovering([SCOUT], [BUILDER], [TEACHER], beds=2, cider=1))
    assert asked(table)[1] == "turn"
    assert after(table) == (sorted([SCOUT, BUILDER]), [TEACHER], [])
    assert table.state.players[0].reserve == {"cider": 1}


@rule("AB-181")
def test_any_number_of_drinks_may_be_spent_and_they_return_to_the_supply() -> None:
    game = recovering([], [BUILDER, *OTHERS], [TEACHER, SCOUT], beds=1, potion=2, cider=2)
    before = everything(game)
    table = do(last_turn(game), f"potion/{SCOUT}", f"cider/{SCOUT}", f"potion/{TEACHER}", f"cider/{BUILDER}")
    assert asked(table) == (0, "bed")
    do(table, f"bed/{OTHERS[1]}")
    assert after(table) == (sorted([SCOUT, BUILDER, OTHERS[1]]), sorted([TEACHER, OTHERS[0], OTHERS[2]]), [])
    assert everything(table.state) == before
    assert table.state.supply.left["potion"] == 20


@rule("AB-183", "AB-192")
def test_each_bed_moves_one_villager_one_step_and_the_rest_stay() -> None:
    table = last_turn(recovering([], [BUILDER, TEACHER, *OTHERS[:2]], [SCOUT], beds=3))
    assert asked(table) == (0, "bed")
    assert ids(table) == [f"bed/{villager}" for villager in (SCOUT, BUILDER, TEACHER, *OTHERS[:2])]
    do(table, f"bed/{SCOUT}", f"bed/{BUILDER}", f"bed/{OTHERS[0]}")
    assert after(table) == (sorted([BUILDER, OTHERS[0]]), sorted([SCOUT, TEACHER, OTHERS[1]]), [])


@rule("AB-192")
def test_who_had_no_bed_cannot_act_in_the_next_round() -> None:
    table = do(last_turn(recovering([], [BUILDER, TEACHER], [], beds=1)), f"bed/{BUILDER}", "pass")
    assert asked(table) == (0, "turn")
    assert table.state.players[0].ready == [BUILDER]
    assert "explore" not in heads(table)


@rule("AB-160", "AB-190")
def test_drinks_and_beds_move_villagers_only_in_this_step_and_not_from_the_for_sale_spot() -> None:
    game = recovering([], [BUILDER], [SCOUT], beds=0, potion=1, cider=1)
    table = begin(game.copy())
    assert not heads(table) & {"potion", "cider", "bed"}
    game.players[0].reserve = {"cider": 1}
    game.players[0].for_sale = "potion"
    assert ids(last_turn(game)) == [f"cider/{BUILDER}", "done"]


@rule("AB-191")
def test_settlements_recover_in_turn_order_and_all_useful_beds_are_used_without_asking() -> None:
    game = recovering([], [BUILDER, TEACHER, *OTHERS], [], beds=3)
    own(game, 1, "building:H01")
    founders = starters(1)
    zones(game, 1, [], founders, [])
    game.first = 1
    table = last_turn(game)
    assert asked(table) == (0, "bed")
    assert table.state.players[1].ready == founders
    assert [fact["seat"] for fact in told(table, "recovered")] == ["seat:1"] * 3


@rule("AB-025", "AB-024")
def test_with_four_players_the_tired_founders_wake_up_after_the_first_round() -> None:
    game = new(4)
    hire(game, 0, *OTHERS, zone="resting")
    table = begin(game)
    do(table, "labor", "pass", "pass", "pass")
    assert asked(table) == (0, "turn")
    do(table, "pass", "done")
    assert asked(table) == (0, "bed")
    assert table.choice is not None
    assert table.choice.about == (1,)
    do(table, f"bed/{BUILDER}")
    for seat in range(4):
        assert sorted(table.state.players[seat].ready) == sorted(starters(seat))
    assert table.state.players[0].resting == list(OTHERS)


@rule("AB-025", "AB-183")
def test_in_later_rounds_founders_have_no_right_to_a_bed() -> None:
    game = new(4)
    game.round = 2
    hire(game, 0, *OTHERS, zone="resting")
    table = last_turn(game)
    assert asked(table) == (0, "bed")
    assert ids(table) == [f"bed/{villager}" for villager in (TEACHER, SCOUT, *OTHERS)]
    do(table, *(f"bed/{villager}" for villager in OTHERS))
    assert sorted(table.state.players[0].ready) == sorted([BUILDER, *OTHERS])
    assert table.state.players[0].resting == [TEACHER, SCOUT]


@rule("AB-234", "AB-235")
def test_the_metal_man_takes_none_of_the_three_beds() -> None:
    table = last_turn(recovering([], [BUILDER, TEACHER, SCOUT, METAL], [], beds=3))
    assert after(table) == (sorted([BUILDER, TEACHER, SCOUT, METAL]), [], [])


@rule("AB-236")
def test_the_metal_mans_own_bed_moves_him_one_step() -> None:
    table = last_turn(recovering([BUILDER, TEACHER, SCOUT], [METAL], [METAL_2], beds=3))
    assert after(table) == (sorted([BUILDER, TEACHER, SCOUT, METAL]), [METAL_2], [])


@rule("AB-234")
def test_the_metal_man_uses_no_drink() -> None:
    table = last_turn(recovering([], [METAL, BUILDER], [METAL_2, SCOUT], beds=0, potion=2, cider=2))
    assert ids(table) == [f"potion/{SCOUT}", f"cider/{BUILDER}", "done"]
