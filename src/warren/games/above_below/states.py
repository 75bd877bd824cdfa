"""The villager states (AB section 17.4). What they do stands where it is done: villagers.py and outcome.py."""

from __future__ import annotations

from warren.games.above_below.state import Game, Tale
from warren.games.above_below.villagers import COINS_MINUS
from warren.table import Flow, Option


def give_state(game: Game, tale: Tale, state: str) -> Flow[None]:
    """AB-306, AB-315..AB-318: a villager of this exploration gets the token; none has the same state twice."""
    options: list[Option] = [
        ("state", villager) for villager in tale.explorers if state not in game.states.get(villager, ())
    ]
    if not options or not game.supply.left.get(state):
        return
    villager = str((yield game.ask(tale.explorer, "state", options, (state,)))[1])
    game.supply.take(state)
    game.states.setdefault(villager, []).append(state)
    game.tell("state", seat=f"seat:{tale.explorer}", villager=villager, state=state)


def greedy_loss(game: Game, tale: Tale) -> int:
    """AB-310..AB-313: once per exploration, however many greedy villagers took part."""
    return max(
        (
            COINS_MINUS[state]
            for villager in tale.explorers
            for state in game.states.get(villager, ())
            if state in COINS_MINUS
        ),
        default=0,
    )
