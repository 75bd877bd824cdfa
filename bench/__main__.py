"""`python -m bench [ROUNDS]`: measure, and print one table with the targets beside it."""

from __future__ import annotations

import platform
import sys
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from bench.peers import peer_measures
from bench.server import server_speeds
from bench.targets import aims, targets
from warren.cli.bench import WHATS, Results, game_measures, measure_all
from warren.games import names
from warren.text import Words

PEERS: Final = {"gin_rummy": "OpenSpiel", "hanabi": "OpenSpiel", "connect_four": "PettingZoo"}
ROUNDS: Final = 9


def speeds(results: Results, games: list[str]) -> Grid:
    say = Words(None, "en").say
    grid = Grid(
        title=f"Python {platform.python_version()}, {platform.machine()}, processor time, medians", title_justify="left"
    )
    grid.add_column("")
    for game in games:
        grid.add_column(game, justify="right")
    for peer, library in PEERS.items():
        grid.add_column(f"{library}\n{peer}", justify="right")
    for what in WHATS:
        cells = [results.get((subject, what)) for subject in (*games, *PEERS)]
        grid.add_row(say(f"bench-{what}"), *("" if cell is None else f"{cell:,.1f}" for cell in cells))
    return grid


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    games = list(names())
    measures = peer_measures() + [each for game in games for each in game_measures(game)]
    results = measure_all(measures, rounds)
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(speeds(results, games))
    server, found = server_speeds()
    console.print(server)
    console.print(aims([*(target for game in games for target in targets(game, results)), *found]))


if __name__ == "__main__":
    main()
