"""Every screen in both themes and sizes: nothing serious stands in anybody's way, nothing is wider than the screen.

A picture of each is kept in test-results/.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import House, Shoot, Visit, played
from tests.browser.person import PHONE, WIDE, Person
from tests.server.harness import Message

SIZES: Final = {"wide": WIDE, "phone": PHONE}
THEMES: Final = {"light": False, "dark": True}
TWO: Final[list[Message]] = [{"name": "Mira", "mine": True}, {"name": "Otto", "mine": True}]
FRIEND: Final[list[Message]] = [{"name": "Mira", "mine": True}, {"name": ""}]

Act = Callable[[Person], object]


def tool(name: str) -> Act:
    return lambda person: person.page.locator(f"header .tool[aria-label^='{name}']").click()


def large(kind: str) -> Act:
    return lambda person: person.page.locator(f"[data-c^='{kind}:']").first.dispatch_event("contextmenu")


def opinions(person: Person) -> None:
    person.button("Opinions").click()
    expect(person.page.locator(".opinions li")).not_to_have_count(0, timeout=60_000)


LOBBY: Final[dict[str, Act]] = {
    "lobby": lambda person: person.see("Your tables"),
    "options": lambda person: person.button("Options").nth(1).click(),
    "solo": lambda person: person.button("Solo against Ratbot").click(),
    "open-record": lambda person: person.page.locator(".open").first.click(),
    "settings": lambda person: person.page.locator("header .me").click(),
}
TABLE: Final[dict[str, Act]] = {
    "table": lambda person: person.await_turn(),
    "card": large("room"),
    "entrance": large("entrance"),
    "rules": tool("Rules"),
    "people": tool("People"),
    "table-settings": tool("Settings"),
    "keys": lambda person: person.page.keyboard.press("?"),
}


def shown(person: Person, shoot: Shoot, name: str, wrong: list[str]) -> None:
    """Look at what is there: a picture, its width, and what axe says. The dark phone has the dark table's colours."""
    shoot(person, name)
    if person.page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
        wrong.append(f"{name}: wider than the screen")
    if "phone-dark" not in name:
        wrong.extend(f"{name}: {fault}" for fault in faults(person))


def each(person: Person, shoot: Shoot, acts: dict[str, Act], mark: str, wrong: list[str]) -> None:
    for name, act in acts.items():
        act(person)
        shown(person, shoot, f"{name}-{mark}", wrong)
        if person.page.get_by_role("dialog").count():
            person.page.keyboard.press("Escape")
            expect(person.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_shelf(house: House, visit: Visit, shoot: Shoot, size: str, theme: str) -> None:
    made = house.new_table(*TWO, game="tombs")
    mira = visit(house, *house.keys_of(made, "tombs"), size=SIZES[size], dark=THEMES[theme])
    wrong: list[str] = []
    mira.go("/")
    mira.see("Rodents & Tombs")
    expect(mira.page.locator(".card")).to_have_count(1)
    each(mira, shoot, LOBBY, f"{size}-{theme}", wrong)
    mira.go("/join#nothing")
    mira.see("A seat is kept for you")
    shown(mira, shoot, f"join-{size}-{theme}", wrong)
    mira.go("/nowhere/at/all")
    mira.see("There is nothing at this address.")
    shown(mira, shoot, f"nowhere-{size}-{theme}", wrong)
    assert wrong == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_table(house: House, visit: Visit, shoot: Shoot, size: str, theme: str) -> None:
    answer = house.post("/api/records", {"record": played("tombs", 2, 5, moves=64), "seats": TWO})
    made: Message = answer.json()
    mira = visit(house, *house.keys_of(made, "tombs"), size=SIZES[size], dark=THEMES[theme])
    wrong: list[str] = []
    mira.go(f"/table/{made['table']}")
    mira.sits_down()
    each(mira, shoot, TABLE, f"{size}-{theme}", wrong)
    assert wrong == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_before_a_game(house: House, visit: Visit, shoot: Shoot, size: str, theme: str) -> None:
    """The cover of a shared screen, an empty seat with its clock, the guide of a first game."""
    wrong: list[str] = []
    shared = house.new_table(*TWO, game="wistar")
    invited = house.new_table(*FRIEND, game="tombs", clock={"kind": "bank", "seconds": 600, "increment": 10})
    keys = [*house.keys_of(shared, "wistar"), *house.keys_of(invited, "tombs")]
    mira = visit(house, *keys, size=SIZES[size], dark=THEMES[theme], settings={"guided": []})
    mira.go(f"/table/{shared['table']}")
    mira.page.locator(".curtain").wait_for()
    shown(mira, shoot, f"cover-{size}-{theme}", wrong)
    mira.go(f"/table/{invited['table']}")
    mira.page.get_by_role("dialog", name="First game").wait_for()
    shown(mira, shoot, f"guide-{size}-{theme}", wrong)
    mira.button("I know the game").click()
    mira.see("Not everybody has sat down yet.")
    shown(mira, shoot, f"invited-{size}-{theme}", wrong)
    assert wrong == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_after_a_game(house: House, visit: Visit, shoot: Shoot, finished: Message, size: str, theme: str) -> None:
    mira = visit(house, *house.keys_of(finished, "tombs"), size=SIZES[size], dark=THEMES[theme])
    wrong: list[str] = []
    mira.go(f"/table/{finished['table']}")
    mira.page.locator("[data-end] .chart path.line").first.wait_for()
    shown(mira, shoot, f"end-{size}-{theme}", wrong)
    mira.go(f"/table/{finished['table']}/replay?n=60")
    expect(mira.page.get_by_role("slider", name="Moment of the game")).to_have_value("60")
    shown(mira, shoot, f"replay-{size}-{theme}", wrong)
    if size == "phone":
        mira.page.get_by_role("tab", name="Log").click()
    opinions(mira)
    shown(mira, shoot, f"opinions-{size}-{theme}", wrong)
    assert wrong == []
