"""What `simulate` and `bench` found, as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warren.cli.bench import WHATS, Results
from warren.cli.simulate import AUTOMA, Report
from warren.text import Words


def report_table(report: Report, words: Words) -> RenderableType:
    heads = ("bot", "wins", "share", "mean", "spread", "best", "worst")
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for head in heads:
        grid.add_column(Text(words.say(f"simulate-{head}"), "bold"), justify="left" if head == "bot" else "right")
    for each in report.bots:
        grid.add_row(
            words.player(report.seats) if each.bot == AUTOMA else each.bot,
            f"{each.wins:g}",
            f"{each.share:.1%}",
            f"{each.mean:.1f}",
            f"{each.spread:.1f}",
            str(each.best),
            str(each.worst),
        )
    facts = words.say(
        "simulate-about",
        game=words.say("game-name"),
        games=report.games,
        seed=report.seed,
        decisions=f"{report.decisions:g}",
        rounds=f"{report.rounds:g}",
    )
    endings = [f"{words.say(f'end-{reason}')} {count}" for reason, count in report.endings.items()]
    by_seat = " / ".join(f"{wins:g}" for wins in report.seat_wins)
    return Group(Text(facts), grid, Text(words.say("simulate-seats", wins=by_seat)), Text("\n".join(endings)))


def speed_table(results: Results, games: Sequence[str], words: Words) -> RenderableType:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    for game in games:
        grid.add_column(Text(game, "bold"), justify="right")
    for what in WHATS:
        grid.add_row(words.say(f"bench-{what}"), *(f"{results[game, what]:,.1f}" for game in games))
    return grid
