"""Who is at a table by way of other workers. Each worker tells the others; nothing of it lies in the database.

What is told is believed for a while only, and told again before that is over: a worker that dies says nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from warren.server import showing
from warren.server.writer import StoreAway, StoreFull

if TYPE_CHECKING:
    from warren.server.room import Room

TELL_EVERY: Final = 15.0
BELIEVED: Final = 3 * TELL_EVERY
ANSWERED: Final = 1.0
"""Seconds in which the other workers have answered a `hello`."""


class Elsewhere:
    """The seats of one table that are online at other workers."""

    __slots__ = ("_told",)

    def __init__(self) -> None:
        self._told: dict[str, tuple[frozenset[int], float]] = {}

    def hear(self, worker: str, seats: Iterable[int]) -> None:
        self._told[worker] = (frozenset(seats), time.monotonic() + BELIEVED)

    @property
    def seats(self) -> set[int]:
        now = time.monotonic()
        return {seat for seats, until in self._told.values() if until > now for seat in seats}


async def tell(rooms: Sequence[Room], kind: str = "here") -> None:
    """Tell the other workers which seats are online here. Who is told `hello` tells as much in return."""
    if rooms:
        with contextlib.suppress(StoreAway, StoreFull):  # it will be told again
            await rooms[0].store.tell([_told(room, kind) for room in rooms])


def _told(room: Room, kind: str) -> str:
    return f"{room.worker} {kind} {room.id} {','.join(map(str, sorted(room.seats_here)))}"


async def hear(room: Room, worker: str, kind: str, seats: Iterable[int]) -> None:
    before = room.elsewhere.seats
    room.elsewhere.hear(worker, seats)
    if room.loaded and room.elsewhere.seats != before:
        showing.show_people(room)
    if kind == "hello" and room.watched:
        await tell([room])


async def is_anywhere(room: Room, seat: int) -> bool:
    """Whether somebody sits at this seat with the table open, here or at a worker that has yet to say so."""
    if not room.here(seat) and not room.store.sqlite:
        await tell([room], "hello")
        await asyncio.sleep(ANSWERED)
    return room.here(seat)
