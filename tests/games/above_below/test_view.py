"""What each seat sees of the table, and that nothing else is seen (AB-051, AB-058, AB-059)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from tests.games.above_below.positions import (
    BOOK,
    GLOGO,
    HUT,
    METAL,
    RATS,
    STAFF,
    afflict,
    begin,
    caves,
    do,
    give,
    hire,
    new,
    on_track,
    own,
    row,
    set_out,
    starters,
    story,
    win,
    zones,
)
from tests.games.above_below.telling import secrets, strings
from tests.games.above_below.test_soundness import ALL
from tests.ledger_marks import rule
from warren.games.above_below.explore import reader
from warren.games.above_below.rulebook import RULEBOOK
from warren.games.above_below.state import Game
from warren.table import Table

BUILDER, TEACHER, SCOUT = starters(0)
LOOKOUT, SPRING = "building:H20", "building:O03"


# --- everything that lies open --------------------------------------------------------------------------------------


def settled() -> Game:
    """Seat 0 has something of everything."""
    game = new(3, "artifacts", "quests", "supplies")
    own(game, 0, LOOKOUT, SPRING, stock={LOOKOUT: ["fish"], SPRING: ["ore", "ore"]})
    hire(game, 0, GLOGO, zone="resting")
    zones(game, 0, [SCOUT], [GLOGO, BUILDER], [TEACHER])
    on_track(game, 0, ("rope", 2), ("fruit", 1))
    caves(game, 0, 2)
    win(game, 0, STAFF, BOOK)
    player = give(game, 0, supplies=2, cider=1)
    player.used, player.for_sale, player.asking, player.coins, player.reputation = [BOOK], "pot", 5, 4, 2
    game.quests.remove("quest:Q3")
    player.quests.append("quest:Q3")
    return game


@rule("AB-051")
def test_a_settlement_lies_open_to_everybody() -> None:
    game = settled()
    player = game.players[0]
    for seat in (0, 1, 2, None):
        shown = RULEBOOK.viewer(game)(seat)["players"][0]
        points = shown.pop("points")
        assert shown.pop("score") == sum(points.values())
        assert shown == {
            "seat": "seat:0",
            "coins": 4,
            "reputation": 2,
            "passed": False,
            "ready": [SCOUT],
            "resting": [GLOGO, BUILDER],
            "injured": [TEACHER],
            "houses": [f"{HUT}/1", LOOKOUT],
            "outposts": [{"outpost": SPRING, "cave": player.outposts[SPRING]}],
            "caves": player.caves,
            "stock": {LOOKOUT: ["item:fish"], SPRING: ["item:ore", "item:ore"]},
            "reserve": {"item:cider": 1, "item:supplies": 2},
            "for_sale": "item:pot",
            "asking": 5,
            "track": [
                {"space": 1, "item": "item:rope", "n": 2, "vp": 1},
                {"space": 2, "item": "item:fruit", "n": 1, "vp": 1},
            ],
            "income": 5,
            "next_track_income": 6,
            "beds": 4,
            "rerolls": 1,
            "drink_worth": 0,
            "artifacts": [{"artifact": STAFF, "used": False}, {"artifact": BOOK, "used": True}],
            "quests": ["quest:Q3"],
        }


def test_the_income_of_a_full_track_rises_no_further() -> None:
    game = new()
    goods = ("rope", "fruit", "fish", "ore", "pot", "paper", "mushroom", "amethyst")
    for n, income in ((0, 5), (6, 9), (7, 10), (8, 10)):
        game.players[0].track = list(goods[:n])
        game.players[0].laid = dict.fromkeys(goods[:n], 1)
        assert RULEBOOK.viewer(game)(0)["players"][0]["next_track_income"] == income, n


@rule("AB-033", "AB-041", "AB-051")
def test_the_middle_of_the_table_lies_open_and_of_decks_only_the_numbers_are_known() -> None:
    game = new(2, "artifacts", "villager_states", "underforest")
    row(game, "villager:kara", None, "villager:ravna")
    hire(game, 0, METAL)
    afflict(game, SCOUT, "sad")
    give(game, 1, rope=3)
    shown = RULEBOOK.viewer(game)(1)
    board, modules = shown["board"], shown["modules_board"]
    assert board["cider"] is True
    assert board["villagers"] == [
        {"villager": "villager:kara", "cost": 2},
        {"villager": None, "cost": 3},
        {"villager": "villager:ravna", "cost": 3},
        {"villager": None, "cost": 4},
        {"villager": None, "cost": 5},
    ]
    assert (board["villagers_left"], board["houses_left"], board["outposts_left"]) == (16, 21, 20)
    assert METAL not in board["specials"]
    assert len(board["specials"]) == 5
    assert board["houses"] == game.houses.row
    assert board["outposts"] == game.outposts.row
    assert (len(board["keys"]), len(board["stars"])) == (4, 6)
    assert board["caves"] == game.top_caves
    assert board["caves_left"] == 25
    assert board["supply"]["item:rope"] == 7
    assert board["supply"]["item:supplies"] == 20
    assert not [item for item in board["supply"] if not item.startswith("item:")]
    assert modules["states"] == {SCOUT: ["state:sad"]}
    assert modules["states_left"]["state:sad"] == game.supply.left["state:sad"]
    assert set(modules["states_left"]) == {"state:poisoned", "state:sad", "state:greedy", "state:cowardly"}
    assert modules["tokens_left"] == {"underforest": 12}
    assert (modules["prize"], modules["artifacts_left"]) == (True, 2)


def test_whose_turn_it_is_and_what_goes_on() -> None:
    game = new(3)
    game.first = 2
    shown = begin(game).view(None)
    assert (shown["round"], shown["rounds"], shown["step"]) == (1, 7, "turn")
    assert (shown["first"], shown["active"], shown["waiting"]) == ("seat:2", "seat:0", [])
    assert (shown["task"], shown["tale"]) == (None, None)
    shown = do(begin(game), "labor", f"send/{SCOUT}").view(None)
    assert shown["task"] == {"action": "action:labor", "crew": [SCOUT]}


@rule("AB-066", "AB-073", "AB-335")
def test_the_dice_and_lanterns_of_an_exploration_lie_open() -> None:
    with story(*RATS):
        table = do(set_out(new(3), 6, 1, 6), "choose/paragraph:1/2", f"home/{BUILDER}")
        for seat in (0, 1, 2, None):
            shown = table.view(seat)["tale"]
            assert (shown["explorer"], shown["reader"], shown["option"]) == ("seat:0", "seat:1", "paragraph:1/2")
            assert shown["dice"] == [
                {"villager": BUILDER, "die": 6, "change": 0, "lanterns": 2},
                {"villager": TEACHER, "die": 1, "change": 0, "lanterns": 1},
                {"villager": SCOUT, "die": 6, "change": 0, "lanterns": 2},
            ]
            assert (shown["lanterns"], shown["need"]) == (6, 7)
            assert (shown["explorers"], shown["crew"]) == ([BUILDER, TEACHER, SCOUT], [TEACHER, SCOUT])
            assert shown["home"] == [BUILDER]
            assert shown["conduct"] == {"reputation": 0, "words": {"en": "", "ru": "", "it": ""}}
            assert shown["outcome"] is None
        do(table, f"home/{SCOUT}")
        shown = table.view(2)["tale"]
        assert (shown["lanterns"], shown["need"]) == (7, None)
        assert shown["outcome"]["need"] == 7
        assert shown["outcome"]["gain"] == {"coins": 5, "ore": 1}
        assert (shown["crew"], shown["home"]) == ([], [BUILDER, SCOUT])


# --- what is hidden -------------------------------------------------------------------------------------------------


def tales(seats: int, seed: int) -> Iterator[Table[Game]]:
    """Every question of a random game with all modules at which the outcome of a paragraph isn't known yet."""
    table = Table.start(RULEBOOK, seats, seed, ALL)
    random = Random(seed)
    while table.choice is not None:
        tale = table.state.tale
        if tale is not None and tale.paragraph and tale.ending is None:
            yield table
        options = table.choice.options
        explore = [place for place, option in enumerate(options) if option[0] in ("explore", "all")]
        table.choose(explore[0] if explore else random.randrange(len(options)))


