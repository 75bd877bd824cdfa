"""Processes that think: bots in some, replays in another; neither waits for the other, nor the server for any."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Final, TypeVar

from warren.server import thinking, uploads
from warren.server.messages import Advised
from warren.server.thinking import Game

T = TypeVar("T")

NICENESS: Final = 10
TRIES: Final = 3


class Pool:
    """A process pool that starts again when one of its processes has died."""

    def __init__(self, processes: int, niceness: int) -> None:
        self._processes = processes
        self._niceness = niceness
        self._executor = self._start()
        self.busy = 0

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), thinking.prepare, (self._niceness,)
        )

    async def run(self, act: Callable[..., T], *given: Any) -> T:
        self.busy += 1
        try:
            for left in reversed(range(TRIES)):
                executor = self._executor
                try:
                    return await asyncio.get_running_loop().run_in_executor(executor, act, *given)
                except BrokenExecutor:
                    if executor is self._executor:
                        self._executor = self._start()
                    if not left:
                        raise
            raise AssertionError
        finally:
            self.busy -= 1

    def stop(self) -> None:
        for process in list((self._executor._processes or {}).values()):
            process.terminate()
        self._executor.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    def __init__(self, processes: int | None = None) -> None:
        self.bots = Pool(processes or max(1, (os.cpu_count() or 2) - 1), NICENESS)
        self.desk = Pool(1, NICENESS // 2)

    async def warm_up(self) -> None:
        """Start a process of each kind before somebody waits for it."""
        await asyncio.gather(self.bots.run(thinking.ready), self.desk.run(thinking.ready))

    async def think(self, game: Game, level: str) -> str:
        return await self.bots.run(thinking.think, game, level)

    async def hint(self, game: Game) -> list[Advised]:
        return await self.bots.run(thinking.hint, game)

    async def replay(
        self, facts: Mapping[str, Any], rows: list[dict[str, Any]], whose: int | None, first: int, count: int
    ) -> bytes:
        return await self.desk.run(thinking.replay, Game(dict(facts), rows), whose, first, count)

    async def opinions(
        self, facts: Mapping[str, Any], rows: list[dict[str, Any]], whose: int | None, first: int, count: int
    ) -> bytes:
        return await self.desk.run(thinking.opinions, Game(dict(facts), rows), whose, first, count)

    async def read_record(self, text: bytes) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        return await self.desk.run(uploads.read_record, text)

    def stop(self) -> None:
        self.bots.stop()
        self.desk.stop()
