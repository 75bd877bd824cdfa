"""How well a seat stands, in points: for the greedy bot. The worth of effects comes from the content's cost model."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from warren.games.tombs import scoring
from warren.games.tombs.buying import Bought, ways
from warren.games.tombs.content import (
    CARDS,
    CHESTS,
    COMPONENTS,
    ENTRANCES,
    FIRST_ENTRANCE,
    HELPERS,
    ROOMS,
    EffectData,
    table_size,
)
from warren.games.tombs.events import FAME, GOLD
from warren.games.tombs.markets import is_room
from warren.games.tombs.state import NOBODY, NOTHING, Tombs
from warren.games.tombs.steps import Amount, StepData

MODEL: Final = COMPONENTS.cost_model
UNIT: Final[dict[str, float]] = MODEL["unit"]
POINT: Final = 1 / UNIT["fame"]
"""What a unit of the cost model (one resource) is worth in points."""
HOARD: Final = (0.0, 0.45, 0.85, 1.2, 1.45, 1.6, 1.7, 1.75, 1.77, 1.78)
"""Points for so many of one resource: what isn't spent is worth less and less."""
PRICE: Final = 0.3
"""Points that a resource spent is reckoned at when a purchase is weighed."""
ON_CARD: Final = 0.75
"""An effect under a paw is worth less than one already had: it takes an action to collect, and may fit badly."""
CYCLES: Final = 4.0
"""How often paws are removed in a whole game."""
SETS: Final = 0.8
TOLLS: Final = 0.5
NO_PURCHASE: Final = 0.4
BARGAIN: Final = 0.3
"""A card in the camp: a choice kept and a resource saved."""


def estimate(state: Tombs, seat: int) -> float:
    """Points so far, and what means, paws, chests, helpers and camp are worth while the game lasts."""
    player = state.players[seat]
    points = float(sum(scoring.breakdown(state, seat).values()))
    if state.stage == "over":
        return points
    left = _game_left(state)
    worth = sum(HOARD[n] for n in player.means[:GOLD]) + HOARD[player.means[GOLD]] * UNIT["gold"]
    worth += BARGAIN * len(player.camp) + POINT * ON_CARD * sum(map(_chest_worth, player.chests))
    worth += ON_CARD * _paws(state, seat, left)
    lasting = CYCLES * POINT * sum(map(_helper_worth, player.helpers)) + TOLLS * state.owners.count(seat)
    return points + min(1.0, 3 * left) * worth + left * lasting


def _game_left(state: Tombs) -> float:
    """The share of the game that is still to come, by the end condition that is nearest."""
    if state.ending:
        return 0.05
    fame = max(player.means[FAME] for player in state.players)
    places = state.empty / table_size(state.seats).end_rooms
    return max(0.05, min(1 - fame / state.end_fame, places))


def _paws(state: Tombs, seat: int, left: float) -> float:
    """What the cards under the paws promise, in points: plain effects, and the best purchases they allow."""
    laid = state.players[seat].laid
    plain = opens = hires = 0.0
    sites = sum(1 for spot in laid if spot < FIRST_ENTRANCE and state.rooms[spot] == NOTHING)
    for spot in laid:
        if spot >= FIRST_ENTRANCE:
            card = spot - FIRST_ENTRANCE
            promise = _entrance_worth(card, 0 if state.turned[card] == NOBODY else 1)
        elif state.rooms[spot] != NOTHING:
            promise = _room_worth(state.rooms[spot])
        else:
            continue
        plain += promise[0]
        opens += promise[1]
        hires += promise[2]
    worth = POINT * plain + 0.2 * sites
    if opens and sites:
        worth += _best_purchase(state, seat, "room", left) * min(opens, sites, 1 + 0.4 * (opens - 1))
    if hires:
        worth += _best_purchase(state, seat, "helper", left) * (1 + 0.4 * (hires - 1))
    return worth


