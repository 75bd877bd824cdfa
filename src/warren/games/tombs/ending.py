"""Chapter "End": what triggers it (RT-330..RT-335, RT-366). The last actions are dealt out in `turn`."""

from __future__ import annotations

from typing import Final

from warren.games.tombs.content import SEAT_IDS
from warren.games.tombs.state import Tombs

HELPERS_LEFT: Final = 2


def trigger(state: Tombs, reason: str) -> None:
    """RT-333..RT-335: once for all, by whoever's turn it is; the others may still act once each, in turn order."""
    if state.ending:
        return
    state.ending = reason
    state.closer = state.active
    state.finals = state.others(state.active)
    state.tell("end_triggered", seat=SEAT_IDS[state.active], reason=reason)


def check_helpers(state: Tombs) -> None:
    """RT-331: two or fewer helpers to choose from, and none to fill the gaps."""
    deck = state.helper_deck
    if not deck.layers and not deck.discards and len(state.helper_market.cards()) <= HELPERS_LEFT:
        trigger(state, "helpers")
