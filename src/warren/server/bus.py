"""What workers tell one another: which table has something new. LISTEN/NOTIFY on PostgreSQL; SQLite has one worker.

A notice says only where to look: `WORKER KIND TABLE`. Whoever misses one finds the truth in the database all the same,
at the latest when its next entry is refused as already made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
import structlog
from psycopg import sql

from warren.server.engines import parse_url
from warren.server.refusal import Refusal
from warren.server.writer import CHANNEL, StoreAway

log = structlog.get_logger()


async def listen(
    url: str, worker: str, heard: Callable[[str, str], Awaitable[None]], missed: Callable[[], Awaitable[None]]
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
                    who, kind, table = notice.payload.split(" ", 2)
                    if who == worker:
                        continue
                    try:
                        await heard(kind, table)
                    except (Refusal, StoreAway) as error:
                        log.warning("not-heard", table=table, error=str(error))
        except (psycopg.Error, Refusal, StoreAway) as error:
            log.warning("listening-broken", error=type(error).__name__)
            await asyncio.sleep(0.5)
