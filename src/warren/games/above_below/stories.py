"""The prose of the books for views, as much of it as is due (AB-058, AB-059). Every text stands there by language.

The stories stand here in English and Russian, in which they are told; terms, rewards and penalties in every language.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from warren.games.above_below import texts
from warren.games.above_below.books import Bonus, Check, Conduct, Fail, Goods, Require, StoryOption, counts, paragraph
from warren.table.rulebook import View
from warren.text.bundles import LANGUAGES

Telling: TypeAlias = dict[str, str]
"""A text by language."""


@cache
def read_aloud(number: str) -> View:
    """What the explorer hears: scene, labels, requirements, costs, bonuses and check values, and nothing else."""
    told = paragraph(number)
    return {
        "paragraph": f"paragraph:{number}",
        "scene": {"en": told.scene, "ru": told.scene_ru},
        "options": [_open(option) for option in told.options],
    }


@cache
def whole(number: str) -> View:
    """What the reader has before him: the paragraph with its title, rewards and penalties."""
    told = paragraph(number)
    return {
        "paragraph": f"paragraph:{number}",
        "title": {"en": told.title, "ru": told.title_ru},
        "scene": {"en": told.scene, "ru": told.scene_ru},
        "options": [_open(option) | _secret(option) for option in told.options],
    }


@cache
def conduct(number: str, option: int) -> View:
    """What choosing an option (from 0) has done to the reputation, to be shown as soon as it is chosen (AB-335)."""
    return _conduct(paragraph(number).options[option].on_choose)


@cache
def outcome(number: str, option: int, check: int | None) -> View:
    """What all see when the outcome is fixed: of an option (from 0) the reached check (from 0), or the failure."""
    told = paragraph(number)
    chosen = told.options[option]
    end = _failure(chosen.fail) if check is None else _success(chosen.checks[check])
    return {"title": {"en": told.title, "ru": told.title_ru}, **end}


def _open(option: StoryOption) -> View:
    return {
        "label": {"en": option.label, "ru": option.label_ru},
        "require": _set(option.require) if option.require else None,
        "cost": dict(counts(option.cost)) if option.cost else None,
        "bonus": _bonus(option.bonus) if option.bonus else None,
        "needs": [check.need for check in option.checks],
        "terms": {lang: texts.terms_text(lang, option) for lang in LANGUAGES},
    }


def _secret(option: StoryOption) -> View:
    return {
        "on_choose": _conduct(option.on_choose),
        "checks": [_success(check) for check in option.checks],
        "fail": _failure(option.fail),
    }


def _set(terms: Require | Bonus) -> View:
    """The fields that a requirement or bonus names."""
    return {field: value for field, value in msgspec.to_builtins(terms).items() if value is not None}


def _bonus(bonus: Bonus) -> View:
    facts = _set(bonus)
    if bonus.pay is not None:
        facts["pay"] = dict(counts(bonus.pay))
    return facts


def _conduct(change: Conduct | None) -> View:
    gain = change.gain.reputation if change is not None and change.gain is not None else 0
    lose = change.lose.reputation if change is not None and change.lose is not None else 0
    return {"reputation": gain - lose, "words": {lang: texts.conduct_text(lang, change) for lang in LANGUAGES}}


def _success(check: Check) -> View:
    return {
        "need": check.need,
        "text": {"en": check.text, "ru": check.text_ru},
        "gain": _things(check.gain),
        "lose": _things(check.lose),
        "words": {lang: texts.check_text(lang, check) for lang in LANGUAGES},
    }


def _failure(fail: Fail | None) -> View:
    return {
        "text": {"en": fail.text, "ru": fail.text_ru} if fail is not None else {},
        "lose": _things(fail.lose) if fail is not None else {},
        "words": {lang: texts.fail_text(lang, fail) for lang in LANGUAGES},
    }


def _things(things: Goods) -> View:
    """What a reward or penalty names, and nothing that it doesn't."""
    named: View = dict(counts(things))
    for field in things.__struct_fields__:
        value = getattr(things, field)
        if isinstance(value, str):
            named[field] = value
    return named
