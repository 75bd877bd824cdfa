"""Tokens and points: gaining, losing, electricity (W-018, W-019, W-023, W-192..W-196)."""

from __future__ import annotations

from typing import Final

from warren.games.wistar.pieces import BOARD
from warren.games.wistar.state import SEATS, Player, Wistar
from warren.games.wistar.triggers import fire, fire_token, fire_vp

ENHANCED: Final = max(BOARD.electricity.levels)


def gain(state: Wistar, me: Player, what: str, n: int, source: str) -> None:
    """W-018: take tokens from the supply, one batch."""
    if what == "wood":
        me.wood += n
    elif what == "metal":
        me.metal += n
    elif what == "move":
        me.move += n
    else:
        me.joker += n
    if state.log is not None:
        state.tell("gained", seat=SEATS[me.seat], what=what, n=n, source=source)
    if "gain_token" in me.watch:
        fire_token(state, me, what, n, source)


def gain_vp(state: Wistar, me: Player, n: int, source: str) -> None:
    """W-019: the disc moves forward at once."""
    me.vp += n
    if state.log is not None:
        state.tell("gained", seat=SEATS[me.seat], what="vp", n=n, source=source)
    if "gain_vp" in me.watch:
        fire_vp(state, me, source)


def gain_current(state: Wistar, me: Player, n: int, source: str) -> None:
    """W-193..W-195: basic side, then enhanced side, then nothing."""
    for _ in range(n):
        if me.current == ENHANCED:
            return
        me.current += 1
        if state.log is not None:
            state.tell("gained", seat=SEATS[me.seat], what="current", n=1, source=source)
        fire(state, me, "gain_current")


def lose(state: Wistar, me: Player, what: str, n: int, source: str) -> None:
    """W-023, W-191: tokens or VP go, down to 0."""
    lost = min(n, getattr(me, what))
    setattr(me, what, getattr(me, what) - lost)
    if lost and state.log is not None:
        state.tell("lost", seat=SEATS[me.seat], what=what, n=lost, source=source)
