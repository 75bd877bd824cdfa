"""The lobby in a terminal: choose a language, a rulebook, how many play, and against whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import warren
from warren.bots import LEVELS
from warren.cli.play import Game
from warren.cli.seats import DEFAULT_BOT, automa_level, usual_players, usual_seats
from warren.cli.shell import Screen, shell
from warren.games import names, rulebook
from warren.text import LANGUAGES, Words


class Left(Exception):
    """The input has ended, or somebody has typed what means leaving."""


def open_lobby(screen: Screen, lang: str) -> None:
    """Ask what is needed for a game, and play it. An empty line takes the usual answer; the end of input leaves."""
    try:
        lang = _pick(
            screen, lang, "lobby-language", LANGUAGES, [shell(each).say("language") for each in LANGUAGES], lang
        )
        games = names()
        game = _pick(screen, lang, "lobby-game", games, [_title(each, lang) for each in games], games[0])
        players = _players(screen, lang, rulebook(game).seats, usual_players(game))
        variants = _automa(screen, lang, game) if players == 1 else {}
        level = DEFAULT_BOT
        if players > 1:
            levels = [shell(lang).say(f"player-{level}") for level in LEVELS]
            level = _pick(screen, lang, "lobby-bots", list(LEVELS), levels, DEFAULT_BOT)
    except Left:
        return
    seats = usual_seats(players, False, lang, level)
    Game(warren.new_table(game, len(seats), variants=variants), seats, lang, screen).run()


def _title(game: str, lang: str) -> str:
    words = Words(game, lang)
    return f"{words.say('game-name')}: {words.say('game-about')}"


def _players(screen: Screen, lang: str, seats: Sequence[int], usual: int) -> int:
    question = shell(lang).say("lobby-players", first=seats[0], last=seats[-1])
    return int(_answer(screen, lang, question, {str(count): str(count) for count in seats}, str(usual)))


def _automa(screen: Screen, lang: str, game: str) -> Mapping[str, int]:
    """How well the automa plays against whoever plays alone."""
    name = automa_level(game)
    if name is None:
        return {}
    variant, words = rulebook(game).variants[name], Words(game, lang)
    levels = {str(level): str(level) for level in variant.values}
    question = f"{words.say(f'variant-{name}')}: {words.say(f'variant-{name}.about')}"
    return {name: int(_answer(screen, lang, question, levels, str(variant.default)))}


def _pick(screen: Screen, lang: str, question: str, values: Sequence[str], labels: Sequence[str], usual: str) -> str:
    """One of the values, by its number or its own name."""
    lines = [shell(lang).say(question), *(f"{number:3}  {label}" for number, label in enumerate(labels, 1))]
    answers = {str(number): value for number, value in enumerate(values, 1)} | {value: value for value in values}
    return _answer(screen, lang, "\n".join(lines), answers, usual)


def _answer(screen: Screen, lang: str, question: str, answers: Mapping[str, str], usual: str) -> str:
    words = shell(lang)
    screen.say(f"\n{question}")
    shown = next(typed for typed, value in answers.items() if value == usual)
    while (line := screen.read(words.say("lobby-prompt", usual=shown))) is not None:
        if line in ("quit", words.say("command-quit")):
            break
        answer = answers.get(line or shown)
        if answer is not None:
            return answer
        screen.say(words.say("lobby-what", given=line[:40]))
    raise Left
