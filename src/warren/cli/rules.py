"""A rule as the terminal prints it."""

from __future__ import annotations

from warren.text import Words
from warren.text.ledger import MARKS, Bullet


def told(bullet: Bullet, words: Words) -> str:
    """Its number and its text, the marks in the reader's language."""
    text = bullet.text
    for mark in MARKS:
        text = text.replace(f"[{mark}]", f"[{words.say('rule-' + mark.replace(' ', '-'))}]")
    return f"{bullet.id}  {text}"
