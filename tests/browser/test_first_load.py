"""What a browser that has never been here fetches before somebody can play: the shell and one game."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import House, Visit
from tests.browser.person import GAMES, Person
from tests.server.harness import Message

MOST: Final = 300_000
"""Bytes, as they come over the line."""
ALONE: list[Message] = [{"name": "Mira", "mine": True}, {"name": "Otto", "kind": "bot", "level": "random"}]


def fetched(person: Person) -> dict[str, int]:
    """Fills with the bytes of each part of the client that is fetched from now on."""
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    network = person.context.new_cdp_session(person.page)
    network.send("Network.enable")

    def begun(event: Any) -> None:
        names[event["requestId"]] = event["request"]["url"].removeprefix(person.address)

    def finished(event: Any) -> None:
        name = names.get(event["requestId"], "/api/")
        if not name.startswith("/api/"):
            sizes[name] = event["encodedDataLength"]

    network.on("Network.requestWillBeSent", begun)
    network.on("Network.loadingFinished", finished)
    return sizes


@pytest.mark.parametrize("game", GAMES)
def test_shell_and_one_game(house: House, visit: Visit, game: str) -> None:
    made = house.new_table(*ALONE, game=game)
    mira = visit(house, *house.keys_of(made, game))
    sizes = fetched(mira)
    mira.go("/")
    mira.see("Your tables")
    mira.go(f"/table/{made['table']}")
    mira.page.locator(".table[data-n]:not([data-n='-1']) [data-c]").first.wait_for()
    mira.page.evaluate("() => document.fonts.ready")
    total = sum(sizes.values())
    assert 50_000 < total < MOST, sorted(sizes.items(), key=lambda part: -part[1])[:12]
