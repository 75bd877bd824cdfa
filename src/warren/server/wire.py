"""uvicorn's WebSocket with a good-bye that arrives, and an end to those who don't hear it."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER: Final = 5.0
"""Seconds for which what comes after a good-bye is still read, and what is left to be said is still sent."""


class Wire(WebSocketsSansIOProtocol):
    """Ends what is to end, even if the client doesn't want to hear of it.

    It says why it ends a connection whose client has more to say, such as a message that is too long.

    To close a socket in which something lies unread is to reset it: the other side then loses what was sent last, the
    close frame with its code. So only our half is closed; what still comes is thrown away, until the client closes too.
    """

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
