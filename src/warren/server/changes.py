"""What differs between two views of one seat. Only views are compared, never states: what is hidden can't leak here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

Path: TypeAlias = list[str | int]
Change: TypeAlias = list[Any]
"""[path, value]: put the value there. [path]: remove what is there."""
NEVER: Final = object()
"""What something was before there was one: equal to nothing."""


def changes(old: Any, new: Any, path: Sequence[str | int] = ()) -> list[Change]:
    """What turns the old view into the new one, in this order. Lists that changed their length are put anew.

    `path` is where in a view these parts of it lie.
    """
    found: list[Change] = []
    if old != new:
        _compare(old, new, [*path], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Two things that aren't equal. Most of what is in them is, or is even the same: no call is made to find that."""
    if type(old) is dict and type(new) is dict:
        if old.keys() != new.keys():
            found.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            was = old.get(key, NEVER)
            if was is NEVER:
                found.append([[*path, key], value])
            elif was is not value and was != value:
                _compare(was, value, [*path, key], found)
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for at, value in enumerate(new):
            was = old[at]
            if was is not value and was != value:
                _compare(was, value, [*path, at], found)
    else:
        found.append([path, new])


def apply(view: Any, made: list[Change]) -> Any:
    """What a client does with changes: the reference for all of them."""
    for change in made:
        path = change[0]
        if not path:
            view = change[1]
            continue
        place = view
        for key in path[:-1]:
            place = place[key]
        if len(change) == 1:
            del place[path[-1]]
        else:
            place[path[-1]] = change[1]
    return view
