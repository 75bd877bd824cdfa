"""Setting out, the paragraph, the choice (AB section 4, first part; AB-226..AB-233 where they meet it)."""

from __future__ import annotations

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
    on_track,
    option,
    set_out,
    starters,
    story,
    told,
    top_cave,
    zones,
)
from tests.ledger_marks import rule
from warren.games.above_below.content import CAVES
from warren.games.above_below.state import Game
from warren.table import IllegalChoice, UndoRefused

BUILDER, TEACHER, SCOUT = starters(0)


@rule("AB-052")
def test_the_top_cave_is_taken_and_the_explorers_move_onto_it() -> None:
    game = new()
    top_cave(game, FIRST_CAVE)
    table = do(begin(game, 3), "explore", f"send/{SCOUT}", f"send/{BUILDER}", "go")
    tale = table.state.tale
    assert tale is not None
    assert (tale.cave, tale.crew) == (FIRST_CAVE, [SCOUT, BUILDER])
    assert table.state.players[0].ready == [TEACHER]
    assert table.state.top_caves != [FIRST_CAVE]


@rule("AB-052")
def test_there_is_no_upper_limit_to_the_explorers() -> None:
    game = new()
    hire(game, 0, CAT, "villager:glogo", "villager:metal_man/1", "villager:elemental_woman")
    top_cave(game, FIRST_CAVE)
    table = do(begin(game, 6, 1), "explore", "all")
    assert table.state.tale is not None
    assert len(table.state.tale.crew) == 7


@rule("AB-053")
def test_fewer_than_two_ready_villagers_cannot_explore() -> None:
    game = new()
    zones(game, 0, [SCOUT], [BUILDER, TEACHER], [])
    assert "explore" not in heads(begin(game))
    zones(game, 0, [SCOUT, BUILDER], [TEACHER], [])
    assert "explore" in heads(begin(game))
    zones(game, 0, [SCOUT, BUILDER, TEACHER], [], [])
    table = do(begin(game), "explore", f"send/{SCOUT}")
    assert "go" not in ids(table)
    do(table, f"send/{BUILDER}")
    assert "go" in ids(table)


@rule("AB-054")
def test_the_explorers_are_fixed_before_the_exploration_die() -> None:
    with story(*RATS):
        table = set_out(new(), crew=[SCOUT, BUILDER])
        assert heads(table) == {"choose"}
        assert [entry.chance for entry in table.entries if entry.chance] == [table.entries[-1].chance]
        with pytest.raises(UndoRefused):
            table.undo()


@rule("AB-055")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_die_finds_the_paragraph_on_the_cave_card(die: int) -> None:
    game = new()
    top_cave(game, "cave:C07")
    table = do(begin(game, die), "explore", "all")
    assert table.state.tale is not None
    assert table.state.tale.paragraph == str(CAVES["cave:C07"].paragraphs[die - 1])


@rule("AB-056", "AB-334")
@pytest.mark.parametrize(("seats", "reader"), [(2, 1), (3, 1), (4, 1)])
def test_the_left_neighbour_reads(seats: int, reader: int) -> None:
    game = new(seats)
    player = game.players[0]
    player.ready += player.resting
    player.resting = []
    with story(*RATS):
        table = set_out(game)
        assert table.view(0)["tale"]["reader"] == f"seat:{reader}"
        assert told(table, "read")[-1]["reader"] == f"seat:{reader}"
        for seat in range(seats):
            shown = table.view(seat)["tale"]["story"]
            assert ("title" in shown) == (seat == reader)
            assert ("checks" in shown["options"][0]) == (seat == reader)


@rule("AB-056")
def test_the_last_seats_left_neighbour_is_the_first() -> None:
    game = new(3)
    game.active = 2
    with story(*RATS):
        table = set_out(game)
        assert table.view(2)["tale"]["reader"] == "seat:0"


