"""Every invention's words stay on its card, in every language and size."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.conftest import House, Visit

DECKS: Final = {"basic": 100, "advanced": 80}
SIZES: Final = ("S", "M", "L")

OVERFLOWING: Final = """() => {
  const slack = 0.75;
  const found = [];
  for (const card of document.querySelectorAll("dialog .invention")) {
    const name = card.querySelector(".name").innerText;
    const whole = card.getBoundingClientRect();
    const box = (one) => one.getBoundingClientRect();
    const say = (what) => found.push(`${name}: ${what}`);
    const within = (inner, outer, what) => {
      if (inner.left < outer.left - slack || inner.right > outer.right + slack) say(`${what} is too wide`);
    };
    const inside = (inner, outer, what) => {
      within(inner, outer, what);
      if (inner.top < outer.top - slack || inner.bottom > outer.bottom + slack) say(`${what} is too high`);
    };
    for (const part of card.querySelectorAll(".line, .meta *, .text *, .ribbon *, .effect *, .foot *, .spine *"))
      if (!part.closest("svg svg, svg > *")) inside(box(part), whole, `"${part.className.baseVal ?? part.className}"`);
    const title = card.querySelector(".name > span");
    inside(box(title), box(card.querySelector(".name")), "the name");
    const words = document.createRange();
    for (const line of card.querySelectorAll(".line")) {
      words.selectNodeContents(line);
      within(words.getBoundingClientRect(), whole, `the line "${line.innerText}"`);
    }
    const text = card.querySelector(".text");
    if (text) {
      if (box(text).bottom > box(card.querySelector(".effect")).top + slack) say("the sentence covers the signs");
      if (box(card.querySelector(".picture")).bottom > box(text).top + slack) say("the picture covers the sentence");
      if (card.querySelector(".effect").innerText.includes("\u2026")) say("the signs are cut short");
    }
    if (!card.querySelector(".effect .signs").children.length) say("no signs");
    if (!card.querySelector(".picture").querySelectorAll("path").length) say("no picture");
    const needs = [...card.querySelectorAll(".need, .cost")];
    const kind = box(card.querySelector(".kind"));
    if (needs.some((need) => box(need).bottom > kind.top + slack)) say("the needs cover the kind");
    for (const [one, next] of needs.slice(1).map((need, i) => [needs[i], need]))
      if (box(one).bottom > box(next).top + slack) say("the needs cover each other");
  }
  return found;
}"""

DRAWN: Final = """(n) => document.querySelectorAll("dialog .invention").length === n
    && document.querySelectorAll("dialog .invention .picture > path").length > 4 * n"""


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_no_text_leaves_its_card(house: House, visit: Visit, lang: str) -> None:
    seats = [{"name": "Mira", "mine": True}, {"kind": "bot", "name": "Otto", "level": "random"}]
    made = house.post("/api/tables", {"game": "wistar", "seats": seats}).json()
    person = visit(house, *house.keys_of(made, "wistar"), lang=lang)
    person.go(f"/table/{made['table']}")
    person.sits_down()
    page = person.page
    for deck, n in DECKS.items():
        page.locator(f'[data-nest="discard:{deck}"]').click()
        page.locator("[data-cards=all]").click()
        for size in SIZES:
            page.locator(f"[data-form={size}]").click()
            page.wait_for_function(DRAWN, arg=n)
            page.evaluate("() => document.fonts.ready")
            assert page.evaluate(OVERFLOWING) == [], f"{lang}, {deck}, {size}"
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
