"""Variant "Secret Entrance": RT-403..RT-406."""

from __future__ import annotations

from typing import Final

from warren.games.tombs.content import CONSTANTS, ENTRANCES, SEAT_IDS
from warren.games.tombs.events import FAME
from warren.games.tombs.state import NOBODY, Tombs
from warren.games.tombs.steps import Step
from warren.table.choice import Choice, Flow, Option

COST: Final = CONSTANTS.secret_entrance_cost.fame
TURN: Final[tuple[Option, ...]] = tuple(("turn", entrance.id) for entrance in ENTRANCES)
DECLINE: Final[Option] = ("decline",)


def side(state: Tombs, card: int) -> tuple[Step, ...]:
    """RT-405: the effect of the side that is up, for everyone."""
    return ENTRANCES[card].sides[0 if state.turned[card] == NOBODY else 1]


def may_turn(state: Tombs, seat: int, card: int) -> bool:
    """RT-403, RT-404: a token on the card, the fame, and a free ownership token."""
    player = state.players[seat]
    return card in state.marked and player.means[FAME] >= COST and player.tokens > 0


def offer_turning(state: Tombs, seat: int, card: int) -> Flow[None]:
    """RT-403: after applying the card a player may pay, turn it over and mark it as their own."""
    if card not in state.marked or not may_turn(state, seat, card):
        return
    option = yield Choice(seat, "turn", [TURN[card], DECLINE], (ENTRANCES[card].id, COST))
    if option == DECLINE:
        return
    player = state.players[seat]
    player.means[FAME] -= COST
    player.tokens -= 1
    state.marked = tuple(other for other in state.marked if other != card)
    state.turned = tuple(seat if other == card else owner for other, owner in enumerate(state.turned))
    state.tell("entrance_turned", seat=SEAT_IDS[seat], entrance=ENTRANCES[card].id, fame=COST)
