"""The boards: the tomb drawn where there is room, told where there isn't, an outline for any other view."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

import warren
from warren.cli.boards import draw, generic
from warren.cli.play import Game
from warren.cli.seats import Seat
from warren.cli.shell import Screen
from warren.table import Table
from warren.text import Words

PLAYERS = ["Lena", "Andrey", "Marta"]


def printed(thing: RenderableType, width: int = 110) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def played(seats: int = 2, moves: int = 200, seed: int = 3) -> Table[Any]:
    table = warren.new_table("tombs", seats, seed, {"secret_entrance": True})
    random = Random(1)
    for _ in range(moves):
        assert table.choice is not None
        table.choose(random.randrange(len(table.choice.options)))
    return table


def words(lang: str = "en") -> Words:
    return Words("tombs", lang, PLAYERS, strict=True)


@pytest.mark.parametrize(
    ("seats", "rows"),
    [
        (2, [["4", "5", "6", "7"], ["3", "8"], ["2", "9"], ["1", "10"], ["14", "13", "12", "11"]]),
        (3, [["4", "5", "6", "7"], ["3.5", "7.5"], ["3", "8"], ["2", "9"], ["1", "10"], ["14", "13", "12", "11"]]),
    ],
)
def test_the_entrances_frame_the_tomb_as_the_ledger_draws_it(seats: int, rows: list[list[str]]) -> None:
    drawn = printed(draw(warren.new_table("tombs", seats, 1), 0, words(), plain=False))
    grid = drawn[drawn.index("╭") : drawn.index("╰")].split("├")
    assert len(grid) == len(rows)
    for row, numbers in zip(grid, rows, strict=True):
        cells = [cell.strip() for cell in row.splitlines()[1].split("│")]
        assert [cell for cell in (cells[1:-1] if len(numbers) == 4 else (cells[1], cells[-2])) if cell] == numbers


@pytest.mark.parametrize("width", [77, 80, 110])
def test_paws_rooms_and_chests_are_drawn_where_they_lie(width: int) -> None:
    table = played()
    view = table.view(0)
    drawn = printed(draw(table, 0, words(), plain=False), width)
    grid = drawn[drawn.index("╭") : drawn.index("╰")].split("├")
    inside = [[" ".join(column) for column in columns(row)] for row in grid[1:4]]
    assert any(place["room"] for place in view["places"])
    for place in view["places"]:
        cell = inside[place["row"] - 1][place["column"]]
        for component in filter(None, (place["room"], place["chest"])):
            assert words().name(component) in cell
        owner = "●▲■"[int(place["owner"][-1])] if place["owner"] else "·" if not place["chest"] else ""
        assert owner in cell
        assert ("paw" in cell) == (place["paw"] is not None)
        if place["paw"]:
            assert f"paw {'●▲■'[int(place['paw'][-1])]}" in cell


def columns(row: str) -> list[list[str]]:
    """The cells of a drawn row, each with its lines."""
    lines = [line.split("│")[1:-1] for line in row.splitlines() if "│" in line]
    return [[cell.strip() for cell in column if cell.strip()] for column in zip(*lines, strict=True)]


@pytest.mark.parametrize("width", [80, 110])
def test_a_drawn_board_names_everything_that_players_hold(width: int) -> None:
    table = played()
    drawn = " ".join(printed(draw(table, 0, words(), plain=False), width).split())
    for player in table.view(0)["players"]:
        for kind in ("camp", "rooms", "helpers", "chests", "used_chests"):
            for card in player[kind]:
                assert words().name(card) in drawn
    for kind in ("rooms", "helpers"):
        for card in table.view(0)["markets"][kind]["cards"]:
            assert words().name(card) in drawn


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_usual_terminal_has_room_for_a_drawn_board(seats: int, lang: str) -> None:
    """80 columns: no line is longer, and the frame isn't broken."""
    lines = printed(draw(played(seats), 0, words(lang), plain=False), width=80).splitlines()
    assert max(map(len, lines)) <= 80
    frame = [line for line in lines if line.startswith(("╭", "├", "│", "╰"))]
    assert len({len(line) for line in frame}) == 1
    assert sum(line.startswith("├") for line in frame) == (4 if seats == 2 else 5)


def test_a_narrow_terminal_is_told_the_board() -> None:
    table = played()
    narrow = printed(draw(table, 0, words(), plain=False), width=76)
    assert "│" not in narrow
    assert " ".join(narrow.split()) == " ".join(printed(draw(table, 0, words(), plain=True), width=76).split())


def test_a_told_board_has_a_line_for_each_entrance_and_place() -> None:
    table = played(seats=3)
    lines = printed(draw(table, None, words(), plain=True), width=1000).splitlines()
    for entrance in table.view(None)["entrances"]:
        line = next(line for line in lines if line.startswith(f"{words().name(entrance['id'])}: "))
        assert words().text(f"{entrance['id']}/{entrance['side']}") in line
        if entrance["paw"]:
            assert f"paw of {words().name(entrance['paw'])}" in line
        assert ("secret entrance" in line) == entrance["token"]
        assert ("turned by" in line) == (entrance["owner"] is not None)
    for place in table.view(None)["places"]:
        line = next(line for line in lines if line.startswith(f"{words().name(place['id'])}: "))
        things = [thing for thing in (place["room"], place["chest"], place["paw"]) if thing]
        assert line.endswith(": empty") == (not things)
        for thing in things:
            assert words().name(thing) in line


def test_any_view_has_an_outline_with_names() -> None:
    view = {
        "round": 3,
        "active": "seat:1",
        "place:r1c1": {"room": "room:arsenal", "free": True, "rest": None},
        "hand": ["room:arsenal", "seat:0"],
        "players": [{"food": 2, "cards": []}, {"means": {"torch": 1, "gold": 0}}, {"goods": [{"torch": 1}]}],
    }
    assert printed(generic.draw(view, words(), plain=True)).splitlines() == [
        "round: 3",
        "active: Andrey",
        "place r1c1:",
        "  room: Arsenal",
        "  free: yes",
        "hand: Arsenal, Lena",
        "players:",
        "  1:",
        "    food: 2",
        "  2:",
        "    means: torch 1, gold 0",
        "  3:",
        "    goods:",
        "      1: torch 1",
    ]


def test_a_terminal_shows_colour_and_long_lists_in_columns() -> None:
    console = Console(file=StringIO(), force_terminal=True, width=110, highlight=False)
    table = warren.new_table("tombs", 2, 7)
    game = Game(table, [Seat("Lena"), Seat("Andrey")], "en", Screen(console=console))
    game.show_board()
    assert table.choice is not None
    game.show_question(table.choice)
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    assert "\x1b[" in shown
    assert "╭" in shown
    lines = [line for line in shown.splitlines() if "Lay a paw: " in line]
    assert 0 < len(lines) < len(table.choice.options)
