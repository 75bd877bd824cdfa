"""Replaying a record from its seed and comparing."""

from __future__ import annotations

from typing import Any, TypeVar

from warren.table.errors import BadRecord, WarrenError
from warren.table.happenings import FORCED
from warren.table.loading import start_again
from warren.table.record import Difference, Entry, Record, Verdict, seed_hash
from warren.table.rulebook import Rulebook
from warren.table.state import State
from warren.table.table import Table

S = TypeVar("S", bound=State)


def verify(rulebook: Rulebook[S], record: Record) -> Verdict:
    """Replay a record from its seed and say where and in what it differs from what was recorded."""
    changed = record.rules != rulebook.version
    if record.seed is None:
        raise BadRecord("this is one seat's excerpt: without the seed it can't be verified")
    found: list[Difference] = []
    if changed:
        found.append(Difference(0, "rules", record.rules, rulebook.version))
    if record.seed_sha256 != seed_hash(record.seed):
        found.append(Difference(0, "digest", record.seed_sha256, seed_hash(record.seed)))
    table = start_again(rulebook, record, record.seed)
    record.standing()  # refuses what can't be a history
    _compare(found, 0, Entry(seat=-1, chance=record.chance, told=record.told), table.opening)
    for number, entry in enumerate(record.entries, 1):
        if not _replay_entry(found, number, entry, table):
            return Verdict(found, changed)
    again = table.record()
    for old, new in zip(record.chapters, again.chapters, strict=False):
        if old.digest != new.digest:
            found.append(Difference(len(record.entries), "chapter", f"round {old.round}: {old.digest}", new.digest))
            break
    if record.result != again.result:
        found.append(Difference(len(record.entries), "result", repr(record.result), repr(again.result)))
    if record.digest != again.digest:
        found.append(Difference(len(record.entries), "digest", str(record.digest), str(again.digest)))
    return Verdict(found, changed)


def _replay_entry(found: list[Difference], number: int, entry: Entry, table: Table[Any]) -> bool:
    """Do one entry again; False when the replay can't go on."""
    try:
        if entry.undo is not None:
            table.undo(entry.seat if table.undo_policy == "fair" else None)
            if table.moves != entry.undo:
                found.append(Difference(number, "undo", str(entry.undo), str(table.moves)))
            return True
        table.choose(entry.choice or "", seat=entry.seat)
    except WarrenError as error:
        found.append(Difference(number, "choice", f"seat {entry.seat}: {entry.choice or entry.undo}", str(error)))
        return False
    _compare(found, number, entry, table.entries[-1])
    return True


def _compare(found: list[Difference], number: int, old: Entry, new: Entry) -> None:
    if old.chance != new.chance:
        found.append(Difference(number, "chance", str(old.chance), str(new.chance)))
    if old.told not in (new.told, [one for one in new.told if one.what != FORCED]):  # once, forced answers were silent
        found.append(Difference(number, "told", str(old.told), str(new.told)))
