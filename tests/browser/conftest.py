"""A real server, a real Chromium, and people who look at the built client in it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import warren
from tests.browser.chromium import launch
from tests.browser.person import GAMES, PATIENCE, WIDE, Person
from tests.server.harness import Host, Message
from warren.bots import bot, decide

SHOTS = Path(__file__).parents[2] / "test-results"
CLIENT = Path(os.environ.get("WARREN_CLIENT", str(files("warren") / "client_dist")))

Visit = Callable[..., Person]
Shoot = Callable[[Person, str], None]


class House(Host):
    """A server with the rulebooks on the shelf and no others."""

    program = "tests.browser.host"

    def restart(self) -> None:
        """As when the power goes and comes back."""
        self.kill()
        self.start()

    def keys_of(self, made: Message, game: str) -> list[dict[str, Any]]:
        """What a browser that has made a table keeps of it."""
        links = [{"seat": seat["seat"], "link": seat["link"]} for seat in made["seats"] if seat["link"]]
        common = {"table": made["table"], "game": game, "watch": made["watch"], "links": links}
        return [{**common, "seat": seat["seat"], "token": seat["token"]} for seat in made["seats"] if seat["token"]]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do it no harm."""
    yield from housed(tmp_path_factory.mktemp("house"))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    yield from housed(tmp_path)


def housed(folder: Path) -> Iterator[House]:
    if not (CLIENT / "index.html").is_file():
        pytest.fail(f"There is no built client in {CLIENT}: `make setup` builds it (it needs Node.js with npm).")
    house = House(f"sqlite:///{folder}/warren.sqlite", folder, client=str(CLIENT))
    house.start()
    yield house
    house.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Started for each module: Playwright's event loop must not be there when other tests want one of their own."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Lets somebody open a window. In the end nobody's console may have complained."""
    guests: list[Person] = []

    def come(house: House, *keys: dict[str, Any], lang: str = "en", dark: bool = False, **more: Any) -> Person:
        settings = {"motion": "off", "done": False, "guided": list(GAMES), "name": "Mira", **more.pop("settings", {})}
        context = browser.new_context(
            viewport=more.pop("size", WIDE), locale=lang, color_scheme="dark" if dark else "light", **more
        )
        text = json.dumps(json.dumps(settings))
        context.add_init_script(
            f"if (!localStorage.getItem('warren.settings')) localStorage.setItem('warren.settings', {text})"
        )
        person = Person(context, house.url)
        if keys:
            person.keep(*keys)
        guests.append(person)
        return person

    yield come
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert not complaints


@pytest.fixture
def shoot() -> Shoot:
    """Keeps a picture of what somebody sees in test-results/."""

    def keep(person: Person, name: str) -> None:
        SHOTS.mkdir(exist_ok=True)
        person.page.screenshot(path=SHOTS / f"{re.sub(r'[^a-z0-9-]+', '-', name)}.png", animations="disabled")

    return keep


def played(game: str, seats: int, seed: int, level: str = "greedy", moves: int = 10_000) -> Message:
    """The record of a game between bots, or of its beginning."""
    table = warren.new_table(game, seats=seats, seed=seed)
    player = bot(level)
    while table.choice and table.moves < moves:
        table.choose(decide(player, table))
    record: Message = json.loads(table.record().to_json())
    return record


@pytest.fixture(scope="session")
def finished_record() -> Message:
    """A whole game of Rodents & Tombs."""
    return played("tombs", 2, 5)


@pytest.fixture
def finished(house: House, finished_record: Message) -> Message:
    """A finished game at a table of its own: Mira's and Otto's."""
    seats = [{"name": "Mira", "mine": True}, {"name": "Otto", "mine": True}]
    answer = house.post("/api/records", {"record": finished_record, "seats": seats})
    assert answer.status_code == 200, answer.text
    made: Message = answer.json()
    return made
