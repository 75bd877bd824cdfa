"""Aggressive effects (W-187, W-191, W-334, W-414): opponents who have more than the player lose something."""

from __future__ import annotations

from typing import Final, Protocol

from warren.games.wistar.cards import choose_discards
from warren.games.wistar.counts import count
from warren.games.wistar.effect_types import Aggro
from warren.games.wistar.measures import Loss, Price
from warren.games.wistar.mice import choose_mice_to_discard
from warren.games.wistar.payment import choose_way, pay, ways
from warren.games.wistar.resolve import Step, op
from warren.games.wistar.state import SEATS, Player, Wistar
from warren.games.wistar.tokens import lose
from warren.table import Flow, Option


class Harm(Protocol):
    """What an aggressive effect does to whoever it hits."""

    @property
    def lose(self) -> tuple[Loss, ...]:
        """All of it."""

    @property
    def choose(self) -> tuple[tuple[Loss, ...], ...]:
        """One branch of these, as the victim likes."""


TOKENS: Final = ("wood", "metal", "move", "joker", "vp")


def victims(state: Wistar, me: Player, node: Aggro) -> list[Player]:
    """Everybody with strictly more, in turn order from the next player on, compared before anyone loses anything."""
    mine = count(state, me, node.more)
    at = state.order.index(me.seat)
    others = [state.players[seat] for seat in (*state.order[at + 1 :], *state.order[:at])]
    return [other for other in others if not other.immune and count(state, other, node.more) > mine]


@op(Aggro, can=lambda state, me, node: bool(victims(state, me, node)))
def aggro(state: Wistar, me: Player, node: Aggro, source: str) -> Step:
    hurt = victims(state, me, node)
    return hit(state, hurt, node, source) if hurt else None


def hit(state: Wistar, hurt: list[Player], node: Harm, source: str) -> Flow[None]:
    """Each of them loses what the effect says; where it leaves a choice, it is the victim's."""
    for victim in hurt:
        if state.log is not None:
            state.tell("hit", seat=SEATS[victim.seat], source=source)
        losses = node.lose
        if node.choose:
            losses = yield from _choose_branch(state, victim, node, source)
        for loss in losses:
            yield from suffer(state, victim, loss, source)


def _choose_branch(state: Wistar, victim: Player, node: Harm, source: str) -> Flow[tuple[Loss, ...]]:
    """A branch that can't be paid in full may not be chosen while another can (ops.md 7)."""
    payable = [branch for branch in node.choose if all(can_suffer(victim, loss) for loss in branch)]
    branches = payable or list(node.choose)
    options = [_branch_option(branch) for branch in branches]
    option = yield state.ask(victim.seat, "suffer", options, (source,))
    return branches[options.index(option)]


def _branch_option(branch: tuple[Loss, ...]) -> Option:
    parts: list[str | int] = ["lose" if len(branch) == 1 else "lose-both"]
    for loss in branch:
        for name in loss.__struct_fields__:
            if getattr(loss, name):
                parts += [name, getattr(loss, name)]
    return tuple(parts)


def can_suffer(victim: Player, loss: Loss) -> bool:
    """Whether the victim can lose all of it."""
    return (
        all(getattr(victim, what) >= getattr(loss, what) for what in TOKENS)
        and len(victim.hand) >= loss.card
        and len(victim.mice) >= loss.mouse
        and victim.wood + victim.metal + len(victim.hand) >= loss.any
    )


def suffer(state: Wistar, victim: Player, loss: Loss, source: str) -> Flow[None]:
    """W-191: what there is, down to 0; the victim chooses among own cards and mice."""
    for what in TOKENS:
        if getattr(loss, what):
            lose(state, victim, what, getattr(loss, what), source)
    if loss.card:
        yield from choose_discards(state, victim, loss.card, source)
    if loss.mouse:
        yield from choose_mice_to_discard(state, victim, loss.mouse, source)
    if loss.any:
        price = Price(any=min(loss.any, victim.wood + victim.metal + len(victim.hand)))
        way = yield from choose_way(state, victim, ways(victim, price), source)
        step = pay(state, victim, price, way, source)
        if step is not None:
            yield from step