@rule("AB-059")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_outcome_only_the_reader_is_shown_a_secret_in_whatever_he_is_given(seats: int) -> None:
    asks = set()
    for table in tales(seats, 5):
        tale = table.state.tale
        assert tale is not None
        assert table.choice is not None
        asks.add(table.choice.ask)
        hidden = secrets(tale.paragraph) - told_already(table)
        for seat in (None, *range(seats)):
            if seat == reader(table.state):
                assert hidden & set(strings(table.view(seat)))
                continue
            assert not hidden & set(strings(table.view(seat)))
            assert table.view(seat) == table.view(None) == table.view(tale.explorer)
            assert not hidden & set(strings(table.question(seat)))
            assert not hidden & set(strings(json.loads(table.record().for_seat(seat).to_json())))
        assert_refusals_are_silent(table, hidden)
    assert asks >= {"story", "dice"}


def told_already(table: Table[Game]) -> set[str]:
    """What choosing has revealed: the conduct in each language (AB-335)."""
    conduct = table.view(None)["tale"]["conduct"]
    return set(conduct["words"].values()) if conduct else set()


def assert_refusals_are_silent(table: Table[Game], hidden: set[str]) -> None:
    tale = table.state.tale
    assert tale is not None
    for option in range(1, 4):
        if option <= len(tale.hidden):
            for seat in range(table.seats):
                for reason in table.why_not(seat, f"paragraph:{tale.paragraph}/{option}"):
                    assert not hidden & {str(fact) for fact in reason.facts.values()}


@rule("AB-051", "AB-059")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_midst_of_a_story_nobody_sees_that_the_world_is_another(seats: int) -> None:
    for number, table in enumerate(tales(seats, 8)):
        for seat in range(seats):
            world = table.imagine(seat, number)
            assert world.view(seat) == table.view(seat)
            assert world.view(None) == table.view(None)
            assert world.question(seat) == table.question(seat)
