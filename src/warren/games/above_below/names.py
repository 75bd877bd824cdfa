"""The names of components, and the printed facts that a board shows besides names and texts."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from warren.games.above_below import content
from warren.games.above_below.books import all_paragraphs
from warren.games.above_below.content import COMPONENTS
from warren.games.above_below.texts import prose, say
from warren.table.rulebook import View

BOARDS: Final = ("board:settlement", "board:reputation")


@cache
def names(lang: str) -> dict[str, str]:
    """The name of each component, by its id; an option of a paragraph is named by its label."""
    named: dict[str, Any] = {
        **content.BUILDINGS,
        **content.VILLAGERS,
        **content.CAVES,
        **content.ARTIFACTS,
        **content.QUESTS,
        **content.STATES,
        **{f"item:{good.id}": good for good in COMPONENTS.goods},
        "item:potion": COMPONENTS.tokens.potion,
        "item:cider": COMPONENTS.tokens.cider,
        "item:supplies": content.SUPPLIES,
    }
    made = {component: thing.name.get(lang) for component, thing in named.items()}
    for token, villager in content.SPECIAL_VILLAGERS.items():
        if villager.copies > 1:
            made[token] = say(lang, "numbered", name=made[token], n=int(token.rpartition("/")[2]))
    made |= {board: say(lang, board.replace(":", "-")) for board in BOARDS}
    made |= {token: say(lang, "token-underforest") for token in content.UNDERFOREST_TOKENS}
    made |= {token: say(lang, "token-desert") for token in content.DESERT_TOKENS}
    for story in all_paragraphs():
        for number, option in enumerate(story.options, 1):
            made[f"paragraph:{story.id}/{number}"] = prose(lang, option.label, option.label_ru)
    made |= {f"action:{action.id}": say(lang, f"action-{action.id}") for action in COMPONENTS.settlement_board.actions}
    return made


UNPRINTED: Final = ("id", "name", "text", "source", "note", "url", "copies", "count")


def _plain(thing: object) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def _printed(thing: msgspec.Struct) -> View:
    """The fields of a component that are printed on it, as plain JSON."""
    facts: View = _plain(thing)
    return {field: value for field, value in facts.items() if field not in UNPRINTED}


@cache
def catalogue() -> dict[str, View]:
    """What is printed on each component, by its id. Nothing of the books: their rewards are hidden (AB-059)."""
    things: dict[str, msgspec.Struct] = {
        **content.BUILDINGS,
        **content.VILLAGERS,
        **content.CAVES,
        **content.TOKENS,
        **content.ARTIFACTS,
        **content.QUESTS,
        **content.STATES,
        "item:supplies": content.SUPPLIES,
        **{f"action:{action.id}": action for action in COMPONENTS.settlement_board.actions},
    }
    made = {component: _printed(thing) for component, thing in things.items()}
    made |= {f"item:{good.id}": {"tokens": good.count} for good in COMPONENTS.goods}
    made["item:potion"] = {"tokens": COMPONENTS.tokens.potion.count}
    made["item:cider"] = {"tokens": COMPONENTS.tokens.cider.count}
    made["item:supplies"]["tokens"] = content.SUPPLIES.count
    made["board:settlement"] = {
        "base_income": COMPONENTS.settlement_board.base_income,
        "advancement_track": [
            {"space": space.space, "vp": space.vp, "income": space.income}
            for space in COMPONENTS.settlement_board.advancement_track
        ],
    }
    made["board:reputation"] = {
        "rounds": COMPONENTS.reputation_board.round_track.spaces,
        "villager_costs": list(COMPONENTS.reputation_board.villager_row.costs),
        "reputation_track": _plain(COMPONENTS.reputation_board.reputation_track.spaces),
        "awards": _plain(COMPONENTS.reputation_board.reputation_awards),
    }
    return made
