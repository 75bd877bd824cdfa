"""From a record to its table again."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from warren.table.errors import BadRecord, BadSeats, BadVariant
from warren.table.record import Entry, Record, seed_hash
from warren.table.rulebook import Rulebook
from warren.table.state import State
from warren.table.table import Table

S = TypeVar("S", bound=State)


def load_table(rulebook: Rulebook[S], record: Record) -> Table[S]:
    """The table of a record again. Under changed rules a running game goes on from its last snapshot."""
    if record.seed is None:
        raise BadRecord("this is one seat's excerpt: without the seed it can be read, not played on")
    if record.seed_sha256 != seed_hash(record.seed):
        raise BadRecord("damaged record: the seed doesn't fit its SHA-256")
    if record.rules != rulebook.version:
        return _from_last_chapter(rulebook, record)
    table = start_again(rulebook, record, record.seed)
    for number, entry in enumerate(record.standing(), 1):
        _follow(table, entry, number)
    if record.digest is not None and table.digest() != record.digest:
        raise BadRecord("damaged record: its choices lead to another position than it says; verify tells where")
    table.take_over(record)
    return table


def start_again(rulebook: Rulebook[S], record: Record, seed: int | str) -> Table[S]:
    """A new table, set as the record says."""
    if record.game != rulebook.name:
        raise BadRecord(f"this is a record of {record.game[:40]}, not of {rulebook.name}")
    try:
        return Table.start(rulebook, record.seats, seed, record.variants, record.undo_policy)
    except (BadSeats, BadVariant) as error:
        raise BadRecord(f"damaged record: {error}") from error


def _follow(table: Table[Any], entry: Entry, number: int) -> None:
    if entry.choice is None:
        raise BadRecord(f"damaged record: choice {number} is missing")
    if table.choice is None:
        raise BadRecord(f"damaged record: the game is over before choice {number}")
    if table.choice.seat != entry.seat:
        raise BadRecord(f"damaged record: choice {number} is by seat {entry.seat}, seat {table.choice.seat} is asked")
    if entry.choice not in table.choice.ids:
        raise BadRecord(f"damaged record: choice {number}, {entry.choice[:80]!r}, isn't possible there")
    table.choose(entry.choice)


def _from_last_chapter(rulebook: Rulebook[S], record: Record) -> Table[S]:
    """What is in the snapshot may be from rules with other ideas of a position."""
    made = f"made under rules {record.rules}"
    if record.result is not None:
        raise BadRecord(
            f"ended under rules {record.rules}; these are rules {rulebook.version}: it can be read, not played on"
        )
    if not record.chapters:
        raise BadRecord(f"{made} without a snapshot; these are rules {rulebook.version}")
    try:
        state = msgspec.json.decode(record.chapters[-1].state, type=rulebook.state_type)
        return Table.resume(rulebook, record, state)
    except (msgspec.ValidationError, LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise BadRecord(f"{made}; its snapshot doesn't fit these rules: {error}") from error
