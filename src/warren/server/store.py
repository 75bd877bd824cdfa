"""What the server asks of its database: awaitable reads in a few threads, writes through the one writer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Executable, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from warren.server.engines import is_sqlite, open_engine
from warren.server.refusal import Refusal
from warren.server.rows import chat, jobs, moves, seats, tables
from warren.server.writer import Entries, StoreAway, StoreFull, Work, Writer, notify

T = TypeVar("T")
Row: TypeAlias = dict[str, Any]

READERS: Final = 3
READ_PATIENCE: Final = 5.0

DROP_JOB: Final = delete(jobs).where(
    jobs.c.table_id == bindparam("table"), jobs.c.kind == bindparam("what"), jobs.c.n <= bindparam("at")
)
END_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(result=bindparam("how"), digest=bindparam("position"))
)


@asynccontextmanager
async def storing() -> AsyncIterator[None]:
    """What the store couldn't do is refused in words."""
    try:
        yield
    except StoreAway as error:
        raise Refusal("store-away") from error
    except StoreFull as error:
        raise Refusal("store-full") from error


class Store:
    """One per worker."""

    def __init__(self, url: str, patience: float = 20.0) -> None:
        self.url = url
        self._readers = open_engine(url, connections=READERS)
        self._writing = open_engine(url, connections=1, writing=True)
        self.sqlite = is_sqlite(self._writing)
        self.writer = Writer(self._writing, patience)
        self._threads = ThreadPoolExecutor(READERS, "reader")
        self.put_job = self._make_put_job()

    def start(self) -> None:
        self.writer.start()

    def stop(self) -> None:
        self.writer.stop()
        self._threads.shutdown()
        self._readers.dispose()
        self._writing.dispose()

    def _make_put_job(self) -> Executable:
        """Set a table's job of a kind, in the place of the one before; a worker that lags behind replaces nothing."""
        made = sqlite.insert(jobs) if self.sqlite else postgresql.insert(jobs)
        new = made.excluded
        same = {"n": new.n, "seat": new.seat, "due": new.due, "worker": new.worker, "lease": new.lease}
        return made.on_conflict_do_update(index_elements=["table_id", "kind"], set_=same, where=jobs.c.n <= new.n)

    # --- doors -------------------------------------------------------------------------------------------------

    async def keep(self, entries: Entries) -> None:
        """Returns when the entries are on the disk. Raises Beaten, StoreAway or StoreFull, and then nothing is."""
        await self.writer.write(entries)

    async def work(self, run: Callable[[Connection], T], tell: str = "") -> T:
        """Run a transaction in the writer."""
        result: T = await self.writer.write(Work(run, tell))
        return result

    async def tell(self, payloads: list[str]) -> None:
        """Tell the other workers, with nothing to write besides. On SQLite there are none."""
        if payloads and not self.sqlite:
            await self.work(lambda c: notify(c, payloads))

    async def read(self, run: Callable[[Connection], T]) -> T:
        """Run a reading function in a thread; tries again for a while when the database is away."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, run)

    def _read(self, run: Callable[[Connection], T]) -> T:
        until = time.monotonic() + READ_PATIENCE
        while True:
            try:
                with self._readers.connect() as connection:
                    return run(connection)
            except DBAPIError as error:
                if time.monotonic() > until:
                    raise StoreAway from error
                time.sleep(0.2)

    # --- reads -------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> Row | None:
        return await self.read(lambda c: _first(c, select(tables).where(tables.c.id == table)))

    async def seats_of(self, table: str) -> list[Row]:
        wanted = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
        return await self.read(lambda c: _all(c, wanted))

    async def moves_of(self, table: str, after: int = -1, up_to: int | None = None) -> list[Row]:
        wanted = select(moves).where(moves.c.table_id == table, moves.c.n > after).order_by(moves.c.n)
        if up_to is not None:
            wanted = wanted.where(moves.c.n <= up_to)
        return await self.read(lambda c: _all(c, wanted))

    async def chat_of(self, table: str, after: int = 0) -> list[Row]:
        wanted = select(chat).where(chat.c.table_id == table, chat.c.i > after).order_by(chat.c.i.desc()).limit(200)
        return list(reversed(await self.read(lambda c: _all(c, wanted))))

    async def jobs_of(self, table: str) -> list[Row]:
        wanted = select(jobs).where(jobs.c.table_id == table)
        return await self.read(lambda c: _all(c, wanted))

    async def rematch_of(self, table: str) -> str | None:
        wanted = select(tables.c.id).where(tables.c.rematch_of == table)
        return await self.read(lambda c: c.execute(wanted).scalar())

    async def tables_of(self, hashes: list[str]) -> list[Row]:
        """The seats these tokens hold, with their tables and each table's last entry."""
        wanted = select(seats.c.seat, tables).join(tables).where(seats.c.token_hash.in_(hashes))
        return await self.read(lambda c: _all(c, wanted.order_by(tables.c.created.desc(), tables.c.id, seats.c.seat)))

    async def last_moves(self, ids: list[str]) -> dict[str, Row]:
        """The last entry of each of these tables, without the bulk."""
        last = select(moves.c.table_id, func.max(moves.c.n).label("n")).where(moves.c.table_id.in_(ids))
        latest = last.group_by(moves.c.table_id).subquery()
        brief = select(moves.c.table_id, moves.c.n, moves.c.asked, moves.c.at)
        wanted = brief.join(latest, (moves.c.table_id == latest.c.table_id) & (moves.c.n == latest.c.n))
        rows = await self.read(lambda c: _all(c, wanted))
        return {row["table_id"]: row for row in rows}

    async def names_of(self, ids: list[str]) -> dict[str, list[str]]:
        """The players of each of these tables; a bot is called by its level."""
        wanted = select(seats.c.table_id, seats.c.name, seats.c.level).where(seats.c.table_id.in_(ids))
        rows = await self.read(lambda c: _all(c, wanted.order_by(seats.c.table_id, seats.c.seat)))
        names: dict[str, list[str]] = {table: [] for table in ids}
        for row in rows:
            names[row["table_id"]].append(row["name"] or row["level"] or "")
        return names

    # --- jobs --------------------------------------------------------------------------------------------------

    async def claim_jobs(self, worker: str, now: int, lease: int, most: int) -> list[Row]:
        """Take jobs that are due and that nobody has (any more)."""

        def claim(connection: Connection) -> list[Row]:
            free = (
                select(jobs)
                .where(jobs.c.due <= now, or_(jobs.c.worker.is_(None), jobs.c.lease < now))
                .order_by(jobs.c.due)
                .limit(most)
                .with_for_update(skip_locked=True)
            )
            found = _all(connection, free)
            for job in found:
                mine = (jobs.c.table_id == job["table_id"]) & (jobs.c.kind == job["kind"])
                connection.execute(update(jobs).where(mine).values(worker=worker, lease=lease))
            return found

        return await self.work(claim)

    async def jobs_due(self, now: int) -> bool:
        free = select(jobs.c.kind).where(jobs.c.due <= now, or_(jobs.c.worker.is_(None), jobs.c.lease < now)).limit(1)
        return await self.read(lambda c: c.execute(free).first()) is not None

    async def renew_jobs(self, worker: str, held: list[tuple[str, str]], lease: int) -> None:
        def renew(connection: Connection) -> None:
            for table, kind in held:
                mine = (jobs.c.table_id == table) & (jobs.c.kind == kind) & (jobs.c.worker == worker)
                connection.execute(update(jobs).where(mine).values(lease=lease))

        await self.work(renew)

    async def free_jobs(self, worker: str | None = None) -> None:
        """Nobody has these any more: a worker's, or (None) everybody's."""
        freed = update(jobs).values(worker=None, lease=0)
        if worker is not None:
            freed = freed.where(jobs.c.worker == worker)
        await self.work(lambda c: execute_all(c, [(freed, {})]))

    async def ping(self) -> bool:
        try:
            await self.read(lambda c: c.execute(text("SELECT 1")).scalar())
        except StoreAway:
            return False
        return True


def _all(connection: Connection, wanted: Executable) -> list[Row]:
    return [dict(row) for row in connection.execute(wanted).mappings()]


def _first(connection: Connection, wanted: Executable) -> Row | None:
    row = connection.execute(wanted).mappings().first()
    return None if row is None else dict(row)


def insert_all(connection: Connection, rows: dict[Any, list[dict[str, Any]]]) -> None:
    """A new table with its seats and entries, in the order in which they refer to one another."""
    for where in (tables, seats, moves, jobs):
        if rows.get(where):
            connection.execute(insert(where), rows[where])


def execute_all(connection: Connection, statements: Sequence[tuple[Executable, Mapping[str, Any]]]) -> None:
    for statement, row in statements:
        connection.execute(statement, row)
