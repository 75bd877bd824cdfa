"""Paying (W-022, W-173): a price is paid in full, in one of the ways the player can afford; discounts come first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from warren.games.wistar.cards import choose_discards
from warren.games.wistar.counts import cards_in_hand, mice_of
from warren.games.wistar.effect_types import Discount
from warren.games.wistar.measures import Cheaper, Price
from warren.games.wistar.mice import choose_mice_to_discard
from warren.games.wistar.state import SEATS, Player, Wistar
from warren.games.wistar.tokens import lose
from warren.table import Flow, Option

Way: TypeAlias = tuple[int, int, int]
"""One way to pay: wood, metal, hand cards."""

NO_DISCOUNT: Final = Cheaper()


def added_up(discounts: Iterable[Cheaper | Discount]) -> Cheaper:
    """Several discounts add up (ops.md 3)."""
    wood = metal = move = either = 0
    for one in discounts:
        wood += one.wood
        metal += one.metal
        move += one.move
        either += one.either
    return Cheaper(wood=wood, metal=metal, move=move, either=either)


def ways(me: Player, price: Price, cheaper: Cheaper = NO_DISCOUNT, hand: int | None = None) -> list[Way]:
    """The different ways to pay a price, none that pays more than another of them; empty: the player can't.

    W-179: discounts first, nothing falls below 0. `hand` is how many cards may be spent, if not all.
    """
    cards = price.cards
    spare = len(me.hand) if hand is None else hand
    if (
        price.move - cheaper.move > me.move
        or price.joker > me.joker
        or price.vp > me.vp
        or price.beds > me.beds_in
        or cards + price.basic_cards + price.advanced_cards > spare
        or not _has_mice(me, price)
        or not _has_cards(me, price)
    ):
        return []
    wood = max(0, price.wood - cheaper.wood)
    metal = max(0, price.metal - cheaper.metal)
    if not price.any and not cheaper.either:
        return [(wood, metal, cards)] if wood <= me.wood and metal <= me.metal else []
    spare -= price.basic_cards + price.advanced_cards
    return _mixes(me, wood, metal, cards, price.any, cheaper.either, spare)


def _mixes(me: Player, wood: int, metal: int, cards: int, any_: int, either: int, spare: int) -> list[Way]:
    """Every mix of an `any` price, less every split of an `either` discount over its wood and metal."""
    found: dict[Way, None] = {}
    for as_cards in range(any_ + 1):
        for as_metal in range(any_ - as_cards + 1):
            full_wood = wood + any_ - as_cards - as_metal
            full_metal = metal + as_metal
            off = min(either, full_wood + full_metal)
            for off_wood in range(max(0, off - full_metal), min(off, full_wood) + 1):
                way = (full_wood - off_wood, full_metal - (off - off_wood), cards + as_cards)
                if way[0] <= me.wood and way[1] <= me.metal and way[2] <= spare:
                    found[way] = None
    if either and any_:
        return [way for way in found if not any(_less(other, way) for other in found)]
    return list(found)


def _less(one: Way, other: Way) -> bool:
    return one != other and all(a <= b for a, b in zip(one, other, strict=True))


def _has_mice(me: Player, price: Price) -> bool:
    if not (price.mice or price.house_mice or price.cellar_mice):
        return True
    return (
        mice_of(me, "house") >= price.house_mice
        and mice_of(me, "cellar") >= price.cellar_mice
        and len(me.mice) >= price.mice + price.house_mice + price.cellar_mice
    )


def _has_cards(me: Player, price: Price) -> bool:
    return (not price.basic_cards or cards_in_hand(me, "basic") >= price.basic_cards) and (
        not price.advanced_cards or cards_in_hand(me, "advanced") >= price.advanced_cards
    )


def pay_options(found: list[Way]) -> list[Option]:
    return [("pay", *way) for way in found]


def choose_way(state: Wistar, me: Player, found: list[Way], about: str) -> Flow[Way]:
    """One compact question: the different ways to pay."""
    if len(found) == 1:
        return found[0]
    state.under_way.append(("pay", sum(found[0])))
    option = yield state.ask(me.seat, "pay", pay_options(found), (about,))
    state.under_way.pop()
    return found[pay_options(found).index(option)]


def pay(
    state: Wistar, me: Player, price: Price, way: Way, about: str, cheaper: Cheaper = NO_DISCOUNT
) -> Flow[None] | None:
    """Pay in this way; the cards, mice and so on are chosen by the player."""
    wood, metal, cards = way
    me.wood -= wood
    me.metal -= metal
    move = max(0, price.move - cheaper.move)
    me.move -= move
    me.joker -= price.joker
    if state.log is not None and (wood or metal or move or price.joker):
        seat = SEATS[me.seat]
        state.tell("paid", seat=seat, wood=wood, metal=metal, move=move, joker=price.joker, about=about)
    if price.vp:
        lose(state, me, "vp", price.vp, about)
    me.beds_in -= price.beds
    if price.beds and state.log is not None:
        state.tell("discarded-bed", seat=SEATS[me.seat], n=price.beds)
    if cards or price.basic_cards or price.advanced_cards or price.mice or price.house_mice or price.cellar_mice:
        return _give_up(state, me, price, cards, about)
    return None


def _give_up(state: Wistar, me: Player, price: Price, cards: int, about: str) -> Flow[None]:
    for deck, n in (("basic", price.basic_cards), ("advanced", price.advanced_cards), ("any", cards)):
        if n:
            yield from choose_discards(state, me, n, about, deck)
    for kind, n in (("house", price.house_mice), ("cellar", price.cellar_mice), ("any", price.mice)):
        if n:
            yield from choose_mice_to_discard(state, me, n, about, kind)
