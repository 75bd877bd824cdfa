"""What the things of a player are worth with so many turns to go, for computer players.

Everything that isn't points yet is worth less the fewer turns are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from warren.games.wistar.burrow import BED_VP, ROOM_VP
from warren.games.wistar.effect_types import Score
from warren.games.wistar.missions import markers_left
from warren.games.wistar.pieces import BOARD, CARDS, EFFECTS, MICE, POWERS
from warren.games.wistar.requirements import lacking, missing_skills
from warren.games.wistar.state import Player
from warren.games.wistar.worth import price_worth, standing_worth, worth

ROUNDS: Final = BOARD.meta.rounds
TURNS: Final = BOARD.meta.turns_per_round

WEIGHTS: Final = {
    "wood": 0.6,
    "metal": 0.6,
    "move": 0.5,
    "joker": 0.6,
    "current": 1.5,
    "time": 7.0,
    "bed": 1.3,
    "room": 1.0,
    "free_room": 0.5,
    "first": 0.37,
    "second": 0.35,
    "third": 0.33,
    "scout": 0.1,
    "entrance": 0.42,
    "soon": 0.35,
    "then": 0.1,
    "idea": 1.0,
    "income": 1.0,
    "once": 0.8,
    "standing": 1.0,
    "growth": 1.0,
    "icon": 0.55,
    "hand": 0.55,
    "plays": 0.35,
    "far": 0.8,
    "spare_card": 0.15,
    "goal": 0.9,
    "near_goal": 0.6,
    "row": 0.4,
    "hidden": 2.0,
    "door": 1.4,
    "farm": 0.2,
    "tent": 0.3,
    "main": 0.85,
    "bonus": 0.8,
}
"""Found by letting candidates play. `time` is the number of turns up to which means lose worth."""

LEFT_OVER: Final = 0.2
"""What a token of any kind scores at the end."""
JOKER: Final = 0.5
"""How much nearer a joker brings what needs an icon: it can be spent on one such thing only."""
NEEDED: Final = (0.0, 1.0, 2.0, 3.0, 3.8, 4.4, 4.8, 5.0)
"""Of so many tokens of a kind, as many will be of use."""
PARTNER: Final = {power: f"power:{printed.pair_with}" for power, printed in POWERS.items()}


@cache
def time_left(turns: int) -> float:
    """How much of a means' worth is left with so many turns to go."""
    return min(1.0, turns / WEIGHTS["time"])


@cache
def early(turns: int) -> float:
    """How likely it is that a way begun is gone to its end."""
    return min(1.0, turns / 5)


# --- tokens ---------------------------------------------------------------------------------------------------------


@cache
def each_worth(what: str, turns: int) -> float:
    """What one of the first few wood, metal or movement tokens is worth."""
    return LEFT_OVER + WEIGHTS[what] * time_left(turns)


@cache
def stock(n: int, each: float) -> float:
    """The first few are worth most: who gathers more than there is time to spend keeps the fifth of a point."""
    return LEFT_OVER * n + (each - LEFT_OVER) * NEEDED[min(n, len(NEEDED) - 1)]


def gathered(me: Player, what: str, n: int, turns: int) -> float:
    """What n more are worth to somebody who has some."""
    have, each = getattr(me, what), each_worth(what, turns)
    return stock(have + n, each) - stock(have, each)


@cache
def jokers(n: int, turns: int) -> float:
    return 0.5 * n + WEIGHTS["joker"] * time_left(turns) * min(n, 3)


# --- the burrow -----------------------------------------------------------------------------------------------------


def tiles(points: Sequence[int], n: int, weight: float, turns: int) -> float:
    """Beds or rooms: what they score, and while there is time the way to the high scores at the end."""
    now = points[n - 1] if n else 0
    path = points[-1] / len(points) * n
    return now + early(turns) * weight * (path - now)


@cache
def beds(n: int, turns: int) -> float:
    return tiles(BED_VP, n, WEIGHTS["bed"], turns)


@cache
def rooms(n: int, turns: int) -> float:
    return tiles(ROOM_VP, n, WEIGHTS["room"], turns)


# --- components in play ---------------------------------------------------------------------------------------------


