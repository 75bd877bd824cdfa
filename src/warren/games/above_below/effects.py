"""The ops of building cards, each as ops.md words it. What waits for its moment is summed up by building."""

from __future__ import annotations

from typing import Final

from warren.games.above_below import ops
from warren.games.above_below.content import BUILDINGS
from warren.games.above_below.gains import change_reputation, gain
from warren.games.above_below.reserve import ITEM, owned
from warren.games.above_below.state import Game, Player

_NUMBERED: Final = (
    ops.Beds
    | ops.Income
    | ops.PotionPerRound
    | ops.CoinOnBuild
    | ops.CoinOnExplore
    | ops.Reroll
    | ops.DrinksAsCoins
    | ops.Vp
)


def _by_building(op: type[ops.Effect]) -> dict[str, int]:
    """The n of an op for each building that has it."""
    found: dict[str, int] = {}
    for building, card in BUILDINGS.items():
        for effect in card.effects:
            if isinstance(effect, op):
                found[building] = found.get(building, 0) + getattr(effect, "n", 1)
    return found


BEDS: Final = _by_building(ops.Beds)
INCOME: Final = _by_building(ops.Income)
POTION_PER_ROUND: Final = _by_building(ops.PotionPerRound)
COIN_ON_BUILD: Final = _by_building(ops.CoinOnBuild)
COIN_ON_EXPLORE: Final = _by_building(ops.CoinOnExplore)
REROLL: Final = _by_building(ops.Reroll)
DRINKS_AS_COINS: Final = _by_building(ops.DrinksAsCoins)
TRAIN_READY: Final = _by_building(ops.TrainReady)
VP: Final = _by_building(ops.Vp)
REPLENISH: Final = {
    building: [effect.good for effect in card.effects if isinstance(effect, ops.Replenish)]
    for building, card in BUILDINGS.items()
    if any(isinstance(effect, ops.Replenish) for effect in card.effects)
}


def total(player: Player, numbers: dict[str, int]) -> int:
    """AB-251: the symbols of several cards add up."""
    return sum(numbers[building] for building in player.buildings if building in numbers)


def drink_worth(player: Player) -> int:
    """AB-244, AB-245: what a drink pays; several such cards do not add up. 0 without one."""
    return max((DRINKS_AS_COINS[building] for building in player.buildings if building in DRINKS_AS_COINS), default=0)


def trains_ready(player: Player) -> bool:
    """AB-129."""
    return any(building in TRAIN_READY for building in player.buildings)


def card_income(player: Player) -> int:
    """AB-195..AB-197: income symbols, and so much for each named good on the track."""
    coins = total(player, INCOME)
    for building in player.buildings:
        for effect in BUILDINGS[building].effects:
            if isinstance(effect, ops.IncomePer):
                coins += effect.n * sum(player.laid.get(good, 0) for good in effect.goods)
    return coins


def do_when_built(game: Game, seat: int, building: str) -> None:
    """AB-115: what a card gives at once, in the order printed."""
    for effect in BUILDINGS[building].effects:
        if isinstance(effect, ops.Goods):
            put_on_card(game, seat, building, effect.good, effect.n)
        elif isinstance(effect, ops.Replenish):
            put_on_card(game, seat, building, effect.good, 1)
        elif isinstance(effect, ops.Potion):
            gain(game, seat, "potion", effect.n)
        elif isinstance(effect, ops.Reputation):
            change_reputation(game, seat, effect.n)


def put_on_card(game: Game, seat: int, building: str, good: str, n: int) -> None:
    """AB-242, AB-243: from the supply onto the card, as many as there are (AB-011)."""
    taken = game.supply.take(good, n)
    if taken:
        game.players[seat].stock.setdefault(building, []).extend([good] * taken)
        game.tell("stocked", seat=f"seat:{seat}", building=building, item=ITEM[good], n=taken)


def bonus_points(player: Player) -> int:
    """AB-238, AB-248..AB-250, AB-272: the VP printed on the cards."""
    points = total(player, VP)
    for building in player.buildings:
        for effect in BUILDINGS[building].effects:
            if isinstance(effect, ops.VpPer):
                points += effect.n * sum(count(player, thing) for thing in effect.of)
    return points


def count(player: Player, thing: str) -> int:
    """How many of a thing a player has, as cards count them (AB-237, AB-274..AB-276)."""
    if thing == "villager":
        return villagers_of(player)
    if thing == "house":
        return sum(BUILDINGS[building].kind in ("house", "key", "star") for building in player.buildings)
    if thing == "outpost":
        return len(player.outposts)
    if thing == "empty_cave":
        return len(player.caves)
    return owned(player, thing)


def villagers_of(player: Player) -> int:
    """AB-237: special and extra villagers count like all others."""
    return len(player.ready) + len(player.resting) + len(player.injured)
