"""One worker with everything it has: what the HTTP API and the WebSockets are given."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from secrets import token_hex
from typing import Final

import structlog

from warren.server import bus, garbage
from warren.server.config import Config
from warren.server.connection import Connection
from warren.server.engines import parse_url
from warren.server.house import House
from warren.server.library import run_name, warm_up
from warren.server.limits import ByAddress, Doors
from warren.server.messages import CLOSE_GOING_AWAY
from warren.server.metrics import Metrics
from warren.server.notify import Notifier
from warren.server.pages import Client
from warren.server.presence import TELL_EVERY
from warren.server.runner import Runner
from warren.server.store import Store
from warren.server.thinkers import Thinkers

COME_BACK_IN: Final = 2000
FAREWELL: Final = 3.0
"""Seconds in which all connections should have heard the good-bye."""

log = structlog.get_logger()


class Desk:
    def __init__(self, config: Config, worker: str | None = None) -> None:
        self.config = config
        self.worker = worker or f"{os.getpid()}-{token_hex(4)}"
        self.metrics = Metrics()
        self.client = Client(config.client)
        self.run = run_name(self.client.etag)
        self.store = Store(config.database)
        self.thinkers = Thinkers(config.thinkers)
        self.notifier = Notifier(webhooks=config.webhooks, smtp=config.smtp, sender=config.sender, base=config.address)
        self.runner = Runner(self.store, self.worker, self.thinkers, self.notifier, self.metrics)
        self.house = self.runner.house = House(self.store, self.worker, self.run, self.runner.begin, self.metrics)
        self.doors = Doors(config.limits.connections, config.limits.connections_each)
        self.new_tables = ByAddress(config.limits.tables, config.limits.table_burst)
        self.connections: set[Connection] = set()
        self.stopping = False

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Serve from here to the end of the block."""
        self.store.start()
        warm_up()
        garbage.keep_what_is_there()
        tasks = [
            asyncio.create_task(work)
            for work in (
                self.runner.look(),
                self.runner.renew(),
                self.metrics.watch_loop(),
                self._tidy(),
                garbage.look_briefly(lambda: bool(self.connections)),
                self.thinkers.warm_up(),
            )
        ]
        if not self.store.sqlite:
            parse_url(self.config.database)
            tasks.append(
                asyncio.create_task(
                    bus.listen(self.config.database, self.worker, self.house.heard, self.house.anything_may_be_new)
                )
            )
        try:
            yield
        finally:
            self.stopping = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.runner.stop()
            await asyncio.to_thread(self.store.stop)
            self.thinkers.stop()

    async def farewell(self) -> None:
        """Tell everybody to come back soon; called when the server is told to stop."""
        self.stopping = True
        for connection in list(self.connections):
            connection.end(CLOSE_GOING_AWAY, 0, "stopping", COME_BACK_IN)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self.connections:
                    await asyncio.sleep(0.01)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(TELL_EVERY, self.config.idle))
            self.house.forget_idle(self.config.idle)
            self.metrics.rooms.set(len(self.house.rooms))
            await self.house.tell_who_is_here()
