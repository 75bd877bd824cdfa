"""WS-057 and WS-206..WS-226: rounds, the end, and the final score."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.wistar.ratbot.helpers import Solo
from tests.ledger_marks import rule
from warren.games.wistar import scoring
from warren.games.wistar.pieces import MICE
from warren.games.wistar.ratbot.content import AUTOMA
from warren.games.wistar.ratbot.rulebook import SoloRules
from warren.games.wistar.ratbot.scoring import breakdown, result
from warren.games.wistar.state import Wistar
from warren.table import Table

RULES = SoloRules()


def play(level: int, seed: int) -> Table[Wistar]:
    table = Table.start(RULES, 1, seed, {"ratbot": level})
    random = Random(seed)
    while table.choice is not None:
        table.choose(random.randrange(len(table.choice.options)))
    return table


@pytest.mark.parametrize("level", range(10))
@rule("WS-057", "WS-206", "WS-207")
def test_five_rounds_of_three_turns_each_and_three_different_action_cards(level: int) -> None:
    table = play(level, level)
    happened = [told for entry in (table.opening, *table.entries) for told in entry.told]
    cards: list[list[object]] = []
    leaders = 0
    for told in happened:
        if told.what == "round":
            cards.append([])
        if told.what == "ratbot-card":
            cards[-1].append(told.facts["card"])
        leaders += told.what in ("placed-leader", "visited")
    assert [len(set(map(str, round_))) for round_ in cards] == [3] * 5
    assert [len(round_) for round_ in cards] == [3] * 5
    assert leaders == 15
    assert table.state.stack == 0
    assert table.state.phase == "end"


@rule("WS-060", "W-083")
def test_ratbot_plays_only_when_you_have_said_that_your_turn_ends() -> None:
    """Whatever you have done last: what you see of it may still be taken back."""
    lone = 0
    for seed in range(4):
        table = Table.start(RULES, 1, seed)
        random = Random(seed)
        while (choice := table.choice) is not None:
            if choice.options == [("end",)]:
                lone += 1
                assert table.copy().question(0) == table.question(0)
                assert table.imagine(0, 1).question(0) == table.question(0)
            option = choice.options[random.randrange(len(choice.options))]
            table.choose(option)
            if any(told.what == "ratbot-card" for told in table.told()):
                assert option[0] in ("end", "pair")
                assert not table.may_undo(0)
    assert lone


def test_the_last_step_of_a_turn_can_be_taken_back_before_ratbot_answers() -> None:
    table = Table.start(RULES, 1, 3)
    random = Random(3)
    before: list[str] = []
    while table.choice is None or table.choice.options != [("end",)] or not table.may_undo(0):
        assert table.choice is not None
        before = table.choice.ids
        table.choose(random.randrange(len(before)))
    table.undo(0)
    assert table.choice is not None
    assert table.choice.ids == before


@rule("WS-208")
def test_your_score_is_counted_by_the_normal_rules() -> None:
    table = play(4, 1)
    assert table.result is not None
    assert table.result.breakdown[0] == scoring.breakdown(table.state, table.state.players[0])
    assert table.result.scores[0] == sum(table.result.breakdown[0].values())


def position() -> Solo:
    return Solo(sides=["structure/2", "tool/2", "robot/1"])


@rule("WS-209")
def test_it_starts_from_the_points_gained_in_the_game() -> None:
    game = position()
    game.bot.vp = 27
    assert breakdown(game.state)["track"] == 27


@rule("WS-210")
def test_one_point_for_each_invention_whatever_is_printed() -> None:
    game = position()
    game.automa.pile = ["card:1", "card:180", "card:101"]
    assert breakdown(game.state)["pile"] == 3


@rule("WS-211", "WS-212")
def test_steps_with_markers_and_final_effects_are_lines_of_their_own() -> None:
    game = position()
    game.automa.advances = [4, 5, 2]
    game.bot.mice, game.bot.doors, game.bot.tents = ["mouse:hm06"], ["door:hidden"], ["room:B"]
    lines = breakdown(game.state)
    assert (lines["steps"], lines["status-finals"]) == (3 + 5 + 0, 2 + 2 + 2)


@rule("WS-213", "WS-214", "WS-215")
def test_only_the_most_valuable_emptied_space_counts() -> None:
    game = position()
    assert [breakdown(game.state)[line] for line in ("markers", "beds", "rooms")] == [0, 0, 0]
    game.automa.solved, game.bot.beds, game.bot.dug = 6, 5, 6
    board = AUTOMA.board
    assert [breakdown(game.state)[line] for line in ("markers", "beds", "rooms")] == [
        board.markers[5].vp,
        board.beds[4].vp,
        board.underground[5].vp,
    ]


@rule("WS-216")
def test_the_points_of_all_its_mice_and_the_cheese() -> None:
    game = position()
    game.bot.mice = ["mouse:hm02", "mouse:cm08", "mouse:cheese6"]
    assert breakdown(game.state)["mice"] == 3 + 3 + 6


@rule("WS-217")
def test_nothing_else_scores() -> None:
    game = position()
    game.bot.wood = game.bot.metal = game.bot.move = game.bot.joker = 9
    game.bot.current = 2
    assert set(breakdown(game.state)) == {
        "track",
        "pile",
        "steps",
        "status-finals",
        "markers",
        "beds",
        "rooms",
        "mice",
    }
    assert sum(breakdown(game.state).values()) == 10


@rule("WS-218", "WS-219")
def test_you_win_only_with_strictly_more_points() -> None:
    game = position()
    game.you.wood = game.you.metal = game.you.move = 0
    game.you.hand = []
    outcomes = []
    for game.you.vp in (9, 10, 11):
        end = result(game.state)
        outcomes.append((end.scores[0] - end.scores[1], end.winners))
    assert outcomes == [(-1, [1]), (0, [1]), (1, [0])]


@rule("WS-220", "WS-221", "WS-222", "WS-223", "WS-224", "WS-225", "WS-226")
def test_the_example_of_75_points() -> None:
    game = position()
    bot, automa = game.bot, game.automa
    bot.vp = 32
    automa.pile = [f"card:{number}" for number in range(1, 9)]
    automa.advances = [4, 5, 2]
    automa.solved, bot.beds, bot.dug = 4, 2, 4
    bot.mice = ["mouse:hm02", "mouse:cm10", "mouse:cm03", "mouse:cheese6"]
    assert [MICE[mouse].vp for mouse in bot.mice] == [3, 1, 0, 6]
    bot.doors = ["door:hidden"] * 3
    assert breakdown(game.state) == {
        "track": 32,
        "pile": 8,
        "steps": 8,
        "status-finals": 2 + 6 + 0,
        "markers": 4,
        "beds": 2,
        "rooms": 3,
        "mice": 4 + 6,
    }
    assert sum(breakdown(game.state).values()) == 75
    game.you.wood = game.you.metal = game.you.move = 0
    game.you.hand = []
    game.you.vp = 75
    assert result(game.state).winners == [1]
    game.you.vp = 76
    assert result(game.state).winners == [0]
