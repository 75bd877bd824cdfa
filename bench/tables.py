"""Tables of two, at Warren's server and at boardgame.io's: each side in the words of its own protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import httpx2
import msgspec
from msgspec import Struct

from bench.line import Line

HOST = "127.0.0.1"


class Table:
    """Two connections that take turns. `ready` is called when a move can be made, `done` when one has been."""

    def __init__(self, number: int, port: int) -> None:
        self.number = number
        self.port = port
        self.random = Random(number)
        self.lines: list[Line] = []
        self.ready: Callable[[Table], None] = lambda _: None
        self.done: Callable[[float], None] = lambda _: None
        self.waiting = False
        """A move can be made, and nobody has made it yet."""
        self._sent = 0.0
        self._moving = False

    async def open(self) -> None:
        raise NotImplementedError

    def move(self) -> None:
        """Make a move for the seat whose turn it is."""
        self.waiting = False
        self._moving = True
        self._sent = perf_counter()
        self._send()

    def _send(self) -> None:
        raise NotImplementedError

    def _moved(self) -> None:
        if self._moving:
            self._moving = False
            self.done(perf_counter() - self._sent)

    def _may_move(self) -> None:
        if not self._moving and not self.waiting:
            self.waiting = True
            self.ready(self)

    def close(self) -> None:
        for line in self.lines:
            line.close()


# --- Warren ----------------------------------------------------------------------------------------------------------


class Asked(Struct):
    id: str


class Question(Struct):
    seat: int
    options: list[Asked] | None


class Heard(Struct):
    """A message of Warren's server, as far as a table needs it."""

    type: str
    n: int
    question: Question | None = None
    sentence: str = ""


heard_by_warren = msgspec.json.Decoder(Heard)


class WarrenTable(Table):
    """Rodents & Tombs. When a game is over the table is made anew."""

    def __init__(self, number: int, port: int) -> None:
        super().__init__(number, port)
        self.n = -1
        self.seen = [-1, -1]
        self.over = False
        self.options: list[Asked] = []
        self.asked = 0
        self._games = 0

    async def open(self) -> None:
        self.seen, self.over = [-1, -1], False
        self._games += 1
        body = {"game": "tombs", "seats": [{"mine": True}, {"mine": True}], "undo": "fair"}
        async with httpx2.AsyncClient(timeout=60) as http:
            answer = await http.post(f"http://{HOST}:{self.port}/api/tables", json=body)
        made = answer.raise_for_status().json()
        for line in self.lines:
            line.close()
        self.lines = []
        for seat in (0, 1):
            path = f"/api/tables/{made['table']}/ws"
            line = await Line.open(HOST, self.port, path, lambda text, seat=seat: self.heard(seat, text))  # type: ignore[misc]
            self.lines.append(line)
            line.send(msgspec.json.encode({"type": "hello", "token": made["seats"][seat]["token"]}))

    def heard(self, seat: int, text: bytes) -> None:
        message = heard_by_warren.decode(text)
        if message.type == "state":
            self.seen[seat] = message.n
            question = message.question
            self.over = question is None
            if question is not None and question.options is not None:
                self.asked, self.options, self.n = seat, question.options, message.n
        elif message.type == "ack":
            self._moved()
        elif message.type in ("refused", "bye"):
            raise AssertionError(message.sentence)
        else:
            return
        if self.over:
            self._begin_anew()
        elif self.seen[0] == self.seen[1] == self.n:
            self._may_move()

    def _begin_anew(self) -> None:
        """A new game, as soon as both seats have heard of the end and the last move is acknowledged."""
        if self.seen[0] == self.seen[1] and not self._moving:
            self.over = False
            asyncio.get_running_loop().create_task(self.open())

    def _send(self) -> None:
        option = self.options[int(self.random.random() * len(self.options))].id
        choice = {"type": "choose", "n": self.n, "option": option, "id": f"{self._games}-{self.n}"}
        self.lines[self.asked].send(msgspec.json.encode(choice))


# --- boardgame.io ----------------------------------------------------------------------------------------------------


class Turn(Struct):
    currentPlayer: str


class Position(Struct):
    ctx: Turn
    stateID: int = msgspec.field(name="_stateID")


class Synced(Struct):
    state: Position


class PeerTable(Table):
    """The game in `boardgame.io/server.js`, over socket.io's WebSocket."""

    NAME = "burrow"

    def __init__(self, number: int, port: int) -> None:
        super().__init__(number, port)
        self.seen = [-1, -1]
        self.turn = ""
        self._sync = msgspec.json.Decoder(tuple[str, str, Synced])
        self._update = msgspec.json.Decoder(tuple[str, str, Position, Any])

    async def open(self) -> None:
        for seat in (0, 1):
            path = "/socket.io/?EIO=4&transport=websocket"
            line = await Line.open(HOST, self.port, path, lambda text, seat=seat: self.heard(seat, text))  # type: ignore[misc]
            self.lines.append(line)

    def heard(self, seat: int, text: bytes) -> None:
        line = self.lines[seat] if seat < len(self.lines) else None
        if text == b"2":
            self.lines[seat].send(b"3")
            return
        assert line is not None or text.startswith(b"0")
        if text.startswith(b"0"):
            asyncio.get_running_loop().call_soon(lambda: self.lines[seat].send(f"40/{self.NAME},".encode()))
            return
        head, _, body = text.partition(b",")
        if head == b"40/burrow":
            self._emit(seat, ["sync", f"t{self.number}", str(seat), None, 2])
        elif head == b"42/burrow" and body.startswith(b'["sync"'):
            self._at(seat, self._sync.decode(body)[2].state)
        elif head == b"42/burrow" and body.startswith(b'["update"'):
            self._at(seat, self._update.decode(body)[2])

    def _at(self, seat: int, position: Position) -> None:
        self.seen[seat], self.turn = position.stateID, position.ctx.currentPlayer
        if self._moving and seat == self._mover and position.stateID > self._before:
            self._moved()
        if self.seen[0] == self.seen[1]:
            self._may_move()

    def _emit(self, seat: int, message: list[Any]) -> None:
        self.lines[seat].send(f"42/{self.NAME},".encode() + msgspec.json.encode(message))

    def _send(self) -> None:
        self._mover, self._before = int(self.turn), self.seen[0]
        move = {"type": "act", "args": [self.random.randrange(1000)], "playerID": self.turn, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        self._emit(self._mover, ["update", action, self._before, f"t{self.number}", self.turn])
