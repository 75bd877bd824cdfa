"""What is written on components, and what paragraphs give, take and ask: sentences made from data, in each language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from warren.games.above_below import content
from warren.games.above_below.books import (
    Bonus,
    Check,
    Conduct,
    Cost,
    Fail,
    Gain,
    Goods,
    Lose,
    Require,
    StoryOption,
    all_paragraphs,
    counts,
)
from warren.games.above_below.content import Artifact, Building, CaveCard, ExplorationToken, Quest, Villager
from warren.games.above_below.ops import Effect
from warren.text import bundles

GAME: Final = "above_below"


def say(lang: str, key: str, **facts: str | int) -> str:
    """A message of the game's catalogue, or with a dot an attribute of one."""
    return bundles.say(GAME, lang, key, facts)


def listed(lang: str, parts: Sequence[str]) -> str:
    """Several things in a row: "a, b and c"."""
    if len(parts) == 1:
        return parts[0]
    return say(lang, "things", rest=", ".join(parts[:-1]), last=parts[-1])


# --- cards ----------------------------------------------------------------------------------------------------------


def effect_text(lang: str, effect: Effect) -> str:
    """One op in a sentence."""
    op = str(effect.__struct_config__.tag)
    facts: dict[str, str | int] = {}
    for field in effect.__struct_fields__:
        value = getattr(effect, field)
        if isinstance(value, int):
            facts[field] = value
        elif isinstance(value, tuple):
            facts["things"] = listed(lang, [say(lang, f"thing-{kind}.each") for kind in value])
        else:
            facts["things"] = say(lang, f"thing-{value}.put", n=getattr(effect, "n", 1))
            facts["none"] = say(lang, f"thing-{value}.none")
    return say(lang, f"effect-{op}", **facts)


def effects_text(lang: str, effects: Iterable[Effect]) -> str:
    return " ".join(effect_text(lang, effect) for effect in effects)


def building_text(lang: str, building: Building) -> str:
    return effects_text(lang, building.effects)


def villager_text(lang: str, villager: Villager) -> str:
    symbols = [say(lang, f"skill-{skill}") for skill in villager.skills]
    symbols += [say(lang, "die-symbol", min=die.min, lanterns=die.lanterns) for die in villager.dice]
    return " ".join(symbols + [say(lang, f"trait-{trait}") for trait in villager.traits])


def artifact_text(lang: str, artifact: Artifact) -> str:
    effects = listed(lang, [effect_text(lang, effect) for effect in artifact.effects])
    return say(lang, f"artifact-{artifact.use}", effects=effects)


def quest_text(lang: str, quest: Quest) -> str:
    things = listed(lang, [say(lang, f"thing-{kind}", n=n) for kind, n in quest.needs.items()])
    return say(lang, "quest", things=things, vp=quest.vp)


def supplies_text(lang: str) -> str:
    supplies = content.SUPPLIES
    return say(lang, "supplies-text", n=sum(effect.n for effect in supplies.effects), vp=supplies.vp_per_pair)


def numbers_text(lang: str, card: CaveCard | ExplorationToken) -> str:
    """The paragraphs of a cave card or token, in the order of the die results."""
    return say(lang, "cave-numbers", numbers=", ".join(map(str, dict.fromkeys(card.paragraphs))))


# --- paragraphs -----------------------------------------------------------------------------------------------------


def prose(lang: str, english: str, russian: str) -> str:
    """A text of the books. They are told in English and Russian; who reads another language gets marked English."""
    if lang == "ru":
        return russian
    return english if lang == "en" else say(lang, "story-in-english", text=english)


def things_text(lang: str, things: Goods) -> str:
    """The counted things of a cost, gain or penalty in a row; empty when it holds none."""
    parts = [say(lang, f"thing-{kind}.put", n=n) for kind, n in counts(things) if kind != "injure"]
    return listed(lang, parts) if parts else ""


def gain_text(lang: str, gain: Gain) -> str:
    things = things_text(lang, gain)
    sentences = [say(lang, "story-gain", things=things)] if things else []
    if gain.special is not None:
        sentences.append(say(lang, f"story-joins-{gain.special}"))
    if gain.villager is not None:
        sentences.append(say(lang, f"story-joins-{gain.villager}"))
    return " ".join(sentences) or say(lang, "story-nothing")


def lose_text(lang: str, lose: Lose) -> str:
    things = things_text(lang, lose)
    sentences = [say(lang, "story-lose", things=things)] if things else []
    if lose.injure:
        sentences.append(say(lang, "story-injure", n=lose.injure))
    if lose.state is not None:
        sentences.append(say(lang, f"story-state-{lose.state}"))
    return " ".join(sentences)


