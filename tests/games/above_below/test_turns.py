"""Rounds, turns, free actions, passing (AB sections 3, 9 and 10)."""

from __future__ import annotations

from tests.games.above_below.positions import (
    FIRST_CAVE,
    RATS,
    asked,
    begin,
    do,
    give,
    heads,
    hire,
    ids,
    new,
    option,
    own,
    set_out,
    show_house,
    starters,
    story,
    top_cave,
    zones,
)
from tests.ledger_marks import rule

BUILDER, TEACHER, SCOUT = starters(0)


@rule("AB-044", "AB-045")
def test_the_round_goes_on_until_all_have_passed() -> None:
    table = begin(new(2))
    do(table, "labor", f"send/{BUILDER}", "go")
    assert asked(table) == (1, "turn")
    do(table, "pass")
    for villager in (TEACHER, SCOUT):
        assert asked(table)[0] == 0
        do(table, "labor")
        if asked(table)[1] == "labor":
            do(table, f"send/{villager}", "go")
        if asked(table)[1] == "after":
            do(table, "done")
        assert table.state.round == 1
    do(table, "pass")
    assert table.state.round == 2


@rule("AB-046", "AB-167")
def test_who_has_passed_gets_no_further_turn() -> None:
    table = begin(new(3))
    do(table, "pass")
    seats = []
    for _ in range(4):
        seats.append(asked(table)[0])
        player = table.state.players[seats[-1]]
        do(table, "labor")
        if asked(table)[1] == "labor":
            do(table, f"send/{player.ready[0]}", "go")
    assert seats == [1, 2, 1, 2]
    assert table.state.players[0].ready == starters(0)


@rule("AB-015", "AB-047")
def test_all_five_actions_are_offered_when_they_can_be_done() -> None:
    game = new()
    game.players[0].coins = 20
    own(game, 0, "building:H08", stock={"building:H08": ["fruit"]})
    assert {"explore", "build", "harvest", "train", "labor", "pass"} <= heads(begin(game))


@rule("AB-048")
def test_only_ready_villagers_can_be_used() -> None:
    game = new()
    game.players[0].coins = 20
    own(game, 0, "building:H08", stock={"building:H08": ["fruit"]})
    zones(game, 0, [SCOUT], [BUILDER], [TEACHER])
    table = begin(game)
    assert heads(table) & {"explore", "build", "train", "harvest", "labor"} == {"harvest", "labor"}
    do(table, "labor")
    assert table.state.players[0].resting == [BUILDER, SCOUT]
    assert table.state.players[0].injured == [TEACHER]


@rule("AB-049", "AB-140")
def test_free_actions_come_before_the_action_and_none_but_laying_goods_after_it() -> None:
    game = new()
    give(game, 0, fish=2, rope=1)
    table = begin(game)
    do(table, "sell/item:rope", "ask-me", "replace/houses", "lay/item:fish")
    assert asked(table) == (0, "turn")
    do(table, "labor", "all")
    assert asked(table) == (0, "after")
    assert ids(table) == ["lay/item:fish", "lay/item:rope", "done"]
    do(table, "done")
    assert asked(table) == (1, "turn")


@rule("AB-049")
def test_a_turn_holds_exactly_one_action() -> None:
    table = do(begin(new()), "labor", f"send/{BUILDER}", "go")
    assert asked(table) == (1, "turn")
    assert table.state.players[0].ready == [TEACHER, SCOUT]


@rule("AB-050")
def test_villagers_rest_before_the_benefit_is_taken() -> None:
    game = new()
    own(game, 0, "building:H08", "building:H09", stock={"building:H08": ["fruit"], "building:H09": ["fish"]})
    table = do(begin(game), "harvest", f"send/{BUILDER}", "go")
    assert asked(table) == (0, "take")
    assert table.state.players[0].resting == [BUILDER]
    assert table.state.players[0].ready == [TEACHER, SCOUT]


@rule("AB-141", "AB-168", "AB-171")
def test_without_a_ready_villager_there_are_free_actions_and_the_pass() -> None:
    game = new()
    give(game, 0, fish=1)
    zones(game, 0, [], [BUILDER, TEACHER, SCOUT], [])
    table = begin(game)
    assert heads(table) == {"pass", "lay", "sell", "replace"}
    do(table, "lay/item:fish")
    assert asked(table) == (0, "turn")
    assert heads(table) == {"pass", "replace"}
    do(table, "replace/houses")
    assert asked(table) == (1, "turn")
    assert table.state.players[0].passed


@rule("AB-169")
def test_one_may_pass_with_ready_villagers_left() -> None:
    table = do(begin(new()), "pass")
    assert table.state.players[0].passed
    assert table.state.players[0].ready == starters(0)


@rule("AB-170")
def test_who_has_passed_still_answers_offers_and_lays_goods_before_the_income() -> None:
    game = new()
    give(game, 1, rope=1, fish=1)
    game.players[1].reserve.pop("rope")
    game.players[1].for_sale = "rope"
    game.players[1].passed = True
    table = do(begin(game), "offer/seat:1/item:rope", "price/3")
    assert asked(table) == (1, "offer")
    do(table, "accept", "pass")
    assert asked(table) == (0, "lay")
    do(table, "done")
    assert asked(table) == (1, "lay")
    do(table, "lay/item:fish")
    assert table.state.players[1].track == ["fish"]


