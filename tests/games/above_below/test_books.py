"""The adventure books against their format: content/encounters-format.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from tests.ledger_marks import rule
from warren.games.above_below import books
from warren.games.above_below.books import (
    BOOKS,
    Bonus,
    Check,
    Goods,
    Paragraph,
    Require,
    StoryOption,
    book_of,
    counts,
    load_book,
    paragraph,
)

SIZE = {"base": (150, ""), "underforest": (36, "U"), "desert": (36, "D")}
NUMBERS = [number for book in BOOKS for number in load_book(book)]

# The worth of things in coins (section 6 of the format).
WORTH = {
    **{"coins": 1, "mushroom": 2, "fruit": 2, "fish": 2, "rope": 3, "pot": 3, "paper": 3, "ore": 4, "amethyst": 5},
    **{"any_good": 4, "potion": 2, "cider": 3, "reputation": 3, "supplies": 2, "cave": 4, "injure": 2},
}
JOINS = {"glogo": 6, "cave_cat": 6, "metal_man": 8, "elemental_woman": 8, "cheapest": 5}
A_STATE = 4
BAND = {
    **{1: (1, 2), 2: (1, 2), 3: (1, 3), 4: (2, 5), 5: (4, 6), 6: (5, 8), 7: (6, 10), 8: (8, 12), 9: (10, 14)},
    **{10: (12, 16), 11: (14, 19), 12: (14, 19), 13: (17, 22), 14: (17, 22)},
}

every_paragraph = pytest.mark.parametrize("number", NUMBERS)


def options() -> Iterator[tuple[str, StoryOption]]:
    for number in NUMBERS:
        for option in paragraph(number).options:
            yield number, option


def checks() -> Iterator[tuple[str, StoryOption, Check]]:
    for number, option in options():
        for check in option.checks:
            yield number, option, check


def worth(things: Goods) -> int:
    """The worth of what a reward, penalty or cost names."""
    total = sum(WORTH[kind] * n for kind, n in counts(things))
    total += sum(JOINS[who] for field in ("special", "villager") if (who := getattr(things, field, None)))
    return total + (A_STATE if getattr(things, "state", None) else 0)


def conduct(option: StoryOption) -> int:
    """The change of reputation that belongs to the option itself."""
    change = option.on_choose
    if change is None:
        return 0
    gained = change.gain.reputation if change.gain else 0
    return gained - (change.lose.reputation if change.lose else 0)


def before_the_dice(option: StoryOption) -> int:
    return WORTH["reputation"] * conduct(option) - (worth(option.cost) if option.cost else 0)


@pytest.mark.parametrize("book", BOOKS)
def test_a_book_holds_each_of_its_numbers_once_and_in_order(book: books.Book) -> None:
    size, letter = SIZE[book]
    assert list(load_book(book)) == [f"{letter}{n}" for n in range(1, size + 1)]
    assert {book_of(number) for number in load_book(book)} == {book}


def test_there_are_222_paragraphs() -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) == 222


@every_paragraph
def test_a_paragraph_is_told_in_full_in_english_and_russian(number: str) -> None:
    told = paragraph(number)
    assert 30 <= len(told.scene.split()) <= 130
    assert len(told.scene_ru.split()) >= 30
    texts = [(told.title, told.title_ru), (told.scene, told.scene_ru)]
    for option in told.options:
        assert 1 <= len(option.label.split()) <= 8
        texts.append((option.label, option.label_ru))
        texts += [(check.text, check.text_ru) for check in option.checks]
        texts += [(option.fail.text, option.fail.text_ru)] if option.fail else []
    for english, russian in texts:
        assert english.strip()
        assert not any("а" <= letter <= "я" for letter in english.lower()), english
        assert any("а" <= letter <= "я" for letter in russian.lower()), russian


@every_paragraph
def test_a_scene_ends_with_a_question_that_names_a_decision(number: str) -> None:
    told = paragraph(number)
    assert told.scene.rstrip("\"' ")[-1] in "?.!"
    assert told.scene_ru.rstrip("»” ")[-1] in "?.!…"


def always_open(option: StoryOption) -> bool:
    return option.require is None and option.cost is None


@every_paragraph
def test_a_player_can_always_choose_something(number: str) -> None:
    told = paragraph(number)
    assert 2 <= len(told.options) <= 3
    assert any(always_open(option) for option in told.options)


@rule("AB-064")
@every_paragraph
def test_checks_rise_and_a_higher_one_is_never_worth_less(number: str) -> None:
    for option in paragraph(number).options:
        needs = [check.need for check in option.checks]
        assert needs == sorted(set(needs))
        values = [worth(check.gain) - worth(check.lose) for check in option.checks]
        assert values == sorted(values)


@every_paragraph
def test_every_check_gains_something(number: str) -> None:
    for option in paragraph(number).options:
        assert all(worth(check.gain) > 0 for check in option.checks)


@every_paragraph
def test_every_check_is_worth_what_its_lanterns_ask_for(number: str) -> None:
    """Reputation may come on top of the band, or be paid for outside it."""
    for option in paragraph(number).options:
        for check in option.checks:
            net = worth(check.gain) - worth(check.lose) + before_the_dice(option)
            standing = WORTH["reputation"] * (check.gain.reputation - check.lose.reputation + conduct(option))
            low, high = BAND[check.need]
            assert any(low - 1 <= value <= high + 3 for value in (net, net - standing)), (option.label, check.need)


@rule("AB-078")
def test_a_bonus_has_exactly_one_condition_and_at_most_one_option_of_a_paragraph_has_one() -> None:
    for number in NUMBERS:
        bonuses = [option.bonus for option in paragraph(number).options if option.bonus]
        assert len(bonuses) <= 1
        for bonus in bonuses:
            conditions = [getattr(bonus, field) for field in Bonus.__struct_fields__ if field != "lanterns"]
            assert len([condition for condition in conditions if condition is not None]) == 1


def test_a_requirement_names_something() -> None:
    for _, option in options():
        if option.require is not None:
            assert any(getattr(option.require, field) is not None for field in Require.__struct_fields__)
        for things in (option.cost, option.bonus.pay if option.bonus else None):
            assert things is None or counts(things)


def test_the_base_book_needs_no_module() -> None:
    """States and supplies occur in the two other books only (AB-304, AB-327)."""
    for number, option in options():
        if book_of(number) == "base":
            ends = [option.fail.lose] if option.fail else []
            ends += [check.lose for check in option.checks]
            assert not any(lose.state or lose.supplies for lose in ends)
            assert not any(check.gain.supplies for check in option.checks)
            assert option.cost is None or not option.cost.supplies


@rule("AB-304", "AB-327")
@pytest.mark.parametrize("book", ["underforest", "desert"])
def test_states_and_supplies_come_from_the_other_two_books(book: books.Book) -> None:
    states: Counter[str] = Counter()
    supplies = 0
    for told in load_book(book).values():
        named = {check.lose.state for option in told.options for check in option.checks}
        named |= {option.fail.lose.state for option in told.options if option.fail}
        states.update(state for state in named if state)
        supplies += any(check.gain.supplies for option in told.options for check in option.checks)
    assert set(states) == {"poisoned", "sad", "greedy", "cowardly"}
    assert all(2 <= paragraphs <= 5 for paragraphs in states.values())
    assert supplies >= 12


def paragraphs_with_special() -> Counter[str]:
    found: Counter[str] = Counter()
    for told in load_book("base").values():
        joins = {check.gain.special for option in told.options for check in option.checks}
        found.update(who for who in joins if who)
    return found


@rule("AB-220")
def test_each_special_villager_can_be_met_in_the_base_book() -> None:
    assert paragraphs_with_special() == {"cave_cat": 8, "metal_man": 6, "glogo": 5, "elemental_woman": 4}


@rule("AB-094")
def test_the_base_book_offers_kind_and_shabby_choices() -> None:
    kind, shabby, both = 0, 0, 0
    for told in load_book("base").values():
        good = any(check.gain.reputation for option in told.options for check in option.checks)
        bad = any(
            conduct(option) < 0 or any(check.lose.reputation for check in option.checks) for option in told.options
        )
        kind, shabby, both = kind + good, shabby + bad, both + (good and bad)
    assert kind >= 50
    assert shabby >= 40
    assert both >= 25


def test_most_options_have_no_penalty_on_failure() -> None:
    penalties = [bool(option.fail and worth(option.fail.lose)) for _, option in options()]
    assert sum(penalties) <= len(penalties) / 3


def test_injuries_are_rare() -> None:
    """At most 10 paragraphs per 50."""
    injuring = {number for number, option in options() if option.fail and option.fail.lose.injure}
    injuring |= {number for number, _, check in checks() if check.lose.injure}
    for book, size in (("base", 150), ("underforest", 36), ("desert", 36)):
        assert len([number for number in injuring if book_of(number) == book]) <= size / 5


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("gain", {"gold": 1}, "unknown field `gold`"),
        ("gain", {"coins": -1}, "Expected `int` >= 0"),
        ("gain", {"special": "dragon"}, "Invalid enum value 'dragon'"),
        ("gain", {"injure": 1}, "unknown field `injure`"),
        ("lose", {"cave": 1}, "unknown field `cave`"),
        ("lose", {"state": "bored"}, "Invalid enum value 'bored'"),
        ("need", 15, "Expected `int` <= 14"),
    ],
)
def test_a_slip_in_a_book_is_refused_and_named(field: str, value: object, complaint: str) -> None:
    check = {"need": 3, "gain": {"coins": 1}, "text": "Yes.", "text_ru": "Да."} | {field: value}
    story = {
        **{"id": "1", "title": "A", "title_ru": "А", "scene": "B", "scene_ru": "Б"},
        "options": [{"label": "C", "label_ru": "В", "checks": [check]}] * 2,
    }
    with pytest.raises(msgspec.ValidationError, match=complaint):
        msgspec.convert(story, Paragraph)
