"""Why a component can't be used now: every reason, each with its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warren.games.tombs.buying import Bought, standing_discount
from warren.games.tombs.content import (
    CARD_NUMBERS,
    CARDS,
    CHEST_NUMBERS,
    CONSTANTS,
    ENTRANCES,
    FIRST_ENTRANCE,
    SEAT_IDS,
    SPOT_NUMBERS,
)
from warren.games.tombs.laying import PAWS
from warren.games.tombs.markets import is_room, on_offer
from warren.games.tombs.opening import building_sites
from warren.games.tombs.payment import ways_to_pay
from warren.games.tombs.state import NOBODY, NOTHING, Tombs
from warren.games.tombs.tomb import places
from warren.table.rulebook import Reason


def why_not(state: Tombs, seat: int, component: str) -> list[Reason]:
    """Everything that keeps a seat from using a component now; empty when nothing does, or for what is never used."""
    judge = JUDGES.get(component.partition(":")[0])
    if judge is None:
        return []
    return _wrong_moment(state, seat) + judge(state, seat, component)


def _wrong_moment(state: Tombs, seat: int) -> list[Reason]:
    if state.stage == "over":
        return [Reason("game-over", "RT-333")]
    if seat != state.active:
        return [Reason("not-your-turn", "RT-110", {"seat": SEAT_IDS[state.active]})]
    return []


def _entrance(state: Tombs, seat: int, component: str) -> list[Reason]:
    """To lay a paw on it, or while removing to take one's paw off it."""
    spot = SPOT_NUMBERS.get(component)
    if spot is None or spot - FIRST_ENTRANCE not in state.order:
        return [Reason("in-the-box", "RT-020")]
    if state.stage == "remove":
        return _no_own_paw(state, seat, spot)
    found = []
    paw = state.paws[spot]
    if paw != NOBODY:
        found.append(Reason("occupied", "RT-120", {"seat": SEAT_IDS[paw]}))
    opposite = state.opposite[spot - FIRST_ENTRANCE]
    opponent = state.paws[FIRST_ENTRANCE + opposite]
    infiltrates = state.infiltrations < state.players[seat].opposites
    if state.seats == 2 and opponent not in (NOBODY, seat) and not infiltrates:
        facts: dict[str, str | int] = {"seat": SEAT_IDS[opponent], "entrance": ENTRANCES[opposite].id}
        found.append(Reason("opposite", "RT-121", facts))
    if len(state.players[seat].laid) >= PAWS:
        found.append(Reason("no-paws", "RT-113"))
    return found


def _no_own_paw(state: Tombs, seat: int, spot: int) -> list[Reason]:
    """RT-111: while paws are removed nothing else is done, and only own ones are removed."""
    return [] if state.paws[spot] == seat else [Reason("no-own-paw", "RT-160")]


def _place(state: Tombs, seat: int, component: str) -> list[Reason]:
    """Places are reached through intersections only."""
    spot = SPOT_NUMBERS.get(component)
    if spot is None or spot not in places(state.seats):
        return [Reason("no-such-place", "RT-054")]
    if state.stage == "remove":
        return _no_own_paw(state, seat, spot)
    found = [Reason("entrances-only", "RT-123")]
    if state.paws[spot] != NOBODY:
        found.append(Reason("place-taken", "RT-129", {"seat": SEAT_IDS[state.paws[spot]]}))
    return found


def _card(state: Tombs, seat: int, component: str) -> list[Reason]:
    """To open a room or hire a helper; a room that is open is used like its place."""
    card = CARD_NUMBERS.get(component)
    if card is None:
        return []
    if card in state.rooms:
        return _open_room(state, seat, state.rooms.index(card))
    found = _out_of_reach(state, seat, card)
    if found:
        return found
    if state.stage != "remove":
        found.append(Reason("needs-effect", "RT-180"))
    if is_room(card):
        if not state.players[seat].tokens:
            found.append(Reason("no-tokens", "RT-093"))
        if not building_sites(state, seat, "paw"):
            found.append(Reason("no-site", "RT-211"))
    missing = _missing(state, seat, card)
    if missing:
        found.append(Reason("too-dear", "RT-213" if is_room(card) else "RT-218", {"n": missing}))
    return found


def _open_room(state: Tombs, seat: int, place: int) -> list[Reason]:
    if state.stage == "remove":
        return _no_own_paw(state, seat, place)
    return [Reason("entrances-only", "RT-123")]


def _out_of_reach(state: Tombs, seat: int, card: int) -> list[Reason]:
    """Where a card lies that can't be bought at all."""
    kind, owners = ("RT-212", "RT-090") if is_room(card) else ("RT-217", "RT-094")
    for other, player in enumerate(state.players):
        if card in player.helpers:
            return [Reason("hired", owners, {"seat": SEAT_IDS[other]})]
        if card in player.camp and other != seat:
            return [Reason("others-camp", "RT-101", {"seat": SEAT_IDS[other]})]
    if card in state.players[seat].camp or card in on_offer(state, "either"):
        return []
    if card in state.room_deck.discards or card in state.helper_deck.discards:
        return [Reason("discarded", kind)]
    if CARDS[card].faction not in (-1, *state.factions):
        return [Reason("other-faction", "RT-026")]
    return [Reason("in-deck", kind)]


def _missing(state: Tombs, seat: int, card: int) -> int:
    """How many more resources or gold would pay for a card."""
    player = state.players[seat]
    kind: Bought = "room" if is_room(card) else "helper"
    discount = standing_discount(state, seat, kind)
    if card in player.camp:
        discount += CONSTANTS.camp_discount
    food, torch, pick, gold, _ = player.means
    for_gold = kind == "helper" and player.food_for_gold
    more = 0
    while not ways_to_pay(CARDS[card].price, discount, food, torch, pick, gold + more, for_gold):
        more += 1
    return more


def _chest(state: Tombs, seat: int, component: str) -> list[Reason]:
    """To use it."""
    chest = CHEST_NUMBERS.get(component)
    if chest is None:
        return []
    if chest in state.chests:
        return [Reason("chest-in-tomb", "RT-132")]
    for other, player in enumerate(state.players):
        if other != seat and chest in player.chests + player.used:
            return [Reason("others-chest", "RT-132", {"seat": SEAT_IDS[other]})]
    if chest in state.players[seat].used:
        return [Reason("chest-used", "RT-151")]
    if chest not in state.players[seat].chests:
        return [Reason("chest-in-supply", "RT-024")]
    found = []
    if state.stage != "remove":
        found.append(Reason("not-removing", "RT-150"))
    if state.chest_in_use != NOTHING:
        found.append(Reason("chest-under-way", "RT-150"))
    return found


JUDGES: Final[dict[str, Callable[[Tombs, int, str], list[Reason]]]] = {
    "entrance": _entrance,
    "place": _place,
    "room": _card,
    "helper": _card,
    "chest": _chest,
}
