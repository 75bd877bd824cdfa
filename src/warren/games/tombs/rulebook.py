"""Rodents & Tombs as a rulebook: where each part of the contract is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warren.games.tombs import effects as effects  # fills the table of ops
from warren.games.tombs import estimate, scoring, setup, turn, view, whynot, wording
from warren.games.tombs.state import Tombs
from warren.table.choice import Flow
from warren.table.dice import Dice
from warren.table.rulebook import Reason, Result, Rulebook, Variants, VariantSchema, View, Viewer


class TombsRulebook:
    """RT-014: for two or three players."""

    name = "tombs"
    version = "1"
    seats = range(2, 4)
    variants: VariantSchema = setup.VARIANTS
    state_type = Tombs

    def check(self, seats: int, variants: Variants) -> None:
        setup.check_variants(seats, variants)

    def setup(self, seats: int, variants: Variants, dice: Dice) -> Tombs:
        return setup.set_up(seats, variants, dice)

    def turn(self, state: Tombs) -> Flow[None] | None:
        return turn.next_step(state)

    def viewer(self, state: Tombs) -> Viewer:
        return view.viewer(state)

    def imagine(self, state: Tombs, seat: int, dice: Dice) -> None:
        """RT-037: only decks and chest supply are hidden, and these are bags, so another future is other dice."""

    def result(self, state: Tombs) -> Result:
        return scoring.result(state)

    def why_not(self, state: Tombs, seat: int, component: str) -> list[Reason]:
        return whynot.why_not(state, seat, component)

    def estimate(self, state: Tombs, seat: int) -> float:
        return estimate.estimate(state, seat)

    def names(self, lang: str) -> Mapping[str, str]:
        return wording.names(lang)

    def texts(self, lang: str) -> Mapping[str, str]:
        return wording.texts(lang)

    def catalogue(self) -> Mapping[str, View]:
        return view.catalogue()


RULEBOOK: Final[Rulebook[Tombs]] = TombsRulebook()
