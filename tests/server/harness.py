"""Real servers in processes of their own, and guests that talk to them as browsers and bots do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from warren.server.changes import apply
from warren.server.config import Config, Limits
from warren.server.messages import ServerMessage

ROOT = Path(__file__).parents[2]
WIDE = Limits(
    messages=1e6, message_burst=1e6, requests=1e6, request_burst=1e6, tables=1e6, table_burst=1e6,
    connections_each=4000,
)  # fmt: skip
PATIENCE = 40.0
"""Seconds without any message after which a guest gives up."""
server_message = msgspec.json.Decoder(ServerMessage)

Message = dict[str, Any]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


class Host:
    """A server process. `log` is what it wrote."""

    program = "tests.server.host"

    def __init__(self, database: str, folder: Path, most_pages: int | None = None, **settings: Any) -> None:
        self.config = Config(**{"database": database, "port": free_port(), "limits": WIDE, "thinkers": 1, **settings})
        self.url = f"http://127.0.0.1:{self.config.port}"
        self._folder = folder
        self._more = [] if most_pages is None else [str(most_pages)]
        self._http = httpx2.Client(base_url=self.url, timeout=60)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        return (self._folder / "log").read_text()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> Host:
        self._folder.mkdir(parents=True, exist_ok=True)
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self.program, msgspec.json.encode(self.config).decode(), *self._more],
                cwd=ROOT, stdout=log, stderr=log, env={**os.environ, "PYTHONUNBUFFERED": "1"},
                start_new_session=True,
            )  # fmt: skip
        for _ in range(600):
            try:
                if self._http.get("/health").status_code == 200:
                    return self
            except httpx2.TransportError:
                pass
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server didn't start:\n{self.log}")

    def kill(self) -> None:
        """The whole group at once, as when the power goes."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def worker_pids(self) -> list[int]:
        """The processes that have said they serve, in the order in which they began."""
        lines = [json.loads(line) for line in self.log.splitlines() if line.startswith("{")]
        return [line["pid"] for line in lines if line["event"] == "serving"]

    def stop(self) -> int:
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(30)

    def close(self) -> None:
        self._http.close()
        if self._process is not None and self._process.poll() is None:
            try:
                self.stop()
            except subprocess.TimeoutExpired:
                self.kill()

    # --- HTTP --------------------------------------------------------------------------------------------------

    def get(self, path: str, token: str = "", **more: Any) -> httpx2.Response:
        return self._http.get(path, headers=self._headers(token, more), **more)

    def post(self, path: str, body: Any = None, token: str = "", **more: Any) -> httpx2.Response:
        return self._http.post(path, json=body, headers=self._headers(token, more), **more)

    @staticmethod
    def _headers(token: str, more: dict[str, Any]) -> dict[str, str]:
        headers: dict[str, str] = more.pop("headers", {})
        return {**headers, "authorization": f"Bearer {token}"} if token else headers

    def new_table(self, *seats: Message, game: str = "toy", **more: Any) -> Message:
        """A table; by default for two people, both of them here."""
        sitting = list(seats) or [{"mine": True}, {"mine": True}]
        answer = self.post("/api/tables", {"game": game, "seats": sitting, **more})
        assert answer.status_code == 200, answer.text
        made: Message = answer.json()
        return made

    def guest(self, made: Message, seat: int | None) -> Guest:
        token = made["watch"] if seat is None else made["seats"][seat]["token"]
        return Guest(self.url, made["table"], token)


