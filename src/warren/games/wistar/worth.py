"""What effects are worth in points, for computer players: the model by which the cards' values were found.

The unit is 1 VP, about 1 wood (the remarks at the head of content/inventions.yaml explain the figures).
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from warren.games.wistar.components import Nodes
from warren.games.wistar.effect_types import (
    Aggro,
    Boost,
    Discount,
    ExtraRoom,
    IgnoreSkill,
    Immune,
    MovePower,
    SetPrice,
    Standing,
    When,
)
from warren.games.wistar.language import (
    Bed,
    Choose,
    CopyOnce,
    Dig,
    DiscardBed,
    Draw,
    DrawKeep,
    DrawPlay,
    EnterWorker,
    Exchange,
    Explore,
    Flip,
    Gain,
    GainAny,
    Hero,
    Ideas,
    If,
    MainAction,
    MoveExplorer,
    MoveWorkers,
    Node,
    OpenDoor,
    Per,
    Play,
    Potion,
    PrivateGoal,
    Reveal,
    Search,
    SkillToken,
    Solve,
    SwapAny,
    TakeDiscard,
    TakeMarket,
    TakeMouse,
    Tent,
    Unlock,
)
from warren.games.wistar.measures import Price

TOKENS: Final = {"wood": 1.0, "metal": 1.0, "move": 0.8, "joker": 2.0, "vp": 1.0, "current": 3.0}
CARD: Final = {"basic": 1.0, "advanced": 1.6, "any": 1.4}
PAID: Final = {
    **{name: value for name, value in TOKENS.items() if name != "current"},
    "any": 0.9,
    "cards": 0.9,
    "basic_cards": 0.8,
    "advanced_cards": 1.3,
    "mice": 2.5,
    "house_mice": 2.0,
    "cellar_mice": 3.0,
    "beds": 0.5,
}
EACH: Final[dict[type, float]] = {
    Ideas: 1.2,
    Explore: 1.2,
    Bed: 1.0,
    Dig: 0.9,
    EnterWorker: 0.1,
    MoveWorkers: 0.9,
    TakeMarket: 1.35,
    TakeDiscard: 2.0,
    GainAny: 1.1,
    TakeMouse: 2.2,
    Solve: 1.6,
}
"""Nodes with an amount: what one is worth."""
ONCE: Final[dict[type, float]] = {
    SkillToken: 2.2,
    Hero: 5.0,
    OpenDoor: 1.8,
    MoveExplorer: 1.5,
    Reveal: 2.2,
    Tent: 1.6,
    Unlock: 3.5,
    DiscardBed: 0.0,
    Potion: 1.8,
    CopyOnce: 1.6,
    SwapAny: 0.6,
    PrivateGoal: 2.8,
    MainAction: 2.5,
    Flip: 0.6,
    Search: 1.7,
    Aggro: 1.0,
}
FREE: Final = 2.0
"""How much more a room or bed is worth that costs nothing."""
TIMES: Final = {
    "gather": 1.2,
    "gain_token": 2.8,
    "gain_vp": 6.0,
    "gain_icon": 1.9,
    "take_card": 2.7,
    "play_card": 2.6,
    "take_door": 1.5,
    "reveal_mission": 1.4,
    "solve_mission": 1.4,
    "take_mouse": 1.7,
    "dig_room": 2.4,
    "build_bed": 2.4,
    "claim_goal": 1.6,
    "use_move": 2.4,
    "use_potion": 2.5,
    "visit_alchemist": 2.0,
}
"""How often a trigger fires in a game after its card is played."""


@cache
def worth(nodes: Nodes) -> float:
    """What resolving these nodes once brings."""
    return sum(map(node_worth, nodes))


@cache
def points(nodes: Nodes) -> int:
    """The VP among what resolving these nodes brings."""
    return sum(node.vp for node in nodes if isinstance(node, Gain))


def node_worth(node: Any) -> float:
    kind = type(node)
    if kind is Gain:
        return sum((TOKENS[name] * getattr(node, name) for name in TOKENS), 0.0)
    if kind in ONCE:
        return ONCE[kind]
    if kind in EACH:
        each = EACH[kind] + (FREE if isinstance(node, Bed | Dig) and node.free else 0.0)
        times: int = node.n
        return each * times
    return _composed(node)


def _composed(node: Node) -> float:
    match node:
        case Draw():
            return CARD[node.deck] * node.n
        case DrawKeep():
            return CARD[node.deck] * node.keep + 0.25 * (node.n - node.keep)
        case DrawPlay():
            return 5.2 if node.deck == "basic" else 6.5
        case Play():
            cheaper = node.discount
            worth_off = 0.9 * (cheaper.wood + cheaper.metal + cheaper.either) + 0.7 * node.ignore_skill
            return (1.6 + 3.0 * node.free + worth_off) * node.n
        case If():
            return 0.65 * worth(node.then) + 0.35 * worth(node.otherwise)
        case Per():
            return 1.8 * worth(node.do)
        case Exchange():
            return max(0.5, worth(node.get) - price_worth(node.pay))
        case Choose():
            return max(map(worth, node.of)) + 0.3
    return 0.0


@cache
def price_worth(price: Price) -> float:
    return sum((value * getattr(price, name) for name, value in PAID.items()), 0.0)


def standing_worth(node: Standing) -> float:
    """What a permanent node brings in a whole game."""
    match node:
        case When():
            return TIMES.get(node.event, 1.5) * worth(node.do)
        case Discount():
            times = 2.0 if node.kind or node.target != "play" else 5.0
            return times * 0.9 * (node.wood + node.metal + node.move + node.either)
        case IgnoreSkill():
            return 2.0 * node.n
        case SetPrice():
            return 2.5
        case ExtraRoom():
            return 2.2 * node.n
        case Boost():
            return 2.0 * node.n
        case MovePower():
            return 1.5
        case Immune():
            return 1.0
    return 0.0
