"""Hiring helpers: RT-094, RT-217..RT-219, and the Hideaway (RT-310, RT-311)."""

from __future__ import annotations

from typing import Final

from warren.games.tombs import chests
from warren.games.tombs.buying import BUY, affordable, fetch_card, use_up_discounts, ways
from warren.games.tombs.camp import RESERVE, put_into_camp, reservable
from warren.games.tombs.carry import Cause, carry_out_card
from warren.games.tombs.content import CARD_NUMBERS, CARDS, SEAT_IDS, helper
from warren.games.tombs.events import FAME, HIRED, HIRED_PASSIVE
from warren.games.tombs.helpers import fire, refresh_statics
from warren.games.tombs.markets import DISCARD, discard, is_room
from warren.games.tombs.payment import pay
from warren.games.tombs.resources import grant
from warren.games.tombs.state import Tombs
from warren.games.tombs.steps import Hire, Reserve, SwapHelper
from warren.table.choice import Choice, Flow, Option

DECLINE: Final[Option] = ("decline",)
INTO_CAMP: Final = Reserve(kind="helper")


def hire(state: Tombs, seat: int, step: Hire, cause: Cause) -> Flow[bool]:
    """RT-217: choose a helper and a payment. Chests may be used before (RT-150)."""
    while True:
        options = affordable(state, seat, "helper", step.source, step.discount)
        useful = chests.usable(state, seat)
        if not options and not useful:
            return False
        option = yield Choice(seat, "hire", [*options, *useful, DECLINE], (cause.source,))
        if option == DECLINE:
            return False
        if option[0] == "hire":
            break
        yield from chests.use(state, seat, option)
    yield from _engage(state, seat, CARD_NUMBERS[str(option[1])], step.discount)
    return True


def _engage(state: Tombs, seat: int, card: int, extra: int) -> Flow[None]:
    """RT-218: pay, place the card, apply its one-time effect, gain its fame. RT-219: it doesn't react to that."""
    player = state.players[seat]
    hired = helper(card)
    yield from pay(state, seat, ways(state, seat, card, extra), hired.id)
    use_up_discounts(state, "helper")
    player.helpers.append(card)
    if card in state.borrowed:
        state.borrowed.remove(card)
    state.tell("helper_hired", seat=SEAT_IDS[seat], helper=hired.id)
    fetch_card(state, seat, card)
    refresh_statics(state, seat)
    if hired.once:
        yield from carry_out_card(state, seat, hired.once, Cause(hired.id, card))
    yield from grant(state, seat, ((FAME, hired.fame),), hired=card)
    events = HIRED | HIRED_PASSIVE if hired.triggers else HIRED
    if events & player.watches:
        yield from fire(state, seat, events, hired=card)


def swap_helper(state: Tombs, seat: int, step: SwapHelper, cause: Cause) -> Flow[bool]:
    """RT-310, RT-311: discard a helper and give its fame back; then hire one or put one into the camp, or neither."""
    options = dismissable(state, seat)
    if not options:
        return False
    option = yield Choice(seat, "dismiss", [*options, DECLINE], (cause.source,))
    if option == DECLINE:
        return False
    _dismiss(state, seat, CARD_NUMBERS[str(option[1])])
    while True:
        new = affordable(state, seat, "helper", "any", 0) + reservable(state, seat, INTO_CAMP)
        useful = chests.usable(state, seat)
        if not new and not useful:
            return True
        option = yield Choice(seat, "replace-helper", [*new, *useful, DECLINE], (cause.source,))
        if option[0] != "use":
            break
        yield from chests.use(state, seat, option)
    if option == DECLINE:
        return True
    card = CARD_NUMBERS[str(option[1])]
    if option == RESERVE[card]:
        yield from put_into_camp(state, seat, card)
    else:
        assert option == BUY[card]
        yield from _engage(state, seat, card, 0)
    return True


def dismissable(state: Tombs, seat: int) -> list[Option]:
    """Hired helpers whose fame can be given back, and helpers in the camp."""
    player = state.players[seat]
    return [DISCARD[card] for card in player.helpers if CARDS[card].fame <= player.means[FAME]] + [
        DISCARD[card] for card in player.camp if not is_room(card)
    ]


def _dismiss(state: Tombs, seat: int, card: int) -> None:
    player = state.players[seat]
    if card in player.helpers:
        player.helpers.remove(card)
        player.means[FAME] -= CARDS[card].fame
        refresh_statics(state, seat)
        state.tell("fame_returned", seat=SEAT_IDS[seat], n=CARDS[card].fame)
    else:
        player.camp.remove(card)
    discard(state, card)
