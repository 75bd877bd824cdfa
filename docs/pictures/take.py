"""Takes the picture of the terminal in the README from a real game; `make pictures` calls it."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import warren
from warren.bots import bot, decide
from warren.cli.play import Game
from warren.cli.seats import Seat
from warren.cli.shell import Screen
from warren.table import Table

MOVES = 70


def laid_out(table: Table[Any]) -> bool:
    """Seat 0 is to act, and paws of both lie in the tomb."""
    choice = table.choice
    players = table.view(0)["players"]
    return choice is not None and (choice.seat, choice.ask) == (0, "act") and all(len(p["laid"]) > 2 for p in players)


def main() -> None:
    """Two greedy bots play until seat 0, now a person, is to choose; then the screen is drawn for that person."""
    console = Console(record=True, force_terminal=True, width=110, file=StringIO(), highlight=False, emoji=False)
    table = warren.new_table("tombs", seats=2, seed=21)
    greedy = bot("greedy")
    while table.choice and not (table.moves >= MOVES and laid_out(table)):
        table.choose(decide(greedy, table))
    game = Game(table, [Seat("Lena"), Seat("Greedy bot", "greedy")], "en", Screen(console=console))
    console.print(Text("$ warren play tombs", "bold"))
    assert table.choice is not None
    game.show_board()
    game.show_question(table.choice)
    picture = re.sub(r"@font-face {.*?}\s*", "", console.export_svg(title="Warren"), flags=re.DOTALL)
    Path(__file__).with_name("tombs.svg").write_text(picture, encoding="utf-8")  # without fonts from elsewhere


if __name__ == "__main__":
    main()
