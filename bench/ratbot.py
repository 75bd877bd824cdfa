"""`python -m bench.ratbot [GAMES] [BOT] [JOBS]`: how Ratbot fares against a bot at each level.

Every level plays the same seeds, so that what differs is Ratbot and not the cards.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

import warren
from warren.bots import bot, play

GAMES: Final = 200
JOBS: Final = 2
LEVELS: Final = range(10)


def play_one(name: str, job: tuple[int, int]) -> tuple[int, int]:
    """The points of the bot and of Ratbot in one game."""
    level, number = job
    table = warren.new_table("wistar", 1, f"ratbot-{number}", {"ratbot": level}, listen=False)
    play(table, [bot(name)])
    assert table.result is not None
    mine, its = table.result.scores
    return mine, its


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    name = sys.argv[2] if len(sys.argv) > 2 else "greedy"
    jobs = int(sys.argv[3]) if len(sys.argv) > 3 else JOBS
    todo = [(level, number) for number in range(games) for level in LEVELS]
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), partial(os.nice, 10)) as pool:
        played = dict(zip(todo, pool.map(partial(play_one, name), todo, chunksize=len(LEVELS)), strict=True))
    grid = Grid(title=f"Ratbot against {name}, {games} games at each level", title_justify="left")
    for head in ("level", "mean", "error", "min", "max", f"mean of {name}", f"{name} wins"):
        grid.add_column(head, justify="right")
    for level in LEVELS:
        scores = [played[level, number] for number in range(games)]
        its = [score for _, score in scores]
        error = stdev(its) / games**0.5 if games > 1 else 0.0
        grid.add_row(
            str(level),
            f"{fmean(its):.1f}",
            f"{error:.1f}",
            str(min(its)),
            str(max(its)),
            f"{fmean(mine for mine, _ in scores):.1f}",
            f"{fmean(mine > score for mine, score in scores):.0%}",
        )
    Console(width=100).print(grid)


if __name__ == "__main__":
    main()
