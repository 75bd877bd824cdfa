"""What people read: card texts made from effects, and a sentence for everything that happens or is asked."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.tombs.playing import table
from tests.ledger_marks import rule
from warren.games.tombs.content import (
    CARDS,
    CHESTS,
    ENTRANCES,
    FACTIONS,
    HELPERS,
    ROOMS,
    Chest,
    Entrance,
    Helper,
    Room,
)
from warren.games.tombs.rulebook import RULEBOOK
from warren.text import LANGUAGES, Words


@pytest.mark.parametrize("card", [*ROOMS, *HELPERS], ids=lambda card: str(card.id))
def test_the_english_text_made_from_the_effects_is_the_catalogues(card: Room | Helper) -> None:
    assert RULEBOOK.texts("en")[card.id] == card.data.text


@pytest.mark.parametrize("chest", CHESTS, ids=lambda chest: str(chest.id))
def test_a_chests_english_text_is_the_catalogues(chest: Chest) -> None:
    assert RULEBOOK.texts("en")[chest.id] == chest.data.text


@pytest.mark.parametrize("entrance", ENTRANCES, ids=lambda entrance: str(entrance.id))
def test_an_entrances_english_texts_are_the_catalogues(entrance: Entrance) -> None:
    texts, data = RULEBOOK.texts("en"), entrance.data
    assert texts[f"{entrance.id}/normal"] == data.normal.text
    if data.secret is not None:
        assert texts[f"{entrance.id}/secret"] == data.secret.text
        assert texts[entrance.id] == f"{data.normal.text} Turned over: {data.secret.text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text_and_most_have_their_own(lang: str) -> None:
    texts = RULEBOOK.texts(lang)
    ids = [thing.id for kind in (CARDS, CHESTS, ENTRANCES) for thing in kind]
    assert set(texts) >= set(ids)
    assert len({texts[card.id] for card in CARDS}) >= 66
    assert all(text and text[0].isupper() and text[-1] in ".)" for text in texts.values())


@pytest.mark.parametrize("lang", ["ru", "it"])
def test_names_are_translated(lang: str) -> None:
    names, english = RULEBOOK.names(lang), RULEBOOK.names("en")
    assert set(names) == set(english)
    assert set(names) >= {card.id for card in CARDS} | {f"faction:{faction}" for faction in FACTIONS}
    assert len({names[card.id] for card in CARDS}) == len(CARDS)


@rule("RT-003", "RT-250")
@pytest.mark.parametrize(
    ("component", "english", "russian"),
    [
        ("helper:wagoner", "Wagoner", "Вагонетчик"),
        ("helper:barker", "Barker", "Зазывала"),
        ("helper:meowmy", "Meowmy", "Мурмия"),
        ("room:crane", "Crane", "Кран"),
        ("room:watch_post", "Watch Post", "Дозорный пункт"),
    ],
)
def test_names_are_those_of_the_ledger(component: str, english: str, russian: str) -> None:
    assert RULEBOOK.names("en")[component] == english
    assert RULEBOOK.names("ru")[component] == russian


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str, seed: int) -> None:
    """Strict words: a missing message or fact is an error."""
    words = Words("tombs", lang, ["Ann", "Bob", "Eve"], strict=True)
    game, random = table(2 + seed % 2, seed, secret_entrance=True), Random(seed)
    said = set()
    while game.choice is not None:
        said |= {words.sentence(happening) for happening in game.told()}
        said.add(words.prompt(game.choice))
        said |= {words.option(game.choice, option) for option in game.choice.options}
        game.choose(random.randrange(len(game.choice.options)))
    assert len(said) > 300
    assert all(line == line.strip() and "  " not in line for line in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang: str) -> None:
    words = Words("tombs", lang, ["Ann", "Bob", "Eve"], strict=True)
    game, random = table(3, 7), Random(7)
    components = [*RULEBOOK.catalogue(), "place:r0c1", "place:r2c2"]
    keys = set()
    while game.choice is not None:
        if game.moves % 40 == 0:
            reasons = [reason for component in components for reason in game.why_not(0, component)]
            assert all(words.reason(reason) for reason in reasons)
            keys |= {reason.key for reason in reasons}
        game.choose(random.randrange(len(game.choice.options)))
    assert len(keys) > 12
