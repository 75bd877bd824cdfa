"""Takes the pictures of the browser in the README; `make pictures` calls it.

It serves tables from a folder of its own, lets greedy bots play each game to a telling moment, and looks at it with the
eyes of the one who is asked.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple

import httpx2
from playwright.sync_api import Browser, Page, sync_playwright

import warren
from tests.browser.chromium import launch
from warren.bots import bot, decide
from warren.table import Table

FOLDER = Path(__file__).parent
PLAYERS = ["Mira", "Otto", "Ada"]
SIZE = 1440, 900
LARGEST = 300_000
"""Bytes of a picture."""


class Moment(NamedTuple):
    """The first question of a game that is worth a picture."""

    picture: str
    game: str
    seats: int
    seed: int
    telling: Callable[[Table[Any]], bool]


def asked(ask: str, round: int, options: int) -> Callable[[Table[Any]], bool]:
    """The first seat is asked this, in this round or later, with so many options at least."""

    def telling(table: Table[Any]) -> bool:
        choice = table.choice
        assert choice is not None
        return (choice.seat, choice.ask) == (0, ask) and table.state.round >= round and len(choice.options) >= options

    return telling


def paws_laid(table: Table[Any]) -> bool:
    """The first seat is to act, there is much to see, and everybody's paws lie in the tomb."""
    laid = [len(player["laid"]) for player in table.view(0)["players"]]
    return min(laid) > 1 and asked("act", 12, 6)(table)


MOMENTS = [
    Moment("tomb", "tombs", 3, 21, paws_laid),
    Moment("wistar", "wistar", 3, 21, asked("turn", 3, 10)),
    Moment("above_below", "above_below", 3, 21, asked("story", 3, 2)),
]


@contextmanager
def server() -> Iterator[str]:
    """The address of a server whose tables are gone with it."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("warren")), "serve", "--port", str(port), "--log-level", "error"]
        process = subprocess.Popen(command, env={**os.environ, "XDG_DATA_HOME": folder})
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address, process)
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            httpx2.get(f"{address}/api/games")
        except httpx2.TransportError:
            sleep(0.1)
        else:
            return
    raise SystemExit("the server didn't start")


def lay_out(address: str, moment: Moment) -> dict[str, Any]:
    """Play to the moment, and give the record to the server. Returns what a browser keeps of a table."""
    table = warren.new_table(moment.game, moment.seats, moment.seed)
    greedy = bot("greedy")
    while not moment.telling(table):
        table.choose(decide(greedy, table))
    seats = [{"name": name, "mine": True} for name in PLAYERS[: moment.seats]]
    body = {"record": json.loads(table.record().to_json()), "seats": seats}
    made = httpx2.post(f"{address}/api/records", json=body, timeout=60).raise_for_status().json()
    token = made["seats"][0]["token"]
    return {"table": made["table"], "game": moment.game, "watch": made["watch"], "links": [], "seat": 0, "token": token}


def open_page(browser: Browser, keys: list[dict[str, Any]]) -> Page:
    """A page that holds these seats, knows the games already, and doesn't move."""
    width, height = SIZE
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en", color_scheme="light")
    settings = {"motion": "off", "guided": [moment.game for moment in MOMENTS], "name": PLAYERS[0]}
    for name, value in (("settings", settings), ("keys", keys)):
        context.add_init_script(f"localStorage.setItem('warren.{name}', {json.dumps(json.dumps(value))})")
    return context.new_page()


def take(page: Page, address: str, name: str) -> None:
    """As good as fits."""
    page.goto(address, wait_until="networkidle")
    page.wait_for_timeout(1500)
    file = FOLDER / f"{name}.jpg"
    for quality in (92, 88, 84, 80, 70, 60):
        if len(page.screenshot(path=file, type="jpeg", quality=quality)) <= LARGEST:
            break
    print(f"{file.name}: {file.stat().st_size // 1000} kB")


def main() -> None:
    with server() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        keys = [lay_out(address, moment) for moment in MOMENTS]
        page = open_page(browser, keys)
        take(page, address, "lobby")
        for moment, key in zip(MOMENTS, keys, strict=True):
            take(page, f"{address}/table/{key['table']}", moment.picture)
        browser.close()


if __name__ == "__main__":
    main()
