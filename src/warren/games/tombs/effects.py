"""The ops of the effect language, each with its function. A new op is a class in `steps` and a line here."""

from __future__ import annotations

from warren.games.tombs import steps
from warren.games.tombs.applying import (
    apply_entrance,
    apply_market_room,
    apply_room,
    borrow_market_helper,
    repeat_helper,
    repeat_hired,
)
from warren.games.tombs.camp import reserve
from warren.games.tombs.carry import OPS, Cause, carry_out
from warren.games.tombs.chests import flip_chest, take_chest
from warren.games.tombs.content import ROOMS
from warren.games.tombs.events import MEANS
from warren.games.tombs.exchanging import exchange
from warren.games.tombs.hiring import hire, swap_helper
from warren.games.tombs.laying import place_paw
from warren.games.tombs.markets import refresh
from warren.games.tombs.moving import move_paw
from warren.games.tombs.opening import open_room, replace_self
from warren.games.tombs.resources import gain, grant
from warren.games.tombs.state import NOTHING, Tombs
from warren.games.tombs.tomb import NEIGHBOURS
from warren.table.choice import Choice, Flow, Option

TAKE: Option = ("take",)
DECLINE: Option = ("decline",)


def gain_if_low(state: Tombs, seat: int, step: steps.GainIfLow, cause: Cause) -> Flow[bool]:
    """RT-408: the count is taken before; base and addition are one gain."""
    kind = MEANS.index(step.type)
    more = step.low if state.players[seat].means[kind] < step.below else step.high
    return (yield from grant(state, seat, ((kind, step.base + more),)))


def gain_per(state: Tombs, seat: int, step: steps.GainPer, cause: Cause) -> Flow[bool]:
    """So much for each adjacent room, or for each other faction among them (RT-260, RT-263)."""
    if cause.place == NOTHING:
        return False
    rooms = [state.rooms[place] for place in NEIGHBOURS[cause.place] if state.rooms[place] != NOTHING]
    if step.count == "adjacent_rooms":
        count = len(rooms)
    else:
        count = len({ROOMS[room].faction for room in rooms} - {ROOMS[cause.room].faction})
    return (yield from gain(state, seat, step.gains[min(count, len(step.gains) - 1)], cause))


def gain_others(state: Tombs, seat: int, step: steps.GainOthers, cause: Cause) -> Flow[bool]:
    """RT-313: every other player, in turn order, each choosing for themselves."""
    changed = False
    for other in state.others(seat):
        changed |= yield from gain(state, other, step.gain, cause)
    return changed


def choose(state: Tombs, seat: int, step: steps.Choose, cause: Cause) -> Flow[bool]:
    """RT-183: one of the ways."""
    options: list[Option] = [("way", number + 1) for number in range(len(step.ways))]
    option = yield Choice(seat, "way", [*options, DECLINE], (cause.source,))
    if option == DECLINE:
        return False
    return (yield from carry_out(state, seat, step.ways[int(option[1]) - 1], cause))


def discount(state: Tombs, seat: int, step: steps.Discount, cause: Cause) -> Flow[bool]:
    """The next matching purchase of this action is cheaper."""
    yield from ()
    state.discounts.append((step.kind, step.amount))
    return True


def double_next(state: Tombs, seat: int, step: steps.DoubleNext, cause: Cause) -> Flow[bool]:
    """RT-293, RT-294: a mark to the end of the action."""
    yield from ()
    state.doubles += 1
    return True


def extra_turn(state: Tombs, seat: int, step: steps.ExtraTurn, cause: Cause) -> Flow[bool]:
    """RT-156, RT-157: at most one. One must act in it, so it may be declined."""
    if state.extra_turn or state.ending:
        return False
    option = yield Choice(seat, "extra-turn", [TAKE, DECLINE], (cause.source,))
    state.extra_turn = option == TAKE
    return state.extra_turn


OPS.update(
    {
        steps.Gain: gain,
        steps.GainIfLow: gain_if_low,
        steps.GainPer: gain_per,
        steps.GainOthers: gain_others,
        steps.Exchange: exchange,
        steps.Choose: choose,
        steps.Reserve: reserve,
        steps.OpenRoom: open_room,
        steps.Hire: hire,
        steps.Refresh: refresh,
        steps.MovePaw: move_paw,
        steps.PlacePaw: place_paw,
        steps.TakeChest: take_chest,
        steps.FlipChest: flip_chest,
        steps.Discount: discount,
        steps.ApplyEntrance: apply_entrance,
        steps.ApplyRoom: apply_room,
        steps.ApplyMarketRoom: apply_market_room,
        steps.BorrowMarketHelper: borrow_market_helper,
        steps.DoubleNext: double_next,
        steps.RepeatHelper: repeat_helper,
        steps.RepeatHired: repeat_hired,
        steps.SwapHelper: swap_helper,
        steps.ReplaceSelf: replace_self,
        steps.ExtraTurn: extra_turn,
    }
)
