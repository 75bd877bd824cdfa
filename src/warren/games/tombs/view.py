"""What a seat may see: everything but the order of decks and chest supply (RT-037), with the numbers a board shows."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

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
from warren.games.tombs.events import FAME, MEANS
from warren.games.tombs.laying import PAWS
from warren.games.tombs.markets import is_room
from warren.games.tombs.state import NOBODY, NOTHING, Player, Tombs
from warren.games.tombs.tomb import COLUMNS, CROSSINGS, GAMES_AT_ONCE, Geometry, geometry, line_places, places
from warren.table.parts import Deck, Market
from warren.table.rulebook import View, Viewer


def viewer(state: Tombs) -> Viewer:
    """The whole table. Own offers and intersections are worked out for the seat that looks."""
    shown = _open(state)

    def view(seat: int | None) -> View:
        offers = [] if seat is None else _offers(state, seat)
        would_fill = {} if seat is None else _would_fill(state, seat)
        return {"seat": seat, **shown, "offers": offers, "would_fill": would_fill}

    return view


def _open(state: Tombs) -> View:
    """What everybody sees."""
    frame = geometry(state.order)
    return {
        "round": state.round,
        "turn": state.turn,
        "stage": state.stage,
        "active": SEAT_IDS[state.active],
        "first": SEAT_IDS[state.first],
        "factions": [FACTIONS[faction] for faction in state.factions],
        "frame": _frame(state.order),
        "entrances": [_entrance(state, card) for card in state.order],
        "places": [_place(state, place, frame) for place in places(state.seats)],
        "markets": {
            "rooms": _market(state.room_market, state.room_deck),
            "helpers": _market(state.helper_market, state.helper_deck),
        },
        "chest_supply": len(state.supply),
        "players": [_player(state, player) for player in range(state.seats)],
        "under_way": _under_way(state),
        "end": _end(state),
    }


def _seat(seat: int) -> str | None:
    return None if seat == NOBODY else SEAT_IDS[seat]


def _entrance(state: Tombs, card: int) -> View:
    owner = state.turned[card]
    return {
        "id": ENTRANCES[card].id,
        "paw": _seat(state.paws[FIRST_ENTRANCE + card]),
        "token": card in state.marked,
        "side": "normal" if owner == NOBODY else "secret",
        "owner": _seat(owner),
        "opposite": ENTRANCES[state.opposite[card]].id,
        "line": _line_ids(state.line[card], state.seats),
    }


@lru_cache(GAMES_AT_ONCE)
def _frame(order: tuple[int, ...]) -> dict[str, list[str]]:
    """Like the lines and the heads, the same for a whole game: nothing need look into it to know that."""
    return {side: _entrance_ids(cards) for side, cards in geometry(order).sides.items()}


@cache
def _line_ids(line: int, seats: int) -> list[str]:
    return [PLACE_IDS[place] for place in line_places(line, seats)]


@lru_cache(1 << 14)
def _entrance_ids(cards: tuple[int, ...]) -> list[str]:
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
    filled = {}
    for card in state.order if lines else ():
        empty = [PLACE_IDS[place] for place in CROSSINGS[lines | state.line[card]] if state.paws[place] == NOBODY]
        if empty:
            filled[ENTRANCES[card].id] = empty
    return filled


def _place(state: Tombs, place: int, frame: Geometry) -> View:
    room, chest = state.rooms[place], state.chests[place]
    return {
        "id": PLACE_IDS[place],
        "row": place // COLUMNS,
        "column": place % COLUMNS + 1,
        "room": None if room == NOTHING else CARDS[room].id,
        "owner": _seat(state.owners[place]),
        "chest": None if chest == NOTHING else CHESTS[chest].id,
        "paw": _seat(state.paws[place]),
        "heads": _entrance_ids(frame.heads[place]),
    }


def _market(market: Market[int], deck: Deck[int]) -> View:
    """RT-009: the backs in a deck can be told apart, its cards can't."""
    backs = [CARDS[card].back for card in deck.cards()]
    return {
        "cards": [None if card is None else CARDS[card].id for card in market.row],
        "deck": len(backs),
        "green": backs.count("green"),
        "blue": backs.count("blue"),
        "discards": [CARDS[card].id for card in deck.discards],
    }


def _offers(state: Tombs, seat: int) -> list[View]:
    """What the cards in markets and own camp cost this seat: the discount, and whether it could pay."""
    player = state.players[seat]
    rooms, helpers = standing_discount(state, seat, "room"), standing_discount(state, seat, "helper")
    offers = [_offer(player, card, rooms) for card in state.room_market.cards()]
    offers += [_offer(player, card, helpers) for card in state.helper_market.cards()]
    for card in player.camp:
        discount = (rooms if is_room(card) else helpers) + CONSTANTS.camp_discount
        offers.append(_offer(player, card, discount, camp=True))
    return offers


def _offer(player: Player, card: int, discount: int, camp: bool = False) -> View:
    payable = bool(ways_off(player, card, discount))
    return {"card": CARDS[card].id, "camp": camp, "discount": discount, "payable": payable}


def _player(state: Tombs, seat: int) -> View:
    player = state.players[seat]
    points = scoring.breakdown(state, seat)
    rooms = scoring.rooms_of(state, seat)
    return {
        "seat": SEAT_IDS[seat],
        "means": dict(zip(MEANS, player.means, strict=True)),
        "paws": PAWS - len(player.laid),
        "laid": [SPOT_IDS[spot] for spot in player.laid],
        "tokens": player.tokens,
        "rooms": [CARDS[card].id for card in rooms],
        "helpers": [CARDS[card].id for card in player.helpers],
        "camp": [CARDS[card].id for card in player.camp],
        "camp_limit": player.camp_limit,
        "chests": [CHESTS[chest].id for chest in player.chests],
        "used_chests": [CHESTS[chest].id for chest in player.used],
        "sets": {"rooms": _sets(rooms), "helpers": _sets(player.helpers)},
        "points": {**points, "total": sum(points.values())},
    }


def _sets(cards: list[int]) -> list[View]:
    """RT-341: the diversity sets so far."""
    return [
        {"cards": [CARDS[card].id for card in group], "points": scoring.POINTS[len(group)]}
        for group in scoring.sets_of(tuple(cards))
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
