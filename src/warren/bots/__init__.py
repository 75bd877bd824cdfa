"""Players that aren't human. They are shown imagined worlds, and never the table they play at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from warren.bots.bot import Bot, Thinking, World, decide, play
from warren.bots.greedy import GreedyBot
from warren.bots.random import RandomBot
from warren.table import WarrenError

__all__ = ["LEVELS", "Bot", "Thinking", "UnknownBot", "World", "bot", "decide", "play"]

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
"""From the weakest to the strongest."""


class UnknownBot(WarrenError):
    """No bot has that name."""


def bot(name: str) -> Bot:
    """A bot by its name."""
    level = LEVELS.get(name)
    if level is None:
        raise UnknownBot(f"no bot is called {name[:40]!r}; there are {', '.join(LEVELS)}")
    return level()
