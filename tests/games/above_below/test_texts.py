"""What is written on components and in paragraphs: made from their data, in each language."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.above_below.telling import secrets, strings
from tests.ledger_marks import rule
from warren.games.above_below import content, texts
from warren.games.above_below.books import (
    BOOKS,
    Bonus,
    Check,
    Conduct,
    Cost,
    Fail,
    Gain,
    Lose,
    Require,
    Standing,
    StoryOption,
    counts,
    load_book,
    paragraph,
)
from warren.games.above_below.names import names
from warren.games.above_below.stories import conduct, outcome, read_aloud, whole

LANGUAGES = ("en", "ru", "it")
NUMBERS = [number for book in BOOKS for number in load_book(book)]
COMPONENTS = [component for component in texts.texts("en") if not component.startswith("paragraph:")]

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_paragraph = pytest.mark.parametrize("number", NUMBERS)

RATS = StoryOption(
    label="Run and hide",
    label_ru="Бежать и прятаться",
    checks=(
        Check(need=3, gain=Gain(coins=1), text="You hide.", text_ru="Вы прячетесь."),
        Check(need=4, gain=Gain(mushroom=1), text="You hide well.", text_ru="Вы хорошо прячетесь."),
    ),
)


def digits(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


# --- components -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("component", "printed"),
    [
        *[(token, card.text) for token, card in content.BUILDINGS.items()],
        *[(token, card.text) for token, card in content.ARTIFACTS.items()],
        *[(token, card.text) for token, card in content.STATES.items()],
        ("item:supplies", content.SUPPLIES.text),
    ],
)
def test_the_text_made_from_the_effects_is_the_text_in_the_catalogue(component: str, printed: str) -> None:
    assert texts.texts("en")[component] == printed


@every_language
def test_every_component_that_is_used_has_a_text(lang: str) -> None:
    written = texts.texts(lang)
    goods = {f"item:{good}" for good in content.GOODS}
    assert {component for component in names(lang) if component not in written} == goods
    assert all(written.values())


@pytest.mark.parametrize("component", COMPONENTS)
def test_the_three_languages_name_the_same_numbers(component: str) -> None:
    english = digits(texts.texts("en")[component])
    assert digits(texts.texts("ru")[component]) == english
    assert digits(texts.texts("it")[component]) == english


@rule("AB-238", "AB-239", "AB-240", "AB-242", "AB-243", "AB-248", "AB-249", "AB-250")
def test_the_symbols_are_worded_as_the_glossary_words_them() -> None:
    written = texts.texts("en")
    assert written["building:H25"] == "4 VP."
    assert written["building:H04"] == "1 bed. When built, gain 1 potion."
    assert written["building:H15"] == "+1 income at the end of each round."
    assert written["building:H14"] == "When built, put 2 ore on this card to be harvested."
    assert written["building:H11"] == (
        "When built, put 1 rope on this card; at the end of each round, if it holds no rope, put 1 on it."
    )
    assert written["building:S03"] == "2 VP for each villager you own."
    assert written["building:O21"] == "3 VP. 1 VP for each empty cave you own."
    assert written["building:S02"] == "4 VP. 2 VP for each potion and each ore you own."


def test_villagers_show_their_skills_dice_and_traits() -> None:
    written = texts.texts("en")
    assert written["villager:maud"] == (
        "Hammer plus: may build, 1 coin cheaper. 2 or more: 1 lantern. 5 or more: 2 lanterns."
    )
    assert written["villager:ravna"] == "2 or more: 2 lanterns. 4 or more: 3 lanterns."
    assert written["villager:cave_cat/1"].endswith("roll a die: on 1 or 2 it rests and does nothing.")
    assert written["villager:elemental_woman"].endswith("Lose 1 reputation when she joins you.")


def test_a_cave_card_and_a_token_show_where_they_lead() -> None:
    written = texts.texts("en")
    assert written["cave:C01"] == "Leads to the paragraphs 1, 33, 54, 87, 120, 131."
    assert written["token:UT01"] == "Leads to the paragraphs U1, U17, U34."


def test_russian_counts_are_declined() -> None:
    things = [texts.say("ru", "thing-rope", n=n) for n in (1, 2, 5, 11, 21)]
    assert things == ["1 верёвка", "2 верёвки", "5 верёвок", "11 верёвок", "21 верёвка"]
    assert "положите на эту карту 1 рыбу" in texts.texts("ru")["building:H09"]
    assert texts.gain_text("ru", Gain(coins=1, fish=1, cave=1)) == "Получите 1 рыбу, 1 монету и 1 пустую пещеру."
    assert texts.cost_text("ru", Cost(rope=1)) == "Нужно отдать 1 верёвку."


def test_italian_counts_are_declined() -> None:
    assert [texts.say("it", "thing-coins", n=n) for n in (1, 2)] == ["1 moneta", "2 monete"]
    assert "metti su questa carta 2 pesci" in texts.texts("it")["building:H22"]
    assert texts.gain_text("it", Gain(cider=2, reputation=1)) == "Ricevi 2 sidri e 1 punto reputazione."


# --- paragraphs -----------------------------------------------------------------------------------------------------


@rule("AB-060", "AB-061")
def test_an_option_is_announced_with_its_check_values() -> None:
    assert texts.needs_text("en", RATS) == "Check 3 or 4."
    assert texts.needs_text("ru", RATS) == "Проверка 3 или 4."
    assert texts.needs_text("it", RATS) == "Prova 3 o 4."


def test_terms_tell_what_an_option_requires_costs_and_grants() -> None:
    option = StoryOption(
        label="Pay",
        label_ru="Заплатить",
        checks=(Check(need=7, gain=Gain(ore=1), text="Yes.", text_ru="Да."),),
        require=Require(explorers_min=3, explorer_has="hammer", reputation_min=2, coins_min=4, good="rope"),
        cost=Cost(coins=2, potion=1),
        bonus=Bonus(lanterns=2, pay=Cost(coins=1)),
    )
    assert texts.terms_text("en", option) == (
        "Check 7. Needs at least 3 explorers. Needs an explorer with a hammer. Needs reputation 2 or more. "
        "Needs 4 coins in hand. Needs 1 rope in the reserve. Costs 2 coins and 1 potion. Pay 1 coin: +2 lanterns."
    )


@pytest.mark.parametrize(
    ("bonus", "sentence"),
    [
        (Bonus(lanterns=1, per="hammer"), "+1 lantern for each explorer with a hammer."),
        (Bonus(lanterns=1, per="quill"), "+1 lantern for each explorer with a quill."),
        (Bonus(lanterns=2, if_good="rope"), "+2 lanterns if you have 1 rope."),
        (Bonus(lanterns=2, if_item="cider"), "+2 lanterns if you have 1 cider."),
        (Bonus(lanterns=3, if_villager="fish_folk"), "+3 lanterns if one of the fish folk takes part."),
        (Bonus(lanterns=3, if_villager="human"), "+3 lanterns if a human takes part."),
        (Bonus(lanterns=3, if_villager="special"), "+3 lanterns if a special villager takes part."),
    ],
)
def test_every_kind_of_bonus_has_its_sentence(bonus: Bonus, sentence: str) -> None:
    assert texts.bonus_text("en", bonus) == sentence
    for lang in ("ru", "it"):
        assert digits(texts.bonus_text(lang, bonus)) == digits(sentence)


def test_rewards_and_penalties_name_everything() -> None:
    gain = Gain(coins=2, fish=1, any_good=1, reputation=1, cave=2, supplies=1, special="glogo", villager="cheapest")
    assert texts.gain_text("en", gain) == (
        "Gain 1 fish, 2 coins, 1 supplies token, 1 good of your choice, 1 reputation and 2 empty caves. "
        "Glogo joins you. The cheapest villager of the row joins you, free."
    )
    lose = Lose(reputation=1, injure=2, state="sad")
    assert texts.lose_text("en", lose) == "Lose 1 reputation. 2 explorers are injured. One explorer becomes sad."
    assert texts.gain_text("en", Gain()) == "Gain nothing."
    assert texts.lose_text("en", Lose()) == ""
    fail = Fail(text="Oh.", text_ru="Ой.", lose=Lose(coins=2))
    assert texts.fail_text("en", fail) == "The exploration fails. Lose 2 coins."
    assert texts.fail_text("en", None) == "The exploration fails."
    assert texts.conduct_text("en", Conduct(gain=Standing(reputation=1))) == "Gain 1 reputation for the choice."


def sentences(lang: str) -> Iterator[str]:
    """Whatever the books' rewards, penalties, terms and conducts are worded as."""
    for number in NUMBERS:
        for option in paragraph(number).options:
            yield texts.terms_text(lang, option)
            yield texts.conduct_text(lang, option.on_choose)
            yield texts.fail_text(lang, option.fail)
            yield from (texts.check_text(lang, check) for check in option.checks)


