"""Permanent nodes (ops.md 6) in the ways no component of today uses them, on an invention that exists only here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, icons, meet_mission, open_passages, stand
from tests.ledger_marks import rule
from warren.games.wistar.effect_types import Discount, IgnoreSkill, Permanent, Standing, When
from warren.games.wistar.language import Explore, Gain, MainAction, MoveExplorer, Play, Solve, Tent
from warren.games.wistar.pieces import EFFECTS
from warren.games.wistar.standing import comes

INVENTED = "card:71"
POINT = (Gain(vp=1),)


def standing(monkeypatch: pytest.MonkeyPatch, *nodes: Standing) -> Game:
    """Seat 0 has played an invention with this permanent effect."""
    game = bare()
    monkeypatch.setitem(EFFECTS, INVENTED, Permanent(do=nodes))
    comes(game.players[0], INVENTED)
    return game


def gained(game: Game, vp: int) -> bool:
    assert game.state.due == []
    return game.players[0].vp == 10 + vp


# --- events ---------------------------------------------------------------------------------------------------------


def tent(game: Game) -> None:
    stand(game, 0, "C")
    game.run(0, Tent(where="here"))
    game.choose("tent/room:C")


def tent_moved(game: Game) -> None:
    stand(game, 0, "C", "B", "D")
    game.run(0, Tent(where="reachable"))
    game.choose("move_tent/room:B/room:C")


def tent_by_quick_action(game: Game) -> None:
    stand(game, 0, "C")
    game.choose("tent/room:C")


def two_steps(game: Game) -> None:
    open_passages(game, "e1", "e3")
    game.run(0, Explore(n=2))
    game.choose("go/room:C", "go/room:D")


def far_step(game: Game) -> None:
    open_passages(game, "e1", "e3")
    game.run(0, MoveExplorer(range="reachable"))
    game.choose("go/room:D")


def current(game: Game) -> None:
    game.run(0, Gain(current=3))


def once(game: Game) -> None:
    game.put(0, 179)
    game.tokens(0, vp=11)
    game.choose("use/card:179", "pay/0/0/0", "gain/1/0/0/0")


def discards(game: Game) -> None:
    game.hold(0, 31, 32, 4)
    game.choose("buy/joker", "discard/card:4", "discard/card:31")
    assert game.players[0].hand == []


def main_actions(game: Game) -> None:
    game.workers(0, forest=1, burrow=1)
    for action in ("gather_wood", "gather_metal"):
        game.run(0, MainAction(of=action))
        game.choose(f"action/{action}")


def weak_actions(game: Game) -> None:
    """Without a worker only what waits for the action makes it worth doing."""
    for action in ("gather_wood", "gather_metal", "explore"):
        game.run(0, MainAction(of=action))
        if game.running:
            game.choose(f"action/{action}")


def tokens(game: Game) -> None:
    game.run(0, Gain(wood=2, metal=1), Gain(wood=1))


@rule("W-186")
@pytest.mark.parametrize(
    ("when", "does", "times"),
    [
        (When(event="place_tent", do=POINT), tent, 1),
        (When(event="place_tent", do=POINT), tent_moved, 1),
        (When(event="place_tent", do=POINT), tent_by_quick_action, 1),
        (When(event="move_explorer", do=POINT), two_steps, 2),
        (When(event="move_explorer", do=POINT), far_step, 1),
        (When(event="gain_current", do=POINT), current, 2),
        (When(event="use_once", do=POINT), once, 1),
        (When(event="discard_card", do=POINT), discards, 3),
        (When(event="discard_card", deck="basic", do=POINT), discards, 2),
        (When(event="discard_card", deck="advanced", do=POINT), discards, 1),
        (When(event="main_action", do=POINT), main_actions, 2),
        (When(event="main_action", action="gather_metal", do=POINT), main_actions, 1),
        (When(event="main_action", do=POINT), weak_actions, 3),
        (When(event="main_action", action="explore", do=POINT), weak_actions, 1),
        (When(event="gather", do=POINT), weak_actions, 2),
        (When(event="gather", action="gather_metal", do=POINT), weak_actions, 1),
        (When(event="gain_token", do=POINT), tokens, 3),
        (When(event="gain_token", what="wood", do=POINT), tokens, 2),
        (When(event="gain_token", mode="unit", do=POINT), tokens, 4),
        (When(event="gain_token", what="wood", mode="unit", do=POINT), tokens, 3),
    ],
)
def test_an_event_makes_what_waits_for_it_happen_as_often_as_it_happens(
    monkeypatch: pytest.MonkeyPatch, when: When, does: Callable[[Game], None], times: int
) -> None:
    game = standing(monkeypatch, when)
    does(game)
    assert gained(game, times)


@rule("W-399")
def test_a_gain_of_the_token_gathered_joins_the_batch_another_comes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    game = standing(
        monkeypatch,
        When(event="gather", action="gather_wood", do=(Gain(wood=2),)),
        When(event="gather", action="gather_wood", do=(Gain(metal=1),)),
        When(event="gather", action="gather_wood", do=(Gain(wood=1, move=1),)),
        When(event="gain_token", what="wood", do=POINT),
    )
    game.workers(0, forest=1)
    game.run(0, MainAction(of="gather_wood"))
    game.choose("action/gather_wood")
    assert (game.players[0].wood, game.players[0].metal, game.players[0].move) == (4, 1, 1)
    assert gained(game, 1), "one batch; what the component itself gives does not count"


# --- standing discounts ---------------------------------------------------------------------------------------------

CHEAPER = {"wood": 3, "metal": 1, "move": 2, "either": 1}


@rule("W-379", "W-228")
@pytest.mark.parametrize(
    ("row", "discount", "paid"),
    [
        ("mis01b", Discount(target="mission", wood=1), {"wood": 1}),
        ("mis01c", Discount(target="mission", metal=1), {"metal": 1}),
        ("mis01c", Discount(target="mission", wood=1), {"metal": 2}),
        ("mis01c", Discount(target="mission", metal=3), {}),
        ("mis06a", Discount(target="mission", move=1), {}),
        ("mis06a", Discount(target="play", move=1), {"move": 1}),
    ],
)
def test_missions_may_cost_less_of_one_sort(
    monkeypatch: pytest.MonkeyPatch, row: str, discount: Discount, paid: dict[str, int]
) -> None:
    game = standing(monkeypatch, discount)
    icons(game, 0, agility=1)
    meet_mission(game, row[:-1])
    if row == "mis01b":
        game.state.rows["row:mis01a"] = 1
    game.tokens(0, **paid)
    game.run(0, Solve())
    assert f"solve/row:{row}" in game.options()
    game.choose(f"solve/row:{row}", "marker/power:three_points")
    assert f"row:{row}" in game.state.rows
    told = [{key: n for key, n in facts.items() if n and key in CHEAPER} for facts in game.told("paid")]
    assert told == ([paid] if paid else [])
    for what, n in paid.items():
        game.tokens(0, **{what: n - 1})
        del game.state.rows[f"row:{row}"]
        game.run(0, Solve())
        assert not game.running or f"solve/row:{row}" not in game.options()
        game.state.rows[f"row:{row}"] = 0


@rule("W-312", "W-361", "W-179")
@pytest.mark.parametrize(
    ("discount", "number", "paid"),
    [
        (Discount(target="play", wood=1), 49, {"metal": 2}),
        (Discount(target="play", metal=1), 49, {"metal": 1}),
        (Discount(target="play", metal=1, deck="basic"), 49, {"metal": 1}),
        (Discount(target="play", metal=1, deck="advanced"), 49, {"metal": 2}),
        (Discount(target="play", metal=1, has_skill="endurance"), 49, {"metal": 1}),
        (Discount(target="play", metal=1, has_skill="strength"), 49, {"metal": 2}),
        (Discount(target="play", metal=1, kind="robot"), 49, {"metal": 2}),
        (Discount(target="play", move=1), 11, {"metal": 2}),
        (Discount(target="play", move=2), 11, {"metal": 2}),
        (Discount(target="play", wood=3), 10, {"move": 1}),
        (Discount(target="mission", metal=1), 49, {"metal": 2}),
    ],
)
def test_inventions_may_cost_less_of_one_sort(
    monkeypatch: pytest.MonkeyPatch, discount: Discount, number: int, paid: dict[str, int]
) -> None:
    game = standing(monkeypatch, discount)
    game.hold(0, number)
    for what in paid:
        game.tokens(0, **paid | {what: paid[what] - 1})
        game.run(0, Play())
        assert not game.running, "a token less is too few"
    game.tokens(0, **paid)
    game.run(0, Play())
    game.choose(f"play/card:{number}")
    told = [{key: n for key, n in facts.items() if n and key in CHEAPER} for facts in game.told("paid")]
    assert told == [paid]


@rule("W-404", "W-345")
@pytest.mark.parametrize(
    ("ignored", "may"),
    [
        (IgnoreSkill(target="play", n=2), True),
        (IgnoreSkill(target="play", n=1), False),
        (IgnoreSkill(target="play", n=2, deck="advanced"), True),
        (IgnoreSkill(target="play", n=2, deck="basic"), False),
        (IgnoreSkill(target="play", n=2, kind="robot"), True),
        (IgnoreSkill(target="play", n=2, kind="tool"), False),
        (IgnoreSkill(target="mission", n=2), False),
    ],
)
def test_required_icons_may_be_ignored_on_some_cards_only(
    monkeypatch: pytest.MonkeyPatch, ignored: IgnoreSkill, may: bool
) -> None:
    game = standing(monkeypatch, ignored)
    game.hold(0, 72)  # asks for 2 intelligence and 1 metal
    game.tokens(0, metal=1)
    game.run(0, Play())
    assert game.running is may
