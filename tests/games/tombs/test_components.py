"""Ledger chapter 1: what is in the box, and what is printed on it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tombs.playing import Game
from tests.ledger_marks import rule
from warren.games.tombs.content import CHESTS, COMPONENTS, ENTRANCES, FACTIONS, HELPERS, NEUTRAL, ROOMS
from warren.games.tombs.markets import is_room, of_kind
from warren.games.tombs.rulebook import RULEBOOK
from warren.games.tombs.steps import Kind
from warren.table import BadSeats, Table

CATALOGUE = RULEBOOK.catalogue()


@rule("RT-001")
def test_there_are_sixteen_entrance_cards() -> None:
    numbers = [str(n) for n in range(1, 15)] + ["3.5", "7.5"]
    assert sorted(entrance.number for entrance in ENTRANCES) == sorted(numbers)
    assert COMPONENTS.counts["entrance_cards"] == 16


@rule("RT-002", "RT-027")
def test_each_faction_has_three_rooms_and_there_is_the_sphinx() -> None:
    factions = Counter(room.data.faction for room in ROOMS)
    assert factions == dict.fromkeys(FACTIONS, 3) | {NEUTRAL: 1}
    assert [room.id for room in ROOMS if room.data.faction == NEUTRAL] == ["room:sphinx"]
    assert len(ROOMS) == COMPONENTS.counts["room_cards"] == 37


def test_rooms_are_told_from_helpers() -> None:
    numbers = range(len(ROOMS) + len(HELPERS))
    kinds: dict[Kind, list[int]] = {
        "room": [room.number for room in ROOMS],
        "helper": [helper.number for helper in HELPERS],
        "either": list(numbers),
    }
    assert [number for number in numbers if is_room(number)] == kinds["room"]
    for kind, cards in kinds.items():
        assert [number for number in numbers if of_kind(number, kind)] == cards


@rule("RT-003")
def test_each_faction_has_three_helpers_and_there_is_the_meowmy() -> None:
    factions = Counter(helper.data.faction for helper in HELPERS)
    assert factions == dict.fromkeys(FACTIONS, 3) | {NEUTRAL: 1}
    neutral = [helper for helper in HELPERS if helper.data.faction == NEUTRAL]
    assert [helper.name["ru"] for helper in neutral] == ["Мурмия"]
    assert len(HELPERS) == COMPONENTS.counts["helper_cards"] == 37


@rule("RT-004")
def test_there_are_twelve_fame_tokens() -> None:
    assert COMPONENTS.counts["fame_tokens_10_20"] == 12


@rule("RT-006")
def test_there_are_twenty_chests() -> None:
    assert len(CHESTS) == len({chest.id for chest in CHESTS}) == COMPONENTS.counts["chest_tokens"] == 20


@rule("RT-007")
def test_there_are_seven_secret_entrance_tokens_for_the_variant_alone() -> None:
    assert COMPONENTS.secret_entrance_tokens["count"] == COMPONENTS.counts["secret_entrance_tokens"] == 7
    assert not any(entrance["token"] for entrance in Game(3).view()["entrances"])
    assert any(entrance["token"] for entrance in Game(3, secret_entrance=True).view()["entrances"])


@rule("RT-008", "RT-035")
def test_each_player_has_five_counters_five_paws_and_eight_tokens() -> None:
    assert COMPONENTS.counts["player_sets"] == len(COMPONENTS.player_colors) == 3
    for player in Game(3).view()["players"]:
        assert list(player["means"]) == ["food", "torch", "pick", "gold", "fame"]
        assert (player["paws"], player["tokens"]) == (5, 8)


@rule("RT-009", "RT-030")
def test_backs_are_green_or_blue() -> None:
    for cards in (ROOMS, HELPERS):
        backs = Counter((card.data.faction, card.back) for card in cards)
        assert backs == (
            Counter({(faction, "green"): 2 for faction in FACTIONS})
            + Counter({(faction, "blue"): 1 for faction in FACTIONS})
            + Counter({(NEUTRAL, "blue"): 1})
        )


@rule("RT-010")
def test_a_room_shows_faction_cost_name_effect_fame_and_sometimes_an_extra_action() -> None:
    names, texts = RULEBOOK.names("en"), RULEBOOK.texts("en")
    for room in ROOMS:
        printed = CATALOGUE[room.id]
        assert sum(printed["cost"].values()) >= 2
        assert printed["ops"]
        assert printed["fame"] > 0
        assert names[room.id] == room.name["en"]
        assert texts[room.id]
    with_symbol = {room.id for room in ROOMS if CATALOGUE[room.id]["extra_action"]}
    assert "room:tea_house" in with_symbol
    assert len(with_symbol) == 5


@rule("RT-011")
def test_an_entrance_shows_its_number_its_effect_and_sometimes_a_symbol_and_a_reverse_side() -> None:
    for entrance in ENTRANCES:
        printed = CATALOGUE[entrance.id]
        assert printed["number"] == entrance.number
        assert printed["normal"]
        assert (printed["faction"] is None) == (printed["secret"] is None)
    assert sum(1 for entrance in ENTRANCES if CATALOGUE[entrance.id]["secret"]) == 12


@rule("RT-012")
def test_a_helper_shows_faction_name_cost_effect_fame_and_sometimes_the_one_time_symbol() -> None:
    names, texts = RULEBOOK.names("en"), RULEBOOK.texts("en")
    for helper in HELPERS:
        printed = CATALOGUE[helper.id]
        assert sum(printed["cost"].values()) >= 2
        assert printed["effects"]
        assert printed["fame"] > 0
        assert names[helper.id] == helper.name["en"]
        assert texts[helper.id]
    one_time = {helper.id for helper in HELPERS if CATALOGUE[helper.id]["once"]}
    assert one_time == {"helper:conjurer", "helper:apprentice", "helper:crossbowman", "helper:potion_brewer"}


@rule("RT-013")
def test_the_twelve_factions() -> None:
    beasts = "squirrels porcupines beavers capybaras pacas chinchillas viscachas rats jerboas mole_rats lemmings"
    assert set(FACTIONS) == {*beasts.split(), "guinea_pigs"}
    assert len(FACTIONS) == 12


@rule("RT-014")
def test_two_or_three_players() -> None:
    assert list(RULEBOOK.seats) == [2, 3]
    for seats in (1, 4):
        with pytest.raises(BadSeats):
            Table.start(RULEBOOK, seats, 1)
