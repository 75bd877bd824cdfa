"""The effect language of content/ops.md, strictly typed: one frozen struct for each op.

Whoever resolves a node dispatches on its type. A key the language doesn't know is an error when the content is read.
"""

from __future__ import annotations

import re
from typing import ClassVar, Final, Literal, TypeAlias

from msgspec import Struct, field

from warren.games.wistar.measures import (
    ACTIONS,
    Action,
    AnyDeck,
    AnyKind,
    AnyMouse,
    Cheaper,
    Color,
    Cond,
    Count,
    Deck,
    EffectType,
    Kind,
    Loss,
    Place,
    Price,
    Skill,
    Token,
)


def snake(name: str) -> str:
    """The op written in the content for a class of this name: DrawPlay -> draw_play."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Op(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="op", tag=snake):
    """A node of an effect."""


# --- tokens, points, cards (ops.md 3) -------------------------------------------------------------------------------


class Gain(Op, frozen=True):
    wood: int = 0
    metal: int = 0
    move: int = 0
    joker: int = 0
    vp: int = 0
    current: int = 0

    def __post_init__(self) -> None:
        if not (self.wood or self.metal or self.move or self.joker or self.vp or self.current):
            raise ValueError("a gain of nothing")


class GainAny(Op, frozen=True):
    n: int
    cards: bool = False


class SkillToken(Op, frozen=True):
    pass


class Hero(Op, frozen=True):
    pass


class Draw(Op, frozen=True):
    deck: AnyDeck
    n: int


class DrawPlay(Op, frozen=True):
    deck: Deck
    n: int
    play: Literal[1] = 1


class DrawKeep(Op, frozen=True):
    deck: Deck
    n: int
    keep: int


class Flip(Op, frozen=True):
    deck: Deck
    kind: Kind


class Search(Op, frozen=True):
    deck: Deck
    kind: Kind


class TakeDiscard(Op, frozen=True):
    deck: AnyDeck
    n: int


class TakeMarket(Op, frozen=True):
    deck: Deck
    n: int


class Ideas(Op, frozen=True):
    n: int


class PrivateGoal(Op, frozen=True):
    draw: int
    keep: Literal[1] = 1


class Play(Op, frozen=True):
    deck: AnyDeck = "any"
    kind: AnyKind = "any"
    free: bool = False
    discount: Cheaper = Cheaper()
    ignore_skill: int = 0
    without_skill: Skill | None = None
    n: int = 1


# --- farm, missions, burrow, actions --------------------------------------------------------------------------------


class Explore(Op, frozen=True):
    n: int


class OpenDoor(Op, frozen=True):
    where: Literal["adjacent", "anywhere"]


class MoveExplorer(Op, frozen=True):
    range: Literal["one", "reachable"]


class Reveal(Op, frozen=True):
    where: Place


class Solve(Op, frozen=True):
    n: int = 1
    ignore_skill: int = 0


class Tent(Op, frozen=True):
    where: Literal["here", "reachable"]


class TakeMouse(Op, frozen=True):
    source: Literal["supply", "round", "here", "anywhere"] = field(name="from")
    kind: AnyMouse = "any"
    n: int = 1


class Dig(Op, frozen=True):
    n: int
    free: bool = False


class Bed(Op, frozen=True):
    n: int
    free: bool = False


class EnterWorker(Op, frozen=True):
    n: int


class MoveWorkers(Op, frozen=True):
    n: int


class Unlock(Op, frozen=True):
    color: Color | Literal["any"]
    to: Literal["discard"]


class DiscardBed(Op, frozen=True):
    pass


class MainAction(Op, frozen=True):
    of: Action | Literal["any"] | tuple[Action, ...]
    strength: int | Literal["workers"] = "workers"

    def actions(self) -> tuple[Action, ...]:
        """The main actions to choose from."""
        if isinstance(self.of, tuple):
            return self.of
        return ACTIONS if self.of == "any" else (self.of,)


class Potion(Op, frozen=True):
    pass


class CopyOnce(Op, frozen=True):
    source: Literal["any"] = field(name="from")


# --- structure ------------------------------------------------------------------------------------------------------


class Choose(Op, frozen=True):
    of: tuple[tuple[Node, ...], ...]
    n: int = 1


class Exchange(Op, frozen=True):
    pay: Price
    get: tuple[Node, ...]
    times: int | Literal["any"] = 1


class SwapAny(Op, frozen=True):
    pass


class Per(Op, frozen=True):
    count: Count
    do: tuple[Node, ...]
    max: int | None = None


class If(Op, frozen=True):
    cond: Cond
    then: tuple[Node, ...]
    otherwise: tuple[Node, ...] = field(default=(), name="else")


# --- permanent nodes (ops.md 6) -------------------------------------------------------------------------------------

Event: TypeAlias = Literal[
    "gather",
    "gain_token",
    "gain_vp",
    "gain_icon",
    "take_card",
    "play_card",
    "take_door",
    "reveal_mission",
    "solve_mission",
    "take_mouse",
    "dig_room",
    "build_bed",
    "place_tent",
    "move_explorer",
    "claim_goal",
    "gain_current",
    "use_move",
    "use_once",
    "visit_alchemist",
    "use_potion",
    "discard_card",
    "main_action",
]

EVENT_FILTERS: Final[dict[str, frozenset[str]]] = {
    "gather": frozenset({"action"}),
    "gain_token": frozenset({"what", "mode"}),
    "gain_icon": frozenset({"skill", "energy"}),
    "take_card": frozenset({"deck"}),
    "play_card": frozenset({"deck", "kind", "effect", "has_skill"}),
    "solve_mission": frozenset({"where"}),
    "take_mouse": frozenset({"kind"}),
    "discard_card": frozenset({"deck"}),
    "main_action": frozenset({"action"}),
}
"""The filters each event knows; an event not named here knows none."""


class When(Op, frozen=True):
    event: Event
    do: tuple[Node, ...]
    action: Action | None = None
    what: Token | None = None
    mode: Literal["batch", "unit"] = "batch"
    skill: Skill | None = None
    energy: bool = False
    deck: Deck | None = None
    kind: Kind | AnyMouse | None = None
    effect: EffectType | None = None
    has_skill: Skill | None = None
    where: AnyMouse | None = None

    def __post_init__(self) -> None:
        known = EVENT_FILTERS.get(self.event, frozenset())
        plain: dict[str, object] = {"mode": "batch", "energy": False}
        for name in self.__struct_fields__[2:]:
            if name not in known and getattr(self, name) != plain.get(name):
                raise ValueError(f"the event {self.event} has no filter {name}")


class Discount(Op, frozen=True):
    """A standing discount. `bed_action` and `dig_action` mean the total of one main action."""

    target: Literal["play", "bed", "dig", "bed_action", "dig_action", "mission"]
    deck: Deck | None = None
    kind: Kind | None = None
    has_skill: Skill | None = None
    wood: int = 0
    metal: int = 0
    either: int = 0
    move: int = 0


class IgnoreSkill(Op, frozen=True):
    target: Literal["play", "mission"]
    n: int
    deck: Deck | None = None
    kind: Kind | None = None
    has_skill: Skill | None = None


class SetPrice(Op, frozen=True, tag="price"):
    """Another standing price of beds (wood) or rooms (metal)."""

    target: Literal["bed", "dig"]
    wood: int = 0
    metal: int = 0


class ExtraRoom(Op, frozen=True):
    n: int


class Boost(Op, frozen=True):
    action: Action
    n: int


class MovePower(Op, frozen=True):
    n: int


class Immune(Op, frozen=True):
    pass


# --- aggressive and final nodes (ops.md 7 and 8) --------------------------------------------------------------------


class Aggro(Op, frozen=True):
    more: Count
    lose: tuple[Loss, ...] = ()
    choose: tuple[tuple[Loss, ...], ...] = ()

    def __post_init__(self) -> None:
        if bool(self.lose) == bool(self.choose):
            raise ValueError("an aggressive node says either `lose` or `choose`")


class Score(Op, frozen=True):
    vp: int
    per: Count | None = None
    max: int | None = None


class ScoreIf(Op, frozen=True):
    cond: Cond
    vp: int


# --- effects (ops.md 2) ---------------------------------------------------------------------------------------------

Node: TypeAlias = (
    Gain
    | GainAny
    | SkillToken
    | Hero
    | Draw
    | DrawPlay
    | DrawKeep
    | Flip
    | Search
    | TakeDiscard
    | TakeMarket
    | Ideas
    | PrivateGoal
    | Play
    | Explore
    | OpenDoor
    | MoveExplorer
    | Reveal
    | Solve
    | Tent
    | TakeMouse
    | Dig
    | Bed
    | EnterWorker
    | MoveWorkers
    | Unlock
    | DiscardBed
    | MainAction
    | Potion
    | CopyOnce
    | Choose
    | Exchange
    | SwapAny
    | Per
    | If
)
"""An ordinary node: it is resolved, and that's that."""

Standing: TypeAlias = When | Discount | IgnoreSkill | SetPrice | ExtraRoom | Boost | MovePower | Immune
"""A permanent node: it is in force as long as its component is in the play area."""

AggroNode: TypeAlias = Aggro | Node
FinalNode: TypeAlias = Score | ScoreIf


class EffectBase(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """What all effects have in common: a type."""

    type: ClassVar[EffectType]


class Immediate(EffectBase, frozen=True):
    type = "immediate"
    do: tuple[Node, ...]


class Once(EffectBase, frozen=True):
    type = "once"
    do: tuple[Node, ...]


class Income(EffectBase, frozen=True):
    type = "income"
    do: tuple[Node, ...]


class FinalScore(EffectBase, frozen=True, tag="final"):
    type = "final"
    do: tuple[FinalNode, ...]


class Permanent(EffectBase, frozen=True):
    type = "permanent"
    do: tuple[Standing, ...]


class Aggressive(EffectBase, frozen=True):
    type = "aggressive"
    do: tuple[AggroNode, ...]


Effect: TypeAlias = Immediate | Once | Income | FinalScore | Permanent | Aggressive
