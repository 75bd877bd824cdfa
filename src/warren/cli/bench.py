"""How fast the rulebooks are on this machine: measured in turns, each time the median.

What is counted is processor time, so that whatever else the machine is busy with doesn't count.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import warren
from warren.cli.seats import usual_players
from warren.table import Table

WHATS: Final = ("decisions", "copy", "state-copy", "deepcopy", "view", "imagine", "replay", "load", "size")
SAMPLES: Final = 40
"""Random decisions looked at in a round."""
AGAIN: Final = 10
"""How often each operation is done there: the clock itself takes its time."""


@dataclass(frozen=True)
class Measure:
    """Something that can be measured again and again; `run` gets the number of the round."""

    subject: str
    what: str
    run: Callable[[int], float]


Results = Mapping[tuple[str, str], float]


def measure_all(measures: Sequence[Measure], rounds: int) -> Results:
    """The median of each measure. They take turns, so that a busy moment of the machine hits all alike."""
    found: dict[tuple[str, str], list[float]] = {(each.subject, each.what): [] for each in measures}
    for number in range(rounds):
        for each in measures:
            gc.collect()
            found[each.subject, each.what].append(each.run(number))
    return {key: median(values) for key, values in found.items()}


def game_measures(game: str) -> list[Measure]:
    """What is measured of a rulebook, with as few seats as it is usually played. Times are in microseconds."""
    seats = usual_players(game)
    _finished(game, seats, 0)  # what is read and prepared once doesn't count

    def sampled(operation: Callable[[Table[Any], int], object]) -> Callable[[int], float]:
        return lambda number: _time_samples(game, seats, number, operation)

    return [
        Measure(game, "decisions", lambda number: _decisions_per_second(game, seats, number)),
        Measure(game, "copy", sampled(lambda table, _: table.copy())),
        Measure(game, "state-copy", sampled(lambda table, _: table.state.copy())),
        Measure(game, "deepcopy", sampled(lambda table, _: deepcopy(table.state))),
        Measure(game, "view", sampled(lambda table, seat: table.view(seat))),
        Measure(game, "imagine", sampled(lambda table, seat: table.imagine(seat, 1))),
        Measure(game, "replay", lambda number: _time_replay(game, seats, number)),
        Measure(game, "load", lambda number: _time_load(game, seats, number)),
        Measure(game, "size", lambda number: _size(game, seats, number)),
    ]


def play_randomly(table: Table[Any], random: Random) -> int:
    """To the end; returns the number of decisions (choices with at least two options)."""
    decisions = 0
    draw = random.random
    while (choice := table.choice) is not None:
        table.choose(int(draw() * len(choice.options)))
        decisions += 1
    return decisions


def _decisions_per_second(game: str, seats: int, number: int) -> float:
    random = Random(number)
    decisions, begun = 0, process_time()
    for again in range(5):
        table = warren.new_table(game, seats, f"{number}/{again}", listen=False, snapshots=False)
        decisions += play_randomly(table, random)
    return decisions / (process_time() - begun)


def _finished(game: str, seats: int, number: int) -> Table[Any]:
    table = warren.new_table(game, seats, number)
    play_randomly(table, Random(number))
    return table


def _time_samples(game: str, seats: int, number: int, operation: Callable[[Table[Any], int], object]) -> float:
    """The mean time of an operation at random decisions of a random game, on a table that keeps snapshots."""
    random = Random(number)
    moves = _finished(game, seats, number).moves
    chosen = set(random.sample(range(moves), min(SAMPLES, moves)))
    random = Random(number)
    table = warren.new_table(game, seats, number, listen=False)
    spent = 0.0
    while (choice := table.choice) is not None:
        if table.moves in chosen:
            begun = process_time()
            for _ in range(AGAIN):
                operation(table, choice.seat)
            spent += process_time() - begun
        table.choose(int(random.random() * len(choice.options)))
    return spent / len(chosen) / AGAIN * 1e6


def _time_replay(game: str, seats: int, number: int) -> float:
    """A whole game from its choices alone."""
    ids = [entry.choice or "" for entry in _finished(game, seats, number).entries]
    begun = process_time()
    table = warren.new_table(game, seats, number, listen=False, snapshots=False)
    for option in ids:
        table.choose(option)
    return (process_time() - begun) * 1e6


def _time_load(game: str, seats: int, number: int) -> float:
    """A whole game from its record, with everything that is told, and its snapshots."""
    record = _finished(game, seats, number).record().to_json()
    begun = process_time()
    warren.load(record)
    return (process_time() - begun) * 1e6


def _size(game: str, seats: int, number: int) -> float:
    """Kibibytes that one more table of a game half played takes, snapshot included."""
    random = Random(number)
    moves = _finished(game, seats, number).moves
    table = warren.new_table(game, seats, number, listen=False)
    while table.choice is not None and table.moves < moves // 2:
        table.choose(int(random.random() * len(table.choice.options)))
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [table.copy() for _ in range(20)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(copies) / 1024
