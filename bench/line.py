"""One WebSocket, as cheap as Python can make it: what drives the servers must not be what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASK: Final = b"\0\0\0\0"
"""Clients have to mask what they send; this mask changes nothing, so it costs nothing."""


class Line(asyncio.Protocol):
    """Text frames in both directions. `heard` is called with each message; it is the owner's to set."""

    def __init__(self, host: str, path: str) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: d2FycmVuLWJlbmNobWFyaw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._buffer = bytearray()
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard: Callable[[bytes], None] = lambda _: None
        self.ended = False

    @classmethod
    async def open(cls, host: str, port: int, path: str, heard: Callable[[bytes], None]) -> Line:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(f"{host}:{port}", path), host, port)
        await line.opened
        line.heard = heard
        line.take(b"")
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.ended = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no WebSocket there"))

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + MASK + data)

    def close(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.opened.done():
            self.take(data)
            return
        self._buffer += data
        head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if found:
            self._buffer = bytearray(rest)
            if head.startswith(b"HTTP/1.1 101"):
                self.opened.set_result(None)
            else:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))

    def take(self, data: bytes) -> None:
        """Take apart what has come; the rest waits for more."""
        buffer = self._buffer
        buffer += data
        start, have = 0, len(buffer)
        while have - start >= 2:
            size, at = buffer[start + 1], start + 2
            if size == 126:
                size, at = int.from_bytes(buffer[at : at + 2], "big"), at + 2
            elif size == 127:
                size, at = int.from_bytes(buffer[at : at + 8], "big"), at + 8
            if have < at + size:
                break
            kind = buffer[start] & 0xF
            start = at + size
            if kind == TEXT:
                self.heard(bytes(buffer[at:start]))
            elif kind == PING:
                self._send(PONG, bytes(buffer[at:start]))
        del buffer[:start]
