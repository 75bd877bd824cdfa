"""The one thread that writes. Whatever waits is committed together, and answered only after the commit.

Entries of tables are the fast path: all that wait go into one transaction. If that fails because another worker was
quicker at one table, each is tried again alone, so that only that one is refused. When the database is away, the
writer keeps trying for `patience` seconds; a commit whose answer was lost is recognised by its `ref`.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Engine, Executable, bindparam, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from warren.server.engines import is_sqlite
from warren.server.rows import moves

CHANNEL: Final = "warren"
TELL: Final = text("SELECT pg_notify(:channel, :payload)")
OWN_REF: Final = select(moves.c.ref).where(moves.c.table_id == bindparam("table"), moves.c.n == bindparam("at"))

Row: TypeAlias = Mapping[str, Any]
Outcome: TypeAlias = tuple["asyncio.Future[Any]", Any, Exception | None]
"""Who waits, what came of it, and what went wrong instead."""


class Beaten(Exception):
    """Another writer made this table's entry first."""


class StoreAway(Exception):
    """The database can't be reached; nothing was kept."""


class StoreFull(Exception):
    """There is no room left; nothing was kept."""


@dataclass(slots=True)
class Entries:
    """New entries of one table, consecutive, and what must be kept together with them."""

    rows: list[dict[str, Any]]
    also: list[tuple[Executable, Row]] = field(default_factory=list)
    tell: str = ""
    """What the other workers are told, once it is kept."""
    since: float = field(default_factory=time.monotonic)

    @property
    def place(self) -> tuple[str, int]:
        first = self.rows[0]
        return first["table_id"], first["n"]


@dataclass(slots=True)
class Work:
    """Anything else, in a transaction of its own. It may be run twice, so it must know what it has done already."""

    run: Callable[[Connection], Any]
    tell: str = ""
    since: float = field(default_factory=time.monotonic)


class Writer:
    """Start it, give it work, stop it: what was given before the stop is still written."""

    def __init__(self, engine: Engine, patience: float = 20.0, most: int = 200, backlog: int = 20_000) -> None:
        self._engine = engine
        self._patience = patience
        self._most = most
        self._backlog = backlog
        self._queue: SimpleQueue[tuple[Entries | Work, asyncio.Future[Any]] | None] = SimpleQueue()
        self._notifies = not is_sqlite(engine)
        self._insert_moves = str(insert(moves).compile(dialect=engine.dialect))
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop
        self.commits = 0
        self.away = False

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def stop(self) -> None:
        self._queue.put(None)
        self._thread.join()

    async def write(self, work: Entries | Work) -> Any:
        """Returns after the commit; raises Beaten, StoreAway or StoreFull (or what `work` raised), and nothing is kept.

        Who stops waiting stops nothing: what was given is written.
        """
        if self._queue.qsize() > self._backlog:
            raise StoreAway
        done = self._loop.create_future()
        self._queue.put((work, done))
        return await done

    # --- the thread --------------------------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            waiting = [self._queue.get()]
            while len(waiting) < self._most and not self._queue.empty():
                waiting.append(self._queue.get())
            going = None not in waiting
            given = [one for one in waiting if one is not None]
            entries = [(work, done) for work, done in given if isinstance(work, Entries)]
            if entries:
                self._write_entries(entries)
            for work, done in given:
                if isinstance(work, Work):
                    self._tell_them([self._write_alone(work, done)])
        self._disconnect()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """On a connection that stays open from one transaction to the next, until something goes wrong."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _write_entries(self, given: list[tuple[Entries, asyncio.Future[Any]]]) -> None:
        if len(given) == 1:
            self._tell_them([self._write_alone(*given[0])])
            return
        given.sort(key=lambda one: one[0].place)  # the same order in every worker: no deadlock
        try:
            with self._transaction() as connection:
                self._put_entries(connection, [entries for entries, _ in given])
        except Exception:
            for entries, done in given:
                self._tell_them([self._write_alone(entries, done)])
            return
        self.commits += 1
        self._tell_them([(done, None, None) for _, done in given])

    def _tell_them(self, outcomes: list[Outcome]) -> None:
        """All at once: to wake the event loop costs more than what it then does."""
        self._loop.call_soon_threadsafe(_settle, outcomes)

    def _write_alone(self, work: Entries | Work, done: asyncio.Future[Any]) -> Outcome:
        """Once, or again and again while the database is away."""
        until = work.since + self._patience
        pause = 0.05
        while True:
            try:
                with self._transaction() as connection:
                    result = self._do(connection, work)
                break
            except IntegrityError as error:
                if not isinstance(work, Entries):
                    return done, None, error
                if not self._is_ours(work):
                    return done, None, Beaten()
                result = None
                break
            except DBAPIError as error:
                if "is full" in str(error.orig) or "No space left" in str(error.orig):
                    return done, None, StoreFull()
                if not _may_pass(error) or time.monotonic() > until:
                    return done, None, StoreAway()
                self.away = True
                time.sleep(pause)
                pause = min(pause * 2, 1.0)
            except Exception as error:
                return done, None, error
        self.away = False
        self.commits += 1
        return done, result, None

    def _do(self, connection: Connection, work: Entries | Work) -> Any:
        if isinstance(work, Entries):
            self._put_entries(connection, [work])
            return None
        result = work.run(connection)
        if work.tell:
            self._tell(connection, [work.tell])
        return result

    def _put_entries(self, connection: Connection, entries: Sequence[Entries]) -> None:
        connection.exec_driver_sql(self._insert_moves, [row for one in entries for row in one.rows])
        for one in entries:
            for statement, row in one.also:
                connection.execute(statement, row)
        self._tell(connection, [one.tell for one in entries if one.tell])

    def _tell(self, connection: Connection, payloads: list[str]) -> None:
        if self._notifies and payloads:
            notify(connection, payloads)

    def _is_ours(self, work: Entries) -> bool:
        """Whether the row that is in the way is the very one we wrote, in a commit whose answer we never got."""
        table, n = work.place
        try:
            with self._engine.connect() as connection:
                there = connection.execute(OWN_REF, {"table": table, "at": n}).scalar()
        except DBAPIError:
            return False
        return bool(there == work.rows[0]["ref"])


def notify(connection: Connection, payloads: Sequence[str]) -> None:
    connection.execute(TELL, [{"channel": CHANNEL, "payload": payload} for payload in payloads])


def _settle(outcomes: list[Outcome]) -> None:
    for done, result, error in outcomes:
        if done.done():
            continue  # nobody waits any more
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def _may_pass(error: DBAPIError) -> bool:
    """Whether trying again can help: the connection broke, the server restarts, somebody holds a lock, a deadlock."""
    if error.connection_invalidated or isinstance(error, InterfaceError):
        return True
    state = getattr(error.orig, "sqlstate", None)
    if state is not None:
        return str(state)[:2] in ("08", "40", "53", "55", "57")
    return isinstance(error, OperationalError)
