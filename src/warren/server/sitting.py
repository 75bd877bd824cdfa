"""Who sits at a table, and how their time stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from warren.server.messages import Chair, Clock, ClockRule, Policy
from warren.server.play import Logged

GRACE: Final = 60_000
"""Who comes back after their time ran out has at least this many milliseconds."""


class Order(Struct):
    """A standing order: the option, and the round it is for (None: the whole game)."""

    option: str
    round: int | None = None


class Sitter(Struct):
    """A seat, as its row in the database says."""

    seat: int
    kind: str
    level: str | None
    absent: Policy
    name: str
    token_hash: str | None
    away: bool
    extra: int
    standing: dict[str, Order]
    notify: str | None

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.token_hash is not None

    @property
    def thinker(self) -> str | None:
        """Which bot answers for this seat now, if one does."""
        if self.kind == "bot":
            return self.level
        return self.absent if self.away else None

    def chair(self, online: bool) -> Chair:
        kind = "bot" if self.kind == "bot" else "human"
        return Chair(self.seat, self.name, kind, self.level, self.absent, self.taken, online, self.away)  # type: ignore[arg-type]


def sitter_of(row: Mapping[str, Any]) -> Sitter:
    orders = msgspec.json.decode(row["standing"], type=dict[str, Order])
    return Sitter(
        row["seat"], row["kind"], row["level"], row["absent"], row["name"], row["token_hash"], row["away"],
        row["extra"], orders, row["notify"],
    )  # fmt: skip


class Times:
    """Each seat's time. `used` counts what every seat has lost and won by its entries."""

    __slots__ = ("_earned", "rule", "since")

    def __init__(self, rule: ClockRule, seats: int, since: int, log: Iterable[Logged]) -> None:
        self.rule = rule
        self.since = since
        """From when the time of the seat that is asked counts."""
        self._earned = [0] * seats
        for entry in log:
            self.count(entry.seat, entry.by, entry.choice is not None, entry.took, entry.at)

    def count(self, seat: int, by: str, chosen: bool, took: int, at: int) -> None:
        """An entry was made: its seat has used that much time; the next one's time runs from now."""
        self.since = max(self.since, at)
        if chosen and by != "bot" and by != "policy" and seat >= 0:
            self._earned[seat] += self.rule.increment * 1000 - took

    def left(self, sitter: Sitter) -> int | None:
        if self.rule.kind == "none" or sitter.kind == "bot":
            return None
        if self.rule.kind == "move":
            return self.rule.seconds * 1000
        return max(0, self.rule.seconds * 1000 + sitter.extra + self._earned[sitter.seat])

    def running(self, asked: int | None, sitters: list[Sitter]) -> bool:
        """Time runs when everybody has come, and never for bots and for those who are away."""
        if self.rule.kind == "none" or asked is None or sitters[asked].thinker is not None:
            return False
        return all(sitter.taken for sitter in sitters)

    def clock(self, asked: int | None, sitters: list[Sitter]) -> Clock | None:
        if self.rule.kind == "none":
            return None
        left = [self.left(sitter) for sitter in sitters]
        if asked is None or not self.running(asked, sitters):
            return Clock(left, None, None)
        return Clock(left, asked, self.since + (left[asked] or 0))

    def took(self, now: int, asked: int, sitters: list[Sitter]) -> int:
        """What an entry made now costs the seat that is asked."""
        return max(0, now - self.since) if self.running(asked, sitters) else 0
