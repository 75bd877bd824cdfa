"""Tables that play: as fast as they can, or at a human pace."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from bench.tables import Table

WARM_UP = 1.0


@dataclass(frozen=True)
class Load:
    """What was measured: moves a second, and how long a move's round trip took, in milliseconds."""

    moves: float
    p50: float
    p95: float
    p99: float
    work: float
    """Milliseconds of processor time the server took for a move: what a busy machine doesn't change."""


async def measure(tables: Sequence[Table], seconds: float, rate: float | None, cpu: Callable[[], float]) -> Load:
    """Let the tables play for so long: at so many moves a second in all, or (None) as fast as they can."""
    taken: list[float] = []
    loop = asyncio.get_running_loop()
    tasks = []
    for table in tables:
        table.done = taken.append
        if rate is None:
            table.ready = Table.move
            if table.waiting:
                table.move()
        else:
            table.ready = lambda _: None
            tasks.append(loop.create_task(_at_a_pace(table, len(tables) / rate, table.number / rate)))
    await asyncio.sleep(WARM_UP)
    gc.collect()
    gc.disable()
    taken.clear()
    begun, worked = perf_counter(), cpu()
    await asyncio.sleep(seconds)
    spent, worked = perf_counter() - begun, cpu() - worked
    done = sorted(taken)
    gc.enable()
    for table in tables:
        table.done = lambda _: None
        table.ready = lambda _: None
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    p50, p95, p99 = (done[int(len(done) * part)] * 1000 for part in (0.5, 0.95, 0.99))
    return Load(len(done) / spent, p50, p95, p99, worked * 1000 / len(done))


async def _at_a_pace(table: Table, pause: float, first: float) -> None:
    """A move every so often, whether the last one was quick or not; one that can't be made yet is left out."""
    due = perf_counter() + first % pause
    while True:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        due += pause
        if table.waiting:
            table.move()
