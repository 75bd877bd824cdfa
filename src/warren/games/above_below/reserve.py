"""What a player owns besides coins: the reserve, the item for sale, the goods on the track (AB-051, AB-159)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below.content import ITEMS
from warren.games.above_below.state import Game, Player

ITEM: Final = {kind: f"item:{kind}" for kind in (*ITEMS, "supplies")}
"""The component id of each kind."""
KIND: Final = {item: kind for kind, item in ITEM.items()}


def held(player: Player, kind: str) -> int:
    """In the reserve or for sale (AB-159)."""
    return player.reserve.get(kind, 0) + (player.for_sale == kind)


def owned(player: Player, kind: str) -> int:
    """In the reserve, for sale or on the track, but not on building cards (AB-274, AB-301)."""
    return held(player, kind) + player.laid.get(kind, 0)


def put(player: Player, kind: str, n: int = 1) -> None:
    player.reserve[kind] = player.reserve.get(kind, 0) + n


def take(player: Player, kind: str, n: int = 1) -> None:
    """Take from the reserve what is known to be there."""
    left = player.reserve[kind] - n
    if left:
        player.reserve[kind] = left
    else:
        del player.reserve[kind]


def give_up(game: Game, seat: int, kind: str, n: int) -> int:
    """Return up to n to the supply, the reserve first, then the item for sale (AB-096, AB-159)."""
    player = game.players[seat]
    from_reserve = min(n, player.reserve.get(kind, 0))
    if from_reserve:
        take(player, kind, from_reserve)
    given = from_reserve
    if given < n and player.for_sale == kind:
        player.for_sale = None
        given += 1
    if given:
        game.supply.give_back(kind, given)
    return given
