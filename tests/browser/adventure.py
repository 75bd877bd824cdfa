"""Somebody who plays Above and Below: does what is asked with what lies on the table, by hand or by keyboard."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.person import PATIENCE, Person

ASKED: Final = """() => document.querySelector("[data-end]") !== null
    || document.querySelector(".table.myturn") !== null"""
STEPS: Final = 600


class Villager:
    """Plays by touching, or with `keys` by focusing and Enter. Explores so many times, and else passes."""

    def __init__(self, person: Person, *, keys: bool = False, explorations: int = 3, labours: int = 1) -> None:
        self.person = person
        self.keys = keys
        self.explorations = explorations
        self.labours = labours
        self.seen: set[str] = set()
        """What kinds of question were asked, by the part of the table they were answered at."""

    def play_on(self, until: str = "end") -> None:
        """Until the game is over, or until somebody is asked at that part of the table."""
        for _ in range(STEPS):
            self.person.page.wait_for_function(ASKED, timeout=PATIENCE)
            if self.person.over:
                return
            place = self.place()
            self.seen.add(place)
            if place == until:
                return
            n = self.person.n
            getattr(self, place)()
            if place != "read":
                self.person.await_step(n)
        raise AssertionError("the game doesn't end")

    def place(self) -> str:
        """Where the question is to be answered."""
        places = {
            "trade": "dialog[open] [data-trade]",
            "recovery": ".recovery",
            "read": ".bookroom [data-act=close]",
            "dice": ".bookroom .lights [data-option]",
            "story": ".bookroom .option-row.glow",
            "book": ".bookroom .loose [data-option]",
            "turn": ".bar .pass",
        }
        for name, selector in places.items():
            if self.part(selector).count():
                return name
        return "prompt"

    def part(self, selector: str) -> Locator:
        return self.person.page.locator(selector)

    def press(self, which: Locator) -> None:
        expect(which.first).to_be_visible(timeout=PATIENCE)
        if self.keys:
            which.first.focus()
            self.person.page.keyboard.press("Enter")
        else:
            which.first.click()

    # --- an answer at each part of the table -----------------------------------------------------------------------

    def turn(self) -> None:
        """An exploration first, then a day's work, then good night."""
        for act, left in (("explore", self.explorations), ("labor", self.labours)):
            button = self.part(f'.bar [data-act="{act}"].on')
            if left and button.count():
                self.explorations -= act == "explore"
                self.labours -= act == "labor"
                self.press(button)
                return
        self.press(self.part(".bar .pass"))

    def prompt(self) -> None:
        """All who may go, or the first thing that is offered."""
        everybody = self.part('.prompt [data-option="all"], [data-option="go"]')
        self.press(everybody if everybody.count() else self.part("[data-option]"))

    book = prompt

    def story(self) -> None:
        self.press(self.part(".bookroom .option-row.glow"))

    def dice(self) -> None:
        """Nobody goes home: what was rolled is enough."""
        done = self.part('.lights [data-option="done"]')
        self.press(done if done.count() else self.part(".bookroom [data-option]"))

    def read(self) -> None:
        """The story is over: the book is closed."""
        self.press(self.part(".bookroom [data-act=close]"))

    def recovery(self) -> None:
        self.press(self.part('[data-act="recover"]'))

    def trade(self) -> None:
        no = self.part('dialog [data-answer="decline"], dialog [data-answer="none"], dialog [data-answer="ask-me"]')
        self.press(no if no.count() else self.part("dialog [data-answer]"))


def tab_to(person: Person, wanted: re.Pattern[str], most: int = 150) -> None:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        said = person.page.evaluate(
            "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
        )
        if wanted.search(str(said)):
            return
    raise AssertionError(f"Tab doesn't reach {wanted.pattern!r}")
