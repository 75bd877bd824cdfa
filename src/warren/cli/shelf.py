"""The rulebooks on the shelf, with their variants."""

from __future__ import annotations

from typing import Any

import msgspec

from warren.cli.shell import Screen
from warren.games import names, rulebook
from warren.text import Words


def show(screen: Screen, lang: str) -> None:
    for game in names():
        words = Words(game, lang)
        book = rulebook(game)
        players = words.say("games-players", first=book.seats[0], last=book.seats[-1])
        screen.say(f"{game}: {words.say('game-name')}", "bold")
        screen.say(f"  {words.say('game-about')}")
        screen.say(f"  {players}, {words.say('game-length')}, {words.say('game-weight')}")
        for name, variant in book.variants.items():
            default = variant.default
            values = ", ".join(map(str, variant.values)) or ("yes, no" if isinstance(default, bool) else "")
            screen.say(f"  {name} ({values}): {words.say(f'variant-{name}.about')}")


def as_json(lang: str) -> list[dict[str, Any]]:
    return [
        {
            "game": game,
            "name": words.say("game-name"),
            "about": words.say("game-about"),
            "version": book.version,
            "seats": list(book.seats),
            "variants": msgspec.to_builtins(dict(book.variants)),
        }
        for game in names()
        for words, book in [(Words(game, lang), rulebook(game))]
    ]
