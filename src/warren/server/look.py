"""What a table shows after something has happened, compared with what it showed before."""

from __future__ import annotations

from typing import Any

from warren.server.changes import NEVER, Change, changes
from warren.table import Table, View


class Look:
    """One look at a table, for all who watch it: what several see alike is made and compared once."""

    def __init__(self, table: Table[Any]) -> None:
        self._viewer = table.viewer()
        self._compared: dict[str, tuple[Any, Any, list[Change]]] = {}
        """By the name of a part: what it was, what it is, and what has changed in it."""

    def since(self, old: View, seat: int | None) -> tuple[View, list[Change]]:
        """The view of a seat, and what turns its old view into it."""
        view = self._viewer(seat)
        found: list[Change] = [[[name]] for name in old if name not in view]
        for name, part in view.items():
            was = old.get(name, NEVER)
            if was is not part:
                found += self._changes(name, was, part)
        return view, found

    def _changes(self, name: str, was: Any, part: Any) -> list[Change]:
        done = self._compared.get(name)
        if done is None or done[0] is not was or done[1] is not part:
            done = self._compared[name] = (was, part, changes(was, part, (name,)))
        return done[2]
