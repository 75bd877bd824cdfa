"""The rulebooks: one folder each, found by looking."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from warren.table import Rulebook, UnknownGame


@cache
def names() -> tuple[str, ...]:
    """The names of all rulebooks: the folders that hold a `rulebook` module."""
    folders = (module.name for module in iter_modules(__path__) if module.ispkg)
    return tuple(sorted(name for name in folders if find_spec(f"{__name__}.{name}.rulebook")))


@cache
def rulebook(name: str) -> Rulebook[Any]:
    """A rulebook by its name. Its folder's `rulebook` module holds it as RULEBOOK."""
    if name not in names():
        raise UnknownGame(f"no rulebook is called {name[:40]!r}; there are {', '.join(names())}")
    found: Rulebook[Any] = import_module(f"{__name__}.{name}.rulebook").RULEBOOK
    return found
