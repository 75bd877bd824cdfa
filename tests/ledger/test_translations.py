"""The ledgers in Russian and Italian say what the English ones say: the same bullets, numbers, references and marks."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

import pytest

from warren.text.ledger import MARKS, Bullet, bullets_of, shelf

LANGUAGES: Final = ("ru", "it")
LEDGERS: Final = ("above_below", "ratbot", "tombs", "wistar")
CASES: Final = [(lang, name) for lang in LANGUAGES for name in LEDGERS]
SOURCE: Final = re.compile(r"\s*\((?:[^()]|\([^()]*\))*\b00\d\b(?:[^()]|\([^()]*\))*\)")
"""Where a sentence was found: only the English ledger says it."""
REFERENCE: Final = re.compile(r"\b(?:W|WS|AB|RT)-T?\d+[a-z]?\b")
MARK: Final = re.compile(rf"^(?:\[(?:{'|'.join(MARKS)})\] *)+")
"""Where a bullet begins; inside, a translation says it in its own language."""
ENGLISH: Final = re.compile(r"\b(the|and|with|is|are)\b")
QUOTED: Final = re.compile(r"\([^()]*\)")
"""Where the terms are told, also in other languages."""
CYRILLIC: Final = re.compile("[а-яё]")


class Facts(NamedTuple):
    """What no language changes."""

    chapter: int
    numbers: list[str]
    references: list[str]
    mark: str


@cache
def ledger(name: str, lang: str = "") -> list[Bullet]:
    folder = shelf() / lang if lang else shelf()
    return bullets_of((folder / f"{name}.md").read_text(encoding="utf-8"))


def facts(bullets: list[Bullet]) -> dict[str, Facts]:
    chapters = list(dict.fromkeys(bullet.chapter for bullet in bullets))
    found: dict[str, Facts] = {}
    for bullet in bullets:
        text = SOURCE.sub("", bullet.text)
        numbers = re.findall(r"\d+", REFERENCE.sub("", text))
        references = REFERENCE.findall(text)
        chapter = chapters.index(bullet.chapter)
        mark = MARK.match(text)
        found[bullet.id] = Facts(chapter, sorted(numbers), sorted(references), mark[0].strip() if mark else "")
    return found


@pytest.mark.parametrize(("lang", "name"), CASES)
def test_a_translation_has_the_same_bullets_in_the_same_chapters(lang: str, name: str) -> None:
    ours, theirs = ledger(name), ledger(name, lang)
    assert [bullet.id for bullet in theirs] == [bullet.id for bullet in ours]
    assert len({bullet.chapter for bullet in theirs}) == len({bullet.chapter for bullet in ours})


@pytest.mark.parametrize(("lang", "name"), CASES)
def test_every_bullet_keeps_its_numbers_references_and_marks(lang: str, name: str) -> None:
    ours, theirs = facts(ledger(name)), facts(ledger(name, lang))
    assert {id: (said, ours.get(id)) for id, said in theirs.items() if said != ours.get(id)} == {}


@pytest.mark.parametrize(("lang", "name"), CASES)
def test_no_bullet_is_left_in_english(lang: str, name: str) -> None:
    english = {SOURCE.sub("", bullet.text) for bullet in ledger(name)}
    for bullet in ledger(name, lang):
        said = MARK.sub("", bullet.text)
        assert bullet.text not in english, bullet.id
        assert not ENGLISH.search(QUOTED.sub("", said)), bullet
        assert lang != "ru" or (CYRILLIC.search(said) and CYRILLIC.search(bullet.chapter)), bullet


@pytest.mark.parametrize(("lang", "name"), CASES)
def test_a_translation_names_no_source(lang: str, name: str) -> None:
    assert [bullet.id for bullet in ledger(name, lang) if SOURCE.search(bullet.text)] == []
