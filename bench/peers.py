"""The yardsticks: OpenSpiel (its engine is C++) and PettingZoo, each driven from Python with random choices.

As with us, a decision is a choice with at least two options.
"""

from __future__ import annotations

from functools import partial
from random import Random
from time import process_time
from typing import Any, Final

import pyspiel
from pettingzoo.classic import connect_four_v3

from warren.cli.bench import AGAIN, SAMPLES, Measure

GAMES: Final = 10
"""Games in a round."""


def peer_measures() -> list[Measure]:
    found = []
    for name in ("gin_rummy", "hanabi"):
        game = pyspiel.load_game(name)
        found.append(Measure(name, "decisions", partial(_spiel_decisions, game)))
        found.append(Measure(name, "copy", partial(_spiel_clone, game)))
    found.append(Measure("connect_four", "decisions", _zoo_decisions))
    return found


def _spiel_step(state: Any, random: Random) -> int:
    """One random step of an OpenSpiel game; 1 if it was a decision."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, chances)[0])
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[int(random.random() * len(actions))])
    return int(len(actions) > 1)


def _spiel_decisions(game: Any, number: int) -> float:
    random = Random(number)
    decisions, begun = 0, process_time()
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += _spiel_step(state, random)
    return decisions / (process_time() - begun)


def _spiel_clone(game: Any, number: int) -> float:
    """The mean time of `clone` at random decisions, in microseconds."""
    random = Random(number)
    spent, clones = 0.0, 0
    while clones < SAMPLES:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and random.random() < 0.3:
                begun = process_time()
                for _ in range(AGAIN):
                    state.clone()
                spent += process_time() - begun
                clones += 1
            _spiel_step(state, random)
    return spent / clones / AGAIN * 1e6


def _zoo_decisions(number: int) -> float:
    random = Random(number)
    table = connect_four_v3.env()
    decisions, begun = 0, process_time()
    for again in range(GAMES):
        table.reset(seed=number * GAMES + again)
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            decisions += len(legal) > 1
            table.step(legal[int(random.random() * len(legal))])
    return decisions / (process_time() - begun)
