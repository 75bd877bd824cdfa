"""What led to a position: choices, and worlds that were dealt again."""

from __future__ import annotations

from warren.table.choice import Option


class Imagined:
    """A step that is no choice: here a seat's hidden world was dealt again."""

    __slots__ = ("seat", "seed")

    def __init__(self, seat: int, seed: int | str) -> None:
        self.seat = seat
        self.seed = seed


class Step:
    """A choice that stands, and how much chance and news there had been before it."""

    __slots__ = ("draws", "news", "option", "seat")

    def __init__(self, seat: int, option: Option, draws: int, news: int) -> None:
        self.seat = seat
        self.option = option
        self.draws = draws
        self.news = news
