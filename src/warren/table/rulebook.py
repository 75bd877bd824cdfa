"""The contract every rulebook fulfils."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from warren.table.choice import Flow
from warren.table.dice import Dice
from warren.table.errors import BadSeats, BadVariant
from warren.table.state import State

S = TypeVar("S", bound=State)

View: TypeAlias = dict[str, Any]
"""What one seat may see, as plain JSON with component ids."""
Viewer: TypeAlias = Callable[[int | None], View]
"""A position to be looked at: what each seat (None: a spectator) may see of it."""

VariantValue: TypeAlias = bool | int | str | list[str]
Variants: TypeAlias = dict[str, VariantValue]


class Variant(msgspec.Struct, frozen=True):
    """One thing that may be chosen before the game. Its kind is the kind of its default.

    `values` are the allowed ones (for a list: the allowed members); none means any of that kind.
    `seats` are the seat counts for which it exists; none means all. A `module` is one of those parts that may be added
    to the game in any number; it `brings` other flags along, which are on whenever it is.
    """

    default: VariantValue
    values: tuple[str | int, ...] = ()
    seats: tuple[int, ...] = ()
    module: bool = False
    brings: tuple[str, ...] = ()

    def check(self, name: str, value: object) -> None:
        kind = type(self.default)
        if type(value) is not kind:
            raise BadVariant(f"variant {name!r} takes a {kind.__name__} such as {self.default!r}, not {value!r}")
        for part in value if isinstance(value, list) else [value]:
            if self.values and part not in self.values:
                raise BadVariant(f"variant {name!r} takes {', '.join(map(str, self.values))}, not {part!r}")
            if isinstance(self.default, list) and not isinstance(part, str):
                raise BadVariant(f"variant {name!r} takes a list of names, not {part!r}")


VariantSchema: TypeAlias = Mapping[str, Variant]


class Result(msgspec.Struct, frozen=True):
    """How the game ended. Lists go by seat; an automa counts as the last one."""

    scores: list[int]
    breakdown: list[dict[str, int]]
    """Where the points came from: each seat's lines, in a fixed order; they add up to its score."""
    winners: list[int]
    reason: str
    """Why the game ended, as a key of the text catalogue."""


class Reason(msgspec.Struct, frozen=True):
    """Why something isn't possible now: a key of the text catalogue, the ledger's rule, and facts for the sentence."""

    key: str
    rule: str
    facts: dict[str, str | int] = {}


class Rulebook(Protocol[S]):
    """A game. Stateless: everything that changes is in the state."""

    name: str
    version: str
    """Changes whenever the same choices could lead elsewhere."""
    seats: range
    variants: VariantSchema
    state_type: type[S]

    def check(self, seats: int, variants: Variants) -> None:
        """Raise BadVariant for a combination that the schema alone can't refuse."""

    def setup(self, seats: int, variants: Variants, dice: Dice) -> S:
        """The position after setting up, before anybody is asked anything."""

    def turn(self, state: S) -> Flow[None] | None:
        """From one boundary to the next; None when the game is over.

        Whose turn it is and what is under way are data in the state, so a turn can start from any snapshot. The
        shorter the way between boundaries, the cheaper are copy and undo.
        """

    def viewer(self, state: S) -> Viewer:
        """The position to be looked at; each seat is shown only what it may see.

        What doesn't depend on who looks is made once and shared between the views. Nothing in them is the state's own,
        so a view stays as it was, whatever happens to the state later.
        """

    def imagine(self, state: S, seat: int, dice: Dice) -> None:
        """In place: deal again whatever this seat can't know. After that the table gives the state other dice."""

    def result(self, state: S) -> Result:
        """Asked only when `turn` has returned None."""

    def why_not(self, state: S, seat: int, component: str) -> list[Reason]:
        """Everything that keeps this seat from using a component now; empty when nothing does."""

    def estimate(self, state: S, seat: int) -> float:
        """How well a seat stands, in points: what it has and what its means are worth. For the greedy bot."""

    def names(self, lang: str) -> Mapping[str, str]:
        """The names of components, by component id, from the content."""

    def texts(self, lang: str) -> Mapping[str, str]:
        """What is written on components, by component id, made from their effects."""

    def catalogue(self) -> Mapping[str, View]:
        """What is printed on components besides names and texts, by component id, as plain JSON for boards."""


def check_seats(rulebook: Rulebook[Any], seats: object) -> None:
    if type(seats) is not int or seats not in rulebook.seats:
        first, last = rulebook.seats[0], rulebook.seats[-1]
        known = str(first) if first == last else f"{first} to {last}"
        raise BadSeats(f"{rulebook.name} is for {known} seats, not {seats!r}")


def settle_variants(rulebook: Rulebook[Any], seats: int, given: Mapping[str, object] | None) -> Variants:
    """The full set of variants: the given ones checked, the others at their defaults."""
    settled: Variants = {name: variant.default for name, variant in rulebook.variants.items()}
    for name, value in (given or {}).items():
        variant = rulebook.variants.get(name)
        if variant is None:
            known = ", ".join(rulebook.variants) or "none"
            raise BadVariant(f"{rulebook.name} has no variant {name!r}; it has {known}")
        if variant.seats and seats not in variant.seats and value != variant.default:
            raise BadVariant(f"variant {name!r} is for {_any_of(variant.seats)} seats, not {seats}")
        variant.check(name, value)
        settled[name] = value  # type: ignore[assignment]  # check has refused every other kind
    rulebook.check(seats, settled)
    return settled


def _any_of(numbers: Sequence[int]) -> str:
    return " or ".join(map(str, numbers))
