"""Players that aren't human. They are shown imagined worlds, and never the table they play at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from warren.bots.bot import Bot, Judge, Thinking, World, decide, play, weigh
from warren.bots.greedy import GreedyBot
from warren.bots.random import RandomBot
from warren.bots.strong import StrongBot
from warren.table import WarrenError

__all__ = [
    "JUDGE",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "Judge",
    "RandomBot",
    "StrongBot",
    "Thinking",
    "UnknownBot",
    "World",
    "bot",
    "decide",
    "play",
    "weigh",
]

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "strong": StrongBot}
"""From the weakest to the strongest."""
JUDGE: Final[Callable[[], Judge]] = partial(StrongBot, patience=800)
"""Who says what each option is worth: quick enough to look through a whole game."""


class UnknownBot(WarrenError):
    """No bot has that name."""


def bot(name: str) -> Bot:
    """A bot by its name."""
    level = LEVELS.get(name)
    if level is None:
        raise UnknownBot(f"no bot is called {name[:40]!r}; there are {', '.join(LEVELS)}")
    return level()
