"""The rulebook of Above and Below, as the table drives it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warren.games.above_below import estimate as estimating
from warren.games.above_below import imagine as imagining
from warren.games.above_below import names as naming
from warren.games.above_below import rounds, scoring, setup, whynot
from warren.games.above_below import texts as writing
from warren.games.above_below import view as viewing
from warren.games.above_below.content import COMPONENTS
from warren.games.above_below.state import Game
from warren.table import Dice, Flow, Reason, Result, Variants, VariantSchema, View, Viewer


class AboveBelow:
    name = "above_below"
    version = "1"
    seats = range(COMPONENTS.players.min, COMPONENTS.players.max + 1)
    variants: VariantSchema = setup.VARIANTS
    state_type = Game

    def check(self, seats: int, variants: Variants) -> None:
        setup.check_variants(variants)

    def setup(self, seats: int, variants: Variants, dice: Dice) -> Game:
        return setup.set_up(seats, variants, dice)

    def turn(self, state: Game) -> Flow[None] | None:
        return rounds.next_step(state)

    def viewer(self, state: Game) -> Viewer:
        return viewing.viewer(state)

    def imagine(self, state: Game, seat: int, dice: Dice) -> None:
        imagining.imagine(state, seat, dice)

    def result(self, state: Game) -> Result:
        return scoring.result(state)

    def why_not(self, state: Game, seat: int, component: str) -> list[Reason]:
        return whynot.why_not(state, seat, component)

    def estimate(self, state: Game, seat: int) -> float:
        return estimating.estimate(state, seat)

    def names(self, lang: str) -> Mapping[str, str]:
        return naming.names(lang)

    def texts(self, lang: str) -> Mapping[str, str]:
        return writing.texts(lang)

    def catalogue(self) -> Mapping[str, View]:
        return naming.catalogue()


RULEBOOK: Final = AboveBelow()
