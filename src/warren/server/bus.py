"""What workers tell one another: which table has something new. LISTEN/NOTIFY on PostgreSQL; SQLite has one worker.

A notice says only where to look: `WORKER KIND TABLE`. Whoever misses one finds the truth in the database all the same,
at the latest when its next entry is refused as already made. Only who is online (`WORKER here TABLE 0,2`) is told by
the notice itself: see `presence`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import psycopg
import structlog
from psycopg import sql

from warren.server.engines import parse_url
from warren.server.refusal import Refusal
from warren.server.writer import CHANNEL, StoreAway

log = structlog.get_logger()


class Notice(NamedTuple):
    worker: str
    kind: str
    table: str
    seats: tuple[int, ...] = ()


def notice_of(payload: str) -> Notice:
    worker, kind, table, *more = payload.split()
    return Notice(worker, kind, table, tuple(map(int, more[0].split(","))) if more else ())


async def listen(
    url: str, worker: str, heard: Callable[[Notice], Awaitable[None]], missed: Callable[[], Awaitable[None]]
) -> None:
    """Hear what other workers tell, for ever. Whenever it begins to hear, `missed` is called."""
    address = parse_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=5)
            async with connection:
                await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                await missed()
                async for notice in connection.notifies():
                    told = notice_of(notice.payload)
                    if told.worker == worker:
                        continue
                    try:
                        await heard(told)
                    except (Refusal, StoreAway) as error:
                        log.warning("not-heard", table=told.table, error=str(error))
        except (psycopg.Error, Refusal, StoreAway) as error:
            log.warning("listening-broken", error=type(error).__name__)
            await asyncio.sleep(0.5)
