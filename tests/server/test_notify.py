"""Telling somebody that it is their turn: by mail, by webhook, and never to an address inside."""

from __future__ import annotations

import asyncio
import socketserver
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.harness import Host, Message
from warren.server.notify import Notifier, checked_address, is_public, post
from warren.server.refusal import Refusal

pytestmark = pytest.mark.anyio

INSIDE = [
    "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "::", "::1", "fe80::1", "fc00::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2001:db8::1",
]  # fmt: skip
OUTSIDE = ["93.184.215.14", "8.8.8.8", "2606:4700::6810:84e5", "::ffff:8.8.8.8", "64:ff9b::808:808"]


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", OUTSIDE)
def test_an_address_outside_is_public(address: str) -> None:
    assert is_public(address)


class Names:
    """A name server: each time a name is asked for, its next answer."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def look_up(self, host: str, port: int, **_: Any) -> list[Any]:
        self.asked += 1
        return [(None, None, 6, "", (address, port)) for address in self.answers.pop(0)]


async def refused(url: str, *, webhooks: bool = True) -> str:
    with pytest.raises(Refusal) as refusal:
        await Notifier(webhooks=webhooks, smtp=None, sender="", base="").check(url)
    return refusal.value.key


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https:///x", "https://user:word@example.org/",
        "https://127.0.0.1/", "https://[::1]/", "https://2130706433/", "https://0x7f.1/", "https://localhost/",
        "https://169.254.169.254/latest/meta-data", "https://example.org:notaport/", "https://exa mple.org/",
        "https://example.org/\r\nX: y", "file:///etc/passwd", "javascript:alert(1)", "", "mailto", "https://[::1",
    ],
)  # fmt: skip
async def test_an_address_that_is_told_nothing(url: str) -> None:
    assert await refused(url) == "bad-address"


async def test_a_name_is_refused_if_any_of_its_addresses_leads_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    served = Names(["8.8.8.8"], ["8.8.8.8", "10.0.0.1"])
    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", served.look_up)
    assert await checked_address("example.org", 443) == "8.8.8.8"
    assert await refused("https://example.org/") == "bad-address"


async def test_what_was_checked_is_what_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads outside when it is checked and inside a moment later (DNS rebinding) is asked for once."""
    served = Names(["8.8.8.8"], ["127.0.0.1"])
    heard: list[bytes] = []
    called: list[tuple[str, int, str]] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"}"))
        writer.write(b"anything at all")
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    connect = asyncio.open_connection

    async def open_connection(address: str, at: int, **tls: Any) -> Any:
        called.append((address, at, tls["server_hostname"]))
        assert tls["ssl"].check_hostname, "the certificate is looked at"
        return await connect("127.0.0.1", port)

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", served.look_up)
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    await post("https://example.org:444/turn?x=1", b"{}")
    server.close()
    assert called == [("8.8.8.8", 444, "example.org")]
    assert served.asked == 1
    assert heard[0].startswith(b"POST /turn?x=1 HTTP/1.1\r\nHost: example.org:444\r\n")


async def test_a_webhook_that_fails_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    served = Names(["127.0.0.1"])
    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", served.look_up)
    sitter = SimpleNamespace(notify="https://example.org/", name="Ada")
    room: Any = SimpleNamespace(sitters=[sitter], facts={"game": "toy"}, id="t", play=SimpleNamespace(n=3))
    await Notifier(webhooks=True, smtp=None, sender="", base="").tell(room, 0)
    assert served.asked == 1


async def test_what_the_host_has_not_switched_on_is_refused(host: Host) -> None:
    made = host.new_table()
    path, token = f"/api/tables/{made['table']}/notify", made["seats"][0]["token"]
    for url in ("https://example.org/", "mailto:ada@example.org"):
        answer = host.post(path, {"url": url}, token)
        assert (answer.status_code, answer.json()["key"]) == (403, "switched-off")
    assert host.post(path, {"url": None}, token).status_code == 204
    assert host.post(path, {"url": None}, made["watch"]).json()["key"] == "not-a-player"


# --- mail ----------------------------------------------------------------------------------------------------------


class Postman(socketserver.StreamRequestHandler):
    """As much of SMTP as it takes to hand over a letter."""

    letters: SimpleQueue[str] = SimpleQueue()

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().upper():
            if line.startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                letter = b""
                while not letter.endswith(b"\r\n.\r\n"):
                    letter += self.rfile.readline()
                self.letters.put(letter.decode())
            self.wfile.write(b"221 bye\r\n" if line.startswith(b"QUIT") else b"250 good\r\n")


@pytest.fixture
def post_office() -> Iterator[int]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Postman) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


def job_of(path: Path, made: Message) -> tuple[int, int]:
    with sqlite3.connect(path) as database:
        wanted = "SELECT n, due FROM jobs WHERE kind = 'notify' AND table_id = ?"
        job: tuple[int, int] = database.execute(wanted, [made["table"]]).fetchone()
    database.close()
    return job


async def test_who_is_not_there_is_mailed_that_it_is_their_turn(tmp_path: Path, post_office: int) -> None:
    path = tmp_path / "warren.sqlite"
    smtp = f"smtp://127.0.0.1:{post_office}"
    host = Host(f"sqlite:///{path}", tmp_path, smtp=smtp, sender="warren@example.org", base="https://play.example.org")
    host.start()
    try:
        assert host.get("/api/setup").json()["mail"] is True
        ada: Message = {"mine": True, "name": "Ada"}
        made = host.new_table(ada, {"mine": True}, variants={"start": "first"})
        token = made["seats"][0]["token"]
        answer = host.post(f"/api/tables/{made['table']}/notify", {"url": "mailto:ada@example.org"}, token)
        assert answer.status_code == 204
        n, due = job_of(path, made)
        state = host.get(f"/api/tables/{made['table']}", token).json()
        assert n == 0
        assert state["now"] - 10_000 < due - 30_000 <= state["now"], "half a minute after the turn began"
        with sqlite3.connect(path) as database:
            database.execute("UPDATE jobs SET due = 0 WHERE kind = 'notify'")
        database.close()
        letter = await asyncio.to_thread(Postman.letters.get, timeout=30)
        assert "To: ada@example.org" in letter
        assert "From: warren@example.org" in letter
        assert "Ada, it is your turn" in letter
        assert f"https://play.example.org/t/{made['table']}" in letter
        for secret in (token, made["watch"], made["seats"][1]["token"]):
            assert secret not in letter
    finally:
        host.close()
