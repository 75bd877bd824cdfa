"""Who sits where, and which variants: from words on the command line to a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from warren.bots import LEVELS
from warren.cli.shell import fault, shell
from warren.games import rulebook
from warren.table import Variant
from warren.table.rulebook import VariantValue

DEFAULT_BOT = "strong"
YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")


@dataclass(frozen=True)
class Seat:
    """A person (`bot` is None) or a bot, and what the table calls them."""

    name: str
    bot: str | None = None


def parse_seats(text: str, lang: str) -> list[Seat]:
    """ "human,bot:greedy", "human:Lena,random": one word for each seat."""
    parts = [part.strip() for part in text.split(",")]
    return _named([_seat(part, lang) for part in parts], lang)


def usual_players(game: str) -> int:
    """How many play unless somebody says otherwise: as few as can meet at a table."""
    return min(count for count in rulebook(game).seats if count > 1)


def solo_variant(game: str, level: int, lang: str) -> dict[str, VariantValue]:
    """The variant that says how well the automa plays."""
    name = automa_level(game)
    if name is None:
        raise fault("error-no-solo", lang, game=game)
    return {name: level}


def automa_level(game: str) -> str | None:
    """The number that is chosen only for a game one plays alone."""
    levels = (
        name
        for name, variant in rulebook(game).variants.items()
        if variant.seats == (1,) and isinstance(variant.default, int)
    )
    return next(levels, None)


def numbered(players: int, lang: str) -> list[str]:
    """What players are called whose names aren't known."""
    return [shell(lang).say("player-number", number=number + 1) for number in range(players)]


def usual_seats(players: int, bots_only: bool, lang: str, level: str = DEFAULT_BOT) -> list[Seat]:
    """One person (or none) and bots."""
    bots = [Seat("", level)] * (players if bots_only else players - 1)
    return _named(bots if bots_only else [Seat(""), *bots], lang)


def _seat(part: str, lang: str) -> Seat:
    kind, _, name = part.partition(":")
    if kind == "human":
        return Seat(name)
    level = (name or DEFAULT_BOT) if kind == "bot" else kind
    if level not in LEVELS or (kind != "bot" and name):
        raise fault("error-seat", lang, given=part[:40], bots=", ".join(LEVELS))
    return Seat("", level)


def _named(seats: Sequence[Seat], lang: str) -> list[Seat]:
    """A name for everybody who has none; namesakes are numbered."""
    words = shell(lang)
    wanted = [seat.name or words.say("player-human" if seat.bot is None else f"player-{seat.bot}") for seat in seats]
    named = []
    for at, seat in enumerate(seats):
        name = wanted[at]
        if wanted.count(name) > 1:
            name = words.say("player-namesake", name=name, number=wanted[: at + 1].count(name))
        named.append(Seat(name, seat.bot))
    return named


def parse_variants(game: str, given: Sequence[str], lang: str) -> dict[str, VariantValue]:
    """ "secret_entrance=yes": each value read as the kind of the variant's default."""
    schema = rulebook(game).variants
    variants: dict[str, VariantValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        variant = schema.get(name)
        if not equals or variant is None:
            known = ", ".join(f"{known}={_shown(variant.default)}" for known, variant in schema.items())
            raise fault("error-variant", lang, given=text[:40], known=known or "-")
        variants[name] = _value(variant, value, text, lang)
    return variants


def _value(variant: Variant, value: str, text: str, lang: str) -> VariantValue:
    default = variant.default
    if isinstance(default, bool):
        if value.lower() not in YES + NO:
            raise fault("error-variant-yes-no", lang, given=text[:40])
        return value.lower() in YES
    if isinstance(default, int):
        if not value.lstrip("-").isdecimal():
            raise fault("error-variant-number", lang, given=text[:40])
        return int(value)
    if isinstance(default, list):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def _shown(default: Any) -> str:
    if isinstance(default, bool):
        return "yes" if default else "no"
    return ",".join(default) if isinstance(default, list) else str(default)


def parse_seed(text: str | None) -> int | str | None:
    """A whole number if it is one, so that `--seed 7` and `seed=7` in Python are the same game."""
    if text is None:
        return None
    return int(text) if text.isdecimal() and len(text) < 16 else text


def check_players(game: str, players: int, lang: str) -> None:
    seats = rulebook(game).seats
    if players not in seats:
        raise fault("error-players", lang, game=game, given=players, known=", ".join(map(str, seats)))
