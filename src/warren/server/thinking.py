"""What runs in the thinking processes: a bot's answer, a stretch of a replay. Nothing here knows the server.

A process remembers the games it has seen last, so the next question of a game costs only the choices made since.
"""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from warren.bots import JUDGE, LEVELS, bot, decide, weigh
from warren.games import rulebook
from warren.server.bodies import Frame, Frames, Opinion, Opinions
from warren.server.changes import changes
from warren.server.messages import Advised, Question
from warren.server.play import Play, logged, snapshot
from warren.server.showing import news_of, question_of
from warren.table import Option, Result, option_id

KEPT: Final = 24
PASSING: Final = ("pass", "stop", "decline", "skip", "done", "no", "end")

_games: OrderedDict[str, tuple[list[int], Play]] = OrderedDict()


class Game(Struct):
    """A table as it lies in the database."""

    facts: dict[str, Any]
    rows: list[dict[str, Any]]


def prepare(niceness: int) -> None:
    """Thinking gives way to serving, and stops when the server says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)


def ready() -> bool:
    """Something to do for a process that is to be started."""
    return bool(LEVELS)


def passing(options: list[Option]) -> Option:
    """The option that does least: a word that declines, or else the last one."""
    for word in PASSING:
        for option in options:
            if option[0] == word:
                return option
    return options[-1]


def think(game: Game, level: str) -> str:
    """The answer of a bot to the question that stands."""
    play = _game(game)
    choice = play.table.choice
    assert choice is not None
    if level == "pass":
        return option_id(passing(choice.options))
    return option_id(decide(bot(level), play.table, play.n))


def hint(game: Game) -> list[Advised]:
    """What each answer to the question that stands is worth, best first; quicker than a strong bot's own answer."""
    return _opinion(_game(game)).options


def _game(game: Game) -> Play:
    """The game at the end of its rows; from memory, if what is remembered is its beginning."""
    table = game.facts["id"]
    stamps = [row["at"] for row in game.rows]
    known = _games.pop(table, None)
    if known is not None and stamps[: len(known[0])] == known[0]:
        play = known[1]
        for row in game.rows[len(known[0]) :]:
            play.follow(row)
    else:
        play = Play.load(game.facts, game.rows)
    _games[table] = (stamps, play)
    while len(_games) > KEPT:
        _games.popitem(last=False)
    return play


def replay(game: Game, whose: int | None, first: int, count: int) -> bytes:
    """The table after each of these entries, as one pair of eyes sees it: a `Frames`, encoded."""
    rows = game.rows
    over = rows[-1]["asked"] is None
    frames: list[Frame] = []
    before: dict[str, Any] | None = None
    for row, view, question in _positions(game, whose, first, first + count):
        whole = view if before is None else None
        since = None if before is None else changes(before, view)
        frames.append(Frame(row["n"], whole, since, question, news_of(logged(row), whose, over)))
        before = view
    last = rows[-1]["n"]
    result = None
    if over and first + count > last:
        result = msgspec.json.decode(game.facts["result"], type=Result)
    return msgspec.json.encode(Frames(game.facts["id"], game.facts["game"], whose, last, frames, result))


def opinions(game: Game, whose: int | None, first: int, count: int) -> bytes:
    """What a strong bot thinks of each question after these entries, of one seat's or of all: an `Opinions`, encoded.

    Under changed rules nothing can be thought through again: there are no opinions.
    """
    facts, rows = game.facts, game.rows
    said: list[Opinion] = []
    if _as_ever(facts):
        play = Play.load(facts, rows[:1])
        for row in rows[: first + count]:
            if row["n"] > 0:
                play.follow(row)
            if row["n"] >= first and play.asked is not None and whose in (None, play.asked):
                said.append(_opinion(play))
    asking = [row["n"] for row in rows if row["asked"] is not None]
    return msgspec.json.encode(Opinions(max(asking, default=0), said))


def _opinion(play: Play) -> Opinion:
    choice = play.table.choice
    assert choice is not None
    values = weigh(JUDGE(), play.table, play.n)
    advised = [Advised(option_id(option), value) for option, value in zip(choice.options, values, strict=True)]
    return Opinion(play.n, choice.seat, sorted(advised, key=lambda one: -(one.value or 0.0)))


def _as_ever(facts: dict[str, Any]) -> bool:
    """Whether a game was played from its beginning by the rules of today."""
    return facts["base_n"] is None and bool(facts["rules"] == rulebook(facts["game"]).version)


def _positions(
    game: Game, whose: int | None, first: int, end: int
) -> Iterator[tuple[dict[str, Any], dict[str, Any], Question | None]]:
    """Each row from `first` to before `end`, with the view and the question after it.

    Under changed rules a game is shown as it was recorded: by the last snapshot before each entry.
    """
    facts, rows = game.facts, game.rows
    if _as_ever(facts):
        play = Play.load(facts, rows[:1])
        for row in rows[:end]:
            if row["n"] > 0:
                play.follow(row)
            if row["n"] >= first:
                yield row, play.table.view(whose), question_of(play.table, whose)
        return
    for row in rows[first:end]:
        table = snapshot(facts, rows[: row["n"] + 1])
        yield row, {} if table is None else table.view(whose), None