@rule("AB-051")
def test_everything_the_players_own_lies_open() -> None:
    game = new(3, "artifacts")
    give(game, 0, rope=2, potion=1)
    hire(game, 0, "villager:glogo", zone="injured")
    views = [begin(game.copy()).view(seat) for seat in (None, 0, 1, 2)]
    assert all(view["players"] == views[0]["players"] for view in views)
    assert views[0]["players"][0]["reserve"] == {"item:rope": 2, "item:potion": 1}
    assert views[0]["players"][0]["injured"] == ["villager:glogo"]


@rule("AB-051")
def test_the_order_of_decks_is_no_part_of_any_view() -> None:
    game = new(2, "artifacts", "villager_states", "underforest")
    view = str(begin(game).view(0))
    unseen = game.villagers.cards() + game.house_deck.cards() + game.outpost_deck.cards() + game.caves.cards()
    unseen += game.tokens["underforest"].cards() + game.artifacts
    assert [card for card in unseen if f"'{card}'" in view] == []


@rule("AB-217")
def test_goods_may_be_laid_once_the_paragraph_is_read() -> None:
    game = new()
    give(game, 0, mushroom=1)
    with story(*RATS):
        table = set_out(game)
        assert ids(table) == ["choose/paragraph:1/1", "choose/paragraph:1/2", "lay/item:mushroom"]
        do(table, "lay/item:mushroom")
        assert ids(table) == ["choose/paragraph:1/1", "choose/paragraph:1/2"]
    assert table.state.players[0].track == ["mushroom"]


@rule("AB-217")
def test_goods_may_be_laid_also_where_only_one_option_can_be_chosen() -> None:
    game = new()
    give(game, 0, mushroom=1)
    with story(option((14, {"coins": 1})), option((1, {"coins": 1}), cost={"amethyst": 1})):
        table = set_out(game, 1, 1, 1)
        assert ids(table) == ["choose/paragraph:1/1", "lay/item:mushroom"]
        do(table, "lay/item:mushroom")
    player = table.state.players[0]
    assert (player.track, player.reserve) == (["mushroom"], {})
    assert table.state.tale is not None
    assert table.state.tale.reached == -1


@rule("AB-217")
def test_goods_may_be_laid_after_the_dice_before_a_failure_can_take_them() -> None:
    game = new()
    own(game, 0, "building:O13")
    give(game, 0, rope=1, mushroom=1)
    with story(option((6, {"coins": 1}), fail={"rope": 1}), *RATS):
        table = do(set_out(game, 1, 1, 1), "choose/paragraph:1/1")
        assert heads(table) == {"reroll", "home", "lay", "done"}
        do(table, "lay/item:rope")
        assert heads(table) == {"reroll", "home", "lay", "done"}
        do(table, f"home/{BUILDER}", "lay/item:mushroom", "done")
    player = table.state.players[0]
    assert player.track == ["rope", "mushroom"]
    assert player.reserve == {}
    assert table.state.tale is not None
    assert table.state.tale.reached == -1


@rule("AB-078", "AB-217")
def test_a_good_that_is_laid_helps_no_more() -> None:
    game = new()
    give(game, 0, rope=1)
    with story(option((6, {"coins": 1}), bonus={"lanterns": 2, "if_good": "rope"}), *RATS):
        table = do(set_out(game, 1, 1, 1), "choose/paragraph:1/1")
        assert table.choice is not None
        assert table.choice.about == (6, 5)
        do(table, "lay/item:rope")
        assert table.choice.about == (6, 3)


def test_why_each_action_cannot_be_done_now() -> None:
    game = new()
    game.players[0].coins = 0
    zones(game, 0, [SCOUT], [BUILDER], [TEACHER])
    show_house(game, "building:H01")
    top_cave(game, FIRST_CAVE)
    table = begin(game)

    def reasons(component: str, seat: int = 0) -> list[tuple[str, str]]:
        return [(reason.key, reason.rule) for reason in table.why_not(seat, component)]

    assert reasons("action:explore") == [("too-few-explorers", "AB-053")]
    assert reasons("action:build") == [("no-hammer", "AB-099")]
    assert reasons("action:train") == [("no-quill", "AB-125")]
    assert reasons("action:harvest") == [("nothing-to-harvest", "AB-122")]
    assert reasons("action:labor") == []
    assert reasons("building:H01") == [("no-hammer", "AB-099"), ("too-dear", "AB-100")]
    assert reasons(BUILDER) == [("not-ready", "AB-048")]
    assert reasons(SCOUT) == []
    assert reasons("villager:glogo") == [("special-villager", "AB-220")]
    assert reasons("action:labor", seat=1) == [("not-your-turn", "AB-044")]


@rule("AB-046")
def test_who_has_passed_is_told_so() -> None:
    table = do(begin(new(2)), "pass")
    refusals = [(reason.key, reason.rule) for reason in table.why_not(0, "action:labor")]
    assert refusals == [("not-your-turn", "AB-044"), ("passed", "AB-046")]
    assert [reason.key for reason in table.why_not(1, "action:labor")] == []
