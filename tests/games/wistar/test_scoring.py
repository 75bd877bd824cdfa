"""Final scoring (W-015, W-016, W-265..W-275) and its worked example of 86 points (W-291..W-294)."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, built, doors, dug, meet_mission, play, stand
from tests.ledger_marks import rule
from warren.games.wistar.content import inventions
from warren.games.wistar.rulebook import RULEBOOK
from warren.games.wistar.scoring import breakdown
from warren.games.wistar.state import Wistar


def lines(game: Game, seat: int = 0) -> dict[str, int]:
    """What scores at all, line by line."""
    return {line: points for line, points in breakdown(game.state, game.players[seat]).items() if points}


def finish(state: Wistar) -> None:
    """The last turn is over."""
    state.phase = "end"
    state.round = 5
    state.stack = 0


# --- the worked example ---------------------------------------------------------------------------------------------


def the_example(seat: int) -> Game:
    """Five markers gone, worth 3, 6, 1, 2 and 0; three final effects worth 3, 4 and 5; cards worth 14 in print."""
    game = Game()
    for each in (0, 1):
        game.hold(each)
        game.tokens(each, wood=0, metal=0, move=0)
    game.unlock(seat, "three_points", "six_points", "free_invention", "veranda", "cheap_beds")
    built(game, seat, 4)
    dug(game, seat, 5)
    game.house(seat, "hm10", "hm11")
    doors(game, seat, 5)
    game.put(seat, 143, 173, 172, 119, 139)
    game.hold(seat, 31, 32, 1, 2)
    game.tokens(seat, wood=2, metal=1, move=1, joker=1, current=2, vp=22)
    return game


@rule("W-291", "W-292", "W-293", "W-294", "W-265", "W-266", "W-267", "W-268", "W-269", "W-270", "W-271", "W-272")
@pytest.mark.parametrize("seat", [0, 1], ids=["Semyon", "Danilo"])
def test_the_example_of_86_points(seat: int) -> None:
    game = the_example(seat)
    assert breakdown(game.state, game.players[seat]) == {
        "track": 22,
        "powers": 14,
        "beds": 7,
        "rooms": 10,
        "mice": 4,
        "inventions": 14,
        "finals": 12,
        "current": 2,
        "leftovers": 1,
        "jokers": 0,
    }
    finish(game.state)
    result = RULEBOOK.result(game.state)
    assert result.scores[seat] == 86
    assert result.winners == [seat]


@rule("W-292", "W-222", "W-265")
def test_in_the_example_one_2_is_the_bonus_of_the_pair() -> None:
    game = the_example(0)
    assert lines(game)["powers"] == 3 + 6 + 2 + 1 + 2 + 0
    game.unlock(0, "main_action")
    assert lines(game)["powers"] == 16
    other = bare()
    other.unlock(0, "six_points")
    assert lines(other)["powers"] == 6
    other.unlock(0, "three_points")
    assert lines(other)["powers"] == 11


@rule("W-293", "W-272", "W-273")
def test_in_the_example_eight_leftovers_are_one_point_and_one_joker_none() -> None:
    game = the_example(0)
    assert (lines(game)["leftovers"], lines(game).get("jokers", 0)) == (1, 0)
    game.tokens(0, move=3, joker=2)
    assert (lines(game)["leftovers"], lines(game)["jokers"]) == (2, 1)


# --- line by line ---------------------------------------------------------------------------------------------------


@rule("W-265", "W-220", "W-221", "W-222")
@pytest.mark.parametrize(
    ("power", "points"),
    [
        ("cheap_beds", 0),
        ("cheap_rooms", 0),
        ("veranda", 2),
        ("double_moves", 1),
        ("skill", 2),
        ("three_points", 3),
        ("six_points", 6),
        ("free_invention", 1),
        ("main_action", 2),
        ("hero", 0),
    ],
)
def test_power_spaces_score_once_their_marker_is_gone(power: str, points: int) -> None:
    game = bare()
    assert lines(game) == {"track": 10}
    game.unlock(0, power)
    assert lines(game).get("powers", 0) == points


@rule("W-266")
@pytest.mark.parametrize(("beds", "points"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 7), (5, 11), (6, 16)])
def test_only_the_highest_emptied_bed_slot_scores(beds: int, points: int) -> None:
    game = bare()
    dug(game, 0, 6)
    built(game, 0, beds)
    assert lines(game).get("beds", 0) == points


@rule("W-267")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_only_the_highest_dug_room_scores_whether_occupied_or_not(n: int, points: int) -> None:
    game = bare()
    dug(game, 0, n)
    assert lines(game).get("rooms", 0) == points
    game.house(0, "hm01")
    assert lines(game).get("rooms", 0) == points


@rule("W-268", "W-139", "W-140")
def test_mice_and_cheese_score() -> None:
    game = bare()
    game.house(0, "hm02", "cm03", "cheese6")
    assert lines(game)["mice"] == 3 + 0 + 6


@rule("W-269", "W-275", "W-178")
def test_played_inventions_score_some_of_them_below_zero() -> None:
    game = bare()
    negative = [number for number, card in inventions().items() if card.vp < 0]
    game.put(0, *negative, 1)
    assert lines(game)["inventions"] == sum(inventions()[number].vp for number in negative) + 4
    assert sum(inventions()[number].vp for number in negative) < 0


@rule("W-275", "W-023")
def test_the_total_may_fall_below_the_track_though_the_track_never_falls_below_zero() -> None:
    game = bare()
    game.put(0, *(number for number, card in inventions().items() if card.vp < 0))
    game.tokens(0, vp=1)
    game.tokens(1, vp=0)
    play(game, 20, seat=1)  # opponents with more VP lose 2
    assert game.players[0].vp == 0
    finish(game.state)
    assert RULEBOOK.result(game.state).scores[0] < 0


@rule("W-270")
def test_final_effects_score_at_the_end_only() -> None:
    game = bare()
    game.put(0, 180)
    stand(game, 0, "C", "D", "E")
    assert game.players[0].vp == 10
    assert lines(game) == {"track": 10, "inventions": 2, "finals": 4}


@rule("W-271", "W-198")
@pytest.mark.parametrize(("current", "points"), [(0, 0), (1, 0), (2, 2)])
def test_enhanced_electricity_is_worth_two_points(current: int, points: int) -> None:
    game = bare()
    game.tokens(0, current=current)
    assert lines(game).get("current", 0) == points


@rule("W-272")
@pytest.mark.parametrize(
    ("tokens", "cards", "points"),
    [({"wood": 4}, 0, 0), ({"wood": 2, "metal": 1, "move": 1}, 1, 1), ({"wood": 9, "move": 5}, 0, 2), ({}, 5, 1)],
)
def test_every_five_of_wood_metal_movement_tokens_and_cards_together(
    tokens: dict[str, int], cards: int, points: int
) -> None:
    game = bare()
    game.tokens(0, **tokens)
    game.hold(0, *range(31, 31 + cards))
    assert lines(game).get("leftovers", 0) == points


@rule("W-273")
@pytest.mark.parametrize(("jokers", "points"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_every_two_jokers(jokers: int, points: int) -> None:
    game = bare()
    game.tokens(0, joker=jokers)
    assert lines(game).get("jokers", 0) == points


@rule("W-369")
def test_wood_and_metal_scored_by_a_card_are_leftovers_too() -> None:
    game = bare()
    game.put(0, 176, 178)
    game.tokens(0, wood=3, metal=2)
    assert (lines(game)["finals"], lines(game)["leftovers"]) == (5, 1)


@rule("W-015")
def test_points_come_from_beds_rooms_missions_mice_inventions_and_goals() -> None:
    """Missions and goals give theirs on the track when they are done."""
    game = bare()
    game.lay_goals("goal02", "goal01", "goal03")
    built(game, 0, 3)
    dug(game, 0, 2)
    game.house(0, "hm10")
    game.put(0, 1)
    meet_mission(game, "mis03")
    game.tokens(0, wood=2)
    game.choose("claim/goal:goal02")
    game.run(0, game.node(op="solve"))
    game.choose("solve/row:mis03a", "marker/power:three_points")
    assert lines(game) == {"track": 10 + 4 + 2, "powers": 3, "beds": 4, "rooms": 1, "mice": 2, "inventions": 4}


# --- who wins -------------------------------------------------------------------------------------------------------


@rule("W-016", "W-274")
@pytest.mark.parametrize(
    ("vp", "order", "winner"),
    [
        ((20, 21, 19), [0, 1, 2], 1),
        ((20, 20, 19), [0, 1, 2], 0),
        ((20, 20, 19), [2, 1, 0], 1),
        ((20, 20, 20), [2, 1, 0], 2),
        ((18, 20, 20), [0, 2, 1], 2),
    ],
)
def test_most_points_win_and_of_the_tied_the_one_earlier_in_the_order(
    vp: tuple[int, ...], order: list[int], winner: int
) -> None:
    game = Game(3)
    for seat in range(3):
        game.hold(seat)
        game.tokens(seat, wood=0, metal=0, move=0, vp=vp[seat])
    game.state.order = order
    finish(game.state)
    result = RULEBOOK.result(game.state)
    assert result.scores == list(vp)
    assert result.winners == [winner]
