"""Boards in text: drawn for a terminal, told line by line for a pipe or a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import RenderableType

from warren.cli.boards import generic, tombs
from warren.table import Table
from warren.table.rulebook import View
from warren.text import Words

Artist = Callable[[View, Words, bool], RenderableType]

BOARDS: Final[Mapping[str, Artist]] = {"tombs": tombs.draw}


def draw(table: Table[Any], seat: int | None, words: Words, plain: bool) -> RenderableType:
    """The table as a seat (None: a spectator) sees it."""
    return BOARDS.get(table.rulebook.name, generic.draw)(table.view(seat), words, plain)
