"""What stands on components: the six types of effects, and the nodes that are never simply resolved (ops.md 2, 6 to 8).

Permanent nodes are in force, aggressive nodes hit others, final nodes score.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from msgspec import Struct

from warren.games.wistar.language import Node, Op
from warren.games.wistar.measures import (
    Action,
    AnyMouse,
    Cond,
    Count,
    Deck,
    EffectType,
    Kind,
    Loss,
    Skill,
    Token,
)

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