def _best_purchase(state: Tombs, seat: int, kind: Bought, left: float) -> float:
    """What buying the most useful card one can pay for now would bring."""
    player = state.players[seat]
    market = state.room_market if kind == "room" else state.helper_market
    owned = scoring.rooms_of(state, seat) if kind == "room" else player.helpers
    before, best = scoring.diversity(owned), NO_PURCHASE
    for card in (*market.cards(), *(card for card in player.camp if is_room(card) == (kind == "room"))):
        if not ways(state, seat, card, 0):
            continue
        value: float = CARDS[card].fame - PRICE * sum(CARDS[card].price)
        value += SETS * (scoring.diversity([*owned, card]) - before)
        value += left * (TOLLS if kind == "room" else CYCLES * POINT * _helper_worth(card))
        best = max(best, value)
    return best


# --- the worth of what is printed, in units of the cost model --------------------------------------------------------


@cache
def _entrance_worth(card: int, side: int) -> tuple[float, int, int]:
    """Plain worth, rooms to open and helpers to hire by a side of an entrance card."""
    data = ENTRANCES[card].data
    return _promise(data.normal.ops if side == 0 or data.secret is None else data.secret.ops)


@cache
def _room_worth(card: int) -> tuple[float, int, int]:
    return _promise(ROOMS[card].data.ops)


def _promise(steps: list[StepData]) -> tuple[float, int, int]:
    opens = sum(1 for step in steps if step.open_room is not None)
    hires = sum(1 for step in steps if step.hire is not None)
    return sum(_worth(step) for step in steps if step.open_room is None and step.hire is None), opens, hires


@cache
def _chest_worth(chest: int) -> float:
    return sum(map(_worth, CHESTS[chest].data.ops))


@cache
def _helper_worth(card: int) -> float:
    """Per removal cycle; a one-time effect has been had."""
    return sum(map(_effect_worth, HELPERS[card - len(ROOMS)].data.effects))


def _effect_worth(effect: EffectData) -> float:
    if effect.static is not None:
        statics = msgspec.to_builtins(effect.static)
        return float(sum(MODEL["static"][name] for name in statics))
    if effect.when is None:
        return 0.0
    frequency: Any = MODEL["frequency"][effect.when.event]
    if isinstance(frequency, dict):
        frequency = frequency[effect.when.of or effect.when.owner or effect.when.at]
    factor = MODEL["once_per_turn_factor"] if effect.limit else 1.0
    return float(frequency * factor * sum(map(_worth, effect.do)))


def _worth(step: StepData) -> float:
    """One step: amounts by their units, other ops by the model's table."""
    if step.gain is not None:
        return _amount_worth(step.gain)
    if step.gain_if_low is not None:
        return float(step.gain_if_low.base + step.gain_if_low.high)
    if step.gain_per is not None:
        return float(MODEL["op"]["gain_per"][step.gain_per.count]) * _amount_worth(step.gain_per.gain)
    if step.gain_others is not None:
        return float(MODEL["op"]["gain_others"]) * _amount_worth(step.gain_others)
    if step.exchange is not None:
        paid = _amount_worth(step.exchange.pay, MODEL["pay_any"])
        return max(0.2, _amount_worth(step.exchange.get) - paid)
    if step.choose is not None:
        return max(sum(map(_worth, way)) for way in step.choose)
    return _op_worth(msgspec.to_builtins(step))


def _op_worth(step: dict[str, Any]) -> float:
    """An op whose worth is a number, or one for each of its words."""
    ((op, parameters),) = step.items()
    worth: Any = MODEL["op"][op]
    if isinstance(worth, dict):
        words = [value for value in parameters.values() if value in worth]
        worth = max((worth[word] for word in words), default=max(worth.values()))
    return float(worth) * int(parameters.get("count", parameters.get("amount", 1)))


def _amount_worth(amount: Amount, any_unit: float | None = None) -> float:
    worth = 0.0
    for name in Amount.__struct_fields__:
        worth += getattr(amount, name) * (any_unit if name == "any" and any_unit is not None else UNIT[name])
    return worth
