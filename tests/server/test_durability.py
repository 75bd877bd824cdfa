"""Acknowledged means kept: through a kill in the middle of load, a full disk, a database that is away."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from pathlib import Path

import pytest

from tests.server.conftest import Postgres
from tests.server.harness import Guest, Host, Message, Stubborn, check_kept

pytestmark = pytest.mark.anyio

TABLES = 50


def with_two_people(host: Host, count: int) -> list[Stubborn]:
    tables = [host.new_table() for _ in range(count)]
    return [Stubborn(host, made, seat) for made in tables for seat in (0, 1)]


async def acknowledged(players: list[Stubborn], count: int) -> None:
    """Wait until so many choices have been acknowledged in all."""
    while sum(len(player.acknowledged) for player in players) < count:
        await asyncio.sleep(0.005)


async def test_kill_in_the_middle_of_50_tables_on_sqlite(tmp_path: Path) -> None:
    host = Host(f"sqlite:///{tmp_path}/warren.sqlite", tmp_path).start()
    try:
        players = with_two_people(host, TABLES)
        playing = [asyncio.create_task(player.play()) for player in players]
        await acknowledged(players, 200)
        host.kill()
        before = [dict(player.acknowledged) for player in players]
        await asyncio.to_thread(host.start)
        for player, kept in zip(players, before, strict=True):
            player.acknowledged |= kept
            check_kept(host, player)
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        for player in players:
            assert player.over, "every table goes on to its end"
            check_kept(host, player)
    finally:
        host.close()


async def test_kill_a_worker_in_the_middle_of_50_tables_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    """The other worker goes on meanwhile, bots' turns of the dead one included; the parent starts a new one."""
    host = Host(postgres.new_database(), tmp_path, workers=2).start()
    try:
        players = with_two_people(host, TABLES)
        with_bots = [host.new_table({"mine": True}, {"kind": "bot", "level": "random"}) for _ in range(10)]
        players += [Stubborn(host, made, 0) for made in with_bots]
        playing = [asyncio.create_task(player.play()) for player in players]
        await acknowledged(players, 200)
        first = host.worker_pids()
        os.kill(first[0], signal.SIGKILL)
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        for player in players:
            assert player.over, "every table goes on to its end"
            check_kept(host, player)
        while len(host.worker_pids()) < 3:
            await asyncio.sleep(0.1)
        assert len(first) == 2
    finally:
        host.close()


async def test_a_bots_turn_left_by_a_dead_server_is_finished_by_another(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    one, two = Host(url, tmp_path / "one").start(), Host(url, tmp_path / "two").start()
    try:
        made = [one.new_table({"kind": "bot", "level": "random"}, {"mine": True}) for _ in range(20)]
        one.kill()  # some of these bots have moved, some haven't
        for table in made:
            async with two.guest(table, 1) as guest:
                await guest.hello()
                while guest.state["question"]["seat"] != 1:
                    await asyncio.wait_for(guest.until("state"), 30)
                assert guest.state["question"]["seat"] == 1
    finally:
        one.close()
        two.close()


async def test_the_database_is_gone_for_ten_seconds(postgres: Postgres, tmp_path: Path) -> None:
    host = Host(postgres.new_database(), tmp_path).start()
    try:
        players = with_two_people(host, 5)
        playing = [asyncio.create_task(player.play()) for player in players]
        await acknowledged(players, 20)
        await asyncio.to_thread(postgres.stop)
        assert host.get("/health").status_code == 503
        await asyncio.sleep(10)
        await asyncio.to_thread(postgres.start)
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        for player in players:
            check_kept(host, player)
        assert host.get("/health").status_code == 200
    finally:
        host.close()


async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    """Choices are refused in words, none is lost or half done, and it goes on as soon as there is room."""
    path = tmp_path / "warren.sqlite"
    host = Host(f"sqlite:///{path}", tmp_path).start()
    try:
        made = host.new_table(game="tombs")
    finally:
        host.close()
    full = Host(f"sqlite:///{path}", tmp_path, most_pages=pages_of(path) + 8).start()
    try:
        async with full.guest(made, 0) as one, full.guest(made, 1) as two:
            answer = await _play_until_refused([one, two])
            assert answer["key"] == "store-full"
            n = one.n or 0
            view = one.view
            assert (await one.hello())["view"] == view, "what was refused isn't in memory either"
            assert one.n == n > 0
            assert full.get("/health").status_code == 200
    finally:
        full.close()
    roomy = Host(f"sqlite:///{path}", tmp_path).start()
    try:
        async with roomy.guest(made, 0) as one, roomy.guest(made, 1) as two:
            assert (await one.hello())["view"] == view
            await two.hello()
            answer = await (one, two)[one.state["question"]["seat"]].choose()
            assert answer == {"type": "ack", "id": answer["id"], "n": n + 1}
    finally:
        roomy.close()


async def _play_until_refused(guests: list[Guest]) -> Message:
    for guest in guests:
        await guest.hello()
    while True:
        answer: Message = await guests[guests[0].state["question"]["seat"]].choose()
        if answer["type"] != "ack":
            return answer
        for guest in guests:
            await guest.at(answer["n"])


def pages_of(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        count: int = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.close()
    return count
