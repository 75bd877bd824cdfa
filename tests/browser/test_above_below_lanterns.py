"""Lanterns fly from the dice to the sum, unless somebody wants things to keep still, or doesn't want to wait."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.village import asked, laid, moment, sit

WATCH: Final = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes) {
        if (!one.querySelector?.(".lantern")) continue;
        const move = one.getAnimations()[0];
        const at = move.currentTime;
        move.currentTime = move.effect.getTiming().delay;
        const box = one.getBoundingClientRect();
        move.currentTime = at;
        window.flown.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      }
  }).observe(document.querySelector(".flights"), { childList: true });
}"""
HOLD: Final = """() => new MutationObserver(() => {
  // Time stands still: only a touch can end what flies.
  for (const one of document.querySelectorAll(".flights > *"))
    for (const move of one.getAnimations()) move.playbackRate = 0.0001;
}).observe(document.querySelector(".flights"), { childList: true })"""
DICE: Final = """() => [...document.querySelectorAll("[data-nest^='lights:villager']")]
  .map((nest) => nest.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""
LIT: Final = ".bookroom .sum .light"


def before_the_dice(house: House, visit: Visit, **more: Any) -> Person:
    record, explorer = moment(asked("story"), 3, 11)
    made = laid(house, record)
    person = sit(visit, house, made, explorer, **more)
    person.go(f"/table/{made['table']}")
    person.page.locator(".bookroom .option-row.glow").first.wait_for()
    person.page.evaluate(WATCH)
    return person


def rolls(person: Person) -> int:
    """Chooses the option with the highest check; says how many lanterns its dice have lit."""
    person.page.locator(".bookroom .option-row.glow").last.click()
    expect(person.page.locator(".bookroom .sum").first).to_be_visible()
    return person.page.locator(".bookroom .sum").first.locator(".light").count()


def flown(person: Person) -> list[dict[str, float]]:
    found: list[dict[str, float]] = person.page.evaluate("() => window.flown")
    return found


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_each_lantern_comes_from_the_die_that_lit_it(house: House, visit: Visit, size: str) -> None:
    person = before_the_dice(house, visit, size=PHONE if size == "phone" else WIDE, settings={"motion": "full"})
    lit = rolls(person)
    assert lit > 2
    assert len(flown(person)) == lit
    dice = person.page.evaluate(DICE)
    for one in flown(person):
        assert any(abs(x - one["x"]) < 3 and abs(y - one["y"]) < 3 for x, y in dice), (one, dice)
    expect(person.page.locator(".flights > *")).to_have_count(0)


def test_who_touches_the_screen_needn_t_wait(house: House, visit: Visit) -> None:
    person = before_the_dice(house, visit, settings={"motion": "full"})
    person.page.evaluate(HOLD)
    lit = rolls(person)
    expect(person.page.locator(".flights > *")).to_have_count(lit)
    person.page.locator(".bookroom .scene").click()
    expect(person.page.locator(".flights > *")).to_have_count(0)
    for light in person.page.locator(LIT).all():
        expect(light).to_be_visible()


@pytest.mark.parametrize(
    "still", [{"settings": {"motion": "off"}}, {"settings": {"motion": "full"}, "reduced_motion": "reduce"}]
)
def test_nothing_flies_where_things_shall_keep_still(house: House, visit: Visit, still: dict[str, Any]) -> None:
    person = before_the_dice(house, visit, **still)
    lit = rolls(person)
    expect(person.page.locator(".bookroom .sum .n b").first).to_have_text(str(lit))
    assert flown(person) == []
    assert (
        person.page.evaluate("() => document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    )
