"""Every artifact, quest, state and the supplies in play, from what is printed on the tokens."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    BASKET,
    BOOK,
    STAFF,
    afflict,
    begin,
    do,
    give,
    heads,
    hire,
    ids,
    new,
    on_track,
    own,
    total,
    win,
)
from tests.games.above_below.telling import BUILDER, SCOUT, TEACHER, again, offers, others_passed, story_read, until
from tests.ledger_marks import rule
from warren.games.above_below.state import Game
from warren.table import Table

STATES = ("underforest", "villager_states")
FIGHT = "choose/paragraph:2/2"
"""Paragraph 2, "shift the snail": check 3 or 7."""


def exploring(game: Game, *rolls: int) -> Table[Game]:
    """The three founders have chosen the fight and rolled."""
    story_read(game, "2", [BUILDER, TEACHER, SCOUT])
    return do(begin(game, *rolls), FIGHT)


def next_round(game: Game) -> None:
    """Everybody passes, the round ends, and seat 0 has the turn again."""
    again(game)
    others_passed(game)
    until(do(begin(game), "pass"), "turn")
    again(game)


# --- artifacts ------------------------------------------------------------------------------------------------------


@rule("AB-286", "AB-290", "AB-291")
def test_the_mystics_staff_adds_one_to_one_die_once_per_round() -> None:
    """AB-291: a rolled 4 becomes a 5; here a rolled 3 a 4, which gives the builder a second lantern."""
    game = new(2, "artifacts")
    win(game, 0, STAFF)
    table = exploring(game, 3, 3, 1)
    assert game.tale is not None
    assert game.tale.lit == {BUILDER: 1, TEACHER: 1, SCOUT: 1}
    do(table, f"plus/{BUILDER}/{STAFF}")
    assert game.tale.change[BUILDER] == 1
    assert game.tale.lit == {BUILDER: 2, TEACHER: 1, SCOUT: 1}
    assert "plus" not in heads(table)
    until(table, "turn")
    assert "plus" not in heads(exploring(game, 3, 3, 1))
    until(begin(game), "turn")
    next_round(game)
    assert "plus" in heads(exploring(game, 3, 3, 1))


@rule("AB-286", "AB-292", "AB-293")
def test_the_book_of_knowledge_trains_without_a_quill_and_one_coin_cheaper_once_per_round() -> None:
    game = new(2, "artifacts")
    player = win(game, 0, BOOK)
    player.ready, player.coins = [SCOUT, BUILDER], 4
    dearest = game.row.row[4]
    assert dearest is not None
    table = do(begin(game), f"train-with/{dearest}/{SCOUT}/{BOOK}")
    assert player.coins == 0
    assert player.resting == [SCOUT, dearest]
    player.coins = 10
    until(table, "turn")
    again(game)
    assert not any(option.startswith("train") for option in ids(begin(game)))
    next_round(game)
    assert any(option.endswith(f"{BUILDER}/{BOOK}") for option in ids(begin(game)))


@rule("AB-293")
def test_the_book_does_not_add_to_a_quill_plus() -> None:
    game = new(2, "artifacts")
    player = win(game, 0, BOOK)
    hire(game, 0, "villager:ambrose")
    player.ready, player.coins = ["villager:ambrose"], 10
    options = [option for option in ids(begin(game)) if option.startswith("train")]
    assert options
    assert all(option.startswith("train/") for option in options)


@rule("AB-286", "AB-294")
def test_the_basket_of_plenty_takes_one_good_more_from_any_card_once_per_round() -> None:
    game = new(2, "artifacts")
    player = win(game, 0, BASKET)
    own(game, 0, "building:H22", "building:H14", stock={"building:H22": ["fish"], "building:H14": ["ore", "ore"]})
    table = do(begin(game), "harvest", f"send/{SCOUT}", "go", "take/building:H22/item:fish")
    assert table.choice is not None
    assert table.choice.ask == "take-more"
    do(table, "take/building:H14/item:ore")
    assert player.reserve == {"fish": 1, "ore": 1}
    assert player.resting == [SCOUT]
    until(table, "turn")
    again(game)
    until(do(begin(game), "harvest"), "turn")
    assert player.reserve == {"fish": 1, "ore": 2}
    assert player.used == [BASKET]


@rule("AB-294")
def test_the_basket_may_be_left_unused() -> None:
    game = new(2, "artifacts")
    player = win(game, 0, BASKET)
    own(game, 0, "building:H14", stock={"building:H14": ["ore", "ore"]})
    until(do(begin(game), "harvest", f"send/{SCOUT}", "go", "stop"), "turn")
    assert player.reserve == {"ore": 1}
    assert player.used == []


# --- quests ---------------------------------------------------------------------------------------------------------

QUESTS = {
    "Q1": ({"paper": 1, "pot": 1}, 4),
    "Q2": ({"fruit": 1, "fish": 1, "mushroom": 1}, 4),
    "Q3": ({"rope": 2, "ore": 1}, 5),
    "Q4": ({"amethyst": 1, "potion": 2}, 5),
    "Q5": ({"cider": 2, "mushroom": 2}, 5),
}


@rule("AB-297", "AB-298", "AB-299", "AB-300", "AB-302")
@pytest.mark.parametrize(("quest", "last"), [(quest, kind) for quest, (needs, _) in QUESTS.items() for kind in needs])
def test_a_quest_goes_to_who_first_owns_all_it_shows(quest: str, last: str) -> None:
    """Everything but one thing is there; the missing one is bought from an opponent, and the token is his at once."""
    needs, vp = QUESTS[quest]
    token = f"quest:{quest}"
    game = new(2, "quests")
    player = give(game, 0, **needs)
    player.reserve[last] -= 1
    player.reserve = {kind: n for kind, n in player.reserve.items() if n}
    game.supply.left[last] += 1
    give(game, 1, **{last: 1})
    seller = game.players[1]
    seller.reserve, seller.for_sale, seller.asking = {}, last, 3
    table = begin(game)
    assert token in game.quests
    do(table, f"buy/seat:1/item:{last}/3")
    assert player.quests == [token]
    assert token not in game.quests
    assert player.reserve == needs
    assert total(game)["quests"] == vp
    assert total(game, 1)["quests"] == 0


@rule("AB-301")
@pytest.mark.parametrize("quest", ["Q1", "Q2"])
def test_goods_on_the_track_count_for_quests_those_on_cards_do_not(quest: str) -> None:
    """All but one good lie on the track; the last one lies on a card and is harvested."""
    goods = list(QUESTS[quest][0])
    game = new(2, "quests")
    player = on_track(game, 0, *[(good, 1) for good in goods[:-1]])
    card = {"pot": "building:H12", "mushroom": "building:H10"}[goods[-1]]
    own(game, 0, card, stock={card: [goods[-1]]})
    table = do(begin(game), "harvest")
    assert player.quests == []
    until(table, "turn", "after")
    assert player.quests == [f"quest:{quest}"]


@rule("AB-303")
def test_losing_the_things_later_does_not_return_a_quest() -> None:
    game = new(2, "quests")
    player = give(game, 0, paper=1)
    give(game, 1, pot=1)
    seller = game.players[1]
    seller.reserve, seller.for_sale, seller.asking = {}, "pot", 3
    table = do(begin(game), "buy/seat:1/item:pot/3")
    player.reserve = {}
    until(table, "turn")
    assert player.quests == ["quest:Q1"]


# --- states ---------------------------------------------------------------------------------------------------------


@rule("AB-307", "AB-308")
@pytest.mark.parametrize(("die", "lanterns"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_poisoned_one_less_on_the_die(die: int, lanterns: int) -> None:
    """AB-308: 1+ -> 1 and 4+ -> 2: a roll of 4 gives 1 lantern, a roll of 1 none."""
    game = new(2, *STATES)
    afflict(game, BUILDER, "poisoned")
    exploring(game, die, 1, 1)
    assert game.tale is not None
    assert game.tale.lit == {BUILDER: lanterns, TEACHER: 1, SCOUT: 1}


@rule("AB-309")
@pytest.mark.parametrize("die", range(1, 7))
def test_sad_does_nothing_on_one_or_two_and_may_be_replaced(die: int) -> None:
    game = new(2, *STATES)
    afflict(game, BUILDER, "sad")
    player = game.players[0]
    player.coins = 0
    table = do(begin(game, die), "labor", f"send/{BUILDER}", "go")
    if die <= 2:
        assert player.resting == [BUILDER]
        do(table, f"send/{SCOUT}")
        assert player.resting == [BUILDER, SCOUT]
    assert player.coins == 1


@rule("AB-310", "AB-311", "AB-312", "AB-313")
@pytest.mark.parametrize("greedy", [[], [BUILDER], [BUILDER, TEACHER, SCOUT]])
def test_greedy_one_coin_less_of_the_reward_however_many_there_are(greedy: list[str]) -> None:
    """Paragraph 6, the second option: 6 coins for 6 lanterns; the coin of the lodge is not touched."""
    game = new(2, *STATES)
    player = own(game, 0, "building:H06")
    player.coins = 0
    for villager in greedy:
        afflict(game, villager, "greedy")
    story_read(game, "6", [BUILDER, TEACHER, SCOUT])
    until(do(begin(game, 4, 4, 4), "choose/paragraph:6/2"), "turn")
    assert player.coins == 6 + 1 - (1 if greedy else 0)


@rule("AB-314")
def test_cowardly_can_neither_be_sent_home_nor_injured() -> None:
    game = new(2, *STATES)
    afflict(game, BUILDER, "cowardly")
    table = exploring(game, 4, 4, 4)
    assert not offers(table, f"home/{BUILDER}")
    assert offers(table, f"home/{TEACHER}")
    until(table, "turn")
    everybody = [BUILDER, TEACHER, SCOUT]
    for villager in (TEACHER, SCOUT):
        afflict(game, villager, "cowardly")
    story_read(game, "32", everybody)
    until(do(begin(game, 1, 1, 1), "choose/paragraph:32/2"), "turn")
    assert game.players[0].injured == []
    assert set(everybody) <= {*game.players[0].ready, *game.players[0].resting}


@rule("AB-306")
def test_a_state_affects_only_its_own_villager_and_stays_for_the_game() -> None:
    game = new(2, *STATES)
    afflict(game, BUILDER, "poisoned")
    exploring(game, 4, 4, 4)
    assert game.tale is not None
    assert game.tale.lit == {BUILDER: 1, TEACHER: 2, SCOUT: 2}
    until(begin(game), "turn")
    next_round(game)
    assert game.states == {BUILDER: ["state:poisoned"]}


# --- supplies -------------------------------------------------------------------------------------------------------


@rule("AB-328", "AB-331", "AB-333")
def test_supplies_add_one_each_also_several_on_one_die_and_go_back() -> None:
    game = new(2, "supplies")
    player = give(game, 0, supplies=3)
    table = exploring(game, 2, 3, 2)
    tale = game.tale
    assert tale is not None
    assert tale.lit == {BUILDER: 1, TEACHER: 1, SCOUT: 1}
    do(table, f"plus/{BUILDER}/item:supplies", f"plus/{BUILDER}/item:supplies", f"plus/{TEACHER}/item:supplies")
    assert tale.change == {BUILDER: 2, TEACHER: 1, SCOUT: 0}
    assert tale.lit == {BUILDER: 2, TEACHER: 2, SCOUT: 1}
    assert player.reserve == {}
    assert game.supply.left["supplies"] == 20
    assert "plus" not in heads(table)


@rule("AB-329", "AB-330")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (20, 10)])
def test_two_supplies_are_one_point(tokens: int, points: int) -> None:
    """AB-330: 5 supplies are 2 points."""
    game = new(2, "supplies")
    if tokens:
        give(game, 0, supplies=tokens)
    assert total(game)["supplies"] == points
