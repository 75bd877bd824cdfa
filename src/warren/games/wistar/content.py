"""Every component of the game as data: content/*.yaml decoded once, on first use.

`board()` is everything but the inventions, `inventions()` the 180 cards by number; the other functions give the same
components by id.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from warren.games.wistar.boardfile import Board
from warren.games.wistar.components import (
    Door,
    Goal,
    HeroCard,
    Invention,
    InventionsFile,
    Mission,
    Mouse,
    PicturesFile,
    Power,
    Row,
    Space,
)
from warren.table.content import load_content

PACKAGE: Final = "warren.games.wistar"


@cache
def board() -> Board:
    return load_content(PACKAGE, "board.yaml", Board)


@cache
def inventions() -> dict[int, Invention]:
    return {card.number: card for card in load_content(PACKAGE, "inventions.yaml", InventionsFile).inventions}


@cache
def pictures() -> dict[int, tuple[str, ...]]:
    return load_content(PACKAGE, "pictures.yaml", PicturesFile).pictures


@cache
def mice() -> dict[str, Mouse]:
    """House mice, cellar mice and cheese by id."""
    table = board()
    return {mouse.id: mouse for mouse in (*table.house_mice, *table.cellar_mice, *table.cheese)}


@cache
def missions() -> dict[str, Mission]:
    return {mission.id: mission for mission in board().missions}


@cache
def rows() -> dict[str, Row]:
    """The mission rows by id."""
    return {row.id: row for mission in board().missions for row in mission.rows}


@cache
def goals() -> dict[str, Goal]:
    return {goal.id: goal for goal in board().goals}


@cache
def doors() -> dict[str, Door]:
    return {door.id: door for door in board().door_tokens}


@cache
def heroes() -> dict[str, HeroCard]:
    return {hero.id: hero for hero in board().heroes}


@cache
def powers() -> dict[str, Power]:
    return {power.id: power for power in board().player_board.powers}


@cache
def spaces() -> dict[str, Space]:
    """The spaces of all sides of all sectors by id."""
    return {space.id: space for sector in board().wheel.sectors for side in sector.sides for space in side.spaces}
