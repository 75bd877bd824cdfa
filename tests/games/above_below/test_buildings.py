"""Every building in play: what is printed on it, tried out card by card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.games.above_below.positions import begin, do, give, hire, new, own
from tests.games.above_below.telling import BUILDER, SCOUT, TEACHER, again, story_read
from tests.games.above_below.trying import (
    BASE_INCOME,
    VILLAGERS,
    beds,
    buy,
    coin_on_build,
    coin_on_explore,
    drinks_as_coins,
    end_round,
    goods,
    income,
    income_per,
    offer,
    points,
    potion,
    potion_per_round,
    replenish,
    reputation,
    reroll,
    settlement,
    train_ready,
    vp,
    vp_per,
)
from tests.ledger_marks import rule
from warren.games.above_below.content import BUILDINGS


@dataclass(frozen=True)
class Does:
    """One printed effect: how it is tried, and the numbers and things printed."""

    try_it: Callable[..., None]
    printed: tuple[int | str, ...]


# --- the cards: cost, and what is printed ---------------------------------------------------------------------------


def d(try_it: Callable[..., None], *printed: int | str) -> Does:
    return Does(try_it, printed)


CARDS: dict[str, tuple[int, list[Does]]] = {
    "H01": (3, [d(beds, 1)]),
    "H02": (5, [d(beds, 2)]),
    "H03": (7, [d(beds, 3)]),
    "H04": (4, [d(beds, 1), d(potion, 1)]),
    "H05": (5, [d(beds, 1), d(income, 1)]),
    "H06": (4, [d(beds, 1), d(coin_on_explore, 1)]),
    "H07": (6, [d(beds, 2), d(vp, 1)]),
    "H08": (3, [d(replenish, "fruit")]),
    "H09": (4, [d(replenish, "fish")]),
    "H10": (4, [d(replenish, "mushroom"), d(vp, 1)]),
    "H11": (4, [d(replenish, "rope")]),
    "H12": (4, [d(replenish, "pot")]),
    "H13": (4, [d(replenish, "paper")]),
    "H14": (4, [d(goods, "ore", 2)]),
    "H15": (3, [d(income, 1)]),
    "H16": (6, [d(income, 2)]),
    "H17": (4, [d(potion_per_round, 1)]),
    "H18": (3, [d(train_ready), d(vp, 1)]),
    "H19": (3, [d(coin_on_build, 1)]),
    "H20": (3, [d(reroll, 1), d(vp, 1)]),
    "H21": (5, [d(reputation, 1), d(beds, 1)]),
    "H22": (5, [d(goods, "fish", 2), d(beds, 1)]),
    "H23": (4, [d(goods, "fruit", 2), d(drinks_as_coins, 2)]),
    "H24": (5, [d(goods, "rope", 2), d(beds, 1)]),
    "H25": (5, [d(vp, 4)]),
    "K01": (6, [d(coin_on_build, 1), d(beds, 2)]),
    "K02": (6, [d(train_ready), d(beds, 2)]),
    "K03": (6, [d(income, 2), d(drinks_as_coins, 2)]),
    "K04": (6, [d(income_per, 1, "amethyst", "ore"), d(vp, 2)]),
    "K05": (5, [d(reroll, 2), d(coin_on_explore, 1), d(vp, 1)]),
    "K06": (7, [d(potion_per_round, 1), d(beds, 2)]),
    "K07": (8, [d(income, 3)]),
    "K08": (8, [d(reputation, 2), d(vp, 3)]),
    "K09": (7, [d(vp, 2), d(vp_per, 1, "outpost"), d(vp_per, 1, "empty_cave")]),
    "S01": (13, [d(vp, 3, 2), d(vp_per, 2, "house")]),
    "S02": (10, [d(vp, 4), d(vp_per, 2, "potion"), d(vp_per, 2, "ore")]),
    "S03": (12, [d(vp_per, 2, "villager")]),
    "S04": (10, [d(vp, 4), d(vp_per, 2, "outpost"), d(vp_per, 1, "empty_cave")]),
    "S05": (9, [d(vp, 8), d(reputation, 1)]),
    "S06": (9, [d(vp, 3), d(vp_per, 2, "amethyst"), d(vp_per, 2, "paper")]),
    "O01": (3, [d(beds, 2)]),
    "O02": (5, [d(beds, 3)]),
    "O03": (5, [d(beds, 1), d(potion_per_round, 1)]),
    "O04": (4, [d(replenish, "mushroom"), d(beds, 1)]),
    "O05": (4, [d(replenish, "fish"), d(vp, 2)]),
    "O06": (3, [d(replenish, "ore")]),
    "O07": (5, [d(replenish, "ore"), d(coin_on_build, 1)]),
    "O08": (3, [d(goods, "amethyst", 2)]),
    "O09": (6, [d(goods, "amethyst", 3), d(vp, 1)]),
    "O10": (3, [d(replenish, "rope"), d(vp, 1)]),
    "O11": (3, [d(replenish, "pot"), d(vp, 1)]),
    "O12": (4, [d(replenish, "paper"), d(vp, 1)]),
    "O13": (3, [d(reroll, 2), d(vp, 1)]),
    "O14": (3, [d(reroll, 1), d(coin_on_explore, 1), d(vp, 1)]),
    "O15": (4, [d(replenish, "fruit"), d(income, 1)]),
    "O16": (5, [d(income, 2)]),
    "O17": (4, [d(income, 1), d(coin_on_explore, 1)]),
    "O18": (3, [d(goods, "paper", 2), d(train_ready)]),
    "O19": (3, [d(goods, "rope", 1), d(goods, "pot", 1), d(goods, "paper", 1)]),
    "O20": (4, [d(reputation, 1), d(vp, 3)]),
    "O21": (4, [d(vp, 3), d(vp_per, 1, "empty_cave")]),
    "O22": (4, [d(potion_per_round, 1), d(drinks_as_coins, 2)]),
    "O23": (6, [d(vp, 6)]),
    "O24": (6, [d(vp, 3), d(vp_per, 1, "ore"), d(vp_per, 1, "amethyst")]),
}

EFFECTS = [(card, does) for card, (_, effects) in CARDS.items() for does in effects]


@pytest.mark.parametrize(
    ("card", "does"),
    EFFECTS,
    ids=["-".join([card, does.try_it.__name__, *map(str, does.printed)]) for card, does in EFFECTS],
)
def test_a_building_does_what_is_printed_on_it(card: str, does: Does) -> None:
    does.try_it(card, *does.printed)


@pytest.mark.parametrize("card", CARDS)
def test_a_building_costs_what_is_printed_and_gives_only_what_is_printed(card: str) -> None:
    """Nothing else changes when it is bought: coins, reputation, drinks, goods."""
    cost, effects = CARDS[card]
    game, player = settlement()
    buy(game, card)
    printed = [(does.try_it.__name__, *does.printed) for does in effects]
    assert player.coins == 50 - cost
    assert player.buildings == [f"building:{card}"]
    assert player.reputation == sum(int(what[1]) for what in printed if what[0] == "reputation")
    assert player.reserve.get("potion", 0) == sum(int(what[1]) for what in printed if what[0] == "potion")
    stock = [str(what[1]) for what in printed if what[0] == "replenish"]
    stock += [str(what[1]) for what in printed if what[0] == "goods" for _ in range(int(what[2]))]
    assert sorted(player.stock.get(f"building:{card}", [])) == sorted(stock)


@rule("AB-004")
def test_every_card_with_every_effect_is_tried() -> None:
    cards = {
        card.id: len([name for effect in card.effects for name in things_of(effect)]) for card in BUILDINGS.values()
    }
    del cards["start_house"]
    assert {card: len(effects) for card, (_, effects) in CARDS.items()} == cards


def things_of(effect: object) -> tuple[object, ...]:
    """A `vp_per` of several things is tried with each of them."""
    return getattr(effect, "of", ()) or (effect,)


@rule("AB-019")
def test_the_starting_house_has_three_beds_and_nothing_else() -> None:
    game = new()
    player = game.players[0]
    player.ready = [BUILDER]
    hire(game, 0, *VILLAGERS[:5], zone="resting")
    end_round(game)
    assert player.ready == [BUILDER, *VILLAGERS[:3]]
    assert points(game) == 0


@rule("AB-251", "AB-114")
def test_symbols_of_several_cards_add_up() -> None:
    game, player = settlement("H15", coins=0)
    own(game, 0, "building:H16", "building:K07", "building:H19", "building:K01", "building:H20", "building:O13")
    end_round(game)
    assert player.coins == BASE_INCOME + 1 + 2 + 3
    again(game)
    player.coins = 50
    buy(game, "H25")
    assert player.coins == 50 - 5 + 1 + 1
    tale = story_read(game, "2", [TEACHER, SCOUT])
    do(begin(game, 1, 1), "choose/paragraph:2/2")
    assert tale.rerolls == 1 + 2


@rule("AB-245", "AB-246")
def test_drinks_pay_without_change_and_cards_that_allow_it_do_not_add_up() -> None:
    game, player = settlement("K03", coins=3)
    own(game, 0, "building:H23")
    give(game, 0, potion=2, cider=1)
    building = offer(game, "H15")
    table = do(begin(game), f"build/{building}/{BUILDER}")
    assert table.choice is not None
    assert set(table.choice.ids) == {"pay/3/0/0", "pay/1/1/0", "pay/1/0/1", "pay/0/2/0", "pay/0/1/1"}
    do(table, "pay/0/2/0")
    assert player.coins == 3
    assert player.reserve == {"cider": 1}
