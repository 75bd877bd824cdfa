"""The ledgers: every rule of a rulebook as one short bullet with an id, to be searched."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from warren.text.stems import Sought

HEADING: Final = re.compile(r"^## +(?:\d+\. +)?(.+)$")
BULLET: Final = re.compile(r"^- \*\*([A-Z]+-T?\d+[a-z]?)\*\* +(.+)$")
MARKS: Final = ("ruling", "test", "derived", "editions differ")
"""What stands in brackets before a sentence that isn't the rulebook's own; the same in all languages."""
BESIDE: Final = {"wistar": ["ratbot"]}
"""Ledgers that belong to a rulebook besides its own."""


@dataclass(frozen=True)
class Bullet:
    id: str
    chapter: str
    text: str


def shelf() -> Traversable:
    """The folder of the ledgers: inside the installed package, or beside its sources in a checkout."""
    packed = files("warren") / "rules"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def ledgers() -> list[str]:
    folder = shelf()
    return (
        sorted(entry.name[:-3] for entry in folder.iterdir() if entry.name.endswith(".md")) if folder.is_dir() else []
    )


def read_ledger(name: str, lang: str = "en") -> list[Bullet]:
    """A ledger in a language; in English, in which all are written, where nobody has translated it."""
    translated = shelf() / lang / f"{name}.md"
    file = translated if translated.is_file() else shelf() / f"{name}.md"
    return bullets_of(file.read_text(encoding="utf-8"))


def bullets_of(text: str) -> list[Bullet]:
    chapter = ""
    bullets: list[Bullet] = []
    inside = False
    for line in text.splitlines():
        if heading := HEADING.match(line):
            chapter = heading[1]
        if bullet := BULLET.match(line):
            bullets.append(Bullet(bullet[1], chapter, _plain(bullet[2])))
        elif inside and line.startswith("  "):
            last = bullets.pop()
            bullets.append(replace(last, text=f"{last.text} {_plain(line.strip())}"))
        inside = bool(bullet) or (inside and line.startswith("  "))
    return bullets


def _plain(text: str) -> str:
    return text.replace("**", "").replace("`", "")


def rules_of(game: str, lang: str) -> list[Bullet]:
    """Everything that a rulebook's ledgers say; nothing where it has none."""
    known = ledgers()
    return [bullet for name in [game, *BESIDE.get(game, [])] if name in known for bullet in read_ledger(name, lang)]


def search(name: str, words: str, lang: str) -> list[Bullet]:
    """The rule of that id, or those that have all the words in themselves or in their chapter's name."""
    bullets, sought = rules_of(name, lang), Sought(words, lang)
    return [bullet for bullet in bullets if bullet.id.casefold() == words.strip().casefold()] or [
        bullet for bullet in bullets if sought(f"{bullet.id} {bullet.chapter} {bullet.text}")
    ]
