"""Before a bot answers a choice that may be taken back, whoever made it may look at it once more and say it is done.

Only clients that have announced in `hello` that they say so are waited for, and never for long.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

if TYPE_CHECKING:
    from warren.server.room import Room

LONGEST: Final = 20_000
"""Milliseconds after which the bot goes on by itself."""


class Pause(Struct, frozen=True):
    """At this `n` of the table its bot waits until then for the word of a seat."""

    n: int
    seat: int
    until: int
    here: bool = True
    """Whether it began at this worker, which then knows whether anybody is still here to say the word."""


def pause_after(room: Room, seat: int, now: int) -> Pause | None:
    """The pause that follows on a choice this seat has just made by hand, if one does."""
    asked = room.play.asked
    if asked is None or asked == seat or room.sitters[asked].thinker is None:
        return None
    if not confirms(room, seat) or not room.play.may_undo(seat):
        return None
    return Pause(room.play.n, seat, now + LONGEST)


def pause_kept(jobs: Iterable[Mapping[str, Any]], n: int, seat: int) -> Pause | None:
    """The pause after this seat's choice that another worker has begun, or this one before it was started anew: the bot
    has a thought to think that nobody has taken on."""
    for job in jobs:
        if job["kind"] == "think" and job["n"] == n and job["worker"] is None:
            return Pause(n, seat, job["due"], here=False)
    return None


def confirms(room: Room, seat: int) -> bool:
    """Whether somebody is here for this seat who says when they are done."""
    eyes = room.eyes.get(seat)
    return eyes is not None and any(connection.confirms for connection in eyes.connections)
