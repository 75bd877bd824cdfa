"""The advancement track (AB section 12)."""

from __future__ import annotations

from tests.games.above_below.positions import (
    asked,
    begin,
    do,
    everything,
    give,
    heads,
    ids,
    new,
    on_track,
    pass_round,
    told,
)
from tests.ledger_marks import rule
from warren.games.above_below.state import Game
from warren.games.above_below.track import SPACE_VP, track_income
from warren.table import Table


def last_turn(game: Game, *rolls: int) -> Table[Game]:
    """All but seat 0 have passed, and now he does."""
    for player in game.players[1:]:
        player.passed = True
    return do(begin(game, *rolls), "pass")


@rule("AB-207", "AB-208", "AB-209", "AB-210", "AB-211")
def test_a_known_good_goes_on_its_space_and_a_new_one_on_the_next_free_space() -> None:
    game = new()
    on_track(game, 0, ("rope", 1), ("fish", 1), ("fruit", 1))
    give(game, 0, fruit=1, mushroom=1)
    table = do(begin(game), "lay/item:mushroom", "lay/item:fruit")
    player = table.state.players[0]
    assert player.track == ["rope", "fish", "fruit", "mushroom"]
    assert player.laid == {"rope": 1, "fish": 1, "fruit": 2, "mushroom": 1}
    assert [(fact["item"], fact["space"]) for fact in told(table, "laid")] == [("item:mushroom", 4), ("item:fruit", 3)]


@rule("AB-207")
def test_all_eight_kinds_find_a_space() -> None:
    game = new()
    goods = ["amethyst", "mushroom", "ore", "fish", "pot", "fruit", "rope", "paper"]
    give(game, 0, **dict.fromkeys(goods, 1))
    table = do(begin(game), *(f"lay/item:{good}" for good in goods))
    assert table.state.players[0].track == goods
    assert track_income(table.state.players[0]) == 10


@rule("AB-212", "AB-214")
def test_only_the_rightmost_used_space_gives_income() -> None:
    game = new()
    on_track(game, 0, ("rope", 5), ("fish", 1), ("fruit", 1), ("ore", 1), ("pot", 1))
    assert track_income(game.players[0]) == 7
    assert SPACE_VP == (1, 1, 2, 2, 3, 4, 5, 6)


@rule("AB-217", "AB-160")
def test_in_the_own_turn_the_item_for_sale_is_laid_after_those_of_the_reserve() -> None:
    game = new()
    give(game, 0, rope=2)
    game.players[0].reserve, game.players[0].for_sale = {"rope": 1}, "rope"
    before = everything(game)
    for for_sale, n in (("rope", 1), (None, 2)):
        do(begin(game), "lay/item:rope")
        player = game.players[0]
        assert (player.reserve, player.for_sale, player.laid) == ({}, for_sale, {"rope": n})
        assert everything(game) == before


@rule("AB-215")
def test_nothing_takes_a_good_off_the_track() -> None:
    game = new()
    on_track(game, 0, ("rope", 2))
    table = begin(game)
    assert not [entry for entry in ids(table) if "item:rope" in entry]
    while table.choice is not None:
        pass_round(table)
        assert game.players[0].laid == {"rope": 2}


@rule("AB-216")
def test_only_goods_go_on_the_track() -> None:
    game = new(2, "supplies")
    give(game, 0, potion=1, cider=1, supplies=1)
    assert "lay" not in heads(begin(game))
    assert asked(last_turn(game)) == (1, "turn")
