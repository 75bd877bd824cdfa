"""What a bot is, and the only door between it and a table."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from warren.table import Choice, Dice, Option, Table
from warren.table.dice import scramble

T = TypeVar("T")

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


class Judge(Bot, Protocol):
    """A bot that can say what it thinks of each option."""

    def weigh(self, choice: Choice) -> Generator[int, World, list[float]]:
        """What each option of a question is worth to the seat that is asked; the higher, the better."""


def decide(bot: Bot, table: Table[Any], number: int | None = None) -> Option:
    """What a bot answers to the question on the table.

    Its dice and its worlds follow from the table's seed and the number of the choice, so a replay repeats them; neither
    tells anything about the seed.
    """
    choice = table.choice
    assert choice is not None
    number = table.moves if number is None else number
    dice = Dice.seeded(f"{table.seed}/{number}", "bot")
    return _shown_worlds(bot.think(choice, dice), table, choice.seat, number)


def weigh(judge: Judge, table: Table[Any], number: int | None = None) -> list[float]:
    """What a bot thinks each option of the question on the table is worth, in the same worlds as when it decides."""
    choice = table.choice
    assert choice is not None
    return _shown_worlds(judge.weigh(choice), table, choice.seat, table.moves if number is None else number)


def _shown_worlds(thinking: Generator[int, World, T], table: Table[Any], seat: int, number: int) -> T:
    """Show a thinker the worlds it asks for, until it has its answer."""
    worlds = scramble(f"{table.seed}/{number}", "worlds")
    try:
        wanted = next(thinking)
        while True:
            wanted = thinking.send(table.imagine(seat, f"{worlds}/{wanted}", sealed=True))
    except StopIteration as done:
        answer: T = done.value
        return answer


def play(table: Table[Any], bots: Sequence[Bot]) -> int:
    """Let bots, one for each seat, play a table to its end. Returns how many questions they were asked."""
    asked = 0
    begun = table.moves
    while (choice := table.choice) is not None:
        table.choose(decide(bots[choice.seat], table, begun + asked))
        asked += 1
    return asked
