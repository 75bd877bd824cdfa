"""All the tables that this worker has in memory, and who may come in."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from hmac import compare_digest
from typing import Any

from sqlalchemy import Connection as Database
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from warren.server import presence, seating
from warren.server.bodies import Joined, Summary
from warren.server.bus import Notice
from warren.server.jobs import Job
from warren.server.metrics import Metrics
from warren.server.play import Row
from warren.server.refusal import Refusal
from warren.server.room import Room
from warren.server.rows import chat, seats, tables
from warren.server.secrets import hashed, new_token
from warren.server.spoken import tidy
from warren.server.store import Store, execute_all, storing


class House:
    def __init__(
        self, store: Store, worker: str, run: str, begin: Callable[[Room, Job], None], metrics: Metrics
    ) -> None:
        self.store = store
        self.worker = worker
        self.run = run
        self.begin = begin
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.hinting: set[tuple[str, int]] = set()
        """Seats for which a hint is being thought of."""

    # --- rooms -------------------------------------------------------------------------------------------------

    def room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            _check_id(table)
            room = self.rooms[table] = Room(table, self.store, self.worker, self.run, self.begin, self.metrics)
        return room

    async def open(self, table: str) -> Room:
        """The room, loaded; Refusal if there is no such table."""
        room = self.room(table)
        if not room.loaded:
            try:
                async with room.lock:
                    await room.ready()
            except Refusal:
                if not room.watched:
                    self.rooms.pop(table, None)
                raise
        room.used = time.monotonic()
        return room

    async def holder(self, table: str, token_hash: str) -> tuple[Row, int | None]:
        """The table's row, and whose seat the token is (None: a spectator's). Doesn't load the table."""
        _check_id(table)
        facts = await self.store.table(table)
        if facts is None:
            raise Refusal("no-table")
        for row in await self.store.seats_of(table):
            if row["token_hash"] is not None and compare_digest(row["token_hash"], token_hash):
                return facts, row["seat"]
        if compare_digest(facts["watch_hash"], token_hash):
            return facts, None
        raise Refusal("no-token")

    def forget_idle(self, idle: float) -> None:
        """A table that nobody plays costs no memory."""
        now = time.monotonic()
        for table, room in list(self.rooms.items()):
            if not room.watched and not room.lock.locked() and not room.busy and now - room.used > idle:
                del self.rooms[table]

    # --- other workers -----------------------------------------------------------------------------------------

    async def heard(self, notice: Notice) -> None:
        """Another worker has told that something is new at a table."""
        room, kind = self.rooms.get(notice.table), notice.kind
        if room is None:
            return
        if kind in ("here", "hello"):
            await presence.hear(room, notice.worker, kind, notice.seats)
            return
        async with room.lock:  # also while it is being loaded: what is read may be older than what was told
            if not room.loaded and room.watched:
                await room.ready()
            elif kind == "moves":
                await room.catch_up()
            elif kind == "seats":
                await seating.seats_changed(room)
            elif kind == "chat" and room.loaded:
                await room.show_chat()

    async def anything_may_be_new(self) -> None:
        """What other workers told couldn't be heard for a while."""
        for table in list(self.rooms):
            for kind in ("moves", "seats", "chat"):
                await self.heard(Notice("", kind, table))

    async def tell_who_is_here(self) -> None:
        await presence.tell([room for room in self.rooms.values() if room.watched])

    # --- seats -------------------------------------------------------------------------------------------------

    async def join(self, link: str, name: str) -> Joined:
        token = new_token()
        mine = hashed(token)
        found = select(seats).where((seats.c.link_hash == hashed(link)) | (seats.c.token_hash == mine))
        found = found.with_for_update()  # whoever else comes with this link waits, and finds it used

        def claim(database: Database) -> Mapping[str, Any] | None:
            there = database.execute(found).mappings().first()
            row = None if there is None else dict(there)
            if row is None:
                return None
            here = (seats.c.table_id == row["table_id"]) & (seats.c.seat == row["seat"])
            values = {"token_hash": mine, "link_hash": None, "name": name or row["name"]}
            database.execute(update(seats).where(here).values(**values))
            since = update(tables).where(tables.c.id == row["table_id"])
            if row["token_hash"] is None:
                database.execute(since.values(clock_from=Room.now()))
            return row

        async with storing():
            row = await self.store.work(claim)
            if row is None:
                raise Refusal("no-link")
            room = await self.open(row["table_id"])
            async with room.lock:
                await seating.seats_changed(room)
                await room.kick()
            await self.store.tell([f"{self.worker} seats {room.id}"])
        return Joined(room.id, room.facts["game"], row["seat"], token)

    async def move(self, room: Room, seat: int) -> str:
        """A new link for a seat; the old token is good until the link is claimed."""
        link = new_token()
        here = (seats.c.table_id == room.id) & (seats.c.seat == seat)
        changed = update(seats).where(here).values(link_hash=hashed(link))
        async with storing():
            await self.store.work(lambda c: execute_all(c, [(changed, {})]))
        return link

    async def say(self, room: Room, seat: int, text: str, ref: str) -> None:
        """Keep a line of chat and show it. The same line (same ref) isn't kept twice."""
        name, text = f"{seat}/{ref}", tidy(text)
        if not text:
            raise Refusal("nothing-said")

        def keep(database: Database) -> None:
            of_table = select(chat.c.i, chat.c.ref).where(chat.c.table_id == room.id).order_by(chat.c.i.desc())
            last = list(database.execute(of_table.limit(50)))
            if any(row.ref == name for row in last):
                return
            line = {
                "table_id": room.id,
                "i": last[0].i + 1 if last else 1,
                "seat": seat,
                "text": text,
                "at": Room.now(),
            }
            database.execute(insert(chat), {**line, "ref": name})

        async with storing():
            for tries in range(5):
                try:
                    await self.store.work(keep, f"{self.worker} chat {room.id}")
                    break
                except IntegrityError:  # another worker's line took this number
                    if tries == 4:
                        raise Refusal("busy") from None
            await room.show_chat()

    # --- lists -------------------------------------------------------------------------------------------------

    async def mine(self, tokens: Sequence[str]) -> list[Summary]:
        """The tables these tokens open, newest first."""
        async with storing():
            found = await self.store.tables_of([hashed(token) for token in tokens])
            ids = list(dict.fromkeys(row["id"] for row in found))
            last = await self.store.last_moves(ids)
            names = await self.store.names_of(ids)
        return [
            _summary(table, [row for row in found if row["id"] == table], last[table], names[table]) for table in ids
        ]


def _check_id(table: str) -> None:
    """Whatever can't be an id isn't looked for."""
    if not (table.isascii() and table.isalnum() and len(table) <= 20):
        raise Refusal("no-table")


def _summary(table: str, held: list[Any], last: Row, names: list[str]) -> Summary:
    first = held[0]
    return Summary(
        id=table,
        game=first["game"],
        names=names,
        yours=[row["seat"] for row in held],
        n=last["n"],
        asked=last["asked"],
        over=last["asked"] is None,
        created=first["created"],
        last=last["at"],
        ends=None,
    )
