"""The tomb seen from above (RT-050..RT-056): a frame of entrance cards around the places.

Places are numbered row by row from r0c1, which only three players have; `geometry` tells what lies opposite and which
lines the entrance cards head when they lie in a given order.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from warren.games.tombs.content import ENTRANCES, FIRST_ENTRANCE

ROWS: Final = 4
COLUMNS: Final = 4
PLACES: Final = ROWS * COLUMNS
GAMES_AT_ONCE: Final = 1000
"""Games of which what follows from the order of their entrance cards is remembered."""
ROW_BITS: Final = 4
"""A line is a bit: columns c1..c4 are bits 0..3, rows r0..r3 bits 4..7."""


def _crossings(lines: int) -> tuple[int, ...]:
    """The places that lie both in a row and in a column among these lines."""
    return tuple(
        row * COLUMNS + column
        for row in range(ROWS)
        for column in range(COLUMNS)
        if lines >> (ROW_BITS + row) & 1 and lines >> column & 1
    )


def _neighbours(place: int) -> tuple[int, ...]:
    """RT-056: above, left, right, below; never diagonally."""
    row, column = divmod(place, COLUMNS)
    return tuple(
        r * COLUMNS + c
        for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        if 0 <= r < ROWS and 0 <= c < COLUMNS
    )


CROSSINGS: Final = tuple(map(_crossings, range(1 << (ROWS + COLUMNS))))
NEIGHBOURS: Final = tuple(map(_neighbours, range(PLACES)))


def places(seats: int) -> range:
    """RT-051, RT-054: three rows for two players, a fourth on top for three."""
    return range(COLUMNS if seats == 2 else 0, PLACES)


def ring(seats: int) -> tuple[int, ...]:
    """RT-020, RT-021, RT-360: the entrance cards in rising order, clockwise from the lowest on the left."""
    used = [card for card, entrance in enumerate(ENTRANCES) if seats in entrance.data.players]
    return tuple(sorted(used, key=lambda card: ENTRANCES[card].data.number))


class Geometry:
    """What follows from the order of the entrance cards, by card: the opposite card and the line it heads."""

    __slots__ = ("heads", "line", "opposite", "sides")

    def __init__(self, order: tuple[int, ...]) -> None:
        rows = len(order) // 2 - COLUMNS
        left, top = order[:rows], order[rows : rows + COLUMNS]
        right, bottom = order[rows + COLUMNS : 2 * rows + COLUMNS], order[2 * rows + COLUMNS :]
        opposite, line = [-1] * len(ENTRANCES), [0] * len(ENTRANCES)
        heads = [(ROW_BITS + ROWS - 1 - i, left[i], right[rows - 1 - i]) for i in range(rows)]
        heads += [(i, top[i], bottom[COLUMNS - 1 - i]) for i in range(COLUMNS)]
        for bit, one, other in heads:
            opposite[one], opposite[other] = other, one
            line[one] = line[other] = 1 << bit
        self.opposite = tuple(opposite)
        self.line = tuple(line)
        self.sides = {"left": left[::-1], "top": top, "right": right, "bottom": bottom[::-1]}
        """The cards along each side, from top to bottom and from left to right."""
        self.heads = {place: self._heads(*divmod(place, COLUMNS), ROWS - rows) for place in range(PLACES)}
        """The cards at the ends of the row and of the column of a place."""

    def _heads(self, row: int, column: int, top: int) -> tuple[int, ...]:
        sides = self.sides
        ends = () if row < top else (sides["left"][row - top], sides["right"][row - top])
        return (*ends, sides["top"][column], sides["bottom"][column])


@lru_cache(GAMES_AT_ONCE)
def geometry(order: tuple[int, ...]) -> Geometry:
    """The geometry of an order; a game has one from its beginning to its end."""
    return Geometry(order)


def crossing(line: tuple[int, ...], one: int, other: int) -> int:
    """The place where the lines of two entrance cards cross, or -1."""
    found = CROSSINGS[line[one] | line[other]]
    return found[0] if found else -1


@cache
def line_places(line: int, seats: int) -> tuple[int, ...]:
    """The places of one line, from top to bottom or from left to right."""
    whole = (1 << ROW_BITS) - 1
    crossed = line | (whole if line > whole else whole << ROW_BITS)
    return tuple(place for place in CROSSINGS[crossed] if place in places(seats))


def entrance_spot(card: int) -> int:
    """The number of the spot on an entrance card."""
    return FIRST_ENTRANCE + card
