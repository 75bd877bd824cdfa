"""What the state of every rulebook has in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeVar

import msgspec

from warren.table.choice import Choice, Option
from warren.table.dice import Dice
from warren.table.happenings import Fact, Happening

S = TypeVar("S", bound="State")


@dataclass(slots=True)
class State:
    """Plain data. A rulebook's state is a slotted dataclass that adds its own fields and its own `copy`.

    Strings, whole numbers, lists, tuples and dicts with string keys, in dataclasses: what has one order and one
    JSON form. No sets, no dicts with other keys. `copy` shares what never changes and leaves `log` behind.
    """

    dice: Dice
    seats: int
    round: int
    """Grows by one at each natural chapter of the game; the record keeps a snapshot at each."""
    news: int
    """Grows when hidden information is shown without dice: fair undo stops there."""
    log: list[Happening] | None
    """Where happenings go; None while nobody listens. Not part of the position: `encode` leaves it out."""

    def copy(self: S) -> S:
        raise TypeError(f"{type(self).__name__} has no copy of its own")

    def ask(
        self,
        seat: int,
        ask: str,
        options: list[Option],
        about: Option = (),
        renew: Callable[[], list[Option]] | None = None,
    ) -> Choice:
        """A question, to be yielded; see `Choice` for `about` and `renew`."""
        return Choice(seat, ask, options, about, renew)

    def tell(self, what: str, /, **facts: Fact) -> None:
        """Tell everybody. Costs next to nothing when nobody listens."""
        if self.log is not None:
            self.log.append(Happening(what, facts))

    def tell_only(self, seat: int, what: str, /, **facts: Fact) -> None:
        if self.log is not None:
            self.log.append(Happening(what, facts, to=seat))

    def tell_others(self, seat: int, what: str, /, **facts: Fact) -> None:
        """Tell everybody but one seat, spectators included."""
        if self.log is not None:
            self.log.append(Happening(what, facts, but=seat))


def encode(state: State) -> bytes:
    """The whole position as JSON, always the same bytes for the same position."""
    log, heard = state.log, state.dice.heard
    state.log = state.dice.heard = None
    try:
        return msgspec.json.encode(state, order="deterministic")
    finally:
        state.log, state.dice.heard = log, heard


def digest(state: State) -> str:
    return digest_of(encode(state))


def digest_of(position: bytes) -> str:
    """The digest of an encoded position."""
    return blake2b(position, digest_size=16).hexdigest()
