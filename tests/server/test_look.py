"""What a table shows to several after each choice, whoever of them has seen what before."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

import warren
from warren.server.changes import apply
from warren.server.look import Look


@pytest.mark.parametrize("game", ["tombs", "wistar", "above_below"])
def test_changes_lead_from_any_older_view_to_the_new_one(game: str) -> None:
    """Some looked a moment ago, some long ago: their old views differ, and so do the changes that they need."""
    table, random = warren.new_table(game, 3, seed=5), Random(5)
    eyes = [(seat, table.view(seat)) for seat in (None, 0, 1, 2, 0, None)]
    changed = 0
    for _ in range(60):
        assert table.choice is not None
        table.choose(random.choice(table.choice.options))
        look = Look(table)
        for at, (seat, old) in enumerate(eyes):
            if random.random() < 0.3:
                continue
            view, made = look.since(old, seat)
            assert view == table.view(seat)
            assert apply(deepcopy(old), made) == view
            eyes[at] = (seat, view)
            changed += bool(made)
    assert changed > 60


def test_what_several_see_alike_is_one_thing() -> None:
    table = warren.new_table("tombs", 2, seed=5)
    olds = [table.view(seat) for seat in (0, 1)]
    assert table.choice is not None
    table.choose(table.choice.options[0])
    look = Look(table)
    one, other = (look.since(old, seat)[0] for seat, old in enumerate(olds))
    assert one["players"] != olds[0]["players"]
    assert one["players"] is other["players"]


def test_a_part_that_comes_or_goes() -> None:
    table = warren.new_table("tombs", 2, seed=5)
    old = table.view(0)
    gone = {**old, "gone": 1}
    del gone["end"]
    view, made = Look(table).since(gone, 0)
    assert made == [[["gone"]], [["end"], old["end"]]]
    assert view == old
