"""Warren's server beside boardgame.io's: the same load on both, in turns. `python -m bench.server [ROUNDS]`."""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import astuple
from statistics import median
from typing import Final

import httpx2
from rich.console import Console
from rich.table import Table as Grid

from bench.load import Load, measure
from bench.servers import Peer, Server, Warren
from bench.tables import HOST, PeerTable, Table, WarrenTable
from bench.targets import Target, aims
from warren.bots import LEVELS

ROUNDS: Final = 3
SECONDS: Final = 4.0
SIZES: Final = (1, 50, 200)
PACE: Final = 400.0
"""Moves a second, by all tables together."""
IDLE: Final = 1.0
"""Seconds after which a table that nobody has open leaves Warren's memory; a host waits longer."""
BOTS: Final = 8
"""Tables at which nobody but bots plays: more than enough that one of them is always thinking."""

Makes = Callable[[int, int], Table]
Speeds = Mapping[tuple[str, str], Load]
"""By the server and what it was asked to do."""


def saturated(size: int) -> str:
    return f"{size} table{'s' * (size > 1)}, as fast as they can"


PACED: Final = f"{SIZES[-1]} tables, {PACE:g} moves/s in all"
BESIDE: Final = f"{PACED}, a bot thinking beside"
WARREN, PEER = "Warren", "boardgame.io"


def server_speeds(rounds: int = ROUNDS) -> tuple[Grid, list[Target]]:
    """Measure both servers, and give the table of what was found and the targets beside it."""
    found: dict[tuple[str, str], list[Load]] = defaultdict(list)
    with closing(Warren(idle=IDLE)) as ours, closing(Peer()) as peer:
        sides: list[tuple[str, Server, Makes]] = [(WARREN, ours, WarrenTable), (PEER, peer, PeerTable)]
        for _ in range(rounds):
            for size in SIZES:
                for side, server, makes in sides:
                    found[side, saturated(size)].append(_measured(server, makes, size, None))
            for side, server, makes in sides:
                found[side, PACED].append(_measured(server, makes, SIZES[-1], PACE))
            with closing(Warren()) as thinking:
                found[WARREN, BESIDE].append(_measured(thinking, WarrenTable, SIZES[-1], PACE, beside=True))
        left, held = asyncio.run(_left_in_memory(ours)), _longest_hold(ours)
    speeds = {key: Load(*map(median, zip(*map(astuple, loads), strict=True))) for key, loads in found.items()}
    return _grid(speeds), _targets(speeds, left, held)


def _measured(server: Server, makes: Makes, size: int, rate: float | None, beside: bool = False) -> Load:
    return asyncio.run(_play(server, makes, size, rate, beside))


async def _play(server: Server, makes: Makes, size: int, rate: float | None, beside: bool) -> Load:
    """New tables, opened, played and left again."""
    server.opened += size
    tables = [makes(number, server.port) for number in range(server.opened - size, server.opened)]
    try:
        for table in tables:
            await table.open()
        if beside:
            await _let_bots_play(server)
        return await measure(tables, SECONDS, rate, server.cpu)
    finally:
        for table in tables:
            table.close()


async def _let_bots_play(server: Server) -> None:
    bots = [{"kind": "bot", "level": list(LEVELS)[-1]}] * 2
    async with httpx2.AsyncClient(base_url=f"http://{HOST}:{server.port}", timeout=60) as http:
        for _ in range(BOTS):
            (await http.post("/api/tables", json={"game": "wistar", "seats": bots})).raise_for_status()


async def _left_in_memory(server: Server) -> int:
    """Tables that Warren still has in memory when everybody has been gone for a while."""
    await asyncio.sleep(3 * IDLE)
    async with httpx2.AsyncClient(base_url=f"http://{HOST}:{server.port}") as http:
        tables: int = (await http.get("/health")).json()["tables"]
    return tables


def _longest_hold(server: Server) -> float:
    """Milliseconds for which Warren's event loop did nothing else, at its worst."""
    metrics = httpx2.get(f"http://{HOST}:{server.port}/metrics").text
    values = dict(line.split(" ") for line in metrics.splitlines() if not line.startswith("#"))
    return float(values["warren_loop_lag_worst_seconds"]) * 1000


def _grid(speeds: Speeds) -> Grid:
    grid = Grid(title="the server: a move's round trip in ms, medians", title_justify="left")
    for head in ("", "", "moves/s", "p50", "p95", "p99", "processor, ms a move"):
        grid.add_column(head, justify="right" if head else "left")
    for what in (*map(saturated, SIZES), PACED, BESIDE):
        for side in (WARREN, PEER):
            if (load := speeds.get((side, what))) is not None:
                times = (f"{time:.2f}" for time in (load.p50, load.p95, load.p99, load.work))
                grid.add_row(what if side == WARREN else "", side, f"{load.moves:,.0f}", *times)
    return grid


def _targets(speeds: Speeds, left: int, held: float) -> list[Target]:
    paced, peer, beside = speeds[WARREN, PACED], speeds[PEER, PACED], speeds[WARREN, BESIDE]
    wide = [
        Target(
            f"server: moves a second at {size} tables, as a multiple of boardgame.io's",
            speeds[WARREN, saturated(size)].moves / speeds[PEER, saturated(size)].moves,
            2,
            at_least=True,
        )
        for size in SIZES[1:]
    ]
    return [
        *wide,
        Target("server: p50 at a human pace, ms", paced.p50, 1, at_least=False),
        Target("server: p99 at a human pace, ms", paced.p99, 5, at_least=False),
        Target("server: p50 at a human pace, as a multiple of boardgame.io's", paced.p50 / peer.p50, 1, at_least=False),
        Target("server: p99 at a human pace, as a multiple of boardgame.io's", paced.p99 / peer.p99, 1, at_least=False),
        Target("server: p99 beside a thinking bot, as a multiple", beside.p99 / paced.p99, 2, at_least=False),
        Target("server: the longest hold of the event loop, ms", held, 50, at_least=False),
        Target("server: tables in memory when everybody has left", left, 0, at_least=False),
    ]


def main() -> None:
    grid, found = server_speeds(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(grid)
    console.print(aims(found))


if __name__ == "__main__":
    main()
