"""The components, counted and weighed: the rulebook's numbers, the cost model, the ways to the paragraphs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from importlib.resources import files

import msgspec
import pytest
import yaml

from tests.ledger_marks import rule
from warren.games.above_below import content, ops
from warren.games.above_below.content import BUILDINGS, COMPONENTS, Building, Components, Villager
from warren.games.above_below.names import catalogue, names
from warren.games.above_below.rulebook import RULEBOOK

COMMON = ("fruit", "fish", "mushroom")
MIDDLE = ("rope", "pot", "paper")

# What each feature of a building is worth in coins, as the head of components.yaml tells.
A_BUILDING = 1.0
PER_N = {
    "beds": 2.0,
    "income": 2.5,
    "potion": 1.0,
    "potion_per_round": 3.0,
    "coin_on_build": 2.0,
    "coin_on_explore": 1.5,
    "reroll": 1.0,
    "reputation": 2.0,
    "vp": 1.0,
}
FLAT = {"train_ready": 1.5, "drinks_as_coins": 1.0}
GOOD_ON_CARD = dict.fromkeys(COMMON, 1.0) | dict.fromkeys(MIDDLE, 1.25) | {"ore": 1.5, "amethyst": 1.75}
REPLENISHING = dict.fromkeys(COMMON, 2.5) | dict.fromkeys(MIDDLE, 3.0) | {"ore": 3.5, "amethyst": 4.0}
EACH_NAMED_GOOD = 1.5
EXPECTED_NUMBER = {
    **{"villager": 7, "house": 6, "outpost": 3, "empty_cave": 1.5, "potion": 2, "cider": 1, "ore": 2, "amethyst": 1.5},
    **dict.fromkeys(MIDDLE, 2),
    **dict.fromkeys(COMMON, 2.5),
}


def of_kind(kind: str) -> list[Building]:
    return [card for card in BUILDINGS.values() if card.kind == kind]


# --- counts ---------------------------------------------------------------------------------------------------------


@rule("AB-001")
def test_the_game_is_for_two_to_four_players() -> None:
    assert list(RULEBOOK.seats) == [2, 3, 4]
    assert (COMPONENTS.players.min, COMPONENTS.players.max) == (2, 4)


@rule("AB-002")
def test_there_are_four_settlement_boards() -> None:
    assert COMPONENTS.settlement_board.count == 4


@rule("AB-003", "AB-220", "AB-295")
def test_there_are_twelve_starting_eighteen_row_six_special_and_seven_extra_villagers() -> None:
    assert len(content.STARTING_VILLAGERS) == 12
    assert len(content.ROW_VILLAGERS) == 18
    assert Counter(villager.id for villager in content.SPECIAL_VILLAGERS.values()) == {
        "elemental_woman": 1,
        "glogo": 1,
        "cave_cat": 2,
        "metal_man": 2,
    }
    assert len(content.EXTRA_VILLAGERS) == 7
    assert len(content.VILLAGERS) == 12 + 18 + 6 + 7


@rule("AB-004")
def test_there_are_25_houses_24_outposts_4_starting_9_key_and_6_star_houses() -> None:
    assert Counter(card.kind for card in BUILDINGS.values()) == {
        "house": 25,
        "outpost": 24,
        "start": 4,
        "key": 9,
        "star": 6,
    }


@rule("AB-005")
def test_there_are_25_cave_cards() -> None:
    assert len(content.CAVES) == 25


@rule("AB-006", "AB-018")
def test_there_are_81_goods_from_the_most_common_to_the_rarest() -> None:
    counts = {good.id: good.count for good in COMPONENTS.goods}
    assert counts == {
        "fruit": 12,
        "fish": 12,
        "mushroom": 12,
        "pot": 10,
        "rope": 10,
        "paper": 10,
        "ore": 8,
        "amethyst": 7,
    }
    assert sum(counts.values()) == 81
    assert content.GOODS[0] == "mushroom"
    assert content.GOODS[-1] == "amethyst"
    in_order = [counts[good] for good in content.GOODS]
    assert in_order == sorted(in_order, reverse=True)


@rule("AB-007")
def test_the_coins_are_worth_146() -> None:
    coins = COMPONENTS.tokens.coins
    assert (coins.ones, coins.fives, coins.tens) == (36, 6, 8)
    assert coins.ones + 5 * coins.fives + 10 * coins.tens == coins.total_value == 146


@rule("AB-008")
def test_there_are_20_potions_and_10_ciders() -> None:
    assert COMPONENTS.tokens.potion.count == 20
    assert COMPONENTS.tokens.cider.count == 10


@rule("AB-009")
def test_dice_markers_and_single_pieces() -> None:
    tokens = COMPONENTS.tokens
    assert (tokens.dice.count, tokens.dice.faces) == (7, 6)
    assert tokens.player_markers.count == len(set(tokens.player_markers.colours)) == 4
    assert tokens.round_marker.count == tokens.first_player_card.count == tokens.encounter_book.count == 1


@rule("AB-013", "AB-014")
def test_a_settlement_board_has_three_zones_and_one_spot_for_sale() -> None:
    board = COMPONENTS.settlement_board
    assert board.zones == ("ready", "resting", "injured")
    assert board.for_sale_spots == 1


@rule("AB-015", "AB-047")
def test_a_settlement_board_names_the_five_actions_and_their_needs() -> None:
    needs = {action.id: (action.min_villagers, action.needs) for action in COMPONENTS.settlement_board.actions}
    assert needs == {
        "explore": (2, None),
        "harvest": (1, None),
        "build": (1, "hammer"),
        "train": (1, "quill"),
        "labor": (1, None),
    }


@rule("AB-016", "AB-207", "AB-212")
def test_the_advancement_track_has_eight_spaces_that_rise() -> None:
    track = COMPONENTS.settlement_board.advancement_track
    assert [space.space for space in track] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len(track) == len(COMPONENTS.goods)
    assert [space.vp for space in track] == [1, 1, 2, 2, 3, 4, 5, 6]
    assert [space.income for space in track] == [5, 5, 6, 6, 7, 8, 9, 10]


@rule("AB-017")
def test_base_income_is_four() -> None:
    assert COMPONENTS.settlement_board.base_income == 4


@rule("AB-019")
def test_the_starting_house_has_three_beds() -> None:
    assert COMPONENTS.starting_house.effects == (ops.Beds(n=3),)


@rule("AB-021")
def test_the_three_founders_have_a_hammer_a_quill_and_neither() -> None:
    assert [villager.skills for villager in COMPONENTS.starting_villagers] == [("hammer",), ("quill",), ()]
    assert {villager.copies for villager in COMPONENTS.starting_villagers} == {4}


def test_the_reputation_track_runs_from_minus_three_to_eight_and_starts_at_the_torch() -> None:
    track = COMPONENTS.reputation_board.reputation_track
    assert [space.index for space in track.spaces] == list(range(-3, 9))
    assert [space.vp for space in track.spaces] == [-2, -1, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6]
    assert [space.index for space in track.spaces if space.torch] == [track.start_index] == [0]


def test_the_row_of_villagers_costs_two_to_five() -> None:
    assert COMPONENTS.reputation_board.villager_row.costs == (2, 3, 3, 4, 5)


@rule("AB-287")
def test_there_are_three_artifacts_one_of_each_kind() -> None:
    artifacts = COMPONENTS.expansions.artifacts
    assert [(artifact.id, artifact.copies, artifact.use) for artifact in artifacts] == [
        ("mystics_staff", 1, "explore"),
        ("book_of_knowledge", 1, "train"),
        ("basket_of_plenty", 1, "harvest"),
    ]


def test_there_are_five_quests_four_states_twenty_supplies_and_twelve_tokens_of_each_book() -> None:
    expansions = COMPONENTS.expansions
    assert len(expansions.quests) == 5
    assert [state.id for state in expansions.villager_states] == ["poisoned", "sad", "greedy", "cowardly"]
    assert {state.copies for state in expansions.villager_states} == {4}
    assert expansions.supplies.count == 20
    assert len(expansions.underforest_tokens) == len(expansions.desert_labyrinth_tokens) == 12


# --- identity -------------------------------------------------------------------------------------------------------


def test_ids_and_names_of_cards_are_unique() -> None:
    named: dict[str, content.Name] = {}
    for cards in (BUILDINGS, content.VILLAGERS, content.CAVES):
        for card in cards.values():
            assert named.setdefault(card.id, card.name) is card.name
    for lang in ("en", "ru", "it"):
        doubled = [name for name, n in Counter(name.get(lang) for name in named.values()).items() if n > 1]
        assert doubled == []


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_every_component_has_a_name_and_printed_facts(lang: str) -> None:
    named = names(lang)
    assert all(named.values())
    assert set(catalogue()) == {component for component in named if not component.startswith("paragraph:")}


def test_copies_that_one_player_may_own_can_be_told_apart() -> None:
    assert [names("en")[f"villager:cave_cat/{n}"] for n in (1, 2)] == ["Cave cat 1", "Cave cat 2"]
    assert [names("ru")[f"villager:metal_man/{n}"] for n in (1, 2)] == [
        "Металлический человек 1",
        "Металлический человек 2",
    ]


def test_russian_names_are_russian_and_the_others_are_not() -> None:
    def cyrillic(text: str) -> bool:
        return any("а" <= letter <= "я" for letter in text.lower())

    assert [name for name in names("ru").values() if not cyrillic(name)] == []
    assert [name for lang in ("en", "it") for name in names(lang).values() if cyrillic(name)] == []


def test_the_catalogue_tells_what_is_printed_and_nothing_of_the_books() -> None:
    printed = catalogue()
    assert printed["building:S01"] == {
        "cost": 13,
        "effects": [{"op": "vp", "n": 3}, {"op": "vp_per", "n": 2, "of": ["house"]}],
        "kind": "star",
    }
    assert printed["villager:maud"] == {
        "skills": ["hammer_plus"],
        "dice": [{"min": 2, "lanterns": 1}, {"min": 5, "lanterns": 2}],
        "folk": "human",
        "traits": [],
    }
    assert printed["item:ore"] == {"tokens": 8}
    assert not any(component.startswith("paragraph:") for component in printed)


def _yaml_with(change: str, into: str) -> object:
    text = (files(content.PACKAGE) / "content" / "components.yaml").read_text(encoding="utf-8")
    assert into in text
    return yaml.safe_load(text.replace(into, change, 1))


@pytest.mark.parametrize(
    ("into", "change", "complaint"),
    [
        ("{op: beds, n: 3}", "{op: beds, n: 0}", "Expected `int` >= 1"),
        ("{op: beds, n: 3}", "{op: bunks, n: 3}", "Invalid value 'bunks'"),
        ("{op: beds, n: 3}", "{op: beds, n: 3, m: 1}", "unknown field `m`"),
        ("good: ore, n: 2", "good: gold, n: 2", "Invalid enum value 'gold'"),
        ("rounds: 7", "round: 7", "unknown field `round`"),
    ],
)
def test_a_slip_in_the_data_is_refused_and_named(into: str, change: str, complaint: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=complaint):
        msgspec.convert(_yaml_with(change, into), Components)


# --- the cost model -------------------------------------------------------------------------------------------------


def worth_of(effect: ops.Effect) -> float:
    """What the cost model says of one op."""
    op = str(effect.__struct_config__.tag)
    n: int = getattr(effect, "n", 1)
    if isinstance(effect, ops.Goods):
        return GOOD_ON_CARD[effect.good] * n
    if isinstance(effect, ops.Replenish):
        return REPLENISHING[effect.good]
    if isinstance(effect, ops.IncomePer):
        return EACH_NAMED_GOOD * n * len(effect.goods)
    if isinstance(effect, ops.VpPer):
        return n * sum(EXPECTED_NUMBER[thing] for thing in effect.of)
    return FLAT[op] if op in FLAT else PER_N[op] * n


def worth(effects: Iterable[ops.Effect]) -> float:
    return A_BUILDING + sum(map(worth_of, effects))


@pytest.mark.parametrize(
    "card", [card for card in BUILDINGS.values() if card.kind != "start"], ids=lambda card: card.id
)
def test_a_price_is_within_one_coin_of_the_cost_model(card: Building) -> None:
    model = worth(card.effects)
    if card.kind == "outpost":
        model -= 1.5
    if card.kind == "star":
        model *= 0.8
    assert abs(model - card.cost) <= 1.0


def expected_lanterns(villager: Villager) -> float:
    results = [max([die.lanterns for die in villager.dice if roll >= die.min], default=0) for roll in range(1, 7)]
    return sum(results) / 6


@pytest.mark.parametrize(
    "villager", [*COMPONENTS.villagers, *COMPONENTS.expansions.extra_villagers], ids=lambda v: v.id
)
def test_villagers_of_the_row_are_worth_about_the_same(villager: Villager) -> None:
    skills = villager.skills
    model = 1.5 * expected_lanterns(villager)
    model += 1.0 * any(skill.startswith("hammer") for skill in skills)
    model += 0.75 * any(skill.startswith("quill") for skill in skills)
    model += 0.75 * sum(skill.endswith("_plus") for skill in skills)
    assert 3.0 - 1e-9 <= model <= 3.9 + 1e-9


@rule("AB-068")
@pytest.mark.parametrize("token", content.VILLAGERS)
def test_a_villager_has_two_symbols_and_the_higher_threshold_shows_more_lanterns(token: str) -> None:
    low, high = content.VILLAGERS[token].dice
    assert 1 <= low.min < high.min <= 6
    assert low.lanterns < high.lanterns


@rule("AB-218", "AB-219")
def test_skills_are_spread_over_the_row() -> None:
    skills = Counter(villager.skills for villager in COMPONENTS.villagers)
    assert skills == {
        ("hammer",): 5,
        ("hammer_plus",): 1,
        ("quill",): 5,
        ("quill_plus",): 1,
        ("hammer", "quill"): 2,
        (): 4,
    }


# --- the ways to the paragraphs -------------------------------------------------------------------------------------


def test_each_paragraph_of_the_base_book_stands_on_one_face_of_one_cave_card() -> None:
    faces = [number for cave in content.CAVES.values() for number in cave.paragraphs]
    assert sorted(faces) == list(range(1, 151))


@rule("AB-326")
@pytest.mark.parametrize(("tokens", "letter"), [(content.UNDERFOREST_TOKENS, "U"), (content.DESERT_TOKENS, "D")])
def test_a_token_gives_three_paragraphs_and_each_stands_on_one_token(
    tokens: dict[str, content.ExplorationToken], letter: str
) -> None:
    for token in tokens.values():
        first, again, second, again2, third, again3 = token.paragraphs
        assert (first, second, third) == (again, again2, again3)
        assert len({first, second, third}) == 3
    faces = Counter(number for token in tokens.values() for number in token.paragraphs)
    assert faces == {f"{letter}{n}": 2 for n in range(1, 37)}


# --- cards that the rulebook shows ----------------------------------------------------------------------------------


@rule("AB-298")
def test_the_quest_for_paper_and_pot_is_worth_four() -> None:
    first = COMPONENTS.expansions.quests[0]
    assert (first.needs, first.vp) == ({"paper": 1, "pot": 1}, 4)


@rule("AB-273", "AB-275")
def test_the_star_houses_of_the_scoring_examples() -> None:
    assert BUILDINGS["building:S01"].effects == (ops.Vp(n=3), ops.VpPer(n=2, of=("house",)))
    assert BUILDINGS["building:S02"].effects == (ops.Vp(n=4), ops.VpPer(n=2, of=("potion", "ore")))
