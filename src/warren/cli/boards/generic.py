"""A board for any rulebook: its view as an outline, with names in place of ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from warren.cli.components import is_id
from warren.table.rulebook import View
from warren.text import Words

STEP = "  "


def draw(view: View, words: Words, plain: bool) -> RenderableType:
    return Text("\n".join(_outline(view, words, "")))


def _outline(thing: Any, words: Words, indent: str) -> Iterator[str]:
    """One line for each simple value, an indented block for what has parts. Empty things are left out."""
    pairs = thing.items() if isinstance(thing, dict) else enumerate(thing, 1)
    for key, value in pairs:
        label = _label(key, words)
        if _simple(value):
            if value not in (None, "", [], {}):
                yield f"{indent}{label}: {_value(value, words)}"
        else:
            yield f"{indent}{label}:"
            yield from _outline(value, words, indent + STEP)


def _label(key: str | int, words: Words) -> str:
    if isinstance(key, int):
        return str(key)
    if is_id(key):
        return words.name(key)
    message = f"word-{key}"
    return words.say(message) if words.has(message) else key.replace("_", " ").replace("-", " ")


def _simple(value: Any) -> bool:
    if isinstance(value, dict):
        return not value or all(isinstance(part, int | str) for part in value.values())
    if isinstance(value, list):
        return all(isinstance(part, int | str | None) for part in value)
    return True


def _value(value: Any, words: Words) -> str:
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    if isinstance(value, dict):
        return ", ".join(f"{_label(key, words)} {_value(part, words)}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(_value(part, words) for part in value)
    if isinstance(value, str):
        return words.name(value) if is_id(value) else _label(value, words)
    return "-" if value is None else str(value)
