"""A turn that can be taken back ends when its player says so: until then the bot that is next waits, for a while."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Guest, Host, Message
from warren.server.pause import LONGEST

pytestmark = pytest.mark.anyio

ADA: Message = {"mine": True, "name": "Ada"}
BOT: Message = {"kind": "bot", "level": "random"}
FIRST = {"start": "first"}


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Host]:
    """A server of one's own, to be killed and started again."""
    host = Host(f"sqlite:///{tmp_path}/warren.sqlite", tmp_path).start()
    yield host
    host.close()


def sql(host: Host, statement: str, made: Message) -> list[Any]:
    """Ask (or change) what lies in the database about a table."""
    with closing(sqlite3.connect(host.config.database.removeprefix("sqlite:///"), timeout=10)) as database, database:
        return database.execute(statement, {"table": made["table"]}).fetchall()


def job(host: Host, made: Message) -> list[Any]:
    return sql(host, "SELECT n, seat, due, worker FROM jobs WHERE table_id = :table AND kind = 'think'", made)


def time_passes(host: Host, made: Message) -> None:
    """As if the bot had waited for as long as it does."""
    sql(host, "UPDATE jobs SET due = 1 WHERE table_id = :table AND kind = 'think'", made)


def time_stands_still(host: Host, made: Message) -> None:
    """The bot goes on by itself in eleven days: if it moves before, it is for another reason."""
    sql(host, "UPDATE jobs SET due = due + 1000000000 WHERE table_id = :table AND kind = 'think'", made)


async def play_a_card(guest: Guest, **more: Any) -> Message:
    """A choice that shows nothing new, so that it may be taken back; the next seat is asked then."""
    state = await guest.hello(confirms=True, **more)
    card = state["view"]["players"][0]["hand"][0]
    assert (await guest.choose(f"play/{card}"))["type"] == "ack"
    state = await guest.at(1)
    assert (state["n"], state["question"]["seat"]) == (1, 1)
    return state


async def test_the_bot_waits_until_the_turn_is_done(host: Host) -> None:
    made = host.new_table(ADA, BOT, variants=FIRST)
    async with host.guest(made, 0) as one:
        state = await play_a_card(one)
        assert state["done"]
        assert job(host, made) == [(1, 1, state["news"][-1]["at"] + LONGEST, None)]
        time_stands_still(host, made)
        assert await one.ask("done", n=1, id="d") == {"type": "ack", "id": "d", "n": 1}
        state = await one.at(2)
        assert (state["news"][-1]["seat"], state["news"][-1]["by"], state["done"]) == (1, "bot", False)


async def test_everybody_learns_that_the_bot_waits_no_longer(host: Host) -> None:
    """Also a second window of the same seat."""
    made = host.new_table(ADA, BOT, variants=FIRST)
    async with host.guest(made, 0) as one, host.guest(made, 0) as window:
        await window.hello(confirms=True)
        await play_a_card(one)
        assert (await window.at(1))["done"]
        await one.ask("done", n=1)
        state = await window.until("state")
        assert (state["n"], state["done"]) == (1, False)


async def test_what_isnt_done_can_be_taken_back(host: Host) -> None:
    made = host.new_table(ADA, BOT, variants=FIRST)
    async with host.guest(made, 0) as one:
        before = (await one.hello())["view"]
        await play_a_card(one)
        assert (await one.ask("undo", n=1))["type"] == "ack"
        state = await one.at(2)
        assert (state["question"]["seat"], state["done"]) == (0, False)
        assert one.view == before
        assert job(host, made) == [], "the bot has nothing to do any more"


async def test_the_bot_goes_on_when_its_time_has_come_even_after_a_restart(mortal: Host) -> None:
    made = mortal.new_table(ADA, BOT, variants=FIRST)
    async with mortal.guest(made, 0) as one:
        await play_a_card(one)
        waiting = job(mortal, made)
        mortal.kill()
    mortal.start()
    assert job(mortal, made) == waiting
    async with mortal.guest(made, 0) as one:
        assert (await one.hello(confirms=True))["n"] == 1
        time_passes(mortal, made)
        assert (await one.at(2))["news"][-1]["by"] == "bot"


