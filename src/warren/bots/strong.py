"""A bot that plays on from each promising option, in many imagined worlds, and sees where that leads."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from warren.bots.bot import Thinking, World
from warren.bots.greedy import GreedyBot, best_of, standing
from warren.table import Choice, Dice, Option

WIN: Final = 10.0
"""What winning is worth besides the points. A lead counts before the end too, so it needn't be worth any lead."""
LONGEST: Final = 4
"""A playout that the turn doesn't come back in ends when it is so many times as long as it should be."""


class StrongBot:
    """Greedy says what looks well at first sight; what does is played on, by all seats as they would at a glance.

    Each option meets the same worlds. The worse half of the options is left out of each round, so that most of the
    patience (positions looked at, never seconds) goes to those that are hard to tell apart.
    """

    def __init__(self, patience: int = 3000, candidates: int = 8, margin: float = 6.0, ahead: int = 6) -> None:
        self.patience = patience
        self.candidates = candidates
        self.margin = margin
        self.ahead = ahead
        self.first_sight = GreedyBot()

    def think(self, choice: Choice, dice: Dice) -> Thinking:
        values = yield from self.weigh(choice)
        return best_of(choice.options, values, dice)

    def weigh(self, choice: Choice) -> Generator[int, World, list[float]]:
        """How the seat stands some turns after each option; those left out lie as far behind as when they were."""
        seen = yield from self.first_sight.weigh(choice)
        level = max(seen)
        alive = self._promising(seen)
        behind = dict.fromkeys(alive, 0.0)
        totals = dict.fromkeys(alive, 0.0)
        rounds = (len(alive) - 1).bit_length()
        worlds = 0
        for _ in range(rounds):
            spent = 0
            while spent < self.patience / rounds or not worlds:
                worlds += 1
                for at in alive:
                    value, looked = yield from self._play_on(worlds, choice.seat, choice.options[at])
                    totals[at] += value
                    spent += looked
            alive.sort(key=lambda at: -totals[at])
            level = totals[alive[0]] / worlds
            behind.update({at: level - totals[at] / worlds for at in alive})
            if behind[alive[-1]] == 0.0:
                break
            del alive[(len(alive) + 1) // 2 :]
        worst = max(behind.values())
        return [level - behind.get(at, max(worst, max(seen) - value)) for at, value in enumerate(seen)]

    def _promising(self, seen: Sequence[float]) -> list[int]:
        """The options worth a closer look, the best first."""
        order = sorted(range(len(seen)), key=lambda at: -seen[at])
        return [at for at in order[: self.candidates] if seen[at] >= seen[order[0]] - self.margin]

    def _play_on(self, number: int, seat: int, option: Option) -> Generator[int, World, tuple[float, int]]:
        """How the seat stands when the turn has come back to it some answers later, and the positions looked at."""
        path = [option]
        world = yield from _again(number, path)
        looked, before = 1, seat
        for asked in range(LONGEST * self.ahead):
            choice = world.choice
            if choice is None or (asked >= self.ahead and choice.seat == seat and before != seat):
                break
            before = choice.seat
            best, there = float("-inf"), world
            for answer in choice.options:
                if world.copyable:
                    tried = world.copy()
                    tried.choose(answer)
                else:
                    tried = yield from _again(number, [*path, answer])
                value = _glance(tried, choice.seat)
                if value > best:
                    best, there, taken = value, tried, answer
            looked += len(choice.options)
            world = there
            path.append(taken)
        return outlook(world, seat), looked


def _again(number: int, path: Sequence[Option]) -> Generator[int, World, World]:
    """A world after these answers."""
    world = yield number
    for answer in path:
        world.choose(answer)
    return world


def _glance(world: World, seat: int) -> float:
    """How well a seat is off, without a look at the others."""
    if world.result is not None:
        return outlook(world, seat)
    value: float = world.rulebook.estimate(world.state, seat)
    return value


def outlook(world: World, seat: int) -> float:
    """A seat's lead over its best opponent; at the end of the game with what winning is worth."""
    result = world.result
    if result is None:
        return standing(world, seat)
    others = [score for other, score in enumerate(result.scores[: world.seats]) if other != seat]
    return result.scores[seat] - max(others, default=0) + (WIN if seat in result.winners else -WIN)
