"""What is tried against a server: each is refused in words, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Close
from websockets.uri import parse_uri

from tests.server.harness import Guest, Host, Message, play_on
from warren.server.config import Limits
from warren.server.secrets import new_token

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with narrow limits, and a client to be tricked out of its folder."""
    folder = tmp_path_factory.mktemp("strict")
    (folder / "client" / "assets").mkdir(parents=True)
    (folder / "client" / "index.html").write_text("<!doctype html><title>front</title>")
    (folder / "client" / "assets" / "app-1.js").write_text("export {};" * 200)
    (folder / "secret.txt").write_text("top secret")
    limits = Limits(message_burst=20, messages=5, connections_each=40, tables=0.001, table_burst=200)
    hosted = Host(f"sqlite:///{folder}/warren.sqlite", folder, limits=limits, client=str(folder / "client")).start()
    yield hosted
    hosted.close()


# --- seats and tokens ----------------------------------------------------------------------------------------------


async def test_a_token_opens_its_own_seat_and_nothing_else(host: Host) -> None:
    one, other = host.new_table(variants={"start": "first"}), host.new_table()
    for token in (other["seats"][0]["token"], other["watch"], new_token(), "x" * 20):
        answer = host.get(f"/api/tables/{one['table']}", token)
        assert (answer.status_code, answer.json()["key"]) == (401, "no-token")
        assert answer.headers["www-authenticate"] == "Bearer"
        async with Guest(host.url, one["table"], token) as guest:
            assert (await guest.hello())["key"] == "no-token"
            assert (await guest.closed())[0] == 4401
    assert host.get(f"/api/tables/{one['table']}").status_code == 401
    second = one["seats"][1]["token"]
    answer = host.post(f"/api/tables/{one['table']}/choose", {"n": 0, "option": "roll", "id": "a"}, second)
    assert (answer.status_code, answer.json()["key"]) == (409, "not-your-turn")


async def test_nothing_is_done_before_hello(host: Host) -> None:
    made = host.new_table()
    async with host.guest(made, 0) as guest:
        assert (await guest.ask("choose", n=0, option="roll"))["key"] == "no-token"
        assert (await guest.ask("chat", text="hi"))["key"] == "no-token"


async def test_who_never_says_hello_is_let_go(host: Host) -> None:
    made = host.new_table()
    async with host.guest(made, 0) as silent, host.guest(made, 1) as chatty:
        await chatty.hello()
        code, bye = await silent.closed()
        assert code == 4408
        assert bye is not None
        assert (bye["key"], bye["reconnect"]) == ("silent", 0)
        await chatty.send(type="ping", n=0)
        await chatty.until("pong")


async def test_a_table_that_is_not_there(host: Host) -> None:
    async with Guest(host.url, "nothere", new_token()) as guest:
        assert (await guest.hello())["key"] == "no-table"
        code, bye = await guest.closed()
        assert (code, bye and bye["reconnect"]) == (4404, None)


def test_secrets_lie_in_the_database_as_hashes_only(host: Host) -> None:
    made = host.new_table({"mine": True}, {})
    stored = Path(host.config.database.removeprefix("sqlite:///")).read_bytes()
    stored += Path(host.config.database.removeprefix("sqlite:///") + "-wal").read_bytes()
    assert made["table"].encode() in stored
    for secret in (made["seats"][0]["token"], made["seats"][1]["link"], made["watch"]):
        assert secret.encode() not in stored


async def test_no_secret_is_written_in_the_log(host: Host) -> None:
    made = host.new_table({"mine": True}, {})
    token, link, watch = made["seats"][0]["token"], made["seats"][1]["link"], made["watch"]
    joined = host.post("/api/join", {"link": link}).json()["token"]
    host.get("/api/tables", headers={"warren-tokens": token})
    host.get(f"/api/tables/{made['table']}?token={token}", token)
    made["seats"][1]["token"] = joined
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        await play_on([one, two])
        seed = one.state["seed"]
    assert made["table"] in host.log
    for secret in (token, link, watch, joined, seed):
        assert secret not in host.log


# --- messages ------------------------------------------------------------------------------------------------------


BAD = [
    "", "hello", "[]", "{}", "null", "1e999", "{", '{"type":"fly"}', '{"type":"hello"}', '{"type":"choose","n":0}',
    '{"type":"hello","token":1}', '{"type":"hello","token":"x"}', '{"type":"ping","n":-1}', '{"type":"ping","n":1.5}',
    '{"type":"ping","n":99999999999999999999}', '{"type":"ping","extra":1}', '{"type":"chat","text":"","id":"a"}',
    '{"type":"chat","text":"' + "x" * 501 + '","id":"a"}', '{"type":"ping","n":' + "[" * 3000, b"\xff\xfe", b"\x00",
    '{"type":"hello","token":"xxxxxxxxx","lang":"fr"}',
]  # fmt: skip


