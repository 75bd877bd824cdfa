"""Which component somebody means who types its id, its name or a part of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from warren.table import Table, touches
from warren.text import Words


def in_view(thing: Any) -> Iterator[str]:
    """The ids of all components in a view."""
    if isinstance(thing, str):
        if is_id(thing):
            yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            if is_id(key):
                yield key
            yield from in_view(value)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from in_view(part)


def is_id(text: str) -> bool:
    kind, colon, rest = text.partition(":")
    return bool(colon and rest) and kind.replace("-", "_").isidentifier() and " " not in text


def visible(table: Table[Any], seat: int | None) -> list[str]:
    """Every component a seat can see or is offered, once, in a fixed order."""
    found = dict.fromkeys(in_view(table.view(seat)))
    if table.choice is not None and table.choice.seat == seat:
        for option in table.choice.options:
            found.update(dict.fromkeys(touches(option)))
    return list(found)


def meant(text: str, components: list[str], words: Words) -> list[str]:
    """The components that a text may mean: the one with that id or name, else all whose name contains it."""
    if text in components:
        return [text]
    wanted = text.casefold()
    names = {component: words.name(component).casefold() for component in components}
    exact = [component for component, name in names.items() if name == wanted]
    return exact or [component for component, name in names.items() if wanted in name]
