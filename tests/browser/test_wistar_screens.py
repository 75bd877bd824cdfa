"""Every screen of Rats of Wistar and of Ratbot: nothing is cut off, nothing stands in the way. A picture of each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.clipping import clipped
from tests.browser.conftest import House, Shoot, Visit
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.wistar import asked, in_the_middle, moment, sits
from warren.table import Table

DIALOG = "dialog[open], .shade .sheet"
LAPTOP = {"width": 1100, "height": 800}


def board(person: Person) -> Iterator[str]:
    yield "board"
    if person.page.locator(".places").count():
        expect(person.page.locator("header h1 small")).to_be_visible()
        for place in ("farm", "burrow", "market"):
            person.page.locator(".places button").nth(("wheel", "farm", "burrow", "market").index(place)).click()
            yield place
        person.page.locator(".places button").nth(2).click()
    person.page.locator(".enlarge").click()
    yield "burrow-large"
    leave(person)
    if person.page.locator("#tab-hand").count():
        person.page.locator("#tab-hand").click()
    person.page.locator(".hand [data-c^='card:']").first.dispatch_event("contextmenu")
    yield "card"
    leave(person)


def mission(person: Person) -> Iterator[str]:
    person.page.locator(".shade .sheet h2").first.wait_for()
    yield "mission"


def ratbot(person: Person) -> Iterator[str]:
    yield "solo"
    person.page.locator(".ratbot .head, .seats button:nth-child(2)").click()
    person.page.locator("dialog[open] .plate").first.wait_for()
    yield "ratbot"


def leave(person: Person) -> None:
    person.page.keyboard.press("Escape")
    person.page.locator("dialog[open]").wait_for(state="detached")


MOMENTS = {
    board: (in_the_middle, 3, 3, "greedy"),
    mission: (asked("marker"), 3, 3, "greedy"),
    ratbot: (asked("turn", 3), 1, 1, "random"),
}


@pytest.mark.parametrize(
    ("lang", "size", "dark"),
    [
        ("en", "wide", False), ("en", "wide", True), ("en", "phone", False), ("en", "phone", True),
        ("ru", "wide", False), ("ru", "phone", False), ("it", "wide", False), ("it", "phone", False),
    ],
)  # fmt: skip
def test_the_screens(house: House, visit: Visit, shoot: Shoot, lang: str, size: str, dark: bool) -> None:
    for show, (wanted, seats, seed, level) in MOMENTS.items():
        at = moment(wanted, seats, seed, level)
        person = sits(house, visit, at, lang=lang, dark=dark, size={"wide": WIDE, "phone": PHONE}[size])
        for screen in show(person):
            shoot(person, f"wistar-{screen}-{size}-{'dark' if dark else 'light'}-{lang}")
            assert clipped(person) == [], screen
            if lang == "en":
                # Under a dialog nothing is reached; what lies there has been looked at.
                assert faults(person, within=DIALOG if person.page.locator(DIALOG).count() else None) == [], screen


def test_a_small_window_has_a_drawer_for_the_others_goals_and_log(house: House, visit: Visit, shoot: Shoot) -> None:
    person = sits(house, visit, moment(in_the_middle, 3, 3, "greedy"), size=LAPTOP)
    assert clipped(person) == []
    assert not person.page.locator("section.log").count()
    person.button("Players, goals, log").click()
    person.page.locator("#wistar-rail section.log").wait_for()
    shoot(person, "wistar-drawer")
    assert faults(person) == []
    person.button("Players, goals, log").click()
    expect(person.page.locator("#wistar-rail")).to_have_count(0)


def test_ratbots_turn_is_read_step_by_step_on_its_page(house: House, visit: Visit) -> None:
    person = sits(house, visit, moment(asked("turn", 3), 1, 1, "random"))
    person.page.locator(".ratbot .head").click()
    page = person.page.locator("dialog.page")
    person.button("Step by step").click()
    steps, back = page.locator(".turn ol > li"), page.get_by_role("button", name="Back")
    shown = steps.count()
    assert shown > 1
    for _ in range(shown - 1):
        back.click()
    expect(steps).to_have_count(1)
    expect(back).to_be_disabled()
    page.locator(".all").focus()
    person.page.keyboard.press(" ")
    expect(steps).to_have_count(2)
    heading = steps.nth(1).locator(".head b").inner_text()
    expect(page.locator(".foot h3")).to_have_text(heading)
    leave(person)


def test_what_is_asked_is_answered_beside_the_large_burrow_too(house: House, visit: Visit) -> None:
    person = sits(house, visit, moment(asked("dig", 2), 3, 2))
    person.page.locator(".enlarge").click()
    page, n = person.page.locator("dialog.page"), person.n
    assert (
        page.locator("[data-option]").evaluate_all("(all) => all.map((one) => one.dataset.option)") == person.options()
    )
    page.locator("[data-option='dig/1']").click()
    person.await_step(n)
    leave(person)
    assert person.options()


def places_a_leader(table: Table[Any]) -> bool:
    return table.choice is not None and table.choice.options[0][0] == "leader"


def test_a_space_under_the_pointer_says_first_how_strong_its_action_is(house: House, visit: Visit) -> None:
    person = sits(house, visit, moment(places_a_leader, 2, 1))
    person.page.locator("[data-option^='leader/']").first.hover()
    expect(person.page.locator(".prompt .note span")).to_have_text(re.compile(r", strength \d\.$"))
