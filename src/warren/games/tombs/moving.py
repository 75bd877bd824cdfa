"""Moving a paw: RT-222..RT-226, RT-407."""

from __future__ import annotations

from typing import Final

from warren.games.tombs import chests
from warren.games.tombs.carry import Cause
from warren.games.tombs.content import FIRST_ENTRANCE, SEAT_IDS
from warren.games.tombs.events import MOVED_PAW, TOOK_CHEST
from warren.games.tombs.helpers import fire
from warren.games.tombs.spots import SpotOptions, spot_name, spot_of
from warren.games.tombs.state import NOBODY, NOTHING, Tombs
from warren.games.tombs.steps import MovePaw
from warren.games.tombs.tomb import places
from warren.table.choice import Choice, Flow, Option

MOVE: Final = SpotOptions("move")
TO: Final = SpotOptions("to")
DECLINE: Final[Option] = ("decline",)


def move_paw(state: Tombs, seat: int, step: MovePaw, cause: Cause) -> Flow[bool]:
    """An own paw to another place without a paw. It is neither laid nor removed there (RT-225, RT-226)."""
    options = MOVE.of(state, movable(state, seat, step, cause))
    targets = TO.of(state, [place for place in places(state.seats) if state.paws[place] == NOBODY])
    if not options or not targets:
        return False
    option = yield Choice(seat, "move", [*options, DECLINE], (cause.source,))
    if option == DECLINE:
        return False
    start = spot_of(state, option)
    option = yield Choice(seat, "move-to", targets, (spot_name(state, start),))
    place = spot_of(state, option)
    _relocate(state, seat, start, place)
    state.tell("paw_moved", seat=SEAT_IDS[seat], start=spot_name(state, start), place=spot_name(state, place))
    events = MOVED_PAW
    if state.rooms[place] == NOTHING and state.chests[place] != NOTHING:
        chests.take_from_place(state, seat, place)
        events |= TOOK_CHEST
    if events & state.players[seat].watches:
        yield from fire(state, seat, events)
    return True


def movable(state: Tombs, seat: int, step: MovePaw, cause: Cause) -> list[int]:
    """RT-224: paws inside the tomb. RT-407: from entrance cards too, even the paw just removed from this very card."""
    laid = state.players[seat].laid
    if step.source == "interior":
        return [spot for spot in laid if spot < FIRST_ENTRANCE]
    just_removed = state.freed == FIRST_ENTRANCE + cause.entrance
    return [*laid, state.freed] if just_removed else laid[:]


def _relocate(state: Tombs, seat: int, start: int, place: int) -> None:
    laid = state.players[seat].laid
    if start == state.freed:
        state.freed = NOTHING
        laid.append(place)
    else:
        state.paws[start] = NOBODY
        laid[laid.index(start)] = place
    state.paws[place] = seat
