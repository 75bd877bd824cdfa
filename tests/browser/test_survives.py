"""Nothing is lost and nothing done twice: without a network, after a restart, in two tabs, on the way back."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import House, Visit
from tests.browser.person import PHONE, Person, short_game
from tests.server.harness import Message

LOST = "The connection is lost."
ALONE: list[Message] = [{"name": "Mira", "mine": True}, {"name": "Otto", "kind": "bot", "level": "random"}]
HOTLY: list[Message] = [{"name": "Mira", "mine": True}, {"name": "Otto", "mine": True}]


def at_table(house: House, visit: Visit, seats: list[Message]) -> Person:
    made = house.new_table(*seats, game="tombs")
    person = visit(house, *house.keys_of(made, "tombs"))
    person.go(f"/table/{made['table']}")
    person.sits_down()
    person.await_turn()
    return person


def lays(person: Person) -> int:
    """How many paws lie in the tomb's entrances."""
    return person.page.locator("[data-fly^='paw@entrance']").count()


def test_an_answer_given_without_a_network_counts_once(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, HOTLY)
    n = mira.n
    mira.forgives("WebSocket")
    mira.context.set_offline(True)
    mira.see(LOST)
    mira.page.locator('[data-option="lay/entrance:8"]').click()
    assert mira.n == n
    mira.context.set_offline(False)
    mira.await_step(n)
    expect(mira.page.get_by_text(LOST)).to_have_count(0)
    assert mira.n == n + 1
    assert lays(mira) == 1


def test_a_server_that_falls_and_comes_back_goes_on_with_the_same_question(own_house: House, visit: Visit) -> None:
    mira = at_table(own_house, visit, HOTLY)
    mira.choose("lay/entrance:8")
    mira.await_turn()
    before = (mira.n, mira.options())
    mira.forgives("WebSocket", "ERR_CONNECTION")
    own_house.kill()
    mira.see(LOST)
    own_house.start()
    expect(mira.page.get_by_text(LOST)).to_have_count(0, timeout=60_000)
    assert (mira.n, mira.options()) == before
    mira.choose(mira.options()[0])
    assert mira.n == before[0] + 1


def test_a_server_that_is_stopped_says_so(own_house: House, visit: Visit) -> None:
    mira = at_table(own_house, visit, ALONE)
    mira.forgives("WebSocket", "ERR_CONNECTION")
    own_house.stop()
    expect(mira.page.locator(".banner")).to_contain_text("restart")


def test_without_a_server_the_shelf_says_so_and_is_whole_when_there_is_one_again(
    own_house: House, visit: Visit
) -> None:
    mira = visit(own_house)
    mira.forgives("ERR_CONNECTION")
    mira.go("/")
    mira.see("Rodents & Tombs")
    own_house.kill()
    away = mira.page.get_by_text("The server can't be reached just now.")
    for button in ("Русский", "Play now: Rodents & Tombs"):
        mira.button(button).click()
        expect(away).to_be_visible()
        mira.button("Close").click()
        expect(away).to_have_count(0)
    own_house.start()
    mira.button("Русский").click()
    mira.see("Грызуны & Гробницы")
    mira.button("Сесть за стол").click()
    link = mira.page.get_by_role("dialog").get_by_role("textbox")
    link.fill("nonsense")
    link.press("Enter")
    expect(mira.page.get_by_role("alert")).to_be_visible()


def test_a_page_loaded_again_asks_the_same(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, ALONE)
    mira.choose("lay/entrance:9")
    mira.await_turn()
    before = (mira.n, mira.options())
    mira.page.reload()
    mira.sits_down()
    mira.await_turn()
    assert (mira.n, mira.options()) == before


def test_two_tabs_show_one_table(house: House, visit: Visit) -> None:
    mira = at_table(house, visit, HOTLY)
    other = mira.in_another_tab()
    other.sits_down()
    other.await_turn()
    n = mira.n
    mira.choose("lay/entrance:8")
    other.await_step(n)
    assert other.n == mira.n
    other.choose(other.options()[0])
    mira.await_step(n + 1)
    assert (mira.n, mira.options()) == (other.n, other.options())


def test_the_back_button_leads_to_the_shelf_and_forth_again(house: House, visit: Visit) -> None:
    mira = visit(house)
    mira.go("/")
    mira.button("Play now: Rodents & Tombs").click()
    mira.sits_down()
    mira.await_turn()
    n = mira.n
    mira.page.go_back()
    expect(mira.see("Your tables")).to_be_visible()
    expect(mira.page.locator(".card", has_text="Your turn")).to_be_visible()
    mira.page.go_forward()
    mira.sits_down()
    mira.await_turn()
    assert mira.n == n
    assert short_game(mira.options()).startswith("lay/")


def test_the_tab_and_a_notification_say_that_it_is_my_turn(house: House, visit: Visit) -> None:
    """Also to somebody who looks at another tab."""
    made = house.new_table(*HOTLY, game="tombs")
    keys = house.keys_of(made, "tombs")
    mira, otto = (visit(house, key, settings={"notices": True}) for key in keys)
    for person in (mira, otto):
        person.page.add_init_script(
            "window.told = [];"
            "window.Notification = class { constructor(title, { body }) { told.push([title, body]) } };"
            "Notification.permission = 'granted';"
            "Object.defineProperty(document, 'visibilityState', { get: () => window.away ? 'hidden' : 'visible' })"
        )
        person.go(f"/table/{made['table']}")
        person.sits_down()
    asked, other = (mira, otto) if mira.options() else (otto, mira)
    expect(other.page).to_have_title("Rodents & Tombs")
    other.page.evaluate("() => { window.away = true }")
    asked.choose("lay/entrance:8")
    expect(other.page).to_have_title(re.compile("your turn", re.IGNORECASE))
    assert other.page.evaluate("() => told") == [["Rodents & Tombs", "Your turn"]]
    expect(asked.page).to_have_title("Rodents & Tombs")


def test_a_table_that_is_gone_and_an_address_that_never_was_say_so(house: House, visit: Visit) -> None:
    made = house.new_table(*ALONE, game="tombs")
    key = {**house.keys_of(made, "tombs")[0], "table": "nonsense"}
    mira = visit(house, key)
    mira.forgives("404")
    mira.go("/table/nonsense")
    mira.see(re.compile("^There is no such table"))
    mira.go("/some/where/else")
    mira.see(re.compile("^There is nothing at this address"))
    mira.page.get_by_role("link", name="To the shelf").click()
    expect(mira.see("Your tables")).to_be_visible()


def test_nothing_on_the_shelf_moves_away_from_under_a_finger(house: House, visit: Visit) -> None:
    mira = visit(house, size=PHONE)
    held: list[Route] = []
    mira.page.route("**/api/rulebooks*", lambda route: held.append(route))
    with mira.page.expect_request("**/api/rulebooks*"):
        mira.go("/")
    mira.see("Warren")
    expect(mira.button("Join a table")).to_have_count(0)
    held[0].continue_()
    expect(mira.button("Play now: Rodents & Tombs")).to_be_visible()
    expect(mira.button("Join a table")).to_have_count(1)
