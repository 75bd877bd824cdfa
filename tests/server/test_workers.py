"""Several workers on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.conftest import Postgres
from tests.server.harness import Host, Message, play_on
from warren.server.pause import LONGEST

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Host]]:
    """Two servers on one database."""
    url = postgres.new_database()
    hosts = [Host(url, tmp_path_factory.mktemp(f"pair{number}")).start() for number in range(2)]
    yield hosts[0], hosts[1]
    for host in hosts:
        host.close()


async def test_two_browsers_at_two_workers_play_a_game(pair: tuple[Host, Host]) -> None:
    here, there = pair
    made = here.new_table()
    async with here.guest(made, 0) as one, there.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        await play_on([one, two])
        assert one.state["result"] is not None
        assert one.state["result"] == two.state["result"]


async def test_what_happens_at_one_worker_is_seen_at_the_other_within_a_second(pair: tuple[Host, Host]) -> None:
    here, there = pair
    made = here.new_table({"mine": True}, {}, variants={"start": "first"})
    async with here.guest(made, 0) as one, there.guest(made, None) as watcher:
        await one.hello()
        await watcher.hello()
        for what in ("choice", "chat", "seat"):
            if what == "choice":
                await one.choose("roll")
                await asyncio.wait_for(watcher.at(1), 1)
            elif what == "chat":
                await one.ask("chat", text="hi")
                assert (await asyncio.wait_for(watcher.until("chat"), 1))["lines"][0]["text"] == "hi"
            else:
                here.post("/api/join", {"link": made["seats"][1]["link"], "name": "Ben"})
                await asyncio.wait_for(
                    watcher.until(lambda m: m["type"] == "people" and m["seats"][1]["name"] == "Ben"), 1
                )


def online(seat: int, there: bool) -> Callable[[Message], bool]:
    return lambda message: message["type"] in ("people", "state") and message["seats"][seat]["online"] is there


async def test_who_is_online_at_one_worker_is_so_at_the_other_until_they_leave(pair: tuple[Host, Host]) -> None:
    here, there = pair
    made = here.new_table()
    async with here.guest(made, 0) as one:
        await one.hello()
        assert one.state["seats"][1]["online"] is False
        async with there.guest(made, 1) as two:
            await two.hello()
            await asyncio.wait_for(one.until(online(1, True)), 5)
            await asyncio.wait_for(two.until(online(0, True)), 5)
        await asyncio.wait_for(one.until(online(1, False)), 5)


async def test_two_workers_never_make_two_histories(pair: tuple[Host, Host]) -> None:
    """The same seat at both workers answers the same question differently: one is kept, one is refused as stale."""
    here, there = pair
    made = here.new_table(variants={"start": "first"}, undo="off")
    async with here.guest(made, 0) as one, there.guest(made, 0) as twin:
        await one.hello()
        await twin.hello()
        for n in range(0, 10, 2):
            await one.at(n)
            await twin.at(n)
            answers = await asyncio.gather(
                one.ask("choose", n=n, option="roll"), twin.ask("choose", n=n, option="peek")
            )
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            assert {answer.get("key") for answer in answers} == {None, "stale"}
            await one.at(n + 1)
            await twin.at(n + 1)
            assert one.view == twin.view
            async with here.guest(made, 1) as other:
                await other.hello()
                await other.choose("roll")
        entries = here.get(f"/api/tables/{made['table']}/record", made["seats"][0]["token"]).json()["entries"]
        assert [entry["seat"] for entry in entries] == [0, 1] * 5


async def test_bots_of_a_table_play_at_whichever_worker(pair: tuple[Host, Host]) -> None:
    here, there = pair
    made = here.new_table({"mine": True}, {"kind": "bot", "level": "random"})
    async with there.guest(made, 0) as one:
        await one.hello()
        while one.state["result"] is None:
            if one.state["question"]["seat"] == 0:
                answer = await one.choose(-1)
                assert answer["type"] == "ack"
                await one.at(answer["n"])
            else:
                await one.until("state")
    assert {entry["by"] for entry in one.news} == {"hand", "bot"}


def thinking(url: str, made: Message) -> list[Any]:
    """The thought that the bot of a table has to think, and which worker has it."""
    with psycopg.connect(url) as database:
        told = "SELECT n, due, worker FROM jobs WHERE table_id = %s AND kind = 'think'"
        return database.execute(told, [made["table"]]).fetchall()


def time_stands_still(url: str, made: Message) -> None:
    """The bot goes on by itself in eleven days: if it moves before, it is for another reason."""
    with psycopg.connect(url) as database:
        still = "UPDATE jobs SET due = due + 1000000000 WHERE table_id = %s AND kind = 'think'"
        database.execute(still, [made["table"]])


async def test_a_bot_waits_for_the_word_of_a_seat_at_whichever_worker(pair: tuple[Host, Host]) -> None:
    """One seat in two browsers: either may say that the turn is done, and neither is passed over."""
    here, there = pair
    url = here.config.database
    made = here.new_table(
        {"mine": True}, {"kind": "bot", "level": "random"}, {"mine": True}, variants={"start": "first"}
    )
    async with here.guest(made, 0) as one, there.guest(made, 0) as twin, there.guest(made, 2) as ben:
        await twin.hello(confirms=True)
        await ben.hello(confirms=True)
        state = await one.hello(confirms=True)
        await one.choose(f"play/{state['view']['players'][0]['hand'][0]}")
        assert (await one.at(1))["done"]
        assert (await twin.at(1))["done"]
        assert not (await ben.at(1))["done"]
        waiting = thinking(url, made)
        await ben.ask("rename", name="Benno")
        await ben.hello(confirms=False)
        await twin.hello(confirms=False)
        assert thinking(url, made) == waiting == [(1, one.news[-1]["at"] + LONGEST, None)]
        assert (await twin.hello(confirms=True))["done"]
        time_stands_still(url, made)
        await twin.ask("done", n=1)
        assert (await one.at(2))["news"][-1]["by"] == "bot"


async def test_workers_under_one_parent(postgres: Postgres, tmp_path: Path) -> None:
    host = Host(postgres.new_database(), tmp_path, workers=2).start()
    try:
        tables = [host.new_table() for _ in range(6)]
        runs = []
        for made in tables:
            one, two = host.guest(made, 0), host.guest(made, 1)
            async with one, two:
                await one.hello()
                await two.hello()
                runs.append(await play_on([one, two]))
        assert all(runs)
        assert host.stop() == 0
    finally:
        host.close()


async def test_a_clock_stands_the_same_at_every_worker(pair: tuple[Host, Host]) -> None:
    here, there = pair
    made = here.new_table(clock={"kind": "bank", "seconds": 300, "increment": 20}, variants={"start": "first"})
    async with here.guest(made, 0) as one, there.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        await one.choose("roll")
        clocks = [(await guest.at(1))["clock"] for guest in (one, two)]
        assert clocks[0] == clocks[1]
        assert clocks[0]["left"][0] > 300_000
        await two.choose("roll")
        clocks = [(await guest.at(2))["clock"] for guest in (one, two)]
        assert clocks[0] == clocks[1]


async def test_a_link_is_good_once_at_all_workers_together(pair: tuple[Host, Host]) -> None:
    made = [pair[0].new_table({"mine": True}, {}) for _ in range(10)]
    for table in made:
        link = {"link": table["seats"][1]["link"]}
        answers = await asyncio.gather(*(asyncio.to_thread(host.post, "/api/join", link) for host in pair * 2))
        assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]
        token = next(answer.json()["token"] for answer in answers if answer.status_code == 200)
        assert pair[1].get(f"/api/tables/{table['table']}", token).json()["seat"] == 1
