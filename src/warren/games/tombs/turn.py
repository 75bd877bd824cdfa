"""Chapter "Turn": RT-110..RT-114, additional actions, extra turns and the last actions (RT-135, RT-156, RT-333)."""

from __future__ import annotations

from typing import Final

from warren.games.tombs.content import SEAT_IDS
from warren.games.tombs.helpers import refresh_statics
from warren.games.tombs.laying import lay, legal_entrances
from warren.games.tombs.removing import finish_removing, remove_next
from warren.games.tombs.state import Tombs
from warren.table.choice import Choice, Flow, Option

REMOVE: Final[Option] = ("remove",)
PASS: Final[Option] = ("pass",)


def next_step(state: Tombs) -> Flow[None] | None:
    """From one boundary to the next: an action chosen (and a paw laid), or one paw removed."""
    if state.stage == "act":
        return _act(state)
    if state.stage == "remove":
        return _remove(state)
    return None


def _act(state: Tombs) -> Flow[None]:
    """RT-111..RT-114: lay a paw, or remove paws; an additional or final action may be passed."""
    seat = state.active
    options = legal_entrances(state, seat)
    if state.players[seat].laid:
        options.append(REMOVE)
    if state.optional:
        options.append(PASS)
    option = yield Choice(seat, "act", options)
    if option == REMOVE:
        state.stage = "remove"
        state.tell("removing", seat=SEAT_IDS[seat])
        return
    if option == PASS:
        state.tell("passed", seat=SEAT_IDS[seat])
    else:
        yield from lay(state, seat, option)
    _end_action(state)


def _remove(state: Tombs) -> Flow[None]:
    """One paw or chest; after the last paw the action ends."""
    seat = state.active
    yield from remove_next(state)
    if not state.players[seat].laid:
        yield from finish_removing(state, seat)
        _end_action(state)


def _end_action(state: Tombs) -> None:
    """RT-135, RT-138: an additional action follows; once the end is triggered nothing but the last actions (RT-335)."""
    state.doubles = 0
    state.discounts = []
    if state.extra_actions and not state.ending:
        state.extra_actions -= 1
        state.optional = True
        state.tell("extra_action", seat=SEAT_IDS[state.active])
    else:
        _end_turn(state)


def _end_turn(state: Tombs) -> None:
    """What lasts to the end of the turn is over (RT-252, RT-268, RT-297); whose turn is next."""
    state.extra_actions = state.infiltrations = 0
    state.spent = []
    state.fired = []
    if state.borrowed:
        state.borrowed = []
        refresh_statics(state, state.active)
    again = state.extra_turn
    state.extra_turn = state.optional = False
    if state.ending:
        if not state.finals:
            state.stage = "over"
            return
        state.active = state.finals.pop(0)
        state.optional = True
    elif not again:
        state.active = (state.active + 1) % state.seats
        state.round += state.active == state.first
    state.turn += 1
    if state.log is not None:
        state.tell("turn", seat=SEAT_IDS[state.active], number=state.turn)
