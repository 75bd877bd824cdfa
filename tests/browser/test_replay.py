"""Looking back at a game: from moment to moment, through each pair of eyes, with a bot's opinion, and on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import House, Visit
from tests.browser.person import Person
from tests.server.harness import Message


@pytest.fixture
def mira(house: House, visit: Visit, finished: Message) -> Person:
    """At the tenth moment of a finished game."""
    person = visit(house, *house.keys_of(finished, "tombs"))
    person.go(f"/table/{finished['table']}/replay?n=10")
    expect(scrubber(person)).to_have_value("10")
    return person


def scrubber(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Moment of the game")


def test_from_choice_to_choice_and_from_turn_to_turn(mira: Person) -> None:
    asked = mira.page.locator(".controls h2")
    before = asked.inner_text()
    mira.button("A choice on").click()
    expect(scrubber(mira)).to_have_value("11")
    expect(mira.page).to_have_url(re.compile(r"\?n=11$"))
    mira.button("A choice back").click()
    expect(scrubber(mira)).to_have_value("10")
    expect(asked).to_have_text(before)
    mira.button("A turn on").click()
    assert int(scrubber(mira).input_value()) > 10
    mira.page.keyboard.press("Home")
    expect(scrubber(mira)).to_have_value("0")
    expect(mira.page.locator("[data-fly^='paw@']")).to_have_count(0)
    mira.page.keyboard.press("End")
    expect(mira.page.locator(".controls")).to_contain_text("The game is over.")


def test_the_replays_own_keys_are_shown_and_the_browsers_are_left_to_it(mira: Person) -> None:
    mira.page.keyboard.press("?")
    keys = mira.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("turn by turn")
    mira.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    mira.page.keyboard.press("Shift+ArrowRight")
    expect(scrubber(mira)).not_to_have_value("10")
    there = scrubber(mira).input_value()
    back = "new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, cancelable: true })"
    stopped = mira.page.evaluate(f"() => !window.dispatchEvent({back})")
    assert not stopped
    expect(scrubber(mira)).to_have_value(there)


def test_a_line_of_the_log_is_touched_to_go_there(mira: Person) -> None:
    line = mira.page.locator(".log button.line", has_text="Otto lays a paw").nth(3)
    line.click()
    expect(line).to_have_class(re.compile(r"\bnow\b"))
    assert int(scrubber(mira).input_value()) != 10


def test_it_plays_by_itself_and_stops_when_it_is_touched(mira: Person) -> None:
    mira.page.get_by_role("button", name="4×").click()
    mira.button(re.compile("^Play$")).click()
    mira.page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 11")
    mira.button("Pause").click()
    stopped = scrubber(mira).input_value()
    expect(mira.button(re.compile("^Play$"))).to_be_visible()
    expect(scrubber(mira)).to_have_value(stopped)


def test_each_pair_of_eyes_and_all_open(mira: Person) -> None:
    eyes = mira.page.get_by_role("combobox", name="Whose eyes")
    assert eyes.locator("option").all_inner_texts() == ["All open", "As Mira sees it", "As Otto sees it"]
    eyes.select_option("As Otto sees it")
    expect(mira.page.locator(".left .guild, .guild").last).to_contain_text("Otto")
    expect(scrubber(mira)).to_have_value("10")


def test_a_bot_says_what_it_thinks_of_each_choice(mira: Person) -> None:
    mira.button("Opinions").click()
    opinions = mira.page.get_by_role("region", name="What a bot thinks of each choice")
    expect(opinions.locator("li")).not_to_have_count(0, timeout=60_000)
    expect(opinions.locator("li.taken")).to_have_count(1)
    assert opinions.locator("li b").first.inner_text() == "0"


def test_another_game_branches_off_and_the_first_stays_as_it_was(mira: Person) -> None:
    first = mira.page.url
    mira.button("Play on from here").click()
    mira.page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    mira.sits_down()
    mira.await_turn()
    assert mira.n >= 10
    mira.choose(mira.options()[0])
    mira.page.goto(first)
    expect(scrubber(mira)).to_have_value("10")
    mira.page.keyboard.press("End")
    expect(mira.page.locator(".controls")).to_contain_text("The game is over.")
