"""A record read again: its story, the position after any choice, and whether it is true."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

import warren
from warren.cli.boards import draw
from warren.cli.scores import score_table
from warren.cli.shell import Screen, fault
from warren.games import rulebook
from warren.table import Happening, Record, Table, Verdict
from warren.text import Words


def shortened(record: Record, to: int, lang: str) -> Record:
    """The record as it stood after so many choices, without those that were taken back."""
    standing = record.standing()
    if not 0 <= to <= len(standing):
        raise fault("error-replay-to", lang, to=to, last=len(standing))
    chapters = [chapter for chapter in record.chapters if chapter.choices <= to]
    over = to == len(standing)
    return msgspec.structs.replace(
        record,
        entries=standing[:to],
        chapters=chapters,
        result=record.result if over else None,
        digest=record.digest if over else None,
    )


def story(record: Record, words: Words) -> Iterator[str]:
    """Each choice and what was told after it. Told as recorded, whatever the rules say today."""
    yield from _told(record.told, words)
    labels = _labels(record, words)
    for number, entry in enumerate(record.entries, 1):
        player = words.player(entry.seat)
        if entry.undo is not None:
            yield words.say("replay-undo", number=number, player=player, to=entry.undo)
        else:
            yield words.say("replay-choice", number=number, player=player, choice=next(labels))
        yield from _told(entry.told, words)


def _told(happenings: Iterable[Happening], words: Words) -> Iterator[str]:
    """Everything in full. What was told to all `but` one seat, that seat was told better."""
    return (f"   - {words.sentence(happening)}" for happening in happenings if happening.but is None)


def _labels(record: Record, words: Words) -> Iterator[str]:
    """The label of each choice; its bare id where it can't be played again."""
    if not _playable(record):
        yield from (entry.choice or "?" for entry in record.entries if entry.undo is None)
        return
    table = warren.new_table(record.game, record.seats, record.seed, record.variants, "free")
    for entry in record.entries:
        if entry.undo is not None:
            while table.moves > entry.undo:
                table.undo()
        elif table.choice is not None:
            option = table.choice.find(entry.choice or "")
            yield words.option(table.choice, option)
            table.choose(option)


def _playable(record: Record) -> bool:
    """Not without the seed, nor under other rules: then what was recorded is all there is."""
    return record.seed is not None and record.rules == rulebook(record.game).version


def show(record: Record, words: Words, screen: Screen) -> None:
    """The story, the board where it ends if it can be played again, and the result if there is one."""
    for line in story(record, words):
        screen.say(line)
    if _playable(record):
        table = warren.load(record)
        screen.say()
        screen.show(draw(table, None, words, screen.plain))
    if record.result is not None:
        screen.show(score_table(record.result, words, screen.plain))


def show_verdict(verdict: Verdict, record: Record, words: Words, screen: Screen) -> None:
    if verdict.ok:
        screen.say(words.say("verify-true", choices=len(record.standing())))
        return
    if verdict.rules_changed:
        screen.say(words.say("verify-rules", rules=record.rules))
    for difference in verdict.differences:
        if difference.what != "rules":
            screen.say(words.say("verify-difference", **msgspec.structs.asdict(difference)))
    screen.say(words.say("verify-false", count=len(verdict.differences)))


def as_json(record: Record, verdict: Verdict | None) -> dict[str, Any]:
    """The record in short, the position at its end as a spectator sees it, and the verdict if one was asked for."""
    table: Table[Any] | None = warren.load(record) if _playable(record) else None
    document: dict[str, Any] = {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "variants": record.variants,
        "choices": [{"seat": entry.seat, "choice": entry.choice} for entry in record.standing()],
        "result": msgspec.to_builtins(record.result),
        "digest": table.digest() if table else record.digest,
        "view": table.view(None) if table else None,
    }
    if verdict is not None:
        document["verdict"] = {
            "ok": verdict.ok,
            "rules_changed": verdict.rules_changed,
            "differences": msgspec.to_builtins(verdict.differences),
        }
    return document
