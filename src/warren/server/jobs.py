"""What must happen at a table though nobody there does it, as rows that any worker can take on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from sqlalchemy import Executable

from warren.server.store import DROP_JOB

if TYPE_CHECKING:
    from warren.server.room import Room

LEASE: Final = 6_000
"""Milliseconds for which a worker has a job; it renews them while it works on it."""
NOTIFY_AFTER: Final = 30_000
"""Who doesn't move for so long after it became their turn, and isn't here, is told."""


class Job(Struct, frozen=True):
    table_id: str
    kind: str
    n: int
    seat: int


class Due(Struct):
    """The jobs a table has now: what to write, which kinds there are, and those this worker begins at once."""

    statements: list[tuple[Executable, Mapping[str, Any]]]
    kinds: set[str]
    mine: list[Job]


def due_jobs(room: Room, now: int) -> Due:
    """What is due at a table as it stands; jobs of before are replaced or dropped."""
    due = Due([], set(), [])
    asked, n = room.play.asked, room.play.n
    if asked is not None:
        sitter = room.sitters[asked]
        clock = room.clock()
        if sitter.thinker is not None:
            pause = room.paused(now)
            if pause is None:
                _add(due, room, "think", asked, now, mine=True)
            else:
                _add(due, room, "think", asked, pause.until)
        elif clock is not None and clock.ends is not None:
            _add(due, room, "clock", asked, clock.ends)
        if sitter.notify and sitter.thinker is None:
            _add(due, room, "notify", asked, now + NOTIFY_AFTER)
    for kind in room.jobs - due.kinds:
        due.statements.append((DROP_JOB, {"table": room.id, "what": kind, "at": n}))
    return due


def _add(due: Due, room: Room, kind: str, seat: int, when: int, mine: bool = False) -> None:
    job = Job(room.id, kind, room.play.n, seat)
    row = {
        "table_id": room.id,
        "kind": kind,
        "n": room.play.n,
        "seat": seat,
        "due": when,
        "worker": room.worker if mine else None,
        "lease": when + LEASE if mine else 0,
    }
    due.statements.append((room.store.put_job, row))
    due.kinds.add(kind)
    if mine:
        due.mine.append(job)
