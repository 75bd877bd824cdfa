"""What everybody may see of Ratbot: not the order of its decks, not the cards of its pile (WS-061, WS-097)."""

from __future__ import annotations

from collections.abc import Sequence

from warren.games.wistar.measures import SKILLS
from warren.games.wistar.ratbot.board import SEAT, board, pieces
from warren.games.wistar.ratbot.content import (
    AUTOMA,
    EXPLORATION_CARDS,
    LAST_CARD,
    STATUS_CARD_OF,
    STATUS_SIDES,
    Space,
)
from warren.games.wistar.ratbot.levels import level_of
from warren.games.wistar.ratbot.scoring import breakdown
from warren.games.wistar.state import Wistar
from warren.table import View


def ratbot_view(state: Wistar) -> View:
    automa, me = board(state), pieces(state)
    return {
        "seat": SEAT,
        "level": level_of(automa.status),
        "status": [_status(state, card) for card in range(len(automa.status))],
        "actions": {"left": len(automa.actions), "used": automa.actions.discards[:]},
        "exploration": {
            "top": automa.top,
            "plan": {f"mission-space:{space}": n for space, n in EXPLORATION_CARDS[automa.top].plan.items()},
            "left": _cards_left(state),
            "last_played": automa.last_played,
        },
        "pile": len(automa.pile),
        "markers": _spaces(AUTOMA.board.markers, automa.solved),
        "beds": _spaces(AUTOMA.board.beds, me.beds),
        "underground": _spaces(AUTOMA.board.underground, me.dug),
        "workers_left": AUTOMA.start.workers - sum(me.workers.values()),
        "score": breakdown(state),
    }


def _cards_left(state: Wistar) -> int:
    """Exploration cards not played yet, the last one included."""
    automa = board(state)
    if automa.top == LAST_CARD:
        return 0 if automa.last_played else 1
    return len(automa.unexplored) + 2


def _status(state: Wistar, card: int) -> View:
    """One status card: its track, where the marker stands, and the skill tokens on it."""
    automa = board(state)
    component = automa.status[card]
    side = STATUS_SIDES[component]
    return {
        "id": component,
        "kind": STATUS_CARD_OF[component].kind,
        "index": side.index,
        "at": automa.advances[card],
        "steps": [{"vp": step.vp, "effect": f"effect:{step.effect}" if step.effect else None} for step in side.steps],
        "below": side.vp_below,
        "skills": [skill for skill in SKILLS if automa.tokens[skill] == card],
    }


def _spaces(spaces: Sequence[Space], emptied: int) -> list[View]:
    return [{"vp": space.vp, "empty": at < emptied} for at, space in enumerate(spaces)]
