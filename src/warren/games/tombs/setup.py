"""Chapter "Set-up": RT-020..RT-037, RT-360..RT-363, RT-401."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warren.games.tombs.content import CHESTS, CONSTANTS, ENTRANCES, FACTIONS, HELPERS, ROOMS, Card, table_size
from warren.games.tombs.events import MEANS
from warren.games.tombs.state import NOBODY, NOTHING, Player, Tombs
from warren.games.tombs.tomb import PLACES, geometry, places, ring
from warren.table.dice import Dice
from warren.table.errors import BadVariant
from warren.table.parts import Deck, Market
from warren.table.rulebook import Variant, Variants, VariantSchema

VARIANTS: Final[VariantSchema] = {
    "secret_entrance": Variant(False),
    "factions": Variant([], values=FACTIONS),
    "entrances": Variant("numbered", values=("numbered", "random")),
    "entrance_order": Variant([], values=tuple(entrance.number for entrance in ENTRANCES)),
    "first_player": Variant("random", values=("random", "0", "1", "2")),
}


def check_variants(seats: int, variants: Variants) -> None:
    """What the schema alone can't refuse: too many factions, an impossible frame, a seat that isn't there."""
    chosen, order = _names(variants["factions"]), _names(variants["entrance_order"])
    wanted = table_size(seats).factions
    if len(set(chosen)) < len(chosen) or len(chosen) > wanted:
        raise BadVariant(f"variant 'factions' takes at most {wanted} different factions with {seats} players")
    if order and sorted(order) != sorted(ENTRANCES[card].number for card in ring(seats)):
        raise BadVariant(f"variant 'entrance_order' takes all {len(ring(seats))} entrance cards, each once")
    first = variants["first_player"]
    if first != "random" and int(str(first)) >= seats:
        raise BadVariant(f"variant 'first_player' takes a seat from 0 to {seats - 1}, not {first}")


def set_up(seats: int, variants: Variants, dice: Dice) -> Tombs:
    """The table laid out, before the first turn."""
    factions = _choose_factions(seats, _names(variants["factions"]), dice)
    order = _lay_frame(seats, variants, dice)
    frame = geometry(order)
    room_deck, room_market = _deal(ROOMS, factions, dice)
    helper_deck, helper_market = _deal(HELPERS, factions, dice)
    supply = list(range(len(CHESTS)))
    inside = places(seats)
    chests = [dice.take(supply) if place in inside else NOTHING for place in range(PLACES)]
    first = variants["first_player"]
    beginner = dice.below(seats) if first == "random" else int(str(first))
    return Tombs(
        dice=dice,
        seats=seats,
        round=1,
        news=0,
        log=None,
        players=[_new_player() for _ in range(seats)],
        factions=factions,
        order=order,
        opposite=frame.opposite,
        line=frame.line,
        paws=[NOBODY] * (PLACES + len(ENTRANCES)),
        rooms=[NOTHING] * PLACES,
        owners=[NOBODY] * PLACES,
        chests=chests,
        empty=len(inside),
        marked=_mark_entrances(factions) if variants["secret_entrance"] else (),
        turned=(NOBODY,) * len(ENTRANCES),
        room_deck=room_deck,
        helper_deck=helper_deck,
        room_market=room_market,
        helper_market=helper_market,
        supply=supply,
        first=beginner,
        active=beginner,
        stage="act",
        turn=1,
        optional=False,
        extra_actions=0,
        extra_turn=False,
        doubles=0,
        discounts=[],
        freed=NOTHING,
        chest_in_use=NOTHING,
        busy=[],
        borrowed=[],
        spent=[],
        fired=[],
        infiltrations=0,
        end_fame=table_size(seats).end_fame,
        ending="",
        closer=NOBODY,
        finals=[],
    )


def _names(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def _choose_factions(seats: int, chosen: list[str], dice: Dice) -> tuple[int, ...]:
    """RT-025, RT-362: the named factions, and the missing ones at random."""
    named = [FACTIONS.index(name) for name in chosen]
    others = [faction for faction in range(len(FACTIONS)) if faction not in named]
    while len(named) < table_size(seats).factions:
        named.append(dice.take(others))
    return tuple(sorted(named))


def _lay_frame(seats: int, variants: Variants, dice: Dice) -> tuple[int, ...]:
    """RT-021, RT-022: in rising order, in a chosen one, or at random."""
    chosen = _names(variants["entrance_order"])
    if chosen:
        numbers = [entrance.number for entrance in ENTRANCES]
        return tuple(numbers.index(number) for number in chosen)
    order = list(ring(seats))
    if variants["entrances"] == "random":
        dice.shuffle(order)
    return tuple(order)


def _deal(cards: Sequence[Card], factions: tuple[int, ...], dice: Dice) -> tuple[Deck[int], Market[int]]:
    """RT-026..RT-032: green on blue; the first card starts the discard pile, the next three the market."""
    used = [card for card in cards if card.faction in factions or card.faction < 0]
    layers = [[card.number for card in used if card.back == back] for back in ("green", "blue")]
    deck: Deck[int] = Deck(layers)
    first = deck.draw(dice)
    assert first is not None
    deck.discard(first)
    market: Market[int] = Market([None] * CONSTANTS.market_size)
    market.refill(deck, dice)
    return deck, market


def _mark_entrances(factions: tuple[int, ...]) -> tuple[int, ...]:
    """RT-401: a token on each entrance card with the symbol of a faction that takes part."""
    return tuple(card for card, entrance in enumerate(ENTRANCES) if entrance.faction in factions)


def _new_player() -> Player:
    """RT-034, RT-035."""
    return Player(
        means=[CONSTANTS.start[kind] for kind in MEANS],
        laid=[],
        helpers=[],
        camp=[],
        chests=[],
        used=[],
        tokens=CONSTANTS.ownership_tokens_per_player,
        watches=0,
        camp_limit=CONSTANTS.camp_limit,
        room_discount=0,
        helper_discount=0,
        food_for_gold=False,
        opposites=0,
    )