@pytest.mark.parametrize("bad", BAD, ids=range(len(BAD)))
async def test_a_bad_message_is_refused_and_the_connection_lives(host: Host, bad: str | bytes) -> None:
    made = host.new_table()
    async with host.guest(made, 0) as guest:
        await guest.hello()
        await guest.socket.send(bad)
        answer = await guest.until("refused")
        assert answer["key"] == "bad-message"
        assert answer["id"] is None
        assert answer["sentence"].startswith("This message can't be understood")
        await guest.send(type="ping", n=0)
        await guest.until("pong")


async def test_after_five_bad_messages_the_connection_is_closed_with_a_reason(host: Host) -> None:
    made = host.new_table()
    async with host.guest(made, 0) as guest, host.guest(made, 1) as other:
        await guest.hello()
        await other.hello()
        for _ in range(5):
            await guest.socket.send("?")
        code, bye = await guest.closed()
        assert code == 4400
        assert bye is not None
        assert (bye["key"], bye["reconnect"]) == ("bad-messages", None)
        await other.send(type="ping", n=0)
        await other.until("pong")


async def last_words(host: Host, made: Message, message: bytes) -> Close | None:
    """Send one message to its end, whatever comes meanwhile, and only then read: why was the connection closed?

    By hand, since client libraries differ in what they still read of a connection that ends while they write.
    """
    guest = host.guest(made, 0)
    protocol = ClientProtocol(parse_uri(guest.address))
    reader, writer = await asyncio.open_connection("127.0.0.1", host.config.port)
    protocol.send_request(protocol.connect())
    writer.writelines(protocol.data_to_send())
    protocol.receive_data(await reader.readuntil(b"\r\n\r\n"))
    protocol.send_text(message)
    writer.writelines(protocol.data_to_send())
    await writer.drain()
    protocol.receive_data(await reader.read())
    writer.close()
    return protocol.close_rcvd


async def test_a_message_of_ten_megabytes(host: Host) -> None:
    made = host.new_table()
    for size in (17_000, 10_000_000):
        closed = await last_words(host, made, b"x" * size)
        assert closed is not None
        assert closed.code == 1009


