"""Resolving effects: nodes in their order, and what they cause right after each of them (ops.md 2).

An op is a small function registered for its node type. It does its work at once and returns None, or returns a flow
that asks on its way. What an op causes is put into `state.due` as plain data and settled before the next node.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from warren.games.wistar.components import Nodes
from warren.games.wistar.effect_types import Aggro
from warren.games.wistar.language import Choose, CopyOnce, Draw, DrawPlay, Exchange, Flip, Gain, If, Per, Play, Potion
from warren.games.wistar.pieces import CARDS, nodes_of
from warren.games.wistar.state import OWN, Due, Player, Wistar
from warren.table import Flow, Option

Step: TypeAlias = Flow[None] | None
"""Done at once, or a flow that goes on asking."""

Resolver: TypeAlias = Callable[[Wistar, Player, Any, str], Step]
Test: TypeAlias = Callable[[Wistar, Player, Any], bool]
R = TypeVar("R", bound=Resolver)

OPS: Final[dict[type, Resolver]] = {}
CAN: Final[dict[type, Test]] = {}


def op(kind: type, can: Test | None = None) -> Callable[[R], R]:
    """Register a function that resolves a kind of node: function(state, me, node, source).

    `can` says whether it would have any result now; without it the answer is yes.
    """

    def register(function: R) -> R:
        OPS[kind] = function
        if can is not None:
            CAN[kind] = can
        return function

    return register


def possible(state: Wistar, me: Player, nodes: Nodes) -> bool:
    """Whether any of these nodes could have a result now."""
    for node in nodes:
        test = CAN.get(type(node))
        if test is None or test(state, me, node):
            return True
    return False


def resolve(state: Wistar, me: Player, nodes: Nodes, source: str) -> Step:
    """The nodes first to last; what each of them causes comes before the next."""
    for at, node in enumerate(nodes):
        step = OPS[type(node)](state, me, node, source)
        if step is not None or state.due:
            return _go_on(state, me, nodes, at, step, source)
    return None


def _go_on(state: Wistar, me: Player, nodes: Nodes, at: int, step: Step, source: str) -> Flow[None]:
    while True:
        if step is not None:
            yield from step
        if state.due:
            step = settle(state)
            if step is not None:
                yield from step
        at += 1
        if at == len(nodes):
            return
        node = nodes[at]
        step = OPS[type(node)](state, me, node, source)


# --- what is due ----------------------------------------------------------------------------------------------------


def settle(state: Wistar) -> Step:
    """Resolve everything that is due now. Several effects of one seat: in the order that seat likes (W-073, W-229)."""
    due = state.due
    state.due = []
    if len(due) == 1:
        seat, component, index = due[0]
        return resolve(state, state.players[seat], nodes_of(component, index), component)
    return _settle_all(state, due)


def _settle_all(state: Wistar, due: list[Due]) -> Flow[None]:
    while due:
        job = due[0]
        if len(due) > 1:
            job = yield from _next_job(state, due)
        due.remove(job)
        seat, component, index = job
        step = resolve(state, state.players[seat], nodes_of(component, index), component)
        if step is not None:
            yield from step


def _next_job(state: Wistar, due: list[Due]) -> Flow[Due]:
    """The effect to be resolved next: the owner chooses where the order can matter, otherwise plain gains go first.

    What could have no result now waits until the others are done. What asks may lead to playing an aggressive card.
    """
    seat = due[0][0]
    me = state.players[seat]
    mine = list(dict.fromkeys(job for job in due if job[0] == seat))
    useful = [job for job in mine if possible(state, me, nodes_of(job[1], job[2]))]
    if len(useful) < 2:
        return (useful or mine)[0]
    ranks = [rank(component, index) for _, component, index in useful]
    if any(CARDS[card].effect_type == "aggressive" for card in me.hand):
        ranks = [HITS if r == ASKS else r for r in ranks]
    lowest = min(ranks)
    if not _order_matters(ranks) or (lowest == PLAIN and max(ranks) < HITS):
        return useful[ranks.index(lowest)]
    options: list[Option] = [
        ("first", component) if index == OWN else ("effect", component, index + 1) for _, component, index in useful
    ]
    option = yield state.ask(seat, "order", options)
    return useful[options.index(option)]


def _order_matters(ranks: list[int]) -> bool:
    asking = sum(1 for r in ranks if r >= ASKS)
    return asking > 1 or (asking == 1 and (HITS in ranks or MEASURED in ranks))


PLAIN: Final = 0
"""Only takes something from the supply: that can't hurt what comes after."""
MEASURED: Final = 1
"""Asks nothing, but gives what the position says."""
ASKS: Final = 2
HITS: Final = 3
"""May compare players by what they have, or bring a card into play that does."""


@cache
def rank(component: str, index: int) -> int:
    """How much it matters when an effect is resolved among others."""
    return max(map(_rank, nodes_of(component, index)), default=PLAIN)


def _rank(node: Any) -> int:
    match node:
        case Gain() | Flip():
            return PLAIN
        case Draw():
            return ASKS if node.deck == "any" else PLAIN
        case If():
            return max(MEASURED, *map(_rank, (*node.then, *node.otherwise)))
        case Per():
            return max(MEASURED, *map(_rank, node.do))
        case Exchange():
            return max(ASKS, *map(_rank, node.get))
        case Choose():
            return max(ASKS, *(_rank(inner) for branch in node.of for inner in branch))
        case Play() | DrawPlay() | Potion() | CopyOnce() | Aggro():
            return HITS
    return ASKS
