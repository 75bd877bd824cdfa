"""Tokens and links: 256 bits that only their holder has. The database keeps their hashes."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def new_token() -> str:
    return token_urlsafe(32)


def hashed(token: str) -> str:
    """Tokens are random, so a plain hash can't be guessed back and needs no salt."""
    return sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """A name, no secret: knowing it opens nothing."""
    return "".join(choice(LETTERS) for _ in range(12))


def new_seed() -> str:
    return f"{int.from_bytes(sha256(token_urlsafe(32).encode()).digest()[:16], 'big'):032x}"
