"""Opening rooms: RT-090..RT-093, RT-211..RT-216, the Crane, the Scaffolding and the Portal (RT-299, RT-300, RT-304)."""

from __future__ import annotations

from typing import Final

from warren.games.tombs import chests, ending
from warren.games.tombs.applying import apply_room_card
from warren.games.tombs.buying import affordable, fetch_card, use_up_discounts, ways
from warren.games.tombs.carry import Cause
from warren.games.tombs.content import CARD_NUMBERS, PLACE_IDS, ROOMS, SEAT_IDS, SPOT_NUMBERS
from warren.games.tombs.events import FAME, OPENED_ROOM, TOOK_CHEST
from warren.games.tombs.helpers import fire
from warren.games.tombs.markets import discard
from warren.games.tombs.payment import pay
from warren.games.tombs.resources import grant
from warren.games.tombs.state import NOBODY, NOTHING, Tombs
from warren.games.tombs.steps import From, OpenRoom, ReplaceSelf
from warren.games.tombs.tomb import PLACES, places
from warren.table.choice import Choice, Flow, Option

AT: Final[tuple[Option, ...]] = tuple(("at", place) for place in PLACE_IDS)
DECLINE: Final[Option] = ("decline",)


def open_room(state: Tombs, seat: int, step: OpenRoom, cause: Cause) -> Flow[bool]:
    """RT-211..RT-216: choose a card, a place and a payment. Chests may be used before (RT-150)."""
    while True:
        sites = building_sites(state, seat, step.where)
        if not sites or not state.players[seat].tokens:
            return False
        card = yield from _choose_room(state, seat, step.source, step.discount, cause)
        if card == NOTHING:
            return False
        if card >= 0:
            break
    place = sites[0]
    if len(sites) > 1:
        option = yield Choice(seat, "place", [AT[site] for site in sites], (ROOMS[card].id,))
        place = SPOT_NUMBERS[str(option[1])]
    yield from pay(state, seat, ways(state, seat, card, step.discount), ROOMS[card].id)
    yield from _build(state, seat, card, place)
    if step.apply and state.rooms[place] == card:
        yield from apply_room_card(state, seat, card, place)
    return True


USED_A_CHEST: Final = -2


def _choose_room(state: Tombs, seat: int, source: From, extra: int, cause: Cause) -> Flow[int]:
    """The room to open; NOTHING if none is wanted or can be paid, USED_A_CHEST to look again."""
    options = affordable(state, seat, "room", source, extra)
    useful = chests.usable(state, seat)
    if not options and not useful:
        return NOTHING
    option = yield Choice(seat, "open", [*options, *useful, DECLINE], (cause.source,))
    if option == DECLINE:
        return NOTHING
    if option[0] == "use":
        yield from chests.use(state, seat, option)
        return USED_A_CHEST
    return CARD_NUMBERS[str(option[1])]


def building_sites(state: Tombs, seat: int, where: str) -> list[int]:
    """RT-091, RT-211: empty places under an own paw; RT-299, RT-300: empty places without any paw."""
    if where == "paw":
        return [spot for spot in state.players[seat].laid if spot < PLACES and state.rooms[spot] == NOTHING]
    return [place for place in places(state.seats) if state.rooms[place] == NOTHING and state.paws[place] == NOBODY]


def _build(state: Tombs, seat: int, card: int, place: int) -> Flow[None]:
    """Put a paid room on a place (content/ops.md, section 5, from step 4 on)."""
    player = state.players[seat]
    use_up_discounts(state, "room")
    state.rooms[place] = card
    state.owners[place] = seat
    state.empty -= 1
    player.tokens -= 1
    state.tell("room_opened", seat=SEAT_IDS[seat], room=ROOMS[card].id, place=PLACE_IDS[place])
    fetch_card(state, seat, card)
    if not state.empty:
        ending.trigger(state, "places")
    took_chest = state.chests[place] != NOTHING
    if took_chest:
        chests.take_from_place(state, seat, place)
    yield from grant(state, seat, ((FAME, ROOMS[card].fame),))
    if took_chest and TOOK_CHEST & player.watches:
        yield from fire(state, seat, TOOK_CHEST)
    if OPENED_ROOM & player.watches:
        yield from fire(state, seat, OPENED_ROOM, place, card)


def replace_self(state: Tombs, seat: int, step: ReplaceSelf, cause: Cause) -> Flow[bool]:
    """RT-304, RT-305: the Portal goes, another room comes on its very place."""
    place = cause.place
    if place == NOTHING or state.rooms[place] != cause.room or state.owners[place] != seat:
        return False
    while True:
        card = yield from _choose_room(state, seat, "any", step.discount, cause)
        if card == NOTHING or state.rooms[place] != cause.room:
            return False
        if card >= 0:
            break
    yield from pay(state, seat, ways(state, seat, card, step.discount), ROOMS[card].id)
    state.rooms[place] = NOTHING
    state.owners[place] = NOBODY
    state.empty += 1
    state.players[seat].tokens += 1
    discard(state, cause.room)
    yield from _build(state, seat, card, place)
    return True
