"""What the log tells: each step with who, what and how many, in the order in which it happens."""

from __future__ import annotations

from typing import Any

from tests.games.above_below.positions import (
    CAT,
    FIRST_CAVE,
    RATS,
    STAFF,
    begin,
    do,
    give,
    hire,
    new,
    option,
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
from warren.games.above_below.state import Game
from warren.table import Table

BUILDER, TEACHER, SCOUT = starters(0)
ME, OTHER = "seat:0", "seat:1"
SHED, LOOKOUT = "building:H10", "building:H20"


def happened(table: Table[Game], answer: str) -> list[tuple[str, dict[str, Any]]]:
    """What this answer brings about."""
    do(table, answer)
    return [(happening.what, dict(happening.facts)) for happening in table.told()]


def explored(table: Table[Game], answer: str) -> list[tuple[str, dict[str, Any]]]:
    """The same, up to the end of the exploration."""
    return [(what, facts) for what, facts in happened(table, answer) if what not in ("passed", "round-begins")]


# --- actions --------------------------------------------------------------------------------------------------------


def test_building() -> None:
    game = new()
    show_house(game, SHED)
    game.house_deck.layers = [[LOOKOUT]]
    assert happened(begin(game), f"build/{SHED}/{BUILDER}") == [
        ("sent", {"seat": ME, "action": "action:build", "villagers": [BUILDER]}),
        ("paid", {"seat": ME, "coins": 4, "potions": 0, "ciders": 0}),
        ("built", {"seat": ME, "building": SHED}),
        ("stocked", {"seat": ME, "building": SHED, "item": "item:mushroom", "n": 1}),
        ("revealed", {"buildings": [LOOKOUT]}),
    ]


def test_training() -> None:
    game = new()
    row(game, "villager:kara")
    assert happened(begin(game), f"train/villager:kara/{TEACHER}") == [
        ("sent", {"seat": ME, "action": "action:train", "villagers": [TEACHER]}),
        ("paid", {"seat": ME, "coins": 2, "potions": 0, "ciders": 0}),
        ("joined", {"seat": ME, "villager": "villager:kara", "zone": "resting"}),
    ]


def test_labor_and_harvest() -> None:
    game = new()
    own(game, 0, SHED, stock={SHED: ["mushroom"]})
    table = do(begin(game), "labor", f"send/{SCOUT}")
    assert happened(table, "go") == [
        ("sent", {"seat": ME, "action": "action:labor", "villagers": [SCOUT]}),
        ("coins", {"seat": ME, "n": 1}),
        ("gained", {"seat": ME, "item": "item:cider", "n": 1}),
    ]
    game.active, game.step = 0, "turn"
    assert happened(do(begin(game), "harvest"), f"send/{BUILDER}") == [
        ("sent", {"seat": ME, "action": "action:harvest", "villagers": [BUILDER]}),
        ("harvested", {"seat": ME, "building": SHED, "item": "item:mushroom"}),
    ]


def test_replacing_a_row() -> None:
    game = new()
    game.house_deck.layers = [["building:H01"], ["building:H02"], ["building:H03"], ["building:H04"]]
    assert happened(begin(game), "replace/houses") == [
        ("paid", {"seat": ME, "coins": 1, "potions": 0, "ciders": 0}),
        ("replaced", {"seat": ME, "row": "houses"}),
        ("revealed", {"buildings": ["building:H01", "building:H02", "building:H03", "building:H04"]}),
    ]


def test_trade() -> None:
    game = new()
    give(game, 0, rope=1, fish=1)
    table = do(begin(game), "sell/item:rope", "ask-me", "sell/item:fish")
    assert happened(table, "asking/5") == [
        ("for-sale", {"seat": ME, "item": "item:fish", "price": 5}),
    ]
    assert [(what, facts) for what, facts in all_told(table) if what == "taken-back"] == [
        ("taken-back", {"seat": ME, "item": "item:rope"})
    ]
    assert happened(table, "take-back") == [("taken-back", {"seat": ME, "item": "item:fish"})]


def test_bargaining() -> None:
    game = new()
    give(game, 0, rope=1)
    table = do(begin(game), "sell/item:rope", "ask-me", "pass", "offer/seat:0/item:rope")
    offer = {"seat": OTHER, "seller": ME, "item": "item:rope", "price": 3}
    assert happened(table, "price/3") == [("offered", offer)]
    assert happened(table, "counter/6") == [
        ("declined", {"seat": ME, "item": "item:rope"}),
        ("countered", {"seat": ME, "item": "item:rope", "price": 6}),
    ]


def all_told(table: Table[Game]) -> list[tuple[str, dict[str, Any]]]:
    return [(happening.what, dict(happening.facts)) for entry in table.entries for happening in entry.told]


# --- exploration ----------------------------------------------------------------------------------------------------


def test_setting_out() -> None:
    game = new()
    zones(game, 0, [BUILDER, SCOUT], [TEACHER], [])
    top_cave(game, FIRST_CAVE)
    with story(*RATS):
        assert happened(begin(game, 1), "explore") == [
            ("sent", {"seat": ME, "action": "action:explore", "villagers": [BUILDER, SCOUT]}),
            ("cave-taken", {"seat": ME, "cave": FIRST_CAVE}),
            ("read", {"seat": ME, "reader": OTHER, "die": 1, "paragraph": "paragraph:1"}),
        ]


def test_turning_back() -> None:
    game = new()
    hire(game, 0, CAT)
    zones(game, 0, [SCOUT, CAT], [BUILDER, TEACHER], [])
    top_cave(game, FIRST_CAVE)
    assert happened(begin(game, 2), "explore") == [
        ("sent", {"seat": ME, "action": "action:explore", "villagers": [SCOUT, CAT]}),
        ("cave-taken", {"seat": ME, "cave": FIRST_CAVE}),
        ("refused", {"seat": ME, "villager": CAT, "die": 2}),
        ("turned-back", {"seat": ME, "cave": FIRST_CAVE}),
    ]
    assert happened(begin(new_with_cat(), 3, 1), "explore")[2] == ("willing", {"seat": ME, "villager": CAT, "die": 3})


def new_with_cat() -> Game:
    game = new()
    hire(game, 0, CAT)
    zones(game, 0, [SCOUT, CAT], [BUILDER, TEACHER], [])
    return game


def test_changing_the_dice() -> None:
    game = new(2, "artifacts", "supplies")
    own(game, 0, LOOKOUT)
    win(game, 0, STAFF)
    give(game, 0, supplies=1)
    dear = option((8, {"coins": 1}), bonus={"lanterns": 2, "pay": {"coins": 1}})
    with story(dear, *RATS):
        table = do(set_out(game, 1, 1, 1, 3), "choose/paragraph:1/1")
        assert happened(table, f"reroll/{BUILDER}") == [("rerolled", {"villager": BUILDER, "die": 3, "lanterns": 1})]
        assert happened(table, f"plus/{BUILDER}/{STAFF}") == [
            ("artifact-used", {"seat": ME, "artifact": STAFF}),
            ("added", {"villager": BUILDER, "source": STAFF, "n": 1, "lanterns": 2}),
        ]
        assert happened(table, f"plus/{SCOUT}/item:supplies") == [
            ("lost", {"seat": ME, "item": "item:supplies", "n": 1}),
            ("added", {"villager": SCOUT, "source": "item:supplies", "n": 1, "lanterns": 1}),
        ]
        assert happened(table, "bonus") == [
            ("paid", {"seat": ME, "coins": 1, "potions": 0, "ciders": 0}),
            ("bonus-paid", {"seat": ME, "n": 2}),
        ]
        assert happened(table, f"home/{SCOUT}") == [("sent-home", {"seat": ME, "villager": SCOUT})]


def test_a_success_with_a_price() -> None:
    game = new()
    give(game, 0, rope=2)
    with story(option((3, {"potion": 1}, {"coins": 9, "rope": 1, "injure": 1, "reputation": 1})), *RATS):
        table = set_out(game, 1, 1, 1)
        do(table, "choose/paragraph:1/1")
        assert explored(table, f"injure/{SCOUT}") == [
            ("injured", {"seat": ME, "villager": SCOUT}),
            ("came-home", {"seat": ME, "cave": FIRST_CAVE}),
            ("cave-gained", {"seat": ME, "cave": FIRST_CAVE}),
        ]
    before = all_told(table)
    assert before[before.index(("outcome", {"seat": ME, "lanterns": 3, "success": 1})) + 1 :][:4] == [
        ("gained", {"seat": ME, "item": "item:potion", "n": 1}),
        ("lost-coins", {"seat": ME, "n": 7}),
        ("lost", {"seat": ME, "item": "item:rope", "n": 1}),
        ("reputation-lost", {"seat": ME, "n": 1}),
    ]


def test_a_failure() -> None:
    with story(option((9, {"potion": 1}), fail={"coins": 2}), *RATS):
        table = set_out(new(), 1, 2, 3)
        assert explored(table, "choose/paragraph:1/1") == [
            ("chosen", {"seat": ME, "option": "paragraph:1/1"}),
            ("rolled", {"villager": BUILDER, "die": 1, "lanterns": 1}),
            ("rolled", {"villager": TEACHER, "die": 2, "lanterns": 1}),
            ("rolled", {"villager": SCOUT, "die": 3, "lanterns": 2}),
            ("outcome", {"seat": ME, "lanterns": 4, "success": 0}),
            ("lost-coins", {"seat": ME, "n": 2}),
            ("came-home", {"seat": ME, "cave": FIRST_CAVE}),
            ("cave-lost", {"cave": FIRST_CAVE}),
        ]
