"""Whole games of Rats of Wistar: against a bot, and by keyboard alone against Ratbot. Each action on the board."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.person import Options, Person
from tests.browser.test_whole_game import focus, focused
from tests.browser.wistar import Wanted, moment, plainly, sits
from warren.games.wistar import content
from warren.table import option_id

ACTIONS = ("gather_wood", "dig_rooms", "gather_metal", "build_beds", "find_ideas", "explore")
SEED = 4  # in this game of two random players each of them is offered
BONUSES = ("play", "solve", "take_mouse", "potion", "gain")


def touch(person: Person, component: str) -> None:
    """Touch something on the board itself."""
    n = person.n
    person.page.locator(f'.spot[data-c="{component}"]').click()
    person.await_step(n)


def lasts(person: Person) -> None:
    """The whole game, the leader each time by touching its space on the wheel."""
    while True:
        person.await_turn()
        if person.over:
            return
        options = person.options()
        leader = next((option for option in options if option.startswith("leader/")), None)
        if leader:
            touch(person, leader.removeprefix("leader/"))
        else:
            person.choose(plainly(options))


def scored(person: Person, lines: int) -> None:
    """The final table: every line of both, and they add up."""
    scores = person.page.locator("[data-end] table")
    expect(scores.locator("tbody tr")).to_have_count(lines)
    totals = [int(total) for total in scores.locator("tfoot td").all_inner_texts()]
    for seat, total in enumerate(totals):
        cells = scores.locator(f"tbody tr td:nth-of-type({seat + 1}) b").all_inner_texts()
        assert sum(map(int, cells)) == total


def test_a_whole_game_by_touching_the_board(house: House, visit: Visit) -> None:
    seats = [{"name": "Mira", "mine": True}, {"kind": "bot", "name": "Otto", "level": "random"}]
    made = house.post("/api/tables", {"game": "wistar", "seats": seats}).json()
    mira = visit(house, *house.keys_of(made, "wistar"), settings={"guided": []})
    mira.go(f"/table/{made['table']}")
    guide = mira.page.get_by_role("dialog")
    expect(guide).to_contain_text("Welcome")
    mira.page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
    lasts(mira)
    expect(mira.page.locator("[data-end] figcaption")).to_have_text(re.compile("wins?$|share"))
    scored(mira, 10)


def test_a_whole_game_against_ratbot_by_keyboard_alone(house: House, visit: Visit) -> None:
    made = house.post("/api/tables", {
        "game": "wistar", "seats": [{"name": "Lena", "mine": True}], "variants": {"ratbot": 3},
    }).json()  # fmt: skip
    lena = visit(house, *house.keys_of(made, "wistar"), settings={"name": "Lena"})
    keys = lena.page.keyboard
    lena.go(f"/table/{made['table']}")
    lena.sits_down()
    lena.await_turn()
    press(lena, plainly)

    # Tab comes to the board, arrows go on in it, Enter places the leader.
    lena.await_turn()
    focus(lena, lambda label: "You may:" in label)
    for arrow in ("ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp") * 8:
        if "You may: Leader to" in focused(lena):
            break
        keys.press(arrow)
    assert "You may: Leader to" in focused(lena)
    n = lena.n
    keys.press("Enter")
    lena.await_step(n)

    # Ratbot's turn is read step by step: Space goes on.
    while not lena.page.locator(".rail section.turn").count():
        press(lena, plainly)
        lena.await_turn()
    turn = lena.page.locator(".rail section.turn")
    for button in ("Step by step", "Back"):
        turn.get_by_role("button", name=button).focus()
        keys.press("Enter")
    seen = turn.locator("ol > li").count()
    lena.page.evaluate("() => document.activeElement.blur()")
    keys.press("Space")
    expect(turn.locator("ol > li")).to_have_count(seen + 1)

    while not lena.over:
        press(lena, plainly)
        lena.await_turn()
    scored(lena, 14)


def press(person: Person, wish: Any) -> None:
    """Answer by pressing Enter on an option."""
    n = person.n
    options: Options = person.options()
    person.page.locator(f'[data-option="{wish(options)}"]').focus()
    person.page.keyboard.press("Enter")
    person.await_step(n)


@pytest.mark.parametrize("action", ACTIONS)
def test_a_main_action_is_done_by_touching_it(house: House, visit: Visit, action: str) -> None:
    person = sits(house, visit, moment(offering(f"main/{action}"), 2, SEED))
    touch(person, f"action:{action}")
    assert f"main/{action}" not in person.options()


@pytest.mark.parametrize("op", BONUSES)
def test_a_bonus_action_is_done_by_touching_its_space(house: House, visit: Visit, op: str) -> None:
    person = sits(house, visit, moment(giving(op), 2, SEED))
    bonus = next(option for option in person.options() if option.startswith("bonus/"))
    touch(person, bonus.removeprefix("bonus/"))
    assert bonus not in person.options()


@cache
def offering(option: str) -> Wanted:
    """A question that has this answer."""
    return lambda table: option in map(option_id, table.choice.options if table.choice else ())


@cache
def giving(op: str) -> Wanted:
    """The bonus of one's space may be taken, and it is that."""
    spaces = content.spaces().values()
    wanted = {f"bonus/{space.component}" for space in spaces if msgspec.to_builtins(space.bonus[0])["op"] == op}
    return lambda table: bool(wanted & set(map(option_id, table.choice.options if table.choice else ())))


def test_the_level_dialog_shows_what_the_status_cards_do_and_lets_one_choose_them(house: House, visit: Visit) -> None:
    mira = visit(house)
    mira.go("/")
    mira.button("Solo against Ratbot").click()
    dialog = mira.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Ratbot plays 1 exploration card.")
    dialog.get_by_label("Structures", exact=False).select_option("3")
    # The others follow: no two indices differ by 2 or more; the level is their sum.
    expect(dialog.get_by_label("Ratbot's level")).to_have_value("7")
    expect(dialog.get_by_label("Robots", exact=False)).to_have_value("2")
    dialog.get_by_role("button", name="Begin").click()
    mira.sits_down()
    expect(mira.page.locator(".status .level")).to_have_text("level 7")
