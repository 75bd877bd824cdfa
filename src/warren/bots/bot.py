"""What a bot is, and the only door between it and a table."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Protocol, TypeAlias

from warren.table import Choice, Dice, Option, Table
from warren.table.dice import scramble

World: TypeAlias = Table[Any]
"""An imagined table, sealed: nothing leads from it to the true one. The bot may play on in it as it likes."""

Thinking: TypeAlias = Generator[int, World, Option]
"""A bot at work: it yields the number of a world it wants to see, is sent that world, and returns its answer.

The same number gives the same world again, afresh.
"""


class Bot(Protocol):
    """A player that isn't human."""

    def think(self, choice: Choice, dice: Dice) -> Thinking:
        """Answer a question, with dice of its own. Bots have no memory: the worlds show all that a seat can know."""


def decide(bot: Bot, table: Table[Any], number: int | None = None) -> Option:
    """What a bot answers to the question on the table.

    Its dice and its worlds follow from the table's seed and the number of the choice, so a replay repeats them; neither
    tells anything about the seed.
    """
    choice = table.choice
    assert choice is not None
    number = table.moves if number is None else number
    dice = Dice.seeded(f"{table.seed}/{number}", "bot")
    worlds = scramble(f"{table.seed}/{number}", "worlds")
    thinking = bot.think(choice, dice)
    try:
        wanted = next(thinking)
        while True:
            wanted = thinking.send(table.imagine(choice.seat, f"{worlds}/{wanted}", sealed=True))
    except StopIteration as done:
        answer: Option = done.value
        return answer


def play(table: Table[Any], bots: Sequence[Bot]) -> int:
    """Let bots, one for each seat, play a table to its end. Returns how many questions they were asked."""
    asked = 0
    begun = table.moves
    while (choice := table.choice) is not None:
        table.choose(decide(bots[choice.seat], table, begun + asked))
        asked += 1
    return asked
