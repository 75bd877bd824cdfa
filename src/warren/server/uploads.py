"""A record as the rows it would have in the database. Runs in a thinking process: it may be a stranger's."""

from __future__ import annotations

from typing import Any

import msgspec

from warren.games import rulebook
from warren.server.play import Play
from warren.table import BadRecord, Record, parse_record, seed_hash
from warren.table.record import Chapter, Entry

LONGEST = 20_000
"""Entries."""


def read_record(text: bytes) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The row of the table and the rows of its log. Nothing is believed: the record is played again."""
    record = parse_record(text)
    if record.seed is None:
        raise BadRecord("this is one seat's excerpt: without the seed it can be read, not played on")
    if record.seed_sha256 != seed_hash(record.seed):
        raise BadRecord("damaged record: the seed doesn't fit its SHA-256")
    if len(record.entries) > LONGEST:
        raise BadRecord(f"a record has at most {LONGEST} entries")
    for part in (record.rules, record.digest or "", *(entry.choice or "" for entry in record.entries)):
        if len(part) > 400 or not part.isprintable():
            raise BadRecord("damaged record: an id in it can't be one")
    if record.rules == rulebook(record.game).version:
        return _play_again(record)
    return _facts(record, None), _as_recorded(record)


def _facts(record: Record, play: Play | None) -> dict[str, Any]:
    over = record.result is not None if play is None else play.table.result is not None
    result = record.result if play is None else play.table.result
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "variants": msgspec.json.encode(record.variants).decode(),
        "undo": record.undo_policy,
        "clock": "{}",
        "seed": msgspec.json.encode(record.seed).decode(),
        "seed_sha256": record.seed_sha256,
        "parent": None,
        "parent_n": None,
        "rematch_of": None,
        "base_n": None,
        "base_rules": None,
        "result": msgspec.json.encode(result).decode() if over else None,
        "digest": record.digest if over else None,
    }


def _play_again(record: Record) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    play = Play.start(record.game, record.seats, record.seed or 0, record.variants, record.undo_policy)
    rows = [play.opening()]
    for entry in record.entries:
        if entry.undo is not None:
            rows.append(play.undo_to(entry.seat, entry.undo))
        elif play.asked != entry.seat or entry.choice is None:
            raise BadRecord(f"damaged record: entry {len(rows)} is by seat {entry.seat}, seat {play.asked} is asked")
        else:
            rows.append(play.choose(entry.seat, entry.choice))
    if record.digest is not None and play.table.digest() != record.digest:
        raise BadRecord("damaged record: its choices lead to another position than it says; verify tells where")
    return _facts(record, play), rows


def _as_recorded(record: Record) -> list[dict[str, Any]]:
    """Under other rules nothing can be played again: what was recorded is believed."""
    entries = [Entry(seat=-1, chance=record.chance, told=record.told), *record.entries]
    standing = 0
    places: dict[int, int] = {0: 0}
    for n, entry in enumerate(entries[1:], 1):
        standing = standing + 1 if entry.undo is None else entry.undo
        places[standing] = n
    snapshots: dict[int, list[Chapter]] = {}
    for chapter in record.chapters:
        snapshots.setdefault(places.get(chapter.choices, 0), []).append(chapter)
    rows = []
    for n, entry in enumerate(entries):
        following = entries[n + 1].seat if n + 1 < len(entries) else 0
        over = n + 1 == len(entries) and record.result is not None
        chapters = snapshots.get(n)
        rows.append(
            {
                "n": n,
                "seat": entry.seat,
                "choice": entry.choice,
                "undo": entry.undo,
                "chance": msgspec.json.encode(entry.chance).decode(),
                "told": msgspec.json.encode(entry.told).decode(),
                "chapters": msgspec.json.encode(chapters).decode() if chapters else None,
                "asked": None if over else following,
            }
        )
    return rows
