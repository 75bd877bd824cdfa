"""Final scoring (W-265..W-275)."""

from __future__ import annotations

from warren.games.wistar.burrow import BED_VP, ROOM_VP
from warren.games.wistar.counts import count, holds
from warren.games.wistar.effect_types import Score
from warren.games.wistar.pieces import BOARD, CARDS, EFFECTS, MICE, POWERS
from warren.games.wistar.state import Player, Wistar
from warren.games.wistar.tokens import ENHANCED
from warren.table import Result


def breakdown(state: Wistar, me: Player) -> dict[str, int]:
    """Every line of the final scoring as it would be now."""
    return {
        "track": me.vp,
        "powers": powers(me),
        "beds": BED_VP[me.beds - 1] if me.beds else 0,
        "rooms": ROOM_VP[me.dug - 1] if me.dug else 0,
        "mice": sum(MICE[mouse].vp for mouse in me.mice),
        "inventions": sum(CARDS[card].vp for card in me.played),
        "finals": sum(final(state, me, card) for card in me.played if CARDS[card].effect_type == "final"),
        "current": BOARD.electricity.enhanced_vp if me.current == ENHANCED else 0,
        "leftovers": leftovers(me) // BOARD.final_scoring.leftovers_per_vp,
        "jokers": me.joker // BOARD.final_scoring.jokers_per_vp,
    }


def powers(me: Player) -> int:
    """W-265, W-222: the VP of power spaces whose markers are gone, and of complete pairs, each counted once."""
    points = 0
    for power in me.powers:
        printed = POWERS[power]
        points += printed.vp
        partner = f"power:{printed.pair_with}"
        if partner in me.powers and POWERS[partner].order > printed.order:
            points += printed.pair_vp
    return points


def final(state: Wistar, me: Player, card: str) -> int:
    """W-270: what a final effect is worth."""
    effect = EFFECTS[card]
    assert effect is not None
    points = 0
    for node in effect.do:
        if isinstance(node, Score):
            worth = node.vp * (1 if node.per is None else count(state, me, node.per))
            points += worth if node.max is None else min(worth, node.max)
        elif holds(state, me, node.cond):  # type: ignore[union-attr]  # a final effect holds nothing else
            points += node.vp  # type: ignore[union-attr]
    return points


def leftovers(me: Player) -> int:
    """W-272: wood, metal, movement tokens and hand cards together."""
    return me.wood + me.metal + me.move + len(me.hand)


def result(state: Wistar) -> Result:
    """W-016, W-274: most VP; among tied players the one earlier in the turn order."""
    lines = [breakdown(state, player) for player in state.players]
    scores = [sum(parts.values()) for parts in lines]
    winner = max(state.order, key=lambda seat: (scores[seat], -state.order.index(seat)))
    return Result(scores, lines, [winner], "five-rounds")
