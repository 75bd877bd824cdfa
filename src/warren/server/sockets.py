"""A table's WebSocket: decode, check, do, answer. docs/protocol.md is what it keeps to."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from warren.server import making, presence, seating
from warren.server.api import advise
from warren.server.connection import Connection
from warren.server.desk import Desk
from warren.server.limits import Bucket, address_of
from warren.server.messages import (
    CLOSE_BAD_MESSAGES,
    CLOSE_BUSY,
    CLOSE_NO_ENTRY,
    CLOSE_NO_TABLE,
    CLOSE_SILENT,
    CLOSE_TOO_FAST,
    Ack,
    Away,
    Choose,
    ClientMessage,
    Hello,
    Hint,
    Hinted,
    Ping,
    Pong,
    Refused,
    Rematch,
    Rename,
    Say,
    SayDone,
    ServerMessage,
    Standing,
    Undo,
    Why,
    WhyNot,
    decoder,
    encoder,
)
from warren.server.refusal import Refusal
from warren.server.room import Room
from warren.server.secrets import hashed
from warren.server.text_of import sentences_of

SILENCE: Final = 60.0
GREETING: Final = 10.0
BAD_MESSAGES: Final = 5
TOO_FAST: Final = 200
HINTS_AT_ONCE: Final = 1

log = structlog.get_logger()


class Socket:
    def __init__(self, desk: Desk, websocket: WebSocket, table: str) -> None:
        self.desk = desk
        self.websocket = websocket
        self.table = table
        self.connection = Connection(websocket.send_text, websocket.close)
        self.room: Room | None = None
        limits = desk.config.limits
        self.bucket = Bucket(limits.messages, limits.message_burst)
        self.bad = 0
        self.fast = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def put(self, message: ServerMessage) -> None:
        self.connection.put(encoder.encode(message).decode())

    @property
    def n(self) -> int:
        return self.room.play.n if self.room is not None and self.room.loaded else 0

    async def serve(self) -> None:
        """From the opening to the end. The pump sends, this receives."""
        address = address_of(self.websocket.scope.get("client"))
        await self.websocket.accept()
        pump = asyncio.create_task(self.connection.pump())
        self.desk.connections.add(self.connection)
        entered = self.desk.doors.enter(address)
        try:
            if self.desk.stopping:
                self.end(CLOSE_BUSY, "stopping", 2000)
            elif not entered:
                self.end(CLOSE_BUSY, "too-many", 30_000)
            else:
                await self._receive_all(pump)
            if self.connection.ended is not None:
                await asyncio.wait([pump], timeout=5)
        finally:
            self.desk.connections.discard(self.connection)
            if entered:
                self.desk.doors.leave(address)
            if self.room is not None:
                await self._leave(self.room)
            for task in (pump, *self.tasks):
                task.cancel()
            await asyncio.gather(pump, *self.tasks, return_exceptions=True)

    async def _leave(self, room: Room) -> None:
        room.leave(self.connection)
        if not self.desk.stopping:
            with contextlib.suppress(Refusal):  # the bot then goes on when its time has come
                await room.go_on_unless_confirmed()
            await presence.tell([room])

    async def _receive_all(self, pump: asyncio.Task[None]) -> None:
        patience = asyncio.get_running_loop()
        self.connection.heard = time.monotonic()
        watch = patience.call_later(GREETING, self._watch)
        try:
            while self.connection.ended is None:
                message = await self.websocket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                self.connection.heard = time.monotonic()
                await self._one(message.get("text") or message.get("bytes") or "")
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            watch.cancel()

    def _watch(self) -> None:
        """Whoever hasn't said hello in time, or is silent for long, is let go."""
        silent = time.monotonic() - self.connection.heard
        if self.room is None or silent >= SILENCE:
            self.end(CLOSE_SILENT, "silent", 0)
        else:
            asyncio.get_running_loop().call_later(SILENCE - silent + 0.1, self._watch_again)

    def _watch_again(self) -> None:
        if self.connection in self.desk.connections and self.connection.ended is None:
            self._watch()

    def end(self, code: int, key: str, reconnect: int | None) -> None:
        self.connection.end(code, self.n, key, reconnect)

    # --- one message -------------------------------------------------------------------------------------------

    async def _one(self, text: str | bytes) -> None:
        if not self.bucket.take():
            self._refuse(Refusal("too-fast"), None)
            self.fast += 1
            if self.fast >= TOO_FAST:
                self.end(CLOSE_TOO_FAST, "too-fast", 10_000)
            return
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(Refusal("bad-message", str(error)), None)
            self.bad += 1
            if self.bad >= BAD_MESSAGES:
                self.end(CLOSE_BAD_MESSAGES, "bad-messages", None)
            return
        try:
            await self._do(message)
        except Refusal as refusal:
            self._refuse(refusal, getattr(message, "id", None))
            if isinstance(message, Hello) and refusal.key in ("no-token", "no-table"):
                self.end(CLOSE_NO_ENTRY if refusal.key == "no-token" else CLOSE_NO_TABLE, refusal.key, None)
        except Exception:
            self.desk.metrics.faults.inc()
            log.exception("fault", table=self.table, message=type(message).__name__)
            self._refuse(Refusal("fault"), getattr(message, "id", None))

    def _refuse(self, refusal: Refusal, ref: str | None) -> None:
        self.desk.metrics.refused.labels(refusal.key).inc()
        self.put(Refused(self.n, refusal.key, refusal.sentence(self.connection.lang), ref))

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
            return
        if isinstance(message, Ping):
            self.put(Pong(self.n, Room.now()))
            return
        room, seat = self.room, self.connection.seat
        if room is None:
            raise Refusal("no-token")
        if seat is None:
            raise Refusal("not-a-player")
        if isinstance(message, Choose):
            with self.desk.metrics.move_time.time():
                n = await seating.choose(room, seat, message.n, message.option, message.id)
            self.put(Ack(message.id, n))
        elif isinstance(message, Undo):
            self.put(Ack(message.id, await room.undo(seat, message.n, message.id)))
        elif isinstance(message, SayDone):
            await room.done(seat, message.n)
            self.put(Ack(message.id, message.n))
        elif isinstance(message, Hint):
            self._aside(self._hint(room, seat, message))
        else:
            await self._say(room, seat, message)

    async def _hello(self, message: Hello) -> None:
        self.connection.lang, self.connection.confirms = message.lang, message.confirms
        room = await self.desk.house.open(self.table)
        first = not room.watched
        await room.enter(self.connection, hashed(message.token), message.n)
        self.room = room
        self.bad = 0
        await room.go_on_unless_confirmed()
        await presence.tell([room], "hello" if first else "here")

    async def _say(self, room: Room, seat: int, message: Say | Why | Rematch | Standing | Away | Rename) -> None:
        """What changes nothing in the game."""
        if isinstance(message, Why):
            async with room.lock:
                await room.ready()
                reasons = room.play.table.why_not(seat, message.component)
            told = await asyncio.to_thread(sentences_of, room, self.connection.lang, reasons)
            self.put(WhyNot(message.id, room.play.n, message.component, reasons, told))
            return
        if isinstance(message, Say):
            await self.desk.house.say(room, seat, message.text, message.id)
        elif isinstance(message, Rematch):
            await making.rematch(self.desk.house, room)
        elif isinstance(message, Standing):
            await seating.order(room, seat, message.ask, message.option, message.this_round)
        elif isinstance(message, Away):
            await seating.set_away(room, seat, message.away)
        else:
            await seating.rename(room, seat, message.name)
        self.put(Ack(message.id, self.n))

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Something long: the connection goes on meanwhile."""
        if len(self.tasks) >= HINTS_AT_ONCE:
            work.close()
            raise Refusal("busy")
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _hint(self, room: Room, seat: int, message: Hint) -> None:
        try:
            options = await advise(self.desk.house.hinting, room, seat, message.n, self.desk.thinkers.hint)
            self.put(Hinted(message.id, message.n, options))
        except Refusal as refusal:
            self._refuse(refusal, message.id)
        except Exception:
            self.desk.metrics.faults.inc()
            log.exception("fault", table=self.table, message="Hint")
            self._refuse(Refusal("fault"), message.id)
