"""WS-001..WS-013: what is played and how hard it is."""

from __future__ import annotations

from itertools import product

import pytest

from tests.ledger_marks import rule
from warren.games.wistar.measures import KINDS
from warren.games.wistar.ratbot.content import AUTOMA, STATUS_CARD_OF, STATUS_SIDES
from warren.games.wistar.ratbot.levels import SIDE, TRIPLES, level_of, sides_of_level, sides_of_names
from warren.games.wistar.ratbot.rulebook import SoloRules
from warren.table import BadVariant, Dice, Table

RULES = SoloRules()


@rule("WS-001")
def test_at_one_seat_you_play_against_ratbot_and_at_two_you_do_not() -> None:
    solo = Table.start(RULES, 1, 1)
    assert len(solo.state.players) == 2
    assert solo.state.ratbot is not None
    assert Table.start(RULES, 2, 1).state.ratbot is None


@rule("WS-002")
def test_the_components_are_as_many_as_the_rulebook_says() -> None:
    assert len(AUTOMA.action_cards) == 7
    assert len(AUTOMA.exploration_cards) == 7
    assert len(AUTOMA.skill_status_tokens.tokens) == 5
    assert len(AUTOMA.status_cards) == 6
    assert AUTOMA.components.automa_board == 1


@rule("WS-003")
def test_there_are_ten_levels() -> None:
    assert sorted(TRIPLES) == list(range(10))
    for level in range(10):
        assert level_of(Table.start(RULES, 1, 1, {"ratbot": level}).state.ratbot.status) == level  # type: ignore[union-attr]
    for level in (-1, 10):
        with pytest.raises(BadVariant):
            Table.start(RULES, 1, 1, {"ratbot": level})


@rule("WS-004")
def test_a_side_has_an_index_a_symbol_and_a_track() -> None:
    for component, side in STATUS_SIDES.items():
        assert side.index in (0, 1, 2, 3)
        assert STATUS_CARD_OF[component].kind in KINDS
        assert len(side.steps) > 1


@rule("WS-005")
def test_both_sides_of_a_card_show_the_same_symbol_and_different_indices() -> None:
    for card in AUTOMA.status_cards:
        front, back = card.sides
        assert front.index != back.index


@rule("WS-006")
def test_each_symbol_is_on_two_cards_with_all_four_indices() -> None:
    for kind in KINDS:
        cards = [card for card in AUTOMA.status_cards if card.kind == kind]
        assert len(cards) == 2
        assert sorted(side.index for card in cards for side in card.sides) == [0, 1, 2, 3]


@rule("WS-007")
def test_exactly_three_cards_one_of_each_symbol() -> None:
    assert sides_of_names(["robot/1", "structure/2", "tool/2"]) == [
        SIDE["structure", 2],
        SIDE["tool", 2],
        SIDE["robot", 1],
    ]
    for wrong in (["structure/2", "structure/1", "tool/2"], ["structure/2", "tool/2"], ["structure/2"] * 3):
        with pytest.raises(BadVariant, match="WS-007"):
            sides_of_names(wrong)
    for name in ("house/1", "tool", "tool/4", ""):
        with pytest.raises(BadVariant, match="WS-004"):
            sides_of_names(["structure/1", "robot/1", name])


@rule("WS-008")
def test_the_level_is_the_sum_of_the_indices() -> None:
    assert level_of(sides_of_names(["structure/2", "tool/2", "robot/1"])) == 5
    assert level_of(sides_of_names(["structure/0", "tool/0", "robot/1"])) == 1


@rule("WS-007", "WS-009")
@pytest.mark.parametrize("names", [["structure/0", "tool/1", "robot/2"], ["structure/1", "structure/2", "robot/1"]])
def test_an_illegal_choice_is_refused_before_anything_is_set_up(names: list[str]) -> None:
    with pytest.raises(BadVariant, match=r"WS-00[79]"):
        RULES.check(1, {"ratbot": 4, "status_cards": names})
    RULES.check(1, {"ratbot": 4, "status_cards": []})


@rule("WS-009")
def test_indices_that_differ_by_two_are_refused() -> None:
    for wrong in ((0, 2, 1), (3, 1, 2), (0, 3, 3), (1, 1, 3)):
        names = [f"{kind}/{index}" for kind, index in zip(KINDS, wrong, strict=True)]
        with pytest.raises(BadVariant, match="WS-009"):
            sides_of_names(names)


@rule("WS-010")
def test_zero_one_two_is_refused_although_its_sum_is_three() -> None:
    with pytest.raises(BadVariant, match="WS-009"):
        Table.start(RULES, 1, 1, {"status_cards": ["structure/0", "tool/1", "robot/2"]})


@rule("WS-011")
def test_the_ends_of_the_scale_have_one_way_each() -> None:
    assert TRIPLES[0] == ((0, 0, 0),)
    assert TRIPLES[9] == ((3, 3, 3),)


@rule("WS-012")
def test_twenty_two_triples_are_legal_those_of_the_table() -> None:
    legal = {triple for triple in product(range(4), repeat=3) if max(triple) - min(triple) < 2}
    assert len(legal) == 22
    assert {triple for triples in TRIPLES.values() for triple in triples} == legal
    for level, triples in TRIPLES.items():
        assert all(sum(triple) == level for triple in triples)


@rule("WS-013")
def test_the_dice_choose_evenly_among_three_triples() -> None:
    dice = Dice.seeded(1)
    drawn = [tuple(sides_of_level(5, dice)) for _ in range(300)]
    assert len(set(drawn)) == 3
    assert all(70 < drawn.count(sides) < 130 for sides in set(drawn))
    exact = Table.start(RULES, 1, 1, {"status_cards": ["structure/2", "tool/1", "robot/2"]}).state.ratbot
    assert exact is not None
    assert [STATUS_SIDES[side].index for side in exact.status] == [2, 1, 2]
