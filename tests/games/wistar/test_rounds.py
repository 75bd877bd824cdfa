"""Rounds (W-014, W-063..W-080, W-262..W-264): their start step by step, their end, and the end of the game."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, built, measure
from tests.ledger_marks import rule
from warren.games.wistar.cards import clear_markets
from warren.games.wistar.content import board
from warren.games.wistar.pieces import CARDS, MICE
from warren.games.wistar.rulebook import RULEBOOK
from warren.table import Table

BOARD = board()


def play_round(game: Game, huts: dict[int, int] | None = None) -> None:
    """To the end of the round and the next question; `huts`: how many leaders of a seat go to the hut."""
    left = {seat: (huts or {}).get(seat, 0) for seat in range(len(game.players))}
    played = game.state.round
    while game.state.round == played and game.asked() == "turn":
        me = game.me
        if left[me.seat]:
            left[me.seat] -= 1
            game.choose("hut", "wood")
        else:
            game.choose(next(option for option in game.options() if option.startswith("leader/")))
        if game.asked_seat() == me.seat and "end" in game.options():
            game.choose("end")
    game.asked()


def skip_to_last_turn(game: Game) -> None:
    """It is the last turn of the round: seat 1, of two, has one leader left."""
    game.players[0].leaders = 0
    game.players[1].leaders = 1
    game.state.at = 1
    game.refresh()


# --- the course of the game -----------------------------------------------------------------------------------------


@rule("W-014", "W-080", "W-262")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_of_three_turns_each(seats: int) -> None:
    table = Table.start(RULEBOOK, seats, 5)
    random = Random(5)
    ended: dict[tuple[int, int], int] = {}
    while table.choice is not None:
        option = table.choice.options[random.randrange(len(table.choice.options))]
        at = (table.state.round, table.choice.seat)
        if option == ("end",):
            ended[at] = ended.get(at, 0) + 1
        table.choose(option)
    placed: dict[str, int] = {}
    for entry in table.entries:
        for happening in entry.told:
            if happening.what in ("placed-leader", "visited"):
                seat = str(happening.facts["seat"])
                placed[seat] = placed.get(seat, 0) + 1
    assert placed == {f"seat:{seat}": 15 for seat in range(seats)}
    assert max(ended.values()) == 3
    assert table.state.round == 5
    assert table.state.stack == 0
    assert table.result is not None
    assert table.result.reason == "five-rounds"


@rule("W-063", "W-064")
def test_the_first_round_has_no_round_start_and_the_second_has() -> None:
    game = Game()
    game.house(0, "hm06")
    row = game.state.markets["basic"].row[:]
    wheel, mouse = game.state.wheel[:], game.state.round_mouse
    assert game.asked() == "turn"
    assert (game.me.wood, game.state.wheel, game.state.round_mouse) == (2, wheel, mouse)
    assert game.state.markets["basic"].row == row
    play_round(game)
    assert game.state.round == 2
    assert game.players[0].wood == 2 + 1
    assert game.state.wheel != wheel
    assert game.state.markets["basic"].row != row


@rule("W-072", "W-074", "W-075", "W-071")
def test_the_steps_of_a_round_start_come_in_their_order() -> None:
    """The income is received under the turned wheel, before 1x markers go and before the markets change."""
    game = bare()
    game.put(0, 48, 44)
    game.players[0].used = ["card:44"]
    game.house(0, "hm08")
    game.house(1, "hm09")
    skip_to_last_turn(game)
    game.next_cards(31)
    play_round(game)
    what = [happening.what for happening in game.happenings]
    started = len(what) - 1 - what[::-1].index("round")
    after = what[started:]
    assert after.index("turn-order") < after.index("drew") < after.index("left-market") < after.index("refilled")
    assert game.players[0].used == []
    assert "card:31" in game.players[0].hand


# --- a. turn order --------------------------------------------------------------------------------------------------


@rule("W-065", "W-066", "W-067", "W-068", "W-235", "W-233")
@pytest.mark.parametrize(
    ("hut", "order"),
    [
        ([], [0, 1, 2, 3]),
        ([3], [3, 0, 1, 2]),
        ([2, 1], [2, 1, 0, 3]),
        ([1, 3, 1], [1, 3, 0, 2]),
        ([3, 3, 2, 3], [3, 2, 0, 1]),
        ([3, 2, 1, 0], [3, 2, 1, 0]),
    ],
)
def test_the_new_turn_order_follows_the_leftmost_leaders_in_the_hut(hut: list[int], order: list[int]) -> None:
    game = Game(4)
    game.state.hut = hut[:]
    game.state.at = 3
    for player in game.players:
        player.leaders = 0
    game.players[3].leaders = 1
    game.refresh()
    game.choose(next(option for option in game.options() if option.startswith("leader/")), "end")
    assert game.state.round == 2
    assert game.state.order == order
    assert game.asked_seat() == order[0]


@rule("W-068")
def test_those_without_a_leader_in_the_hut_keep_their_former_order_among_each_other() -> None:
    game = Game(4)
    game.state.order = [3, 1, 0, 2]
    game.state.hut = [0]
    game.state.at = 3
    for player in game.players:
        player.leaders = 0
    game.players[2].leaders = 1
    game.refresh()
    game.choose(next(option for option in game.options() if option.startswith("leader/")), "end")
    assert game.state.order == [0, 3, 1, 2]


@rule("W-065", "W-235")
def test_the_order_does_not_change_within_a_round() -> None:
    game = Game(3)
    game.choose(next(option for option in game.options() if option.startswith("leader/")), "end", "hut", "wood", "end")
    assert game.state.order == [0, 1, 2]
    assert game.asked_seat() == 2


# --- b. leaders, c. round mouse, d. wheel ---------------------------------------------------------------------------


@rule("W-069")
def test_every_player_takes_back_all_leaders_from_wheel_and_hut() -> None:
    game = Game(3)
    play_round(game, {0: 1, 1: 3})
    assert game.state.round == 2
    assert game.state.leaders == {}
    assert game.state.hut == []
    assert [player.leaders for player in game.players] == [3, 3, 3]


@rule("W-070", "W-154", "W-155")
def test_the_old_round_mouse_leaves_the_game_and_the_next_one_is_turned_up() -> None:
    game = Game()
    seen = [game.state.round_mouse]
    for _ in range(4):
        play_round(game)
        mouse = game.state.round_mouse
        assert mouse is not None
        assert mouse not in seen
        old = str(seen[-1])
        assert old not in game.state.mouse_bags[MICE[old].kind]
        assert not any(old in player.mice for player in game.players)
        seen.append(mouse)
    assert [MICE[str(mouse)].kind for mouse in seen] == ["house", "house", "house", "cellar", "cellar"]
    assert game.state.stack == 0


@rule("W-070", "W-155")
def test_a_round_mouse_that_was_taken_is_followed_by_the_next_one_too() -> None:
    game = Game()
    first = str(game.state.round_mouse)
    game.run(0, game.node(op="take_mouse", **{"from": "round"}))
    game.choose(f"take/{first}")
    assert game.state.round_mouse is None
    while game.running:
        game.choose(game.options()[-1])
    game.refresh()
    play_round(game)
    assert game.state.round_mouse not in (None, first)
    assert game.players[0].mice == [first]


@rule("W-071", "W-091")
def test_the_wheel_turns_one_sector_clockwise_and_the_main_actions_stay() -> None:
    game = Game()
    wheel = game.state.wheel[:]
    play_round(game)
    assert game.state.wheel == [wheel[-1], *wheel[:-1]]
    view = RULEBOOK.viewer(game.state)(0)
    assert [place["action"] for place in view["wheel"]] == [place.action for place in BOARD.wheel.places]
    assert [place["sector"] for place in view["wheel"]] == game.state.wheel


# --- e. income ------------------------------------------------------------------------------------------------------


@rule("W-072", "W-073")
def test_incomes_come_in_the_new_turn_order() -> None:
    game = Game()
    game.house(0, "hm06")
    game.house(1, "hm07")
    play_round(game, {1: 1})
    gains = [told["seat"] for told in game.told("gained") if str(told["source"]).startswith("mouse:")]
    assert gains == ["seat:1", "seat:0"]


@rule("W-073")
def test_a_player_with_several_incomes_chooses_their_order() -> None:
    game = bare()
    incomes = [card for card in CARDS if CARDS[card].effect_type == "income"]
    asking = [card for card in incomes if any(type(node).__name__ == "Exchange" for node in CARDS[card].effect.do)]
    numbers = [CARDS[card].number for card in asking[:2]]
    game.put(0, *numbers)
    game.tokens(0, wood=3, metal=3)
    built(game, 0, 1)
    skip_to_last_turn(game)
    play_round(game)
    assert game.asked() == "order"
    assert game.asked_seat() == 0
    assert sorted(game.options()) == sorted(f"first/card:{number}" for number in numbers)
    second = f"card:{numbers[1]}"
    game.choose(f"first/{second}")
    assert game.choice is not None
    assert game.choice.about[0] == second


@rule("W-184", "W-072")
def test_only_incomes_are_received_at_a_round_start() -> None:
    game = bare()
    game.put(0, *(card.number for card in CARDS.values() if card.effect_type in ("once", "final", "immediate")))
    skip_to_last_turn(game)
    before = measure(game.players[0])
    play_round(game)
    assert game.asked() == "turn"
    assert measure(game.players[0]) == before


# --- f. 1x markers, g. markets --------------------------------------------------------------------------------------


@rule("W-074", "W-183")
def test_1x_markers_come_off_all_played_inventions() -> None:
    game = Game()
    once = [card.number for card in CARDS.values() if card.effect_type == "once"][:2]
    for seat in (0, 1):
        game.put(seat, once[seat])
        game.players[seat].used = [f"card:{once[seat]}"]
    play_round(game)
    assert [player.used for player in game.players] == [[], []]


@rule("W-075", "W-112", "W-062")
@pytest.mark.parametrize("deck", ["basic", "advanced"])
def test_the_two_rightmost_cards_leave_the_others_slide_right(deck: str) -> None:
    game = Game()
    skip_to_last_turn(game)
    game.asked()
    row = game.state.markets[deck].row[:]
    play_round(game)
    now = game.state.markets[deck].row
    assert now[2:] == row[:2]
    assert set(row[2:]) == set(game.state.decks[deck].discards)
    assert all(card is not None and CARDS[card].deck == deck for card in now)
    assert len(set(now)) == 4


@rule("W-075", "W-117")
def test_after_a_gap_the_two_rightmost_cards_are_those_left_of_it() -> None:
    """An income that takes a card from a market leaves a gap; two cards go all the same."""
    game = Game()
    row = game.state.markets["basic"].row[:]
    game.state.markets["basic"].row[3] = None
    before = len(game.state.decks["basic"].discards)
    clear_markets(game.state)
    assert game.state.decks["basic"].discards[before:] == [row[1], row[2]]
    assert game.state.markets["basic"].row[3] == row[0]
    assert [facts["card"] for facts in game.told("left-market")][:2] == [row[1], row[2]]


@rule("W-076", "W-077")
def test_the_discard_pile_is_shuffled_when_a_deck_runs_out_and_a_market_may_stay_short() -> None:
    game = Game()
    deck, market = game.state.decks["basic"], game.state.markets["basic"]
    skip_to_last_turn(game)
    everything = [card for layer in deck.layers for card in layer]
    deck.layers, deck.discards = [], everything[:1]
    row = market.row[:]
    play_round(game)
    # of three cards that may come in - one discarded before, two that leave - all places are filled
    assert set(market.row[2:]) == set(row[:2])
    assert set(market.row[:2]) <= {everything[0], *row[2:]}
    assert len(deck) == 1
    deck.layers = []
    deck.discards = []
    game.run(0, game.node(op="take_market", deck="basic", n=1))
    game.choose(game.options()[0])
    game.turn("hut", "wood", "end")
    assert market.row[0] is None
    assert None not in market.row[1:]
    hand = len(game.players[0].hand)
    game.run(0, game.node(op="draw", deck="basic", n=1))
    assert len(game.players[0].hand) == hand


# --- the end --------------------------------------------------------------------------------------------------------


def last_turn(game: Game) -> None:
    """Round 5, and only one leader is left to be placed: that of the last player."""
    game.state.round = 5
    game.state.stack = 0
    skip_to_last_turn(game)


@rule("W-262", "W-264")
def test_after_round_5_there_is_no_income_no_wheel_turn_and_no_quick_action() -> None:
    game = Game()
    game.house(0, "hm06")
    last_turn(game)
    wheel, wood = game.state.wheel[:], game.players[0].wood
    play_round(game)
    assert game.asked() is None
    assert game.options() == []
    assert game.state.wheel == wheel
    assert game.players[0].wood == wood
    assert game.state.round == 5


@rule("W-263", "W-274", "W-016")
def test_the_turn_order_is_updated_once_more_before_scoring() -> None:
    game = Game()
    for seat in (0, 1):
        game.hold(seat)
        game.tokens(seat, wood=0, metal=0, move=0, vp=20)
    last_turn(game)
    game.players[1].move = -1  # the visit gives it back: nothing else differs between the two
    game.refresh()
    game.choose("hut", "wood", "end")
    game.players[1].wood = 0
    assert game.state.order == [1, 0]
    result = RULEBOOK.result(game.state)
    assert result.scores == [20, 20]
    assert result.winners == [1]
