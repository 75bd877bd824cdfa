"""Ledger chapter 3: the geometry of the tomb."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tombs.playing import Game
from tests.ledger_marks import rule
from warren.games.tombs.content import PLACE_IDS
from warren.games.tombs.tomb import NEIGHBOURS

OPPOSITES = [("1", "10"), ("2", "9"), ("3", "8"), ("4", "14"), ("5", "13"), ("6", "12"), ("7", "11")]
ROWS = {"r1": ("3", "8"), "r2": ("2", "9"), "r3": ("1", "10")}
COLUMNS = {"c1": ("4", "14"), "c2": ("5", "13"), "c3": ("6", "12"), "c4": ("7", "11")}


def entrances(seats: int) -> dict[str, dict[str, Any]]:
    return {entrance["id"].removeprefix("entrance:"): entrance for entrance in Game(seats).view()["entrances"]}


@rule("RT-050")
@pytest.mark.parametrize("seats", [2, 3])
def test_opposite_is_the_other_end_of_the_line(seats: int) -> None:
    found = entrances(seats)
    for one, other in OPPOSITES:
        assert found[one]["opposite"] == f"entrance:{other}"
        assert found[other]["opposite"] == f"entrance:{one}"
        assert found[one]["line"] == found[other]["line"]


@rule("RT-051", "RT-052")
@pytest.mark.parametrize("row", ROWS)
def test_rows_for_two(row: str) -> None:
    for entrance in ROWS[row]:
        assert entrances(2)[entrance]["line"] == [f"place:{row}c{column}" for column in (1, 2, 3, 4)]


@rule("RT-051", "RT-053")
@pytest.mark.parametrize("column", COLUMNS)
def test_columns_for_two(column: str) -> None:
    for entrance in COLUMNS[column]:
        assert entrances(2)[entrance]["line"] == [f"place:r{row}{column}" for row in (1, 2, 3)]


@rule("RT-051")
def test_the_facts_from_which_the_frame_was_found() -> None:
    """Card 1 on the left, 12 opposite 6, 6 crosses 8, 2 crosses 14."""
    found = entrances(2)
    assert "entrance:1" in Game().view()["frame"]["left"]
    assert found["6"]["opposite"] == "entrance:12"
    assert set(found["6"]["line"]) & set(found["8"]["line"])
    assert set(found["2"]["line"]) & set(found["14"]["line"])


@rule("RT-054", "RT-360")
def test_three_players_have_a_row_on_top() -> None:
    found, view = entrances(3), Game(3).view()
    assert found["3.5"]["opposite"] == "entrance:7.5"
    assert found["7.5"]["line"] == ["place:r0c1", "place:r0c2", "place:r0c3", "place:r0c4"]
    assert found["14"]["line"] == ["place:r0c1", "place:r1c1", "place:r2c1", "place:r3c1"]
    assert view["frame"]["left"] == ["entrance:3.5", "entrance:3", "entrance:2", "entrance:1"]
    assert view["frame"]["right"] == ["entrance:7.5", "entrance:8", "entrance:9", "entrance:10"]
    assert (len(found), len(view["places"])) == (16, 16)


@rule("RT-055")
def test_paws_may_lie_on_cards_of_the_tomb_and_on_places() -> None:
    """Inside the tomb are the places; entrance cards and rooms alike are applied when a paw is removed."""
    game = Game()
    game.room("place:r1c1", "warehouse", owner=0)
    game.lay(0, "entrance:10", "place:r1c1", "place:r1c2")
    game.remove("entrance:10", "room:warehouse")
    assert game.means(0) == {"pick": 4}


@rule("RT-056")
@pytest.mark.parametrize(
    ("place", "adjacent"),
    [("r0c1", "r0c2 r1c1"), ("r1c2", "r0c2 r1c1 r1c3 r2c2"), ("r3c4", "r2c4 r3c3"), ("r2c4", "r1c4 r2c3 r3c4")],
)
def test_adjacent_is_up_down_left_and_right(place: str, adjacent: str) -> None:
    neighbours = NEIGHBOURS[PLACE_IDS.index(f"place:{place}")]
    assert [PLACE_IDS[n].removeprefix("place:") for n in neighbours] == adjacent.split()
