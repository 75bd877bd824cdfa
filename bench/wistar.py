"""`python -m bench.wistar [GAMES] [BOT,BOT] [JOBS]`: what bots make of Rats of Wistar with two players.

Their points, the length of a game in decisions, and how often each type of effect was used. A permanent effect that
only makes something cheaper tells nothing when it does so: of those the cards played are counted, not the uses.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, pstdev
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

import warren
from warren.bots import bot, play
from warren.games.wistar.pieces import CARDS
from warren.games.wistar.setup import EFFECT_TYPES
from warren.table.record import Entry

GAMES: Final = 100
BOTS: Final = ("greedy", "random")
AT_ONCE: Final = ("immediate", "aggressive", "income")


@dataclass
class Side:
    """What one bot made of one game."""

    bot: str
    score: int = 0
    won: bool = False
    lines: dict[str, int] = field(default_factory=dict)
    played: list[str] = field(default_factory=list)
    used: Counter[str] = field(default_factory=Counter)


def count_effects(entries: Sequence[Entry], sides: Sequence[Side]) -> None:
    """Which cards each side played, and how often effects of each type did something."""
    for entry in entries:
        seen: set[tuple[str, str]] = set()
        for told in entry.told:
            facts = told.facts
            if told.what == "round":
                for side in sides:
                    side.used["income"] += sum(CARDS[card].effect_type == "income" for card in side.played)
            if "seat" not in facts:
                continue
            side = sides[int(str(facts["seat"])[5:])]
            source = str(facts.get("source", ""))
            if told.what == "played":
                kind = CARDS[str(facts["card"])].effect_type
                side.played.append(str(facts["card"]))
                side.used[kind] += kind in AT_ONCE
            elif told.what == "used-once":
                side.used["once"] += 1
            elif source in side.played and CARDS[source].effect_type == "permanent":
                seen.add((str(facts["seat"]), source))
        for seat, _ in seen:
            sides[int(seat[5:])].used["permanent"] += 1
    for side in sides:
        side.used["final"] = sum(CARDS[card].effect_type == "final" for card in side.played)


def play_one(names: tuple[str, ...], number: int) -> tuple[int, list[Side]]:
    """One game; the bots change seats from game to game."""
    turned = number % len(names)
    sides = [Side(names[(seat - turned) % len(names)]) for seat in range(len(names))]
    table = warren.new_table("wistar", len(names), f"bench-{number}")
    decisions = play(table, [bot(side.bot) for side in sides])
    result = table.result
    assert result is not None
    count_effects(table.entries, sides)
    for seat, side in enumerate(sides):
        side.score, side.won, side.lines = result.scores[seat], seat in result.winners, result.breakdown[seat]
    return decisions, sides


def figures(name: str, sides: Sequence[Side]) -> Iterator[tuple[str, str]]:
    scores = [side.score for side in sides]
    yield "games", str(len(scores))
    yield "won", str(sum(side.won for side in sides))
    yield "points, mean", f"{fmean(scores):.1f}"
    yield "points, spread", f"{pstdev(scores):.1f}"
    yield "points, from - to", f"{min(scores)} - {max(scores)}"
    for line in sides[0].lines:
        yield f"  {line}", f"{fmean(side.lines[line] for side in sides):.1f}"
    for kind in EFFECT_TYPES:
        cards = fmean(sum(CARDS[card].effect_type == kind for card in side.played) for side in sides)
        yield f"{kind}: cards played, effects used", f"{cards:.2f}, {fmean(side.used[kind] for side in sides):.2f}"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    names = tuple(sys.argv[2].split(",")) if len(sys.argv) > 2 else BOTS
    jobs = int(sys.argv[3]) if len(sys.argv) > 3 else None
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        played = list(pool.map(partial(play_one, names), range(games)))
    grid = Grid(title=f"wistar, {fmean(decisions for decisions, _ in played):.0f} decisions", title_justify="left")
    columns = [
        dict(figures(name, [side for _, sides in played for side in sides if side.bot == name]))
        for name in dict.fromkeys(names)
    ]
    for head in ("a game", *dict.fromkeys(names)):
        grid.add_column(head, justify="left" if head == "a game" else "right")
    for what in columns[0]:
        grid.add_row(what, *(column[what] for column in columns))
    Console(width=100).print(grid)


if __name__ == "__main__":
    main()
