"""Goals (W-251..W-261) and private goals (W-313, W-423)."""

from __future__ import annotations

from warren.games.wistar.counts import count
from warren.games.wistar.language import PrivateGoal
from warren.games.wistar.pieces import GOALS
from warren.games.wistar.resolve import Step, op
from warren.games.wistar.state import OPEN, OWN, SEATS, Player, Wistar
from warren.games.wistar.triggers import fire
from warren.table import Flow, Option


def top_slot(state: Wistar, goal: str) -> int | None:
    """W-251, W-254, W-256: the topmost slot that is neither taken nor covered."""
    slots = state.slots[goal]
    return slots.index(OPEN) if OPEN in slots else None


def requirement(goal: str, slot: int) -> int:
    """W-252, W-257: it rises from slot to slot."""
    return GOALS[goal].slots[slot]


def claimable(state: Wistar, me: Player) -> list[Option]:
    """W-251..W-255, W-260: goals this player may claim now. Jokers never count (W-162)."""
    if not me.discs:
        return []
    found: list[Option] = []
    for goal in [*state.goals, *me.private] if me.private else state.goals:
        slots = state.slots[goal]
        if OPEN in slots and me.seat not in slots:
            printed = GOALS[goal]
            if count(state, me, printed.count) >= printed.slots[slots.index(OPEN)]:
                found.append(("claim", goal))
    return found


def claim(state: Wistar, me: Player, goal: str) -> None:
    """W-251, W-258: nothing is spent; the bonus is due."""
    slot = top_slot(state, goal)
    assert slot is not None
    state.slots[goal][slot] = me.seat
    me.discs -= 1
    me.claimed.append(goal)
    if state.log is not None:
        state.tell("claimed", seat=SEATS[me.seat], goal=goal, needed=requirement(goal, slot))
    state.due.append((me.seat, goal, OWN))
    if "claim_goal" in me.watch:
        fire(state, me, "claim_goal")


@op(PrivateGoal, can=lambda state, me, node: bool(state.goal_bag))
def private_goal(state: Wistar, me: Player, node: PrivateGoal, source: str) -> Step:
    return _private_goal(state, me, node, source) if state.goal_bag else None


def _private_goal(state: Wistar, me: Player, node: PrivateGoal, source: str) -> Flow[None]:
    """W-313, W-423: draw goals, keep one that only this player may claim; the others leave the game."""
    for _ in range(min(node.draw, len(state.goal_bag))):
        me.looking.append(state.dice.take(state.goal_bag))

    def offer() -> list[Option]:
        return [("keep", goal) for goal in me.looking]

    if state.log is not None:
        state.tell_only(me.seat, "drew-goals", seat=SEATS[me.seat], goals=me.looking[:], source=source)
    option = yield state.ask(me.seat, "keep-goal", offer(), (source,), renew=offer)
    goal = str(option[1])
    me.looking = []
    me.private.append(goal)
    state.slots[goal] = [OPEN]
    state.tell("kept-goal", seat=SEATS[me.seat], goal=goal, source=source)
