"""Names, texts and printed facts of Ratbot's components."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias, assert_never

import msgspec

from warren.games.wistar.ratbot.content import (
    ACTION_CARDS,
    AUTOMA,
    EXPLORATION_CARDS,
    STATUS_CARD_OF,
    STATUS_SIDES,
    Bonus,
    ClaimGoal,
    FinalEffect,
    Hit,
    Move,
    PlayExploration,
    Solve,
)
from warren.games.wistar.ratbot.exploring import HIDDEN_DOOR
from warren.games.wistar.wording import Writer

StatusEffect: TypeAlias = ClaimGoal | PlayExploration | Solve | Hit | FinalEffect


@cache
def names(lang: str) -> dict[str, str]:
    say = Writer(lang).say
    made = {component: str(getattr(card.name, lang)) for component, card in ACTION_CARDS.items()}
    made |= {
        component: say("name-exploration-last" if card.last else "name-exploration-card", n=number)
        for number, (component, card) in enumerate(EXPLORATION_CARDS.items(), 1)
    }
    made |= {
        component: say("name-status-side", kind=STATUS_CARD_OF[component].kind, n=side.index)
        for component, side in STATUS_SIDES.items()
    }
    made[HIDDEN_DOOR] = say("name-door-hidden")
    return made


def effects() -> dict[str, StatusEffect]:
    """All effects on the tracks."""
    return {**AUTOMA.effects.immediate, **AUTOMA.effects.aggressive, **AUTOMA.effects.final}


@cache
def texts(lang: str) -> dict[str, str]:
    """What the tracks' effects, the action cards and the exploration cards say."""
    writer = Writer(lang)
    made = {f"effect:{name}": _effect(writer, effect) for name, effect in effects().items()}
    for component, card in ACTION_CARDS.items():
        action = writer.say("name-action", id=card.place)
        worker = "yes" if card.worker else "no"
        parts = [writer.say("ratbot-place", place=card.place, action=action, worker=worker)]
        parts += [_bonus(writer, bonus) for bonus in card.bonuses]
        made[component] = " ".join(parts)
    for component, explored in EXPLORATION_CARDS.items():
        rows = explored.rows or {"": explored.corner}
        made[component] = "\n".join(_row(writer, room, deeds) for room, deeds in rows.items())
    made["board:automa"] = writer.say("ratbot-board", skill=writer.say(f"word-{AUTOMA.board.alchemist.skill}"))
    return made


def _effect(writer: Writer, effect: StatusEffect) -> str:
    match effect:
        case ClaimGoal():
            said = writer.say("status-goal", goal=effect.goal)
        case PlayExploration():
            said = writer.say("status-play_exploration", n=effect.n)
        case Solve():
            said = writer.say("status-solve", n=effect.n)
        case Hit():
            branches = [writer.listed(writer.loss(loss, "you") for loss in branch) for branch in effect.choose]
            done = writer.listed(
                branches or (writer.loss(loss, "you") for loss in effect.lose), "or" if branches else "and"
            )
            said = writer.say("do-if", cond=writer.cond(effect.when), then=done, otherwise="none")
        case FinalEffect():
            per = writer.say(f"status-each-{effect.per}", skill=effect.skill or "none")
            said = writer.say(
                "when-it-counts", type="final", done=writer.say("do-score", vp=effect.vp, each=per, max="none")
            )
        case _:
            assert_never(effect)
    return writer.sentence(said)


def _bonus(writer: Writer, bonus: Bonus) -> str:
    facts: dict[str, Any] = msgspec.to_builtins(bonus)
    if "skill" in facts:
        facts["skill"] = writer.say(f"word-{facts['skill']}")
    return writer.say(f"ratbot-bonus-{facts.pop('op')}", **facts)


def _row(writer: Writer, room: str, deeds: tuple[Move | str, ...]) -> str:
    """What Ratbot does from left to right, wherever it is or in one room; of the last card's corner only one thing."""
    said = [_deed(writer, deed) for deed in deeds]
    if not room:
        return writer.say("ratbot-corner", deeds=", ".join(said))
    return writer.say("ratbot-row", letter=room, room=writer.room(room), deeds=", ".join(said))


def _deed(writer: Writer, deed: Move | str) -> str:
    if isinstance(deed, Move):
        return writer.say("ratbot-deed-move", room=writer.room(deed.move))
    return writer.say(f"ratbot-deed-{deed}")


@cache
def catalogue() -> dict[str, dict[str, Any]]:
    """Cards and tracks as plain JSON, for boards."""
    printed: dict[str, Any] = {**ACTION_CARDS, **EXPLORATION_CARDS, **STATUS_SIDES}
    facts = {component: msgspec.json.decode(msgspec.json.encode(card)) for component, card in printed.items()}
    unprinted = ("id", "name", "source", "facts", "note", "public")
    return {
        component: {name: value for name, value in fact.items() if name not in unprinted}
        for component, fact in facts.items()
    }