@rule("AB-057", "AB-058")
def test_the_explorers_own_view_holds_all_that_is_read_aloud() -> None:
    with story(*RATS):
        shown = set_out(new()).view(0)["tale"]["story"]
    assert shown["scene"]["en"] == "What now?"
    assert [entry["label"]["en"] for entry in shown["options"]] == ["Run and hide", "Fight"]
    assert {"require", "cost", "bonus", "needs"} <= set(shown["options"][0])


@rule("AB-058")
def test_what_an_option_asks_is_shown_and_nothing_it_does_not_ask() -> None:
    toll = option(
        (3, {"potion": 1}),
        require={"explorers_min": 2, "good": "fish"},
        cost={"coins": 2, "rope": 1},
        bonus={"lanterns": 2, "pay": {"cider": 1}},
    )
    with story(toll, *RATS):
        first, second, _ = set_out(new()).view(0)["tale"]["story"]["options"]
    assert first["require"] == {"explorers_min": 2, "good": "fish"}
    assert first["cost"] == {"coins": 2, "rope": 1}
    assert first["bonus"] == {"lanterns": 2, "pay": {"cider": 1}}
    assert (second["require"], second["cost"], second["bonus"]) == (None, None, None)


@rule("AB-059")
def test_rewards_penalties_and_titles_are_in_no_view_but_the_readers_before_the_outcome() -> None:
    secret = option(
        (3, {"amethyst": 7, "special": "glogo"}, {"injure": 5}),
        fail={"potion": 19},
        on_choose={"lose": {"reputation": 3}},
    )
    with story(secret, *RATS):
        table = set_out(new(3), 1, 1, 1)
        for seat in (0, 2, None):
            text = str(table.view(seat))
            for hidden in ("A test", "So.", "Oh.", "'gain'", "'lose'", "on_choose", "'checks'", "'fail'"):
                assert hidden not in text, hidden
        reader = str(table.view(1))
        assert "A test" in reader
        assert "'amethyst': 7" in reader
        do(table, "choose/paragraph:1/2")
        assert asked(table) == (0, "dice")
        assert "So." not in str(table.view(0))
        do(table, "done")
        outcome = table.view(0)["tale"]["outcome"]
        assert outcome["title"]["en"] == "A test"


@rule("AB-335", "AB-094")
def test_the_options_own_reputation_is_shown_and_lost_when_it_is_chosen_and_stays_lost_after_a_failure() -> None:
    shabby = option((9, {"coins": 9}), on_choose={"lose": {"reputation": 1}})
    kind = option((9, {"coins": 9}), on_choose={"gain": {"reputation": 2}})
    for number, reputation in ((1, -1), (2, 2)):
        with story(shabby, kind):
            table = set_out(new(), 1, 1, 1)
            assert table.view(0)["tale"]["conduct"] is None
            do(table, f"choose/paragraph:1/{number}")
            assert table.state.players[0].reputation == reputation
            assert table.state.tale is not None
            assert table.state.tale.reached == -1
            assert table.view(0)["tale"]["conduct"]["reputation"] == reputation
            happened = [happening.what for happening in table.told()]
            changed = "reputation-gained" if reputation > 0 else "reputation-lost"
            assert happened.index("chosen") < happened.index(changed) < happened.index("rolled")


@rule("AB-060", "AB-061")
def test_the_rats_are_announced_with_their_check_values() -> None:
    with story(*RATS):
        options = set_out(new()).view(0)["tale"]["story"]["options"]
    assert [(entry["label"]["en"], entry["needs"]) for entry in options] == [("Run and hide", [3, 4]), ("Fight", [7])]


@rule("AB-062")
def test_the_option_is_chosen_before_the_dice() -> None:
    with story(*RATS):
        table = set_out(new())
        assert asked(table) == (0, "story")
        assert table.state.tale is not None
        assert table.state.tale.rolls == {}
        do(table, "choose/paragraph:1/2")
        assert len(table.state.tale.rolls) == 3


@rule("AB-063")
def test_the_choice_cannot_be_changed() -> None:
    with story(*RATS):
        table = set_out(new(), 1, 1, 1)
        do(table, "choose/paragraph:1/2")
        assert "choose" not in heads(table)
        with pytest.raises(IllegalChoice):
            do(table, "choose/paragraph:1/1")
        with pytest.raises(UndoRefused):
            table.undo()


