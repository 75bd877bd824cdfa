"""Words are found in whatever form they stand, in each language."""

from __future__ import annotations

import pytest

from warren.text.stems import Sought, stems

FORMS = [
    ("en", ["paw", "paws"]),
    ("en", ["remove", "removes", "removed", "removing"]),
    ("ru", ["мышь", "мыши", "мышей", "мышами"]),
    ("ru", ["комната", "комнату", "комнат", "комнатой"]),
    ("ru", ["кровать", "кровати", "кроватей"]),
    ("ru", ["лапка", "лапку", "лапок"]),
    ("ru", ["игрок", "игрока", "игроков"]),
    ("ru", ["счёт", "счета"]),
    ("ru", ["получить", "получает", "получите"]),
    ("it", ["topo", "topi"]),
    ("it", ["gioco", "giochi"]),
    ("it", ["edificio", "edifici"]),
    ("it", ["scavare", "scava", "scavano"]),
    ("it", ["città", "citta"]),
]


@pytest.mark.parametrize(("lang", "forms"), FORMS)
def test_any_form_of_a_word_finds_the_others(lang: str, forms: list[str]) -> None:
    for form in forms:
        sought = Sought(form, lang)
        assert [other for other in forms if not sought(f"… {other}.")] == []


@pytest.mark.parametrize(("one", "other"), [("игрок", "игра"), ("комната", "комик")])
def test_other_words_are_other_words(one: str, other: str) -> None:
    assert not Sought(one, "ru")(other)


def test_all_words_must_be_there_and_what_is_typed_so_far_finds_what_it_may_become() -> None:
    text = "Исследователь идёт в соседнюю комнату: 3.5."
    assert Sought("иссл комн", "ru")(text)
    assert Sought("", "ru")(text)
    assert not Sought("комната мышь", "ru")(text)


def test_numbers_and_names_in_other_letters_stay_whole() -> None:
    assert stems("3.5", "ru") == {"3.5"}
    assert stems("house", "ru") == {"house"}
