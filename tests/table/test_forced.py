"""What had but one answer: the table answers it, and tells whoever would have been asked."""

from __future__ import annotations

import json

import pytest

from tests.toy.rulebook import TOY, Toy
from warren.table import FORCED, Choice, Happening, Record, Table, forced_choice, parse_record, verify
from warren.table.happenings import forced
from warren.text import Words


def keeping_the_only_card() -> Table[Toy]:
    """Seat 0 plays both its cards and draws one: there is but one to keep."""
    table = Table.start(TOY, 2, 2, {"start": "first"}, "free")
    for answer in (3, "roll", 3, "roll", "draw"):
        table.choose(answer)
    return table


def told(table: Table[Toy]) -> list[str]:
    return [one.what for one in table.told()]


def test_the_seat_that_would_have_been_asked_is_told_right_before_what_comes_of_it() -> None:
    table = keeping_the_only_card()
    assert told(table) == ["drew", "drew-hidden", FORCED]
    happening = table.told()[-1]
    card = table.view(0)["players"][0]["hand"][0]
    assert happening.facts == {"seat": "seat:0", "ask": "keep", "about": [], "answer": ["keep", card]}


def test_nobody_else_hears_that_there_was_but_one_answer() -> None:
    happening = keeping_the_only_card().told()[-1]
    assert happening.heard_by(0)
    assert not happening.heard_by(1)
    assert not happening.heard_by(None)


def test_an_answer_that_names_no_component_is_bookkeeping() -> None:
    table = Table.start(TOY, 2, 2, {"start": "first"})
    table.choose("roll")
    assert told(table) == []
    assert forced(Choice(0, "build", [("build", 1)])) is None


def test_what_is_told_says_the_whole_question_again() -> None:
    asked = Choice(1, "discard", [("discard", "card:6", -2)], ("quick:buy_joker", 3))
    happening = forced(asked)
    assert happening is not None
    again = forced_choice(happening)
    assert (again.seat, again.ask, again.options, again.about) == (1, "discard", asked.options, asked.about)


def test_copies_and_undone_games_tell_nothing_twice() -> None:
    table = keeping_the_only_card()
    copy = table.copy()
    for one in (table, copy):
        one.undo()
        one.choose("draw")
        assert told(one) == ["drew", "drew-hidden", FORCED]
        one.undo()
        one.undo()
        one.choose("roll")
        assert told(one) == []


def with_told(record: Record, change: dict[str, str]) -> Record:
    """The record with other words in what was told by force; a word without another goes."""
    raw = json.loads(record.to_json())
    for entry in raw["entries"]:
        lines = entry.get("told", [])
        entry["told"] = [line | change for line in lines if change or line["what"] != FORCED]
    return parse_record(json.dumps(raw))


def test_a_record_in_which_forced_answers_were_silent_is_still_true() -> None:
    record = keeping_the_only_card().record()
    assert verify(TOY, record).ok
    silent = with_told(record, {})
    assert silent.entries != record.entries
    assert verify(TOY, silent).ok


def test_a_record_that_tells_something_else_is_not() -> None:
    record = with_told(keeping_the_only_card().record(), {"what": "invented"})
    assert not verify(TOY, record).ok


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        (
            "en",
            "Buying electricity: discard a hand card (1 to go). Discard Biohazard Suit – nothing else was possible.",
        ),
        (
            "ru",
            "Покупка тока: сбросьте карту с руки (осталось 1). Сбросить: Костюм биозащиты — другого выбора не было.",
        ),
        (
            "it",
            "Acquisto dell'Elettricità: scarta una carta dalla mano (ne resta 1). "
            "Scarta: Tuta anticontaminazione – non c'era altra scelta.",
        ),
    ],
)
def test_it_is_said_in_the_words_of_question_and_answer(lang: str, sentence: str) -> None:
    facts: dict[str, str | int | list[str]] = {
        "seat": "seat:0",
        "ask": "discard",
        "about": ["quick:buy_current", "1"],
        "answer": ["discard", "card:6"],
    }
    assert Words("wistar", lang, strict=True).sentence(Happening(FORCED, facts)) == sentence
