"""What all commands share: the reader's language, errors of one line, and the one place that prints and reads."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from warren.text import LANGUAGES, Words

PLAIN_WIDTH: Final = 100
LONG_LIST: Final = 9


class Fault(Exception):
    """The person at the keyboard must do something else; the message says what."""


def language(asked: str | None = None) -> str:
    """The language asked for, or that of the environment, or English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise fault("error-language", given=asked[:20], known=", ".join(LANGUAGES))
        return asked
    for name in ("WARREN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


@cache
def shell(lang: str | None = None) -> Words:
    """The shell's own words."""
    return Words(None, lang or language())


def fault(key: str, lang: str | None = None, **facts: str | int) -> Fault:
    return Fault(shell(lang).say(key, **facts))


def print_json(document: Any) -> None:
    """Exactly one JSON document."""
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")


class Screen:
    """Where a command prints and reads. A plain one, as in a pipe, has no colour, no frames and no drawn boards."""

    def __init__(self, plain: bool = False, console: Console | None = None) -> None:
        self.plain = plain or not (console.is_terminal if console else sys.stdout.isatty())
        if console is None and self.plain:
            console = Console(no_color=True, width=PLAIN_WIDTH, highlight=False, emoji=False)
        self.console = console or Console(highlight=False, emoji=False)

    def say(self, text: str = "", style: str = "") -> None:
        self.show(Text(text, "" if self.plain else style))

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing, soft_wrap=self.plain)

    def show_list(self, lines: Sequence[str]) -> None:
        """One below the other; where there is room for that, in columns."""
        if self.plain or len(lines) < LONG_LIST:
            for line in lines:
                self.say(line)
        else:
            self.show(Columns(map(Text, lines), column_first=True, padding=(0, 3)))

    def read(self, prompt: str) -> str | None:
        """A line from the keyboard or the pipe; None when there are no more."""
        try:
            line = input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.say()
            return None
        if not sys.stdin.isatty():  # so that the output of a pipe can be read by itself
            self.say(line)
        return line

    def clear(self) -> None:
        if not self.plain:
            self.console.clear()
