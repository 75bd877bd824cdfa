"""The quests (AB section 17.3)."""

from __future__ import annotations

from warren.games.above_below.content import QUESTS
from warren.games.above_below.reserve import owned
from warren.games.above_below.state import Game, Player


def award_quests(game: Game) -> None:
    """AB-297..AB-303: whoever meets a quest first takes it; the active player first, then clockwise."""
    if not game.quests:
        return
    for distance in range(game.seats):
        seat = (game.active + distance) % game.seats
        player = game.players[seat]
        for quest in [quest for quest in game.quests if meets(player, quest)]:
            game.quests.remove(quest)
            player.quests.append(quest)
            game.tell("quest", seat=f"seat:{seat}", quest=quest)


def meets(player: Player, quest: str) -> bool:
    """AB-300, AB-301: the things must be owned; nothing is spent."""
    return all(owned(player, kind) >= n for kind, n in QUESTS[quest].needs.items())
