"""Applying the effects of other cards: RT-264, RT-270, RT-271, RT-274, RT-293..RT-298, RT-301."""

from __future__ import annotations

from functools import cache
from typing import Final

from warren.games.tombs.carry import ENTRANCE_CAUSES, FIRST_ENTRANCE_KEY, Cause, carry_out_card
from warren.games.tombs.content import (
    CARD_NUMBERS,
    ENTRANCES,
    FIRST_ENTRANCE,
    HELPERS,
    ROOMS,
    SEAT_IDS,
    SPOT_NUMBERS,
    helper,
)
from warren.games.tombs.helpers import may_work, refresh_statics, work, working
from warren.games.tombs.resources import toll
from warren.games.tombs.secret import offer_turning, side
from warren.games.tombs.state import NOBODY, NOTHING, Tombs
from warren.games.tombs.steps import (
    ApplyEntrance,
    ApplyMarketRoom,
    ApplyRoom,
    BorrowMarketHelper,
    RepeatHelper,
    RepeatHired,
)
from warren.games.tombs.tomb import NEIGHBOURS
from warren.table.choice import Choice, Flow, Option

APPLY_ROOM: Final[tuple[Option, ...]] = tuple(("apply", room.id) for room in ROOMS)
APPLY_ENTRANCE: Final[tuple[Option, ...]] = tuple(("apply", entrance.id) for entrance in ENTRANCES)
BORROW: Final[tuple[Option, ...]] = tuple(("borrow", card.id) for card in HELPERS)
REPEAT: Final[tuple[Option, ...]] = tuple(("repeat", card.id) for card in HELPERS)
APPLY: Final[Option] = ("apply",)
DECLINE: Final[Option] = ("decline",)


@cache
def room_cause(room: int, place: int) -> Cause:
    return Cause(ROOMS[room].id, room, place, room)


def is_open_to(state: Tombs, seat: int, room: int, place: int) -> bool:
    """RT-190, RT-304: whether a player could start the effect of a room now."""
    return room not in state.busy and (not ROOMS[room].owner_only or state.owners[place] == seat)


def apply_room_card(state: Tombs, seat: int, room: int, place: int) -> Flow[bool]:
    """The effect of a room, as if it lay on that place. RT-313: what others gain too is asked for first."""
    if not is_open_to(state, seat, room, place):
        return False
    if ROOMS[room].shares:
        option = yield Choice(seat, "share", [APPLY, DECLINE], (ROOMS[room].id,))
        if option == DECLINE:
            return False
    return (yield from carry_out_card(state, seat, ROOMS[room].steps, room_cause(room, place)))


def apply_entrance_card(state: Tombs, seat: int, card: int) -> Flow[bool]:
    """The effect of the side of an entrance card that is up."""
    if FIRST_ENTRANCE_KEY + card in state.busy:
        return False
    return (yield from carry_out_card(state, seat, side(state, card), ENTRANCE_CAUSES[card]))


def apply_entrance(state: Tombs, seat: int, step: ApplyEntrance, cause: Cause) -> Flow[bool]:
    """RT-264: an entrance card with an own paw, which stays. RT-404: it may be turned over after that too."""
    options = [
        APPLY_ENTRANCE[spot - FIRST_ENTRANCE]
        for spot in state.players[seat].laid
        if spot >= FIRST_ENTRANCE and FIRST_ENTRANCE_KEY + spot - FIRST_ENTRANCE not in state.busy
    ]
    if not options:
        return False
    option = yield Choice(seat, "apply-entrance", [*options, DECLINE], (cause.source,))
    if option == DECLINE:
        return False
    card = SPOT_NUMBERS[str(option[1])] - FIRST_ENTRANCE
    applied = yield from apply_entrance_card(state, seat, card)
    if applied:
        yield from offer_turning(state, seat, card)
    return applied


