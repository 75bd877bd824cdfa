"""The one thread that writes. Whatever waits is committed together, and answered only after the commit.

Entries of tables are the fast path: all that wait go into one transaction. If that fails because another worker was
quicker at one table, each is tried again alone, so that only that one is refused. When the database is away, the
writer keeps trying for `patience` seconds; a commit whose answer was lost is recognised by its `ref`.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Engine, Executable, bindparam, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from warren.server.engines import is_sqlite
from warren.server.rows import moves

CHANNEL: Final = "warren"
TELL: Final = text("SELECT pg_notify(:channel, :payload)")
INSERT_MOVES: Final = insert(moves)
OWN_REF: Final = select(moves.c.ref).where(moves.c.table_id == bindparam("table"), moves.c.n == bindparam("at"))

Row: TypeAlias = Mapping[str, Any]


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
    done: Future[None] = field(default_factory=Future)
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
    done: Future[Any] = field(default_factory=Future)
    since: float = field(default_factory=time.monotonic)


class Writer:
    """Start it, give it work from any thread, stop it: what was given before the stop is still written."""

    def __init__(self, engine: Engine, patience: float = 20.0, most: int = 200, backlog: int = 20_000) -> None:
        self._engine = engine
        self._patience = patience
        self._most = most
        self._backlog = backlog
        self._queue: SimpleQueue[Entries | Work | None] = SimpleQueue()
        self._notifies = not is_sqlite(engine)
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.commits = 0
        self.away = False

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def put(self, work: Entries | Work) -> None:
        if self._queue.qsize() > self._backlog:
            raise StoreAway
        self._queue.put(work)

    # --- the thread --------------------------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            waiting = [self._queue.get()]
            while len(waiting) < self._most and not self._queue.empty():
                waiting.append(self._queue.get())
            going = None not in waiting
            entries = [work for work in waiting if isinstance(work, Entries)]
            if entries:
                self._write_entries(entries)
            for work in waiting:
                if isinstance(work, Work):
                    self._write_alone(work)

    def _write_entries(self, entries: list[Entries]) -> None:
        if len(entries) == 1:
            self._write_alone(entries[0])
            return
        entries.sort(key=lambda one: one.place)  # the same order in every worker: no deadlock
        try:
            with self._engine.begin() as connection:
                self._put_entries(connection, entries)
        except Exception:
            for one in entries:
                self._write_alone(one)
            return
        self.commits += 1
        for one in entries:
            one.done.set_result(None)

    def _write_alone(self, work: Entries | Work) -> None:
        until = work.since + self._patience
        pause = 0.05
        while True:
            try:
                with self._engine.begin() as connection:
                    result = self._do(connection, work)
                break
            except IntegrityError as error:
                lost: Exception = Beaten() if isinstance(work, Entries) else error
                if isinstance(work, Entries) and self._is_ours(work):
                    result = None
                    break
                work.done.set_exception(lost)
                return
            except (OperationalError, InterfaceError, DBAPIError) as error:
                if "is full" in str(error.orig) or "No space left" in str(error.orig):
                    work.done.set_exception(StoreFull())
                    return
                if not _may_pass(error) or time.monotonic() > until:
                    work.done.set_exception(StoreAway())
                    return
                self.away = True
                time.sleep(pause)
                pause = min(pause * 2, 1.0)
            except Exception as error:
                work.done.set_exception(error)
                return
        self.away = False
        self.commits += 1
        work.done.set_result(result)

    def _do(self, connection: Connection, work: Entries | Work) -> Any:
        if isinstance(work, Entries):
            self._put_entries(connection, [work])
            return None
        result = work.run(connection)
        if work.tell:
            self._tell(connection, [work.tell])
        return result

    def _put_entries(self, connection: Connection, entries: Sequence[Entries]) -> None:
        connection.execute(INSERT_MOVES, [row for one in entries for row in one.rows])
        for one in entries:
            for statement, row in one.also:
                connection.execute(statement, row)
        self._tell(connection, [one.tell for one in entries if one.tell])

    def _tell(self, connection: Connection, payloads: list[str]) -> None:
        if self._notifies and payloads:
            connection.execute(TELL, [{"channel": CHANNEL, "payload": payload} for payload in payloads])

    def _is_ours(self, work: Entries) -> bool:
        """Whether the row that is in the way is the very one we wrote, in a commit whose answer we never got."""
        table, n = work.place
        try:
            with self._engine.connect() as connection:
                there = connection.execute(OWN_REF, {"table": table, "at": n}).scalar()
        except DBAPIError:
            return False
        return bool(there == work.rows[0]["ref"])


def _may_pass(error: DBAPIError) -> bool:
    """Whether trying again can help: the connection broke, the server restarts, somebody holds a lock, a deadlock."""
    if error.connection_invalidated or isinstance(error, InterfaceError):
        return True
    state = getattr(error.orig, "sqlstate", None)
    if state is not None:
        return str(state)[:2] in ("08", "40", "53", "55", "57")
    return isinstance(error, OperationalError)