class Guest:
    """One connection. It keeps its view by the changes it is sent, as a browser does."""

    def __init__(self, url: str, table: str, token: str) -> None:
        self.address = f"{url.replace('http', 'ws')}/api/tables/{table}/ws"
        self.table = table
        self.token = token
        self.view: Any = None
        self.state: Message = {}
        self.news: list[Message] = []
        self.people: list[Message] = []
        self.lines: list[Message] = []
        self._count = 0
        self._socket: ClientConnection | None = None

    @property
    def n(self) -> int | None:
        return self.state.get("n")

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def __aenter__(self) -> Guest:
        self._socket = await connect(self.address, max_size=None, ping_interval=None, open_timeout=30)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Message:
        """The next message, checked against its declared shape and taken in."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        server_message.decode(text)
        message: Message = json.loads(text)
        if message["type"] == "state":
            if message["since"] is None:
                self.view = message["view"]
            else:
                assert message["since"] == self.n, "changes to a view this guest doesn't have"
                self.view = apply(self.view, message["changes"])
            self.state = message
            self.news += message["news"]
        if message["type"] in ("state", "people"):
            self.people = message["seats"]
        if message["type"] == "chat":
            self.lines += message["lines"]
        return message

    async def until(self, wanted: Callable[[Message], bool] | str) -> Message:
        """Receive until a message of this type, or one that is as wanted."""
        while True:
            message = await self.receive()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def hello(self, n: int | None = None, **more: Any) -> Message:
        await self.send(type="hello", token=self.token, n=n, **more)
        return await self.until(lambda m: m["type"] == "refused" or (m["type"] == "state" and m["since"] is None))

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send something with an id, and receive the answer to that id."""
        self._count += 1
        ref = fields.setdefault("id", f"{kind}-{self._count}-{os.urandom(4).hex()}")
        await self.send(type=kind, **fields)
        return await self.until(lambda m: m.get("id") == ref and m["type"] != "state")

    async def choose(self, option: str | int = 0, **more: Any) -> Message:
        if isinstance(option, int):
            options = self.state["question"]["options"]
            option = options[option % len(options)]["id"]
        return await self.ask("choose", n=self.n, option=option, **more)

    async def at(self, n: int) -> Message:
        """Receive until the table stands at `n` or later."""
        while (self.n or 0) < n:
            await self.until("state")
        return self.state

    async def closed(self) -> tuple[int, Message | None]:
        """Receive until the connection is closed; its code, and the good-bye before it."""
        bye = None
        with contextlib.suppress(ConnectionClosed):
            while True:
                message = await self.receive()
                if message["type"] == "bye":
                    bye = message
        return self.socket.close_code or 0, bye


async def play_on(guests: list[Guest], most: int = 10_000) -> int:
    """Let guests, one for each seat, play a table to its end, each with its last option. Returns how many choices."""
    for made in range(most):
        state = guests[0].state
        if state["result"] is not None:
            return made
        n = state["n"]
        guest = guests[state["question"]["seat"]]
        await guest.at(n)
        answer = await guest.choose(-1)
        assert answer["type"] == "ack", answer
        for each in guests:
            await each.at(n + 1)
    return most


class Stubborn:
    """A player who never gives up: reconnects, sends again what wasn't acknowledged, and remembers what was."""

    def __init__(self, host: Host, made: Message, seat: int) -> None:
        self.host = host
        self.made = made
        self.seat = seat
        self.acknowledged: dict[int, str] = {}
        """The option by the `n` it was acknowledged with."""
        self.refusals: list[str] = []
        self.over = False

    async def play(self) -> None:
        """To the end of the game, whatever happens to the server meanwhile."""
        pending: Message | None = None
        while not self.over:
            try:
                async with self.host.guest(self.made, self.seat) as guest:
                    await guest.hello()
                    while not self.over:
                        pending = await self._step(guest, pending)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.1)

    async def _step(self, guest: Guest, pending: Message | None) -> Message | None:
        """Answer, if asked; returns what hasn't been acknowledged yet."""
        if pending is None:
            state = guest.state
            if state["result"] is not None:
                self.over = True
                return None
            if state["question"]["seat"] != self.seat:
                await guest.until("state")
                return None
            option = state["question"]["options"][-1]["id"]
            pending = {"n": state["n"], "option": option, "id": os.urandom(6).hex()}
        answer = await guest.ask("choose", **pending)
        if answer["type"] == "ack":
            self.acknowledged[answer["n"]] = pending["option"]
            await guest.at(answer["n"])
            return None
        self.refusals.append(answer["key"])
        if answer["key"] == "stale":
            await guest.at(answer["n"])
            return None
        await asyncio.sleep(0.05)
        return pending


def check_kept(host: Host, player: Stubborn) -> None:
    """Everything this player was told to be kept is in the record, in its place."""
    token = player.made["seats"][player.seat]["token"]
    entries = host.get(f"/api/tables/{player.made['table']}/record", token).json()["entries"]
    for n, option in player.acknowledged.items():
        assert (entries[n - 1]["seat"], entries[n - 1]["choice"]) == (player.seat, option)
