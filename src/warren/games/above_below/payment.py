"""Paying the supply, with coins and, where a card allows it, with drinks (AB-244..AB-247)."""

from __future__ import annotations

from warren.games.above_below.books import Cost, counts
from warren.games.above_below.effects import drink_worth
from warren.games.above_below.gains import lose
from warren.games.above_below.reserve import give_up, held
from warren.games.above_below.state import Game, Player
from warren.table import Flow, Option, Reason


def funds(player: Player, keep_potions: int = 0, keep_ciders: int = 0) -> int:
    """The most a player can pay to the supply while keeping some drinks."""
    if not player.reserve and player.for_sale is None:
        return player.coins
    drinks = max(0, held(player, "potion") - keep_potions) + max(0, held(player, "cider") - keep_ciders)
    return player.coins + (drinks * drink_worth(player) if drinks else 0)


def payments(player: Player, price: int, potions: int, ciders: int) -> list[Option]:
    """AB-246: the ways to pay a price as ("pay", coins, potions, ciders); none with a drink that could be left out."""
    ways: list[Option] = [("pay", price, 0, 0)] if player.coins >= price else []
    worth = drink_worth(player) if potions or ciders else 0
    if not worth:
        return ways
    for drinks in range(1, potions + ciders + 1):
        if worth * (drinks - 1) >= price:
            break
        coins = max(0, price - worth * drinks)
        if coins <= player.coins:
            most = min(drinks, potions)
            ways += [("pay", coins, n, drinks - n) for n in range(most, max(0, drinks - ciders) - 1, -1)]
    return ways


def pay(game: Game, seat: int, price: int, keep_potions: int = 0, keep_ciders: int = 0) -> Flow[None]:
    """Pay a price that can be paid, keeping the drinks that are needed besides."""
    if not price:
        return
    player = game.players[seat]
    ways = payments(player, price, held(player, "potion") - keep_potions, held(player, "cider") - keep_ciders)
    _, coins, potions, ciders = ways[0] if len(ways) == 1 else (yield game.ask(seat, "pay", ways, (price,)))
    player.coins -= int(coins)
    if potions:
        give_up(game, seat, "potion", int(potions))
    if ciders:
        give_up(game, seat, "cider", int(ciders))
    game.tell("paid", seat=f"seat:{seat}", coins=coins, potions=potions, ciders=ciders)


def unpayable(player: Player, cost: Cost) -> list[Reason]:
    """AB-065, AB-247: what is missing. Drinks count as coins, but those that the cost asks for can't be spent twice."""
    found = [
        Reason("needs-item", "AB-065", {"item": f"item:{kind}", "need": n, "have": held(player, kind)})
        for kind, n in counts(cost)
        if kind != "coins" and held(player, kind) < n
    ]
    purse = funds(player, cost.potion, cost.cider)
    if purse < cost.coins:
        found.append(Reason("needs-coins", "AB-065", {"need": cost.coins, "have": purse}))
    return found


def pay_cost(game: Game, seat: int, cost: Cost) -> Flow[None]:
    """AB-065: paid at once and never returned."""
    yield from pay(game, seat, cost.coins, cost.potion, cost.cider)
    for kind, n in counts(cost):
        if kind != "coins":
            lose(game, seat, kind, n)
