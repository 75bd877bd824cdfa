"""Stories and trades looked at again: in the log of a table that is played, and in a replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.clipping import clipped
from tests.browser.conftest import House, Shoot, Visit
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.village import TRADES, asked, laid, moment, over, sit
from tests.server.harness import Message
from warren.games.above_below import stories


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_story_is_read_again_from_the_log(house: House, visit: Visit, shoot: Shoot, lang: str) -> None:
    record, seat = moment(asked("bed"), 3, 2)
    made = laid(house, record)
    person = sit(visit, house, made, seat, lang=lang)
    person.go(f"/table/{made['table']}")
    lines = person.page.locator(".log .link")
    # Each leads to its own story; the journal alone would open at the last.
    for line in (lines.nth(0), lines.nth(2)):
        number = line.inner_text().split()[-1]
        line.click()
        story = person.page.locator("dialog [data-story]")
        expect(story).to_have_attribute("data-story", f"paragraph:{number}")
        words = stories.read_aloud(number)["scene"][lang].split()[1:6]
        expect(story).to_contain_text(re.compile(r"\W+".join(re.escape(word.strip('".,!?«»“”')) for word in words)))
        expect(story.locator(".outcome")).to_be_visible()
        assert clipped(person) == []
        shoot(person, f"above-below-log-story-{lang}")
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)


def after(record: Message, what: str) -> int:
    """The moment after the choice that led to this."""
    told = [[one["what"] for one in entry.get("told", [])] for entry in record["entries"]]
    return 1 + next(n for n, all_of_it in enumerate(told) if what in all_of_it)


def looks_back(house: House, visit: Visit, n: int, record: Message, **more: object) -> Person:
    made = laid(house, record)
    person = sit(visit, house, made, 0, **more)
    person.go(f"/table/{made['table']}/replay?n={n}")
    expect(person.page.get_by_role("slider", name="Moment of the game")).to_have_value(str(n))
    return person


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_book_lies_open_in_a_replay_as_long_as_the_story_lasts(
    house: House, visit: Visit, shoot: Shoot, size: str
) -> None:
    record = moment(over, 3, 2, TRADES).record
    n = after(record, "read")
    person = looks_back(house, visit, n, record, size=PHONE if size == "phone" else WIDE)
    book = person.page.locator(".bookroom")
    expect(book.locator("[data-picture] svg")).to_be_visible()
    assert clipped(person) == []
    assert faults(person) == []
    expect(person.page.locator(".controls h2 .link")).to_have_count(0)  # the story lies open already
    shoot(person, f"above-below-replay-story-{size}")

    # The scrubber is there, and leads through the dice to the end of the story, and out of the book.
    told = [[one["what"] for one in entry.get("told", [])] for entry in record["entries"]]
    for step in range(n, after(record, "outcome")):
        expect(book.locator(".outcome")).to_have_count(0)
        person.button("A choice on").click()
        expect(person.page.get_by_role("slider", name="Moment of the game")).to_have_value(str(step + 1))
    expect(book.locator(".outcome")).to_be_visible()
    shoot(person, f"above-below-replay-outcome-{size}")
    assert "outcome" not in told[after(record, "outcome")]
    person.button("A choice on").click()
    expect(book).to_have_count(0)

    # Back again; whoever closes it sees the village, until they go on.
    person.button("A choice back").click()
    expect(book.locator(".outcome")).to_be_visible()
    person.button("Close the book").first.click()
    expect(book).to_have_count(0)
    expect(person.page.get_by_role("slider", name="Moment of the game")).to_be_visible()


def test_a_trade_in_a_replay_is_told_and_asks_nobody(house: House, visit: Visit, shoot: Shoot) -> None:
    record = moment(over, 3, 2, TRADES).record
    n = after(record, "offered")
    person = looks_back(house, visit, n, record)
    asked_for = person.page.locator(".controls h2")
    expect(asked_for).to_contain_text(re.compile(r"offers \d+ coins .* Do you sell\?"))
    expect(asked_for.locator(".answer")).to_be_visible()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.page.locator(".log .now")).to_contain_text("offers")
    n = after(record, "bought")
    person.page.locator(".log button.line", has_text="buys").first.click()
    expect(person.page.get_by_role("slider", name="Moment of the game")).to_have_value(str(n))
    shoot(person, "above-below-replay-trade")
    assert clipped(person) == []
