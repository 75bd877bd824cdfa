"""A laptop is shut for a night: the line dies without a word, the clock jumps, and in the morning all is there."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import House, Visit
from tests.browser.person import Person
from tests.server.harness import Message

EVENING = datetime(2026, 3, 1, 22, tzinfo=UTC)
NIGHT = timedelta(hours=9)
TWO: list[Message] = [{"name": "Mira", "mine": True}, {"name": "Otto", "mine": True}]


class Wire:
    """The lines of one window. Those that are there when it is cut carry nothing any more, and nobody is told."""

    def __init__(self, person: Person) -> None:
        self.laid = 0
        self.dead = 0
        person.page.route_web_socket("**/ws", self._lay)

    def _lay(self, here: WebSocketRoute) -> None:
        self.laid += 1
        mine, there = self.laid, here.connect_to_server()
        here.on_message(lambda said: there.send(said) if mine > self.dead else None)
        there.on_message(lambda said: here.send(said) if mine > self.dead else None)

    def cut(self) -> None:
        self.dead = self.laid


def two_at_table(house: House, visit: Visit) -> tuple[Person, Wire, Person]:
    """Mira, who will sleep, with her wire, and Otto, who plays on. She is asked first."""
    made = house.new_table(*TWO, game="tombs")
    people = [visit(house, key) for key in house.keys_of(made, "tombs")]
    wires = [Wire(person) for person in people]
    for person in people:
        person.page.clock.install(time=EVENING)
        person.go(f"/table/{made['table']}")
        person.sits_down()
    asked = 0 if people[0].options() else 1
    return people[1 - asked], wires[1 - asked], people[asked]


def test_whoever_opens_the_laptop_in_the_morning_sees_the_table_as_it_is_now(house: House, visit: Visit) -> None:
    """No timer runs after the jump of the clock: the table comes back at once or not at all."""
    sleeper, wire, other = two_at_table(house, visit)
    n = sleeper.n
    wire.cut()
    other.choose("lay/entrance:8")
    sleeper.page.wait_for_timeout(300)
    assert sleeper.n == n, "a cut wire carries nothing"
    sleeper.page.clock.pause_at(EVENING + NIGHT)
    expect(sleeper.page.locator(".table")).to_have_attribute("data-n", str(other.n))
    assert sleeper.page.locator("[data-fly='paw@entrance:8']").count() == 1
    assert wire.laid == 2
    sleeper.see("Connected again. Meanwhile one choice was made.")
    expect(sleeper.page.locator(".banner")).to_have_count(0)
    sleeper.page.clock.resume()
    sleeper.await_turn()
    sleeper.choose(sleeper.options()[0])


def test_while_the_network_is_still_asleep_the_table_says_so(house: House, visit: Visit) -> None:
    sleeper, wire, other = two_at_table(house, visit)
    sleeper.forgives("WebSocket")
    wire.cut()
    other.choose("lay/entrance:8")
    sleeper.page.evaluate("() => { window.WebSocket = class { static OPEN = 1; readyState = 0; close() {} } }")
    sleeper.page.clock.pause_at(EVENING + NIGHT)
    sleeper.see("The connection is lost.")


@pytest.mark.parametrize("sign", ["focus", "visibilitychange", "online", "resume"])
def test_each_sign_of_life_makes_the_table_look_whether_the_line_still_lives(
    house: House, visit: Visit, sign: str
) -> None:
    """A dead line is found out by a question that isn't answered, long before the usual one would be."""
    sleeper, wire, other = two_at_table(house, visit)
    sleeper.page.clock.pause_at(EVENING + timedelta(minutes=1))
    sleeper.page.wait_for_timeout(300)
    wire.cut()
    other.choose("lay/entrance:8")
    where = "document" if sign in ("visibilitychange", "resume") else "window"
    sleeper.page.evaluate(f"() => {where}.dispatchEvent(new Event('{sign}'))")
    sleeper.page.clock.run_for(4_000)
    expect(sleeper.page.locator(".table")).to_have_attribute("data-n", str(other.n))
