"""Triggers (ops.md 6): what happens to a player may make effects due that wait for it.

W-186, W-190: a permanent effect works as long as its component is in play, never for its own entry.
"""

from __future__ import annotations

from warren.games.wistar.components import Invention
from warren.games.wistar.effect_types import When
from warren.games.wistar.pieces import CARDS, EFFECTS
from warren.games.wistar.state import Player, Wistar


def waiting(me: Player, event: str) -> list[tuple[str, int, When]]:
    """The triggers that wait for an event, in order of entering play: component, place among its nodes, node."""
    found = []
    for component in me.watch[event]:
        effect = EFFECTS[component]
        assert effect is not None
        for index, node in enumerate(effect.do):
            if isinstance(node, When) and node.event == event:
                found.append((component, index, node))
    return found


def fire(state: Wistar, me: Player, event: str, **facts: str) -> None:
    """Something happened to a player: make due what waits for it. A filter not given lets everything pass."""
    if event not in me.watch:
        return
    for component, index, node in waiting(me, event):
        if all(getattr(node, name) in (None, "any", value) for name, value in facts.items()):
            state.due.append((me.seat, component, index))


def fire_token(state: Wistar, me: Player, what: str, n: int, source: str) -> None:
    """W-370: one gain of several tokens is one batch; what a trigger itself gives doesn't fire it again."""
    for component, index, node in waiting(me, "gain_token"):
        if node.what in (None, what) and component != source:
            state.due += [(me.seat, component, index)] * (n if node.mode == "unit" else 1)


def fire_vp(state: Wistar, me: Player, source: str) -> None:
    """W-370: once for each gain of VP, never for what the trigger itself gives."""
    for component, index, _ in waiting(me, "gain_vp"):
        if component != source:
            state.due.append((me.seat, component, index))


def fire_icon(state: Wistar, me: Player, icon: str) -> None:
    """W-372, W-402: once for each icon that comes into the play area. Energy is no skill."""
    for component, index, node in waiting(me, "gain_icon"):
        if icon == ("energy" if node.energy else node.skill or icon):
            state.due.append((me.seat, component, index))


def fire_card(state: Wistar, me: Player, card: str) -> None:
    """An invention has been played."""
    printed = CARDS[card]
    for component, index, node in waiting(me, "play_card"):
        if shows(printed, node.deck, node.kind, node.effect, node.has_skill):
            state.due.append((me.seat, component, index))


def shows(
    card: Invention, deck: str | None, kind: str | None, effect: str | None = None, skill: str | None = None
) -> bool:
    """Whether a card passes filters; one not given, or "any", lets all pass."""
    return (
        deck in (None, "any", card.deck)
        and kind in (None, "any", card.kind)
        and effect in (None, card.effect_type)
        and (skill is None or skill in card.skills)
    )
