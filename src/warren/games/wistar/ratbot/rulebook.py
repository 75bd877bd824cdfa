"""Rats of Wistar with its solo game: the base rulebook, and at one seat Ratbot beside you."""

from __future__ import annotations

from collections.abc import Mapping

from warren.games.wistar.ratbot import scoring, words
from warren.games.wistar.ratbot.levels import SIDE_NAMES, sides_of_level, sides_of_names
from warren.games.wistar.ratbot.setup import RATBOT, set_up
from warren.games.wistar.ratbot.solo import solo_turn
from warren.games.wistar.ratbot.view import ratbot_view
from warren.games.wistar.rules import WistarRules
from warren.games.wistar.state import Wistar
from warren.table import Dice, Flow, Result, Variant, Variants, VariantSchema, View, Viewer


class SoloRules(WistarRules):
    """WS-001: every rule of the base game holds unless Ratbot's rules change it."""

    seats = range(1, 5)
    variants: VariantSchema = {
        "ratbot": Variant(4, values=tuple(range(10)), seats=(1,)),
        "status_cards": Variant([], values=SIDE_NAMES, seats=(1,)),
    }

    def check(self, seats: int, variants: Variants) -> None:
        super().check(seats, variants)
        names = variants["status_cards"]
        if isinstance(names, list) and names:
            sides_of_names(names)

    def setup(self, seats: int, variants: Variants, dice: Dice) -> Wistar:
        """WS-013: a level, or exactly three named sides (which then say the level)."""
        if seats > 1:
            return super().setup(seats, variants, dice)
        names, level = variants["status_cards"], variants["ratbot"]
        assert isinstance(names, list)
        assert isinstance(level, int)
        return set_up(sides_of_names(names) if names else sides_of_level(level, dice), dice)

    def turn(self, state: Wistar) -> Flow[None] | None:
        return super().turn(state) if state.ratbot is None else solo_turn(state)

    def viewer(self, state: Wistar) -> Viewer:
        base = super().viewer(state)
        if state.ratbot is None:
            return base
        ratbot = ratbot_view(state)
        lines = ratbot["score"]
        standing = {"points": sum(lines.values()), "breakdown": lines}

        def view(seat: int | None) -> View:
            shown = base(seat)
            players = shown["players"][:]
            players[RATBOT] = players[RATBOT] | standing
            return shown | {"players": players, "ratbot": ratbot}

        return view

    def result(self, state: Wistar) -> Result:
        return super().result(state) if state.ratbot is None else scoring.result(state)

    def names(self, lang: str) -> Mapping[str, str]:
        return {**super().names(lang), **words.names(lang)}

    def texts(self, lang: str) -> Mapping[str, str]:
        return {**super().texts(lang), **words.texts(lang)}

    def catalogue(self) -> Mapping[str, View]:
        return {**super().catalogue(), **words.catalogue()}
