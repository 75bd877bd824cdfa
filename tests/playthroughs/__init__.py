"""Whole games as readable text, one file for each rulebook and seat count.

A change of the rules shows up in them as a difference that people can read. `make playthroughs` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any

from tests.contract.cases import Case, answer, plain_cases
from warren.table import Choice, Happening, Result

FOLDER = Path(__file__).parent
SEED = 1


def games() -> list[Case]:
    return [case for case in plain_cases() if case.book.name != "toy"]


def path_of(case: Case) -> Path:
    return FOLDER / f"{case.book.name}-{case.seats}.txt"


def playthrough(case: Case) -> str:
    """One random game: every question with its options, every answer, everything that happened."""
    table, random = case.start(SEED), Random(SEED)
    lines = [f"{case.book.name}, {case.seats} seats, {case.label}, seed {SEED}", ""]
    lines += [_told(happening) for happening in table.told()]
    chapter = 0
    while table.choice is not None:
        if table.state.round != chapter:
            chapter = table.state.round
            lines += ["", f"--- round {chapter} ---"]
        choice = table.choice
        pick = answer(choice, random)
        lines += [*_question(choice), f"  > {choice.ids[pick]}"]
        table.choose(pick)
        lines += [_told(happening) for happening in table.told()]
    assert table.result is not None
    return "\n".join([*lines, "", *_ending(table.result), f"digest {table.digest()}", ""])


def _question(choice: Choice) -> list[str]:
    about = " about " + " ".join(map(str, choice.about)) if choice.about else ""
    return wrap(f"{choice.seat}: {choice.ask}{about}? " + " | ".join(choice.ids), 118, subsequent_indent="     ")


def _told(happening: Happening) -> str:
    to = f" (only to {happening.to})" if happening.to is not None else ""
    but = f" (not to {happening.but})" if happening.but is not None else ""
    return " ".join(
        [f"    {happening.what}{to}{but}", *(f"{key}={_fact(fact)}" for key, fact in happening.facts.items())]
    )


def _fact(fact: Any) -> str:
    return "+".join(map(str, fact)) if isinstance(fact, list) else str(fact)


def _ending(result: Result) -> list[str]:
    seats = [f"seat {seat}: {result.scores[seat]} = {lines}" for seat, lines in enumerate(result.breakdown)]
    return [f"ended by {result.reason}", *seats, f"won by {result.winners}"]
