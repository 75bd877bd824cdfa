"""Components that games share. Plain data: each can be copied and saved."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from warren.table.dice import Dice

C = TypeVar("C", str, int)


@dataclass(slots=True)
class Deck(Generic[C]):
    """A deck that is shuffled lazily: its order doesn't exist before a card is drawn.

    `layers` lie on each other, the first on top; each is a bag from which the dice pick. So the future isn't in the
    state, and a possible world is nothing but other dice. A card put at the bottom on purpose is a layer of its own.
    """

    layers: list[list[C]]
    discards: list[C] = field(default_factory=list)

    def copy(self) -> Deck[C]:
        return Deck([layer[:] for layer in self.layers], self.discards[:])

    def __len__(self) -> int:
        """Cards left to draw before the discards are needed."""
        return sum(map(len, self.layers))

    def draw(self, dice: Dice) -> C | None:
        """The top card; the discards are shuffled into a new deck when it has run out. None when both are empty."""
        if not self.layers:
            if not self.discards:
                return None
            self.reshuffle()
        layer = self.layers[0]
        card = dice.take(layer)
        if not layer:
            self.layers.pop(0)
        return card

    def reshuffle(self) -> None:
        """Shuffle the discards under what is left."""
        if self.discards:
            self.layers.append(self.discards)
            self.discards = []

    def discard(self, card: C) -> None:
        self.discards.append(card)

    def put_under(self, card: C) -> None:
        self.layers.append([card])

    def cards(self) -> list[C]:
        """Every card left to draw, sorted: what a seat that knows all else can deduce."""
        return sorted(card for layer in self.layers for card in layer)


@dataclass(slots=True)
class Market(Generic[C]):
    """A row of open cards with places that keep their order; an empty place is None."""

    row: list[C | None]

    def copy(self) -> Market[C]:
        return Market(self.row[:])

    def cards(self) -> list[C]:
        return [card for card in self.row if card is not None]

    def remove(self, card: C) -> None:
        self.row[self.row.index(card)] = None

    def refill(self, deck: Deck[C], dice: Dice) -> list[C]:
        """Fill each gap where it is, first place first. Returns the cards that arrived."""
        arrived = []
        for place, card in enumerate(self.row):
            if card is None:
                new = deck.draw(dice)
                if new is None:
                    break
                self.row[place] = new
                arrived.append(new)
        return arrived

    def slide(self, right: bool = False) -> None:
        """Close the gaps: the cards move to the left (or right) end and keep their order."""
        self.row.sort(key=lambda card: (card is None) != right)


@dataclass(slots=True)
class Pool:
    """A limited supply of kinds of things."""

    left: dict[str, int]

    def copy(self) -> Pool:
        return Pool(self.left.copy())

    def take(self, kind: str, n: int = 1) -> int:
        """Take up to n; returns how many there were."""
        taken = min(n, self.left.get(kind, 0))
        if taken:
            self.left[kind] -= taken
        return taken

    def give_back(self, kind: str, n: int = 1) -> None:
        self.left[kind] = self.left.get(kind, 0) + n


def advance(at: int, by: int, last: int, first: int = 0) -> int:
    """A marker's new place on a track that ends at `first` and `last`."""
    return max(first, min(last, at + by))
