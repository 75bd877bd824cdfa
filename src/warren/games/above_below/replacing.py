"""Free action: replacing the face-up cards of a row (AB section 9.3)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below.build import show_new_buildings
from warren.games.above_below.payment import pay
from warren.games.above_below.state import Game
from warren.table import Flow, Option
from warren.table.parts import Market

PRICE: Final = 1
_ROWS: Final[list[Option]] = [("replace", "houses"), ("replace", "outposts")]


def replace_options(game: Game, purse: int) -> list[Option]:
    """AB-161..AB-165: one of the two rows, once per turn."""
    if game.turn.replaced or purse < PRICE:
        return []
    return [option for option in _ROWS if any(_row(game, option).row)]


def _row(game: Game, option: Option) -> Market[str]:
    return game.houses if option[1] == "houses" else game.outposts


def replace_row(game: Game, option: Option) -> Flow[None]:
    """AB-161, AB-164, AB-166: the cards go under their deck in random order, then the row is refilled."""
    game.turn.replaced = True
    yield from pay(game, game.active, PRICE)
    row, deck = _row(game, option), game.house_deck if option[1] == "houses" else game.outpost_deck
    deck.layers.append(row.cards())
    row.row = [None] * len(row.row)
    game.tell("replaced", seat=f"seat:{game.active}", row=option[1])
    show_new_buildings(game)
