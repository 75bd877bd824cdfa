"""A table in memory: one game, those who watch it, and one lock. Everything that happens to the table goes through it.

Lock, check, keep, then tell: an entry is made in memory, committed, and only then shown to anybody. If it couldn't be
kept, the game in memory is thrown away and loaded again before anything else is done.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Mapping
from hmac import compare_digest
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, update

from warren.server import showing
from warren.server.connection import Connection
from warren.server.jobs import Due, Job, due_jobs
from warren.server.messages import CLOSE_MOVED, Clock, ClockRule
from warren.server.metrics import Metrics
from warren.server.pause import Pause, confirms, pause_after, pause_kept
from warren.server.play import Logged, Play, Row, logged
from warren.server.presence import Elsewhere
from warren.server.refusal import Refusal, refusal_of
from warren.server.rows import tables
from warren.server.sitting import Sitter, Times, sitter_of
from warren.server.store import END_TABLE, Store, execute_all, storing
from warren.server.thinking import Game
from warren.server.writer import Beaten, Entries, StoreAway, StoreFull
from warren.table import BadRecord, Result, WarrenError

REMEMBERED: Final = 100
"""Entries kept in memory for those who come back; older ones are read again."""
ORDERS_AT_ONCE: Final = 50
"""Standing orders followed after one choice, before the seat is asked all the same."""


def brief(entry: Logged) -> dict[str, Any]:
    return {"n": entry.n, "seat": entry.seat, "choice": entry.choice, "undo": entry.undo, "at": entry.at}


class Room:
    def __init__(
        self,
        table: str,
        store: Store,
        worker: str,
        run: str,
        begin: Callable[[Room, Job], None],
        metrics: Metrics,
    ) -> None:
        self.id = table
        self.store = store
        self.worker = worker
        self.run = run
        self.metrics = metrics
        self._begin = begin
        """Called after a commit with each job that this worker has taken upon itself."""
        self.lock = asyncio.Lock()
        self.eyes: dict[int | None, showing.Eyes] = {}
        self.elsewhere = Elsewhere()
        self.loaded = False
        self.used = time.monotonic()
        self.facts: Row
        self.play: Play
        self.sitters: list[Sitter]
        self.times: Times
        self.result: Result | None = None
        self.rematch: str | None = None
        self.jobs: set[str] = set()
        self.pause: Pause | None = None
        self.log: deque[Logged] = deque(maxlen=REMEMBERED)
        self.refs: dict[str, int] = {}
        self.chat_seen = 0
        self.busy = 0
        """How many processes think about this table."""
        self.brief: list[dict[str, Any]] = []
        """Every entry, as much of it as a thinking process needs."""

    # --- looking -----------------------------------------------------------------------------------------------

    @staticmethod
    def now() -> int:
        return int(time.time() * 1000)

    @property
    def spectators(self) -> int:
        eyes = self.eyes.get(None)
        return len(eyes.connections) if eyes else 0

    @property
    def watched(self) -> bool:
        return any(eyes.connections for eyes in self.eyes.values())

    def paused(self, now: int) -> Pause | None:
        """What the bot that is asked waits for, if it does."""
        pause, asked = self.pause, self.play.asked
        if pause is None or pause.n != self.play.n or now >= pause.until:
            return None
        return pause if asked is not None and self.sitters[asked].thinker is not None else None

    def clock(self) -> Clock | None:
        return self.times.clock(self.play.asked, self.sitters)

    @property
    def seats_here(self) -> set[int]:
        """The seats that are online at this worker."""
        return {seat for seat, eyes in self.eyes.items() if seat is not None and eyes.connections}

    def here(self, seat: int) -> bool:
        """Whether somebody sits at this seat with the table open."""
        return seat in self.seats_here or seat in self.elsewhere.seats

    async def game(self) -> Game:
        """The table for a thinking process."""
        facts = {**self.facts, "result": None, "digest": None}
        if facts["base_n"] is None:
            return Game(facts, self.brief[:])
        return Game(facts, [dict(row) for row in await self.store.moves_of(self.id, up_to=self.play.n)])

    async def news_since(self, n: int | None) -> list[Logged]:
        """The entries after `n` (None: all), from memory or from the disk."""
        wanted = -1 if n is None else n
        if self.log and self.log[0].n <= wanted + 1:
            return [entry for entry in self.log if entry.n > wanted]
        return [logged(row) for row in await self.store.moves_of(self.id, wanted, self.play.n)]

    # --- loading -----------------------------------------------------------------------------------------------

    async def ready(self) -> None:
        """Load what isn't loaded. Call it with the lock held."""
        self.used = time.monotonic()
        if self.loaded:
            return
        try:
            facts = await self.store.table(self.id)
            if facts is None:
                raise Refusal("no-table")
            rows = await self.store.moves_of(self.id)
            self.rematch = await self.store.rematch_of(self.id)
            jobs = await self.store.jobs_of(self.id)
            play = await asyncio.to_thread(Play.load, facts, rows)
        except StoreAway as error:
            raise Refusal("store-away") from error
        except BadRecord as error:
            raise Refusal("rules-changed", str(error)) from error
        self.facts, self.play, self.jobs = facts, play, {job["kind"] for job in jobs}
        entries = [logged(row) for row in rows]
        self.pause = pause_kept(jobs, play.n, entries[-1].seat) if entries else None
        self.log = deque(entries, maxlen=REMEMBERED)
        self.brief = [brief(entry) for entry in entries]
        self.refs = {entry.ref: entry.n for entry in self.log}
        self.result = play.table.result
        await self.read_seats()
        rule = msgspec.json.decode(facts["clock"], type=ClockRule)
        self.times = Times(rule, facts["seats"], facts["clock_from"], entries)
        self.loaded = True
        if play.table.rulebook.version != facts["rules"] and self.result is None:
            await self._go_on_under_new_rules()
        showing.show(self, list(self.log))

    async def read_seats(self) -> None:
        self.sitters = [sitter_of(row) for row in await self.store.seats_of(self.id)]

    async def _go_on_under_new_rules(self) -> None:
        old, base = self.facts["rules"], self.play.n
        new = self.play.table.rulebook.version
        moved = update(tables).where(tables.c.id == self.id)
        moved = moved.values(rules=new, base_n=base, base_rules=self.facts["base_rules"] or old)
        self.facts = {**self.facts, "rules": new, "base_n": base, "base_rules": self.facts["base_rules"] or old}
        await self.keep(self.play.change_of_rules(), "hand", f"rules/{new}", [(moved, {})])

    async def catch_up(self) -> None:
        """Another worker has written: do what it has done. Call it with the lock held."""
        if not self.loaded:
            return
        rows = await self.store.moves_of(self.id, self.play.n)
        if not rows:
            return
        try:
            for row in rows:
                self.play.follow(row)
        except (WarrenError, BadRecord):
            self.loaded = False
            await self.ready()
            return
        self.jobs |= {"think", "clock", "notify"}
        self.pause = pause_kept(await self.store.jobs_of(self.id), self.play.n, rows[-1]["seat"])
        entries = [logged(row) for row in rows]
        for entry in entries:
            self.times.count(entry.seat, entry.by, entry.choice is not None, entry.took, entry.at)
        self._remember(entries)

    # --- acting ------------------------------------------------------------------------------------------------

    async def choose(self, seat: int, n: int, option: str, ref: str, by: str = "hand") -> int:
        """Answer the question that stands at `n`; returns the `n` after it, when it is kept."""
        async with self.lock:
            done = await self._check(seat, n, ref)
            if done is not None:
                return done
            took = self.times.took(self.now(), seat, self.sitters) if by == "hand" else 0
            rows = [{**self._try(lambda: self.play.choose(seat, option)), "by": by, "took": took}]
            rows += self.follow_orders()
            await self.keep(rows, by, ref)
            return n + 1

    async def undo(self, seat: int, n: int, ref: str) -> int:
        async with self.lock:
            done = await self._check(seat, n, ref)
            if done is not None:
                return done
            if self.result is not None:
                raise Refusal("game-over")
            try:
                rows = await asyncio.to_thread(self.play.undo, seat)
            except WarrenError as error:
                raise refusal_of(error) from error
            await self.keep(rows, "hand", ref)
            return self.play.n

    async def done(self, seat: int, n: int) -> None:
        """A seat doesn't take back what it chose; the bot that waited for that goes on."""
        async with self.lock:
            await self.ready()
            if n != self.play.n:
                raise Refusal("stale", n=self.play.n)
            if self.pause is not None and self.pause.seat == seat:
                await self._go_on()

    async def go_on_unless_confirmed(self) -> None:
        """Nobody may be here any more who says that they are done: then the bot doesn't wait."""
        async with self.lock:
            pause = self.pause
            if self.loaded and pause is not None and pause.here and not confirms(self, pause.seat):
                await self._go_on()

    async def _go_on(self) -> None:
        """The pause is over."""
        self.pause = None
        await self.kick()
        showing.show(self, [])

    async def _check(self, seat: int, n: int, ref: str) -> int | None:
        """Whether this may be done now; the `n` after it if it has been done already."""
        await self.ready()
        done = self.refs.get(f"{seat}/{ref}")
        if done is not None:
            return done
        if n != self.play.n:
            raise Refusal("stale", n=self.play.n)
        return None

    @staticmethod
    def _try(act: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        try:
            return act()
        except WarrenError as error:
            raise refusal_of(error) from error

    def follow_orders(self) -> list[dict[str, Any]]:
        """Answer what a standing order answers."""
        rows: list[dict[str, Any]] = []
        while len(rows) < ORDERS_AT_ONCE and (choice := self.play.table.choice) is not None:
            sitter = self.sitters[choice.seat]
            order = sitter.standing.get(choice.ask)
            if order is None or sitter.thinker or order.option not in choice.ids:
                break
            if order.round is not None and order.round != self.play.table.state.round:
                break
            rows.append({**self.play.choose(choice.seat, order.option), "by": "standing", "took": 0})
        return rows

    async def keep(
        self,
        rows: list[dict[str, Any]],
        by: str,
        ref: str,
        also: list[tuple[Executable, Mapping[str, Any]]] | None = None,
    ) -> None:
        """Commit what the game in memory has done already, then tell everybody."""
        now = self.now()
        for at, row in enumerate(rows):
            row.setdefault("by", by)
            row.setdefault("took", 0)
            name = f"{row['seat']}/{ref}" if at == 0 else f"{row['seat']}/{ref}+{at}"
            row.update(table_id=self.id, at=now, ref=name)
        statements = [*(also or []), *self._ending()]
        for row in rows:
            self.times.count(row["seat"], row["by"], row["choice"] is not None, row["took"], now)
        first = rows[0]
        by_hand = by == "hand" and first["choice"] is not None
        self.pause = pause_after(self, first["seat"], now) if by_hand else None
        wanted = due_jobs(self, now)
        statements += wanted.statements
        try:
            await self.store.keep(Entries(rows, statements, f"{self.worker} moves {self.id}"))
        except Beaten:
            self.loaded = False
            await self.ready()
            raise Refusal("stale", n=self.play.n) from None
        except StoreAway:
            self.loaded = False
            raise Refusal("store-away") from None
        except StoreFull:
            self.loaded = False
            raise Refusal("store-full") from None
        except BaseException:
            self.loaded = False
            raise
        for row in rows:
            self.metrics.moves[row["by"]].inc()
        self._remember([logged(row) for row in rows])
        self.take_on(wanted)

    def _ending(self) -> list[tuple[Executable, Mapping[str, Any]]]:
        result = self.play.table.result
        if result is None:
            return []
        how = msgspec.json.encode(result).decode()
        return [(END_TABLE, {"table": self.id, "how": how, "position": self.play.table.digest()})]

    def _remember(self, entries: list[Logged]) -> None:
        for entry in entries:
            if len(self.log) == self.log.maxlen:
                self.refs.pop(self.log[0].ref, None)
            self.log.append(entry)
            self.brief.append(brief(entry))
            self.refs[entry.ref] = entry.n
        self.result = self.play.table.result
        showing.show(self, entries)

    async def kick(self) -> None:
        """Write down what is due as the table stands, and begin what is ours. Call it with the lock held."""
        wanted = due_jobs(self, self.now())
        if wanted.statements:
            async with storing():
                await self.store.work(lambda c: execute_all(c, wanted.statements))
        self.take_on(wanted)

    def take_on(self, wanted: Due) -> None:
        self.jobs = wanted.kinds
        for job in wanted.mine:
            self._begin(self, job)

    # --- coming and going --------------------------------------------------------------------------------------

    async def show_chat(self) -> None:
        """Show the lines of chat that have come since last time."""
        lines = await self.store.chat_of(self.id, self.chat_seen)
        if lines:
            self.chat_seen = lines[-1]["i"]
            showing.to_all(self, showing.chat_of(self, lines))

    def seat_of(self, token_hash: str) -> int | None:
        """Whose token this is (None: the spectators'). Call it when the room is ready."""
        for sitter in self.sitters:
            if sitter.token_hash is not None and compare_digest(sitter.token_hash, token_hash):
                return sitter.seat
        if compare_digest(self.facts["watch_hash"], token_hash):
            return None
        raise Refusal("no-token")

    async def enter(self, connection: Connection, token_hash: str, since: int | None) -> None:
        """Show a connection the table, whole; from now on it is sent every change."""
        async with self.lock:
            await self.ready()
            seat = self.seat_of(token_hash)
            known = token_hash == connection.token_hash
            if not known:
                self.leave(connection)
            connection.seat, connection.token_hash = seat, token_hash
            showing.welcome(self, connection, await self.news_since(since))
            lines = await self.store.chat_of(self.id)
            if lines:
                self.chat_seen = max(self.chat_seen, lines[-1]["i"])
                connection.put(showing.chat_of(self, lines))
            if not known:
                showing.show_people(self)

    def leave(self, connection: Connection) -> None:
        eyes = self.eyes.get(connection.seat)
        if eyes is None or connection not in eyes.connections:
            return
        eyes.connections.discard(connection)
        if not eyes.connections:
            del self.eyes[connection.seat]
        self.used = time.monotonic()
        if self.loaded:
            showing.show_people(self)

    def close_moved(self) -> None:
        """Let those go whose seat is now held from another device."""
        for eyes in list(self.eyes.values()):
            for connection in list(eyes.connections):
                holder = None if eyes.seat is None else self.sitters[eyes.seat].token_hash
                if holder is not None and holder != connection.token_hash:
                    connection.end(CLOSE_MOVED, self.play.n, "moved", None)
