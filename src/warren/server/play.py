"""A game as the server holds it in memory: the engine's table, brought to where the rows of its log lead.

No network and no clock in here, and nothing that waits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from warren.games import rulebook
from warren.table import BadRecord, Happening, Record, Result, Table, UndoRefused, UnknownGame, load_table
from warren.table.record import Chapter, Entry
from warren.table.table import UndoPolicy

Row = Mapping[str, Any]


class Logged(Struct, frozen=True, gc=False):
    """One entry of the log, decoded."""

    n: int
    seat: int
    by: str
    choice: str | None
    undo: int | None
    told: list[Happening]
    at: int
    took: int
    ref: str


happenings: Final = msgspec.json.Decoder(list[Happening])


def logged(row: Row) -> Logged:
    told = happenings.decode(row["told"])
    return Logged(
        row["n"], row["seat"], row["by"], row["choice"], row["undo"], told, row["at"], row["took"], row["ref"]
    )


def entry_of(row: Row) -> Entry:
    return Entry(
        seat=row["seat"],
        choice=row["choice"],
        undo=row["undo"],
        chance=msgspec.json.decode(row["chance"], type=list[int]),
        told=happenings.decode(row["told"]),
    )


def chapters_of(rows: Sequence[Row]) -> list[Chapter]:
    """The snapshots that stand: those beyond an undo are gone."""
    kept: list[Chapter] = []
    for row in rows:
        if row["undo"] is not None:
            while kept and kept[-1].choices > row["undo"]:
                kept.pop()
        if row["chapters"]:
            kept += msgspec.json.decode(row["chapters"], type=list[Chapter])
    return kept


def record_of(facts: Row, rows: Sequence[Row]) -> Record:
    """The whole record, made of what lies in the database."""
    return Record(
        game=facts["game"],
        rules=facts["base_rules"] or facts["rules"],
        seats=facts["seats"],
        variants=msgspec.json.decode(facts["variants"]),
        undo_policy=facts["undo"],
        seed=msgspec.json.decode(facts["seed"]),
        seed_sha256=facts["seed_sha256"],
        chance=msgspec.json.decode(rows[0]["chance"]),
        told=happenings.decode(rows[0]["told"]),
        entries=[entry_of(row) for row in rows[1:]],
        chapters=chapters_of(rows),
        result=msgspec.json.decode(facts["result"], type=Result) if facts["result"] else None,
        digest=facts["digest"],
    )


def snapshot(facts: Row, rows: Sequence[Row]) -> Table[Any] | None:
    """The position at the last snapshot of these rows, to be looked at only; None if these rules can't read it."""
    chapters = chapters_of(rows)
    book = rulebook(facts["game"])
    try:
        state = msgspec.json.decode(chapters[-1].state, type=book.state_type)
    except (IndexError, msgspec.ValidationError):
        return None
    variants = msgspec.json.decode(facts["variants"])
    seed = msgspec.json.decode(facts["seed"])
    table: Table[Any] = Table(book, facts["seats"], seed, variants, facts["undo"], listen=False, snapshots=False)
    table.state = state
    return table


