"""What a table shows after something has happened, compared with what it showed before."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from warren.server.changes import Change, changes
from warren.table import Table

NEVER: Final = object()
"""What a part of a view was before there was one: equal to nothing."""


class Part(NamedTuple):
    """A part of a view that has changed."""

    old: Any
    shown: Any
    """Held, so that nothing else gets its id while it is known by that."""
    new: Any
    """What was shown as JSON would give it back, and safe from whatever happens to the state later."""
    changes: list[Change]


class Look:
    """One look at a table, for all who watch it: what several see alike is made, converted and compared once."""

    def __init__(self, table: Table[Any]) -> None:
        self._viewer = table.viewer()
        self._parts: dict[int, Part] = {}

    def since(self, old: dict[str, Any], seat: int | None) -> tuple[dict[str, Any], list[Change]]:
        """The view of a seat, and what turns its old view into it."""
        view: dict[str, Any] = {}
        shown = self._viewer(seat)
        found: list[Change] = [[[name]] for name in old if name not in shown]
        for name, part in shown.items():
            was = old.get(name, NEVER)
            if was == part:
                view[name] = was
            else:
                changed = self._changed(name, was, part)
                view[name] = changed.new
                found += changed.changes
        return view, found

    def _changed(self, name: str, old: Any, part: Any) -> Part:
        done = self._parts.get(id(part))
        if done is None or done.old != old:
            new = msgspec.to_builtins(part)
            done = self._parts[id(part)] = Part(old, part, new, changes(old, new, [name]))
        return done
