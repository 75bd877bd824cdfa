"""Why something can't be done now: every reason, with the rule and the numbers it names."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.above_below.positions import (
    BASKET,
    BOOK,
    GLOGO,
    GREAT_HALL,
    HUT,
    RATS,
    STAFF,
    afflict,
    begin,
    do,
    give,
    hire,
    new,
    own,
    row,
    set_out,
    show_house,
    starters,
    story,
    top_cave,
    win,
    zones,
)
from tests.games.above_below.telling import others_passed, poor, why
from tests.ledger_marks import rule

BUILDER, TEACHER, SCOUT = starters(0)
SHED, ORE_PIT, HOLLOW = "building:H10", "building:H14", "building:O01"
"""For 4, 4 and 3 coins; the last is an outpost."""
BUSY: Final = ("under-way", "AB-140")


# --- the moment -----------------------------------------------------------------------------------------------------


@rule("AB-044", "AB-046")
def test_in_somebody_elses_turn_everything_else_that_is_missing_is_named_as_well() -> None:
    table = begin(poor())
    assert why(table, "action:labor", seat=1) == [("not-your-turn", "AB-044", {"seat": "seat:0"})]
    do(table, "pass")
    refusals = [("not-your-turn", "AB-044", {"seat": "seat:1"}), ("passed", "AB-046")]
    assert why(table, "action:labor") == refusals
    assert why(table, "action:harvest") == [*refusals, ("nothing-to-harvest", "AB-122")]


@rule("AB-149")
def test_while_an_offer_is_open_it_is_the_sellers_decision() -> None:
    game = poor(5)
    give(game, 1, rope=1).reserve.clear()
    game.players[1].for_sale = "rope"
    table = do(begin(game), "offer/seat:1/item:rope", "price/4")
    assert why(table, "action:labor") == [("not-your-turn", "AB-044", {"seat": "seat:1"})]
    assert why(table, "action:labor", seat=1) == [BUSY]


@rule("AB-172")
def test_at_the_end_of_a_round_only_those_who_can_recover_are_asked_about() -> None:
    game = new()
    zones(game, 0, [SCOUT], [BUILDER], [TEACHER])
    give(game, 0, cider=1).buildings.remove(f"{HUT}/1")
    others_passed(game)
    table = do(begin(game), "pass")
    assert table.state.step == "recovery"
    assert why(table, BUILDER) == why(table, TEACHER) == []
    assert why(table, SCOUT) == why(table, "item:cider") == [("end-of-round", "AB-172")]
    assert why(table, "action:labor") == [("end-of-round", "AB-172")]
    assert why(table, "action:labor", seat=1) == [("not-your-turn", "AB-044", {"seat": "seat:0"})]


@rule("AB-256")
def test_when_the_game_is_over_nothing_can_be_done() -> None:
    game = new()
    game.round = 7
    others_passed(game)
    table = do(begin(game), "pass")
    assert table.choice is None
    assert why(table, "action:labor") == [("game-over", "AB-256"), ("passed", "AB-046")]
    assert why(table, GREAT_HALL, seat=1)[0] == ("game-over", "AB-256")


@rule("AB-140")
@pytest.mark.parametrize("component", ["action:labor", GREAT_HALL, "cave:C02", "seat:1", STAFF])
def test_while_a_story_is_read_nothing_else_can_be_done(component: str) -> None:
    game = new(2, "artifacts")
    win(game, 0, STAFF)
    with story(*RATS):
        assert BUSY in why(set_out(game), component)


@rule("AB-048")
def test_while_villagers_are_gathered_only_those_ready_count() -> None:
    table = do(begin(new()), "labor", f"send/{BUILDER}")
    assert why(table, TEACHER) == []
    assert why(table, BUILDER) == [BUSY, ("sent-already", "AB-048")]
    assert why(table, "item:rope")[0] == BUSY


@rule("AB-074", "AB-290", "AB-328")
def test_after_the_dice_explorers_artifacts_and_what_can_be_laid_or_spent_count() -> None:
    game = new(2, "artifacts", "supplies")
    win(game, 0, STAFF, BASKET)
    give(game, 0, rope=1, cider=1, supplies=1)
    with story(*RATS):
        table = do(set_out(game, 1, 1, crew=[BUILDER, TEACHER]), "choose/paragraph:1/1")
        assert table.state.step == "dice"
        for component in (BUILDER, TEACHER, STAFF, "item:rope", "item:supplies"):
            assert why(table, component) == []
        assert why(table, SCOUT) == [BUSY]
        assert why(table, "item:cider") == [("no-good", "AB-216")]
        assert why(table, BASKET) == [("artifact-for", "AB-286", {"action": "action:harvest"})]


@rule("AB-079", "AB-081")
def test_once_somebody_went_home_nothing_is_added_to_a_die() -> None:
    game = new(2, "artifacts", "supplies")
    win(game, 0, STAFF)
    give(game, 0, supplies=1)
    with story(*RATS):
        table = do(set_out(game, 6, 6, 1), "choose/paragraph:1/2", f"home/{SCOUT}")
        too_late = [("after-sending-home", "AB-079")]
        assert why(table, STAFF) == why(table, "item:supplies") == too_late
        assert why(table, SCOUT) == [("went-home", "AB-081")]
        assert why(table, TEACHER) == []


@rule("AB-314")
@pytest.mark.parametrize("supplies", [0, 1])
def test_a_cowardly_explorer_whose_die_cannot_be_changed_says_why(supplies: int) -> None:
    game = new(2, "villager_states", "supplies")
    afflict(game, SCOUT, "cowardly")
    give(game, 0, **({"supplies": supplies} if supplies else {}))
    with story(*RATS):
        table = do(set_out(game, 6, 6, 1), "choose/paragraph:1/2")
        assert why(table, SCOUT) == ([] if supplies else [("cowardly", "AB-314")])
        assert why(table, BUILDER) == []
        do(table, f"home/{BUILDER}")
        assert why(table, SCOUT) == [("cowardly", "AB-314")]


# --- actions --------------------------------------------------------------------------------------------------------


@rule("AB-168", "AB-053")
def test_without_anybody_ready_no_action_is_possible() -> None:
    game = new()
    zones(game, 0, [], [BUILDER, TEACHER], [SCOUT])
    table = begin(game)
    nobody = ("nobody-ready", "AB-168")
    assert why(table, "action:labor") == [nobody]
    assert why(table, "action:explore") == [nobody, ("too-few-explorers", "AB-053", {"need": 2, "have": 0})]
    assert why(table, "action:build") == [nobody, ("no-hammer", "AB-099")]
    assert why(table, "action:train") == [nobody, ("no-quill", "AB-125")]


@rule("AB-101", "AB-102", "AB-110")
def test_building_needs_enough_for_the_cheapest_card_that_may_be_built() -> None:
    """The hollow for 3 may be built only on an empty cave; the glogo builds it for 2."""
    game = poor(3)
    game.houses.row, game.outposts.row = [ORE_PIT, None, None, None], [HOLLOW, None, None, None]
    game.keys, game.stars = [], []
    table = begin(game)
    assert why(table, "action:build") == [("nothing-affordable", "AB-101", {"have": 3})]
    game.players[0].caves.append("cave:C25")
    assert why(table, "action:build") == []
    game.players[0].coins = 2
    assert why(table, "action:build") == [("nothing-affordable", "AB-101", {"have": 2})]
    hire(game, 0, GLOGO)
    assert why(table, "action:build") == []


@rule("AB-127", "AB-132", "AB-292")
def test_training_needs_enough_for_the_cheapest_villager_of_the_row() -> None:
    """The spaces cost 2, 3, 3, 4 and 5; with the book the trainer pays 1 less."""
    game = new(2, "artifacts")
    row(game, None, "villager:kara", "villager:ravna")
    game.players[0].coins = 2
    table = begin(game)
    assert why(table, "action:train") == [("nothing-affordable", "AB-127", {"have": 2})]
    assert why(table, "villager:kara") == [("too-dear", "AB-126", {"need": 3, "have": 2})]
    win(game, 0, BOOK)
    assert why(table, "action:train") == why(table, "villager:kara") == []
    row(game)
    assert why(table, "action:train") == [("nothing-affordable", "AB-127", {"have": 2})]


@rule("AB-125", "AB-126")
def test_without_a_trainer_a_villager_is_judged_at_the_printed_price() -> None:
    game = poor(1)
    row(game, "villager:kara")
    zones(game, 0, [SCOUT, BUILDER], [TEACHER], [])
    refusals = [("no-quill", "AB-125"), ("too-dear", "AB-126", {"need": 2, "have": 1})]
    assert why(begin(game), "villager:kara") == refusals


# --- cards ----------------------------------------------------------------------------------------------------------


@rule("AB-100", "AB-110")
def test_a_building_is_judged_at_the_price_of_the_best_builder() -> None:
    game = poor(3)
    show_house(game, SHED)
    table = begin(game)
    assert why(table, SHED) == [("too-dear", "AB-100", {"need": 4, "have": 3})]
    hire(game, 0, GLOGO)
    assert why(table, SHED) == []
    game.players[0].coins = 2
    assert why(table, SHED) == [("too-dear", "AB-100", {"need": 3, "have": 2})]
    zones(game, 0, [SCOUT], [BUILDER, TEACHER, GLOGO], [])
    assert why(table, SHED) == [("no-hammer", "AB-099"), ("too-dear", "AB-100", {"need": 4, "have": 2})]


@rule("AB-100", "AB-102")
def test_an_outpost_needs_a_cave_and_a_card_in_the_deck_or_of_a_settlement_is_not_for_sale() -> None:
    game = poor(9)
    show_house(game, HOLLOW)
    own(game, 1, SHED)
    table = begin(game)
    assert why(table, HOLLOW) == [("no-empty-cave", "AB-102")]
    assert why(table, SHED) == why(table, f"{HUT}/1") == [("not-face-up", "AB-100")]


@rule("AB-116")
def test_goods_on_a_card_wait_for_somebody_who_is_ready() -> None:
    game = new()
    own(game, 0, SHED, stock={SHED: ["mushroom"]})
    table = begin(game)
    assert why(table, SHED) == []
    assert why(table, "item:mushroom") == [("only-on-cards", "AB-158")]
    assert why(table, "item:rope") == [("not-owned", "AB-154")]
    zones(game, 0, [], [BUILDER, TEACHER, SCOUT], [])
    assert why(table, SHED) == [("nobody-ready", "AB-116")]


@rule("AB-048", "AB-220")
def test_villagers_that_cannot_be_sent() -> None:
    game = new()
    zones(game, 0, [SCOUT], [BUILDER], [TEACHER])
    table = begin(game)
    assert why(table, SCOUT) == []
    assert why(table, BUILDER) == [("not-ready", "AB-048", {"zone": "resting"})]
    assert why(table, TEACHER) == [("not-ready", "AB-048", {"zone": "injured"})]
    assert why(table, starters(1)[0]) == [("not-your-villager", "AB-048")]
    assert why(table, GLOGO) == [("special-villager", "AB-220")]


@rule("AB-052", "AB-053", "AB-097")
def test_only_the_top_cave_is_explored() -> None:
    game = new()
    top_cave(game, "cave:C03")
    table = begin(game)
    assert why(table, "cave:C03") == []
    assert why(table, "cave:C04") == [("not-the-top-cave", "AB-052")]
    zones(game, 0, [SCOUT], [BUILDER, TEACHER], [])
    assert why(table, "cave:C03") == [("too-few-explorers", "AB-053", {"need": 2, "have": 1})]
    game.top_caves.insert(0, "cave:C05")
    assert why(table, "cave:C03") == [("not-the-top-cave", "AB-052")]
