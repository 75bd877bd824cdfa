"""Chapter "Remove paws": RT-160..RT-170. One paw, or one chest, from boundary to boundary."""

from __future__ import annotations

from typing import Final

from warren.games.tombs import chests
from warren.games.tombs.applying import apply_entrance_card, apply_room_card, is_open_to
from warren.games.tombs.content import FIRST_ENTRANCE, ROOMS, SEAT_IDS
from warren.games.tombs.events import NOTHING_FROM_EMPTY, NOTHING_FROM_ENTRANCE, NOTHING_FROM_ROOM, REMOVE_DONE
from warren.games.tombs.helpers import answers, fire
from warren.games.tombs.secret import offer_turning, side
from warren.games.tombs.spots import SpotOptions, spot_name, spot_of
from warren.games.tombs.state import NOBODY, NOTHING, Tombs
from warren.games.tombs.steps import unasked
from warren.table.choice import Choice, Flow, Option

REMOVE: Final = SpotOptions("remove")
APPLY: Final[Option] = ("apply",)
AGAIN: Final[Option] = ("again",)
DECLINE: Final[Option] = ("decline",)


def remove_next(state: Tombs) -> Flow[None]:
    """RT-160, RT-169: choose the next paw, or use a chest (RT-150)."""
    seat = state.active
    player = state.players[seat]
    options = REMOVE.of(state, player.laid)
    if player.chests:
        options += chests.usable(state, seat)
    option = options[0] if len(options) == 1 else (yield Choice(seat, "remove", options))
    if option[0] == "use":
        yield from chests.use(state, seat, option)
    else:
        yield from _take_off(state, seat, spot_of(state, option))


def finish_removing(state: Tombs, seat: int) -> Flow[None]:
    """After the last paw: helpers that watch for that."""
    state.stage = "act"
    if REMOVE_DONE & state.players[seat].watches:
        yield from fire(state, seat, REMOVE_DONE)


def _take_off(state: Tombs, seat: int, spot: int) -> Flow[None]:
    """RT-161..RT-163: the paw returns to the supply, then the card it lay on is applied."""
    player = state.players[seat]
    player.laid.remove(spot)
    state.paws[spot] = NOBODY
    state.freed = spot
    if state.log is not None:
        state.tell("paw_removed", seat=SEAT_IDS[seat], spot=spot_name(state, spot))
    if spot >= FIRST_ENTRANCE:
        applied = yield from _apply(state, seat, spot, NOTHING, NOTHING_FROM_ENTRANCE)
        if applied and state.marked:
            yield from offer_turning(state, seat, spot - FIRST_ENTRANCE)
        place, room, nothing = NOTHING, NOTHING, NOTHING_FROM_ENTRANCE
    else:
        place, room = spot, state.rooms[spot]
        nothing = NOTHING_FROM_EMPTY if room == NOTHING else NOTHING_FROM_ROOM
        applied = room != NOTHING and (yield from _apply(state, seat, spot, room, nothing))
    state.freed = NOTHING
    if not applied and nothing & player.watches:
        yield from fire(state, seat, nothing, place, room)


def _apply(state: Tombs, seat: int, spot: int, room: int, nothing: int) -> Flow[bool]:
    """RT-166: apply the card, or not. RT-293: the Watch Post's mark lets it be applied a second time."""
    if nothing & state.players[seat].watches and _worth_asking(state, seat, spot, room, nothing):
        option = yield Choice(seat, "apply", [APPLY, DECLINE], (spot_name(state, spot),))
        if option == DECLINE:
            return False
    doubles = state.doubles
    applied = yield from _apply_once(state, seat, spot, room)
    if applied and doubles:
        option = yield Choice(seat, "double", [AGAIN, DECLINE], (spot_name(state, spot),))
        if option == AGAIN:
            state.doubles -= 1
            yield from _apply_once(state, seat, spot, room)
    return applied


def _worth_asking(state: Tombs, seat: int, spot: int, room: int, nothing: int) -> bool:
    """Whether a helper would answer to a paw removed without effect, and the card wouldn't ask anyway."""
    if room == NOTHING:
        happens = unasked(side(state, spot - FIRST_ENTRANCE))
    else:
        happens = ROOMS[room].unasked and is_open_to(state, seat, room, spot)
    return happens and answers(state, seat, nothing)


def _apply_once(state: Tombs, seat: int, spot: int, room: int) -> Flow[bool]:
    if room == NOTHING:
        return (yield from apply_entrance_card(state, seat, spot - FIRST_ENTRANCE))
    return (yield from apply_room_card(state, seat, room, spot))