@rule("AB-065")
def test_a_cost_must_be_payable_is_paid_when_chosen_and_never_returned() -> None:
    dear = option((9, {"coins": 9}), cost={"coins": 5, "rope": 1})
    for coins, rope, payable in ((5, 1, True), (4, 1, False), (5, 0, False)):
        game = new()
        game.players[0].coins = coins
        give(game, 0, rope=rope)
        give(game, 0, fish=1)
        game.players[0].reserve = {kind: n for kind, n in game.players[0].reserve.items() if n}
        with story(dear, *RATS):
            table = set_out(game, 1, 1, 1)
            assert ("choose/paragraph:1/1" in ids(table)) == payable
            if payable:
                do(table, "choose/paragraph:1/1")
                assert table.state.tale is not None
                assert table.state.tale.reached == -1
                assert table.state.players[0].coins == 0
                assert table.state.players[0].reserve == {"fish": 1}
            else:
                assert {reason.rule for reason in table.why_not(0, "paragraph:1/1")} == {"AB-065"}


@rule("AB-065", "AB-159")
def test_the_item_for_sale_can_pay_a_cost() -> None:
    game = new()
    give(game, 0, rope=1).reserve.clear()
    game.players[0].for_sale = "rope"
    with story(option((9, {"coins": 9}), cost={"rope": 1}), *RATS):
        table = do(set_out(game, 1, 1, 1), "choose/paragraph:1/1")
    assert table.state.players[0].for_sale is None
    assert table.state.supply.left["rope"] == 10


def poor(game: Game) -> None:
    game.players[0].reputation = 1
    on_track(game, 0, ("fish", 2))


def rich(game: Game) -> None:
    game.players[0].reputation = 2
    game.players[0].coins = 8
    give(game, 0, fish=1)


@rule("AB-059")
@pytest.mark.parametrize(
    ("require", "key", "unfit", "fit"),
    [
        ({"explorers_min": 3}, "requires-explorers", [SCOUT, BUILDER], [SCOUT, BUILDER, TEACHER]),
        ({"explorer_has": "hammer"}, "requires-hammer", [SCOUT, TEACHER], [SCOUT, BUILDER]),
        ({"explorer_has": "quill"}, "requires-quill", [SCOUT, BUILDER], [SCOUT, TEACHER]),
        ({"reputation_min": 2}, "requires-reputation", [SCOUT, BUILDER], [SCOUT, BUILDER]),
        ({"coins_min": 8}, "requires-coins", [SCOUT, BUILDER], [SCOUT, BUILDER]),
        ({"good": "fish"}, "requires-item", [SCOUT, BUILDER], [SCOUT, BUILDER]),
    ],
)
def test_requirements_are_checked_and_nothing_of_them_is_spent(
    require: dict[str, object], key: str, unfit: list[str], fit: list[str]
) -> None:
    with story(option((1, {"potion": 1}), require=require), *RATS):
        game = new()
        poor(game)
        table = set_out(game, crew=unfit)
        assert "choose/paragraph:1/1" not in ids(table)
        assert [reason.key for reason in table.why_not(0, "paragraph:1/1")] == [key]
        game = new()
        rich(game)
        table = set_out(game, 1, 1, 1, crew=fit)
        assert table.why_not(0, "paragraph:1/1") == []
        do(table, "choose/paragraph:1/1")
    player = table.state.players[0]
    assert (player.reputation, player.coins, player.reserve) == (2, 8, {"fish": 1, "potion": 1})


@rule("AB-097")
def test_without_caves_nobody_may_explore() -> None:
    game = new()
    game.players[1].caves = [*game.top_caves, *game.caves.cards()]
    game.top_caves, game.caves.layers = [], []
    table = begin(game)
    assert "explore" not in heads(table)
    assert ("no-cave-left", "AB-097") in [(reason.key, reason.rule) for reason in table.why_not(0, "action:explore")]


