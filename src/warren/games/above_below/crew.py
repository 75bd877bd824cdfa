"""Sending villagers: gathering them for an action, and the dice of those who may refuse (AB-048, AB-226..AB-230)."""

from __future__ import annotations

from warren.games.above_below.state import Game, Player, Task
from warren.games.above_below.villagers import NOBODY, refuses, rolls_to_be_used
from warren.table import Flow, Option


def gather(game: Game, least: int, most: int) -> Flow[None]:
    """AB-048: move villagers from the ready zone into the task's crew, one after another."""
    task, seat = game.task, game.active
    assert task is not None
    player, crew = game.players[seat], task.crew
    if len(player.ready) <= least:
        crew += player.ready
        player.ready = []
    while player.ready and len(crew) < most:
        options = _sending(player)
        if len(player.ready) > 1 and len(crew) + len(player.ready) <= most:
            options.append(("all",))
        if len(crew) >= least:
            options.append(("go",))
        option = yield game.ask(seat, task.action, options, tuple(crew))
        if option[0] == "go":
            break
        sent = player.ready[:] if option[0] == "all" else [str(option[1])]
        for villager in sent:
            player.ready.remove(villager)
            crew.append(villager)
    game.tell("sent", seat=f"seat:{seat}", action=f"action:{task.action}", villagers=crew[:])


def _sending(player: Player) -> list[Option]:
    return [("send", villager) for villager in player.ready]


def set_to_work(game: Game, task: Task) -> Flow[int]:
    """AB-050, AB-116, AB-135: those who don't refuse move to the resting zone. Returns how many they are."""
    yield from call_the_roll(game, task)
    workers, task.crew = task.crew, []
    game.players[game.active].resting += workers
    return len(workers)


def call_the_roll(game: Game, task: Task) -> Flow[None]:
    """AB-226..AB-229, AB-309: each who refuses goes to rest and may be replaced from the ready zone."""
    player, crew = game.players[game.active], task.crew
    place = 0
    while place < len(crew):
        villager = crew[place]
        if not rolls_to_be_used(game, villager) or not refuses(game, villager):
            place += 1
            continue
        del crew[place]
        player.resting.append(villager)
        options = [*_sending(player), NOBODY]
        option = yield game.ask(game.active, "replace", options, (villager, f"action:{task.action}"))
        if option[0] == "send":
            player.ready.remove(str(option[1]))
            crew.insert(place, str(option[1]))
