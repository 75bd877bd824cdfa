"""The weakest bot: any option is as good as another."""

from __future__ import annotations

from warren.bots.bot import Thinking
from warren.table import Choice, Dice


class RandomBot:
    """Answers with a random option and looks at no world."""

    def think(self, choice: Choice, dice: Dice) -> Thinking:
        return dice.pick(choice.options)
        yield  # makes this a generator: one that asks for nothing
