"""The estimate that guides the greedy bot."""

from __future__ import annotations

import pytest

from tests.games.tombs.playing import Game, table
from warren.bots import bot, play
from warren.games.tombs.rulebook import RULEBOOK


def worth(game: Game, seat: int = 0) -> float:
    return RULEBOOK.estimate(game.state, seat)


@pytest.mark.parametrize("kind", ["food", "torch", "pick", "gold", "fame"])
def test_more_is_better(kind: str) -> None:
    poor, rich = Game(), Game()
    poor.own(0, **{kind: 2})
    rich.own(0, **{kind: 3})
    assert worth(rich) > worth(poor)


def test_what_lies_before_a_player_is_worth_something() -> None:
    plain = worth(Game())
    chests, camp, helpers, rooms, paws = Game(), Game(), Game(), Game(), Game()
    chests.chests(0, "fame/1")
    camp.in_camp(0, "room:crane")
    helpers.hired(0, "builder")
    rooms.room("place:r1c1", "crane", owner=0)
    paws.lay(0, "entrance:8")
    for game in (chests, camp, helpers, rooms, paws):
        assert worth(game) > plain
        assert worth(game, 1) == pytest.approx(plain, abs=0.5)


def test_when_the_game_is_over_only_points_count() -> None:
    game = Game()
    game.own(0, food=9, fame=12)
    game.state.stage = "over"
    assert worth(game) == 12


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(6):
        game, seat = table(seed=seed, secret_entrance=True), seed % 2
        play(game, [bot("greedy" if each == seat else "random") for each in range(2)])
        assert game.result is not None
        won += game.result.winners == [seat]
    assert won >= 5
