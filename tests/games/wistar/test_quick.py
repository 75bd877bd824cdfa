"""Quick actions (W-058, W-079, W-237..W-250): the seven of them, in the own turn."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, changes, measure, stand
from tests.ledger_marks import rule
from warren.games.wistar.content import board
from warren.games.wistar.pieces import CARDS, OUTSIDE

BOARD = board()


def did(game: Game, *answers: str) -> dict[str, int]:
    """A quick action of seat 0; what it has more or less then."""
    before = measure(game.players[0])
    game.choose(*answers)
    assert game.asked() == "turn"
    return changes(before, game.players[0])


@rule("W-058", "W-079", "W-237")
def test_the_seven_quick_actions_of_the_reminder_tile() -> None:
    assert [action.id for action in BOARD.quick_actions.list] == [
        "buy_joker",
        "buy_current",
        "use_move",
        "use_once",
        "enter_worker",
        "place_tent",
        "claim_goal",
    ]
    game = bare()
    game.put(0, 177)
    game.tokens(0, wood=4, move=1)
    game.workers(0, forest=1)
    stand(game, 0, "C")
    game.lay_goals("goal10", "goal01", "goal02")
    game.players[0].doors = ["door:door01", "door:door02"]
    offered = game.options()
    for action in (
        "buy/joker",
        "buy/current",
        "shift/area:forest/area:farm",
        "use/card:177",
        "enter/area:farm",
        "tent/room:C",
        "claim/goal:goal10",
    ):
        assert action in offered
    assert game.me.leaders == 3  # none of them needs a leader
    game.choose("tent/room:C", "enter/area:farm", "claim/goal:goal10")
    assert game.me.leaders == 3


@rule("W-237", "W-079")
def test_a_quick_action_may_be_repeated() -> None:
    game = bare()
    game.tokens(0, wood=6)
    assert did(game, "buy/joker") == {"wood": -3, "joker": 1}
    assert did(game, "buy/joker") == {"wood": -3, "joker": 1}
    assert "buy/joker" not in game.options()


# --- buying ---------------------------------------------------------------------------------------------------------


@rule("W-239", "W-415")
def test_a_joker_costs_three_in_any_mix() -> None:
    game = bare()
    game.hold(0, 31, 4)
    game.tokens(0, wood=2, metal=1)
    game.choose("buy/joker")
    assert set(game.options()) == {"pay/2/1/0", "pay/2/0/1", "pay/1/1/1", "pay/1/0/2", "pay/0/1/2"}
    game.choose("pay/0/1/2", "discard/card:31")
    assert (game.me.wood, game.me.metal, game.me.hand, game.me.joker) == (2, 0, [], 1)
    assert game.state.decks["basic"].discards == ["card:31"]
    assert game.state.decks["advanced"].discards == ["card:4"]


@rule("W-240", "W-193", "W-194")
def test_electricity_costs_four_in_any_mix_basic_first() -> None:
    game = bare()
    game.hold(0, 31)
    game.tokens(0, wood=8)
    assert did(game, "buy/current", "pay/3/0/1") == {"wood": -3, "hand": -1, "current": 1}
    assert did(game, "buy/current") == {"wood": -4, "current": 1}


@rule("W-239", "W-240", "W-022")
@pytest.mark.parametrize(("wood", "offered"), [(2, set()), (3, {"joker"}), (4, {"joker", "current"})])
def test_what_cannot_be_paid_in_full_is_not_offered(wood: int, offered: set[str]) -> None:
    game = bare()
    game.tokens(0, wood=wood)
    assert {option[4:] for option in game.options() if option.startswith("buy/")} == offered


@rule("W-241", "W-250", "W-195", "W-196")
def test_no_electricity_is_offered_to_whoever_has_the_enhanced_side() -> None:
    game = bare()
    game.tokens(0, wood=9, current=1)
    assert "buy/current" in game.options()
    game.choose("buy/current")
    assert game.me.current == 2
    assert "buy/current" not in game.options()
    game.run(0, game.node(op="gain", current=1))
    assert game.me.current == 2


# --- movement tokens ------------------------------------------------------------------------------------------------


@rule("W-242", "W-018", "W-159")
def test_a_movement_token_moves_one_worker_from_one_area_to_another() -> None:
    game = bare()
    game.workers(0, forest=1, farm=2)
    game.tokens(0, move=1)
    assert {option for option in game.options() if option.startswith("shift/")} == {
        "shift/area:forest/area:burrow",
        "shift/area:forest/area:farm",
        "shift/area:farm/area:forest",
        "shift/area:farm/area:burrow",
    }
    assert did(game, "shift/area:farm/area:burrow") == {"move": -1, "farm": -1, "burrow": 1}
    assert "shift" not in game.heads()


@rule("W-218")
def test_with_its_power_a_movement_token_moves_up_to_two_workers() -> None:
    game = bare()
    game.unlock(0, "double_moves")
    game.workers(0, forest=2)
    game.tokens(0, move=2)
    assert did(game, "shift/area:forest/area:farm", "shift/area:forest/area:burrow") == {
        "move": -1,
        "forest": -2,
        "farm": 1,
        "burrow": 1,
    }
    assert did(game, "shift/area:farm/area:forest", "stop") == {"move": -1, "farm": -1, "forest": 1}


# --- 1x effects -----------------------------------------------------------------------------------------------------


@rule("W-243", "W-183", "W-189")
def test_a_1x_effect_puts_a_marker_on_its_card_and_cannot_be_used_while_one_lies_there() -> None:
    game = bare()
    game.hold(0, 179)
    game.players[0].icons["strength"] = 1
    game.tokens(0, wood=1)
    game.choose("hut", "play", "play/card:179")  # also in the very turn in which the card is played
    assert did(game, "use/card:179", "pay/0/0/0", "gain/0/1/0/0") == {"vp": -1, "metal": 1}
    assert game.players[0].used == ["card:179"]
    assert "use" not in game.heads()
    game.players[0].used = []
    game.refresh()
    assert "use/card:179" in game.options()


@rule("W-243")
def test_only_own_1x_cards_with_a_result_are_offered() -> None:
    game = bare()
    game.put(0, 145, 48)  # pay 1 wood for 2 VP; reveal a mission card here
    game.put(1, 177)
    game.put(0, next(card.number for card in CARDS.values() if card.effect_type == "income"))
    assert "use" not in game.heads()
    game.tokens(0, wood=1)
    assert [option for option in game.options() if option.startswith("use/")] == ["use/card:145"]


# --- workers --------------------------------------------------------------------------------------------------------


@rule("W-244")
@pytest.mark.parametrize("area", ["forest", "burrow", "farm"])
def test_a_worker_comes_from_the_entrance_to_any_area_for_free(area: str) -> None:
    game = bare()
    assert did(game, f"enter/area:{area}") == {"entrance": -1, area: 1}
    assert did(game, f"enter/area:{area}") == {"entrance": -1, area: 1}
    assert "enter" not in game.heads()


# --- tents ----------------------------------------------------------------------------------------------------------


@rule("W-245", "W-249")
def test_a_tent_is_placed_for_free_in_the_explorers_room_never_outside() -> None:
    game = bare()
    assert game.me.explorer == OUTSIDE
    assert "tent" not in game.heads()
    stand(game, 0, "C")
    assert [option for option in game.options() if option.startswith("tent/")] == ["tent/room:C"]
    assert did(game, "tent/room:C") == {"tents": 1}
    assert game.me.tents == ["room:C"]


@rule("W-247", "W-248")
def test_the_two_tents_of_a_player_stand_in_different_rooms_and_stay_there() -> None:
    game = bare()
    stand(game, 0, "C")
    stand(game, 1, "C", "C")
    game.choose("tent/room:C")  # beside the tent of another player
    assert "tent" not in game.heads()
    game.me.explorer = "room:D"
    game.refresh()
    game.choose("tent/room:D")
    game.me.explorer = "room:B"
    game.refresh()
    assert "tent" not in game.heads()
    assert game.me.tents == ["room:C", "room:D"]


@rule("W-246", "W-249")
def test_a_tent_lets_its_owner_act_in_its_room_but_does_not_move_the_explorer() -> None:
    game = bare()
    stand(game, 0, "A", "D")
    game.run(0, game.node(op="explore", n=1))
    assert set(game.options()) == {
        "open/passage:e1",
        "open/passage:e2",
        "open/passage:e3",
        "open/passage:e4",
        "reveal/mission-space:m-D1",
        "reveal/mission-space:m-D2",
        "take/mouse-space:t-D1",
        "stop",
    }
