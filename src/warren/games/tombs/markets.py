"""The two markets, their decks and discard piles: RT-220, RT-221, RT-227..RT-230."""

from __future__ import annotations

from typing import Final

from warren.games.tombs import ending
from warren.games.tombs.carry import Cause
from warren.games.tombs.content import CARDS, FIRST_HELPER, SEAT_IDS
from warren.games.tombs.events import REFRESHED
from warren.games.tombs.helpers import fire
from warren.games.tombs.state import Tombs
from warren.games.tombs.steps import Kind, Refresh
from warren.table.choice import Choice, Flow, Option
from warren.table.parts import Deck

DISCARD: Final[tuple[Option, ...]] = tuple(("discard", card.id) for card in CARDS)
STOP: Final[Option] = ("stop",)


def is_room(card: int) -> bool:
    return card < FIRST_HELPER


def of_kind(card: int, kind: Kind) -> bool:
    return kind == "either" or (kind == "room") == (card < FIRST_HELPER)


def on_offer(state: Tombs, kind: Kind) -> list[int]:
    """The face-up cards of a kind."""
    cards: list[int] = []
    if kind != "helper":
        cards += state.room_market.cards()
    if kind != "room":
        cards += state.helper_market.cards()
    return cards


def discard(state: Tombs, card: int) -> None:
    """Face up on the discard pile of its type (RT-037, RT-100)."""
    deck: Deck[int] = state.room_deck if is_room(card) else state.helper_deck
    deck.discard(card)
    if state.log is not None:
        state.tell("discarded", card=CARDS[card].id)


def take(state: Tombs, card: int) -> None:
    """A card leaves its market and is replaced at once (RT-227, RT-230)."""
    (state.room_market if is_room(card) else state.helper_market).remove(card)
    refill(state, card)


def refill(state: Tombs, like: int) -> None:
    """RT-228, RT-229: fill the gaps of the market of such a card; from the discard pile when its deck is out."""
    if is_room(like):
        arrived = state.room_market.refill(state.room_deck, state.dice)
    else:
        arrived = state.helper_market.refill(state.helper_deck, state.dice)
        ending.check_helpers(state)
    if state.log is not None and arrived:
        state.tell("dealt", cards=[CARDS[card].id for card in arrived])


def refresh(state: Tombs, seat: int, step: Refresh, cause: Cause) -> Flow[bool]:
    """RT-220, RT-221: discard up to three, one by one; the gaps are filled when all are chosen."""
    chosen: list[int] = []
    while len(chosen) < step.max:
        options = [DISCARD[card] for card in on_offer(state, "either")]
        if not options:
            break
        option = yield Choice(seat, "refresh", [*options, STOP], (cause.source, step.max - len(chosen)))
        if option == STOP:
            break
        card = _DISCARDED[option]
        (state.room_market if is_room(card) else state.helper_market).remove(card)
        discard(state, card)
        chosen.append(card)
    if not chosen:
        return False
    if any(map(is_room, chosen)):
        refill(state, 0)
    if not all(map(is_room, chosen)):
        refill(state, FIRST_HELPER)
    if state.log is not None:
        state.tell("refreshed", seat=SEAT_IDS[seat], n=len(chosen))
    if REFRESHED & state.players[seat].watches:
        yield from fire(state, seat, REFRESHED)
    return True


_DISCARDED: Final = {option: card for card, option in enumerate(DISCARD)}
