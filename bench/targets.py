"""What Warren wants to reach, in ratios to what was measured beside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.table import Table as Grid

from warren.cli.bench import Results


@dataclass(frozen=True)
class Target:
    what: str
    reached: float
    wanted: float
    at_least: bool

    @property
    def ok(self) -> bool:
        return self.reached >= self.wanted if self.at_least else self.reached <= self.wanted


SPEED: Final = {"tombs": 1.5, "wistar": 1.0, "above_below": 1.0}
"""Decisions a second that each rulebook must reach, as a multiple of gin_rummy's."""
FIRST: Final = "tombs"
"""The rulebook that the engine's own targets are measured with."""


def targets(game: str, results: Results) -> list[Target]:
    """The targets of a rulebook, with what it reached in this run."""
    ratio = results[game, "decisions"] / results["gin_rummy", "decisions"]
    speed = Target(f"{game}: decisions a second, as a multiple of gin_rummy's", ratio, SPEED[game], at_least=True)
    return [speed, *_table_targets(game, results)] if game == FIRST else [speed]


def _table_targets(game: str, results: Results) -> list[Target]:
    """What the engine must reach besides, shown by the first rulebook."""
    per_decision = 1e6 / results[game, "decisions"]
    return [
        Target(f"{game}: copy of a table, in mean decisions", results[game, "copy"] / per_decision, 6, at_least=False),
        Target(
            f"{game}: deepcopy, as a multiple of the state's own copy",
            results[game, "deepcopy"] / results[game, "state-copy"],
            15,
            at_least=True,
        ),
        Target(f"{game}: a game replayed from its choices, ms", results[game, "replay"] / 1000, 20, at_least=False),
        Target(f"{game}: a table half-way, with its snapshot, KiB", results[game, "size"], 100, at_least=False),
    ]


def aims(found: Iterable[Target]) -> Grid:
    grid = Grid()
    for head in ("target", "wanted", "reached", ""):
        grid.add_column(head, justify="left" if head == "target" else "right")
    for target in found:
        bound = "at least" if target.at_least else "at most"
        wanted = f"{bound} {target.wanted:g}"
        grid.add_row(target.what, wanted, f"{target.reached:.2f}", "yes" if target.ok else "NO")
    return grid
