"""Every rulebook at every seat count and variant: what the contract tests run over."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, TypeAlias

from tests.toy.rulebook import TOY
from warren.games import names, rulebook
from warren.table import BadVariant, Choice, Rulebook, Table, Variants
from warren.table.rulebook import settle_variants
from warren.table.table import UndoPolicy


@dataclass(frozen=True, eq=False)
class Case:
    """One rulebook, seat count and set of variants."""

    book: Rulebook[Any]
    seats: int
    label: str
    variants: Variants

    def __str__(self) -> str:
        return f"{self.book.name}-{self.seats}-{self.label}"

    def start(self, seed: int = 1, undo: UndoPolicy = "free", **flags: bool) -> Table[Any]:
        return Table.start(self.book, self.seats, seed, self.variants, undo, **flags)


def variant_sets(book: Rulebook[Any], seats: int) -> Iterator[tuple[str, Variants]]:
    """The defaults, every single other value, lists from the longest on, and all switches on at once."""
    yield "default", {}
    switches: Variants = {}
    for name, variant in book.variants.items():
        if isinstance(variant.default, bool):
            switches[name] = not variant.default
            yield name, {name: not variant.default}
        elif isinstance(variant.default, str | int):
            for value in variant.values:
                if value != variant.default:
                    yield f"{name}={value}", {name: value}
        else:
            for length in range(len(variant.values), 0, -1):
                yield name, {name: [str(value) for value in variant.values[length - 1 :: -1]]}
    if len(switches) > 1:
        yield "all", switches


@cache
def cases() -> list[Case]:
    """What the rules refuse is left out, and of each list all but the longest that they take."""
    found: dict[tuple[str, int, str], Case] = {}
    for book in [TOY, *map(rulebook, names())]:
        for seats in book.seats:
            for label, variants in variant_sets(book, seats):
                try:
                    settle_variants(book, seats, variants)
                except BadVariant:
                    continue
                found.setdefault((book.name, seats, label), Case(book, seats, label, variants))
    return list(found.values())


def plain_cases() -> list[Case]:
    """One case for each rulebook and seat count, all its switches on where there are any."""
    last: dict[tuple[str, int], Case] = {}
    for case in cases():
        if case.label in ("default", "all"):
            last[case.book.name, case.seats] = case
    return list(last.values())


def answer(choice: Choice, random: Random) -> int:
    return random.randrange(len(choice.options))


def play(table: Table[Any], seed: int = 0, moves: int = 100_000) -> Table[Any]:
    """Random choices, to the end or for so many moves."""
    random = Random(seed)
    while table.choice is not None and moves:
        table.choose(answer(table.choice, random))
        moves -= 1
    return table


@cache
def length(case: Case) -> int:
    """How many choices a random game of this case has."""
    return play(case.start()).moves


def stops(case: Case, how_many: int) -> list[int]:
    """Some moments of a game, spread from the first question to the last."""
    last = length(case) - 1
    return sorted({round(last * i / (how_many - 1)) for i in range(how_many)})


COMPONENT = re.compile(r"[a-z_]+:[^\s\"]+")


def components(thing: object) -> set[str]:
    """Every component id in a view."""
    if isinstance(thing, str):
        return {thing} if COMPONENT.fullmatch(thing) else set()
    if isinstance(thing, dict):
        return components(list(thing.keys())) | components(list(thing.values()))
    if isinstance(thing, list | tuple):
        return set().union(*map(components, thing)) if thing else set()
    return set()


Path: TypeAlias = tuple[str | int, ...]


def shared(one: object, other: object, path: Path = ()) -> Iterator[Path]:
    """Where two views hold the very same thing, and not merely an equal one."""
    if isinstance(one, dict) and isinstance(other, dict):
        places: Iterable[str | int] = one.keys() & other.keys()
    elif isinstance(one, list) and isinstance(other, list):
        places = range(min(len(one), len(other)))
    else:
        return
    if one is other:
        yield path
        return
    for place in places:
        yield from shared(one[place], other[place], (*path, place))  # type: ignore[index]


def at(view: Any, path: Path) -> Any:
    for place in path:
        view = view[place]
    return view
