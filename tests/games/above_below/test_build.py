"""The build action (AB section 5)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    GLOGO,
    METAL,
    afflict,
    asked,
    begin,
    caves,
    do,
    everything,
    give,
    heads,
    hire,
    ids,
    new,
    own,
    show_house,
    show_key,
    starters,
    told,
    zones,
)
from tests.ledger_marks import rule
from warren.games.above_below.build import building_price
from warren.games.above_below.state import Game
from warren.table import Table

BUILDER, TEACHER, SCOUT = starters(0)
MAUD = "villager:maud"
"""A hammer-plus."""
COTTAGE, GARDEN, SHRINE = "building:H01", "building:H25", "building:H21"
"""1 bed for 3; 4 VP for 5; 1 reputation and a bed for 5."""
CARPENTERS, GUILD = "building:H19", "building:K01"
"""A coin for each later building, 3; the same with two beds, 6."""
HOLLOW = "building:O01"


def rich(coins: int = 40) -> Game:
    game = new()
    game.players[0].coins = coins
    return game


def building(table: Table[Game]) -> list[str]:
    return [entry.removeprefix("build/") for entry in ids(table) if entry.startswith("build/")]


@rule("AB-099")
def test_a_villager_with_a_hammer_builds_and_rests() -> None:
    game = rich()
    show_house(game, COTTAGE)
    hire(game, 0, MAUD)
    table = begin(game)
    assert {entry.split("/", 1)[1] for entry in building(table)} == {BUILDER, MAUD}
    do(table, f"build/{COTTAGE}/{BUILDER}")
    player = table.state.players[0]
    assert player.resting == [BUILDER]
    assert COTTAGE in player.buildings


@rule("AB-099")
def test_nobody_builds_without_a_ready_hammer() -> None:
    game = rich()
    zones(game, 0, [TEACHER, SCOUT], [BUILDER], [])
    assert "build" not in heads(begin(game))


@rule("AB-100")
def test_any_face_up_card_can_be_bought_for_its_cost() -> None:
    for card, cost in (("building:H03", 7), ("building:K07", 8), ("building:S01", 13), ("building:O23", 6)):
        game = rich()
        caves(game, 0, 1)
        if card[9] in "HO":
            show_house(game, card)
        elif card[9] == "K":
            show_key(game, card)
        table = do(begin(game), f"build/{card}/{BUILDER}")
        assert table.state.players[0].coins == 40 - cost
        assert card in table.state.players[0].buildings


@rule("AB-101")
def test_building_is_offered_only_if_something_can_be_afforded() -> None:
    game = rich(2)
    show_house(game, "building:H15")
    assert "build" not in heads(begin(game))
    game = rich(3)
    show_house(game, "building:H15")
    assert f"building:H15/{BUILDER}" in building(begin(game))
    game = rich(2)
    show_house(game, "building:H15")
    hire(game, 0, MAUD)
    assert f"building:H15/{MAUD}" in building(begin(game))
    assert not any(entry.endswith(BUILDER) for entry in building(begin(game)))


@rule("AB-102")
def test_an_outpost_needs_an_empty_cave_and_is_laid_on_it() -> None:
    game = rich()
    show_house(game, HOLLOW)
    table = begin(game)
    assert not any(entry.startswith(HOLLOW) for entry in building(table))
    assert [(reason.key, reason.rule) for reason in table.why_not(0, HOLLOW)] == [("no-empty-cave", "AB-102")]
    first, second = caves(game, 0, 2)
    table = do(begin(game), f"build/{HOLLOW}/{BUILDER}")
    player = table.state.players[0]
    assert player.outposts == {HOLLOW: first}
    assert player.caves == [second]


@rule("AB-103")
def test_a_cave_holds_one_outpost() -> None:
    game = rich()
    caves(game, 0, 1)
    show_house(game, HOLLOW)
    show_house(game, "building:O02", 1)
    hire(game, 0, METAL)
    table = do(begin(game), f"build/{HOLLOW}/{BUILDER}", "pass")
    assert asked(table)[0] == 0
    assert not any(entry.startswith("building:O") for entry in building(table))


@rule("AB-104", "AB-089")
def test_houses_lie_in_a_row_after_the_hut_and_outposts_below() -> None:
    game = rich()
    caves(game, 0, 2)
    own(game, 0, COTTAGE, HOLLOW, GARDEN)
    shown = begin(game).view(1)["players"][0]
    assert shown["houses"] == ["building:start_house/1", COTTAGE, GARDEN]
    assert [entry["outpost"] for entry in shown["outposts"]] == [HOLLOW]
    assert len(shown["caves"]) == 2


@rule("AB-105")
def test_there_is_no_limit_to_the_houses() -> None:
    game = rich()
    own(game, 0, *(f"building:H{n:02}" for n in range(2, 22)))
    show_house(game, COTTAGE)
    table = do(begin(game), f"build/{COTTAGE}/{BUILDER}")
    assert len(table.state.players[0].buildings) == 22


@rule("AB-106")
def test_a_new_card_is_revealed_where_one_was_bought() -> None:
    for card, row in ((COTTAGE, "houses"), (HOLLOW, "outposts")):
        game = rich()
        caves(game, 0, 1)
        show_house(game, card, 2)
        before = getattr(game, row).row[:]
        table = do(begin(game), f"build/{card}/{BUILDER}")
        after = getattr(table.state, row).row
        assert after[:2] + after[3:] == before[:2] + before[3:]
        assert after[2] not in (None, card)
        assert told(table, "revealed")[-1]["buildings"] == [after[2]]


@rule("AB-107")
def test_key_and_star_houses_are_not_replaced() -> None:
    for card in (show_key(rich(), "building:K07"), "building:S05"):
        game = rich()
        show_key(game, "building:K07")
        keys, stars = game.keys[:], game.stars[:]
        table = do(begin(game), f"build/{card}/{BUILDER}")
        assert table.state.keys == [key for key in keys if key != card]
        assert table.state.stars == [star for star in stars if star != card]


@rule("AB-108")
def test_a_row_gets_shorter_when_its_deck_is_empty() -> None:
    game = rich()
    show_house(game, COTTAGE, 1)
    game.house_deck.layers = []
    table = do(begin(game), f"build/{COTTAGE}/{BUILDER}")
    assert table.state.houses.row[1] is None
    assert len(table.state.houses.cards()) == 3


@rule("AB-109")
def test_one_build_action_buys_one_building() -> None:
    game = rich()
    hire(game, 0, METAL)
    show_house(game, COTTAGE)
    table = do(begin(game), f"build/{COTTAGE}/{BUILDER}")
    assert len(table.state.players[0].buildings) == 2
    assert asked(table) == (1, "turn")


@rule("AB-110", "AB-225", "AB-219")
@pytest.mark.parametrize(("builder", "price"), [(MAUD, 4), (GLOGO, 4), (METAL, 5), (BUILDER, 5)])
def test_a_hammer_plus_builds_for_one_coin_less(builder: str, price: int) -> None:
    game = rich()
    if builder != BUILDER:
        hire(game, 0, builder)
    show_house(game, GARDEN)
    assert do(begin(game), f"build/{GARDEN}/{builder}").state.players[0].coins == 40 - price


@rule("AB-111")
def test_a_price_never_falls_below_nothing() -> None:
    assert building_price("building:start_house/1", MAUD) == 0
    assert building_price(COTTAGE, MAUD) == 2


@rule("AB-112")
def test_the_coin_card_gives_nothing_for_itself_and_a_coin_for_later_buildings() -> None:
    game = rich(10)
    show_house(game, CARPENTERS)
    show_house(game, COTTAGE, 1)
    hire(game, 0, METAL)
    table = do(begin(game), f"build/{CARPENTERS}/{BUILDER}")
    assert table.state.players[0].coins == 10 - 3
    do(table, "pass", f"build/{COTTAGE}/{METAL}")
    assert table.state.players[0].coins == 7 - 3 + 1


@rule("AB-113")
def test_the_bonus_coin_cannot_be_counted_on() -> None:
    game = rich(3)
    own(game, 0, CARPENTERS)
    show_house(game, "building:H09")
    assert not any(entry.startswith("building:H09") for entry in building(begin(game)))


@rule("AB-114", "AB-251")
def test_two_such_cards_give_two_coins() -> None:
    game = rich(10)
    own(game, 0, CARPENTERS, GUILD)
    show_house(game, COTTAGE)
    assert do(begin(game), f"build/{COTTAGE}/{BUILDER}").state.players[0].coins == 10 - 3 + 2


@rule("AB-115", "AB-239", "AB-241", "AB-242", "AB-243")
def test_what_a_card_gives_at_once() -> None:
    for card, reserve, stock, reputation in (
        ("building:H04", {"potion": 1}, {}, 0),
        (SHRINE, {}, {}, 1),
        ("building:H24", {}, {"building:H24": ["rope", "rope"]}, 0),
        ("building:H08", {}, {"building:H08": ["fruit"]}, 0),
    ):
        game = rich()
        show_house(game, card)
        before = everything(game)
        table = do(begin(game), f"build/{card}/{BUILDER}")
        player = table.state.players[0]
        assert (player.reserve, player.stock, player.reputation) == (reserve, stock, reputation)
        assert everything(table.state) == before


@rule("AB-243", "AB-011")
def test_a_replenishing_card_stays_empty_when_the_supply_is() -> None:
    game = rich()
    give(game, 1, fruit=12)
    show_house(game, "building:H08")
    assert do(begin(game), f"build/building:H08/{BUILDER}").state.players[0].stock == {}


@rule("AB-227", "AB-309")
def test_a_sad_builder_who_refuses_may_be_replaced_even_for_another_building() -> None:
    game = new(2, "villager_states")
    game.players[0].coins = 40
    afflict(game, BUILDER, "sad")
    hire(game, 0, METAL)
    show_house(game, COTTAGE)
    show_house(game, GARDEN, 1)
    table = do(begin(game, 2), f"build/{COTTAGE}/{BUILDER}")
    assert asked(table) == (0, "replace")
    assert f"build/{COTTAGE}/{METAL}" in ids(table)
    assert not any(BUILDER in entry for entry in ids(table))
    do(table, f"build/{GARDEN}/{METAL}")
    player = table.state.players[0]
    assert player.resting == [BUILDER, METAL]
    assert GARDEN in player.buildings
    assert COTTAGE not in player.buildings
    assert player.coins == 35


@rule("AB-230")
def test_without_a_replacement_nothing_is_built_and_the_turn_is_over() -> None:
    for replaced in (False, True):
        game = new(2, "villager_states")
        game.players[0].coins = 40
        afflict(game, BUILDER, "sad")
        if replaced:
            hire(game, 0, METAL)
        show_house(game, COTTAGE)
        table = do(begin(game, 1), f"build/{COTTAGE}/{BUILDER}")
        if replaced:
            do(table, "nobody")
        assert asked(table) == (1, "turn")
        assert table.state.players[0].coins == 40
        assert len(table.state.players[0].buildings) == 1
