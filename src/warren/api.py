"""The stable Python API: what `import warren` gives."""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any

from warren.games import names, rulebook
from warren.table import Record, Table, Verdict, load_table, parse_record
from warren.table import verify as verify_record
from warren.table.table import UndoPolicy


def games() -> dict[str, dict[str, Any]]:
    """The rulebooks: for each its version, seat counts and variants."""
    return {
        name: {"version": book.version, "seats": list(book.seats), "variants": dict(book.variants)}
        for name in names()
        for book in [rulebook(name)]
    }


def new_table(
    game: str,
    seats: int,
    seed: int | str | None = None,
    variants: Mapping[str, object] | None = None,
    undo: UndoPolicy = "fair",
    *,
    listen: bool = True,
    snapshots: bool = True,
) -> Table[Any]:
    """A new table of a game. Without a seed it gets an unguessable one."""
    if seed is None:
        seed = f"{SystemRandom().getrandbits(128):032x}"
    return Table.start(rulebook(game), seats, seed, variants, undo, listen=listen, snapshots=snapshots)


def load(record: Record | str | bytes) -> Table[Any]:
    """The table of a record (or of its JSON) again."""
    record = record if isinstance(record, Record) else parse_record(record)
    return load_table(rulebook(record.game), record)


def verify(record: Record | str | bytes) -> Verdict:
    """Replay a record and say where and in what the replay differs."""
    record = record if isinstance(record, Record) else parse_record(record)
    return verify_record(rulebook(record.game), record)
