"""What moves in Rats of Wistar, and how; nothing does for those who want it still."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import warren
from tests.browser.conftest import House, Visit
from tests.browser.person import Person
from tests.browser.wistar import Moment, sits
from warren.bots import bot, decide
from warren.table import option_id

WATCH = """() => {
  window.moves = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.moves.push([Math.round(timing.duration), frames.length]);
    return animate.call(this, frames, timing);
  };
}"""
"""Keeps of everything that moves how long it does and in how many frames: [milliseconds, frames]."""

MOVE, TURN = 260, 350
STRAIGHT, SETTLING, TURNING_FIRST, ROUND = 3, 4, 4, 10


@cache
def before(what: str) -> tuple[Moment, str]:
    """A moment whose answer, made by the one who is asked, leads to what is to be seen; and that answer."""
    for seed in range(1, 9):
        table = warren.new_table("wistar", seats=2, seed=seed)
        player = bot("greedy")
        while table.choice:
            at = Moment(json.loads(table.record().to_json()), table.choice.seat)
            option = decide(player, table)
            table.choose(option)
            own = [one for one in table.told() if one.facts.get("seat") == f"seat:{at.seat}" or what == "round"]
            if any(one.what == what for one in own) and table.state.round > (what == "round"):
                return at, option_id(option)
    raise LookupError(what)


def seen(house: House, visit: Visit, what: str, **more: Any) -> list[tuple[int, int]]:
    """What moves when it happens."""
    at, answer = before(what)
    person: Person = sits(house, visit, at, **more)
    person.page.evaluate(WATCH)
    n = person.n
    if not person.page.locator(f'[data-option="{answer}"]').count():
        person.page.locator(".chip", has_text="Quick").click()
    person.choose(answer)
    person.await_step(n)
    # The numbers settle last of all.
    person.page.wait_for_function("() => document.getAnimations().every((a) => a.effect.getTiming().iterations > 1)")
    return [(int(time), int(frames)) for time, frames in person.page.evaluate("() => window.moves")]


@pytest.mark.parametrize(
    ("what", "moves"),
    [
        ("placed-leader", {(MOVE, SETTLING)}),
        ("gained", {(MOVE, STRAIGHT)}),
        ("shifted", {(MOVE, ROUND)}),
        ("opened", {(MOVE + TURN, TURNING_FIRST)}),
        ("revealed", {(TURN // 2, 2)}),
        ("built", {(MOVE, STRAIGHT)}),
        ("dug", {(MOVE, 2)}),
        ("took-card", {(MOVE, STRAIGHT)}),
        ("round", {(700, 2), (MOVE, STRAIGHT)}),
    ],
)
def test_what_happens_is_seen_to_happen(house: House, visit: Visit, what: str, moves: set[tuple[int, int]]) -> None:
    assert moves <= set(seen(house, visit, what, settings={"motion": "full"}))


@pytest.mark.parametrize(
    "still", [{"settings": {"motion": "off"}}, {"settings": {"motion": "full"}, "reduced_motion": "reduce"}]
)
def test_nothing_moves_for_those_who_want_it_still(house: House, visit: Visit, still: dict[str, Any]) -> None:
    for what in ("opened", "built", "round"):
        assert seen(house, visit, what, **still) == []
