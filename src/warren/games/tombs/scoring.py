"""Chapter "Scoring": RT-340..RT-348."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from warren.games.tombs.content import CARDS, CONSTANTS
from warren.games.tombs.events import FAME
from warren.games.tombs.state import Tombs
from warren.table.rulebook import Result

POINTS: Final = (0, *(CONSTANTS.diversity_points[n] for n in sorted(CONSTANTS.diversity_points)))
"""RT-342: points by the number of different factions in a set."""
LARGEST: Final = len(POINTS) - 1
WILD: Final = -1
"""The neutral cards' faction: any one (RT-343)."""


def rooms_of(state: Tombs, seat: int) -> list[int]:
    """The opened rooms of a player."""
    return [room for room, owner in zip(state.rooms, state.owners, strict=True) if owner == seat]


@lru_cache(maxsize=1 << 14)
def sets_of(cards: tuple[int, ...]) -> list[list[int]]:
    """RT-341..RT-345: the cards grouped so that they score most.

    Points rise faster and faster, so each set takes as many factions as it can, from those with most cards left; then
    the wildcards go where they gain most.
    """
    heaps: dict[int, list[int]] = {}
    for card in sorted(cards):
        heaps.setdefault(CARDS[card].faction, []).append(card)
    wild = heaps.pop(WILD, [])
    sets: list[list[int]] = []
    while heaps:
        largest = sorted(heaps, key=lambda faction: -len(heaps[faction]))[:LARGEST]
        sets.append([heaps[faction].pop(0) for faction in sorted(largest)])
        heaps = {faction: heap for faction, heap in heaps.items() if heap}
    for card in wild:
        best = max(sets, key=_growth, default=[])
        if _growth(best) > 0:
            best.append(card)
        else:
            sets.append([card])
    return sets


def _growth(cards: list[int]) -> int:
    return POINTS[len(cards) + 1] - POINTS[len(cards)] if len(cards) < LARGEST else 0


@lru_cache(maxsize=1 << 14)
def _points(cards: tuple[int, ...]) -> int:
    return sum(POINTS[len(group)] for group in sets_of(cards))


def diversity(cards: Sequence[int]) -> int:
    """The points of a player's rooms, or of their helpers."""
    return _points(tuple(cards))


def breakdown(state: Tombs, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return points(player.means[FAME], rooms_of(state, seat), player.helpers)


def points(fame: int, rooms: Sequence[int], helpers: Sequence[int]) -> dict[str, int]:
    """RT-340: fame, and diversity of rooms and of helpers."""
    return {"fame": fame, "rooms": diversity(rooms), "helpers": diversity(helpers)}


def result(state: Tombs) -> Result:
    """RT-347, RT-348: the highest total; of the best, the one in whose turn the end was triggered."""
    lines = [breakdown(state, seat) for seat in range(state.seats)]
    scores = [sum(line.values()) for line in lines]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if state.closer in winners:
        winners = [state.closer]
    return Result(scores=scores, breakdown=lines, winners=winners, reason=state.ending)
