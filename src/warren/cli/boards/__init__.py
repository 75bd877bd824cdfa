"""Boards in text: drawn for a terminal, told line by line for a pipe or a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import RenderableType

from warren.cli.boards import above_below, generic, tombs, wistar
from warren.table import Table
from warren.table.rulebook import View
from warren.text import Words

Artist = Callable[[View, Words, bool], RenderableType]
Narrator = Callable[[View, Words], list[str]]

BOARDS: Final[Mapping[str, Artist]] = {
    "above_below": above_below.draw,
    "tombs": tombs.draw,
    "wistar": wistar.draw,
}
STORIES: Final[Mapping[str, Narrator]] = {"above_below": above_below.read_aloud}


def draw(table: Table[Any], seat: int | None, words: Words, plain: bool) -> RenderableType:
    """The table as a seat (None: a spectator) sees it."""
    return BOARDS.get(table.rulebook.name, generic.draw)(table.view(seat), words, plain)


def story(table: Table[Any], seat: int | None, words: Words) -> list[str]:
    """What is read aloud at the table now, one piece after another; most rulebooks have nothing to read."""
    narrator = STORIES.get(table.rulebook.name)
    return narrator(table.view(seat), words) if narrator else []
