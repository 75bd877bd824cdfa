"""Many games between bots, on all cores: who wins, with how many points."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, Final

import msgspec

from warren import new_table
from warren.bots import bot, play
from warren.cli.files import write_record
from warren.table import Result
from warren.table.rulebook import VariantValue


@dataclass(frozen=True)
class Match:
    """One game to be played: `bots` by seat, already rotated by `turned` seats."""

    game: str
    bots: tuple[str, ...]
    turned: int
    variants: Mapping[str, VariantValue]
    seed: str
    record: Path | None


@dataclass(frozen=True)
class Outcome:
    turned: int
    result: Result
    decisions: int
    rounds: int


AUTOMA: Final = "automa"
"""The name of the seat beyond the bots' in a game that one plays alone."""


class Standing(msgspec.Struct, frozen=True):
    """How one of the bots, or the automa, fared. A victory shared by k counts 1/k."""

    bot: str
    wins: float
    share: float
    mean: float
    spread: float
    best: int
    worst: int


class Report(msgspec.Struct, frozen=True):
    """What `simulate` found. `seat_wins` goes by seat, whoever sat there; an automa comes last."""

    game: str
    games: int
    seats: int
    seed: str
    variants: Mapping[str, VariantValue]
    bots: list[Standing]
    seat_wins: list[float]
    decisions: float
    rounds: float
    endings: dict[str, int]


def matches(
    game: str,
    seats: int,
    games: int,
    bots: Sequence[str],
    variants: Mapping[str, VariantValue],
    seed: str,
    records: Path | None,
) -> Iterator[Match]:
    """The games to play: the bots are repeated around the table, and move one seat on from game to game."""
    around = [bots[seat % len(bots)] for seat in range(seats)]
    for number in range(games):
        turned = number % seats
        record = None if records is None else records / f"{game}-{seed}-{number}.json"
        sitting = tuple(around[(seat - turned) % seats] for seat in range(seats))
        yield Match(game, sitting, turned, variants, f"{seed}-{number}", record)


def play_match(match: Match) -> Outcome:
    listen = match.record is not None
    table = new_table(match.game, len(match.bots), match.seed, match.variants, listen=listen)
    decisions = play(table, [bot(name) for name in match.bots])
    if match.record is not None:
        write_record(match.record, table.record(), "en")
    assert table.result is not None
    return Outcome(match.turned, table.result, decisions, table.state.round)


def play_all(todo: Sequence[Match], jobs: int | None) -> Iterable[Outcome]:
    """The outcomes in order, whatever the number of processes."""
    jobs = min(jobs or os.cpu_count() or 1, len(todo))
    if jobs <= 1:
        yield from map(play_match, todo)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context) as pool:
        yield from pool.map(play_match, todo, chunksize=max(1, len(todo) // (jobs * 8)))


def summarise(outcomes: Sequence[Outcome], todo: Sequence[Match], bots: Sequence[str], seed: str) -> Report:
    first = todo[0]
    seats = len(first.bots)
    around = [bots[place % len(bots)] for place in range(seats)]
    around += [AUTOMA] * (len(outcomes[0].result.scores) - seats)
    scores: list[list[int]] = [[] for _ in around]
    wins = [0.0] * len(around)
    seat_wins = [0.0] * len(around)
    endings: dict[str, int] = {}
    for outcome in outcomes:
        result = outcome.result
        endings[result.reason] = endings.get(result.reason, 0) + 1
        for seat in range(len(around)):
            place = (seat - outcome.turned) % seats if seat < seats else seat
            scores[place].append(result.scores[seat])
            if seat in result.winners:
                wins[place] += 1 / len(result.winners)
                seat_wins[seat] += 1 / len(result.winners)
    return Report(
        game=first.game,
        games=len(outcomes),
        seats=seats,
        seed=seed,
        variants=dict(first.variants),
        bots=[_standing(*fared) for fared in zip(around, wins, scores, strict=True)],
        seat_wins=[round(won, 2) for won in seat_wins],
        decisions=round(fmean(outcome.decisions for outcome in outcomes), 1),
        rounds=round(fmean(outcome.rounds for outcome in outcomes), 1),
        endings=dict(sorted(endings.items())),
    )


def _standing(name: str, wins: float, scores: list[int]) -> Standing:
    return Standing(
        bot=name,
        wins=round(wins, 2),
        share=round(wins / len(scores), 4),
        mean=round(fmean(scores), 2),
        spread=round(pstdev(scores), 2),
        best=max(scores),
        worst=min(scores),
    )


def as_json(report: Report) -> Any:
    return msgspec.to_builtins(report)
