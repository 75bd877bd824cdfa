"""A person at a browser: looks, touches, types, and waits for what must come."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import copy
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, expect

PATIENCE: Final = 60_000
"""Milliseconds after which something that should have come is missed."""
WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
GAMES: Final = ("tombs", "wistar", "above_below")

Options = list[str]

MY_TURN = """() => document.querySelector("[data-end]") !== null
    || document.querySelector(".table.myturn [data-option]") !== null"""
STEP = """(n) => document.querySelector("[data-end]") !== null
    || Number(document.querySelector(".table")?.dataset.n ?? n) !== n"""


class Person:
    """One window. Whatever its console complains about is remembered."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        context.set_default_timeout(PATIENCE)
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.look_at(context.new_page())

    def look_at(self, page: Page) -> None:
        self.page = page
        self.page.on("console", lambda said: self._hear(said.type, said.text))
        self.page.on("pageerror", lambda error: self._hear("error", str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(word in text for word in self.forgiven):
            self.complaints.append(text)

    def forgives(self, *words: str) -> None:
        """Complaints that must come: about a network that is taken away."""
        self.forgiven.extend(words)

    def in_another_tab(self) -> Person:
        """The same person at the same address, in a second tab of the same window."""
        second = copy(self)
        second.look_at(self.context.new_page())
        second.page.goto(self.page.url)
        return second

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def see(self, text: str | re.Pattern[str]) -> Locator:
        found = self.page.get_by_text(text).first
        expect(found).to_be_visible(timeout=PATIENCE)
        return found

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def keep(self, *keys: dict[str, Any]) -> None:
        """Hold these seats, as if this browser had made the table."""
        text = json.dumps(json.dumps(list(keys)))
        self.context.add_init_script(
            f"if (!localStorage.getItem('warren.keys')) localStorage.setItem('warren.keys', {text})"
        )

    # --- at a table --------------------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-n") or -1)

    def sits_down(self) -> None:
        """The board is there."""
        self.page.locator(".prompt h2").first.wait_for()

    def await_turn(self) -> None:
        """I am asked, or the game is over."""
        self.page.wait_for_function(MY_TURN, timeout=PATIENCE)

    def await_step(self, n: int) -> None:
        """Something has happened since `n`."""
        self.page.wait_for_function(STEP, arg=n, timeout=PATIENCE)

    @property
    def over(self) -> bool:
        return self.page.locator("[data-end]").count() > 0

    def options(self) -> Options:
        """What I may answer, by its ids."""
        found: Options = self.page.eval_on_selector_all(
            "[data-option]", "(all) => all.map((one) => one.dataset.option)"
        )
        return found

    def choose(self, option: str) -> None:
        """Touch an option in the prompt bar, and wait until it is done."""
        n = self.n
        self.page.locator(f'[data-option="{option}"]').click()
        self.await_step(n)

    def play_on(self, policy: Callable[[Options], str], most: int = 10_000) -> int:
        """Answer what I am asked until the game is over, or so many times. Returns how many answers there were."""
        for made in range(most):
            self.await_turn()
            if self.over:
                return made
            options = self.options()
            assert len(options) > 1 or options == ["end"], f"nobody is asked what has only one answer: {options}"
            self.choose(policy(options))
        return most


def short_game(options: Options) -> str:
    """A way to play Rodents & Tombs that asks little: one paw on an entrance that just gives something, and back."""
    for wish in ("remove", "lay/entrance:8", "lay/entrance:9", "lay/entrance:10", "decline", "pass", "stop"):
        if wish in options:
            return wish
    return options[0]


def lively(options: Options) -> str:
    """A way to play that tries most things: lays paws across each other, opens, hires, uses and pays."""
    lays = [option for option in options if option.startswith("lay/")]
    if len(lays) > 10:
        return lays[-1]
    for wish in ("open/", "hire/", "at/", "pay/", "use/", "apply", "take", "reserve/", "remove", "gain/", "fill/"):
        for option in options:
            if option.startswith(wish):
                return option
    return options[0]
