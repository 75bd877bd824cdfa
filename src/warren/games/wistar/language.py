"""The ordinary nodes of the effect language (content/ops.md 3), strictly typed: one frozen struct for each op.

The other nodes, and the effects they all stand in, are in effect_types.py. Whoever resolves a node dispatches on its
type. A key the language doesn't know is an error when the content is read.
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

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
    Kind,
    Place,
    Price,
    Skill,
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