class Play:
    """`n` is how long the log is, `path` which seats made the choices that stand."""

    __slots__ = ("_chapters", "_round", "n", "offset", "path", "table")

    def __init__(self, table: Table[Any], n: int, path: list[int], offset: int = 0) -> None:
        self.table = table
        self.n = n
        self.path = path
        self.offset = offset
        """How many choices lie before the snapshot from which this table was begun (0: it was begun at the start)."""
        self._chapters: int = 0
        self._round: int | None = None
        self._new_chapters()

    # --- beginning ---------------------------------------------------------------------------------------------

    @classmethod
    def start(cls, game: str, seats: int, seed: str | int, variants: Mapping[str, object], undo: UndoPolicy) -> Play:
        return cls(Table.start(rulebook(game), seats, seed, variants, undo), 0, [])

    def opening(self) -> dict[str, Any]:
        """Row 0: the setting up."""
        record = self.table.record()
        return self._row(Entry(seat=-1, chance=record.chance, told=record.told), record.chapters)

    @classmethod
    def load(cls, facts: Row, rows: Sequence[Row]) -> Play:
        """The game again, from its rows. Under changed rules it goes on from the last snapshot made under the old."""
        try:
            book = rulebook(facts["game"])
        except UnknownGame as error:
            raise BadRecord(str(error)) from error
        if facts["base_n"] is None and facts["rules"] == book.version:
            variants = msgspec.json.decode(facts["variants"])
            table: Table[Any] = Table.start(
                book, facts["seats"], msgspec.json.decode(facts["seed"]), variants, facts["undo"]
            )
            play = cls(table, 0, [])
            play.follow_standing(rows[1:])
            return play
        if facts["result"] is not None:
            return cls._load_finished(facts, rows)
        return cls._load_changed(facts, rows)

    @classmethod
    def _load_finished(cls, facts: Row, rows: Sequence[Row]) -> Play:
        """A game that ended under other rules, as it was recorded."""
        table = snapshot(facts, rows)
        if table is None:
            raise BadRecord(f"ended under rules {facts['base_rules'] or facts['rules']}; its snapshots can't be read")
        table.result = msgspec.json.decode(facts["result"], type=Result)
        play = cls.__new__(cls)
        play.table, play.n, play.path, play.offset = table, rows[-1]["n"], [], 0
        return play

    @classmethod
    def _load_changed(cls, facts: Row, rows: Sequence[Row]) -> Play:
        moved_on = facts["rules"] == rulebook(facts["game"]).version
        base = facts["base_n"] if moved_on else rows[-1]["n"]
        before = record_of({**facts, "result": None, "digest": None}, rows[: base + 1])
        before = msgspec.structs.replace(before, rules=facts["base_rules"] if moved_on else facts["rules"])
        if not before.chapters:
            raise BadRecord(f"made under rules {before.rules}, without a snapshot")
        table = load_table(rulebook(facts["game"]), before)
        offset = before.chapters[-1].choices
        play = cls(table, base, [entry.seat for entry in before.standing()][:offset], offset)
        after = rows[base + 1 :]
        play.follow_standing(after)
        return play

    def follow_standing(self, rows: Sequence[Row]) -> None:
        """Do what stands in these rows, leaving out what they undo themselves."""
        standing: list[Row] = []
        for row in rows:
            if row["undo"] is None:
                standing.append(row)
            else:
                del standing[max(0, row["undo"] - len(self.path)) :]
        for row in standing:
            self.table.choose(row["choice"], seat=row["seat"])
            self.path.append(row["seat"])
        if rows:
            self.n = rows[-1]["n"]
        self._new_chapters()

    # --- going on ----------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: str) -> dict[str, Any]:
        """Answer the question; returns the new row, without what only the server knows."""
        table = self.table
        table.choose(option, seat=seat)
        self.n += 1
        self.path.append(seat)
        return self._row(table.latest, self._new_chapters() if table.state.round != self._round else [])

    def undo(self, seat: int) -> list[dict[str, Any]]:
        """Take back, as far as the policy lets this seat: one row for each choice taken back."""
        table = self.table
        if table.choice is None:
            raise UndoRefused("the game is over")
        if table.undo_policy != "free":
            table.undo(seat)
            return [self._undone(seat)]
        if seat not in self.path[self.offset :]:
            raise UndoRefused("there is nothing of this seat to take back")
        rows = []
        while True:
            mine = self.path[-1] == seat
            table.undo()
            rows.append(self._undone(seat))
            if mine:
                return rows

    def may_undo(self, seat: int | None) -> bool:
        if seat is None or self.table.choice is None:
            return False
        if self.table.undo_policy == "free":
            return seat in self.path[self.offset :]
        return self.table.may_undo(seat)

    def _undone(self, seat: int) -> dict[str, Any]:
        self.path.pop()
        self.n += 1
        self._new_chapters()
        return self._row(Entry(seat=seat, undo=len(self.path)), [])

    def follow(self, row: Row) -> None:
        """Do what another worker has written."""
        if row["n"] != self.n + 1:
            raise BadRecord(f"row {row['n']} doesn't follow {self.n}")
        if row["undo"] is None:
            self.choose(row["seat"], row["choice"])
            return
        self.undo_to(row["seat"], row["undo"])

    def undo_to(self, seat: int, choices: int) -> dict[str, Any]:
        """Take back until so many choices stand, as a log says."""
        while len(self.path) > max(choices, self.offset):
            self.table.undo()
            self.path.pop()
        self.n += 1
        self._new_chapters()
        return self._row(Entry(seat=seat, undo=len(self.path)), [])

    @property
    def asked(self) -> int | None:
        return None if self.table.choice is None else self.table.choice.seat

    def change_of_rules(self) -> list[dict[str, Any]]:
        """The entry that takes back what was chosen since the snapshot from which the game goes on."""
        self.n += 1
        return [self._row(Entry(seat=-1, undo=len(self.path)), [])]

    # --- how ---------------------------------------------------------------------------------------------------

    def _new_chapters(self) -> list[Chapter]:
        """The snapshots the engine has made since last time."""
        chapters = self.table.chapters
        new = list(chapters[self._chapters :])
        self._chapters = len(chapters)
        self._round = chapters[-1].round if chapters else None
        if self.offset:
            new = [msgspec.structs.replace(one, choices=one.choices + self.offset) for one in new]
        return new

    def _row(self, entry: Entry, chapters: list[Chapter]) -> dict[str, Any]:
        return {
            "n": self.n,
            "seat": entry.seat,
            "choice": entry.choice,
            "undo": entry.undo,
            "chance": msgspec.json.encode(entry.chance).decode(),
            "told": msgspec.json.encode(entry.told).decode(),
            "chapters": msgspec.json.encode(chapters).decode() if chapters else None,
            "asked": self.asked,
        }
