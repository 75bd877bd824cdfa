"""WS-014..WS-058: setting up, the short rules' means, and the start of a round."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.wistar.ratbot.helpers import Solo
from tests.ledger_marks import rule
from warren.games.wistar.counts import free_rooms
from warren.games.wistar.pieces import BOARD, CARDS, EFFECTS, MICE, MISSION_SPACES, SPACES_IN
from warren.games.wistar.ratbot.content import (
    ACTION_CARDS,
    AUTOMA,
    EXPLORATION_CARDS,
    LAST_CARD,
    STATUS_CARD_OF,
    STATUS_SIDES,
)
from warren.games.wistar.ratbot.levels import sides_of_level
from warren.games.wistar.ratbot.setup import draft, set_up
from warren.games.wistar.ratbot.solo import solo_turn
from warren.games.wistar.ratbot.view import ratbot_view
from warren.games.wistar.rounds import start_round
from warren.games.wistar.setup import empty_slots
from warren.games.wistar.state import COVERED, Wistar
from warren.table import Dice


def fresh(seed: int = 1) -> Wistar:
    dice = Dice.seeded(seed)
    return set_up(sides_of_level(5, dice), dice)


@rule("WS-014")
def test_the_common_setup_is_that_of_two_players() -> None:
    state = fresh()
    assert state.scale == 2
    assert set(state.missions) == {name for name, space in MISSION_SPACES.items() if space.min_players <= 2}
    assert state.slots[state.goals[0]] == empty_slots(2)
    assert COVERED in empty_slots(2)
    assert sum(map(len, SPACES_IN[2].values())) < sum(map(len, SPACES_IN[4].values()))


@rule("WS-015")
def test_only_the_six_point_cheese_is_used() -> None:
    assert fresh().cheese == ["mouse:cheese6"]


@rule("WS-016")
def test_your_own_setup_is_the_normal_one() -> None:
    you = fresh().players[0]
    assert (you.wood, you.metal, you.move, you.joker, you.vp) == (2, 2, 1, 0, 10)
    assert you.explorer == "room:A"
    assert you.entrance == 2
    assert you.hand == []


@rule("WS-017")
def test_ratbot_has_a_place_of_its_own() -> None:
    state = fresh()
    assert [player.seat for player in state.players] == [0, 1]
    assert state.seats == 1


@rule("WS-018", "WS-019", "WS-020")
def test_the_automa_board_holds_six_beds_six_tiles_and_seven_markers() -> None:
    state = fresh()
    view = ratbot_view(state)
    assert [len(view[group]) for group in ("beds", "underground", "markers")] == [6, 6, 7]
    assert not any(space["empty"] for group in ("beds", "underground", "markers") for space in view[group])
    assert (state.players[1].beds, state.players[1].dug) == (0, 0)


@rule("WS-021")
def test_the_action_deck_holds_all_seven_cards() -> None:
    game = Solo()
    assert game.automa.actions.cards() == sorted(ACTION_CARDS)
    firsts = {fresh(seed).ratbot.actions.draw(Dice.seeded(seed)) for seed in range(60)}  # type: ignore[union-attr]
    assert firsts == set(ACTION_CARDS)


@rule("WS-022")
def test_the_card_with_the_different_back_lies_at_the_bottom() -> None:
    tops = set()
    for seed in range(60):
        automa = fresh(seed).ratbot
        assert automa is not None
        assert sorted([automa.top, *automa.unexplored, LAST_CARD]) == sorted(EXPLORATION_CARDS)
        tops.add(automa.top)
    assert tops == set(EXPLORATION_CARDS) - {LAST_CARD}


@rule("WS-023")
def test_the_three_chosen_sides_are_laid_out() -> None:
    automa = fresh().ratbot
    assert automa is not None
    assert [STATUS_CARD_OF[side].kind for side in automa.status] == ["structure", "tool", "robot"]
    assert sum(STATUS_SIDES[side].index for side in automa.status) == 5


@rule("WS-024")
def test_the_skill_tokens_are_dealt_at_random() -> None:
    deals = {tuple(fresh(seed).ratbot.tokens.items()) for seed in range(40)}  # type: ignore[union-attr]
    assert len(deals) > 5
    assert all(len(deal) == 5 for deal in deals)


@rule("WS-025")
def test_each_card_has_one_or_two_token_spaces_and_each_skill_one_card() -> None:
    assert {card.slots for card in AUTOMA.status_cards} == {1, 2}
    automa = fresh().ratbot
    assert automa is not None
    slots = {at: STATUS_CARD_OF[side].slots for at, side in enumerate(automa.status)}
    assert Counter(automa.tokens.values()) == Counter(slots)
    assert sum(slots.values()) == 5


@rule("WS-026")
def test_three_markers_stand_on_the_topmost_steps() -> None:
    automa = fresh().ratbot
    assert automa is not None
    assert automa.advances == [0, 0, 0]
    assert len(AUTOMA.board.markers) + len(automa.advances) == BOARD.components.per_player["markers"]


@rule("WS-027")
def test_leaders_tents_discs_and_eight_workers_are_ready() -> None:
    state = fresh()
    bot = state.players[1]
    assert (bot.leaders, bot.tents, bot.discs) == (3, [], 3)
    assert ratbot_view(state)["workers_left"] == 8


@rule("WS-028")
def test_its_explorer_stands_at_the_farm_entrance() -> None:
    assert fresh().players[1].explorer == "room:A"


@rule("WS-029")
def test_it_starts_with_ten_points() -> None:
    assert fresh().players[1].vp == 10


@rule("WS-030")
def test_ratbot_plays_first_in_round_one() -> None:
    for seed in range(10):
        assert fresh(seed).order == [1, 0]


@rule("WS-031")
def test_it_has_three_free_rooms() -> None:
    assert free_rooms(fresh().players[1]) == 3
    assert AUTOMA.board.starting_rooms.n == 3


# --- your starting hand ----------------------------------------------------------------------------------------


@rule("WS-032")
def test_two_pairs_of_a_basic_and_an_advanced_card() -> None:
    pairs = fresh().pairs
    assert len(pairs) == 2
    assert [[CARDS[card].deck for card in pair] for pair in pairs] == [["basic", "advanced"]] * 2


@rule("WS-033", "WS-034")
def test_you_keep_one_pair_and_the_other_is_discarded_to_its_decks() -> None:
    state = fresh()
    first, second = state.pairs
    flow = draft(state)
    choice = next(flow)
    assert choice.ids == [f"pair/{'/'.join(pair)}" for pair in (first, second)]
    with pytest.raises(StopIteration):
        flow.send(choice.options[1])
    assert state.players[0].hand == list(second)
    assert state.decks["basic"].discards == [first[0]]
    assert state.decks["advanced"].discards == [first[1]]


@rule("WS-035")
def test_ratbot_starts_without_inventions() -> None:
    game = Solo()
    assert game.automa.pile == []
    assert game.bot.hand == []


@rule("WS-036")
def test_the_markets_are_laid_out_after_the_pairs() -> None:
    state = fresh()
    assert state.markets["basic"].cards() == []
    game = Solo()
    assert [len(game.state.markets[deck].cards()) for deck in ("basic", "advanced")] == [4, 4]


# --- the start of a round --------------------------------------------------------------------------------------


def next_round(game: Solo) -> None:
    """From the end of a round to the first turn of the next."""
    start_round(game.state)
    while game.state.phase == "income":
        flow = solo_turn(game.state)
        assert flow is not None
        game.run(flow)


@rule("WS-050")
def test_the_round_start_comes_before_rounds_two_to_five() -> None:
    game = Solo()
    assert game.state.round == 1
    stack, wheel = game.state.stack, list(game.state.wheel)
    next_round(game)
    assert game.state.round == 2
    assert game.state.stack == stack - 1
    assert game.state.wheel == [wheel[-1], *wheel[:-1]]


@rule("WS-051")
def test_leaders_in_the_hut_decide_the_turn_order() -> None:
    game = Solo()
    game.state.hut = [1, 0]
    next_round(game)
    assert game.state.order == [1, 0]
    game.state.hut = [0, 1, 0]
    next_round(game)
    assert game.state.order == [0, 1]


@rule("WS-052")
def test_only_your_leader_in_the_hut_puts_you_first_and_an_empty_hut_changes_nothing() -> None:
    game = Solo()
    game.state.hut = [0]
    next_round(game)
    assert game.state.order == [0, 1]
    next_round(game)
    assert game.state.order == [0, 1]


@rule("WS-053", "WS-054")
def test_ratbots_leaders_come_back_with_yours_after_the_order_was_updated() -> None:
    game = Solo()
    game.state.leaders = {game.spaces("explore")[0]: 1}
    game.state.hut = [1]
    game.bot.leaders = game.you.leaders = 0
    next_round(game)
    assert (game.bot.leaders, game.you.leaders) == (3, 3)
    assert game.state.leaders == {}
    assert game.state.hut == []
    assert game.state.order == [1, 0]


@rule("WS-055")
def test_ratbot_has_no_income() -> None:
    game = Solo()
    paying = [mouse for mouse in MICE if (effect := EFFECTS[mouse]) is not None and effect.type == "income"]
    assert paying
    game.bot.mice = paying[:2]
    next_round(game)
    assert (game.bot.wood, game.bot.metal, game.bot.move, game.bot.joker, game.bot.vp) == (0, 0, 0, 0, 10)
    assert game.bot.hand == []


@rule("WS-056")
def test_all_seven_action_cards_are_shuffled_anew_each_round() -> None:
    game = Solo()
    game.play("ra_dig")
    assert game.automa.actions.discards == ["action-card:ra_dig"]
    next_round(game)
    assert game.automa.actions.discards == []
    assert game.automa.actions.cards() == sorted(ACTION_CARDS)


@rule("WS-058")
def test_the_exploration_deck_is_never_reshuffled() -> None:
    game = Solo()
    top = game.automa.top
    game.play("ra_explore")
    left = (game.automa.top, list(game.automa.unexplored))
    next_round(game)
    assert (game.automa.top, game.automa.unexplored) == left
    assert top not in (left[0], *left[1])
