"""The alchemist's hut and potions (W-152, W-232..W-236)."""

from __future__ import annotations

from warren.games.wistar.cards import DECLINE
from warren.games.wistar.language import Potion
from warren.games.wistar.pieces import BOARD
from warren.games.wistar.resolve import Step, op, possible, resolve
from warren.games.wistar.state import HUT, SEATS, Player, Wistar
from warren.games.wistar.triggers import fire
from warren.table import Flow, Option

POTION = {choice.id.removeprefix("potion_"): choice.do for choice in BOARD.alchemist.potion_options}
"""W-236: what a potion may be used for."""

SOURCE = "alchemist:hut"


def visit(state: Wistar, me: Player) -> Step:
    """W-232..W-234: a leader stands to the right of the others; at once 1 movement token and 1 potion."""
    state.leader = HUT
    state.hut.append(me.seat)
    me.leaders -= 1
    if state.log is not None:
        state.tell("visited", seat=SEATS[me.seat])
    if "visit_alchemist" in me.watch:
        fire(state, me, "visit_alchemist")
    return resolve(state, me, BOARD.alchemist.on_visit, SOURCE)


@op(Potion)
def potion(state: Wistar, me: Player, node: Potion, source: str) -> Flow[None]:
    """W-236: used at once, for something that is possible now, or not at all (W-020)."""

    def offer() -> list[Option]:
        return [*((use,) for use, nodes in POTION.items() if possible(state, me, nodes)), DECLINE]

    state.under_way.append(("potion", 1))
    option = yield state.ask(me.seat, "potion", offer(), (source,), renew=offer)
    state.under_way.pop()
    if option == DECLINE:
        return
    if "use_potion" in me.watch:
        fire(state, me, "use_potion")
    step = resolve(state, me, POTION[str(option[0])], SOURCE)
    if step is not None:
        yield from step
