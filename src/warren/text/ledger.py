"""The ledgers: every rule of a rulebook as one short bullet with an id, to be searched."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

HEADING: Final = re.compile(r"^## +(?:\d+\. +)?(.+)$")
BULLET: Final = re.compile(r"^- \*\*([A-Z]+-T?\d+[a-z]?)\*\* +(.+)$")
BESIDE: Final = {"wistar": ["ratbot"]}
"""Ledgers that belong to a rulebook besides its own."""


@dataclass(frozen=True)
class Bullet:
    id: str
    chapter: str
    text: str

    def has(self, words: list[str]) -> bool:
        """Whether all words stand in it or in its chapter's name."""
        hay = f"{self.chapter}\n{self.text}".casefold()
        return all(word in hay for word in words)


def shelf() -> Traversable:
    """The folder of the ledgers: inside the installed package, or beside its sources in a checkout."""
    packed = files("warren") / "rules"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def ledgers() -> list[str]:
    folder = shelf()
    return (
        sorted(entry.name[:-3] for entry in folder.iterdir() if entry.name.endswith(".md")) if folder.is_dir() else []
    )


def read_ledger(name: str) -> list[Bullet]:
    chapter = ""
    bullets: list[Bullet] = []
    for line in (shelf() / f"{name}.md").read_text(encoding="utf-8").splitlines():
        if heading := HEADING.match(line):
            chapter = heading[1]
        elif bullet := BULLET.match(line):
            bullets.append(Bullet(bullet[1], chapter, bullet[2].replace("**", "").replace("`", "")))
        elif line.startswith("  ") and bullets and line.strip():
            last = bullets[-1]
            bullets[-1] = Bullet(last.id, last.chapter, f"{last.text} {line.strip()}")
    return bullets


def rules_of(game: str) -> list[Bullet]:
    """Everything that a rulebook's ledgers say; nothing where it has none."""
    known = ledgers()
    return [bullet for name in [game, *BESIDE.get(game, [])] if name in known for bullet in read_ledger(name)]


def search(name: str, words: str) -> list[Bullet]:
    """The rule of that id, or those that have all the words."""
    bullets = rules_of(name)
    wanted = words.casefold().split()
    return [bullet for bullet in bullets if [bullet.id.casefold()] == wanted] or [
        bullet for bullet in bullets if bullet.has(wanted)
    ]
