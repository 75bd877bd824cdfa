"""The Fluent catalogues: the shell's own beside this file, a rulebook's in its folder `text`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "ru", "it")
NOTHING: Final[Mapping[str, str | int]] = MappingProxyType({})


def catalogue(game: str | None, lang: str) -> Traversable:
    """The file with what a rulebook (None: the shell) says in a language."""
    if game is None:
        return files("warren.text") / f"{lang}.ftl"
    return files(f"warren.games.{game}") / "text" / f"{lang}.ftl"


@cache
def bundle(game: str | None, lang: str) -> FluentBundle:
    """All messages of the shell and, with a game's name, those of its rulebook."""
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang[:20]!r}; there are {', '.join(LANGUAGES)}")
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(catalogue(None, lang).read_text(encoding="utf-8")))
    if game is not None and (own := catalogue(game, lang)).is_file():
        made.add_resource(FluentResource(own.read_text(encoding="utf-8")))
    return made


class MissingWords(LookupError):
    """A catalogue lacks a message, or a message lacks a fact."""


def say(game: str | None, lang: str, key: str, facts: Mapping[str, str | int] = NOTHING) -> str:
    """A message of a rulebook or of the shell, or with a dot an attribute of one."""
    name, _, attribute = key.partition(".")
    book = bundle(game, lang)
    message = book.get_message(name) if book.has_message(name) else None
    pattern = None
    if message is not None:
        pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingWords(f"{game or 'shell'}/{lang}: there is no message {key}")
    text, errors = book.format_pattern(pattern, dict(facts))
    if errors:
        raise MissingWords(f"{game or 'shell'}/{lang}: {key} with {dict(facts)}: {errors}")
    return str(text)
