"""What the rules ask, and what they are answered."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, ClassVar, TypeAlias, TypeVar

from warren.table.errors import IllegalChoice

T = TypeVar("T")

Option: TypeAlias = tuple[str | int, ...]
"""One answer: a head and what it is about, ("lay", "entrance:6"). Parts with a colon are components."""


def option_id(option: Option) -> str:
    """The readable name that is stored and sent: "lay/entrance:6"."""
    return "/".join(map(str, option))


def touches(option: Option) -> list[str]:
    """The components an option is about; a board makes them glow."""
    return [part for part in option if isinstance(part, str) and ":" in part]


class Choice:
    """One question to one seat.

    `ask` names the question, `options` are the possible answers (never empty, never twice the same, in a fixed
    order), `about` says what the question is about (the card that asks, the amount still to pay).
    `renew` must be given where the options come from what other seats can't see (a hand, cards looked at): it makes
    them anew from the state, so that a world imagined by another seat offers what its own hands hold.
    """

    __slots__ = ("about", "ask", "options", "renew", "seat")

    waits: ClassVar[bool] = False
    """Whether it is put to its seat even where it has but one answer."""

    def __init__(
        self,
        seat: int,
        ask: str,
        options: list[Option],
        about: Option = (),
        renew: Callable[[], list[Option]] | None = None,
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.options = options
        self.about = about
        self.renew = renew

    @property
    def answers_itself(self) -> bool:
        return len(self.options) == 1 and not self.waits

    @property
    def ids(self) -> list[str]:
        return [option_id(option) for option in self.options]

    def find(self, answer: Option | str | int) -> Option:
        """The option meant by an option, its id or its index."""
        options = self.options
        if isinstance(answer, bool):
            pass
        elif isinstance(answer, int):
            if 0 <= answer < len(options):
                return options[answer]
        elif isinstance(answer, tuple):
            for option in options:
                if option == answer:
                    return option
        elif isinstance(answer, str):
            for option in options:
                if option_id(option) == answer:
                    return option
        raise IllegalChoice(self._refusal(answer))

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """As plain JSON: everybody sees who is asked what, only the one asked sees the options."""
        asked: dict[str, Any] = {"seat": self.seat, "ask": self.ask}
        if seat == self.seat:
            asked["about"] = list(self.about)
            asked["options"] = [
                {"id": option_id(option), "parts": list(option), "touches": touches(option)} for option in self.options
            ]
        return asked

    def _refusal(self, answer: object) -> str:
        ids = self.ids
        few = ", ".join(ids[:12]) + (f" and {len(ids) - 12} more" if len(ids) > 12 else "")
        given = option_id(answer) if isinstance(answer, tuple) else str(answer)
        return f"{given[:80]!r} is not offered; seat {self.seat} is asked {self.ask!r} and may choose {few}"

    def __repr__(self) -> str:
        return f"Choice(seat={self.seat}, ask={self.ask!r}, options={self.ids})"


class Unhurried(Choice):
    """A question whose only answer is waited for all the same: what it sets going can't be taken back."""

    __slots__ = ()

    waits = True


Flow: TypeAlias = Generator[Choice, Option, T]
"""Rules that may ask on their way and return a T."""
