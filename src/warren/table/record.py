"""A game's record: one JSON document that outlives the rules it was played under."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, Literal

import msgspec

from warren.table.errors import BadRecord
from warren.table.happenings import Happening, told_to
from warren.table.rulebook import Result, Variants

FORMAT: Final = 1


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing a person or bot did: a choice, or an undo that goes back to how the game stood after `undo` choices.

    `chance` is what the dice gave and `told` what happened between this entry and the next question.
    """

    seat: int
    choice: str | None = None
    undo: int | None = None
    chance: list[int] = []
    told: list[Happening] = []


class Chapter(msgspec.Struct, frozen=True):
    """The whole position at the boundary where a round begins, after `choices` choices that still stand."""

    round: int
    choices: int
    digest: str
    state: msgspec.Raw


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is needed to show, replay, verify and go on with a game."""

    warren: Literal[1] = FORMAT
    game: str
    rules: str
    seats: int
    variants: Variants
    undo_policy: Literal["free", "fair", "off"]
    seed: int | str | None
    """None in what is given to a seat while the game runs; `seed_sha256` binds it from the start."""
    seed_sha256: str
    chance: list[int] = []
    told: list[Happening] = []
    """What the dice gave and what happened before the first question."""
    entries: list[Entry] = []
    chapters: list[Chapter] = []
    result: Result | None = None
    digest: str | None = None
    """Of the position at the end of the entries. Withheld with the seed: it would let a seat test its guesses."""

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    def for_seat(self, seat: int | None) -> Record:
        """What one seat (None: a spectator) may have. While the game runs: no seed, no chance, no snapshots."""
        over = self.result is not None
        entries = [
            Entry(
                seat=entry.seat,
                choice=entry.choice if over or entry.seat == seat else None,
                undo=entry.undo,
                chance=entry.chance if over else [],
                told=entry.told if over else told_to(seat, entry.told),
            )
            for entry in self.entries
        ]
        if over:
            return self
        return msgspec.structs.replace(
            self, seed=None, digest=None, chance=[], told=told_to(seat, self.told), entries=entries, chapters=[]
        )

    def standing(self) -> list[Entry]:
        """The choices that still stand, undone ones left out."""
        path: list[Entry] = []
        for number, entry in enumerate(self.entries, 1):
            if entry.undo is not None:
                if not 0 <= entry.undo < len(path):
                    back = f"goes back to choice {entry.undo}, and only {len(path)} stand there"
                    raise BadRecord(f"damaged record: entry {number} {back}")
                del path[entry.undo :]
            else:
                path.append(entry)
        return path


def seed_hash(seed: int | str) -> str:
    return sha256(str(seed).encode()).hexdigest()


def parse_record(text: str | bytes) -> Record:
    """A record from its JSON, or a BadRecord that says what is wrong with it."""
    try:
        raw: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"not a record: this is no JSON document ({error})") from error
    if not isinstance(raw, dict) or "warren" not in raw:
        raise BadRecord('not a record: a record is a JSON object with a field "warren" that holds its format number')
    if raw["warren"] != FORMAT:
        raise BadRecord(f"this record has format {raw['warren']!r}; this version reads format {FORMAT}")
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"damaged record: {error}") from error


class Difference(msgspec.Struct, frozen=True):
    """Where a replay parted from its record: after which entry (0: the setting up), in what, and the two values."""

    entry: int
    what: Literal["rules", "choice", "chance", "told", "undo", "chapter", "result", "digest"]
    recorded: str
    replayed: str

    def __str__(self) -> str:
        return f"entry {self.entry}: {self.what} recorded as {self.recorded}, replayed as {self.replayed}"


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found. `rules_changed`: the record was made under another version of the rules."""

    differences: list[Difference]
    rules_changed: bool = False

    @property
    def ok(self) -> bool:
        return not self.differences
