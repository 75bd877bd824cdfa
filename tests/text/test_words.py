"""What the rulebooks say: nothing is missing, in any language, whatever happens in a game."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import warren
from warren.cli.boards import draw
from warren.cli.components import visible
from warren.cli.scores import score_table
from warren.cli.shell import Screen
from warren.games import names, rulebook
from warren.table import Choice, Happening, Option, Reason, Table
from warren.text import LANGUAGES, MissingWords, Words

CASES = [(game, seats) for game in names() for seats in rulebook(game).seats]


def say_everything(table: Table[Any], words: Words, thorough: bool) -> None:
    """All that a person could be told now; a word that is missing is an error."""
    for happening in table.told():
        assert words.sentence(happening)
    choice = table.choice
    if choice is None:
        return
    assert words.prompt(choice)
    labels = [words.option(choice, option) for option in choice.options]
    assert all(labels)
    assert len(set(labels)) == len(labels), f"{choice} offers two options that are called the same: {labels}"
    if thorough:
        for component in visible(table, choice.seat):
            assert words.name(component)
            for reason in table.why_not(choice.seat, component):
                assert words.reason(reason)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_everything_in_a_game_can_be_said(game: str, seats: int, lang: str) -> None:
    random = Random(seats)
    words = Words(game, lang, ["Lena", "Andrey", "Marta", "Piero"][:seats], strict=True)
    for seed in range(3):
        table = warren.new_table(game, seats, seed)
        while table.choice is not None:
            say_everything(table, words, thorough=table.moves % 40 == 0)
            table.choose(random.randrange(len(table.choice.options)))
        say_everything(table, words, thorough=True)
        assert table.result is not None
        score_table(table.result, words, plain=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_board_needs_no_word_that_is_missing(game: str, seats: int, lang: str) -> None:
    random = Random(seats)
    words = Words(game, lang, strict=True)
    screen = Screen()
    table = warren.new_table(game, seats, 1)
    while table.choice is not None:
        if table.moves % 60 == 0:
            for seat in (None, table.choice.seat):
                screen.show(draw(table, seat, words, plain=False))
                screen.show(draw(table, seat, words, plain=True))
        table.choose(random.randrange(len(table.choice.options)))


@pytest.mark.parametrize("game", names())
def test_nothing_said_in_one_language_stays_in_another(game: str) -> None:
    """No Latin word in Russian; Italian differs from English, if only by a mark that says that this is English."""
    book = rulebook(game)
    for component, text in {**book.names("ru"), **book.texts("ru")}.items():
        assert not re.search(r"[A-Za-z]{3,}", text), f"{component}: {text}"
    english, italian = book.texts("en"), book.texts("it")
    assert [component for component, text in english.items() if text and italian[component] == text] == []


# --- how facts become words (with messages of Rodents & Tombs) ------------------------------------------------------


def tombs(lang: str = "en") -> Words:
    return Words("tombs", lang, ["Lena", "Andrey"], strict=True)


def test_a_happening_is_told_with_names_in_place_of_ids() -> None:
    happening = Happening("paw_laid", {"seat": "seat:1", "entrance": "entrance:6"})
    assert tombs().sentence(happening) == "Andrey lays a paw on entrance 6."


def test_a_list_of_ids_is_told_as_a_row() -> None:
    cards = ["room:living_fire", "room:arsenal", "helper:meowmy"]
    dealt = [tombs().sentence(Happening("dealt", {"cards": cards[:count]})) for count in (1, 2, 3)]
    assert dealt == [
        "New in the market: Living Fire.",
        "New in the market: Living Fire and Arsenal.",
        "New in the market: Living Fire, Arsenal and Meowmy.",
    ]


@pytest.mark.parametrize(("n", "said"), [(1, "1 torch"), (2, "2 torches")])
def test_a_plain_word_selects_a_variant_and_a_number_its_plural(n: int, said: str) -> None:
    facts: dict[str, str | int | list[str]] = {"seat": "seat:0", "what": "torch", "n": n}
    assert tombs().sentence(Happening("gained", facts)) == f"Lena gains {said}."


def test_russian_plurals_are_right() -> None:
    said = [tombs("ru").say("amount-torch", n=n) for n in (1, 2, 5, 21)]
    assert [text.split()[0] for text in said] == ["1", "2", "5", "21"]
    assert said[0].split()[1] == said[3].split()[1]
    assert len({text.split()[1] for text in said}) == 3


def test_a_prompt_knows_what_it_is_about() -> None:
    choice = Choice(0, "pay", [("pay", 1, 0, 0, 0)], ("room:arsenal",))
    assert tombs().prompt(choice) == "How do you pay for Arsenal?"


@pytest.mark.parametrize(
    ("ask", "option", "label"),
    [
        ("act", ("remove",), "Remove paws"),
        ("remove", ("remove", "entrance:6"), "Remove: entrance 6"),
        ("pay", ("pay", 2, 0, 1, 0), "Pay · 2 food · 1 pick"),
    ],
)
def test_the_same_head_may_mean_another_thing_in_another_question(ask: str, option: Option, label: str) -> None:
    assert tombs().option(Choice(0, ask, [option]), option) == label


def test_a_reason_names_its_rule() -> None:
    reason = Reason("occupied", "RT-120", {"seat": "seat:1"})
    assert tombs().reason(reason) == "A paw of Andrey already lies there. [RT-120]"


def test_players_without_names_are_numbered() -> None:
    assert Words("tombs", "it").name("seat:1") == "Giocatore 2"


def test_a_seat_beyond_the_players_is_the_automas() -> None:
    told = Happening("turn-order", {"seats": ["seat:1", "seat:0"]})
    assert Words("wistar", "ru", ["Лена"], strict=True).sentence(told) == "Порядок хода: Крысобот и Лена."
    assert Words("wistar", "en", ["Lena", "Andrey"], strict=True).name("seat:1") == "Andrey"


def test_an_attribute_is_said_by_its_dotted_name() -> None:
    assert tombs().say("command-save.usage") == "save FILE"


# --- what is missing ------------------------------------------------------------------------------------------------


def test_in_use_a_missing_message_is_a_readable_makeshift() -> None:
    words = Words("tombs", "en", ["Lena", "Andrey"])
    assert words.sentence(Happening("danced-a-jig", {"seat": "seat:0", "n": 3})) == "Told danced a jig (Lena, 3)"
    assert words.option(Choice(0, "dance", []), ("twirl", "room:arsenal")) == "option twirl (Arsenal)"
    assert words.name("dragon:3") == "name dragon (3)"


def test_a_message_without_its_facts_is_a_makeshift_too() -> None:
    assert Words("tombs", "en").say("told-paw_laid", entrance="x") == "told paw laid (x)"


@pytest.mark.parametrize("key", ["told-danced", "command-save.colour", "command-save.usage.more"])
def test_in_tests_a_missing_message_is_an_error(key: str) -> None:
    with pytest.raises(MissingWords, match=re.escape(f"tombs/en: there is no message {key}")):
        tombs().say(key)


def test_in_tests_a_missing_fact_is_an_error() -> None:
    with pytest.raises(MissingWords, match="told-paw_laid"):
        tombs().say("told-paw_laid", entrance="x")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'fr'; there are en, ru, it"):
        Words(None, "fr")
