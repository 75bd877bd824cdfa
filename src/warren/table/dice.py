"""The only source of chance: small, copyable, and the same stream on every machine and every Python."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, TypeVar

T = TypeVar("T")

MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407
MASK64: Final = (1 << 64) - 1
MASK32: Final = (1 << 32) - 1


def scramble(seed: int | str, purpose: str) -> int:
    """64 bits from any seed; different purposes give unrelated streams."""
    return int.from_bytes(sha256(f"{purpose}:{seed}".encode()).digest()[:8], "big")


@dataclass(slots=True)
class Dice:
    """A permuted congruential generator (64 bits of state, 32 bits out).

    `draws` counts what was drawn: a choice after which it has grown has met chance, and fair undo stops there.
    `heard` collects the results for the record while somebody listens; like `State.log` it is no part of the position.
    """

    state: int
    draws: int = 0
    heard: list[int] | None = None

    @classmethod
    def seeded(cls, seed: int | str, purpose: str = "game") -> Dice:
        return cls(scramble(seed, purpose))

    def copy(self) -> Dice:
        return Dice(self.state, self.draws)

    def reseed(self, seed: int | str, purpose: str = "imagined") -> None:
        """Another future, in place: nobody who holds these dice needs to be told."""
        self.state = scramble(seed, purpose)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the next."""
        limit = MASK32 + 1 - (MASK32 + 1) % n
        while True:
            state = self.state
            self.state = (state * MULTIPLIER + INCREMENT) & MASK64
            word = ((state >> 18) ^ state) >> 27 & MASK32
            turn = state >> 59
            word = (word >> turn | word << (32 - turn)) & MASK32
            if word < limit:
                break
        result = word % n
        self.draws += 1
        if self.heard is not None:
            self.heard.append(result)
        return result

    def roll(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def take(self, things: MutableSequence[T]) -> T:
        """Remove and return a random one. The gap is filled by the last, so the order of `things` means nothing."""
        i = self.below(len(things))
        thing = things[i]
        last = things.pop()
        if i < len(things):
            things[i] = last
        return thing

    def shuffle(self, things: MutableSequence[T]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
