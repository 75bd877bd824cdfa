"""Ledger chapter 18: the long worked example. The short ones stand with the rules they illustrate."""

from __future__ import annotations

from tests.games.tombs.playing import Game
from tests.ledger_marks import rule


@rule("RT-T04", "RT-169", "RT-240", "RT-242", "RT-244", "RT-276", "RT-299", "RT-306", "RT-308")
def test_a_remove_action_of_five_paws() -> None:
    game = Game()
    game.own(0, food=4, torch=5, pick=4, gold=1)
    game.market("room:living_fire", "room:sphinx", "helper:pyromancer")
    game.room("place:r2c1", "crane", owner=1)
    game.chest_at("place:r3c3", "key/1")
    game.lay(0, "entrance:14", "entrance:5", "entrance:2", "place:r2c1", "place:r2c2")
    assert game.asked() == "remove"

    game.choose("remove/entrance:14", "pay/1/0/0/0", "stop")
    assert game.means(0) == {"food": 3, "torch": 5, "pick": 4, "gold": 2}

    game.choose("remove/entrance:5", "hire/helper:pyromancer", "pay/0/4/0/0")
    assert game.means(0) == {"food": 3, "torch": 1, "pick": 4, "gold": 2, "fame": 4}

    game.choose("remove/room:crane", "open/room:living_fire", "at/place:r3c3", "pay/0/0/3/0")
    assert game.means(0) == {"food": 3, "torch": 4, "pick": 1, "gold": 2, "fame": 5}
    assert game.room_at("place:r3c3") == "room:living_fire"
    assert len(game.state.room_market.cards()) == 3

    game.choose("remove/entrance:2", "open/room:sphinx", "pay/3/3/0/0")
    assert game.means(0) == {"torch": 1, "pick": 1, "gold": 2, "fame": 9}
    assert game.room_at("place:r2c2") == "room:sphinx"

    game.choose("remove/room:sphinx")
    assert game.fame(0) == 10
    assert game.paws() == {}
    assert game.supply(0) == 5
    assert game.asked_seat() == 1
