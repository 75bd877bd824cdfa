"""The artifacts (AB section 17.1)."""

from __future__ import annotations

from tests.games.above_below.positions import (
    BASKET,
    BOOK,
    FIRST_CAVE,
    RATS,
    STAFF,
    asked,
    begin,
    do,
    heads,
    hire,
    ids,
    new,
    option,
    pass_round,
    set_out,
    starters,
    story,
    told,
    top_cave,
    win,
)
from tests.ledger_marks import rule
from warren.games.above_below.rulebook import RULEBOOK
from warren.games.above_below.state import Game
from warren.table import Table

BUILDER, TEACHER, SCOUT = starters(0)
HIDE, FIGHT = "choose/paragraph:1/1", "choose/paragraph:1/2"


def succeed(game: Game) -> Table[Game]:
    """Seat 0 succeeds in an exploration."""
    with story(*RATS):
        return do(set_out(game, 6, 6, 6), HIDE)


@rule("AB-283", "AB-287")
def test_three_artifacts_lie_face_down() -> None:
    game = new(2, "artifacts")
    assert sorted(game.artifacts) == sorted([STAFF, BOOK, BASKET])
    shown = RULEBOOK.viewer(game)(0)
    assert shown["modules_board"]["artifacts_left"] == 2
    assert not any(artifact in str(shown) for artifact in (STAFF, BOOK, BASKET))
    assert len({_first_artifact(seed) for seed in range(20)}) == 3


def _first_artifact(seed: int) -> str:
    game = new(2, "artifacts")
    top_cave(game, FIRST_CAVE)
    with story(*RATS):
        table = begin(game, 1, 6, 6, 6)
        game.dice.reseed(seed)
        do(table, "explore", "all", HIDE)
    return table.state.players[0].artifacts[0]


@rule("AB-284", "AB-288")
def test_one_artifact_lies_on_the_cave_deck_and_none_is_added_while_it_lies_there() -> None:
    game = new(2, "artifacts")
    assert game.prize
    table = pass_round(begin(game))
    assert table.state.prize
    assert len(table.state.artifacts) == 3
    assert told(table, "artifact-laid") == []


@rule("AB-285", "AB-289")
def test_the_first_who_succeeds_takes_it_and_shows_it() -> None:
    game = new(2, "artifacts")
    with story(*RATS):
        failed = do(set_out(game.copy(), 1, 1, 1), FIGHT)
    assert failed.state.players[0].artifacts == []
    assert failed.state.prize
    table = succeed(game)
    won = table.state.players[0].artifacts
    assert len(won) == 1
    assert table.state.players[0].used == []
    assert not table.state.prize
    assert table.view(1)["players"][0]["artifacts"] == [{"artifact": won[0], "used": False}]
    assert told(table, "artifact-won") == [{"seat": "seat:0", "artifact": won[0]}]


@rule("AB-289")
def test_the_winner_uses_the_new_artifact_from_his_next_action_on_in_the_same_round() -> None:
    game = new(2, "artifacts")
    hire(game, 0, "villager:bosse")
    game.row.refill(game.villagers, game.dice)
    game.artifacts = [BOOK]
    with story(*RATS):
        table = do(set_out(game, 6, 6, 6, crew=[BUILDER, TEACHER, SCOUT]), HIDE, "done")
    assert table.state.players[0].artifacts == [BOOK]
    assert asked(table) == (1, "turn")
    do(table, "pass")
    assert (asked(table), table.state.round) == ((0, "turn"), 1)
    villager = table.state.row.row[0]
    do(table, f"train-with/{villager}/villager:bosse/{BOOK}")
    assert villager in table.state.players[0].resting


@rule("AB-284", "AB-285")
def test_the_second_success_of_a_round_wins_none_and_the_next_round_brings_another() -> None:
    game = new(2, "artifacts")
    hire(game, 0, "villager:bosse", "villager:ravna")
    top_cave(game, FIRST_CAVE)
    with story(*RATS):
        table = set_out(game, 6, 6, 6, crew=[BUILDER, TEACHER, SCOUT])
        do(table, HIDE, "done", "pass", "explore")
        do(table, next(entry for entry in ids(table) if entry.startswith("choose")))
        while asked(table) != (0, "turn"):
            do(table, ids(table)[-1])
    assert len(table.state.players[0].artifacts) == 1
    assert not table.state.prize
    pass_round(table)
    assert table.state.prize
    assert len(told(table, "artifact-laid")) == 1


@rule("AB-288")
def test_none_is_added_when_the_stack_is_empty() -> None:
    game = new(2, "artifacts")
    win(game, 0, STAFF, BOOK)
    win(game, 1, BASKET)
    assert not pass_round(begin(game)).state.prize


@rule("AB-286")
def test_all_used_artifacts_turn_face_up_at_the_end_of_the_round() -> None:
    game = new(2, "artifacts")
    win(game, 0, STAFF, BOOK)
    game.players[0].used = [BOOK, STAFF]
    table = begin(game)
    assert [reason.rule for reason in table.why_not(0, BOOK)] == ["AB-286"]
    assert pass_round(table).state.players[0].used == []


@rule("AB-286", "AB-290", "AB-291")
def test_the_staff_adds_one_to_a_die_after_the_roll() -> None:
    game = new(2, "artifacts")
    win(game, 0, STAFF)
    hire(game, 0, "villager:sixten")
    with story(option((5, {"coins": 1}), (7, {"coins": 2})), *RATS):
        table = do(set_out(game, 4, 1, 1, crew=["villager:sixten", TEACHER, SCOUT]), HIDE)
        tale = table.state.tale
        assert tale is not None
        assert tale.lit["villager:sixten"] == 1
        assert f"plus/villager:sixten/{STAFF}" in ids(table)
        do(table, f"plus/villager:sixten/{STAFF}")
        assert (tale.rolls["villager:sixten"], tale.change["villager:sixten"]) == (4, 1)
        assert tale.lit["villager:sixten"] == 3
        assert table.state.players[0].used == [STAFF]
        assert "plus" not in heads(table)