async def test_a_turn_that_was_made_before_a_restart_is_done_after_it(mortal: Host) -> None:
    made = mortal.new_table(ADA, BOT, variants=FIRST)
    async with mortal.guest(made, 0) as one:
        await play_a_card(one)
        time_stands_still(mortal, made)
        mortal.kill()
    mortal.start()
    async with mortal.guest(made, 0) as one:
        assert (await one.hello(confirms=True))["done"]
        await one.ask("done", n=1)
        assert (await one.at(2))["news"][-1]["by"] == "bot"


async def test_the_bot_doesnt_wait_for_who_has_gone(host: Host) -> None:
    made = host.new_table(ADA, BOT, variants=FIRST)
    async with host.guest(made, None) as watcher:
        await watcher.hello()
        async with host.guest(made, 0) as one, host.guest(made, 0) as window:
            await window.hello(confirms=True)
            await play_a_card(one)
            await one.socket.close()
            await watcher.at(1)
            assert (await window.hello(confirms=True))["done"], "somebody is still there who can say it"
            time_stands_still(host, made)
        assert (await watcher.at(2))["news"][-1]["by"] == "bot"


async def test_the_bot_doesnt_wait_for_who_no_longer_says_when_they_are_done(host: Host) -> None:
    made = host.new_table(ADA, BOT, variants=FIRST)
    async with host.guest(made, 0) as one:
        await play_a_card(one)
        time_stands_still(host, made)
        await one.hello(confirms=False)
        assert (await one.at(2))["news"][-1]["by"] == "bot"


async def test_programs_arent_waited_for(host: Host) -> None:
    made = host.new_table(ADA, BOT, variants=FIRST)
    async with host.guest(made, 0) as one:
        state = await one.hello()
        await one.choose(f"play/{state['view']['players'][0]['hand'][0]}")
        assert not (await one.at(1))["done"]
        assert (await one.at(2))["news"][-1]["by"] == "bot"


@pytest.mark.parametrize(("undo", "option"), [("fair", "roll"), ("off", "play")])
async def test_what_cant_be_taken_back_needs_no_word(host: Host, undo: str, option: str) -> None:
    made = host.new_table(ADA, BOT, variants=FIRST, undo=undo)
    async with host.guest(made, 0) as one:
        hand = (await one.hello(confirms=True))["view"]["players"][0]["hand"]
        await one.choose(f"play/{hand[0]}" if option == "play" else option)
        assert not (await one.at(1))["done"]
        assert (await one.at(2))["news"][-1]["by"] == "bot"


async def test_a_person_isnt_kept_waiting(host: Host) -> None:
    made = host.new_table(variants=FIRST)
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await two.hello(confirms=True)
        assert not (await play_a_card(one))["done"]
        await two.at(1)
        await two.ask("away", away=True)
        assert not (await one.hello(confirms=True))["done"], "who was asked as a person isn't held up afterwards"


async def test_only_the_one_who_chose_says_so(host: Host) -> None:
    made = host.new_table(ADA, BOT, {"mine": True, "name": "Ben"}, variants=FIRST)
    async with host.guest(made, 0) as one, host.guest(made, 2) as ben, host.guest(made, None) as watcher:
        await ben.hello(confirms=True)
        await watcher.hello(confirms=True)
        await play_a_card(one)
        assert not (await ben.at(1))["done"]
        assert not (await watcher.at(1))["done"]
        assert (await watcher.ask("done", n=1))["key"] == "not-a-player"
        assert (await ben.ask("done", n=1))["type"] == "ack"
        assert (await ben.ask("rename", name="Benno"))["type"] == "ack"
        assert (await one.hello(confirms=True))["done"], "Ben's word was not asked for, nor does his name matter"
        assert (await one.ask("done", n=0))["key"] == "stale"


async def test_whoever_stands_in_for_an_absent_person_waits_as_well(host: Host) -> None:
    made = host.new_table(ADA, {"mine": True, "absent": "random"}, variants=FIRST)
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await two.hello()
        await two.ask("away", away=True)
        assert (await play_a_card(one))["done"]
        await two.ask("away", away=False)
        assert not (await one.hello(confirms=True))["done"], "now a person is asked"
        await two.ask("away", away=True)
        await one.ask("done", n=1)
        assert (await one.at(2))["news"][-1]["by"] == "policy"
