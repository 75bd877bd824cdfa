"""Ratbot's own components, beside the pieces it shares with a player (which are a `Player` without means)."""

from __future__ import annotations

from dataclasses import dataclass

from warren.table.parts import Deck


@dataclass(slots=True)
class Ratbot:
    """The automa board, its two decks and its three status cards."""

    status: list[str]
    """The chosen sides: structure, tool, robot."""
    tokens: dict[str, int]
    """On which of the three cards each skill's token lies."""
    advances: list[int]
    """How many steps down each of the three markers stands."""
    actions: Deck[str]
    """Its discards are this round's used action cards, open."""
    unexplored: list[str]
    """Ordinary exploration cards below the top one."""
    top: str
    """The exploration card on top of the deck: only its plan is seen. The last card stays here for ever."""
    last_played: bool
    pile: list[str]
    """Inventions taken."""
    solved: int
    """Markers taken from the automa board, leftmost first."""

    def copy(self) -> Ratbot:
        return Ratbot(
            self.status,
            self.tokens,
            self.advances[:],
            self.actions.copy(),
            self.unexplored[:],
            self.top,
            self.last_played,
            self.pile[:],
            self.solved,
        )