def test_all_paragraphs_name_the_same_numbers_in_the_three_languages() -> None:
    for english, russian, italian in zip(*map(sentences, LANGUAGES), strict=True):
        assert digits(russian) == digits(english)
        assert digits(italian) == digits(english)


@every_paragraph
def test_a_reward_is_worded_as_it_is(number: str) -> None:
    """Each counted thing of a reward or penalty stands in its sentence."""
    for option in paragraph(number).options:
        for check in option.checks:
            for kind, n in [*counts(check.gain), *counts(check.lose)]:
                key = "story-injure" if kind == "injure" else f"thing-{kind}"
                assert texts.say("en", key, n=n) in texts.check_text("en", check)


# --- what is read aloud ---------------------------------------------------------------------------------------------


@rule("AB-058", "AB-059")
@every_paragraph
def test_the_explorer_hears_scene_labels_and_terms_and_no_secret(number: str) -> None:
    heard = read_aloud(number)
    told = paragraph(number)
    assert heard["scene"] == {"en": told.scene, "ru": told.scene_ru}
    assert [option["label"]["en"] for option in heard["options"]] == [option.label for option in told.options]
    assert [option["needs"] for option in heard["options"]] == [
        [check.need for check in option.checks] for option in told.options
    ]
    assert set(heard) == {"paragraph", "scene", "options"}
    assert all(set(view) == {"label", "require", "cost", "bonus", "needs", "terms"} for view in heard["options"])
    assert secrets(number) & set(strings(heard)) == set()
    for lang in LANGUAGES:
        public = [text for key, text in texts.texts(lang).items() if key.partition("/")[0] == f"paragraph:{number}"]
        public += [text for key, text in names(lang).items() if key.partition("/")[0] == f"paragraph:{number}"]
        assert secrets(number) & set(public) == set()


