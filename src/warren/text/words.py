"""What a rulebook says to one table: what happened, what is asked, what may be answered, why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase
from typing import TypeAlias

from warren.games import rulebook
from warren.table import FORCED, Choice, Happening, Option, Reason, forced_choice
from warren.text.bundles import MissingWords, bundle, say

Fact: TypeAlias = str | int | Sequence[str]


class Words:
    """What a rulebook (and the shell) says in one language, to one table.

    A missing message is an ugly but readable line; with `strict` it is an error, for tests.
    """

    def __init__(
        self, game: str | None, lang: str, players: Sequence[str] | None = None, *, strict: bool = False
    ) -> None:
        self.game = game
        self.lang = lang
        self.players = players
        self.strict = strict
        self._bundle = bundle(game, lang)
        self._rulebook = rulebook(game) if game is not None else None
        self._names: Mapping[str, str] = self._rulebook.names(lang) if self._rulebook else {}

    # --- the table ---------------------------------------------------------------------------------------------

    def name(self, component: str) -> str:
        """The name of a component; a seat's is its player's."""
        known = self._names.get(component)
        if known is not None:
            return known
        kind, _, number = component.partition(":")
        if kind == "seat" and number.isdecimal():
            return self.player(int(number))
        return self._format(f"name-{kind}", {"id": number})

    def player(self, seat: int) -> str:
        if self.players is not None:
            return self.players[seat] if seat < len(self.players) else self._format("name-automa", {})
        return self._format("player-number", {"number": seat + 1})

    def text(self, component: str) -> str:
        """What is written on a component; empty where nothing is."""
        return self._rulebook.texts(self.lang).get(component, "") if self._rulebook else ""

    def sentence(self, happening: Happening) -> str:
        if happening.what == FORCED:
            choice = forced_choice(happening)
            return self.say("told-forced", question=self.prompt(choice), answer=self.option(choice, choice.options[0]))
        return _begun(self._format(f"told-{happening.what}", self._facts(happening.facts)))

    def prompt(self, choice: Choice) -> str:
        facts = self._letters(choice.about) | {"seat": self.player(choice.seat)}
        return _begun(self._format(f"ask-{choice.ask}", facts))

    def option(self, choice: Choice, option: Option) -> str:
        """An option's label. The same head may mean another thing in another question."""
        head = str(option[0])
        key = f"option-{choice.ask}-{head}"
        return self._format(key if self.has(key) else f"option-{head}", self._letters(option[1:]))

    def reason(self, reason: Reason) -> str:
        sentence = self._format(f"why-{reason.key}", self._facts(reason.facts))
        return self._format("reason-with-rule", {"reason": sentence, "rule": reason.rule})

    # --- the shell ---------------------------------------------------------------------------------------------

    def say(self, key: str, **facts: str | int) -> str:
        """Any message, or with a dot an attribute of one; facts are taken as they are."""
        return self._format(key, facts)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a row: "a, b and c"."""
        if not parts:
            return self._format("list-empty", {})
        if len(parts) == 1:
            return parts[0]
        return self._format("list-last", {"rest": ", ".join(parts[:-1]), "last": parts[-1]})

    # --- how ---------------------------------------------------------------------------------------------------

    def _word(self, value: str) -> str:
        if ":" in value:
            return self.name(value)
        key = f"word-{value}"
        return self._format(key, {}) if self.has(key) else value

    def _facts(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """A catalogue's variables: `$x` in words, `$x-id` as it is; of a list also `$x-count`."""
        made: dict[str, str | int] = {}
        for key, value in facts.items():
            if isinstance(value, int):
                made[key] = made[f"{key}-id"] = int(value)
            elif isinstance(value, str):
                made[key], made[f"{key}-id"] = self._word(value), value
            else:
                made[key] = self.listed([self._word(part) for part in value])
                made[f"{key}-id"] = " ".join(value)
                made[f"{key}-count"] = len(value)
        return made

    def _letters(self, parts: Option) -> dict[str, str | int]:
        """The parts of an option, or of what a question is about, as `$a`, `$b` ..."""
        return self._facts(dict(zip(ascii_lowercase, parts, strict=False)))

    def _format(self, key: str, facts: Mapping[str, str | int]) -> str:
        try:
            return say(self.game, self.lang, key, facts)
        except MissingWords:
            if self.strict:
                raise
        return self._makeshift(key, facts)

    @staticmethod
    def _makeshift(key: str, facts: Mapping[str, str | int]) -> str:
        said = key.replace("-", " ").replace("_", " ").replace(".", " ")
        shown = [str(value) for name, value in facts.items() if not name.endswith(("-id", "-count"))]
        return f"{said} ({', '.join(shown)})" if shown else said


def _begun(sentence: str) -> str:
    """With a capital first letter: a message that begins with a name can't see to that itself."""
    return sentence[:1].upper() + sentence[1:]
