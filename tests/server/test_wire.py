"""WebSocket frames as no client library would send them, byte by byte."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import cast

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.uri import parse_uri

from tests.server.harness import Host, Message

pytestmark = pytest.mark.anyio


class Raw:
    """A connection by hand: frames are given, frames come back."""

    def __init__(self, host: Host, made: Message, seat: int = 0) -> None:
        self.host = host
        self.guest = host.guest(made, seat)
        self.protocol = ClientProtocol(parse_uri(self.guest.address))

    async def __aenter__(self) -> Raw:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.host.config.port)
        self.protocol.send_request(self.protocol.connect())
        self.writer.writelines(self.protocol.data_to_send())
        self.protocol.receive_data(await self.reader.readuntil(b"\r\n\r\n"))
        self.protocol.events_received()
        self.frames: list[Frame] = []
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def send(self, *parts: bytes) -> None:
        """Each part as a piece of its own, as far as the network lets us."""
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0)

    async def next(self) -> Frame:
        while not self.frames:
            data = await asyncio.wait_for(self.reader.read(65536), 30)
            assert data, "the connection ended"
            self.protocol.receive_data(data)
            self.frames += [event for event in self.protocol.events_received() if isinstance(event, Frame)]
        return self.frames.pop(0)

    async def until(self, kind: str) -> Message:
        while True:
            frame = await self.next()
            if frame.opcode is Opcode.TEXT and (message := json.loads(bytes(frame.data)))["type"] == kind:
                found: Message = message
                return found

    async def closed(self) -> Close | None:
        self.protocol.receive_data(await asyncio.wait_for(self.reader.read(), 30))
        return self.protocol.close_rcvd


def frame(text: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, masked: bool = True) -> bytes:
    data = text.encode() if isinstance(text, str) else text
    return Frame(opcode, data, fin).serialize(mask=masked)


def ping(n: int = 0, padding: int = 0) -> str:
    return json.dumps({"type": "ping", "n": n}) + " " * padding


@pytest.mark.parametrize("size", [0, 100, 200, 16_300])
async def test_a_message_in_pieces_of_every_length(host: Host, size: int) -> None:
    """Whatever way the network cuts it: inside its head, its mask, its text."""
    async with Raw(host, host.new_table()) as raw:
        whole = frame(ping(padding=size))
        cuts = range(1, 16) if size else range(1, len(whole))
        for cut in cuts:
            await raw.send(whole[:cut], whole[cut:])
            await raw.until("pong")
        await raw.send(*(whole[at : at + 1] for at in range(40)), whole[40:])
        await raw.until("pong")


async def test_a_mask_that_looks_like_a_frame(host: Host) -> None:
    """The head of a frame comes alone; what follows begins as a whole frame would."""
    async with Raw(host, host.new_table()) as raw:
        text = ping().encode()
        mask = bytes((0x81, 0x80 | len(text) - 2, 0x11, 0x22))
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
        for _ in range(5):
            raw.writer.write(bytes((0x81, 0x80 | len(text))))
            await asyncio.sleep(0.02)
            raw.writer.write(mask + masked)
            await raw.until("pong")


async def test_many_messages_in_one_piece_are_answered_in_their_order(host: Host) -> None:
    made = host.new_table()
    async with Raw(host, made) as raw:
        hello = json.dumps({"type": "hello", "token": raw.guest.token})
        await raw.send(b"".join(frame(one) for one in [hello, *(json.dumps({"type": "why", "component": f"card:{n}",
                       "id": f"w{n}"}) for n in range(50))]))  # fmt: skip
        assert [(await raw.until("why"))["id"] for _ in range(50)] == [f"w{n}" for n in range(50)]


async def test_a_message_in_fragments_with_a_ping_between(host: Host) -> None:
    text = ping().encode()
    async with Raw(host, host.new_table()) as raw:
        await raw.send(
            frame(text[:5], fin=False),
            frame(b"are you there?", Opcode.PING),
            frame(text[5:9], Opcode.CONT, fin=False),
            frame(b"", Opcode.PONG),
            frame(text[9:], Opcode.CONT),
        )
        pong = await raw.next()
        assert (pong.opcode, bytes(pong.data)) == (Opcode.PONG, b"are you there?")
        await raw.until("pong")


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ([frame(ping(), masked=False)], 1002),
        ([bytes((0xC1, 0x80, 0, 0, 0, 0))], 1002),
        ([bytes((0x83, 0x80, 0, 0, 0, 0))], 1002),
        ([frame("a", Opcode.CONT)], 1002),
        ([frame("a", fin=False), frame(ping())], 1002),
        ([bytes((0x89, 0xFE, 0, 200)) + bytes(204)], 1002),
        ([frame(b"\xff\xfe")], 1007),
        ([frame("x" * 16_385)], 1009),
        ([bytes((0x81, 0xFF)) + (1 << 62).to_bytes(8, "big") + bytes(4)], 1009),
        ([frame("x" * 9_000, fin=False), frame("x" * 9_000, Opcode.CONT)], 1009),
    ],
    ids=["unmasked", "reserved bit", "no such kind", "continues nothing", "begun twice", "long ping", "no text", "long",
         "endless", "long in all"],
)  # fmt: skip
async def test_what_breaks_the_protocol_is_told_so_and_ends(host: Host, parts: list[bytes], code: int) -> None:
    made = host.new_table()
    async with host.guest(made, 1) as other, Raw(host, made) as raw:
        await other.hello()
        await raw.send(*parts)
        closed = await raw.closed()
        assert closed is not None
        assert closed.code == code
        await other.send(type="ping", n=0)
        await other.until("pong")


async def test_who_closes_is_closed_in_turn(host: Host) -> None:
    async with Raw(host, host.new_table()) as raw:
        await raw.send(frame((1000).to_bytes(2, "big") + b"enough", Opcode.CLOSE))
        closed = await raw.closed()
        assert closed is not None
        assert closed.code == 1000


async def test_who_goes_without_a_word_is_no_fault(host: Host) -> None:
    """While messages are under way to them, too."""
    made = host.new_table(variants={"start": "first"})
    before = host.log.count("Traceback") + host.log.count("exception")
    async with host.guest(made, 1) as two:
        await two.hello()
        for _ in range(10):
            async with Raw(host, made) as raw:
                await raw.send(frame(json.dumps({"type": "hello", "token": raw.guest.token})))
                await raw.until("state")
                await raw.send(b"".join(frame(ping()) for _ in range(200)))
                raw.writer.transport.abort()
        await two.until(lambda m: m["type"] == "people" and not m["seats"][0]["online"])
        assert (await two.ask("chat", text="gone?"))["type"] == "ack"
    assert host.log.count("Traceback") + host.log.count("exception") == before


def open_at_the_server(raw: Raw) -> bool:
    """Whether the server's end of this connection is still there."""
    ends = f":{raw.host.config.port:04X}", f":{raw.writer.get_extra_info('sockname')[1]:04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    established = "01"
    return any(line[1].endswith(ends[0]) and line[2].endswith(ends[1]) and line[3] == established for line in lines)


async def test_who_doesnt_read_is_let_go_and_keeps_nobody_waiting(host: Host) -> None:
    made = host.new_table(game="tombs")
    async with Raw(host, made) as raw, host.guest(made, 1) as two:
        cast(asyncio.Transport, raw.writer.transport).pause_reading()
        await two.hello()
        hello = frame(json.dumps({"type": "hello", "token": raw.guest.token}))
        await raw.send(hello)
        await two.until(lambda m: m["type"] == "people" and m["seats"][0]["online"])
        assert open_at_the_server(raw)
        while two.people[0]["online"]:
            raw.writer.write(hello * 20)
            assert (await two.ask("rename", name="Ben"))["type"] == "ack"
        async with asyncio.timeout(30):
            while open_at_the_server(raw):
                await asyncio.sleep(0.1)
        await two.send(type="ping", n=0)
        await two.until("pong")
