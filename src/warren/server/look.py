"""What a table shows after something has happened, compared with what it showed before."""

from __future__ import annotations

from typing import Any, Final

from warren.server.changes import Change, changes
from warren.table import Table, View

NEVER: Final = object()
"""What a part of a view was before there was one: equal to nothing."""


class Look:
    """One look at a table, for all who watch it: what several see alike is made and compared once."""

    def __init__(self, table: Table[Any]) -> None:
        self._viewer = table.viewer()
        self._compared: dict[tuple[int, int], tuple[Any, Any, list[Change]]] = {}
        """By the ids of an old part and a new one; both are held, so that nothing else gets their ids."""

    def since(self, old: View, seat: int | None) -> tuple[View, list[Change]]:
        """The view of a seat, and what turns its old view into it."""
        view = self._viewer(seat)
        found: list[Change] = [[[name]] for name in old if name not in view]
        for name, part in view.items():
            was = old.get(name, NEVER)
            if was != part:
                found += self._changes(name, was, part)
        return view, found

    def _changes(self, name: str, old: Any, new: Any) -> list[Change]:
        done = self._compared.get((id(old), id(new)))
        if done is None:
            done = self._compared[id(old), id(new)] = (old, new, changes(old, new, [name]))
        return done[2]
