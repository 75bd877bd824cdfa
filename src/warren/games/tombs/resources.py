"""Chapter "Resources, gold and fame": RT-070..RT-078, RT-182, RT-188, RT-194."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from warren.games.tombs import ending
from warren.games.tombs.carry import Cause
from warren.games.tombs.content import CONSTANTS, MOST, SEAT_IDS
from warren.games.tombs.events import FAME, FOOD, GAINED_FAME, MEANS, PICK, RESOURCES, TORCH
from warren.games.tombs.helpers import fire
from warren.games.tombs.state import NOTHING, Player, Tombs
from warren.games.tombs.steps import Gain
from warren.table.choice import Choice, Flow, Option

TAKE: Final[Option] = ("take",)
DECLINE: Final[Option] = ("decline",)
TAKE_OR_NOT: Final = [TAKE, DECLINE]
TOLL: Final = ((FAME, CONSTANTS.toll_fame),)


def receive(state: Tombs, seat: int, fixed: tuple[tuple[int, int], ...]) -> int:
    """Add to the counters. Returns the mask of what really arrived: more than nine of one kind is lost (RT-074)."""
    means = state.players[seat].means
    arrived = 0
    for kind, n in fixed:
        have = means[kind]
        if kind == FAME:
            means[FAME] = have + n
            arrived |= GAINED_FAME
            if have + n >= state.end_fame:
                ending.trigger(state, "fame")
        elif have < MOST:
            n = min(n, MOST - have)
            means[kind] = have + n
            arrived |= 1 << kind
        else:
            continue
        if state.log is not None:
            state.tell("gained", seat=SEAT_IDS[seat], what=MEANS[kind], n=n)
    return arrived


def grant(state: Tombs, seat: int, fixed: tuple[tuple[int, int], ...], hired: int = NOTHING) -> Flow[bool]:
    """A gain without a choice, and what it sets off. A helper doesn't react to its own hiring (RT-219)."""
    arrived = receive(state, seat, fixed)
    if arrived & state.players[seat].watches:
        yield from fire(state, seat, arrived, hired=hired)
    return arrived != 0


def gain(state: Tombs, seat: int, step: Gain, cause: Cause) -> Flow[bool]:
    """RT-194, RT-182: exactly what the card says, its free resources split as the player likes."""
    if step.fame and not state.ending and not (yield from _wants_the_end(state, seat, step, cause)):
        return False
    fixed = step.fixed
    if step.any:
        fixed = yield from _split(state, seat, step, cause)
    arrived = receive(state, seat, fixed)
    if arrived & state.players[seat].watches:
        yield from fire(state, seat, arrived)
    return arrived != 0


def _wants_the_end(state: Tombs, seat: int, step: Gain, cause: Cause) -> Flow[bool]:
    """RT-187: nobody is asked whether to take a gain, unless its fame would end the game."""
    if state.players[seat].means[FAME] + step.fame < state.end_fame:
        return True
    option = yield Choice(seat, "end", TAKE_OR_NOT, (cause.source, step.fame))
    return option is TAKE or option == TAKE


def _split(state: Tombs, seat: int, step: Gain, cause: Cause) -> Flow[tuple[tuple[int, int], ...]]:
    """Which resources the free ones are; those that would be lost aren't offered while others have room."""
    food, torch, pick = free_room(state.players[seat], step)
    n = step.any
    options = splits(n, min(n, food), min(n, torch), min(n, pick))
    option = options[0] if len(options) == 1 else (yield Choice(seat, "split", options, (cause.source, n)))
    return add(step.fixed, option)


def free_room(player: Player, step: Gain) -> tuple[int, int, int]:
    """How much of each resource still fits after the certain part of a gain."""
    room = [MOST - player.means[kind] for kind in RESOURCES]
    for kind, n in step.fixed:
        if kind <= PICK:
            room[kind] = max(0, room[kind] - n)
    return room[FOOD], room[TORCH], room[PICK]


@lru_cache(maxsize=4096)
def splits(n: int, food: int, torch: int, pick: int) -> list[Option]:
    """All ways to split n units among resources with so much room, most food first."""
    n = min(n, food + torch + pick)
    return [
        ("gain", f, t, n - f - t)
        for f in range(min(n, food), -1, -1)
        for t in range(min(n - f, torch), -1, -1)
        if n - f - t <= pick
    ]


@lru_cache(maxsize=4096)
def add(fixed: tuple[tuple[int, int], ...], split: Option) -> tuple[tuple[int, int], ...]:
    """A certain gain and a chosen split as one gain (RT-188)."""
    sums = dict(fixed)
    for kind in RESOURCES:
        n = int(split[1 + kind])
        if n:
            sums[kind] = sums.get(kind, 0) + n
    return tuple(sorted(sums.items()))


def toll(state: Tombs, owner: int, n: tuple[tuple[int, int], ...] = TOLL) -> Flow[None]:
    """RT-133: the owner of a room gains 1 fame at once."""
    yield from grant(state, owner, n)
