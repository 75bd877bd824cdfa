"""Chapter "Helpers": what they watch for (RT-095, RT-181, RT-186, RT-190, RT-191) and their lasting rules."""

from __future__ import annotations

from typing import Final

from warren.games.tombs.carry import Cause, carry_out_card
from warren.games.tombs.content import CONSTANTS, MOST, SEAT_IDS, Trigger, helper
from warren.games.tombs.events import FAME, PICK
from warren.games.tombs.state import NOTHING, Player, Tombs
from warren.games.tombs.steps import Gain
from warren.table.choice import Choice, Flow, Option

USE: Final[Option] = ("use",)
DECLINE: Final[Option] = ("decline",)


def working(state: Tombs, seat: int) -> list[int]:
    """The helpers whose effects a player has: hired ones, and for the active player borrowed ones (RT-297)."""
    own = state.players[seat].helpers
    return own + state.borrowed if state.borrowed and seat == state.active else own


def fire(
    state: Tombs, seat: int, events: int, place: int = NOTHING, room: int = NOTHING, hired: int = NOTHING
) -> Flow[None]:
    """Something happened to a player: the helpers that watch for it work, each at most once."""
    due = [
        (card, number)
        for card in working(state, seat)
        for number, trigger in enumerate(helper(card).triggers)
        if trigger.mask & events and card != hired
    ]
    asks = len(due) > 1 and not all(helper(card).triggers[number].calm for card, number in due)
    while due:
        due = [(card, number) for card, number in due if may_work(state, seat, card, number)]
        if not due:
            return
        at = (yield from _next(seat, due)) if asks and len(due) > 1 else 0
        card, number = due.pop(at)
        yield from work(state, seat, card, number, place, room, hired)


def answers(state: Tombs, seat: int, events: int) -> bool:
    """Whether a helper of this player would work if this happened."""
    return any(
        trigger.mask & events and may_work(state, seat, card, number)
        for card in working(state, seat)
        for number, trigger in enumerate(helper(card).triggers)
    )


def may_work(state: Tombs, seat: int, card: int, number: int) -> bool:
    """RT-190, RT-252: not inside its own effect, and not a second time where once per turn is all."""
    spent = card in state.spent and helper(card).triggers[number].limit
    return not spent and card not in state.busy and card in working(state, seat)


def _next(seat: int, due: list[tuple[int, int]]) -> Flow[int]:
    """RT-191: the owner chooses the order; asked only where it can matter."""
    options: list[Option] = [("trigger", helper(card).id) for card, _ in due]
    option = yield Choice(seat, "order", options)
    return options.index(option)


def work(state: Tombs, seat: int, card: int, number: int, place: int, room: int, hired: int) -> Flow[bool]:
    """Carry out what stands after the colon of a helper."""
    trigger = helper(card).triggers[number]
    cause = Cause(helper(card).id, card, place, room, hired)
    if trigger.limit:
        if _loses_something(state.players[seat], trigger):
            option = yield Choice(seat, "use-helper", [USE, DECLINE], (cause.source,))
            if option == DECLINE:
                return False
        state.spent.append(card)
    if state.log is not None:
        state.tell("helper_works", seat=SEAT_IDS[seat], helper=cause.source)
    changed = yield from carry_out_card(state, seat, trigger.steps, cause)
    if changed:
        _remember(state, (seat, card, number, place, room, hired))
    return changed


def _loses_something(player: Player, trigger: Trigger) -> bool:
    """RT-096: a once-per-turn effect may be kept for later, which matters when a part of it would be lost now."""
    return any(type(step) is Gain and _overflows(player, step) for step in trigger.steps)


def _overflows(player: Player, gain: Gain) -> bool:
    """RT-074: more than fits of one kind, or more free resources than fit of all kinds together."""
    if gain.any > sum(MOST - n for n in player.means[: PICK + 1]):
        return True
    return any(kind != FAME and player.means[kind] + n > MOST for kind, n in gain.fixed)


def _remember(state: Tombs, firing: tuple[int, int, int, int, int, int]) -> None:
    """For the Kitchen (RT-301): the latest firing of each effect."""
    state.fired = [old for old in state.fired if old[1:3] != firing[1:3]]
    state.fired.append(firing)


def refresh_statics(state: Tombs, seat: int) -> None:
    """Put together what the working helpers of a player come to; called whenever they change."""
    player = state.players[seat]
    player.watches = player.room_discount = player.helper_discount = player.opposites = 0
    player.camp_limit = CONSTANTS.camp_limit
    player.food_for_gold = False
    for card in working(state, seat):
        player.watches |= helper(card).mask
        for static in helper(card).statics:
            player.camp_limit = max(player.camp_limit, static.camp_limit or 0)
            player.food_for_gold |= static.pay_as is not None
            if static.ignore_opposite is not None:
                player.opposites += static.ignore_opposite.per_turn
            if static.discount is not None and static.discount.kind != "helper":
                player.room_discount += static.discount.amount
            if static.discount is not None and static.discount.kind != "room":
                player.helper_discount += static.discount.amount
