"""A turn ends with Done where it can be taken back, and says so where it can't."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import faults
from tests.browser.conftest import House, Shoot, Visit, played
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.wistar import moment, sits
from tests.server.harness import Message
from warren.table import Table

MIRA: Message = {"name": "Mira", "mine": True}
BOT: Message = {"name": "Otto", "kind": "bot", "level": "random"}
FRIEND: Message = {"name": "Otto"}
LAY = "lay/entrance:8"


def begun(
    house: House, visit: Visit, game: str, seed: int, seats: list[Message], **more: Any
) -> tuple[Person, Message]:
    """Mira at a table whose first question is hers."""
    answer = house.post("/api/records", {"record": played(game, 2, seed, moves=0), "seats": seats})
    assert answer.status_code == 200, answer.text
    made: Message = answer.json()
    mira = visit(house, *house.keys_of(made, game), **more)
    mira.go(f"/table/{made['table']}")
    mira.page.locator(".table.myturn").wait_for()
    return mira, made


def against_a_bot(house: House, visit: Visit, **more: Any) -> Person:
    return begun(house, visit, "tombs", 3, [MIRA, BOT], settings={"done": True}, **more)[0]


def prompt(person: Person) -> Locator:
    return person.page.get_by_role("region", name="What is asked")


def lay(person: Person) -> None:
    """End the turn with a paw in an entrance; the bot is next."""
    person.choose(LAY)
    expect(prompt(person)).to_contain_text("Your move is made. Otto is next.")


def paws(person: Person) -> Locator:
    return person.page.locator("[data-fly^='paw@entrance']")


def test_a_slip_is_taken_back_before_the_bot_moves_and_done_lets_it_move(house: House, visit: Visit) -> None:
    mira = against_a_bot(house, visit)
    before, n = mira.options(), mira.n
    lay(mira)
    expect(paws(mira)).to_have_count(1)
    prompt(mira).get_by_role("button", name="Undo").click()
    mira.await_turn()
    assert (mira.options(), mira.n) == (before, n + 2)
    expect(paws(mira)).to_have_count(0)
    lay(mira)
    prompt(mira).get_by_role("button", name="Done").click()
    mira.await_step(n + 3)
    expect(mira.page.get_by_role("region", name="Log")).to_contain_text("Otto")


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_turn_ends_by_the_keyboard(house: House, visit: Visit, key: str) -> None:
    mira = against_a_bot(house, visit)
    lay(mira)
    expect(mira.page.locator("[data-speech]")).to_contain_text("Your move is made. Otto is next.")
    expect(prompt(mira).get_by_role("button", name="Done")).to_be_focused()
    n = mira.n
    mira.page.keyboard.press(key)
    mira.await_step(n)


def test_whoever_doesnt_want_to_be_asked_isnt(house: House, visit: Visit) -> None:
    mira = against_a_bot(house, visit)
    lay(mira)
    n = mira.n
    mira.button("Settings").click()
    mira.page.get_by_role("checkbox", name="wait until I say").uncheck()
    mira.await_step(n)
    mira.page.keyboard.press("Escape")
    mira.page.reload()
    mira.button("Settings").click()
    expect(mira.page.get_by_role("checkbox", name="wait until I say")).not_to_be_checked()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_end_of_a_turn_stands_in_nobodys_way(
    house: House, visit: Visit, shoot: Shoot, size: dict[str, int]
) -> None:
    mira = against_a_bot(house, visit, size=size)
    place = prompt(mira).bounding_box()
    lay(mira)
    shoot(mira, f"done-{size['width']}")
    assert faults(mira) == []
    if size == WIDE:
        assert prompt(mira).bounding_box() == place, "the board moves away"
    else:
        boxes = [button.bounding_box() for button in prompt(mira).get_by_role("button").all()]
        assert len(boxes) == 2
        assert all(box is not None and box["height"] >= 44 and box["width"] >= 44 for box in boxes)


def test_a_turn_that_showed_something_new_says_that_it_stands(house: House, visit: Visit) -> None:
    mira, made = begun(house, visit, "above_below", 1, [FRIEND, MIRA])
    stands = prompt(mira).get_by_text("something new was seen")
    expect(stands).to_have_count(0)
    build = {"n": mira.n, "option": "build/building:H08/villager:start_builder/2", "id": "build"}
    answer = house.post(f"/api/tables/{made['table']}/choose", build, made["seats"][1]["token"])
    assert answer.status_code == 200, answer.text
    expect(prompt(mira)).to_contain_text("Otto is to move.")
    expect(stands).to_be_visible()
    expect(mira.page.locator("[data-speech]")).to_contain_text("This can't be taken back")
    expect(mira.page.get_by_role("button", name="Undo")).to_have_attribute(
        "title", re.compile("something new was seen")
    )


def test_a_turn_that_can_be_taken_back_doesnt_say_that_it_stands(house: House, visit: Visit) -> None:
    mira, _ = begun(house, visit, "tombs", 3, [MIRA, FRIEND])
    mira.choose(LAY)
    expect(prompt(mira)).to_contain_text("Otto is to move.")
    expect(prompt(mira)).not_to_contain_text("something new")


def nothing_left(table: Table[Any]) -> bool:
    """Against Ratbot, with nothing left to do but to say so."""
    return table.choice is not None and table.choice.options == [("end",)] and table.may_undo(0)


def test_ratbot_too_waits_until_the_last_step_of_a_turn_has_been_looked_at(house: House, visit: Visit) -> None:
    mira = sits(house, visit, moment(nothing_left, 1, 3), settings={"done": True})
    n = mira.n
    assert mira.options() == ["end"]
    mira.button("Undo").first.click()
    mira.await_step(n)
    mira.await_turn()
    assert mira.n == n + 1
    assert len(mira.options()) > 1


def test_ratbot_plays_at_once_for_whoever_doesnt_want_to_be_asked(house: House, visit: Visit) -> None:
    at = moment(nothing_left, 1, 3)
    mira = sits(house, visit, at, settings={"done": False})
    mira.await_step(len(at.record["entries"]))
    mira.await_turn()
    assert mira.options() != ["end"]
