"""Chapter "Lay a paw": RT-120..RT-137, RT-364, RT-365, RT-369, RT-406."""

from __future__ import annotations

from typing import Final

from warren.games.tombs import chests
from warren.games.tombs.carry import Cause
from warren.games.tombs.content import (
    CONSTANTS,
    ENTRANCES,
    FIRST_ENTRANCE,
    ROOMS,
    SEAT_IDS,
    SPOT_NUMBERS,
    table_size,
)
from warren.games.tombs.events import (
    FAME,
    OPPONENT_ON_MY_ROOM,
    PAW_ON_EMPTY,
    PAW_ON_OTHER_ROOM,
    PAW_ON_OWN_ROOM,
    TOOK_CHEST,
)
from warren.games.tombs.helpers import fire
from warren.games.tombs.resources import toll
from warren.games.tombs.spots import SpotOptions, spot_name, spot_of
from warren.games.tombs.state import NOBODY, NOTHING, Tombs
from warren.games.tombs.steps import PlacePaw
from warren.games.tombs.tomb import CROSSINGS
from warren.table.choice import Choice, Flow, Option

PAWS: Final = CONSTANTS.paws_per_player
OPPOSITE_TOLL: Final = ((FAME, table_size(3).opposite_toll_fame),)
LAY: Final[tuple[Option, ...]] = tuple(("lay", entrance.id) for entrance in ENTRANCES)
FILL: Final = SpotOptions("fill")
DECLINE: Final[Option] = ("decline",)


def legal_entrances(state: Tombs, seat: int) -> list[Option]:
    """RT-120..RT-122: free entrance cards; with two players not opposite an opponent's paw, but for the Infiltrator."""
    player = state.players[seat]
    if len(player.laid) >= PAWS:
        return []
    paws, opposite = state.paws, state.opposite
    if state.seats > 2 or state.infiltrations < player.opposites:
        return [LAY[card] for card in state.order if paws[FIRST_ENTRANCE + card] == NOBODY]
    return [
        LAY[card]
        for card in state.order
        if paws[FIRST_ENTRANCE + card] == NOBODY and paws[FIRST_ENTRANCE + opposite[card]] in (NOBODY, seat)
    ]


def place_paw(state: Tombs, seat: int, step: PlacePaw, cause: Cause) -> Flow[bool]:
    """RT-265, RT-266: the Commander's paw is laid by the normal rules."""
    options = legal_entrances(state, seat)
    if not options:
        return False
    option = yield Choice(seat, "lay-extra", [*options, DECLINE], (cause.source,))
    if option == DECLINE:
        return False
    yield from lay(state, seat, option)
    return True


def lay(state: Tombs, seat: int, option: Option) -> Flow[None]:
    """Lay a paw on an entrance card, then one on each intersection."""
    spot = SPOT_NUMBERS[str(option[1])]
    card = spot - FIRST_ENTRANCE
    state.paws[spot] = seat
    state.players[seat].laid.append(spot)
    if state.log is not None:
        state.tell("paw_laid", seat=SEAT_IDS[seat], entrance=ENTRANCES[card].id)
    opponent = state.paws[FIRST_ENTRANCE + state.opposite[card]]
    if opponent not in (NOBODY, seat):
        yield from _lie_opposite(state, seat, opponent)
    owner = state.turned[card]
    if owner not in (NOBODY, seat):
        yield from toll(state, owner)
    yield from _fill_intersections(state, seat)


def _lie_opposite(state: Tombs, seat: int, opponent: int) -> Flow[None]:
    """RT-267: the Infiltrator lies there for nothing, once per turn. RT-364: else that opponent gains fame."""
    if state.infiltrations < state.players[seat].opposites:
        state.infiltrations += 1
    else:
        yield from toll(state, opponent, OPPOSITE_TOLL)


def intersections(state: Tombs, seat: int) -> list[int]:
    """RT-124, RT-127..RT-129: crossings of own paws on entrance cards that hold no paw yet."""
    lines = 0
    for spot in state.players[seat].laid:
        if spot >= FIRST_ENTRANCE:
            lines |= state.line[spot - FIRST_ENTRANCE]
    crossings = CROSSINGS[lines]
    return [place for place in crossings if state.paws[place] == NOBODY] if crossings else []


def _fill_intersections(state: Tombs, seat: int) -> Flow[None]:
    """RT-125, RT-126, RT-130: one paw on each, as far as paws go; which and in what order is the player's choice."""
    laid = state.players[seat].laid
    while len(laid) < PAWS:
        places = intersections(state, seat)
        if not places:
            return
        place = places[0]
        if len(places) > 1 and _order_matters(state, len(laid), places):
            option = yield Choice(seat, "fill", FILL.of(state, places), (PAWS - len(laid),))
            place = spot_of(state, option)
        yield from _lay_inside(state, seat, place)


def _order_matters(state: Tombs, laid: int, places: list[int]) -> bool:
    """Only if some get no paw, or if a room sets something off."""
    return len(places) > PAWS - laid or any(state.rooms[place] != NOTHING for place in places)


def _lay_inside(state: Tombs, seat: int, place: int) -> Flow[None]:
    """RT-131..RT-136: what a paw laid on a place brings."""
    player = state.players[seat]
    state.paws[place] = seat
    player.laid.append(place)
    if state.log is not None:
        state.tell("paw_inside", seat=SEAT_IDS[seat], place=spot_name(state, place))
    room = state.rooms[place]
    if room != NOTHING:
        yield from _lay_on_room(state, seat, place, room)
        return
    events = PAW_ON_EMPTY
    if state.chests[place] != NOTHING:
        chests.take_from_place(state, seat, place)
        events |= TOOK_CHEST
    if events & player.watches:
        yield from fire(state, seat, events, place)


def _lay_on_room(state: Tombs, seat: int, place: int, room: int) -> Flow[None]:
    """RT-133..RT-137: the toll, the helpers of both, and the extra-action symbol."""
    owner = state.owners[place]
    if ROOMS[room].extra_action and seat == state.active:
        state.extra_actions += 1
    if owner == seat:
        if PAW_ON_OWN_ROOM & state.players[seat].watches:
            yield from fire(state, seat, PAW_ON_OWN_ROOM, place, room)
        return
    yield from toll(state, owner)
    if PAW_ON_OTHER_ROOM & state.players[seat].watches:
        yield from fire(state, seat, PAW_ON_OTHER_ROOM, place, room)
    if OPPONENT_ON_MY_ROOM & state.players[owner].watches:
        yield from fire(state, owner, OPPONENT_ON_MY_ROOM, place, room)