@rule("AB-056")
@every_paragraph
def test_the_reader_sees_the_whole_paragraph(number: str) -> None:
    seen = set(strings(whole(number)))
    assert secrets(number) <= seen
    assert set(strings(read_aloud(number))) <= seen


@every_paragraph
def test_an_outcome_shows_what_was_reached_and_nothing_of_the_other_outcomes(number: str) -> None:
    told = paragraph(number)
    for place, option in enumerate(told.options):
        ends = [check.text for check in option.checks] + ([option.fail.text] if option.fail else [])
        for reached, check in enumerate(option.checks):
            shown = outcome(number, place, reached)
            assert shown["title"]["en"] == told.title
            assert [text for text in strings(shown) if text in ends] == [check.text]
            assert {kind: n for kind, n in shown["gain"].items() if isinstance(n, int)} == dict(counts(check.gain))
        failed = outcome(number, place, None)
        assert [text for text in strings(failed) if text in ends] == ([option.fail.text] if option.fail else [])
        assert "gain" not in failed


@rule("AB-335")
def test_the_conduct_of_an_option_is_shown_by_itself() -> None:
    shabby = conduct("U1", 1)
    assert shabby["reputation"] == -1
    assert shabby["words"]["en"] == "Lose 1 reputation for the choice."
    assert conduct("U1", 0)["reputation"] == 0


def test_views_of_stories_are_plain_json() -> None:
    for number in NUMBERS:
        for view in (read_aloud(number), whole(number), outcome(number, 0, 0), outcome(number, 0, None)):
            assert json.loads(json.dumps(view)) == view


def test_who_reads_italian_gets_the_stories_in_english_marked_as_such_and_the_terms_in_italian() -> None:
    stories = [key for key in texts.texts("en") if key.startswith("paragraph:") and "/" not in key]
    labels = [key for key in names("en") if key.startswith("paragraph:")]
    assert (len(stories), len(labels)) == (222, sum(len(paragraph(number).options) for number in NUMBERS))
    for english, italian, keys in (
        (texts.texts("en"), texts.texts("it"), stories),
        (names("en"), names("it"), labels),
    ):
        assert [italian[key] for key in keys] == [f"[in inglese] {english[key]}" for key in keys]
    assert texts.texts("it")["paragraph:3/1"] == "Prova 3. Costa 1 moneta."
    assert read_aloud("3")["options"][0]["terms"]["it"] == "Prova 3. Costa 1 moneta."


def test_english_and_russian_stories_bear_no_mark() -> None:
    for number in NUMBERS:
        told = paragraph(number)
        assert texts.texts("en")[f"paragraph:{number}"] == told.scene
        assert texts.texts("ru")[f"paragraph:{number}"] == told.scene_ru
        for place, option in enumerate(told.options, 1):
            assert names("en")[f"paragraph:{number}/{place}"] == option.label
            assert names("ru")[f"paragraph:{number}/{place}"] == option.label_ru
