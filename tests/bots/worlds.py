"""What a bot holds in its hands, and worlds of paper that show only what a test says."""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any

from warren.bots import Bot, Thinking, World
from warren.table import Choice, Dice, Option


class Curious:
    """Looks at some worlds and keeps them."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.worlds: list[World] = []

    def think(self, choice: Choice, dice: Dice) -> Thinking:
        for number in self.numbers:
            self.worlds.append((yield number))
        return choice.options[0]


def referents(thing: object) -> list[object]:
    """What a thing holds. Of a function only what it has closed over: its module belongs to the program."""
    if isinstance(thing, FunctionType):
        return [*(thing.__closure__ or ()), *(thing.__defaults__ or ())]
    return [other for other in gc.get_referents(thing) if not isinstance(other, type | ModuleType)]


def everything_in(thing: object) -> list[object]:
    """All objects that can be reached from a thing. (Kept all: an id that becomes free could be given to another.)"""
    kept: list[object] = []
    seen: set[int] = set()
    todo = deque([thing])
    while todo:
        for other in referents(todo.popleft()):
            if id(other) not in seen:
                seen.add(id(other))
                kept.append(other)
                todo.append(other)
    return kept


def reachable(thing: object) -> set[int]:
    """The ids of all objects that can be reached from a thing."""
    return {id(other) for other in everything_in(thing)}


class PaperWorld:
    """A world of which a bot sees what it looks at: the answers given are its state, `asks` what follows on them."""

    result = None
    seats = 3
    copyable = False

    def __init__(self, rulebook: object, asks: Mapping[Option, Choice]) -> None:
        self.rulebook = rulebook
        self.asks = asks
        self.state: Option = ()

    def choose(self, option: Option) -> None:
        self.state += option

    @property
    def choice(self) -> Choice | None:
        return self.asks.get(self.state)


def answer_in(bot: Bot, rules: object, options: list[Option], asks: Mapping[Option, Choice], seed: int = 0) -> Option:
    """What a bot answers to seat 0's question in a paper world."""
    thinking: Any = bot.think(Choice(0, "first", options), Dice.seeded(seed))
    try:
        next(thinking)
        while True:
            thinking.send(PaperWorld(rules, asks))
    except StopIteration as done:
        answer: Option = done.value
        return answer
