"""The deck of cave cards: it lies face up, so its top card is always known (AB-033)."""

from __future__ import annotations

from warren.games.above_below.state import Game


def show_top_cave(game: Game) -> None:
    """AB-033: whatever comes to lie on top can be seen."""
    if not game.top_caves:
        card = game.caves.draw(game.dice)
        if card is not None:
            game.top_caves.append(card)


def take_cave(game: Game) -> str | None:
    """The top card; None when the deck is empty (AB-097)."""
    if not game.top_caves:
        return None
    card = game.top_caves.pop(0)
    show_top_cave(game)
    return card


def put_back_cave(game: Game, card: str) -> None:
    """AB-231: on top again."""
    game.top_caves.insert(0, card)


def put_cave_under(game: Game, card: str) -> None:
    """AB-091: to the bottom of the deck."""
    game.caves.put_under(card)
    show_top_cave(game)
