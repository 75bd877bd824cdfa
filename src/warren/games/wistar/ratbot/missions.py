"""Solving missions (WS-144..WS-156)."""

from __future__ import annotations

from warren.games.wistar.farm import reach
from warren.games.wistar.pieces import MISSIONS, ROOM_OF
from warren.games.wistar.ratbot.board import board, nothing, pieces
from warren.games.wistar.ratbot.content import AUTOMA
from warren.games.wistar.ratbot.exploring import priority
from warren.games.wistar.ratbot.setup import RATBOT
from warren.games.wistar.state import Wistar


def free_row(state: Wistar, mission: str) -> str | None:
    """WS-146, WS-152: the first free row, from top to bottom."""
    return next((row.component for row in MISSIONS[mission].rows if row.component not in state.rows), None)


def solve_mission(state: Wistar, why: str) -> bool:
    """WS-144..WS-155: by the plan, without requirement, cost, lock or reward; False if it can't."""
    automa, me = board(state), pieces(state)
    if automa.solved == len(AUTOMA.board.markers):
        nothing(state, "no-marker", why)
        return False
    here = [
        space
        for space, mission in state.missions.items()
        if mission and ROOM_OF[space] in reach(me) and free_row(state, mission)
    ]
    if not here:
        nothing(state, "no-mission", why)
        return False
    space = min(here, key=lambda space: priority(state, space))
    row = free_row(state, state.missions[space])
    assert row is not None
    state.rows[row] = RATBOT
    automa.solved += 1
    me.markers += 1
    state.tell("ratbot-solved", row=row, space=space, number=priority(state, space), why=why)
    return True
