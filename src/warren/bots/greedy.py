"""A bot that looks one step ahead and takes what leaves it best off."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from warren.bots.bot import Thinking, World
from warren.table import Choice, Dice, Option

VICTORY: Final = 1000.0
"""Worth more than any lead in points."""


class GreedyBot:
    """Tries each option in a few imagined worlds and compares how it stands afterwards, against its best opponent.

    Where the option leads to another question to the same seat (which card, how to pay), the answers to that are tried
    as well, `depth` questions deep, as long as no more than `patience` worlds are used up; each option has an equal
    share of them.
    """

    def __init__(self, worlds: int = 1, depth: int = 2, patience: int = 150) -> None:
        self.worlds = worlds
        self.depth = depth
        self.patience = patience

    def think(self, choice: Choice, dice: Dice) -> Thinking:
        values = yield from self.weigh(choice)
        return best_of(choice.options, values, dice)

    def weigh(self, choice: Choice) -> Generator[int, World, list[float]]:
        """How the seat stands after each option, on the average of the worlds."""
        values = [0.0] * len(choice.options)
        for number in range(self.worlds):
            for at, option in enumerate(choice.options):
                budget = [self.patience // len(choice.options)]
                values[at] += (yield from self._worth(number, choice.seat, [option], budget)) / self.worlds
        return values

    def _worth(self, number: int, seat: int, path: list[Option], budget: list[int]) -> Generator[int, World, float]:
        """How the seat stands after these answers in this world, if it answers what is asked next as well as it can."""
        budget[0] -= 1
        world = yield number
        for option in path:
            world.choose(option)
        value = standing(world, seat)
        following = world.choice
        if following is None or following.seat != seat or len(path) > self.depth:
            return value
        if budget[0] < len(following.options):
            return value
        for option in following.options:
            value = max(value, (yield from self._worth(number, seat, [*path, option], budget)))
        return value


def best_of(options: Sequence[Option], values: Sequence[float], dice: Dice) -> Option:
    """The option worth most; the dice pick among equals."""
    best = max(values)
    return dice.pick([option for option, value in zip(options, values, strict=True) if value == best])


def standing(world: World, seat: int) -> float:
    """A seat's lead over its best opponent, in points; at the end a victory counts more than any lead."""
    result = world.result
    if result is not None:
        others = [score for other, score in enumerate(result.scores) if other != seat]
        lead = float(result.scores[seat] - max(others, default=0))
        return lead + (VICTORY if seat in result.winners else -VICTORY)
    estimate, state = world.rulebook.estimate, world.state
    own: float = estimate(state, seat)
    return own - max((estimate(state, other) for other in range(world.seats) if other != seat), default=0.0)
