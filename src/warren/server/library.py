"""What there is to read about the rulebooks: titles, variants, names, texts, sentences, rules. Nothing of any table."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from warren.bots import LEVELS
from warren.games import names, rulebook
from warren.server.bodies import BotLevel, Rule, RulebookInfo, VariantInfo, VariantValueInfo
from warren.server.pages import Page, page
from warren.server.refusal import catalogue as own_words
from warren.table import Table, Variant
from warren.text import Words, ledger
from warren.text.bundles import catalogue

JSON = "application/json"
FLUENT = "text/plain; charset=utf-8"


def run_name(client: str) -> str:
    """Names the program, its rules and its client: the same for all workers, another after an update."""
    parts = [client, *(f"{name} {rulebook(name).version}" for name in names())]
    return sha256("\n".join(parts).encode()).hexdigest()[:12]


@cache
def shelf(lang: str) -> Page:
    """All rulebooks."""
    return page(msgspec.json.encode([rulebook_info(name, lang) for name in names()]), JSON)


@cache
def catalogue_of(game: str) -> Page:
    return page(msgspec.json.encode(rulebook(game).catalogue()), JSON)


@cache
def names_of(game: str, lang: str) -> Page:
    return page(msgspec.json.encode(rulebook(game).names(lang)), JSON)


@cache
def texts_of(game: str, lang: str) -> Page:
    return page(msgspec.json.encode(rulebook(game).texts(lang)), JSON)


@cache
def words_of(game: str | None, lang: str) -> Page:
    """The Fluent catalogue of a game, or the shell's and the server's own."""
    if game is not None:
        return page(catalogue(game, lang).read_bytes(), FLUENT)
    return page(f"{catalogue(None, lang).read_text(encoding='utf-8')}\n{own_words(lang)}".encode(), FLUENT)


@cache
def rules_of(game: str, lang: str) -> Page:
    """Every rule of a rulebook, as its ledgers have it."""
    rules = ledger.rules_of(game, lang)
    return page(msgspec.json.encode([Rule(rule.id, rule.text, rule.chapter) for rule in rules]), JSON)


def warm_up() -> None:
    """Read every rulebook's content and set up a game of it once."""
    for name in names():
        book = rulebook(name)
        Table.start(book, book.seats[0], 0)


def rulebook_info(name: str, lang: str) -> RulebookInfo:
    book = rulebook(name)
    words = Words(name, lang)
    return RulebookInfo(
        name,
        book.version,
        words.say("game-name"),
        words.say("game-about"),
        words.say("game-length"),
        words.say("game-weight"),
        list(book.seats),
        [_variant(words, key, variant) for key, variant in book.variants.items()],
    )


def _variant(words: Words, name: str, variant: Variant) -> VariantInfo:
    key = f"variant-{name}"
    values: list[Any] = list(variant.values)
    if isinstance(variant.default, bool):
        kind = "flag"
    elif isinstance(variant.default, int):
        kind = "number"
    else:
        kind = "words" if isinstance(variant.default, list) else "word"
    shown = [VariantValueInfo(value, _value(words, f"{key}-{value}".replace("/", "-"), str(value))) for value in values]
    about = words.say(f"{key}.about")
    seats, brings = list(variant.seats), list(variant.brings)
    return VariantInfo(name, words.say(key), about, kind, variant.default, shown, seats, variant.module, brings)  # type: ignore[arg-type]


def _value(words: Words, key: str, value: str) -> str:
    return words.say(key) if words.has(key) else value


def bot_levels(lang: str) -> list[BotLevel]:
    words = Words(None, lang)
    levels = []
    for level in LEVELS:
        key = f"player-{level}"
        levels.append(BotLevel(level, _value(words, key, level), ""))
    return levels
