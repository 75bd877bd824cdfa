"""What is true of every one of the 180 inventions."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import numbers, play, title
from tests.games.wistar.test_cards_aggressive import AGGRESSIVE
from tests.games.wistar.test_cards_final import FINAL
from tests.games.wistar.test_cards_immediate import IMMEDIATE
from tests.games.wistar.test_cards_income_and_once import INCOME, ONCE
from tests.games.wistar.test_cards_permanent import ALONE, WAITING
from tests.ledger_marks import rule
from warren.games.wistar.components import Invention
from warren.games.wistar.content import board, inventions, pictures
from warren.games.wistar.language import Exchange
from warren.games.wistar.measures import SKILLS
from warren.table import Dice

CARDS = list(inventions().values())
LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "wistar.md"


def test_every_card_has_a_test_of_its_own_effect() -> None:
    tested = [
        *numbers(IMMEDIATE),
        *numbers(INCOME),
        *numbers(ONCE),
        *(row.values[0] for row in (*FINAL, *AGGRESSIVE, *WAITING)),
        *ALONE,
    ]
    assert sorted(map(int, map(str, tested))) == list(range(1, 181))
    types = Counter(card.effect_type for card in CARDS)
    assert types == {"immediate": 56, "once": 29, "income": 24, "final": 26, "permanent": 34, "aggressive": 11}
    assert [len(table) for table in (IMMEDIATE, ONCE, INCOME, FINAL, AGGRESSIVE)] == [56, 29, 24, 26, 11]


@rule("W-302", "W-303", "W-304", "W-305", "W-306", "W-307", "W-308", "W-309", "W-310", "W-311", "W-312", "W-313")
@rule("W-314", "W-315", "W-316", "W-317", "W-318", "W-319", "W-320", "W-321", "W-322", "W-323", "W-324", "W-325")
@rule("W-326", "W-327", "W-328", "W-329", "W-330", "W-331", "W-332", "W-333", "W-334", "W-335", "W-336", "W-337")
@rule("W-338", "W-339", "W-340", "W-341", "W-342", "W-343", "W-344", "W-345", "W-347", "W-348", "W-349", "W-350")
@rule("W-351", "W-352", "W-353", "W-354", "W-355", "W-356", "W-357", "W-358", "W-359", "W-360", "W-361", "W-362")
@rule("W-363", "W-364", "W-365", "W-367", "W-297", "W-301")
def test_clarified_cards_have_the_names_of_the_ledger() -> None:
    def plain(name: str) -> str:
        return re.sub(r"[^\w]+", " ", name).strip().casefold()

    found = re.findall(r'\*\* (?:\*\*\[[^]]*\]\*\* )?Card (\d+) "([^"]+)" \(([^)]*)\)', LEDGER.read_text("utf-8"))
    assert len(found) == 64
    for number, english, others in found:
        name = inventions()[int(number)].name
        assert plain(name.en) == plain(english), number
        for part in others.split(" / "):
            lang, _, given = part.partition(" ")
            assert plain(getattr(name, lang)) == plain(given), number


@rule("W-368", "W-283", "W-295", "W-296", "W-298", "W-299", "W-300", "W-282")
@pytest.mark.parametrize(
    ("number", "english"),
    [
        (5, "Biomechanical Gloves"),
        (12, "Lockpick"),
        (15, "Electric Drill"),
        (18, "Energy Sword"),
        (20, "Stun Pistol"),
        (21, "Cat-Seeking Missile"),
        (27, "Jet Plane"),
        (36, "Wooden Armour"),
        (45, "Camouflage Suit"),
        (47, "Bolas"),
        (55, "Amphibious Cart"),
        (58, "Lantern"),
        (59, "Torch"),
        (60, "Wooden Bicycle"),
        (79, "Robot Horse"),
        (112, "Drilling Rig"),
        (118, "Carpentry Shop"),
        (131, "Command Tower"),
        (144, "Scholar's Study"),
        (148, "Design Department"),
        (153, "Spy Centre"),
    ],
)
def test_names_the_editions_differ_on(number: int, english: str) -> None:
    assert inventions()[number].name.en == english


@rule("W-420")
@pytest.mark.parametrize(
    ("effect_type", "cards"),
    [
        ("once", (12, 59, 77, 97, 156, 177, 16, 22, 116, 151)),
        ("permanent", (51, 53, 73, 78, 95, 110, 112, 125, 130, 131, 150, 164)),
        ("aggressive", (25, 44, 87)),
        ("final", (136, 143, 176)),
        ("income", (18, 61, 118, 134, 144, 148)),
        ("immediate", (15, 21, 38, 40, 55, 69, 82, 91, 94, 124, 137, 141, 4, 27, 50, 52, 65, 75, 98, 114, 165)),
    ],
)
def test_effect_types_of_the_clarified_cards(effect_type: str, cards: tuple[int, ...]) -> None:
    assert {inventions()[number].effect_type for number in cards} == {effect_type}


@rule("W-279", "W-311", "W-301")
def test_decks_of_known_cards() -> None:
    assert inventions()[27].deck == "advanced"
    assert (inventions()[60].deck, inventions()[47].deck) == ("basic", "basic")


def test_cards_of_a_deck_and_kind_stand_in_runs() -> None:
    runs = [(card.kind, card.deck) for card in CARDS]
    assert [run for at, run in enumerate(runs) if at == 0 or runs[at - 1] != run] == [
        ("tool", "advanced"),
        ("tool", "basic"),
        ("robot", "advanced"),
        ("robot", "basic"),
        ("structure", "advanced"),
        ("structure", "basic"),
    ]


def test_no_two_cards_are_alike() -> None:
    alike = Counter(
        (
            card.effect,
            tuple(sorted(card.skills)),
            card.energy,
            card.cost,
            str(card.needs),
            card.vp,
            card.deck,
            card.kind,
        )
        for card in CARDS
    )
    assert max(alike.values()) == 1


def test_aggressive_cards_are_less_than_a_tenth_of_each_deck() -> None:
    for deck, size in (("basic", 100), ("advanced", 80)):
        assert sum(card.effect_type == "aggressive" and card.deck == deck for card in CARDS) * 10 < size


def test_what_is_asked_for_can_be_had_in_a_game() -> None:
    """Each card can be played in some reachable position: its needs are within what the components give."""
    rooms = board().player_board.rooms
    for card in CARDS:
        others = [other for other in CARDS if other is not card]
        for skill, n in card.needs.skills.items():
            assert n <= sum(other.skills.count(skill) for other in others if not other.needs.skills)
        for kind, n in card.needs.kinds.items():
            assert n <= sum(other.kind == kind for other in others if not other.needs.kinds)
        assert card.needs.current <= max(board().electricity.levels)
        assert sum(card.needs.mice.values()) <= rooms.starting
        assert card.needs.rooms_dug <= rooms.dug


def test_skills_are_asked_for_about_equally_often() -> None:
    asked = Counter(skill for card in CARDS for skill in card.needs.skills)
    assert set(asked) == set(SKILLS)
    assert max(asked.values()) - min(asked.values()) <= 3


def test_each_card_is_worth_about_as_much_as_the_others_of_its_deck() -> None:
    for card in CARDS:
        assert abs(card.net - {"basic": 3.8, "advanced": 5.0}[card.deck]) <= 0.55, card.number


def test_every_card_has_a_picture_of_its_own() -> None:
    assert sorted(pictures()) == [card.number for card in CARDS]
    assert len(set(pictures().values())) == 180
    assert all(1 <= len(icons) <= 2 for icons in pictures().values())


def test_no_exchange_may_be_repeated_as_often_as_one_likes() -> None:
    for card in CARDS:
        for node in card.effect.do:
            if isinstance(node, Exchange):
                assert node.times == 1, card.number


PERMANENT = [card.number for card in CARDS if card.effect_type == "permanent"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: title(card.number))
def test_no_card_loops_for_ever_even_with_every_standing_effect_in_play(card: Invention) -> None:
    number = card.number
    game = Game(seed=number)
    game.put(0, *(standing for standing in PERMANENT if standing != number))
    game.tokens(0, wood=9, metal=9, move=3, joker=3, current=1)
    game.workers(0, forest=2, burrow=2, farm=2)
    game.hold(0, number, *(other for other in (31, 32, 49, 67, 68) if other != number))
    play(game, number)
    dice = Dice.seeded(number)
    for _ in range(300):
        if not game.running:
            break
        game.choose(dice.pick(game.options()))
    assert not game.running, game.asked()
    assert f"card:{number}" in game.players[0].played
