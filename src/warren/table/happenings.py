"""What happened: facts with component ids, never sentences. The text catalogues make sentences of them."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Fact: TypeAlias = str | int | list[str]


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, told to everybody, to one seat (`to`), or to everybody but one seat (`but`).

    Where a seat sees more than the others, tell it twice: the whole `to` that seat, the rest to all `but` it.
    """

    what: str
    facts: dict[str, Fact] = {}
    to: int | None = None
    but: int | None = None

    def heard_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) is told."""
        if self.to is not None:
            return seat == self.to
        return self.but is None or seat != self.but


def told_to(seat: int | None, happenings: list[Happening]) -> list[Happening]:
    """What one seat hears, stripped of the addresses: not even the fact that others heard more remains."""
    return [Happening(h.what, h.facts) for h in happenings if h.heard_by(seat)]
