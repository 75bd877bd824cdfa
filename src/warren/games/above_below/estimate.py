"""How well a settlement stands, in points: what it would score now, and what its means are worth by the end.

The numbers are rules of thumb. A coin buys about 0.6 points, a villager earns about as much as a coin in each round in
which a bed lets it work. What the book hides is judged by its lanterns alone, as by somebody who hasn't read it.
"""

from __future__ import annotations

from typing import Final

from warren.games.above_below import effects
from warren.games.above_below.books import paragraph
from warren.games.above_below.content import BUILDINGS, GOODS, VILLAGERS
from warren.games.above_below.dice import bonus_lanterns, chosen
from warren.games.above_below.endofround import LAST_ROUND
from warren.games.above_below.scoring import lines, reputation_awards
from warren.games.above_below.state import Game, Player, Tale
from warren.games.above_below.story import lacking
from warren.games.above_below.track import SPACE_VP, track_income
from warren.games.above_below.villagers import HAMMERS, QUILLS, lanterns, may_go_home

COIN: Final = 0.6
PLENTY: Final = 14
"""Coins beyond this are worth half."""
WORK: Final = 0.9
"""What a villager does in a round."""
GOOD: Final = 2.1
"""A good that waits for a better space of the track."""
HARVESTABLE: Final = 1.3
CAVE: Final = 0.8
INJURY: Final = 0.9
DITHERING: Final = 5.0
"""What free actions without a purpose cost, so that the bot doesn't put off the end of its turn with them."""
ENGINE: Final = {
    "coin_on_build": 0.5,
    "coin_on_explore": 0.4,
    "reroll": 0.35,
    "train_ready": 0.4,
    "potion_per_round": 0.6,
    "replenish": 0.9,
}
"""What an ongoing op brings in each round to come."""
_OPS: Final = {
    "coin_on_build": effects.COIN_ON_BUILD,
    "coin_on_explore": effects.COIN_ON_EXPLORE,
    "reroll": effects.REROLL,
    "train_ready": effects.TRAIN_READY,
    "potion_per_round": effects.POTION_PER_ROUND,
    "replenish": {building: len(goods) for building, goods in effects.REPLENISH.items()},
}
REWARD: Final = (0.0, 1.0, 1.2, 1.6, 2.3, 3.2, 4.0, 5.0, 6.0, 7.2, 8.2, 9.2, 10.0, 11.0, 12.0)
"""What a check brings on average, in points, by the lanterns it needs."""


def _engine(building: str) -> float:
    return sum(ENGINE[op] * numbers.get(building, 0) for op, numbers in _OPS.items())


ENGINES: Final = {building: _engine(building) for building in BUILDINGS if _engine(building)}
AVERAGE: Final = {villager: sum(lanterns(villager, die) for die in range(1, 7)) / 6 for villager in VILLAGERS}
"""The lanterns a villager brings on average."""
CHANCE: Final = 2.0
"""By how many lanterns an exploration easily misses or exceeds the average."""


def estimate(game: Game, seat: int) -> float:
    player = game.players[seat]
    left = LAST_ROUND - game.round
    award = reputation_awards([other.reputation for other in game.players])[seat]
    return (
        sum(lines(game, player, award).values())
        + _wealth(player, left)
        + _hands(player, left)
        + _under_way(game, seat)
        + left * sum(ENGINES[building] for building in player.buildings if building in ENGINES)
    )


