"""Gaining and losing: coins, goods, drinks, supplies, reputation."""

from __future__ import annotations

from typing import Final

from warren.games.above_below.content import COMPONENTS
from warren.games.above_below.quests import award_quests
from warren.games.above_below.reserve import ITEM, give_up, put
from warren.games.above_below.state import Game
from warren.table.parts import advance

_SPACES: Final = COMPONENTS.reputation_board.reputation_track.spaces
TOP_SPACE: Final = _SPACES[0].index
LAST_SPACE: Final = _SPACES[-1].index


def gain_coins(game: Game, seat: int, n: int) -> None:
    """AB-010: the bank is never short."""
    if n:
        game.players[seat].coins += n
        game.tell("coins", seat=f"seat:{seat}", n=n)


def lose_coins(game: Game, seat: int, n: int) -> None:
    """AB-096: as many as there are."""
    player = game.players[seat]
    lost = min(n, player.coins)
    if lost:
        player.coins -= lost
        game.tell("lost-coins", seat=f"seat:{seat}", n=lost)


def gain(game: Game, seat: int, kind: str, n: int) -> None:
    """AB-011: as many as the supply has, into the reserve (AB-095)."""
    taken = game.supply.take(kind, n)
    if taken:
        put(game.players[seat], kind, taken)
        game.tell("gained", seat=f"seat:{seat}", item=ITEM[kind], n=taken)
        award_quests(game)


def lose(game: Game, seat: int, kind: str, n: int) -> None:
    """AB-096: as many as there are, from the reserve or the for-sale spot."""
    lost = give_up(game, seat, kind, n)
    if lost:
        game.tell("lost", seat=f"seat:{seat}", item=ITEM[kind], n=lost)


def change_reputation(game: Game, seat: int, by: int) -> None:
    """AB-252..AB-255: gains go down the track, losses up; the marker stops at the ends."""
    player = game.players[seat]
    before = player.reputation
    player.reputation = advance(before, by, LAST_SPACE, TOP_SPACE)
    if player.reputation != before:
        what = "reputation-gained" if by > 0 else "reputation-lost"
        game.tell(what, seat=f"seat:{seat}", n=abs(player.reputation - before))
