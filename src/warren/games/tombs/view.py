"""What a seat may see: everything but the order of decks and chest supply (RT-037), with the numbers a board shows."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from warren.games.tombs import scoring
from warren.games.tombs.buying import standing_discount, ways_off
from warren.games.tombs.content import (
    CARDS,
    CHESTS,
    COMPONENTS,
    CONSTANTS,
    ENTRANCES,
    FACTIONS,
    FIRST_ENTRANCE,
    HELPERS,
    NEUTRAL,
    PLACE_IDS,
    ROOMS,
    SEAT_IDS,
    SPOT_IDS,
    Helper,
    HelperData,
    Room,
    RoomData,
    table_size,
)
from warren.games.tombs.ending import HELPERS_LEFT
from warren.games.tombs.events import FAME, GOLD, MEANS
from warren.games.tombs.laying import PAWS
from warren.games.tombs.markets import is_room
from warren.games.tombs.state import NOBODY, NOTHING, Tombs
from warren.games.tombs.tomb import COLUMNS, CROSSINGS, GAMES_AT_ONCE, geometry, line_places, places
from warren.table.parts import Deck, Market
from warren.table.rulebook import View, Viewer

Numbers: TypeAlias = tuple[int, ...]
SEEN: Final = 1 << 12
"""Things that are remembered as they were shown. What hasn't changed is the very same object then, which the next look
at the table sees at once; so nothing may be changed in a view."""


def viewer(state: Tombs) -> Viewer:
    """The whole table. Own offers and intersections are worked out for the seat that looks."""
    shown = _open(state)

    def view(seat: int | None) -> View:
        offers = [] if seat is None else _offers_to(state, seat)
        would_fill = {} if seat is None else _would_fill(state, seat)
        return {"seat": seat, **shown, "offers": offers, "would_fill": would_fill}

    return view


def _open(state: Tombs) -> View:
    """What everybody sees."""
    paws = state.paws
    return {
        "round": state.round,
        "turn": state.turn,
        "stage": state.stage,
        "active": SEAT_IDS[state.active],
        "first": SEAT_IDS[state.first],
        "factions": _factions(state.factions),
        "frame": _frame(state.order),
        "entrances": _entrances(
            state.order,
            tuple(paws[FIRST_ENTRANCE:]),
            state.marked,
            state.turned,
            state.opposite,
            state.line,
            state.seats,
        ),
        "places": _places(
            state.order,
            tuple(state.rooms),
            tuple(state.owners),
            tuple(state.chests),
            tuple(paws[:FIRST_ENTRANCE]),
            state.seats,
        ),
        "markets": {
            "rooms": _market_of(state.room_market, state.room_deck),
            "helpers": _market_of(state.helper_market, state.helper_deck),
        },
        "chest_supply": len(state.supply),
        "players": [_player_of(state, player) for player in range(state.seats)],
        "under_way": _under_way(state),
        "end": _end(state),
    }


@lru_cache(SEEN)
def _factions(factions: Numbers) -> list[str]:
    return [FACTIONS[faction] for faction in factions]


def _seat(seat: int) -> str | None:
    return None if seat == NOBODY else SEAT_IDS[seat]


@lru_cache(SEEN)
def _entrances(
    order: Numbers, paws: Numbers, marked: Numbers, turned: Numbers, opposite: Numbers, line: Numbers, seats: int
) -> list[View]:
    return [
        _entrance(card, paws[card], card in marked, turned[card], opposite[card], _line_ids(line[card], seats))
        for card in order
    ]


@lru_cache(SEEN)
def _entrance(card: int, paw: int, token: bool, owner: int, opposite: int, line: tuple[str, ...]) -> View:
    return {
        "id": ENTRANCES[card].id,
        "paw": _seat(paw),
        "token": token,
        "side": "normal" if owner == NOBODY else "secret",
        "owner": _seat(owner),
        "opposite": ENTRANCES[opposite].id,
        "line": list(line),
    }


@lru_cache(GAMES_AT_ONCE)
def _frame(order: Numbers) -> dict[str, list[str]]:
    return {side: _entrance_ids(cards) for side, cards in geometry(order).sides.items()}


@cache
def _line_ids(line: int, seats: int) -> tuple[str, ...]:
    return tuple(PLACE_IDS[place] for place in line_places(line, seats))


def _entrance_ids(cards: Numbers) -> list[str]:
    return [ENTRANCES[card].id for card in cards]


def _lines(state: Tombs, seat: int) -> int:
    """The lines on which paws of this seat lie."""
    lines = 0
    for spot in state.players[seat].laid:
        if spot >= FIRST_ENTRANCE:
            lines |= state.line[spot - FIRST_ENTRANCE]
    return lines


def _would_fill(state: Tombs, seat: int) -> dict[str, list[str]]:
    """By entrance: the new intersections that a paw of this seat there would make with its others."""
    lines = _lines(state, seat)
    return _to_fill(seat, lines, state.order, state.line, tuple(state.paws[:FIRST_ENTRANCE])) if lines else {}


@lru_cache(SEEN)
def _to_fill(seat: int, lines: int, order: Numbers, line: Numbers, paws: Numbers) -> dict[str, list[str]]:
    """For each seat anew: what two seats share is what everybody sees."""
    filled = {}
    for card in order:
        empty = [PLACE_IDS[place] for place in CROSSINGS[lines | line[card]] if paws[place] == NOBODY]
        if empty:
            filled[ENTRANCES[card].id] = empty
    return filled


@lru_cache(SEEN)
def _places(order: Numbers, rooms: Numbers, owners: Numbers, chests: Numbers, paws: Numbers, seats: int) -> list[View]:
    heads = geometry(order).heads
    return [
        _place(place, rooms[place], owners[place], chests[place], paws[place], heads[place]) for place in places(seats)
    ]


@lru_cache(SEEN)
def _place(place: int, room: int, owner: int, chest: int, paw: int, heads: Numbers) -> View:
    return {
        "id": PLACE_IDS[place],
        "row": place // COLUMNS,
        "column": place % COLUMNS + 1,
        "room": None if room == NOTHING else CARDS[room].id,
        "owner": _seat(owner),
        "chest": None if chest == NOTHING else CHESTS[chest].id,
        "paw": _seat(paw),
        "heads": _entrance_ids(heads),
    }


def _market_of(market: Market[int], deck: Deck[int]) -> View:
    return _market(tuple(market.row), tuple(deck.cards()), tuple(deck.discards))


@lru_cache(SEEN)
def _market(row: tuple[int | None, ...], deck: Numbers, discards: Numbers) -> View:
    """RT-009: the backs in a deck can be told apart, its cards can't."""
    backs = [CARDS[card].back for card in deck]
    return {
        "cards": [None if card is None else CARDS[card].id for card in row],
        "deck": len(backs),
        "green": backs.count("green"),
        "blue": backs.count("blue"),
        "discards": [CARDS[card].id for card in discards],
    }


