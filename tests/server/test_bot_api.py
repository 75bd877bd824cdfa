"""The example in docs/bot-api.md, taken out of the page and let loose."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.harness import ROOT, Host, Message

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    example = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bot-api.md").read_text(), re.DOTALL)
    assert len(example) == 1
    assert len(example[0].splitlines()) <= 40, "the page promises forty lines"
    path = tmp_path_factory.mktemp("bot") / "bot.py"
    path.write_text(example[0])
    return path


@contextmanager
def running(program: Path, host: Host, table: str, token: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, str(program), host.url.replace("http", "ws"), table, token]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def claim(host: Host, made: Message, seat: int) -> str:
    token: str = host.post("/api/join", {"link": made["seats"][seat]["link"], "name": "Digger"}).json()["token"]
    return token


@pytest.mark.parametrize("game", ["toy", "tombs"])
async def test_two_programs_play_a_whole_game(host: Host, program: Path, game: str) -> None:
    made = host.new_table({}, {}, game=game)
    table = made["table"]
    tokens = [claim(host, made, seat) for seat in (0, 1)]
    with running(program, host, table, tokens[0]) as one, running(program, host, table, tokens[1]) as two:
        said = [process.communicate() for process in (one, two)]
    assert [errors for _, errors in said] == ["", ""]
    state = host.get(f"/api/tables/{table}", made["watch"]).json()
    assert [json.loads(output) for output, _ in said] == [state["result"]["scores"]] * 2
    assert [chair["name"] for chair in state["seats"]] == ["Digger", "Digger"]
    entries = host.get(f"/api/tables/{table}/record", made["watch"]).json()["entries"]
    assert {entry["seat"] for entry in entries} == {0, 1}


async def test_started_again_it_goes_on(host: Host, program: Path) -> None:
    made = host.new_table({}, {"mine": True}, variants={"start": "first"})
    token = claim(host, made, 0)
    async with host.guest(made, 1) as two:
        await two.hello()
        with running(program, host, made["table"], token):
            await two.at(1)
        while two.state["question"]["seat"] == 0:  # killed in the middle of its turn, perhaps
            with running(program, host, made["table"], token):
                await two.until("state")
        await two.choose("roll")
        with running(program, host, made["table"], token) as again:
            while two.state["result"] is None:
                if two.state["question"]["seat"] == 1:
                    answer = await two.choose(-1)
                    await two.at(answer["n"])
                else:
                    await two.until("state")
            output, errors = again.communicate()
    assert (json.loads(output), errors) == (two.state["result"]["scores"], "")


def test_a_token_that_opens_nothing_ends_it(host: Host, program: Path) -> None:
    made = host.new_table()
    with running(program, host, made["table"], "not-a-token") as process:
        _, errors = process.communicate()
    assert process.returncode != 0
    assert "4401" in errors
