"""Advancing on status cards (WS-157..WS-180)."""

from __future__ import annotations

from typing import Final

from warren.games.wistar.aggression import hit
from warren.games.wistar.counts import holds
from warren.games.wistar.goals import top_slot
from warren.games.wistar.language import Gain
from warren.games.wistar.pieces import GOALS
from warren.games.wistar.ratbot.board import board, gain_points, nothing, pieces
from warren.games.wistar.ratbot.content import AUTOMA, STATUS_SIDES, ClaimGoal, Hit, PlayExploration
from warren.games.wistar.ratbot.exploring import play_exploration_card
from warren.games.wistar.ratbot.missions import solve_mission
from warren.games.wistar.ratbot.setup import HUMAN, RATBOT
from warren.games.wistar.resolve import settle
from warren.games.wistar.state import SEATS, Wistar
from warren.table import Flow

GOAL_AT: Final = {"left": 0, "middle": 1, "right": 2}


def advance(state: Wistar, skill: str, why: str) -> Flow[None]:
    """WS-157..WS-161: one step down on the card with this skill's token; at the end points instead."""
    automa = board(state)
    card = automa.tokens[skill]
    side = STATUS_SIDES[automa.status[card]]
    if automa.advances[card] == len(side.steps) - 1:
        state.tell("ratbot-at-end", status=automa.status[card], skill=skill, why=why)
        gain_points(state, side.vp_below, automa.status[card])
        return
    automa.advances[card] += 1
    step = side.steps[automa.advances[card]]
    status = automa.status[card]
    effect = f"effect:{step.effect}" if step.effect else "none"
    state.tell("ratbot-advanced", status=status, skill=skill, step=automa.advances[card], effect=effect, why=why)
    if step.effect in AUTOMA.effects.immediate:
        yield from immediate(state, step.effect, status)
    elif step.effect in AUTOMA.effects.aggressive:
        yield from strike(state, AUTOMA.effects.aggressive[step.effect], step.effect)


def immediate(state: Wistar, name: str, why: str) -> Flow[None]:
    """WS-163..WS-168."""
    effect = AUTOMA.effects.immediate[name]
    if isinstance(effect, ClaimGoal):
        claim(state, state.goals[GOAL_AT[effect.goal]], why)
    elif isinstance(effect, PlayExploration):
        for _ in range(effect.n):
            yield from play_exploration_card(state, why)
    else:
        for _ in range(effect.n):
            solve_mission(state, why)


def claim(state: Wistar, goal: str, why: str) -> None:
    """WS-163, WS-165: the topmost free space and its VP, whatever the requirement; not twice on one card."""
    me = pieces(state)
    reason = unclaimable(state, goal)
    if reason:
        nothing(state, reason, why)
        return
    slot = top_slot(state, goal)
    assert slot is not None
    state.slots[goal][slot] = RATBOT
    me.discs -= 1
    me.claimed.append(goal)
    state.tell("ratbot-claimed", goal=goal, why=why)
    gain_points(state, sum(node.vp for node in GOALS[goal].bonus if isinstance(node, Gain)), goal)


def unclaimable(state: Wistar, goal: str) -> str:
    """WS-165: why Ratbot can't claim a goal, or nothing."""
    if RATBOT in state.slots[goal]:
        return "goal-claimed"
    if top_slot(state, goal) is None:
        return "goal-full"
    return "" if pieces(state).discs else "no-disc"


def strike(state: Wistar, effect: Hit, name: str) -> Flow[None]:
    """WS-169..WS-180: an aggressive effect on you, if you meet its condition and aren't immune."""
    you = state.players[HUMAN]
    source = f"effect:{name}"
    if you.immune:
        state.tell("ratbot-missed", seat=SEATS[HUMAN], source=source, reason="immune")
    elif holds(state, you, effect.when):
        yield from hit(state, [you], effect, source)
        step = settle(state)
        if step is not None:
            yield from step
    else:
        state.tell("ratbot-missed", seat=SEATS[HUMAN], source=source, reason="condition")