def conduct_text(lang: str, conduct: Conduct | None) -> str:
    """What choosing an option does to the reputation."""
    if conduct is None:
        return ""
    sentences = []
    if conduct.gain is not None:
        sentences.append(say(lang, "conduct-gain", n=conduct.gain.reputation))
    if conduct.lose is not None:
        sentences.append(say(lang, "conduct-lose", n=conduct.lose.reputation))
    return " ".join(sentences)


def require_text(lang: str, require: Require | None) -> str:
    """What an option requires, each in a sentence."""
    if require is None:
        return ""
    sentences = []
    for field in require.__struct_fields__:
        value = getattr(require, field)
        if value is not None:
            facts = {"n": value} if isinstance(value, int) else {"thing": say(lang, f"thing-{value}", n=1)}
            sentences.append(say(lang, f"require-{field}", **facts))
    return " ".join(sentences)


def cost_text(lang: str, cost: Cost | None) -> str:
    return say(lang, "story-cost", things=things_text(lang, cost)) if cost is not None else ""


def check_text(lang: str, check: Check) -> str:
    """The reward and the price of a reached check."""
    return _sentences(gain_text(lang, check.gain), lose_text(lang, check.lose))


def fail_text(lang: str, fail: Fail | None) -> str:
    """What falling short brings: nothing, or a penalty."""
    penalty = lose_text(lang, fail.lose) if fail is not None else ""
    return _sentences(say(lang, "story-failure"), penalty)


def needs_text(lang: str, option: StoryOption) -> str:
    """AB-060, AB-061: the lanterns that an option asks for, "Check 3 or 4."."""
    needs = [str(check.need) for check in option.checks]
    if len(needs) > 1:
        needs = [say(lang, "alternatives", rest=", ".join(needs[:-1]), last=needs[-1])]
    return say(lang, "story-check", needs=needs[0])


def terms_text(lang: str, option: StoryOption) -> str:
    """What an option asks, requires, costs and grants (AB-058)."""
    return _sentences(
        needs_text(lang, option),
        require_text(lang, option.require),
        cost_text(lang, option.cost),
        bonus_text(lang, option.bonus),
    )


def _sentences(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def bonus_text(lang: str, bonus: Bonus | None) -> str:
    if bonus is None:
        return ""
    if bonus.pay is not None:
        return say(lang, "bonus-pay", n=bonus.lanterns, things=things_text(lang, bonus.pay))
    if bonus.per is not None:
        return say(lang, "bonus-per", n=bonus.lanterns, thing=say(lang, f"thing-{bonus.per}", n=1))
    if bonus.if_villager is not None:
        return say(lang, "bonus-if_villager", n=bonus.lanterns, folk=bonus.if_villager)
    thing = bonus.if_good or bonus.if_item
    return say(lang, "bonus-if_item", n=bonus.lanterns, thing=say(lang, f"thing-{thing}", n=1))


# --- all components -------------------------------------------------------------------------------------------------


@cache
def texts(lang: str) -> dict[str, str]:
    """What is written on each component, by its id; of a paragraph only what is read aloud (AB-059)."""
    made: dict[str, str] = {}
    for token, building in content.BUILDINGS.items():
        made[token] = building_text(lang, building)
    for token, villager in content.VILLAGERS.items():
        made[token] = villager_text(lang, villager)
    for token, artifact in content.ARTIFACTS.items():
        made[token] = artifact_text(lang, artifact)
    for token, quest in content.QUESTS.items():
        made[token] = quest_text(lang, quest)
    for token, state in content.STATES.items():
        made[token] = effects_text(lang, state.effects)
    for token, cave in content.CAVES.items():
        made[token] = numbers_text(lang, cave)
    for token, exploration in content.TOKENS.items():
        made[token] = numbers_text(lang, exploration)
    made["item:supplies"] = supplies_text(lang)
    for drink in content.DRINKS:
        made[f"item:{drink}"] = say(lang, f"drink-{drink}")
    for action in content.COMPONENTS.settlement_board.actions:
        made[f"action:{action.id}"] = say(lang, f"action-{action.id}.about")
    for board in ("settlement", "reputation"):
        made[f"board:{board}"] = say(lang, f"board-{board}.about")
    for story in all_paragraphs():
        made[f"paragraph:{story.id}"] = prose(lang, story.scene, story.scene_ru)
        for number, option in enumerate(story.options, 1):
            made[f"paragraph:{story.id}/{number}"] = terms_text(lang, option)
    return made
