"""Opening a room and hiring a helper alike: the cards one can pay for (RT-102, RT-195, RT-196, RT-212, RT-217)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from warren.games.tombs.content import CARDS, ROOMS
from warren.games.tombs.content import CONSTANTS as C
from warren.games.tombs.markets import is_room, take
from warren.games.tombs.payment import ways_for
from warren.games.tombs.state import Tombs
from warren.games.tombs.steps import From
from warren.table.choice import Option

Bought: TypeAlias = Literal["room", "helper"]

BUY: Final[tuple[Option, ...]] = tuple(("open" if card.number < len(ROOMS) else "hire", card.id) for card in CARDS)


def affordable(state: Tombs, seat: int, kind: Bought, source: From, extra: int) -> list[Option]:
    """The cards of the market and the camp that can be paid for: the market first."""
    player = state.players[seat]
    rooms = kind == "room"
    discount = standing_discount(state, seat, kind) + extra
    options: list[Option] = []
    if source == "any":
        market = state.room_market if rooms else state.helper_market
        for card in market.row:
            if card is not None and ways_off(player.means, player.food_for_gold, card, discount):
                options.append(BUY[card])
    for card in player.camp:
        if is_room(card) == rooms and ways(state, seat, card, extra):
            options.append(BUY[card])
    return options


def ways(state: Tombs, seat: int, card: int, extra: int) -> list[Option]:
    """All ways to pay for a card, every discount included."""
    player = state.players[seat]
    kind: Bought = "room" if is_room(card) else "helper"
    discount = standing_discount(state, seat, kind) + extra
    if card in player.camp:
        discount += C.camp_discount
    return ways_off(player.means, player.food_for_gold, card, discount)


def ways_off(means: Sequence[int], food_for_gold: bool, card: int, discount: int) -> list[Option]:
    """All ways to pay for a card with so much taken off."""
    return ways_for(means, CARDS[card].price, discount, not is_room(card) and food_for_gold)


def standing_discount(state: Tombs, seat: int, kind: Bought) -> int:
    """What helpers and pending one-use discounts take off."""
    player = state.players[seat]
    discount = player.room_discount if kind == "room" else player.helper_discount
    if state.discounts and seat == state.active:
        discount += sum(amount for what, amount in state.discounts if what in (kind, "either"))
    return discount


def use_up_discounts(state: Tombs, kind: Bought) -> None:
    """One-use discounts go with the next matching purchase."""
    if state.discounts:
        state.discounts = [(what, amount) for what, amount in state.discounts if what not in (kind, "either")]


def fetch_card(state: Tombs, seat: int, card: int) -> None:
    """Take a bought card out of the camp, or out of the market, which is refilled at once."""
    camp = state.players[seat].camp
    if card in camp:
        camp.remove(card)
    else:
        take(state, card)
