"""The adventure books: 222 paragraphs, decoded when the first one is read. Their prose is handed out by stories.py."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from warren.games.above_below.content import PACKAGE, Folk, SpecialId, StateId
from warren.games.above_below.ops import Data, Good, Some
from warren.table.content import load_content

Book: TypeAlias = Literal["base", "underforest", "desert"]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]


class Goods(Data, frozen=True):
    """Counts of the eight goods; what isn't named is 0."""

    mushroom: Count = 0
    fish: Count = 0
    fruit: Count = 0
    rope: Count = 0
    pot: Count = 0
    paper: Count = 0
    ore: Count = 0
    amethyst: Count = 0


class Cost(Goods, frozen=True):
    """What is paid to the supply."""

    coins: Count = 0
    potion: Count = 0
    cider: Count = 0
    supplies: Count = 0


class Gain(Cost, frozen=True):
    any_good: Count = 0
    reputation: Count = 0
    special: SpecialId | None = None
    villager: Literal["cheapest"] | None = None
    cave: Count = 0


class Lose(Cost, frozen=True):
    any_good: Count = 0
    reputation: Count = 0
    injure: Count = 0
    state: StateId | None = None


class Standing(Data, frozen=True):
    reputation: Some


class Conduct(Data, frozen=True):
    """What an option does to the reputation as soon as it is chosen (AB-335)."""

    gain: Standing | None = None
    lose: Standing | None = None


class Require(Data, frozen=True):
    """What must hold to choose an option; nothing of it is spent."""

    explorers_min: Annotated[int, msgspec.Meta(ge=2, le=5)] | None = None
    explorer_has: Literal["hammer", "quill"] | None = None
    reputation_min: int | None = None
    coins_min: Some | None = None
    good: Good | None = None


class Bonus(Data, frozen=True):
    """More lanterns, under exactly one of the five conditions (AB-078)."""

    lanterns: Annotated[int, msgspec.Meta(ge=1, le=3)]
    per: Literal["hammer", "quill"] | None = None
    if_good: Good | None = None
    if_item: Literal["potion", "cider"] | None = None
    if_villager: Folk | None = None
    pay: Cost | None = None


class Check(Data, frozen=True):
    need: Annotated[int, msgspec.Meta(ge=1, le=14)]
    gain: Gain
    text: str
    text_ru: str
    lose: Lose = Lose()


class Fail(Data, frozen=True):
    text: str
    text_ru: str
    lose: Lose = Lose()


class StoryOption(Data, frozen=True):
    label: str
    label_ru: str
    checks: Annotated[tuple[Check, ...], msgspec.Meta(min_length=1, max_length=3)]
    """In rising order of `need`."""
    require: Require | None = None
    cost: Cost | None = None
    bonus: Bonus | None = None
    on_choose: Conduct | None = None
    fail: Fail | None = None


class Paragraph(Data, frozen=True):
    id: str
    title: str
    title_ru: str
    scene: str
    scene_ru: str
    options: Annotated[tuple[StoryOption, ...], msgspec.Meta(min_length=2, max_length=3)]


class BookFile(Data, frozen=True):
    format: Literal["above_below.encounters/1"]
    book: Book
    encounters: tuple[Paragraph, ...]


BOOKS: Final[tuple[Book, ...]] = ("base", "underforest", "desert")


@cache
def load_book(book: Book) -> dict[str, Paragraph]:
    """The paragraphs of a book by their numbers ("17", "U5", "D5")."""
    file = load_content(PACKAGE, f"encounters-{book}.yaml", BookFile)
    return {paragraph.id: paragraph for paragraph in file.encounters}


def book_of(number: str) -> Book:
    return "underforest" if number[0] == "U" else "desert" if number[0] == "D" else "base"


def paragraph(number: str) -> Paragraph:
    """A paragraph by its number."""
    return load_book(book_of(number))[number]


def all_paragraphs() -> Iterator[Paragraph]:
    """Those of all three books, in their order."""
    for book in BOOKS:
        yield from load_book(book).values()


def counts(things: Goods) -> list[tuple[str, int]]:
    """The counted things of a cost, gain or penalty, in the order of the fields: [("coins", 2), ("rope", 1)]."""
    return [
        (name, value) for name in things.__struct_fields__ if isinstance(value := getattr(things, name), int) and value
    ]
