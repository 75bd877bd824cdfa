"""WS-004..WS-013: choosing the difficulty."""

from __future__ import annotations

from typing import Final, TypeAlias

from warren.games.wistar.measures import KINDS
from warren.games.wistar.ratbot.content import AUTOMA, STATUS_CARD_OF, STATUS_SIDES
from warren.table import BadVariant, Dice

Triple: TypeAlias = tuple[int, int, int]
"""The indices of the structure, tool and robot card."""

TRIPLES: Final[dict[int, tuple[Triple, ...]]] = {level.level: level.triples for level in AUTOMA.levels.table}
SIDE: Final[dict[tuple[str, int], str]] = {
    (STATUS_CARD_OF[component].kind, side.index): component for component, side in STATUS_SIDES.items()
}

SIDE_NAMES: Final = tuple(f"{kind}/{index}" for kind in KINDS for index in range(4))


def sides_of_level(level: int, dice: Dice) -> list[str]:
    """WS-013: the three status card sides of a level; the dice choose where there are several."""
    triples = TRIPLES[level]
    triple = triples[0] if len(triples) == 1 else dice.pick(triples)
    return [SIDE[kind, index] for kind, index in zip(KINDS, triple, strict=True)]


def sides_of_names(names: list[str]) -> list[str]:
    """WS-007, WS-009: three named sides, such as "structure/2", "tool/2", "robot/1", in the order of their symbols."""
    indices: dict[str, int] = {}
    for name in names:
        kind, _, index = name.partition("/")
        if name not in SIDE_NAMES:
            raise BadVariant(f"a status card side is named like 'structure/2', not {name!r} (WS-004)")
        if kind in indices:
            raise BadVariant(f"the three status cards show three symbols; {kind} is named twice (WS-007)")
        indices[kind] = int(index)
    if len(indices) != 3:
        raise BadVariant(f"three status cards are chosen, one of each symbol, not {len(indices)} (WS-007)")
    if max(indices.values()) - min(indices.values()) >= 2:
        raise BadVariant("no two of the three indices may differ by 2 or more (WS-009)")
    return [SIDE[kind, indices[kind]] for kind in KINDS]


def level_of(sides: list[str]) -> int:
    """WS-008: the sum of the three indices."""
    return sum(STATUS_SIDES[side].index for side in sides)
