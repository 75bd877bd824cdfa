"""Everything the server refuses, with its key, its HTTP status, and a sentence in the reader's language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from warren.table import (
    BadRecord,
    BadSeats,
    BadVariant,
    GameOver,
    IllegalChoice,
    NotYourTurn,
    UndoRefused,
    UnknownGame,
    WarrenError,
)

STATUS: Final = {
    "bad-message": 400,
    "bad-record": 400,
    "bad-seats": 400,
    "bad-variant": 400,
    "bad-address": 400,
    "nothing-said": 400,
    "too-many-orders": 400,
    "no-token": 401,
    "not-a-player": 403,
    "foreign-origin": 403,
    "not-over": 403,
    "other-people": 403,
    "switched-off": 403,
    "no-page": 404,
    "no-table": 404,
    "no-seat": 404,
    "no-link": 404,
    "unknown-game": 404,
    "unknown-bot": 404,
    "wrong-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "illegal-choice": 409,
    "game-over": 409,
    "undo-refused": 409,
    "rules-changed": 409,
    "too-big": 413,
    "wrong-type": 415,
    "too-fast": 429,
    "fault": 500,
    "busy": 503,
    "store-away": 503,
    "stopping": 503,
    "too-many": 503,
    "store-full": 507,
}
"""Every key there is. Besides these there are the reasons of a `bye`: see `server/text`."""

KEYS: Final[dict[type[WarrenError], str]] = {
    UnknownGame: "unknown-game",
    BadSeats: "bad-seats",
    BadVariant: "bad-variant",
    IllegalChoice: "illegal-choice",
    NotYourTurn: "not-your-turn",
    GameOver: "game-over",
    UndoRefused: "undo-refused",
    BadRecord: "bad-record",
}


class Refusal(Exception):
    """Not done. `detail` is for programmers: where in a message the fault is, what the engine said."""

    def __init__(self, key: str, detail: str = "", **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts: dict[str, str | int] = {"detail": detail, **facts}

    @property
    def status(self) -> int:
        return STATUS.get(self.key, 400)

    def sentence(self, lang: str) -> str:
        return say(lang, f"refused-{self.key}", **self.facts)


def refusal_of(error: WarrenError) -> Refusal:
    """The engine's refusal as the server's."""
    return Refusal(KEYS.get(type(error), "bad-message"), str(error))


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(lang)))
    return bundle


def catalogue(lang: str) -> str:
    """The server's own sentences, as they stand in their file."""
    return (files("warren.server") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


def say(lang: str, key: str, **facts: str | int) -> str:
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return key
    text, _ = bundle.format_pattern(pattern, facts)
    return str(text)