@rule("AB-098", "AB-320", "AB-321")
def test_the_number_comes_from_the_token_if_one_was_laid() -> None:
    game = new(2, "villager_states", "underforest")
    game.tokens["underforest"].layers = [["token:UT04"], *game.tokens["underforest"].layers]
    game.tokens["underforest"].layers[1].remove("token:UT04")
    top_cave(game, FIRST_CAVE)
    table = do(begin(game, 3), "explore", "all")
    tale = table.state.tale
    assert tale is not None
    assert (tale.cave, tale.token, tale.paragraph) == (FIRST_CAVE, "token:UT04", "U20")


# --- those who may refuse -------------------------------------------------------------------------------------------


@rule("AB-226", "AB-228")
@pytest.mark.parametrize(("die", "explores"), [(1, False), (2, False), (3, True), (6, True)])
def test_the_cat_rolls_when_it_is_assigned_before_the_exploration_die(die: int, explores: bool) -> None:
    game = new()
    hire(game, 0, CAT)
    zones(game, 0, [BUILDER, SCOUT, CAT], [TEACHER], [])
    top_cave(game, FIRST_CAVE)
    table = do(begin(game, die, 4), "explore", "all")
    assert table.state.tale is not None
    assert (CAT in table.state.tale.explorers) == explores
    assert (CAT in table.state.players[0].resting) == (not explores)
    assert table.state.tale.die == 4


@rule("AB-227", "AB-233")
def test_with_two_others_the_exploration_goes_on_without_the_cat() -> None:
    game = new()
    hire(game, 0, CAT)
    zones(game, 0, [BUILDER, SCOUT, CAT], [TEACHER], [])
    top_cave(game, FIRST_CAVE)
    table = do(begin(game, 1, 1), "explore", "all")
    assert asked(table) == (0, "story")
    assert table.state.tale is not None
    assert table.state.tale.explorers == [BUILDER, SCOUT]
    assert table.state.players[0].resting == [TEACHER, CAT]


@rule("AB-231", "AB-233")
def test_with_one_other_and_nobody_else_ready_there_is_no_exploration() -> None:
    game = new()
    hire(game, 0, CAT)
    zones(game, 0, [SCOUT, CAT], [BUILDER, TEACHER], [])
    before = everything(game)
    top_cave(game, FIRST_CAVE)
    table = do(begin(game, 1), "explore")
    player = table.state.players[0]
    assert table.state.tale is None
    assert table.state.top_caves[0] == FIRST_CAVE
    assert player.ready == [SCOUT]
    assert player.resting == [BUILDER, TEACHER, CAT]
    assert asked(table) == (1, "turn")
    assert everything(table.state) == before


@rule("AB-231")
def test_the_cave_that_went_back_on_top_is_the_next_one_taken() -> None:
    game = new()
    hire(game, 0, CAT)
    zones(game, 0, [SCOUT, CAT], [BUILDER, TEACHER], [])
    top_cave(game, FIRST_CAVE)
    table = do(begin(game, 1, 1), "explore")
    below = table.state.top_caves[1]
    do(table, "explore", "all")
    assert table.state.tale is not None
    assert table.state.tale.cave == FIRST_CAVE
    assert table.state.top_caves == [below]


@rule("AB-227", "AB-229")
def test_the_cat_may_be_replaced_from_the_ready_zone() -> None:
    game = new()
    hire(game, 0, CAT)
    top_cave(game, FIRST_CAVE)
    table = do(begin(game, 2, 1), "explore", f"send/{CAT}", f"send/{SCOUT}", "go")
    assert asked(table) == (0, "replace")
    assert ids(table) == [f"send/{BUILDER}", f"send/{TEACHER}", "nobody"]
    do(table, f"send/{TEACHER}")
    assert table.state.tale is not None
    assert table.state.tale.explorers == [TEACHER, SCOUT]
    assert table.state.players[0].ready == [BUILDER]
    assert table.state.players[0].resting == [CAT]
