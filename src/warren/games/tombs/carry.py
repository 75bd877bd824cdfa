"""Carrying out effects: steps in their order (content/ops.md, section 3). What each op does is in the chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from warren.games.tombs.content import CARDS, ENTRANCES
from warren.games.tombs.state import NOTHING, Tombs
from warren.games.tombs.steps import Step
from warren.table.choice import Flow

FIRST_ENTRANCE_KEY: Final = len(CARDS)
"""Entrance cards follow the rooms and helpers in the list of cards under way."""
NO_KEY: Final = -1


class Cause:
    """Where an effect comes from: the component that asks, its key in `Tombs.busy`, and what it may refer to."""

    __slots__ = ("entrance", "helper", "key", "place", "room", "source")

    def __init__(
        self,
        source: str,
        key: int,
        place: int = NOTHING,
        room: int = NOTHING,
        helper: int = NOTHING,
        entrance: int = NOTHING,
    ) -> None:
        self.source = source
        self.key = key
        self.place = place
        self.room = room
        self.helper = helper
        self.entrance = entrance


ENTRANCE_CAUSES: Final = tuple(
    Cause(entrance.id, FIRST_ENTRANCE_KEY + card, entrance=card) for card, entrance in enumerate(ENTRANCES)
)

Op: TypeAlias = Callable[[Tombs, int, Any, Cause], Flow[bool]]

OPS: Final[dict[type, Op]] = {}
"""What to do with each kind of step: filled by `effects`."""


def carry_out(state: Tombs, seat: int, steps: tuple[Step, ...], cause: Cause) -> Flow[bool]:
    """Every step in order; whether any of them changed anything (RT-168, RT-187)."""
    changed = False
    for step in steps:
        if (yield from OPS[type(step)](state, seat, step, cause)):
            changed = True
    return changed


def carry_out_card(state: Tombs, seat: int, steps: tuple[Step, ...], cause: Cause) -> Flow[bool]:
    """RT-190: while a card's effect is under way, the same card can't start again."""
    state.busy.append(cause.key)
    changed = yield from carry_out(state, seat, steps, cause)
    state.busy.pop()
    return changed
