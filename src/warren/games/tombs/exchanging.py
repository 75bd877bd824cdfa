"""Exchanges: RT-192, RT-193, RT-290, RT-291, RT-303."""

from __future__ import annotations

from typing import Final

from warren.games.tombs import chests
from warren.games.tombs.carry import Cause
from warren.games.tombs.content import SEAT_IDS
from warren.games.tombs.events import EXCHANGED, GOLD, MEANS, RESOURCES
from warren.games.tombs.helpers import fire
from warren.games.tombs.payment import spend, ways_for
from warren.games.tombs.resources import gain, grant
from warren.games.tombs.state import Tombs
from warren.games.tombs.steps import Exchange
from warren.table.choice import Choice, Flow, Option

DECLINE: Final[Option] = ("decline",)


def exchange(state: Tombs, seat: int, step: Exchange, cause: Cause) -> Flow[bool]:
    """RT-193: all or nothing; RT-192: not more often than the card says."""
    for done in range(step.times):
        if not (yield from _exchange_once(state, seat, step, cause)):
            return done > 0
        if EXCHANGED & state.players[seat].watches:
            yield from fire(state, seat, EXCHANGED)
    return True


def _exchange_once(state: Tombs, seat: int, step: Exchange, cause: Cause) -> Flow[bool]:
    """Choose what to pay, or decline; chests may be used before paying (RT-150)."""
    while True:
        options = _payments(state, seat, step)
        useful = chests.usable(state, seat)
        if not options and not (useful and not step.chests):
            return False
        option = yield Choice(seat, "exchange", [*options, *useful, DECLINE], (cause.source,))
        if option[0] != "use":
            break
        yield from chests.use(state, seat, option)
    if option == DECLINE:
        return False
    state.tell("exchanged", seat=SEAT_IDS[seat], source=cause.source)
    if step.different:
        yield from _change_types(state, seat, step, option)
        return True
    if step.chests:
        chests.give_back(state, seat, option)
    else:
        spend(state, seat, option)
    yield from gain(state, seat, step.get, cause)
    return True


def _payments(state: Tombs, seat: int, step: Exchange) -> list[Option]:
    player = state.players[seat]
    if step.chests:
        return chests.for_exchange(state, seat)
    if step.different:
        return _changes(player.means, step.get.any)
    return ways_for(player.means, step.pay)


def _changes(means: list[int], n: int) -> list[Option]:
    """RT-290, RT-291: `("change", what is spent, the type it is or stands for, food, torches, picks gained)`."""
    options: list[Option] = []
    for spent in (*RESOURCES, GOLD):
        if not means[spent]:
            continue
        for declared in RESOURCES if spent == GOLD else (spent,):
            one, other = (kind for kind in RESOURCES if kind != declared)
            for of_one in range(n, -1, -1):
                got = [0, 0, 0]
                got[one], got[other] = of_one, n - of_one
                options.append(("change", MEANS[spent], MEANS[declared], *got))
    return options


def _change_types(state: Tombs, seat: int, step: Exchange, option: Option) -> Flow[None]:
    """Spend the one and gain the others in one go."""
    spent = MEANS.index(str(option[1]))
    spend(state, seat, ("pay", *(int(kind == spent) for kind in (*RESOURCES, GOLD))))
    fixed = tuple((kind, int(option[3 + kind])) for kind in RESOURCES if option[3 + kind])
    yield from grant(state, seat, (*fixed, *step.get.fixed))
