"""The labor action (AB section 8)."""

from __future__ import annotations

from warren.games.above_below.crew import set_to_work
from warren.games.above_below.gains import gain_coins
from warren.games.above_below.quests import award_quests
from warren.games.above_below.reserve import ITEM, put
from warren.games.above_below.state import Game
from warren.table import Flow


def labor(game: Game) -> Flow[None]:
    """AB-135..AB-139: a coin for each villager; the first of the round also takes the cider."""
    seat, task = game.active, game.task
    assert task is not None
    workers = yield from set_to_work(game, task)
    gain_coins(game, seat, workers)
    if workers and game.cider:
        game.cider = False
        put(game.players[seat], "cider")
        game.tell("gained", seat=f"seat:{seat}", item=ITEM["cider"], n=1)
        award_quests(game)