def _wealth(player: Player, left: int) -> float:
    """Coins, income, goods, drinks: nothing of it counts when nothing more can be built."""
    over = not left and (player.passed or not any(villager in HAMMERS for villager in player.ready))
    coins = player.coins + left * (track_income(player) + effects.card_income(player)) * 0.8
    worth = 0.01 * player.coins if over else COIN * (min(coins, PLENTY) + max(0, coins - PLENTY) / 2)
    worth -= 0.1 * (player.for_sale is not None)
    reserve = player.reserve
    for good in GOODS:
        n = reserve.get(good, 0) + (player.for_sale == good)
        if n:
            space = player.track.index(good) if good in player.track else len(player.track)
            worth += n * max(SPACE_VP[space] - 0.1, min(GOOD, 0.5 * left))
    if left:
        worth += 0.5 * reserve.get("potion", 0) + 0.7 * reserve.get("cider", 0)
        worth += 0.3 * player.reputation * left / LAST_ROUND + CAVE * len(player.caves) ** 0.7
        worth += HARVESTABLE * sum(map(len, player.stock.values())) ** 0.8
    worth += 0.3 * left * len(player.artifacts) + 0.2 * (left > 0) * reserve.get("supplies", 0)
    return worth


def _hands(player: Player, left: int) -> float:
    """The villagers: those ready work in this round, those with a bed in the rounds to come."""
    everybody = player.ready + player.resting + player.injured
    beds = effects.total(player, effects.BEDS)
    tired = len(player.resting) + len(player.injured)
    worth = 0.0 if player.passed else WORK * 0.55 * len(player.ready)
    if left:
        awake = len(player.ready) + min(tired, beds)
        worth += WORK * (awake + (left - 1) * min(len(everybody), beds))
        worth += 0.25 * (len(everybody) - awake) - INJURY * len(player.injured) * 0.5
        worth += 0.12 * left * sum(AVERAGE[villager] for villager in everybody)
        worth += 2.0 * any(villager in HAMMERS for villager in everybody) * min(left, 2)
        worth += 1.0 * any(villager in QUILLS for villager in everybody) * min(left, 2)
    return worth


# --- what is under way ----------------------------------------------------------------------------------------------


def _under_way(game: Game, seat: int) -> float:
    task, tale = game.task, game.tale
    if game.active != seat:
        return 0.0
    if game.turn.shown or game.turn.replaced:
        return -DITHERING * (len(game.turn.shown) + game.turn.replaced)
    if task is not None and task.crew:
        if task.action == "explore":
            return _by_luck(sum(AVERAGE[villager] for villager in task.crew), len(task.crew), [3, 4, 6])
        return len(task.crew) * (COIN if task.action == "labor" else 0.5)
    if tale is None or tale.ending is not None or not tale.paragraph:
        return 0.0
    return _after_dice(game, tale) if tale.option is not None else _before_dice(game, tale)


def _before_dice(game: Game, tale: Tale) -> float:
    """The best option by what its checks ask."""
    average = sum(AVERAGE[villager] for villager in tale.crew)
    player = game.players[tale.explorer]
    return max(
        _by_luck(average, len(tale.crew), [check.need for check in option.checks])
        for option in paragraph(tale.paragraph).options
        if not lacking(player, tale, option)
    )


def _by_luck(average: float, explorers: int, needs: list[int]) -> float:
    """What checks are worth to explorers with so many lanterns on average; half of them would go home for one."""
    worth = 0.0
    for need in needs:
        gap = need - average
        chance = min(1.0, max(0.0, 0.5 - gap / (2 * CHANCE)))
        sacrifice = max(0.0, min(gap, explorers / 2)) * INJURY
        worth = max(worth, chance * (REWARD[need] + CAVE), (REWARD[need] + CAVE) * (gap < explorers) - sacrifice - 1.0)
    return worth


def _after_dice(game: Game, tale: Tale) -> float:
    """The dice lie there: the best check within reach, less those to be sent home for it."""
    lit = sum(tale.lit.values()) + len(tale.home) + bonus_lanterns(game, tale)
    ready_to_go = sum(may_go_home(game, villager) for villager in tale.crew)
    worth = 0.0
    for check in chosen(tale).checks:
        missing = max(0, check.need - lit)
        if missing <= ready_to_go:
            worth = max(worth, REWARD[check.need] + CAVE - INJURY * missing)
    return worth