def apply_room(state: Tombs, seat: int, step: ApplyRoom, cause: Cause) -> Flow[bool]:
    """RT-270: the room just opened. RT-271: an adjacent one. Shooting Range: any other without a paw."""
    if step.which == "opened":
        if cause.place == NOTHING or state.rooms[cause.place] != cause.room:
            return False
        return (yield from apply_room_card(state, seat, cause.room, cause.place))
    options = [APPLY_ROOM[state.rooms[place]] for place in _reach(state, seat, step, cause)]
    if not options:
        return False
    option = yield Choice(seat, "apply-room", [*options, DECLINE], (cause.source,))
    if option == DECLINE:
        return False
    room = CARD_NUMBERS[str(option[1])]
    place = state.rooms.index(room)
    if step.toll and state.owners[place] != seat:
        yield from toll(state, state.owners[place])
    return (yield from apply_room_card(state, seat, room, place))


def _reach(state: Tombs, seat: int, step: ApplyRoom, cause: Cause) -> list[int]:
    """The places whose rooms may be chosen."""
    if step.which == "adjacent":
        places = list(NEIGHBOURS[cause.place]) if cause.place != NOTHING else []
    else:
        places = [place for place, paw in enumerate(state.paws[:FIRST_ENTRANCE]) if paw == NOBODY]
    return [
        place
        for place in places
        if state.rooms[place] not in (NOTHING, cause.room) and is_open_to(state, seat, state.rooms[place], place)
    ]


def apply_market_room(state: Tombs, seat: int, step: ApplyMarketRoom, cause: Cause) -> Flow[bool]:
    """RT-295, RT-296: a room of the market, measured from the place of this card; never an owner's-only one."""
    options = [
        APPLY_ROOM[room] for room in state.room_market.cards() if room not in state.busy and not ROOMS[room].owner_only
    ]
    if not options:
        return False
    option = yield Choice(seat, "apply-room", [*options, DECLINE], (cause.source,))
    if option == DECLINE:
        return False
    return (yield from apply_room_card(state, seat, CARD_NUMBERS[str(option[1])], cause.place))


def borrow_market_helper(state: Tombs, seat: int, step: BorrowMarketHelper, cause: Cause) -> Flow[bool]:
    """RT-297, RT-298: a helper of the market works for the player to the end of the turn, but for one-time effects."""
    options = [
        BORROW[card - HELPERS[0].number]
        for card in state.helper_market.cards()
        if card not in state.borrowed and (helper(card).triggers or helper(card).statics)
    ]
    if not options or seat != state.active:
        return False
    option = yield Choice(seat, "borrow", [*options, DECLINE], (cause.source,))
    if option == DECLINE:
        return False
    state.borrowed.append(CARD_NUMBERS[str(option[1])])
    refresh_statics(state, seat)
    state.tell("helper_borrowed", seat=SEAT_IDS[seat], helper=option[1])
    return True


def repeat_helper(state: Tombs, seat: int, step: RepeatHelper, cause: Cause) -> Flow[bool]:
    """RT-301, RT-254: again what a helper did this turn, with what it referred to then; a limit still holds."""
    ready = [
        firing
        for firing in state.fired
        if firing[0] == seat and may_work(state, seat, firing[1], firing[2]) and firing[1] in working(state, seat)
    ]
    if not ready:
        return False
    options = [REPEAT[firing[1] - HELPERS[0].number] for firing in ready]
    option = yield Choice(seat, "repeat", [*options, DECLINE], (cause.source,))
    if option == DECLINE:
        return False
    _, card, number, place, room, hired = ready[options.index(option)]
    return (yield from work(state, seat, card, number, place, room, hired))


def repeat_hired(state: Tombs, seat: int, step: RepeatHired, cause: Cause) -> Flow[bool]:
    """RT-274, RT-254: every triggered effect of the helper just hired, once, without a place or room to refer to."""
    card, changed = cause.helper, False
    if card == NOTHING:
        return False
    for number in range(len(helper(card).triggers)):
        if may_work(state, seat, card, number) and (
            yield from work(state, seat, card, number, NOTHING, NOTHING, NOTHING)
        ):
            changed = True
    return changed
