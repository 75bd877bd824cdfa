"""What a host does: look, copy, move, take out, stop; and what the server does by itself."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import socket
import sqlite3
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.conftest import Postgres
from tests.server.harness import ROOT, Host, Message, Stubborn, play_on
from warren.cli.main import run
from warren.server import making
from warren.server.bodies import NewSeat, NewTable
from warren.server.config import Config
from warren.server.desk import Desk
from warren.server.engines import migrate, open_engine
from warren.server.rows import metadata

pytestmark = pytest.mark.anyio

OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
OF_OTHERS = {"--no-deps", "--no-build-isolation", "--wheel-dir", "--name"}
Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def warren(capsys: pytest.CaptureFixture[str]) -> Command:
    """A command line, run here: its exit code, what it printed, and what it complained of."""

    def command(*arguments: object) -> tuple[int, str, str]:
        code = run([str(argument) for argument in arguments])
        caught = capsys.readouterr()
        return code, caught.out, caught.err

    return command


def everything(url: str) -> dict[str, list[str]]:
    """All rows of a database, by table."""
    engine = open_engine(url, connections=1)
    with engine.connect() as connection:
        found = {one.name: sorted(map(repr, connection.execute(select(one)))) for one in metadata.sorted_tables}
    engine.dispose()
    return found


async def begun(host: Host) -> Message:
    """A table with a few moves, a line of chat, and a seat nobody has claimed."""
    made = host.new_table({"mine": True, "name": "Žofie"}, {}, game="tombs", undo="free")
    async with host.guest(made, 0) as one:
        await one.hello()
        while one.state["question"]["seat"] == 0:
            await one.at((await one.choose(-1))["n"])
        await one.ask("chat", text="привет")
    return made


# --- a copy, another database --------------------------------------------------------------------------------------


async def test_a_backup_while_the_server_goes_on_is_a_database_that_can_be_served(
    tmp_path: Path, warren: Command
) -> None:
    host = Host(f"sqlite:///{tmp_path}/warren.sqlite", tmp_path).start()
    copy = tmp_path / "copies" / "today.sqlite"
    try:
        made = await begun(host)
        assert warren("backup", copy, "--database", host.config.database) == (0, f"1 table was copied to {copy}.\n", "")
        assert everything(f"sqlite:///{copy}") == everything(host.config.database)
        assert [file.name for file in copy.parent.iterdir()] == ["today.sqlite"]
        record = host.get(f"/api/tables/{made['table']}/record", made["seats"][0]["token"]).json()
    finally:
        host.close()
    again = Host(f"sqlite:///{copy}", tmp_path / "again").start()
    try:
        assert again.get(f"/api/tables/{made['table']}/record", made["seats"][0]["token"]).json() == record
    finally:
        again.close()
    code, _, wrong = warren("backup", copy, "--database", host.config.database)
    assert code == 2
    assert f"{copy} isn't empty" in wrong


async def test_from_sqlite_to_postgresql_and_back(tmp_path: Path, warren: Command, postgres: Postgres) -> None:
    """The tables move with their seats, links and chat; people go on with the tokens they have."""
    host = Host(f"sqlite:///{tmp_path}/warren.sqlite", tmp_path).start()
    try:
        made = await begun(host)
    finally:
        host.close()
    url = postgres.new_database()
    code, _, wrong = warren("backup", url, "--database", host.config.database)
    assert (code, wrong) == (0, "")
    assert everything(url) == everything(host.config.database)
    back = f"sqlite:///{tmp_path}/back.sqlite"
    assert warren("backup", tmp_path / "back.sqlite", "--database", url)[0] == 0
    assert everything(back) == everything(host.config.database)
    moved = Host(url, tmp_path / "moved").start()
    try:
        joined = moved.post("/api/join", {"link": made["seats"][1]["link"], "name": "Ben"}).json()
        made["seats"][1]["token"] = joined["token"]
        async with moved.guest(made, 0) as one, moved.guest(made, 1) as two:
            await one.hello()
            await one.until("chat")
            assert [line["text"] for line in one.lines] == ["привет"]
            await two.hello()
            assert (await (one, two)[one.state["question"]["seat"]].choose(-1))["type"] == "ack"
    finally:
        moved.close()
    code, _, wrong = warren("backup", url, "--database", host.config.database)
    assert code == 2
    assert "isn't empty" in wrong


async def test_export_writes_a_record_that_can_be_verified(tmp_path: Path, warren: Command) -> None:
    host = Host(f"sqlite:///{tmp_path}/warren.sqlite", tmp_path).start()
    try:
        bot = {"kind": "bot", "level": "random"}
        made = host.new_table(bot, bot, game="tombs")
        async with host.guest(made, None) as watcher:
            await watcher.hello()
            while watcher.state["result"] is None:
                await watcher.until("state")
    finally:
        host.close()
    file = tmp_path / "game.json"
    assert warren("export", made["table"], "--out", file, "--database", host.config.database)[0] == 0
    assert warren("replay", file, "--verify")[0] == 0
    code, printed, _ = warren("export", made["table"], "--database", host.config.database)
    assert code == 0
    assert json.loads(printed) == json.loads(file.read_text())
    code, printed, wrong = warren("export", "nothere", "--database", host.config.database)
    assert (code, printed) == (2, "")
    assert 'There is no table "nothere"' in wrong


# --- looking -------------------------------------------------------------------------------------------------------


def test_check_looks_at_everything_and_serves_nothing(tmp_path: Path, warren: Command) -> None:
    url = f"sqlite:///{tmp_path}/warren.sqlite"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, printed, _ = warren("serve", "--check", "--database", url, "--port", port)
        assert code == 1
        assert [line.split()[1] for line in printed.splitlines() if line.startswith("BAD")][-1] == "port"
    code, printed, _ = warren("serve", "--check", "--database", url, "--port", port)
    lines = [line.split() for line in printed.splitlines()]
    for what in (["database"], ["rulebook", "tombs"], ["rulebook", "wistar"], ["rulebook", "above_below"], ["port"]):
        assert ["good", *what] in [line[: len(what) + 1] for line in lines]
    assert code == (0 if ["good", "client"] in [line[:2] for line in lines] else 1)


def test_check_finds_a_database_that_is_none(tmp_path: Path, warren: Command) -> None:
    (tmp_path / "warren.sqlite").write_bytes(b"this is no database" * 100)
    code, printed, _ = warren("serve", "--check", "--database", f"sqlite:///{tmp_path}/warren.sqlite", "--port", 1)
    assert code == 1
    assert printed.splitlines()[0].startswith("BAD    database")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["serve", "--database", "mysql://localhost/warren"], "is no address of a database"),
        (["serve", "--database", "postgresql://u:hunter2@localhost:notaport/w"], "is no address of a database"),
        (["serve", "--workers", "2", "--database", "sqlite:///x"], "SQLite has room for one worker"),
        (["serve", "--log-level", "loud"], 'There is no log level "loud"'),
        (["backup", "/proc/nothing/copy.sqlite"], "can't be used"),
        (["export", "abc", "--database", "sqlite:////nowhere/warren.sqlite"], "can't be used"),
    ],
)
def test_what_a_host_mistypes_is_said_in_one_line(arguments: list[str], complaint: str, warren: Command) -> None:
    code, printed, wrong = warren(*arguments)
    assert (code, printed) == (2, "")
    assert complaint in wrong
    assert len(wrong.splitlines()) == 1
    assert "hunter2" not in wrong


def test_a_port_that_is_taken_is_said(tmp_path: Path, warren: Command) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, _, wrong = warren("serve", "--database", f"sqlite:///{tmp_path}/w.sqlite", "--port", port)
    assert code == 2
    assert f"Can't listen at 127.0.0.1, port {port}" in wrong


def test_the_page_for_hosts_tells_of_every_setting(warren: Command) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    told = {option for line in page.splitlines() if line.startswith("| `--") for option in OPTION.findall(line)}
    there = set(OPTION.findall(warren("serve", "--help")[1])) - {"--help", "--check", "--open"}
    assert told == there
    assert set(OPTION.findall(page)) <= there | {"--check", "--help", "--out", *OF_OTHERS}


# --- the schema ----------------------------------------------------------------------------------------------------


async def test_the_migrations_make_the_tables_the_program_uses(tmp_path: Path, postgres: Postgres) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    for url in (f"sqlite:///{tmp_path}/w.sqlite", postgres.new_database()):
        migrate(url)
        migrate(url)  # nothing happens
        engine = open_engine(url, connections=1)
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        engine.dispose()


# --- stopping and forgetting ---------------------------------------------------------------------------------------


async def test_told_to_stop_it_says_good_bye_and_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    host = Host(f"sqlite:///{tmp_path}/warren.sqlite", tmp_path).start()
    try:
        players = [Stubborn(host, host.new_table(), 0) for _ in range(5)]
        players += [Stubborn(host, player.made, 1) for player in players]
        playing = [asyncio.create_task(player.play()) for player in players]
        async with host.guest(players[0].made, None) as watcher:
            await watcher.hello()
            await watcher.until("state")
            stopped = asyncio.create_task(asyncio.to_thread(host.stop))
            code, bye = await watcher.closed()
            assert code == 1012
            assert bye is not None
            assert bye["key"] == "stopping"
            assert bye["reconnect"] > 0
        assert await stopped == 0
        kept = [dict(player.acknowledged) for player in players]
        await asyncio.to_thread(host.start)
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        for player, before in zip(players, kept, strict=True):
            token = player.made["seats"][player.seat]["token"]
            entries = host.get(f"/api/tables/{player.made['table']}/record", token).json()["entries"]
            assert all(entries[n - 1]["choice"] == option for n, option in before.items())
        assert "Traceback" not in host.log
    finally:
        host.close()


async def test_a_table_that_nobody_plays_costs_no_memory(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path}/warren.sqlite", thinkers=1)
    migrate(config.database)
    desk = Desk(config)
    async with desk.open():
        seats = [NewSeat(mine=True), NewSeat(mine=True)]
        made = [await making.create(desk.house, NewTable("tombs", seats)) for _ in range(5)]
        rooms = [weakref.ref(await desk.house.open(table.table)) for table in made]
        assert len(desk.house.rooms) == 5
        desk.house.forget_idle(60.0)
        assert len(desk.house.rooms) == 5, "not at once: perhaps somebody only changes their seat"
        desk.house.forget_idle(0.0)
        assert not desk.house.rooms
        gc.collect()
        assert [room() for room in rooms] == [None] * 5
        again = await desk.house.open(made[0].table)
        assert again.play.n == 0


async def test_a_table_that_is_watched_stays(tmp_path: Path) -> None:
    host = Host(f"sqlite:///{tmp_path}/warren.sqlite", tmp_path, idle=0.1).start()
    try:
        watched, left = host.new_table(variants={"start": "first"}), host.new_table()
        async with host.guest(watched, 0) as one:
            await one.hello()
            while host.get("/health").json()["tables"] > 1:
                await asyncio.sleep(0.05)
            await one.choose("roll")
            await one.at(1)
            assert host.get("/health").json()["tables"] == 1
        while host.get("/health").json()["tables"] > 0:
            await asyncio.sleep(0.05)
        async with host.guest(left, 0) as one, host.guest(left, 1) as two:
            await one.hello()
            await two.hello()
            await play_on([one, two], 4)
    finally:
        host.close()


# --- other rules ---------------------------------------------------------------------------------------------------


async def test_a_game_begun_under_older_rules_goes_on_from_its_last_snapshot(tmp_path: Path) -> None:
    path = tmp_path / "warren.sqlite"
    host = Host(f"sqlite:///{path}", tmp_path).start()
    try:
        made = host.new_table()
        async with host.guest(made, 0) as one, host.guest(made, 1) as two:
            await one.hello()
            await two.hello()
            await play_on([one, two], 5)
        host.stop()
        with sqlite3.connect(path) as database:
            database.execute("UPDATE tables SET rules = '0.older'")
        database.close()
        host.start()
        async with host.guest(made, 0) as one, host.guest(made, 1) as two:
            state = await one.hello(0)
            assert state["n"] == 6
            assert state["news"][-1]["undo"] is not None, "what was chosen since that snapshot is taken back"
            assert state["table"]["rules"] == "0.older"
            await two.hello()
            await play_on([one, two])
            assert one.state["result"] is not None
    finally:
        host.close()
