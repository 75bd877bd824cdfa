"""Chapter "Camp": RT-097..RT-104, RT-210, RT-298."""

from __future__ import annotations

from typing import Final

from warren.games.tombs import ending
from warren.games.tombs.carry import Cause
from warren.games.tombs.content import CARD_NUMBERS, CARDS, SEAT_IDS
from warren.games.tombs.events import RESERVED
from warren.games.tombs.helpers import fire
from warren.games.tombs.markets import DISCARD, discard, is_room, of_kind, on_offer, take
from warren.games.tombs.state import Tombs
from warren.games.tombs.steps import Reserve
from warren.table.choice import Choice, Flow, Option

RESERVE: Final[tuple[Option, ...]] = tuple(("reserve", card.id) for card in CARDS)
DECLINE: Final[Option] = ("decline",)


def reserve(state: Tombs, seat: int, step: Reserve, cause: Cause) -> Flow[bool]:
    """RT-210: cards of the shown kind from the market, or from the discard piles, into the camp."""
    for reserved in range(step.count):
        options = reservable(state, seat, step)
        if not options:
            return reserved > 0
        option = yield Choice(seat, "reserve", [*options, DECLINE], (cause.source, step.count - reserved))
        if option == DECLINE:
            return reserved > 0
        yield from put_into_camp(state, seat, CARD_NUMBERS[str(option[1])], step.source)
    return True


def reservable(state: Tombs, seat: int, step: Reserve) -> list[Option]:
    """RT-298: a camp above its limit takes nothing."""
    player = state.players[seat]
    if len(player.camp) > player.camp_limit:
        return []
    if step.source == "market":
        return [RESERVE[card] for card in on_offer(state, step.kind)]
    piles = state.room_deck.discards + state.helper_deck.discards
    return [RESERVE[card] for card in sorted(piles) if of_kind(card, step.kind)]


def put_into_camp(state: Tombs, seat: int, card: int, source: str = "market") -> Flow[None]:
    """RT-099, RT-100: a full camp first discards one of its cards; then the new one is taken."""
    player = state.players[seat]
    if len(player.camp) >= player.camp_limit:
        options = [DISCARD[old] for old in player.camp]
        option = yield Choice(seat, "make-room", options, (CARDS[card].id,))
        old = CARD_NUMBERS[str(option[1])]
        player.camp.remove(old)
        discard(state, old)
    if state.log is not None:
        state.tell("reserved", seat=SEAT_IDS[seat], card=CARDS[card].id)
    player.camp.append(card)
    if source == "market":
        take(state, card)
    else:
        (state.room_deck if is_room(card) else state.helper_deck).discards.remove(card)
        ending.check_helpers(state)
    if RESERVED & player.watches:
        yield from fire(state, seat, RESERVED)
