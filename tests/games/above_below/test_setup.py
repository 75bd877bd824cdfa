"""Setting up (AB sections 1 and 2)."""

from __future__ import annotations

import pytest

from tests.games.above_below.positions import (
    FIRST_CAVE,
    asked,
    begin,
    do,
    everything,
    give,
    heads,
    ids,
    new,
    own,
    starters,
    top_cave,
)
from tests.ledger_marks import rule
from warren.games.above_below.content import BUILDINGS, COMPONENTS, EXTRA_VILLAGERS, ROW_VILLAGERS, SPECIAL_VILLAGERS
from warren.games.above_below.rulebook import RULEBOOK
from warren.games.above_below.setup import VARIANTS, modules
from warren.table import BadSeats, Table

every_count = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("AB-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    assert list(RULEBOOK.seats) == [2, 3, 4]
    with pytest.raises(BadSeats):
        Table.start(RULEBOOK, seats, 1)


@rule("AB-002", "AB-020", "AB-021", "AB-022", "AB-026")
@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_begins_with_a_hut_seven_coins_and_three_ready_founders(seats: int) -> None:
    game = new(seats)
    assert len(game.players) == seats
    for seat, player in enumerate(game.players):
        assert player.buildings == [f"building:start_house/{seat + 1}"]
        assert player.ready == starters(seat)
        assert player.resting == player.injured == []
        assert player.coins in (7, 8)


@rule("AB-024")
def test_with_four_players_only_the_builder_begins_ready() -> None:
    for seat, player in enumerate(new(4).players):
        builder, teacher, scout = starters(seat)
        assert player.ready == [builder]
        assert player.resting == [teacher, scout]
    table = begin(new(4))
    assert "explore" not in heads(table)
    assert "labor" in heads(table)


@rule("AB-023")
@every_count
def test_founders_and_huts_of_absent_players_are_not_in_the_game(seats: int) -> None:
    found = everything(new(seats))
    for absent in range(seats, 4):
        assert not found[f"building:start_house/{absent + 1}"]
        assert not any(found[founder] for founder in starters(absent))


@rule("AB-027", "AB-028")
@every_count
def test_all_star_houses_and_four_random_key_houses_lie_face_up(seats: int) -> None:
    game = new(seats)
    assert game.stars == [f"building:S0{n}" for n in range(1, 7)]
    assert len(set(game.keys)) == 4
    assert {BUILDINGS[key].kind for key in game.keys} == {"key"}
    assert len({tuple(new(seats, seed=seed).keys) for seed in range(20)}) > 5
    found = everything(game)
    assert sum(found[building] for building, card in BUILDINGS.items() if card.kind == "key") == 4


@rule("AB-029", "AB-030")
@every_count
def test_the_villager_row_shows_five_and_the_specials_are_never_in_the_stack(seats: int) -> None:
    game = new(seats)
    row, stack = game.row.cards(), game.villagers.cards()
    assert len(row) == 5
    assert sorted(row + stack) == sorted(ROW_VILLAGERS)
    assert game.specials == list(SPECIAL_VILLAGERS)


@rule("AB-003", "AB-295")
def test_the_extra_villagers_are_shuffled_into_the_stack() -> None:
    game = new(2, "extra_villagers")
    assert sorted(game.row.cards() + game.villagers.cards()) == sorted([*ROW_VILLAGERS, *EXTRA_VILLAGERS])
    rows = [set(new(2, "extra_villagers", seed=seed).row.cards()) for seed in range(30)]
    assert any(row & set(EXTRA_VILLAGERS) for row in rows)


@rule("AB-031", "AB-043")
def test_the_game_begins_in_the_first_of_seven_rounds() -> None:
    assert new().round == COMPONENTS.reputation_board.round_track.start == 1
    assert COMPONENTS.rounds == COMPONENTS.reputation_board.round_track.spaces == 7


@rule("AB-006", "AB-008", "AB-032")
def test_the_supply_and_the_cider_on_the_board() -> None:
    game = new()
    assert game.cider
    assert game.supply.left == {
        **{"fruit": 12, "fish": 12, "mushroom": 12, "pot": 10, "rope": 10, "paper": 10, "ore": 8, "amethyst": 7},
        **{"potion": 20, "cider": 9},
    }


@rule("AB-033")
def test_only_the_top_cave_is_known_and_all_see_it() -> None:
    game = new()
    assert len(game.top_caves) == 1
    assert len(game.caves) == 24
    for seat in (None, 0, 1):
        board = RULEBOOK.viewer(game)(seat)["board"]
        assert board["caves"] == game.top_caves
        assert board["caves_left"] == 25


@rule("AB-034", "AB-252")
@every_count
def test_all_markers_begin_on_the_torch(seats: int) -> None:
    assert [player.reputation for player in new(seats).players] == [0] * seats
    torches = [space.index for space in COMPONENTS.reputation_board.reputation_track.spaces if space.torch]
    assert torches == [0]


@rule("AB-035")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = begin(new(3))
    seen = []
    for _ in range(4):
        seen.append(asked(table)[0])
        do(table, "labor")
        do(table, f"send/{table.state.players[seen[-1]].ready[0]}", "go")
    assert seen == [0, 1, 2, 0]


@rule("AB-036")
def test_the_first_player_comes_from_the_seed_unless_the_host_fixes_it() -> None:
    assert {new(3, seed=seed, first="random").first for seed in range(20)} == {0, 1, 2}
    assert {new(3, seed=seed).first for seed in range(20)} == {0}
    game = new(3, seed=4, first="random")
    assert game.active == game.first == new(3, seed=4, first="random").first


@rule("AB-037", "AB-038", "AB-039", "AB-040")
@pytest.mark.parametrize(("seats", "coins"), [(2, [7, 8]), (3, [7, 8, 8]), (4, [7, 7, 7, 8])])
def test_starting_coins_in_turn_order(seats: int, coins: list[int]) -> None:
    for seed in range(10):
        game = new(seats, seed=seed, first="random")
        assert [game.players[(game.first + n) % seats].coins for n in range(seats)] == coins


@rule("AB-004", "AB-005", "AB-041")
def test_four_houses_and_four_outposts_lie_face_up_beside_their_decks() -> None:
    game = new()
    houses, outposts = game.houses.cards(), game.outposts.cards()
    assert len(houses) == len(outposts) == 4
    assert (len(game.house_deck), len(game.outpost_deck)) == (21, 20)
    assert {BUILDINGS[card].kind for card in houses + game.house_deck.cards()} == {"house"}
    assert {BUILDINGS[card].kind for card in outposts + game.outpost_deck.cards()} == {"outpost"}
    assert len({tuple(new(seed=seed).houses.cards()) for seed in range(10)}) == 10


@rule("AB-042")
def test_the_book_lies_at_hand_from_the_first_turn() -> None:
    game = new()
    top_cave(game, FIRST_CAVE)
    table = do(begin(game, 1), "explore", "all")
    assert asked(table) == (0, "story")
    assert table.choice is not None
    assert table.choice.about == ("paragraph:1",)


@rule("AB-010")
def test_coins_are_unlimited() -> None:
    game = new()
    game.players[1].coins = 1000
    table = do(begin(game), "labor", "all")
    assert table.state.players[0].coins == 7 + 3


@rule("AB-011")
def test_goods_are_limited_and_a_card_is_filled_as_far_as_possible() -> None:
    game = new()
    give(game, 1, ore=7)
    game.players[0].coins = 20
    market = game.houses.row
    own(game, 1, *(card for card in market if card is not None))
    game.houses.row[0] = "building:H14"
    assert "building:H14" in everything(game)
    builder = starters(0)[0]
    table = do(begin(game), f"build/building:H14/{builder}")
    assert table.state.players[0].stock["building:H14"] == ["ore"]
    assert table.state.supply.left["ore"] == 0


@rule("AB-012")
def test_more_than_seven_villagers_may_explore() -> None:
    game = new()
    top_cave(game, FIRST_CAVE)
    player = game.players[0]
    for villager in list(ROW_VILLAGERS)[:6]:
        if villager in game.row.row:
            game.row.remove(villager)
        else:
            game.villagers.layers[0].remove(villager)
        player.ready.append(villager)
    table = do(begin(game, 1), "explore", "all")
    do(table, ids(table)[0])
    assert table.state.tale is not None
    assert len(table.state.tale.rolls) == 9


@pytest.mark.parametrize("name", [name for name, variant in VARIANTS.items() if variant.module])
@rule("AB-282", "AB-305", "AB-337")
def test_each_module_can_be_played_with_what_it_brings_along(name: str) -> None:
    brought = VARIANTS[name].brings
    assert set(new(2, name, *brought).modules) == {name, *brought}
    alone: dict[str, bool | int | str | list[str]] = {other: other == name for other in VARIANTS}
    assert set(modules(alone)) <= {name, *brought}
