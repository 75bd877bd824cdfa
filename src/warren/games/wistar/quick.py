"""Quick actions (W-079, W-081, W-237..W-250)."""

from __future__ import annotations

from typing import Final

from warren.games.wistar.burrow import ENTER, shift, shift_options, shift_some
from warren.games.wistar.farm import tent_here
from warren.games.wistar.goals import claimable
from warren.games.wistar.payment import choose_way, pay, ways
from warren.games.wistar.pieces import BOARD, CARDS, OWN_NODES
from warren.games.wistar.resolve import Step, possible, resolve
from warren.games.wistar.state import SEATS, Player, Wistar
from warren.games.wistar.tokens import ENHANCED
from warren.games.wistar.triggers import fire
from warren.table import Flow, Option

BUYING: Final = {action.id[4:]: action for action in BOARD.quick_actions.list if action.id.startswith("buy_")}
"""W-239, W-240: joker and electricity."""
BUY: Final[dict[str, Option]] = {what: ("buy", what) for what in BUYING}
JOKER_PRICE: Final = BUYING["joker"].pay.any
CURRENT_PRICE: Final = BUYING["current"].pay.any


def quick_actions(state: Wistar, me: Player) -> list[Option]:
    """Every quick action that has an effect now, in the order of the reminder tile."""
    options: list[Option] = []
    payable = me.wood + me.metal + len(me.hand)
    if payable >= JOKER_PRICE:
        options.append(BUY["joker"])
        if payable >= CURRENT_PRICE and me.current < ENHANCED:
            options.append(BUY["current"])
    if me.move:
        options += shift_options(me)
    if me.tally["once"] > len(me.used):
        options += usable(state, me)
    if me.entrance:
        options += ENTER.values()
    options += tent_here(me)
    options += claimable(state, me)
    return options


def usable(state: Wistar, me: Player) -> list[Option]:
    """W-243: played 1x cards without a marker whose effect would have a result now."""
    return [
        ("use", card)
        for card in me.played
        if CARDS[card].effect_type == "once" and card not in me.used and possible(state, me, OWN_NODES[card])
    ]


def buy(state: Wistar, me: Player, what: str) -> Flow[None]:
    """W-239..W-241: pay in any mix of wood, metal and hand cards."""
    action = BUYING[what]
    state.under_way.append((f"buy-{what}", 1))
    way = yield from choose_way(state, me, ways(me, action.pay), f"quick:{action.id}")
    step = pay(state, me, action.pay, way, f"quick:{action.id}")
    if step is not None:
        yield from step
    state.under_way.pop()
    assert not isinstance(action.get, str)
    step = resolve(state, me, action.get, f"quick:{action.id}")
    if step is not None:
        yield from step


def use_move(state: Wistar, me: Player, option: Option) -> Step:
    """W-218, W-242: a movement token moves a worker, with its power two."""
    me.move -= 1
    if state.log is not None:
        state.tell("used-move", seat=SEATS[me.seat])
    if "use_move" in me.watch:
        fire(state, me, "use_move")
    shift(state, me, option)
    if me.move_power > 1:
        return shift_some(state, me, me.move_power - 1, "quick:use_move")
    return None


def use_once(state: Wistar, me: Player, card: str) -> Step:
    """W-243: a 1x marker on the card, then its effect."""
    me.used.append(card)
    if state.log is not None:
        state.tell("used-once", seat=SEATS[me.seat], card=card)
    if "use_once" in me.watch:
        fire(state, me, "use_once")
    return resolve(state, me, OWN_NODES[card], card)
