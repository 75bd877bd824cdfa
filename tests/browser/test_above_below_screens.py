"""Every screen of Above and Below in both sizes and themes: all can be read, nothing stands in anybody's way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.clipping import clipped
from tests.browser.conftest import House, Shoot, Visit
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.village import EXPLORES, TRADES, Wanted, another_offer, asked, laid, last_round, moment, over, sit

SMALL_TARGETS: Final = """() => [...document.querySelectorAll("main button, main [role=tab], main .spot.glow")]
    .filter((one) => one.offsetParent && !one.disabled && one.closest("[data-picture], .log, .chart") === null)
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
    .map(([one, box]) => `${one.getAttribute("aria-label") ?? one.innerText} ${box.width}x${box.height}`)"""


def ready(person: Person) -> None:
    person.page.wait_for_function("() => document.querySelector('.table.myturn')")


def trading(person: Person) -> None:
    person.page.locator("dialog[open] [data-trade]").wait_for()


def outcome(person: Person) -> None:
    """The lanterns are counted: the story ends."""
    ready(person)
    while not person.page.locator(".bookroom .outcome").count():
        n = person.n
        person.page.locator('.lights [data-option="done"], .bookroom [data-option]').first.click()
        person.await_step(n)


def journal(person: Person) -> None:
    ready(person)
    if person.page.locator("#tab-log").count():
        person.page.locator("#tab-log").click()
    person.page.locator("[data-act=journal]").click()
    expect(person.page.locator("dialog [data-story] [data-picture] svg")).to_be_visible()


def end(person: Person) -> None:
    person.page.locator("[data-end] .chart path.line").first.wait_for()
    expect(person.page.locator("[data-end] .village svg").first).to_be_visible()


class Screen(NamedTuple):
    wanted: Wanted
    seats: int
    seed: int
    show: Callable[[Person], None] = ready
    likes: tuple[str, ...] = EXPLORES


SCREENS: Final = {
    "turn": Screen(asked("turn"), 3, 5),
    "last-round": Screen(last_round, 4, 7, ready, ()),
    "explore": Screen(asked("explore"), 3, 5),
    "story": Screen(asked("story"), 3, 11),
    "dice": Screen(asked("dice"), 3, 11),
    "outcome": Screen(asked("dice"), 3, 11, outcome),
    "state": Screen(asked("state"), 3, 6),
    "price": Screen(another_offer, 3, 2, trading, TRADES),
    "offer": Screen(asked("offer"), 3, 2, trading, TRADES),
    "standing-answer": Screen(asked("standing-answer"), 3, 2, trading, TRADES),
    "bed": Screen(asked("bed"), 3, 2),
    "journal": Screen(asked("bed"), 3, 2, journal),
    "end": Screen(over, 3, 2, end),
}  # fmt: skip


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_on_this_screen_stands_in_anybodys_way(house: House, visit: Visit, shoot: Shoot, screen: str) -> None:
    wanted, seats, seed, show, likes = SCREENS[screen]
    record, asked = moment(wanted, seats, seed, likes)
    wrong: dict[str, list[str]] = {}
    for size, dark in (("wide", False), ("wide", True), ("phone", False), ("phone", True)):
        made = laid(house, record)
        person = sit(visit, house, made, asked, size=PHONE if size == "phone" else WIDE, dark=dark)
        person.go(f"/table/{made['table']}")
        show(person)
        name = f"{size}-{'dark' if dark else 'light'}"
        shoot(person, f"above-below-{screen}-{name}")
        wrong[name] = clipped(person) + faults(person)
        if size == "phone":
            wrong[name] += person.page.evaluate(SMALL_TARGETS)
        person.context.close()  # or all of them would ask the bots for their opinion of the game
    assert {name: found for name, found in wrong.items() if found} == {}


@pytest.mark.parametrize("lang", ["ru", "it"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_every_screen_can_be_read_in_each_language(
    house: House, visit: Visit, shoot: Shoot, lang: str, size: str
) -> None:
    wrong: dict[str, list[str]] = {}
    for screen, (wanted, seats, seed, show, likes) in SCREENS.items():
        record, asked = moment(wanted, seats, seed, likes)
        made = laid(house, record)
        person = sit(visit, house, made, asked, size=PHONE if size == "phone" else WIDE, lang=lang)
        person.go(f"/table/{made['table']}")
        show(person)
        shoot(person, f"above-below-{screen}-{size}-{lang}")
        wrong[screen] = clipped(person)
        person.context.close()
    assert {screen: found for screen, found in wrong.items() if found} == {}


WINDOWS: Final = [(1280, 720), (1366, 768), (1100, 800), (1440, 900), (1920, 1080), (768, 1024), (390, 844)]
HIDDEN: Final = """() => [document.documentElement.scrollHeight - innerHeight, scrollX, scrollY].filter((n) => n > 0)"""


BROKEN: Final = """() => {
  const range = document.createRange();
  return [...document.querySelectorAll(".card .title span")].flatMap(({ firstChild: name }) =>
    [...name.textContent.matchAll(/[^ -]+/g)].filter(({ 0: word, index }) => {
      range.setStart(name, index);
      range.setEnd(name, index + word.length);
      return range.getClientRects().length > 1;
    }).map(([word]) => word));
}"""


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_no_name_on_a_card_is_broken_within_a_word(house: House, visit: Visit, lang: str) -> None:
    wanted, seats, seed, show, likes = SCREENS["last-round"]
    record, asked = moment(wanted, seats, seed, likes)
    person = sit(visit, house, made := laid(house, record), asked, size=PHONE, lang=lang)
    person.go(f"/table/{made['table']}")
    show(person)
    person.page.locator("#tab-market").click()
    expect(person.page.locator(".card .title")).to_have_count(14)
    assert person.page.evaluate(BROKEN) == []


ARRIVALS: Final = """() => {
  // How far what flies is from its place, and how much larger or smaller, when it arrives.
  window.arrived = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes) {
        one.getAnimations()[0].finish();
        const box = one.firstElementChild.getBoundingClientRect();
        const place = [...document.querySelectorAll("[data-fly]")].map((all) => all.getBoundingClientRect());
        const far = (to) => Math.abs(to.x - box.x) + Math.abs(to.y - box.y) + Math.abs(to.width - box.width);
        window.arrived.push(Math.min(...place.map(far)));
      }
  }).observe(document.querySelector(".flights"), { childList: true });
}"""


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
def test_the_whole_table_is_seen_without_scrolling(
    house: House, visit: Visit, shoot: Shoot, window: tuple[int, int]
) -> None:
    width, height = window
    for screen in ("turn", "last-round", "explore", "bed", "story"):
        wanted, seats, seed, show, likes = SCREENS[screen]
        record, asked = moment(wanted, seats, seed, likes)
        made = laid(house, record)
        person = sit(visit, house, made, asked, size={"width": width, "height": height})
        person.go(f"/table/{made['table']}")
        show(person)
        shoot(person, f"above-below-{screen}-{width}x{height}")
        assert clipped(person) == []
        if screen != "story" or width > 1023:  # on a phone a story is as long as it is
            assert person.page.evaluate(HIDDEN) == []
        person.context.close()


def test_what_moves_on_a_table_drawn_smaller_comes_to_its_place(house: House, visit: Visit) -> None:
    wanted, seats, seed, show, likes = SCREENS["explore"]
    record, asked = moment(wanted, seats, seed, likes)
    made = laid(house, record)
    person = sit(visit, house, made, asked, size={"width": 1280, "height": 720}, settings={"motion": "full"})
    person.go(f"/table/{made['table']}")
    show(person)
    person.page.evaluate(ARRIVALS)
    person.page.locator(".zone.ready .spot.glow").first.click()
    person.page.wait_for_function("() => window.arrived.length")
    for far in person.page.evaluate("() => window.arrived"):
        assert far < 3