def _offers_to(state: Tombs, seat: int) -> list[View]:
    """What the cards in markets and own camp cost this seat: the discount, and whether it could pay."""
    player = state.players[seat]
    return _offers(
        seat,
        tuple(player.means[: GOLD + 1]),
        player.food_for_gold,
        standing_discount(state, seat, "room"),
        standing_discount(state, seat, "helper"),
        (*state.room_market.cards(), *state.helper_market.cards()),
        tuple(player.camp),
    )


@lru_cache(SEEN)
def _offers(
    seat: int,
    means: Numbers,
    food_for_gold: bool,
    rooms: int,
    helpers: int,
    market: Numbers,
    camp: Numbers,
) -> list[View]:
    """For each seat anew, as above."""

    def offer(card: int, camp_discount: int = 0) -> View:
        discount = (rooms if is_room(card) else helpers) + camp_discount
        payable = bool(ways_off(means, food_for_gold, card, discount))
        return {"card": CARDS[card].id, "camp": camp_discount > 0, "discount": discount, "payable": payable}

    return [*map(offer, market), *(offer(card, CONSTANTS.camp_discount) for card in camp)]


def _player_of(state: Tombs, seat: int) -> View:
    player = state.players[seat]
    return _player(
        seat,
        tuple(player.means),
        tuple(player.laid),
        player.tokens,
        tuple(scoring.rooms_of(state, seat)),
        tuple(player.helpers),
        tuple(player.camp),
        player.camp_limit,
        tuple(player.chests),
        tuple(player.used),
    )


