"""Several people: in browsers of their own, at one screen, and those who only watch."""

from __future__ import annotations

import json
import re
from itertools import count
from typing import Any

from playwright.sync_api import expect

import warren
from tests.browser.conftest import House, Visit
from tests.browser.person import PHONE, Person
from tests.server.harness import Message
from warren.bots import bot, decide
from warren.table import Table, told_to

TWO = [{"name": "Mira", "mine": True}, {"name": "Otto", "mine": True}]


def say(person: Person, text: str) -> None:
    field = person.page.get_by_role("textbox", name="Say something")
    field.fill(text)
    field.press("Enter")


def people(person: Person) -> None:
    person.button(re.compile("^People")).click()


def close(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_a_friend_comes_by_a_link_and_they_play_and_talk(house: House, visit: Visit) -> None:
    mira, lena, jon = visit(house), visit(house, settings={"name": ""}), visit(house)
    mira.go("/")
    mira.see("Rodents & Tombs")
    mira.button("Invite friends").nth(2).click()
    mira.button("Begin and invite").click()
    mira.sits_down()
    expect(mira.see("Not everybody has sat down yet.")).to_be_visible()
    mira.see("Nothing has happened yet")
    expect(mira.page.get_by_role("dialog", name="People and chat")).to_be_visible()
    link = mira.page.get_by_role("textbox", name=re.compile("^The link for")).input_value()
    mira.see("This link works on this computer only")
    mira.context.grant_permissions(["clipboard-read", "clipboard-write"])
    mira.button("Link for watching").click()
    watch: str = mira.page.evaluate("() => navigator.clipboard.readText()")
    close(mira)

    lena.page.goto(link)
    lena.page.get_by_label("Your name").fill("Lena")
    lena.button("Sit down").click()
    lena.sits_down()
    expect(mira.page.get_by_text("Not everybody has sat down yet.")).to_have_count(0)
    expect(mira.page.locator(".guild", has_text="Lena")).to_be_visible()

    for _ in range(4):
        asked = mira if "myturn" in (mira.page.locator(".table").get_attribute("class") or "") else lena
        other = lena if asked is mira else mira
        n = other.n
        asked.await_turn()
        asked.choose(asked.options()[0])
        other.await_step(n)

    lena.button("Settings").click()
    lena.page.get_by_role("textbox", name="Your name").fill("Helena")
    lena.page.get_by_role("textbox", name="Your name").press("Enter")
    expect(mira.page.locator(".guild", has_text="Helena")).to_be_visible()
    close(lena)
    people(lena)
    say(lena, "Good luck!")
    expect(mira.button("People and chat: 1 new line")).to_be_visible()
    mira.see("Helena: Good luck!")
    people(mira)
    expect(mira.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    close(mira)

    jon.page.goto(watch)
    jon.sits_down()
    assert jon.options() == []
    assert jon.page.locator(".spot.glow").count() == 0
    people(jon)
    expect(jon.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")


def hidden(house: House, made: Message) -> dict[int, set[str]]:
    """The components that each seat sees and the other doesn't."""
    seen: dict[int, set[str]] = {}
    for seat in made["seats"]:
        state = house.get(f"/api/tables/{made['table']}", seat["token"])
        seen[seat["seat"]] = set(re.findall(r'"([a-z_]+:[\w/-]+)"', state.text))
    return {seat: components - seen[1 - seat] for seat, components in seen.items()}


def with_hands(house: House) -> Message:
    """A table of Rats of Wistar where both hold cards that the other has never seen."""
    table = next(filter(None, map(both_with_secrets, count())))
    made: Message = house.post("/api/records", {"record": json.loads(table.record().to_json()), "seats": TWO}).json()
    return made


def both_with_secrets(seed: int) -> Table[Any] | None:
    table, player = warren.new_table("wistar", 2, seed), bot("random")
    while table.choice:
        table.choose(decide(player, table))
        if all(unseen_cards(table, seat) for seat in (0, 1)):
            return table
    return None


def unseen_cards(table: Table[Any], seat: int) -> set[str]:
    """Cards in this seat's hand of which the other has never been told."""
    told = [one.facts for entry in table.entries for one in told_to(1 - seat, entry.told)]
    return {card for card in table.view(seat)["players"][seat]["hand"] if f"'{card}'" not in str(told)}


def test_who_watches_is_sent_nothing_hidden(house: House, visit: Visit) -> None:
    made = with_hands(house)
    secrets = hidden(house, made)
    assert all(secrets.values())
    jon = visit(house)
    heard: list[str] = []
    jon.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    jon.go(f"/watch/{made['table']}#{made['watch']}")
    jon.sits_down()
    assert heard
    said = "".join(heard) + jon.page.content()
    assert [card for cards in secrets.values() for card in cards if f'"{card}"' in said] == []


def test_at_one_screen_each_hand_stays_hidden_from_the_other(house: House, visit: Visit) -> None:
    made = with_hands(house)
    secrets = hidden(house, made)
    both = visit(house, *house.keys_of(made, "wistar"))
    both.go(f"/table/{made['table']}")
    both.see(re.compile("^The screen goes to"))
    first = next(seat for seat in (0, 1) if both.page.get_by_role("button", name=f"I am {TWO[seat]['name']}").count())
    other = 1 - first
    # Escape takes no cover away, not even twice.
    both.page.keyboard.press("Escape")
    both.page.keyboard.press("Escape")
    both.button(f"I am {TWO[first]['name']}").click()
    both.await_turn()
    assert any(card in both.page.content() for card in secrets[first])
    assert not any(card in both.page.content() for card in secrets[other])

    ready = both.button(f"I am {TWO[other]['name']}")
    for _ in range(40):
        expect(both.page.locator("[data-option], .curtain").first).to_be_visible()
        if ready.count():
            break
        n = both.n
        both.page.locator("[data-option]").first.click()
        both.await_step(n)
    # Whoever loads the page now sees the cover, and behind it nothing of the one who was before.
    both.page.reload()
    ready.wait_for()
    assert not any(card in both.page.content() for card in secrets[first])
    ready.click()
    both.await_turn()
    assert any(card in both.page.content() for card in secrets[other])


def test_a_rematch_brings_both_to_one_new_table(house: House, visit: Visit, finished: Message) -> None:
    keys = house.keys_of(finished, "tombs")
    mira, otto = visit(house, keys[0]), visit(house, keys[1])
    for person in (mira, otto):
        person.go(f"/table/{finished['table']}")
        person.page.locator("[data-end]").wait_for()
    mira.button("Rematch").click()
    mira.sits_down()
    otto.button("To the rematch").click()
    otto.sits_down()
    assert mira.page.url == otto.page.url
    assert finished["table"] not in mira.page.url
    asked = [person for person in (mira, otto) if person.page.locator("[data-option]").count()]
    assert len(asked) == 1


def test_a_game_goes_on_on_another_device_under_the_same_name(house: House, visit: Visit) -> None:
    made = house.new_table(
        {"name": "Ann=Б", "mine": True}, {"name": "Otto", "kind": "bot", "level": "random"}, game="tombs"
    )
    laptop = visit(house, *house.keys_of(made, "tombs"))
    laptop.go(f"/table/{made['table']}")
    laptop.await_turn()
    laptop.button("Settings").click()
    laptop.button("Go on on another device").click()
    link = laptop.page.get_by_role("textbox", name="Open this link there").input_value()
    phone = visit(house, settings={"name": ""}, size=PHONE)
    phone.page.goto(link)
    phone.see("You go on here as Ann=Б.")
    phone.button("Sit down").click()
    phone.await_turn()
    assert phone.options() == laptop.options()
    expect(laptop.page.locator(".banner")).to_contain_text("another device")
    assert house.get(f"/api/tables/{made['table']}", made["watch"]).json()["seats"][0]["name"] == "Ann=Б"
