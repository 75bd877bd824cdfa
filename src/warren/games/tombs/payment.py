"""Paying (RT-071..RT-073, RT-102, RT-103, RT-195, RT-196): all the ways to pay a cost, as one question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from warren.games.tombs.content import SEAT_IDS
from warren.games.tombs.events import GOLD, PICK
from warren.games.tombs.state import Tombs
from warren.games.tombs.steps import Price
from warren.table.choice import Choice, Flow, Option


@lru_cache(maxsize=1 << 15)
def ways_to_pay(
    cost: Price, discount: int, food: int, torch: int, pick: int, gold: int, food_for_gold: bool
) -> list[Option]:
    """Every distinct payment `("pay", food, torch, pick, gold)`, with least gold and then most food first.

    Gold stands for any resource (RT-071), the discount waives resources of the payer's choice but never gold
    (RT-103, RT-196), and the Confectioner's master pays food for gold (RT-275).
    """
    owed = max(0, sum(cost[:4]) - discount)
    ways = set()
    for f in range(min(food, cost[0] + cost[3]) + 1):
        for t in range(min(torch, cost[1] + cost[3]) + 1):
            for p in range(min(pick, cost[2] + cost[3]) + 1):
                jokers = owed - f - t - p
                beyond = max(0, f - cost[0]) + max(0, t - cost[1]) + max(0, p - cost[2])
                if jokers < 0 or beyond > cost[3]:
                    continue
                for instead in range(min(cost[4], food - f) + 1 if food_for_gold else 1):
                    if jokers + cost[4] - instead <= gold:
                        ways.add((jokers + cost[4] - instead, f + instead, t, p))
    return [("pay", f, t, p, g) for g, f, t, p in sorted(ways, key=lambda way: (way[0], -way[1], -way[2], -way[3]))]


def ways_for(means: Sequence[int], cost: Price, discount: int = 0, food_for_gold: bool = False) -> list[Option]:
    """The ways to pay with what a player has; empty if there is none."""
    food, torch, pick, gold = map(min, means, most_of(cost))
    return ways_to_pay(cost, discount, food, torch, pick, gold, food_for_gold)


@cache
def most_of(cost: Price) -> tuple[int, int, int, int]:
    """No payment takes more than this of each kind: whoever has more can pay in the same ways."""
    food, torch, pick, resources, gold = cost
    return food + resources + gold, torch + resources, pick + resources, sum(cost)


def pay(state: Tombs, seat: int, ways: list[Option], source: str) -> Flow[None]:
    """Pay one of these ways; asked only if there are several."""
    way = ways[0] if len(ways) == 1 else (yield Choice(seat, "pay", ways, (source,)))
    spend(state, seat, way)


def spend(state: Tombs, seat: int, way: Option) -> None:
    """Take a payment `(head, food, torch, pick, gold)` off the counters."""
    means = state.players[seat].means
    for kind in range(PICK + 1):
        means[kind] -= int(way[1 + kind])
    means[GOLD] -= int(way[4])
    if state.log is not None:
        _, food, torch, pick, gold = way
        state.tell("paid", seat=SEAT_IDS[seat], food=food, torch=torch, pick=pick, gold=gold)
