"""Ledger chapter 6: turns and their two actions; extra turns and additional actions."""

from __future__ import annotations

import pytest

from tests.games.tombs.playing import Game
from tests.ledger_marks import rule


def entrances(options: list[str]) -> list[str]:
    return [option.removeprefix("lay/") for option in options if option.startswith("lay/")]


@rule("RT-110")
def test_turns_go_round_from_the_first_player() -> None:
    game = Game(3, first_player="1")
    seats = []
    for entrance in ("1", "2", "3", "8"):
        seats.append(game.asked_seat())
        game.choose(f"lay/entrance:{entrance}")
    assert seats == [1, 2, 0, 1]


@rule("RT-111")
def test_a_turn_is_one_action_of_two() -> None:
    game = Game()
    game.lay(0, "entrance:8")
    assert set(game.options()) == {"remove", *(f"lay/{entrance}" for entrance in entrances(game.options()))}
    game.choose("lay/entrance:9")
    assert game.asked_seat() == 1
    assert game.paws() == {"entrance:8": 0, "entrance:9": 0}


@rule("RT-112")
def test_nothing_can_be_removed_without_an_own_paw() -> None:
    game = Game()
    game.lay(1, "entrance:8")
    assert "remove" not in game.options()
    game.choose("lay/entrance:1")
    assert game.asked_seat() == 1
    assert "remove" in game.options()


@rule("RT-113")
def test_with_an_empty_supply_paws_must_be_removed() -> None:
    game = Game()
    game.lay(0, "entrance:8", "entrance:9", "entrance:10", "entrance:1", "entrance:2")
    assert game.asked() == "remove"
    assert len(game.options()) == 5


@rule("RT-114")
def test_there_is_no_passing() -> None:
    assert len(entrances(Game().options())) == len(Game().options()) == 14
    assert "pass" not in Game(3).options()


@rule("RT-114")
def test_five_paws_of_an_opponent_leave_at_least_four_entrances() -> None:
    game = Game()
    game.lay(1, "entrance:1", "entrance:2", "entrance:3", "entrance:4", "entrance:5")
    assert len(game.options()) == 4
    three = Game(3)
    three.lay(1, "entrance:1", "entrance:2", "entrance:3", "entrance:4", "entrance:5")
    three.lay(2, "entrance:6", "entrance:7", "entrance:8", "entrance:9", "entrance:10")
    assert len(three.options()) == 6


@rule("RT-135", "RT-138")
def test_an_additional_action_of_either_kind_follows_at_once_and_may_be_passed() -> None:
    game = Game()
    game.room("place:r1c1", "bell_tower", owner=1)
    game.lay(0, "entrance:3")
    game.choose("lay/entrance:4")
    assert game.asked_seat() == 0
    assert {"pass", "remove", "lay/entrance:1"} <= set(game.options())
    game.choose("pass")
    assert game.asked_seat() == 1
    assert game.supply(0) == 2


@rule("RT-138")
def test_the_additional_action_too_must_be_remove_with_an_empty_supply() -> None:
    game = Game()
    game.room("place:r1c1", "bell_tower", owner=1)
    game.lay(0, "entrance:3", "entrance:8", "place:r2c2")
    game.choose("lay/entrance:4")
    assert game.supply(0) == 0
    assert game.options() == ["remove", "pass"]


@rule("RT-137")
def test_each_room_with_the_symbol_gives_an_additional_action_of_the_same_turn() -> None:
    game = Game()
    game.room("place:r1c1", "bell_tower", owner=1)
    game.room("place:r2c1", "lookout", owner=0)
    game.lay(0, "entrance:3", "entrance:2")
    turn = game.view()["turn"]
    game.choose("lay/entrance:4", "fill/room:bell_tower")
    assert game.supply(0) == 0
    assert game.view()["under_way"]["extra_actions"] == 1
    game.remove("entrance:3", "entrance:2", "room:bell_tower", "room:lookout")
    game.choose("stop", "gain/1/0/0")
    assert (game.asked_seat(), game.view()["turn"]) == (0, turn)
    game.choose("pass")
    assert (game.asked_seat(), game.view()["turn"]) == (1, turn + 1)


@rule("RT-137")
def test_an_additional_action_may_earn_another() -> None:
    game = Game()
    game.room("place:r1c1", "bell_tower", owner=1)
    game.room("place:r1c2", "lookout", owner=1)
    game.lay(0, "entrance:3")
    game.choose("lay/entrance:4", "lay/entrance:5")
    assert game.asked_seat() == 0
    game.choose("pass")
    assert game.asked_seat() == 1


@rule("RT-156")
def test_an_extra_turn_is_a_whole_turn_of_the_same_player() -> None:
    game = Game()
    game.room("place:r1c1", "tea_house", owner=0)
    game.lay(0, "place:r1c1")
    turn = game.view()["turn"]
    game.choose("remove", "take")
    assert (game.asked(), game.asked_seat()) == ("act", 0)
    assert game.view()["turn"] == turn + 1
    assert "pass" not in game.options()
    game.choose("lay/entrance:1")
    assert game.asked_seat() == 1


@rule("RT-157")
def test_only_one_extra_turn_can_be_pending() -> None:
    game = Game()
    game.own(0, food=4, torch=4, pick=4)
    game.room("place:r1c1", "tea_house", owner=0)
    game.market("helper:apprentice")
    game.lay(0, "place:r1c1", "entrance:5")
    game.remove("room:tea_house")
    game.choose("take", "hire/helper:apprentice")
    assert (game.asked(), game.asked_seat()) == ("act", 0)
    game.choose("lay/entrance:1")
    assert game.asked_seat() == 1


@rule("RT-157", "RT-312")
def test_the_extra_action_symbol_and_an_extra_turn_are_separate() -> None:
    """A paw laid on the Tea House earns an action; a paw removed from it a turn."""
    game = Game()
    game.room("place:r1c1", "tea_house", owner=0)
    game.lay(0, "entrance:3")
    turn = game.view()["turn"]
    game.choose("lay/entrance:4")
    assert game.view()["under_way"]["optional"]
    assert not game.view()["under_way"]["extra_turn"]
    game.choose("remove", "remove/room:tea_house", "take", "remove/entrance:3", "gain/1/0/0")
    assert (game.asked(), game.asked_seat()) == ("act", 0)
    assert game.view()["turn"] == turn + 1
    assert not game.view()["under_way"]["optional"]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_round_grows_when_the_first_player_is_on_again(seats: int) -> None:
    game = Game(seats, first_player="1")
    for entrance in ("1", "2", "3")[:seats]:
        assert game.view()["round"] == 1
        game.choose(f"lay/entrance:{entrance}")
    assert game.view()["round"] == 2
