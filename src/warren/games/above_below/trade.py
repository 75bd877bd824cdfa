"""Free actions with items: the for-sale spot and buying from opponents (AB sections 9.1, 9.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from warren.games.above_below.content import ITEMS
from warren.games.above_below.quests import award_quests
from warren.games.above_below.reserve import ITEM, KIND, put, take
from warren.games.above_below.state import Game, Player
from warren.table import Flow, Option

LEAST_PRICE: Final = 3
"""AB-143."""
OFFERS: Final = 3
"""AB-150: offers for the same item in one turn."""
STANDING_PRICES: Final = range(LEAST_PRICE, 11)
"""For what an item may be had without asking its owner; whoever wants another price is asked."""
_ANSWERS: Final[list[Option]] = [("ask-me",), *[("asking", price) for price in STANDING_PRICES]]
_SELL: Final[dict[str, Option]] = {kind: ("sell", ITEM[kind]) for kind in ITEMS}
_TAKE_BACK: Final[Option] = ("take-back",)


# --- the own item (9.2) -----------------------------------------------------------------------------------------


def sell_options(game: Game, seat: int, kinds: Iterable[str] = ITEMS) -> list[Option]:
    """AB-154, AB-157: put up or replace, but nothing twice since the last other step."""
    player, shown = game.players[seat], game.turn.shown
    reserve, spot = player.reserve, player.for_sale
    return [_SELL[kind] for kind in kinds if (kind in reserve or kind == spot) and kind not in shown]


def take_back_options(player: Player) -> list[Option]:
    """AB-157: a free action, so not after the action (AB-140, AB-160)."""
    return [_TAKE_BACK] if player.for_sale is not None else []


def sell(game: Game, seat: int, item: str) -> Flow[None]:
    """AB-154..AB-156: one item; the one that lay there returns to the reserve. Its owner may fix a standing answer."""
    player, kind = game.players[seat], KIND[item]
    if player.for_sale != kind:
        take(player, kind)
        take_back(game, seat)
        player.for_sale = kind
    game.turn.shown.append(kind)
    answer = yield game.ask(seat, "standing-answer", _ANSWERS, (item,))
    player.asking = int(answer[1]) if answer[0] == "asking" else 0
    game.tell("for-sale", seat=f"seat:{seat}", item=item, price=player.asking)


def take_back(game: Game, seat: int) -> None:
    """AB-157: the item for sale returns to the reserve."""
    player = game.players[seat]
    if player.for_sale is not None:
        put(player, player.for_sale)
        game.tell("taken-back", seat=f"seat:{seat}", item=ITEM[player.for_sale])
        player.for_sale = None


def remind(game: Game, seat: int) -> None:
    """AB-160: what is for sale can be used at the end of the round only if its owner takes it back in time."""
    item = game.players[seat].for_sale
    if item is not None:
        game.tell_only(seat, "reminder", seat=f"seat:{seat}", item=ITEM[item])


# --- buying (9.1) -----------------------------------------------------------------------------------------------


def buy_options(game: Game, seat: int) -> list[Option]:
    """AB-142..AB-150: take an item at its standing price, or make an offer for it."""
    coins = game.players[seat].coins
    options: list[Option] = []
    if coins < LEAST_PRICE:
        return options
    for distance in range(1, game.seats):
        seller = (seat + distance) % game.seats
        other = game.players[seller]
        if other.for_sale is None:
            continue
        name, item = f"seat:{seller}", ITEM[other.for_sale]
        if other.asking:
            if coins >= other.asking:
                options.append(("buy", name, item, other.asking))
        elif offers_left(game, name) and coins >= least_offer(game, name):
            options.append(("offer", name, item))
    return options


def offers_left(game: Game, seller: str) -> int:
    """AB-150."""
    return OFFERS - len(game.turn.bids.get(seller, ()))


def least_offer(game: Game, seller: str) -> int:
    """AB-143, AB-150: 3 coins, and more than the last offer."""
    bids = game.turn.bids.get(seller)
    return bids[-1] + 1 if bids else LEAST_PRICE


def make_offer(game: Game, option: Option) -> Flow[None]:
    """AB-144..AB-151: the buyer names a price, the seller accepts, declines or hints at another price."""
    buyer, name, item = game.active, str(option[1]), str(option[2])
    seller = int(name.removeprefix("seat:"))
    coins = game.players[buyer].coins
    prices: list[Option] = [("price", price) for price in range(least_offer(game, name), coins + 1)]
    price = int((yield game.ask(buyer, "price", prices, (name, item)))[1])
    game.turn.bids.setdefault(name, []).append(price)
    game.turn.open_offer = (seller, price)
    game.tell("offered", seat=f"seat:{buyer}", seller=name, item=item, price=price)
    answers: list[Option] = [("accept",), ("decline",)]
    if offers_left(game, name):
        answers += [("counter", other) for other in range(price + 1, coins + 1)]
    answer = yield game.ask(seller, "offer", answers, (f"seat:{buyer}", item, price))
    game.turn.open_offer = None
    if answer[0] == "accept":
        hand_over(game, seller, price)
        return
    game.tell("declined", seat=name, item=item)
    if answer[0] == "counter":
        game.turn.counters[name] = int(answer[1])
        game.tell("countered", seat=name, item=item, price=int(answer[1]))


def hand_over(game: Game, seller: int, price: int) -> None:
    """AB-145, AB-148, AB-152: these coins for this item, nothing else."""
    buyer = game.active
    me, other = game.players[buyer], game.players[seller]
    kind = other.for_sale
    assert kind is not None
    me.coins -= price
    other.coins += price
    other.for_sale = None
    put(me, kind)
    game.tell("bought", seat=f"seat:{buyer}", seller=f"seat:{seller}", item=ITEM[kind], price=price)
    award_quests(game)
