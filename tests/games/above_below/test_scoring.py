"""The end of the game and scoring (AB section 16)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    FESTIVAL,
    GREAT_HALL,
    METAL,
    TOWER,
    begin,
    caves,
    finish,
    give,
    hire,
    new,
    on_track,
    own,
    pass_round,
    total,
)
from tests.ledger_marks import rule
from warren.games.above_below.scoring import reputation_awards


@rule("AB-256", "AB-279")
def test_the_game_ends_after_seven_rounds_and_the_most_points_win() -> None:
    game = new()
    own(game, 1, "building:O23")
    table = begin(game)
    while table.choice is not None:
        pass_round(table)
    assert table.state.round == 7
    assert table.result is not None
    assert table.result.scores == [1 + 2, 2 + 6 + 2]
    assert table.result.winners == [1]


@rule("AB-213", "AB-257", "AB-258", "AB-212")
def test_each_good_on_the_track_scores_the_points_over_its_space() -> None:
    game = new()
    on_track(game, 0, ("rope", 1), ("fish", 1), ("fruit", 4))
    assert total(game)["goods"] == 1 + 1 + 8
    game = new()
    on_track(game, 0, ("rope", 1), ("fish", 1), ("fruit", 2))
    assert total(game)["goods"] == 1 + 1 + 4


@rule("AB-259")
def test_each_building_scores_a_point_and_empty_caves_nothing() -> None:
    game = new()
    own(game, 0, "building:H01", "building:O01", "building:K01", "building:S05")
    caves(game, 0, 3)
    lines = total(game)
    assert lines["buildings"] == 5
    assert sum(lines.values()) == 5 + 8 + lines["reputation-rank"]


@rule("AB-260", "AB-261", "AB-262", "AB-263", "AB-264", "AB-265", "AB-266", "AB-267", "AB-268", "AB-269")
@pytest.mark.parametrize(
    ("reputations", "awards"),
    [
        ([4, 1], [3, 0]),
        ([2, 2], [2, 2]),
        ([5, 3, 1], [5, 3, 2]),
        ([1, 5, 3, 0], [2, 5, 3, 0]),
        ([5, 5, 1], [4, 4, 2]),
        ([5, 5, 1, 0], [4, 4, 2, 0]),
        ([5, 2, 2], [5, 3, 3]),
        ([5, 2, 2, 0], [5, 3, 3, 0]),
        ([3, 3, 3], [4, 4, 4]),
        ([3, 3, 3, 0], [4, 4, 4, 0]),
        ([0, 0, 0, 0], [3, 3, 3, 3]),
        ([5, 3, 1, 1], [5, 3, 1, 1]),
        ([5, 2, 2, 2], [5, 2, 2, 2]),
    ],
)
def test_reputation_places_and_ties(reputations: list[int], awards: list[int]) -> None:
    assert reputation_awards(reputations) == awards
    game = new(len(reputations))
    for player, reputation in zip(game.players, reputations, strict=True):
        player.reputation = reputation
    assert [lines["reputation-rank"] for lines in finish(game).breakdown] == awards


@rule("AB-270", "AB-271")
@pytest.mark.parametrize(("space", "points"), [(-3, -2), (-2, -1), (-1, 0), (0, 0), (2, 0), (3, 1), (8, 6)])
def test_the_markers_space_scores(space: int, points: int) -> None:
    game = new()
    game.players[0].reputation = space
    assert total(game)["reputation-space"] == points


@rule("AB-272", "AB-238")
def test_points_printed_on_cards() -> None:
    game = new()
    own(game, 0, "building:H25", "building:O23")
    assert total(game)["building-bonuses"] == 4 + 6


@rule("AB-250", "AB-273")
def test_the_tower_with_a_potion_and_two_ore_scores_ten_and_one_as_a_building() -> None:
    game = new()
    before = total(game)["buildings"]
    own(game, 0, TOWER)
    give(game, 0, potion=1)
    on_track(game, 0, ("ore", 2))
    lines = total(game)
    assert lines["building-bonuses"] == 4 + 6 == 10
    assert lines["buildings"] == before + 1


@rule("AB-274")
def test_items_count_in_the_reserve_for_sale_and_on_the_track_but_not_on_cards() -> None:
    game = new()
    own(game, 0, TOWER, "building:H14", stock={"building:H14": ["ore", "ore"]})
    assert total(game)["building-bonuses"] == 4
    give(game, 0, ore=1, potion=1)
    assert total(game)["building-bonuses"] == 4 + 4
    player = game.players[0]
    player.reserve, player.for_sale = {"ore": 1}, "potion"
    assert total(game)["building-bonuses"] == 4 + 4
    on_track(game, 0, ("ore", 1))
    assert total(game)["building-bonuses"] == 4 + 6


@rule("AB-275", "AB-276", "AB-277")
def test_the_great_hall_counts_houses_itself_included_without_hut_and_outposts() -> None:
    game = new()
    own(game, 0, "building:H01", "building:H02", "building:H03", "building:K03", GREAT_HALL)
    own(game, 0, "building:O02", "building:O05")
    lines = total(game)
    assert lines["building-bonuses"] - 2 == 3 + 2 * 5
    assert lines["buildings"] == 8


@rule("AB-248", "AB-237")
def test_points_per_villager_count_all_zones_and_special_and_extra_villagers() -> None:
    game = new(2, "extra_villagers")
    own(game, 0, FESTIVAL)
    hire(game, 0, METAL, zone="injured")
    hire(game, 0, "villager:x_torch", zone="resting")
    assert total(game)["building-bonuses"] == 2 * 5


@rule("AB-249")
def test_points_per_empty_cave() -> None:
    game = new()
    own(game, 0, "building:O21")
    caves(game, 0, 2)
    assert total(game)["building-bonuses"] == 3 + 2


@rule("AB-278")
def test_coins_drinks_and_goods_in_the_reserve_score_nothing_by_themselves() -> None:
    game = new()
    before = finish(game).scores[0]
    give(game, 0, potion=3, cider=2, amethyst=4)
    game.players[0].coins = 99
    assert finish(game).scores[0] == before


@rule("AB-280", "AB-281", "AB-237")
def test_ties_go_to_coins_then_villagers_then_buildings_and_are_shared_in_the_end() -> None:
    def tied() -> None:
        for player in game.players:
            player.coins = 5

    game = new()
    tied()
    assert finish(game).winners == [0, 1]
    game.players[1].coins = 6
    assert finish(game).winners == [1]
    tied()
    hire(game, 0, METAL, zone="injured")
    assert finish(game).winners == [0]
    game.players[1].coins = 6
    assert finish(game).winners == [1]
    game = new()
    tied()
    own(game, 0, "building:H01")
    on_track(game, 1, ("fish", 1))
    assert finish(game).scores[0] == finish(game).scores[1]
    assert finish(game).winners == [0]
    hire(game, 1, METAL, zone="resting")
    assert finish(game).scores[0] == finish(game).scores[1]
    assert finish(game).winners == [1]
