"""The exploration tokens of the Underforest and the Desert Labyrinth (AB section 17.5)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below.content import UNDERFOREST_TOKENS
from warren.games.above_below.state import Game
from warren.table import Flow, Option

STACKS: Final = ("underforest", "desert")


def draw_token(game: Game) -> Flow[str | None]:
    """AB-320, AB-322, AB-325: from the stack the explorer chooses; None where the cave card's own numbers hold."""
    if not game.tokens:
        return None
    options: list[Option] = [("book", book) for book in STACKS if book in game.tokens]
    if game.base_book:
        options.append(("book", "base"))
    book = str((yield game.ask(game.active, "book", options))[1])
    if book == "base":
        return None
    token = game.tokens[book].draw(game.dice)
    game.tell("token-drawn", seat=f"seat:{game.active}", book=book, token=str(token))
    return token


def put_token_under(game: Game, token: str) -> None:
    """AB-324: face down to the bottom of its stack."""
    game.tokens["underforest" if token in UNDERFOREST_TOKENS else "desert"].put_under(token)
