"""What the effect language (content/ops.md) measures: prices, requirements, counts and conditions, strictly typed."""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

Token: TypeAlias = Literal["wood", "metal", "move", "joker"]
Skill: TypeAlias = Literal["intelligence", "agility", "perception", "strength", "endurance"]
Deck: TypeAlias = Literal["basic", "advanced"]
AnyDeck: TypeAlias = Literal["basic", "advanced", "any"]
Kind: TypeAlias = Literal["structure", "tool", "robot"]
AnyKind: TypeAlias = Literal["structure", "tool", "robot", "any"]
EffectType: TypeAlias = Literal["immediate", "once", "income", "final", "permanent", "aggressive"]
MouseKind: TypeAlias = Literal["house", "cellar"]
AnyMouse: TypeAlias = Literal["house", "cellar", "any"]
Area: TypeAlias = Literal["forest", "burrow", "farm"]
Action: TypeAlias = Literal["gather_wood", "dig_rooms", "gather_metal", "build_beds", "find_ideas", "explore"]
Color: TypeAlias = Literal["brown", "grey"]
Place: TypeAlias = Literal["here", "anywhere"]

SKILLS: Final[tuple[Skill, ...]] = ("intelligence", "agility", "perception", "strength", "endurance")
KINDS: Final[tuple[Kind, ...]] = ("structure", "tool", "robot")
AREAS: Final[tuple[Area, ...]] = ("forest", "burrow", "farm")
ACTIONS: Final[tuple[Action, ...]] = (
    "gather_wood",
    "dig_rooms",
    "gather_metal",
    "build_beds",
    "find_ideas",
    "explore",
)


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something without an op of its own: a price, a filter, a discount."""


# --- prices, requirements, filters (ops.md 4) -----------------------------------------------------------------------


class Price(Part, frozen=True):
    """All of it is paid at once. `any` is items in any mix of wood, metal and hand cards."""

    wood: int = 0
    metal: int = 0
    move: int = 0
    joker: int = 0
    vp: int = 0
    any: int = 0
    cards: int = 0
    basic_cards: int = 0
    advanced_cards: int = 0
    mice: int = 0
    house_mice: int = 0
    cellar_mice: int = 0
    beds: int = 0


class Needs(Part, frozen=True):
    """What only has to be there."""

    skills: dict[Skill, int] = {}
    energy: int = 0
    kinds: dict[Kind, int] = {}
    effects: dict[EffectType, int] = {}
    current: Literal[0, 1, 2] = 0
    mice: dict[AnyMouse, int] = {}
    rooms_dug: int = 0
    beds: int = 0
    doors: int = 0


class Cheaper(Part, frozen=True):
    """How much less a card costs; `either` is that many, each wood or metal."""

    wood: int = 0
    metal: int = 0
    move: int = 0
    either: int = 0


class CardFilter(Part, frozen=True):
    """Which played cards are meant; a filter not given lets all pass."""

    deck: Deck | None = None
    kind: Kind | None = None
    effect: EffectType | None = None
    has_skill: Skill | None = None


# --- counts and conditions (ops.md 5) -------------------------------------------------------------------------------


class Count(Part, frozen=True, dict=True):
    """A number to look up. Exactly one key is given; `what` names it, and that field holds what it asks for."""

    tokens: Token | None = None
    skill: Skill | Literal["any"] | None = None
    energy: Literal[True] | None = None
    cards: CardFilter | None = None
    hand: AnyDeck | None = None
    mice: AnyMouse | None = None
    cheese: Literal[True] | None = None
    beds: Literal[True] | None = None
    rooms_dug: Literal[True] | None = None
    free_rooms: Literal[True] | None = None
    doors: Literal[True] | None = None
    markers: Literal["missions", "brown", "grey", "any"] | None = None
    goals: Literal[True] | None = None
    tents: Literal[True] | None = None
    heroes: Literal[True] | None = None
    workers: Area | Literal["board", "entrance"] | None = None
    leaders: Literal["alchemist"] | None = None
    current: Literal[True] | None = None
    vp: Literal[True] | None = None
    sets: tuple[Count, ...] | None = None
    sum: tuple[Count, ...] | None = None
    each: int | None = None
    of: Count | None = None
    """Only beside `each`: what is divided."""

    def __post_init__(self) -> None:
        given = _given(self, beside=("of",))
        if len(given) != 1 or (self.of is not None) != (self.each is not None):
            raise ValueError(f"a count has exactly one key, not {given}")

    @cached_property
    def what(self) -> str:
        return _given(self, beside=("of",))[0]


class Cond(Part, frozen=True, dict=True):
    """A condition. Exactly one key is given; `what` names it."""

    current: Literal[1, 2] | None = None
    at_least: int | None = None
    at_most: int | None = None
    of: Count | None = None
    """Only beside `at_least` and `at_most`: what is counted."""
    round: int | None = None
    leader_on_wheel: Literal[True] | None = None
    explorer_in: tuple[str, ...] | None = None
    all: tuple[Cond, ...] | None = None
    any: tuple[Cond, ...] | None = None
    negated: Cond | None = field(default=None, name="not")

    def __post_init__(self) -> None:
        given = _given(self, beside=("of",))
        counts = self.at_least is not None or self.at_most is not None
        if len(given) != 1 or (self.of is not None) != counts:
            raise ValueError(f"a condition has exactly one key, not {given}")

    @cached_property
    def what(self) -> str:
        return _given(self, beside=("of",))[0]


class Loss(Part, frozen=True):
    """What an opponent who is hit loses. Exactly one key is given."""

    vp: int = 0
    wood: int = 0
    metal: int = 0
    move: int = 0
    joker: int = 0
    card: int = 0
    mouse: int = 0
    any: int = 0

    def __post_init__(self) -> None:
        if sum(1 for name in self.__struct_fields__ if getattr(self, name)) != 1:
            raise ValueError("a loss has exactly one key")


def _given(part: Struct, beside: tuple[str, ...] = ()) -> list[str]:
    """The fields that are given, those that only go `beside` another left out."""
    fields = part.__struct_fields__
    return [name for name in fields if name not in beside and getattr(part, name) is not None]