@lru_cache(SEEN)
def _player(
    seat: int,
    means: Numbers,
    laid: Numbers,
    tokens: int,
    rooms: Numbers,
    helpers: Numbers,
    camp: Numbers,
    camp_limit: int,
    chests: Numbers,
    used: Numbers,
) -> View:
    points = scoring.points(means[FAME], rooms, helpers)
    return {
        "seat": SEAT_IDS[seat],
        "means": dict(zip(MEANS, means, strict=True)),
        "paws": PAWS - len(laid),
        "laid": [SPOT_IDS[spot] for spot in laid],
        "tokens": tokens,
        "rooms": [CARDS[card].id for card in rooms],
        "helpers": [CARDS[card].id for card in helpers],
        "camp": [CARDS[card].id for card in camp],
        "camp_limit": camp_limit,
        "chests": [CHESTS[chest].id for chest in chests],
        "used_chests": [CHESTS[chest].id for chest in used],
        "sets": {"rooms": _sets(rooms), "helpers": _sets(helpers)},
        "points": {**points, "total": sum(points.values())},
    }


def _sets(cards: Numbers) -> list[View]:
    """RT-341: the diversity sets so far."""
    return [
        {"cards": [CARDS[card].id for card in group], "points": scoring.POINTS[len(group)]}
        for group in scoring.sets_of(cards)
    ]


def _under_way(state: Tombs) -> View:
    """What lasts to the end of the action or turn."""
    return {
        "optional": state.optional,
        "extra_actions": state.extra_actions,
        "extra_turn": state.extra_turn,
        "doubles": state.doubles,
        "discounts": [{"kind": kind, "amount": amount} for kind, amount in state.discounts],
        "borrowed": [CARDS[card].id for card in state.borrowed],
        "spent": [CARDS[card].id for card in state.spent],
    }


def _end(state: Tombs) -> View:
    """RT-330..RT-332: the end conditions and how near they are."""
    deck = state.helper_deck
    helpers = len(deck) + len(deck.discards) + len(state.helper_market.cards())
    return {
        "reason": state.ending or None,
        "closer": _seat(state.closer),
        "final_actions": [SEAT_IDS[seat] for seat in state.finals],
        "places_left": state.empty,
        "helpers_left": max(0, helpers - HELPERS_LEFT),
        "fame_needed": state.end_fame,
        "fame_left": max(0, state.end_fame - max(player.means[FAME] for player in state.players)),
        "rooms_needed": table_size(state.seats).end_rooms,
    }


# --- the catalogue ---------------------------------------------------------------------------------------------------


@cache
def catalogue() -> dict[str, View]:
    """What is printed on each component, its effects as they stand in the content."""
    printed = {room.id: _room(room) for room in ROOMS} | {card.id: _helper(card) for card in HELPERS}
    for entrance in ENTRANCES:
        data = entrance.data
        printed[entrance.id] = {
            "number": entrance.number,
            "faction": data.faction,
            "players": data.players,
            "normal": _tree(data.normal.ops),
            "secret": None if data.secret is None else _tree(data.secret.ops),
        }
    for chest in CHESTS:
        printed[chest.id] = {"kind": chest.data.id, "ops": _tree(chest.data.ops)}
    for faction in COMPONENTS.factions:
        printed[f"faction:{faction.id}"] = {"first_game": faction.first_game}
    return printed


def _room(room: Room) -> View:
    return _card(room.data) | {
        "extra_action": room.extra_action,
        "owner_only": room.owner_only,
        "ops": _tree(room.data.ops),
    }


def _helper(card: Helper) -> View:
    return _card(card.data) | {"once": bool(card.once), "effects": _tree(card.data.effects)}


def _card(data: RoomData | HelperData) -> View:
    return {
        "faction": None if data.faction == NEUTRAL else data.faction,
        "back": data.back,
        "cost": _tree(data.cost),
        "fame": data.fame,
    }


def _tree(data: object) -> Any:
    return msgspec.to_builtins(data)
