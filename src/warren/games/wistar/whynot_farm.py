"""Why a seat can't use something in the farm now: doors, rooms, missions, mice and cheese (W-118..W-137, W-245)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from warren.games.wistar.counts import free_rooms, has_cheese
from warren.games.wistar.farm import TENTS, doors_in_reach, reach, reachable, steps
from warren.games.wistar.language import MoveExplorer, OpenDoor, Reveal, TakeMouse, Tent
from warren.games.wistar.pieces import (
    CHEESE_ROOM,
    MICE,
    MISSION_SPACES,
    MOUSE_SPACES,
    OUTSIDE,
    PASSAGES,
    ROOM_OF,
    ROOMS,
)
from warren.games.wistar.state import Player, Wistar
from warren.games.wistar.turn import active
from warren.table import Reason

# --- what is being asked --------------------------------------------------------------------------------------------


def asked_of(state: Wistar, me: Player) -> str:
    """The question this seat has to answer now, if any."""
    return state.asked if state.asking == me.seat else ""


def unfinished(state: Wistar, me: Player) -> Iterator[Reason]:
    """W-238: leaders and quick actions wait until what is under way is finished."""
    concerned = active(state) is me or state.asking == me.seat
    if state.phase == "income" or (state.phase == "turns" and concerned and state.asked != "turn"):
        yield Reason("finish-first", "W-238")


def _exploring(state: Wistar, me: Player, *asks: str) -> Iterator[Reason]:
    if asked_of(state, me) not in ("explore", *asks):
        yield Reason("needs-explore-point", "W-118")


# --- doors and rooms ------------------------------------------------------------------------------------------------


def _passage(state: Wistar, me: Player, passage: str) -> Iterator[Reason]:
    if passage not in state.closed:
        yield Reason("passage-open", "W-124")
        return
    asked = asked_of(state, me)
    yield from _exploring(state, me, "open")
    anywhere = asked == "open" and isinstance(state.by, OpenDoor) and state.by.where == "anywhere"
    if not anywhere and ("open", passage) not in doors_in_reach(state, me):
        yield Reason("door-out-of-reach", "W-121")


def _room(state: Wistar, me: Player, room: str) -> Iterator[Reason]:
    if asked_of(state, me) == "tent":
        yield from _tent_by_effect(state, me, room)
    elif room == me.explorer:
        yield from unfinished(state, me)
        yield from _no_tent(me, room)
        if len(me.tents) >= TENTS:
            yield Reason("no-tent-left", "W-248")
    else:
        yield from _exploring(state, me, "go")
        yield from _no_way(state, me, room)


def _no_way(state: Wistar, me: Player, room: str) -> Iterator[Reason]:
    far = asked_of(state, me) == "go" and isinstance(state.by, MoveExplorer) and state.by.range == "reachable"
    if far and room == OUTSIDE:
        yield Reason("not-asked-for", "W-309")
    elif room != OUTSIDE and room not in reachable(state, me):
        yield Reason("no-open-way", "W-125")
    elif not far and ("go", room) not in steps(state, me):
        yield Reason("not-next-room", "W-125")


def _no_tent(me: Player, room: str) -> Iterator[Reason]:
    if room == OUTSIDE:
        yield Reason("no-tent-outside", "W-249")
    if room in me.tents:
        yield Reason("tent-there", "W-247")


def _tent_by_effect(state: Wistar, me: Player, room: str) -> Iterator[Reason]:
    yield from _no_tent(me, room)
    here = isinstance(state.by, Tent) and state.by.where == "here"
    if here and room != me.explorer:
        yield Reason("not-asked-for", "W-245")
    elif room not in (OUTSIDE, *reachable(state, me)):
        yield Reason("no-open-way", "W-316")


# --- missions -------------------------------------------------------------------------------------------------------


def _mission_space(state: Wistar, me: Player, space: str) -> Iterator[Reason]:
    if state.missions.get(space) != "":
        yield Reason("mission-face-up", "W-129")
        return
    yield from _exploring(state, me, "reveal")
    anywhere = asked_of(state, me) == "reveal" and isinstance(state.by, Reveal) and state.by.where == "anywhere"
    if not anywhere and ROOM_OF[space] not in reach(me):
        yield Reason("mission-out-of-reach", "W-128", {"room": ROOM_OF[space]})


# --- mice and cheese ------------------------------------------------------------------------------------------------


def _taking(state: Wistar, me: Player) -> TakeMouse | None:
    """The effect that lets the seat take a mouse now, if there is one."""
    by = state.by
    return by if asked_of(state, me) == "take" and isinstance(by, TakeMouse) else None


def _mouse_space(state: Wistar, me: Player, space: str) -> Iterator[Reason]:
    if space not in state.mouse_spaces:
        yield Reason("no-mouse-there", "W-130")
        return
    taking = _taking(state, me)
    if taking is None or taking.source not in ("here", "anywhere"):
        yield from _exploring(state, me)
    elif taking.kind not in ("any", MOUSE_SPACES[space].kind):
        yield Reason("not-asked-for", "W-387")
    if not (taking and taking.source == "anywhere") and ROOM_OF[space] not in reach(me):
        yield Reason("mouse-out-of-reach", "W-130", {"room": ROOM_OF[space]})
    yield from _free_room(me)


def _free_room(me: Player) -> Iterator[Reason]:
    if free_rooms(me) <= 0:
        yield Reason("no-free-room", "W-131")


def _mouse(state: Wistar, me: Player, mouse: str) -> Iterator[Reason]:
    if mouse in me.mice:
        if asked_of(state, me) != "discard-mouse":
            yield Reason("mouse-lives-here", "W-138")
    elif mouse == state.round_mouse:
        taking = _taking(state, me)
        if taking is None or taking.source != "round":
            yield Reason("needs-round-mouse-effect", "W-153")
        yield from _free_room(me)
    elif mouse in state.cheese:
        yield from _cheese(state, me, mouse)
    else:
        yield Reason("not-your-mouse", "W-130")


def _cheese(state: Wistar, me: Player, mouse: str) -> Iterator[Reason]:
    taking = _taking(state, me)
    if taking is None or taking.source != "here":
        yield from _exploring(state, me)
    elif taking.kind == "house":
        yield Reason("not-asked-for", "W-134")
    if CHEESE_ROOM not in reach(me):
        yield Reason("cheese-out-of-reach", "W-132", {"room": CHEESE_ROOM})
    if mouse != state.cheese[0]:
        yield Reason("cheese-below", "W-132")
    if has_cheese(me):
        yield Reason("has-cheese", "W-133", {"mouse": next(tile for tile in me.mice if MICE[tile].cheese)})
    yield from _free_room(me)


FARM: Final[dict[str, Callable[[Wistar, Player, str], Iterator[Reason]]]] = {
    **dict.fromkeys(PASSAGES, _passage),
    **dict.fromkeys((OUTSIDE, *ROOMS), _room),
    **dict.fromkeys(MISSION_SPACES, _mission_space),
    **dict.fromkeys(MOUSE_SPACES, _mouse_space),
    **dict.fromkeys(MICE, _mouse),
}
"""Who explains which component."""
