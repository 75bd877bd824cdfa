"""Underforest, Desert Labyrinth and the supplies found there (AB sections 17, 17.5, 17.6)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.above_below.positions import (
    CAT,
    FIRST_CAVE,
    RATS,
    asked,
    begin,
    do,
    everything,
    give,
    heads,
    hire,
    ids,
    new,
    option,
    set_out,
    starters,
    story,
    told,
    top_cave,
    total,
    zones,
)
from tests.ledger_marks import rule
from warren.games.above_below.content import DESERT_TOKENS, UNDERFOREST_TOKENS
from warren.games.above_below.rulebook import RULEBOOK
from warren.table import BadVariant

BUILDER, TEACHER, SCOUT = starters(0)
HIDE = "choose/paragraph:1/1"
MODULES = ("artifacts", "extra_villagers", "quests", "villager_states", "underforest", "desert", "supplies")


@rule("AB-282")
def test_every_switch_is_a_module() -> None:
    switches = [name for name, variant in RULEBOOK.variants.items() if isinstance(variant.default, bool)]
    assert switches == list(MODULES)
    assert not any(RULEBOOK.variants[name].default for name in switches)


SETS = [chosen for n in range(len(MODULES) + 1) for chosen in combinations(MODULES, n)]


@rule("AB-282", "AB-305", "AB-337")
@pytest.mark.parametrize("chosen", SETS, ids=" ".join)
def test_any_modules_may_be_added_together_only_the_books_need_the_states(chosen: tuple[str, ...]) -> None:
    books = {"underforest", "desert"}.intersection(chosen)
    if books and "villager_states" not in chosen:
        with pytest.raises(BadVariant, match="AB-305"):
            new(3, *chosen)
    else:
        assert set(new(3, *chosen).modules) == {*chosen, *(["supplies"] if books else [])}


@rule("AB-282")
def test_without_a_module_none_of_its_components_are_in_the_game() -> None:
    kinds = {component.partition(":")[0] for component in everything(new())}
    assert not kinds & {"artifact", "quest", "state", "token"}
    assert "supplies" not in everything(new())


@rule("AB-305")
@pytest.mark.parametrize("book", ["underforest", "desert"])
def test_the_further_books_need_the_villager_states(book: str) -> None:
    with pytest.raises(BadVariant, match="AB-305"):
        new(2, book)
    assert book in new(2, book, "villager_states").modules


@rule("AB-337", "AB-327")
@pytest.mark.parametrize("book", ["underforest", "desert"])
def test_the_further_books_switch_the_supplies_on(book: str) -> None:
    game = new(2, book, "villager_states")
    assert "supplies" in game.modules
    assert game.supply.left["supplies"] == 20
    assert "supplies" not in new(2, "villager_states").modules


@rule("AB-319", "AB-322")
def test_each_book_has_a_face_down_stack_of_its_own() -> None:
    game = new(2, "underforest", "desert", "villager_states")
    assert game.tokens["underforest"].cards() == sorted(UNDERFOREST_TOKENS)
    assert game.tokens["desert"].cards() == sorted(DESERT_TOKENS)
    shown = RULEBOOK.viewer(game)(0)
    assert shown["modules_board"]["tokens_left"] == {"underforest": 12, "desert": 12}
    assert "token:" not in str(shown)


@rule("AB-322", "AB-323", "AB-326")
def test_the_stack_is_chosen_after_the_villagers_were_assigned_and_before_the_die() -> None:
    game = new(2, "underforest", "desert", "villager_states")
    hire(game, 0, CAT)
    top_cave(game, FIRST_CAVE)
    table = do(begin(game, 1, 5), "explore", f"send/{CAT}", f"send/{SCOUT}", f"send/{BUILDER}", "go", "nobody")
    assert asked(table) == (0, "book")
    assert ids(table) == ["book/underforest", "book/desert"]
    assert table.state.tale is not None
    assert table.state.tale.die == 0
    assert CAT in table.state.players[0].resting
    do(table, "book/desert")
    tale = table.state.tale
    assert tale.token in DESERT_TOKENS
    assert tale.die == 5
    assert tale.paragraph == DESERT_TOKENS[tale.token].paragraphs[4]


@rule("AB-326")
def test_a_token_gives_three_paragraphs_for_two_results_each() -> None:
    for token in (UNDERFOREST_TOKENS | DESERT_TOKENS).values():
        low, low_too, middle, middle_too, high, high_too = token.paragraphs
        assert (low, middle, high) == (low_too, middle_too, high_too)
        assert len({low, middle, high}) == 3


@rule("AB-323", "AB-231")
def test_no_token_is_drawn_for_an_exploration_that_does_not_take_place() -> None:
    game = new(2, "underforest", "villager_states")
    hire(game, 0, CAT)
    zones(game, 0, [CAT, SCOUT], [BUILDER, TEACHER], [])
    table = do(begin(game, 1), "explore")
    assert told(table, "token-drawn") == []
    assert len(table.state.tokens["underforest"]) == 12


@rule("AB-324")
def test_a_used_token_goes_under_its_stack() -> None:
    game = new(2, "underforest", "villager_states")
    before = everything(game)
    table = do(begin(game, 1, 1, 1, 1), "explore", "all")
    tale = table.state.tale
    assert tale is not None
    token = tale.token
    assert token is not None
    assert len(table.state.tokens["underforest"]) == 11
    do(table, ids(table)[0])
    while asked(table)[0] == 0:
        do(table, ids(table)[-1])
    assert table.state.tokens["underforest"].layers[-1] == [token]
    assert everything(table.state) == before


@rule("AB-325")
def test_the_base_book_may_be_explored_by_the_tables_choice_only() -> None:
    game = new(2, "underforest", "villager_states", base_book="open")
    before = everything(game)
    top_cave(game, FIRST_CAVE)
    table = do(begin(game, 1), "explore", "all")
    assert ids(table) == ["book/underforest", "book/base"]
    assert everything(table.state) == before
    do(table, "book/base")
    assert table.state.tale is not None
    assert (table.state.tale.token, table.state.tale.paragraph) == (None, "1")


@rule("AB-325")
def test_the_base_book_is_closed_unless_the_table_opens_it() -> None:
    table = do(begin(new(2, "underforest", "villager_states"), 1), "explore", "all")
    assert table.state.tale is not None
    assert table.state.tale.token is not None


@rule("AB-328", "AB-331", "AB-333")
def test_supplies_add_one_each_after_the_rolls_also_to_the_same_die_and_return_to_their_stack() -> None:
    game = new(2, "supplies")
    give(game, 0, supplies=3)
    with story(option((7, {"coins": 1})), *RATS):
        table = do(set_out(game, 2, 4, 6), HIDE)
        assert f"plus/{BUILDER}/item:supplies" in ids(table)
        do(table, f"plus/{BUILDER}/item:supplies", f"plus/{BUILDER}/item:supplies")
        assert table.state.tale is not None
        assert table.state.tale.change[BUILDER] == 2
        assert table.state.tale.lit[BUILDER] == 2
    assert table.state.players[0].reserve["supplies"] == 1
    assert table.state.supply.left["supplies"] == 19


@rule("AB-332")
def test_supplies_cannot_be_spent_in_the_exploration_that_gains_them() -> None:
    game = new(2, "supplies")
    with story(option((3, {"supplies": 2}), (6, {"coins": 1})), *RATS):
        table = do(set_out(game, 1, 1, 1), HIDE)
        assert heads(table) == {"home", "done"}
        do(table, "done")
    assert table.state.players[0].reserve == {"supplies": 2}


@rule("AB-329", "AB-330")
@pytest.mark.parametrize(("supplies", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_two_supplies_score_a_point_at_the_end(supplies: int, points: int) -> None:
    game = new(2, "supplies")
    give(game, 0, **({"supplies": supplies} if supplies else {}))
    assert total(game)["supplies"] == points
