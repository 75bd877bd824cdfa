"""Time that runs out, people who are away, and how they come back."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from tests.server.harness import Guest, Host, Message
from warren.server.messages import Policy
from warren.server.sitting import GRACE

pytestmark = pytest.mark.anyio

FIRST = {"start": "first"}


def people(guest: Guest) -> list[bool]:
    return [seat["away"] for seat in guest.people]


async def away(guest: Guest, seat: int, wanted: bool) -> Message:
    """Receive until this seat is away, or back."""
    return await guest.until(lambda m: m["type"] in ("people", "state") and m["seats"][seat]["away"] == wanted)


async def test_without_a_clock_nobodys_time_runs(host: Host) -> None:
    made = host.new_table(variants=FIRST)
    async with host.guest(made, 0) as one:
        assert (await one.hello())["clock"] is None


async def test_time_runs_when_everybody_has_come(host: Host) -> None:
    made = host.new_table({"mine": True}, {}, clock={"kind": "bank", "seconds": 300}, variants=FIRST)
    async with host.guest(made, 0) as one:
        clock = (await one.hello())["clock"]
        assert clock == {"left": [300_000, 300_000], "running": None, "ends": None}
        host.post("/api/join", {"link": made["seats"][1]["link"]})
        message = await one.until(lambda m: m["type"] == "people" and m["seats"][1]["taken"])
        assert message["clock"]["running"] == 0
        state = await one.hello()
        assert 0 <= state["clock"]["ends"] - state["now"] <= 300_000, "it begins when the last one came"


async def test_a_bank_is_used_up_by_ones_own_time_and_earns_the_increment(host: Host) -> None:
    made = host.new_table(clock={"kind": "bank", "seconds": 300, "increment": 20}, variants=FIRST)
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        begun = (await one.hello())["now"]
        await two.hello()
        await one.choose("roll")
        state = await one.at(1)
        left = state["clock"]["left"]
        assert 320_000 - (state["now"] - begun) - 5000 <= left[0] <= 320_000
        assert left[1] == 300_000
        assert state["clock"]["running"] == 1
        assert state["clock"]["ends"] == state["news"][-1]["at"] + 300_000


@pytest.mark.parametrize("kind", ["bank", "move"])
async def test_when_time_is_up_the_policy_plays_until_the_person_comes_back(host: Host, kind: str) -> None:
    absent: Message = {"mine": True, "absent": "random"}
    made = host.new_table(absent, {"mine": True}, clock={"kind": kind, "seconds": 1}, variants=FIRST, undo="off")
    async with host.guest(made, 1) as two:
        await two.hello()
        assert people(two) == [False, False]
        await away(two, 0, True)
        await two.at(1)
        while two.state["question"]["seat"] == 0:
            await two.until("state")
        assert {entry["by"] for entry in two.news if entry["n"] > 0} == {"policy"}
        assert {entry["seat"] for entry in two.news if entry["n"] > 0} == {0}
        async with host.guest(made, 0) as one:
            await one.hello()
            assert (await one.ask("away", away=False))["type"] == "ack"
            await away(two, 0, False)
            state = await one.hello()
            assert state["clock"]["left"][0] == (GRACE if kind == "bank" else 1000)


async def test_the_time_left_outlives_a_restart(tmp_path: Path) -> None:
    """It is worked out from the log; while the server was away nobody's time ran."""
    host = Host(f"sqlite:///{tmp_path}/warren.sqlite", tmp_path).start()
    try:
        made = host.new_table(clock={"kind": "bank", "seconds": 300, "increment": 20}, variants=FIRST)
        async with host.guest(made, 0) as one, host.guest(made, 1) as two:
            await one.hello()
            await two.hello()
            await one.choose("roll")
            before = await one.at(1)
        host.close()
        again = Host(host.config.database, tmp_path).start()
        try:
            state = again.get(f"/api/tables/{made['table']}", made["seats"][0]["token"]).json()
        finally:
            again.close()
        assert state["clock"]["left"] == before["clock"]["left"]
        assert state["clock"]["ends"] > before["clock"]["ends"]
    finally:
        host.close()


@pytest.mark.parametrize("policy", get_args(Policy))
async def test_whoever_says_so_is_away_and_every_policy_plays(host: Host, policy: str) -> None:
    made = host.new_table({"mine": True, "absent": policy}, {"mine": True}, variants=FIRST)
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        assert (await one.ask("away", away=True))["type"] == "ack"
        while two.state["question"]["seat"] == 0:
            await two.until("state")
        assert {(entry["seat"], entry["by"]) for entry in two.news if entry["n"] > 0} == {(0, "policy")}
        assert people(two) == [True, False]


async def test_whoever_moves_by_hand_is_back(host: Host) -> None:
    made = host.new_table({"mine": True, "absent": "random"}, {"mine": True}, variants=FIRST)
    async with host.guest(made, 0) as one, host.guest(made, 1) as two:
        await one.hello()
        await two.hello()
        assert (await two.ask("away", away=True))["type"] == "ack"
        await away(one, 1, True)
        assert (await two.ask("choose", n=0, option="roll"))["key"] == "not-your-turn"
        await away(one, 1, False)
        await one.choose("roll")
        await two.at(1)
        answer = await two.choose("roll")
        assert answer["type"] == "ack"
        await one.at(2)
        assert [(entry["seat"], entry["by"]) for entry in one.news[1:]] == [(0, "hand"), (1, "hand")]


async def test_bots_and_those_who_are_away_lose_no_time(host: Host) -> None:
    clock = {"kind": "bank", "seconds": 300}
    made = host.new_table({"mine": True}, {"kind": "bot", "level": "random"}, clock=clock, variants=FIRST)
    async with host.guest(made, 0) as one:
        state = await one.hello()
        assert state["clock"]["left"][1] is None
        await one.ask("away", away=True)
        message = await one.until(lambda m: m["type"] in ("people", "state") and m["seats"][0]["away"])
        assert message["clock"]["running"] is None
