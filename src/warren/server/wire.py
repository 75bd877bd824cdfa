"""uvicorn's WebSocket with a good-bye that arrives, an end to those who don't hear it, and one packet for what belongs
together."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

LINGER: Final = 5.0
"""Seconds for which what comes after a good-bye is still read, and what is left to be said is still sent."""


class Wire(WebSocketsSansIOProtocol):
    """Ends what is to end, even if the client doesn't want to hear of it.

    It says why it ends a connection whose client has more to say, such as a message that is too long.

    To close a socket in which something lies unread is to reset it: the other side then loses what was sent last, the
    close frame with its code. So only our half is closed; what still comes is thrown away, until the client closes too.
    """

    _leaving = False
    """Whether what has been said is about to leave."""

    async def send(self, message: ASGISendEvent) -> None:
        """Messages that are sent together leave together: each way into the system costs more than a message."""
        await self.writable.wait()
        text = message.get("text")
        if not isinstance(text, str) or self.disconnected or self.conn.state is not State.OPEN:
            await super().send(message)
            return
        self.conn.send_text(text.encode())
        if not self._leaving:
            self._leaving = True
            self.loop.call_soon(self._leave)

    def _leave(self) -> None:
        self._leaving = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_parser_exception(self) -> None:
        if self.close_sent:
            return
        self.close_sent = True
        reason = self.conn.close_sent
        assert reason is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": reason.code, "reason": reason.reason})
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(LINGER, self.transport.abort)
