"""Words without their endings, so that whoever looks for *мыши* or *topi* finds *мышь* and *topo* as well.

The browser client cuts words in the same way, by the same `endings.json` (client/src/parts/stems.ts).
"""

from __future__ import annotations

import json
import re
import unicodedata
from importlib.resources import files
from typing import Final

ENDINGS: Final = {
    lang: [re.compile(pattern) for pattern in patterns]
    for lang, patterns in json.loads(files(__package__).joinpath("endings.json").read_text(encoding="utf-8")).items()
}
"""For each language those of nouns and those of verbs, which would spoil nouns: a bed, кровать, is none."""
LEFT: Final = 3
"""A stem has as many letters at least."""
WORD: Final = re.compile(r"\w(?:[\w.-]*\w)?")
CYRILLIC: Final = re.compile("[а-я]")
FLEETING: Final = re.compile("(?<=[^аеиоуыэюя])[ое](?=[^аеиоуыэюя]$)")
"""Палаток, палатка; игрок, игрока: the vowel that comes and goes before the last consonant."""


def folded(text: str) -> str:
    """In small letters without accents; `й` is a letter of its own, `ё` is a way to write `е`."""
    apart = unicodedata.normalize("NFKD", text.casefold()).replace("и\u0306", "й")
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def stems(word: str, lang: str) -> set[str]:
    """What may be left of a word without its ending; two forms of one word have one of these in common."""
    russian = bool(CYRILLIC.search(word))
    if not word.isalpha() or (lang == "ru" and not russian):
        return {word}
    left = {word[:LEFT] + ending.sub("", word[LEFT:]) for ending in ENDINGS["ru" if russian else lang]}
    return {FLEETING.sub("", one) for one in left} if russian else left


class Sought:
    """What somebody looks for: every word must be in the text, in any form, or begin a word of it."""

    def __init__(self, words: str, lang: str) -> None:
        self.lang = lang
        self.words = [(word, stems(word, lang)) for word in WORD.findall(folded(words))]

    def __call__(self, text: str) -> bool:
        there = WORD.findall(folded(text))
        known = {one for word in there for one in stems(word, self.lang)}
        return all(known & short or any(one.startswith(word) for one in there) for word, short in self.words)
