"""The train action (AB section 7)."""

from __future__ import annotations

from tests.games.above_below.positions import (
    BOOK,
    CAT,
    asked,
    begin,
    do,
    hire,
    ids,
    new,
    own,
    pass_round,
    row,
    starters,
    win,
    zones,
)
from tests.ledger_marks import rule
from warren.games.above_below.state import Game
from warren.games.above_below.train import training_price
from warren.table import Table

BUILDER, TEACHER, SCOUT = starters(0)
AMBROSE = "villager:ambrose"
"""A quill-plus."""
NIB, KARA, OLLE = "villager:nib", "villager:kara", "villager:olle"


def training(table: Table[Game]) -> list[str]:
    return [entry for entry in ids(table) if entry.startswith("train")]


@rule("AB-125", "AB-126", "AB-128", "AB-133")
def test_a_quill_trains_one_villager_of_the_row_for_the_price_under_its_space() -> None:
    for place, price in enumerate((2, 3, 3, 4, 5)):
        game = new()
        row(game, *[None] * place, KARA)
        table = begin(game)
        assert training(table) == [f"train/{KARA}/{TEACHER}"]
        do(table, f"train/{KARA}/{TEACHER}")
        player = table.state.players[0]
        assert player.coins == 7 - price
        assert player.resting == [TEACHER, KARA]
        assert player.ready == [BUILDER, SCOUT]
        assert asked(table) == (1, "turn")


@rule("AB-125")
def test_nobody_trains_without_a_ready_quill() -> None:
    game = new()
    zones(game, 0, [BUILDER, SCOUT], [], [TEACHER])
    table = begin(game)
    assert training(table) == []
    assert [reason.rule for reason in table.why_not(0, "action:train")] == ["AB-125"]


@rule("AB-127")
def test_training_is_offered_only_if_somebody_can_be_afforded() -> None:
    for coins, offered in ((2, []), (3, [NIB]), (5, [NIB, OLLE])):
        game = new()
        game.players[0].coins = coins
        row(game, None, NIB, None, None, OLLE)
        assert training(begin(game)) == [f"train/{villager}/{TEACHER}" for villager in offered]


@rule("AB-129", "AB-130")
def test_with_train_ready_the_new_villager_acts_in_the_same_round_from_the_next_turn_on() -> None:
    for card in ("building:H18", "building:K02", "building:O18"):
        game = new()
        own(game, 0, card)
        zones(game, 0, [TEACHER], [BUILDER, SCOUT], [])
        row(game, KARA)
        table = do(begin(game), f"train/{KARA}/{TEACHER}")
        assert table.state.players[0].ready == [KARA]
        assert asked(table) == (1, "turn")
        do(table, "pass", "labor")
        assert KARA in table.state.players[0].resting


@rule("AB-131", "AB-178")
def test_the_gap_in_the_row_stays_until_the_end_of_the_round() -> None:
    game = new()
    row(game, NIB, KARA, OLLE)
    table = do(begin(game), f"train/{KARA}/{TEACHER}")
    assert table.state.row.row == [NIB, None, OLLE, None, None]
    pass_round(table)
    assert table.state.row.row[:2] == [NIB, OLLE]
    assert None not in table.state.row.row


@rule("AB-132", "AB-219")
def test_a_quill_plus_trains_for_one_coin_less() -> None:
    game = new()
    game.players[0].coins = 2
    hire(game, 0, AMBROSE)
    row(game, None, KARA)
    table = begin(game)
    assert training(table) == [f"train/{KARA}/{AMBROSE}"]
    assert do(table, training(table)[0]).state.players[0].coins == 0


@rule("AB-111")
def test_a_training_price_never_falls_below_nothing() -> None:
    game = new()
    hire(game, 0, AMBROSE)
    row(game, KARA)
    assert training_price(game, game.players[0], ("train", KARA, AMBROSE)) == 1
    assert training_price(game, game.players[0], ("train", KARA, TEACHER)) == 2


@rule("AB-292")
def test_with_the_book_anybody_trains_for_one_coin_less_once_per_round() -> None:
    game = new(2, "artifacts")
    win(game, 0, BOOK)
    row(game, KARA, NIB)
    table = begin(game)
    assert f"train-with/{KARA}/{SCOUT}/{BOOK}" in training(table)
    do(table, f"train-with/{KARA}/{SCOUT}/{BOOK}")
    player = table.state.players[0]
    assert player.coins == 7 - 1
    assert player.resting == [SCOUT, KARA]
    assert player.used == [BOOK]
    do(table, "pass")
    assert training(table) == [f"train/{NIB}/{TEACHER}"]


@rule("AB-293")
def test_the_book_adds_nothing_to_a_quill_plus() -> None:
    game = new(2, "artifacts")
    win(game, 0, BOOK)
    hire(game, 0, AMBROSE)
    row(game, None, KARA)
    table = begin(game)
    assert f"train/{KARA}/{AMBROSE}" in ids(table)
    assert f"train-with/{KARA}/{AMBROSE}/{BOOK}" not in ids(table)
    assert do(table, f"train-with/{KARA}/{TEACHER}/{BOOK}").state.players[0].coins == 7 - 2


@rule("AB-227", "AB-292")
def test_a_cat_that_refuses_to_train_does_not_use_the_book_up() -> None:
    game = new(2, "artifacts")
    win(game, 0, BOOK)
    hire(game, 0, CAT)
    row(game, KARA)
    table = do(begin(game, 1), f"train-with/{KARA}/{CAT}/{BOOK}")
    assert asked(table) == (0, "replace")
    do(table, f"train-with/{KARA}/{SCOUT}/{BOOK}")
    player = table.state.players[0]
    assert player.resting == [CAT, SCOUT, KARA]
    assert player.coins == 6