@cache
def future(component: str) -> tuple[float, float, float]:
    """What a component in play brings: in each later round, in each round by a 1x effect, in a whole game."""
    effect = EFFECTS[component]
    if effect is None:
        return 0.0, 0.0, 0.0
    if effect.type == "income":
        return worth(effect.do), 0.0, 0.0
    if effect.type == "once":
        return 0.0, worth(effect.do), 0.0
    if effect.type == "permanent":
        return 0.0, 0.0, sum(map(standing_worth, effect.do))
    return 0.0, 0.0, 0.0


@cache
def at_once(component: str) -> float:
    """What a card, mouse or power brings when it comes into play."""
    effect = EFFECTS[component]
    if effect is not None and effect.type in ("immediate", "income", "aggressive"):
        return worth(effect.do)
    return 0.0


@cache
def growth(card: str) -> float:
    """How much a final effect will still grow in a whole game."""
    effect = EFFECTS[card]
    if effect is None or effect.type != "final":
        return 0.0
    return sum(2.5 * node.vp for node in effect.do if isinstance(node, Score) and node.per is not None)


@cache
def coming(component: str, turns: int) -> float:
    """What a component brings when it comes into play now, and from then on; its printed points aside."""
    income, once, standing = future(component)
    rounds = max(0, (turns - 1) // TURNS)
    fraction = turns / (TURNS * ROUNDS)
    gifts = at_once(component) * (0.4 + 0.6 * early(turns))
    value = gifts + WEIGHTS["income"] * income * rounds + WEIGHTS["standing"] * standing * fraction
    return value + WEIGHTS["once"] * once * (rounds + (turns > 0))


@cache
def in_play(card: str, turns: int) -> float:
    """What a card is worth once it is played."""
    printed = CARDS[card]
    fraction = turns / (TURNS * ROUNDS)
    value = printed.vp + coming(card, turns) + WEIGHTS["growth"] * growth(card) * fraction
    return value + WEIGHTS["icon"] * (len(printed.skills) + printed.energy) * time_left(turns)


@cache
def in_room(mouse: str, turns: int) -> float:
    """What a mouse is worth once it has moved in."""
    return MICE[mouse].vp + coming(mouse, turns)


@cache
def marker_off(power: str, paired: bool, turns: int) -> float:
    """What a power is worth once its marker is gone, less the price of its space; `paired` if its partner's is gone."""
    printed = POWERS[power]
    value = printed.vp - price_worth(printed.unlock_price) + coming(power, turns)
    return value + printed.pair_vp * (1.0 if paired else 0.4 * early(turns))


def best_marker(me: Player, color: str, turns: int) -> float:
    left = markers_left(me, color)
    return max((marker_off(power, PARTNER[power] in me.powers, turns) for power in left), default=0.0)


# --- cards in hand --------------------------------------------------------------------------------------------------


def net(me: Player, card: str, turns: int) -> float:
    """What a card would bring if it were played now, less its price in tokens and jokers."""
    printed = CARDS[card]
    cost = printed.cost
    price = cost.wood * each_worth("wood", turns) + cost.metal * each_worth("metal", turns)
    price += cost.move * each_worth("move", turns)
    missing = missing_skills(me, printed.needs)
    spent = min(missing, me.joker)
    if spent:
        price += jokers(me.joker, turns) - jokers(me.joker - spent, turns)
    return in_play(card, turns) - price


def prospect(me: Player, card: str, turns: int) -> float:
    """What a card in hand promises: the further off it is, the less."""
    printed = CARDS[card]
    missing = missing_skills(me, printed.needs)
    far = missing - JOKER * min(missing, me.joker) + len(lacking(me, printed.needs))
    short = max(0, printed.cost.wood - me.wood) + max(0, printed.cost.metal - me.metal)
    share = 1.0 if not (far or short) else 0.8 if not far else 0.65
    return (net(me, card, turns) - WEIGHTS["far"] * far) * share


@cache
def spare_card(turns: int) -> float:
    """A card that won't be played: a thing to pay with."""
    return LEFT_OVER + WEIGHTS["spare_card"] * time_left(turns)


def hand(me: Player, turns: int) -> float:
    """The best cards that there is time to play; the others are hardly worth more than a thing to pay with."""
    values = sorted((prospect(me, card, turns) for card in me.hand), reverse=True)
    plays = turns * WEIGHTS["plays"]
    spare = spare_card(turns)
    value = 0.0
    for at, promise in enumerate(values):
        share = min(1.0, max(0.0, plays - at))
        value += max(spare, WEIGHTS["hand"] * share * promise)
    return value
