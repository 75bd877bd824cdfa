"""What people write: names and chat. It stays text; what can't be seen, or would turn the line around, is taken out."""

from __future__ import annotations

import unicodedata
from typing import Final

TURNING: Final = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def tidy(text: str) -> str:
    """One line without control characters, without spaces at its ends, and never two in a row."""
    spaced = "".join(" " if char in "\n\r\t" else char for char in text)
    seen = "".join(char for char in spaced if unicodedata.category(char) not in ("Cc", "Cs") and char not in TURNING)
    return " ".join(seen.split())
