"""The harvest action (AB section 6)."""

from __future__ import annotations

from warren.games.above_below import ops
from warren.games.above_below.artifacts import usable, use_artifact
from warren.games.above_below.crew import set_to_work
from warren.games.above_below.quests import award_quests
from warren.games.above_below.reserve import ITEM, KIND, put
from warren.games.above_below.state import Game, Player
from warren.table import Flow, Option


def harvestable(player: Player) -> int:
    """AB-122: how many goods lie on the cards."""
    return sum(map(len, player.stock.values()))


def harvest(game: Game) -> Flow[None]:
    """AB-116..AB-118: each villager takes one good from any card. AB-294: the basket gives one of them more."""
    seat, task = game.active, game.task
    assert task is not None
    workers = yield from set_to_work(game, task)
    player = game.players[seat]
    for left in range(workers, 0, -1):
        options = _goods(player)
        if len(options) > 1 and harvestable(player) > left:
            option = yield game.ask(seat, "take", options, (left,))
        else:
            option = options[0]
        _take(game, seat, option)
    if workers:
        yield from _fill_basket(game, seat)


def _goods(player: Player) -> list[Option]:
    """Each kind on each card once, in the order in which the cards were built."""
    return [
        ("take", building, ITEM[good])
        for building in player.buildings
        if building in player.stock
        for good in dict.fromkeys(player.stock[building])
    ]


def _take(game: Game, seat: int, option: Option) -> None:
    """AB-119: the good goes to the reserve."""
    player = game.players[seat]
    building, good = str(option[1]), KIND[str(option[2])]
    player.stock[building].remove(good)
    if not player.stock[building]:
        del player.stock[building]
    put(player, good)
    if good not in game.turn.harvested:
        game.turn.harvested.append(good)
    game.tell("harvested", seat=f"seat:{seat}", building=building, item=ITEM[good])
    award_quests(game)


def _fill_basket(game: Game, seat: int) -> Flow[None]:
    """AB-294: more goods for one villager; they may come from several cards."""
    player = game.players[seat]
    for artifact, extra in usable(player, ops.HarvestExtra):
        for n in range(extra):
            options = _goods(player)
            if not options:
                return
            option = yield game.ask(seat, "take-more", [*options, ("stop",)], (artifact,))
            if option[0] == "stop":
                return
            if n == 0:
                use_artifact(game, seat, artifact)
            _take(game, seat, option)
