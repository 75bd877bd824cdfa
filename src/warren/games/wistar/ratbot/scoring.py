"""Ratbot's final score (WS-181..WS-191, WS-209..WS-219)."""

from __future__ import annotations

from collections.abc import Sequence

from warren.games.wistar import scoring
from warren.games.wistar.counts import mice_of
from warren.games.wistar.pieces import MICE
from warren.games.wistar.ratbot.board import board, pieces
from warren.games.wistar.ratbot.content import AUTOMA, STATUS_SIDES, FinalEffect, Space
from warren.games.wistar.ratbot.setup import HUMAN, RATBOT
from warren.games.wistar.state import Wistar
from warren.table import Result


def breakdown(state: Wistar) -> dict[str, int]:
    """WS-209..WS-217: every line as it would be now."""
    automa, me = board(state), pieces(state)
    return {
        "track": me.vp,
        "pile": len(automa.pile),
        "steps": sum(STATUS_SIDES[side].steps[step].vp for side, step in markers(state)),
        "status-finals": sum(final(state, effect) for effect in reached(state)),
        "markers": best(AUTOMA.board.markers, automa.solved),
        "beds": best(AUTOMA.board.beds, me.beds),
        "rooms": best(AUTOMA.board.underground, me.dug),
        "mice": sum(MICE[mouse].vp for mouse in me.mice),
    }


def markers(state: Wistar) -> list[tuple[str, int]]:
    """The three sides and where their markers stand."""
    automa = board(state)
    return list(zip(automa.status, automa.advances, strict=True))


def best(spaces: Sequence[Space], emptied: int) -> int:
    """WS-213..WS-215: the most valuable emptied space only."""
    return max((space.vp for space in spaces[:emptied]), default=0)


def reached(state: Wistar) -> list[FinalEffect]:
    """WS-190, WS-191: final effects on steps that the markers stand on or have passed."""
    finals = AUTOMA.effects.final
    return [
        finals[step.effect]
        for side, at in markers(state)
        for step in STATUS_SIDES[side].steps[: at + 1]
        if step.effect in finals
    ]


def final(state: Wistar, effect: FinalEffect) -> int:
    """WS-181..WS-189."""
    automa, me = board(state), pieces(state)
    counted = {
        "beds": me.beds,
        "goals": len(me.claimed),
        "tents": len(me.tents),
        "advances": automa.advances[automa.tokens[effect.skill]] if effect.skill else 0,
        "house_mice": mice_of(me, "house"),
        "doors": len(me.doors),
        "rooms_dug": me.dug,
    }
    return effect.vp * counted[effect.per]


def result(state: Wistar) -> Result:
    """WS-208, WS-218, WS-219: you win only with strictly more VP."""
    lines = [scoring.breakdown(state, state.players[HUMAN]), breakdown(state)]
    scores = [sum(parts.values()) for parts in lines]
    winner = HUMAN if scores[HUMAN] > scores[RATBOT] else RATBOT
    return Result(scores, lines, [winner], "five-rounds")
