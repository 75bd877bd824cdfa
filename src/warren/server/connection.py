"""One open WebSocket, as a room sees it: something that messages can be put into and that never makes it wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from warren.server.messages import Bye, Lang, encoder
from warren.server.refusal import say

BACKLOG: Final = 256
"""Messages that may wait for a slow reader before it is let go."""


class Connection:
    """`seat` None: a spectator. A task of its own sends what is put in, so one slow reader delays nobody."""

    __slots__ = ("_close", "_ready", "_send", "_waiting", "confirms", "ended", "heard", "lang", "seat", "token_hash")

    def __init__(self, send: Callable[[str], Awaitable[None]], close: Callable[[int, str], Awaitable[None]]) -> None:
        self._send = send
        self._close = close
        self._waiting: deque[str] = deque()
        self._ready = asyncio.Event()
        self.ended: tuple[int, str] | None = None
        self.seat: int | None = None
        self.token_hash = ""
        self.lang: Lang = "en"
        self.confirms = False
        """Whether it says when a turn is done."""
        self.heard = 0.0

    def put(self, message: str) -> None:
        if self.ended is not None:
            return
        if len(self._waiting) >= BACKLOG:
            self._waiting.clear()
            self.end(1013, 0, "slow-reader", 1000)
            return
        self._waiting.append(message)
        self._ready.set()

    def end(self, code: int, n: int, key: str, reconnect: int | None) -> None:
        """Say good-bye, with a sentence, and close."""
        if self.ended is None:
            self.put(encoder.encode(Bye(n, key, say(self.lang, f"bye-{key}"), reconnect)).decode())
            self.ended = (code, key)
            self._ready.set()

    async def pump(self) -> None:
        """Send what is put in, until the end."""
        while True:
            while self._waiting:
                await self._send(self._waiting.popleft())
            if self.ended is not None:
                await self._close(*self.ended)
                return
            self._ready.clear()
            await self._ready.wait()
