"""uvicorn's WebSocket with two things mended: a good-bye that arrives, and less work for a short message."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, or in Python where it is not
from websockets.protocol import State

LINGER: Final = 5.0
"""Seconds for which what comes after a good-bye is still read."""
WAITING: Final = 8
"""Messages that may wait for the application before no more are read."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
MASKED, MEDIUM, LONG = 0x80, 126, 127


class Wire(WebSocketsSansIOProtocol):
    """Says why it ends a connection whose client has more to say, such as a message that is too long.

    To close a socket in which something lies unread is to reset it: the other side then loses what was sent last, the
    close frame with its code. So only our half is closed; what still comes is thrown away, until the client closes too.

    Nearly every message is one short frame that comes alone. Those are read and written here, in a tenth of the time;
    whatever else there is in the protocol goes the usual way.
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

    def data_received(self, data: bytes) -> None:
        text = self._whole_text(data)
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def _whole_text(self, data: bytes) -> str | None:
        """The text, if these bytes are one frame with a whole text and come after nothing that isn't whole."""
        if len(data) < 6 or data[0] != TEXT or data[1] < MASKED or data[1] == MASKED | LONG:
            return None
        if self.conn.state is not State.OPEN or self.frames or self.conn.reader.buffer:
            return None
        size, start = data[1] - MASKED, 6
        if size == MEDIUM:
            size, start = int.from_bytes(data[2:4], "big"), 8
        if len(data) != start + size or size > self.config.ws_max_size:
            return None
        try:
            return apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return None

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.send" or self.conn.state is not State.OPEN or not self.writable.is_set():
            await super().send(message)
            return
        text = message["text"].encode()
        size = len(text)
        if size < MEDIUM:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = bytes((TEXT, MEDIUM)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, LONG)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
