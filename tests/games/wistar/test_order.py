"""Several effects due at once: the player is asked for their order where it can matter, and only there (ops.md 2)."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, icons
from tests.ledger_marks import rule

WOOD, METAL = 158, 159
"""Incomes that only take something from the supply."""
PER_STRENGTH, IF_CURRENT = 67, 18
"""Incomes that give what the position says."""
DIG, MOVE_WORKER = 96, 90
"""Incomes that ask."""
POINT, EXPLORE = 162, 89
PLAY = 134
"""An income that may bring a card into play, which may compare players."""


def incomes(*cards: int) -> Game:
    """Seat 0 receives these incomes, and each of them would do something."""
    game = bare()
    game.put(0, *cards)
    game.players[0].icons["strength"] = 0
    icons(game, 0, strength=2)
    game.tokens(0, metal=2, current=1)
    game.workers(0, forest=1)
    game.state.phase = "income"
    game.state.at = 0
    game.refresh()
    return game


@rule("W-073")
@pytest.mark.parametrize(
    ("cards", "asked"),
    [
        ((WOOD, METAL), "turn"),
        ((PER_STRENGTH, IF_CURRENT), "turn"),
        ((WOOD, PER_STRENGTH), "turn"),
        ((DIG, WOOD), "dig"),
        ((MOVE_WORKER, METAL), "shift"),
        ((DIG, PER_STRENGTH), "order"),
        ((IF_CURRENT, MOVE_WORKER), "order"),
        ((DIG, MOVE_WORKER), "order"),
        ((WOOD, PLAY), "order"),
        ((PER_STRENGTH, PLAY), "order"),
        ((DIG, PLAY), "order"),
    ],
)
def test_the_order_is_asked_for_where_it_can_matter(cards: tuple[int, ...], asked: str) -> None:
    game = incomes(*cards)
    assert game.asked() == asked
    if asked == "order":
        assert game.options() == [f"first/card:{card}" for card in cards]


@rule("W-073")
def test_what_only_takes_from_the_supply_comes_before_what_asks() -> None:
    game = incomes(DIG, WOOD, METAL)
    assert game.asked() == "dig"
    assert (game.players[0].wood, game.players[0].metal) == (1, 3)


@rule("W-073", "W-191")
@pytest.mark.parametrize(("hand", "asked"), [((20,), "order"), ((21, 31), "explore"), ((), "explore")])
def test_who_holds_an_aggressive_card_may_rather_not_gain_yet(hand: tuple[int, ...], asked: str) -> None:
    """Exploring may lead to playing it, and it compares what players have: points, cards, tokens."""
    game = incomes(POINT, EXPLORE)
    game.hold(0, *hand)
    assert game.asked() == asked
    assert game.players[0].vp == (10 if asked == "order" else 11)


@rule("W-073")
def test_what_could_do_nothing_now_waits_for_the_others() -> None:
    """Without metal nothing can be dug, until the other income has brought some."""
    game = incomes(DIG, MOVE_WORKER, METAL)
    game.tokens(0, metal=1)
    assert game.asked() == "order", "1 metal more is enough for a room"
    game = incomes(DIG, MOVE_WORKER)
    game.tokens(0, metal=0)
    assert game.asked() == "shift"
    game.choose("stop")
    assert game.asked() == "turn"
