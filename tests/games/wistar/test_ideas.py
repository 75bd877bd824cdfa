"""Find Ideas (W-110..W-117, W-279): cards for idea points, from the markets and from the decks."""

from __future__ import annotations

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare
from tests.ledger_marks import rule
from warren.games.wistar.pieces import CARDS
from warren.games.wistar.rulebook import RULEBOOK


def finding(strength: int, *market: int) -> Game:
    """Seat 0 is in the middle of Find Ideas at this strength; the markets hold these cards."""
    game = bare()
    game.lay_sector("s1", 4)
    game.workers(0, farm=strength)
    if market:
        game.lay_market(*market)
    game.choose("leader/space:s1b", "main/find_ideas")
    assert game.asked() == "ideas"
    return game


@rule("W-279", "W-110", "W-112")
def test_three_points_buy_an_advanced_and_a_basic_card_and_the_markets_slide() -> None:
    game = finding(3, 1, 27, 2, 3, 31, 32, 60, 33)
    game.choose("take/card:27", "take/card:60")
    assert game.me.hand == ["card:27", "card:60"]
    assert game.asked() == "turn"
    game.choose("end")
    advanced, basic = game.state.markets["advanced"].row, game.state.markets["basic"].row
    assert advanced[1:] == ["card:1", "card:2", "card:3"]
    assert basic[1:] == ["card:31", "card:32", "card:33"]
    assert CARDS[str(advanced[0])].deck == "advanced"
    assert CARDS[str(basic[0])].deck == "basic"
    assert not {advanced[0], basic[0]} & {"card:27", "card:60"}


@rule("W-111", "W-110")
def test_cards_come_from_all_eight_places_and_both_decks_in_any_mix() -> None:
    game = finding(4, 1, 27, 2, 3, 31, 32, 60, 33)
    assert set(game.options()) == {
        *(f"take/card:{number}" for number in (1, 27, 2, 3, 31, 32, 60, 33)),
        "draw/deck:basic",
        "draw/deck:advanced",
        "stop",
    }
    game.next_cards(34)
    game.lay_market(1, 27, 2, 3, 31, 32, 60, 33)
    again = finding(4, 1, 27, 2, 3, 31, 32, 60, 33)
    again.choose("draw/deck:basic", "take/card:31", "draw/deck:advanced")
    assert [CARDS[card].deck for card in again.me.hand] == ["basic", "basic", "advanced"]
    assert again.asked() == "turn"


@rule("W-110", "W-020")
def test_with_one_point_left_only_basic_cards_are_offered() -> None:
    game = finding(1, 1, 27, 2, 3, 31, 32, 60, 33)
    assert set(game.options()) == {*(f"take/card:{n}" for n in (31, 32, 60, 33)), "draw/deck:basic", "stop"}


@rule("W-115", "W-120")
def test_stopping_early_loses_the_points_left() -> None:
    game = finding(3, 1, 27, 2, 3, 31, 32, 60, 33)
    game.choose("take/card:31", "stop")
    assert game.me.hand == ["card:31"]
    assert game.asked() == "turn"
    assert game.state.under_way == []
    assert "main/find_ideas" not in game.options()


@rule("W-116")
def test_a_card_drawn_from_a_deck_is_seen_before_the_next_choice() -> None:
    game = finding(2, 1, 27, 2, 3, 31, 32, 60, 33)
    game.choose("draw/deck:basic")
    assert game.asked() == "ideas"
    assert RULEBOOK.viewer(game.state)(0)["players"][0]["hand"] == game.me.hand
    assert len(game.me.hand) == 1


@rule("W-117", "W-112")
def test_a_gap_in_a_market_stays_until_the_end_of_the_turn() -> None:
    game = finding(2, 1, 27, 2, 3, 31, 32, 60, 33)
    game.choose("take/card:32", "take/card:60")
    assert game.state.markets["basic"].row == ["card:31", None, None, "card:33"]
    game.choose("enter/area:farm")
    assert game.state.markets["basic"].row == ["card:31", None, None, "card:33"]
    game.choose("end")
    assert game.state.markets["basic"].row[2:] == ["card:31", "card:33"]
    assert None not in game.state.markets["basic"].row


@rule("W-113", "W-077")
def test_an_exhausted_deck_is_its_shuffled_discard_pile() -> None:
    game = finding(3)
    deck = game.state.decks["basic"]
    deck.layers, deck.discards = [], ["card:31", "card:32"]
    game.choose("draw/deck:basic")
    assert deck.discards == []
    game.choose("draw/deck:basic")
    assert set(game.me.hand) == {"card:31", "card:32"}
    assert "draw/deck:basic" not in game.options()


@rule("W-114")
def test_there_is_no_hand_limit() -> None:
    game = finding(40)
    for _ in range(40):
        game.choose("draw/deck:basic")
    assert len(game.me.hand) == 40
    game.choose("end")
    assert len(game.players[0].hand) == 40