def test_a_body_of_ten_megabytes(host: Host) -> None:
    body = {"game": "toy", "seats": [{}, {}], "variants": {"x": "y" * 10_000_000}}
    answer = host.post("/api/tables", body)
    assert (answer.status_code, answer.json()["key"]) == (413, "too-big")
    answer = host.post("/api/records", {"record": {"warren": 1, "x": "y" * 10_000_000}})
    assert (answer.status_code, answer.json()["key"]) == (413, "too-big")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff", b"[" * 50_000, b'{"game":"toy","game":"toy"}'])
def test_a_body_that_is_none(host: Host, body: bytes) -> None:
    answer = host.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (400, "bad-message")


def test_another_content_type(host: Host) -> None:
    answer = host.post(
        "/api/tables", content=b"game=toy", headers={"content-type": "application/x-www-form-urlencoded"}
    )
    assert (answer.status_code, answer.json()["key"]) == (415, "wrong-type")


def test_every_refusal_is_a_status_and_a_sentence(host: Host) -> None:
    for answer, status in (
        (host.get("/api/nothing"), 404), (host.get("/api/join"), 405), (host.get("/api/rulebooks/chess/names"), 404),
        (host.get("/api/rulebooks?lang=fr"), 400), (host.get("/api/rulebooks?what=1"), 400), (host.get("/no.php"), 404),
    ):  # fmt: skip
        assert answer.status_code == status
        assert answer.headers["content-type"] == "application/json"
        assert set(answer.json()) == {"key", "sentence"}
        assert answer.json()["sentence"].endswith((".", ")", "`"))


# --- too much ------------------------------------------------------------------------------------------------------


async def test_too_many_messages(strict: Host) -> None:
    made = strict.new_table()
    async with strict.guest(made, 0) as guest:
        await guest.hello()
        for _ in range(40):
            await guest.send(type="ping", n=0)
        answer = await guest.until("refused")
        assert answer["key"] == "too-fast"
        with contextlib.suppress(ConnectionClosed):
            for _ in range(400):
                await guest.send(type="ping", n=0)
        assert (await guest.closed())[0] == 4429


async def test_a_thousand_connections_from_one_address(strict: Host) -> None:
    """Forty are let in, the others are told to come back later, and those who play go on."""
    made = strict.new_table()
    async with strict.guest(made, 0) as player:
        await player.hello()

        at_once = asyncio.Semaphore(200)

        async def try_once() -> Any:
            try:
                async with at_once, connect(player.address, open_timeout=60, ping_interval=None) as socket:
                    return json.loads(await asyncio.wait_for(socket.recv(), 1))["key"]
            except (TimeoutError, ConnectionClosed, InvalidStatus) as error:
                return type(error).__name__

        outcomes = await asyncio.gather(*(try_once() for _ in range(1000)))
        assert len(outcomes) == 1000
        assert set(outcomes) <= {"too-many", "InvalidStatus", "TimeoutError"}, "refused, or let in and then waiting"
        assert outcomes.count("TimeoutError") <= 39 * 5
        assert outcomes.count("too-many") >= 100
        await player.send(type="ping", n=0)
        await player.until("pong")
    assert strict.get("/health").status_code in (200, 429)


def test_too_many_tables(tmp_path: Path) -> None:
    limits = Limits(tables=0.001, table_burst=3)
    hosted = Host(f"sqlite:///{tmp_path}/warren.sqlite", tmp_path, limits=limits).start()
    try:
        answers = [hosted.post("/api/tables", {"game": "toy", "seats": [{}, {}]}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["key"] == "too-fast"
        assert answers[-1].headers["retry-after"]
    finally:
        hosted.close()


# --- pages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//secret.txt",
        "/assets/..\\..\\secret.txt", "/./secret.txt", "/secret.txt", "/client/../secret.txt", "/%00secret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt", "/etc/passwd", "//etc/passwd", "/api/rulebooks/..%2fsecret/words",
        "/api/rulebooks/../names", "/api/tables/..%2f..", "/api/tables/%00", "/api/tables/a%27;--",
    ],
)  # fmt: skip
async def test_path_tricks(strict: Host, path: str) -> None:
    """Sent raw: a client library would tidy the path up before sending it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", strict.config.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    assert b"top secret" not in answer
    assert b"root:" not in answer
    assert answer.split(b" ")[1] in (b"200", b"400", b"401", b"404")
    if answer.split(b" ")[1] == b"200":
        assert b"<title>front</title>" in answer, "an address the client itself understands"


def test_the_client_is_served_with_a_strict_policy(strict: Host) -> None:
    for path in ("/", "/t/abc", "/join", "/assets/app-1.js"):
        answer = strict.get(path)
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert "immutable" in strict.get("/assets/app-1.js").headers["cache-control"]
    assert strict.get("/assets/app-2.js").status_code == 404
    assert "content-security-policy" in strict.get("/api/nothing").headers


async def test_scripts_in_names_and_chat_stay_text(host: Host) -> None:
    """The server keeps what was said and sends it as JSON, never as a page."""
    script = "<script>alert(1)</script>\u202e\u0000"[:40]
    made = host.new_table({"mine": True, "name": script}, {"mine": True})
    answer = host.get(f"/api/tables/{made['table']}", made["seats"][0]["token"])
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    name = answer.json()["seats"][0]["name"]
    assert name == "<script>alert(1)</script>", "what can't be seen was taken out"
    async with host.guest(made, 0) as guest:
        await guest.hello()
        await guest.ask("chat", text="a\u0000b\u202ec\nd")
        assert [line["text"] for line in guest.lines] == ["abc d"]


# --- pages of others -----------------------------------------------------------------------------------------------


def test_a_foreign_page_may_not_write(host: Host) -> None:
    body = {"game": "toy", "seats": [{}, {}]}
    foreign = host.post("/api/tables", body, headers={"origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["key"]) == (403, "foreign-origin")
    own = host.post("/api/tables", body, headers={"origin": host.url})
    assert own.status_code == 200
    assert "access-control-allow-origin" not in own.headers


def test_another_name_for_this_machine_is_not_answered(host: Host) -> None:
    """A page whose name was made to lead here (DNS rebinding) gets nothing."""
    answer = host.get("/api/setup", headers={"host": f"evil.example:{host.config.port}"})
    assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")


async def test_a_foreign_page_may_not_open_a_socket(host: Host) -> None:
    made = host.new_table()
    guest = host.guest(made, 0)
    with pytest.raises(InvalidStatus):
        await connect(guest.address, origin="https://evil.example")  # type: ignore[arg-type]
    async with connect(guest.address, origin=host.url) as socket:  # type: ignore[arg-type]
        await socket.send(json.dumps({"type": "hello", "token": guest.token}))
        assert json.loads(await socket.recv())["type"] == "state"
