"""Each of the 26 inventions with a final effect, with numbers (W-185, W-270)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from _pytest.mark.structures import ParameterSet

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import Setup, bare, built, doors, dug, icons, make, stand, title
from tests.ledger_marks import rule
from warren.games.wistar.language import DiscardBed
from warren.games.wistar.scoring import breakdown, final


def worth(number: int, points: int, setup: Setup, marks: Sequence[pytest.MarkDecorator] = ()) -> ParameterSet:
    return pytest.param(number, points, setup, marks=marks, id=title(number))


def claimed(game: Game, n: int) -> None:
    game.players[0].claimed = [f"goal:goal{number:02}" for number in range(1, n + 1)]


def markers(game: Game, n: int) -> None:
    game.players[0].markers = n


def two_beds_one_of_them_discarded(game: Game) -> None:
    built(game, 0, 2)
    game.run(0, DiscardBed())
    game.choose("discard")
    assert game.players[0].beds_in == 1


FINAL = [
    worth(7, 5, lambda game: game.house(0, "cheese6")),
    worth(13, 6, lambda game: game.put(0, 1, 2, 31), [rule("W-304")]),
    worth(24, 4, lambda game: game.put(0, 5, 51, 31)),
    worth(37, 6, lambda game: game.tokens(0, wood=5, metal=4, move=4)),
    worth(54, 3, lambda game: game.put(0, 31, 1, 67)),
    worth(83, 4, lambda game: game.put(0, 31, 32, 33, 104, 115, 128)),
    worth(85, 3, [lambda game: game.house(0, "hm10", "cheese6"), lambda game: built(game, 0, 1)]),
    worth(88, 3, lambda game: game.put(0, 104, 67, 31)),
    worth(93, 2, lambda game: game.put(0, 158, 89, 31)),
    worth(103, 2, lambda game: claimed(game, 2), [rule("W-391")]),
    worth(111, 3, lambda game: game.put(0, 31, 86, 141, 1), [rule("W-339")]),
    worth(120, 4, lambda game: claimed(game, 2), [rule("W-391")]),
    worth(122, 6, lambda game: game.house(0, "cm07", "cheese6", "hm10"), [rule("W-134")]),
    worth(128, 2, lambda game: icons(game, 0, strength=3, agility=2, perception=3)),
    worth(135, 5, [lambda game: doors(game, 0, 2), lambda game: markers(game, 3)], [rule("W-386", "W-406")]),
    worth(136, 4, lambda game: game.unlock(0, "six_points", "hero", "veranda"), [rule("W-350")]),
    worth(140, 3, lambda game: game.put(0, 115, 128, 31)),
    worth(143, 2, lambda game: game.unlock(0, "six_points", "skill", "veranda"), [rule("W-353")]),
    worth(157, 4, lambda game: game.put(0, 57, 70, 31), [rule("W-393")]),
    worth(161, 2, lambda game: game.put(0, 31, 39, 57), [rule("W-393")]),
    worth(169, 2, lambda game: game.house(0, "hm10", "cheese6")),
    worth(172, 3, lambda game: doors(game, 0, 3), [rule("W-406")]),
    worth(173, 2, two_beds_one_of_them_discarded, [rule("W-363", "W-376", "W-389")]),
    worth(176, 4, lambda game: game.tokens(0, metal=4, wood=3), [rule("W-364")]),
    worth(178, 3, lambda game: game.tokens(0, metal=4, wood=3), [rule("W-367")]),
    worth(180, 4, lambda game: stand(game, 0, "C", "D", "E"), [rule("W-407")]),
]


@rule("W-185", "W-270")
@pytest.mark.parametrize(("number", "points", "setup"), FINAL)
def test_a_final_effect_is_worth_so_many_points(number: int, points: int, setup: Setup) -> None:
    game = bare()
    game.put(0, number)
    make(game, setup)
    assert final(game.state, game.players[0], f"card:{number}") == points


@rule("W-185")
@pytest.mark.parametrize("number", [row.values[0] for row in FINAL])
def test_a_final_effect_does_nothing_during_the_game(number: int) -> None:
    game = bare()
    game.put(0, number)
    assert f"use/card:{number}" not in game.options()
    assert game.players[0].vp == 10


@pytest.mark.parametrize(
    ("number", "alone"), [(7, 0), (13, 2), (54, 1), (83, 0), (88, 1), (111, 0), (140, 1), (157, 0), (180, 0)]
)
def test_what_a_final_card_is_worth_alone_it_counts_itself_where_it_fits(number: int, alone: int) -> None:
    game = bare()
    game.put(0, number)
    assert final(game.state, game.players[0], f"card:{number}") == alone


def test_the_rucksack_is_worth_6_at_most_and_half_a_pair_nothing() -> None:
    game = bare()
    game.put(0, 37)
    for wood, points in ((1, 0), (2, 1), (13, 6), (14, 6), (40, 6)):
        game.tokens(0, wood=wood)
        assert final(game.state, game.players[0], "card:37") == points


def test_the_crab_counts_its_smallest_kind() -> None:
    game = bare()
    game.put(0, 83, 104, 67, 115, 128)
    assert final(game.state, game.players[0], "card:83") == 0
    game.put(0, 31)
    assert final(game.state, game.players[0], "card:83") == 2


@rule("W-369")
def test_wood_and_metal_scored_by_cards_are_leftovers_all_the_same() -> None:
    game = bare()
    game.put(0, 176, 178)
    game.tokens(0, wood=3, metal=2)
    lines = breakdown(game.state, game.players[0])
    assert lines["finals"] == 5
    assert lines["leftovers"] == 1


@rule("W-225", "W-168", "W-169")
def test_icons_of_cards_heroes_and_tokens_count_and_jokers_do_not() -> None:
    game = bare()
    game.put(0, 128, 1)
    icons(game, 0, agility=3)
    game.tokens(0, joker=5)
    assert final(game.state, game.players[0], "card:128") == 1, "2 + 2 + 1 icons"
    icons(game, 0, strength=1)
    assert final(game.state, game.players[0], "card:128") == 2


@rule("W-269")
def test_final_effects_come_on_top_of_the_printed_points() -> None:
    game = bare()
    game.put(0, 176, 123)
    game.tokens(0, metal=1)
    dug(game, 0, 0)
    lines = breakdown(game.state, game.players[0])
    assert lines["inventions"] == 4 - 2
    assert lines["finals"] == 1
