"""Rats of Wistar for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warren.games.wistar import aggression, effects, missions
from warren.games.wistar.estimate import estimate
from warren.games.wistar.imagine import imagine
from warren.games.wistar.names import catalogue, names
from warren.games.wistar.rounds import draft, income
from warren.games.wistar.scoring import result
from warren.games.wistar.setup import set_up
from warren.games.wistar.state import Wistar
from warren.games.wistar.texts import texts
from warren.games.wistar.turn import take_step
from warren.games.wistar.view import viewer
from warren.games.wistar.whynot import why_not
from warren.table import Dice, Flow, Reason, Result, Variants, VariantSchema, View, Viewer

CHAPTERS: Final = (aggression, effects, missions)
"""Chapters nothing else here needs; importing them registers their ops."""


class WistarRules:
    """The rulebook; each chapter is a module of its own."""

    name = "wistar"
    version = "2"
    seats = range(2, 5)
    variants: VariantSchema = {}
    state_type = Wistar

    def check(self, seats: int, variants: Variants) -> None:
        """Nothing to refuse: there are no variants."""

    def setup(self, seats: int, variants: Variants, dice: Dice) -> Wistar:
        return set_up(seats, dice)

    def turn(self, state: Wistar) -> Flow[None] | None:
        """W-063: from one step to the next."""
        if state.phase == "turns":
            return take_step(state)
        if state.phase == "income":
            return income(state)
        if state.phase == "draft":
            return draft(state)
        return None

    def viewer(self, state: Wistar) -> Viewer:
        return viewer(state)

    def imagine(self, state: Wistar, seat: int, dice: Dice) -> None:
        imagine(state, seat, dice)

    def result(self, state: Wistar) -> Result:
        return result(state)

    def why_not(self, state: Wistar, seat: int, component: str) -> list[Reason]:
        return why_not(state, seat, component)

    def estimate(self, state: Wistar, seat: int) -> float:
        return estimate(state, seat)

    def names(self, lang: str) -> Mapping[str, str]:
        return names(lang)

    def texts(self, lang: str) -> Mapping[str, str]:
        return texts(lang)

    def catalogue(self) -> Mapping[str, View]:
        return catalogue()
