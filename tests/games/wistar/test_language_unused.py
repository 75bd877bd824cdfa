"""What the effect language knows and no component of today says: filters, requirements, prices and final nodes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, built, changes, doors, measure, meet_mission
from tests.games.wistar.test_events import INVENTED, POINT, gained, standing
from tests.ledger_marks import rule
from warren.games.wistar.effect_types import FinalNode, FinalScore, Score, ScoreIf, When
from warren.games.wistar.language import Exchange, Gain, Play, SkillToken, Solve, TakeMouse
from warren.games.wistar.measures import Cond, Count, Needs, Price
from warren.games.wistar.pieces import EFFECTS
from warren.games.wistar.requirements import lacking, meets
from warren.games.wistar.scoring import final

# --- filters of events ----------------------------------------------------------------------------------------------


def plays(*numbers: int) -> Callable[[Game], None]:
    def play(game: Game) -> None:
        game.hold(0, *numbers)
        for number in numbers:
            game.run(0, Play(free=True))
            game.choose(f"play/card:{number}")

    return play


def solves(game: Game) -> None:
    game.tokens(0, metal=2)
    meet_mission(game, "mis01")
    game.run(0, Solve())
    game.choose("solve/row:mis01c", "marker/power:veranda")


def takes_both_mice(game: Game) -> None:
    for kind in ("house", "cellar"):
        game.run(0, TakeMouse(source="supply", kind=kind))
        game.choose(f"take/pile:{kind}")


def takes_a_skill(game: Game) -> None:
    game.run(0, SkillToken())
    game.choose("take/skill:sk_agility")


@rule("W-186", "W-402", "W-411")
@pytest.mark.parametrize(
    ("when", "does", "times"),
    [
        (When(event="play_card", do=POINT), plays(160, 49), 2),
        (When(event="play_card", kind="tool", do=POINT), plays(160, 49), 1),
        (When(event="play_card", deck="advanced", do=POINT), plays(160, 68), 1),
        (When(event="play_card", effect="immediate", do=POINT), plays(160, 158), 1),
        (When(event="play_card", has_skill="endurance", do=POINT), plays(160, 49), 1),
        (When(event="gain_icon", skill="endurance", do=POINT), plays(49), 2),
        (When(event="gain_icon", do=POINT), plays(49), 2),
        (When(event="gain_icon", do=POINT), takes_a_skill, 1),
        (When(event="gain_icon", skill="strength", do=POINT), takes_a_skill, 0),
        (When(event="gain_icon", energy=True, do=POINT), takes_a_skill, 0),
        (When(event="solve_mission", where="house", do=POINT), solves, 1),
        (When(event="solve_mission", where="cellar", do=POINT), solves, 0),
        (When(event="solve_mission", where="any", do=POINT), solves, 1),
        (When(event="take_mouse", kind="house", do=POINT), takes_both_mice, 1),
        (When(event="take_mouse", kind="any", do=POINT), takes_both_mice, 2),
        (When(event="take_mouse", do=POINT), takes_both_mice, 2),
    ],
)
def test_a_filter_lets_through_what_it_names(
    monkeypatch: pytest.MonkeyPatch, when: When, does: Callable[[Game], None], times: int
) -> None:
    game = standing(monkeypatch, when)
    does(game)
    assert gained(game, times)


# --- requirements ---------------------------------------------------------------------------------------------------


@rule("W-164", "W-418")
@pytest.mark.parametrize(
    ("needs", "found"),
    [
        (Needs(energy=2), ("energy", "energy", 2, 1)),
        (Needs(effects={"immediate": 3}), ("effects", "immediate", 3, 2)),
        (Needs(beds=3), ("beds", "beds", 3, 2)),
        (Needs(doors=4), ("doors", "doors", 4, 3)),
        (Needs(mice={"house": 2}), ("mice", "house", 2, 1)),
        (Needs(mice={"cellar": 1}), ("mice", "cellar", 1, 0)),
    ],
)
def test_what_is_required_and_lacking_is_named_with_its_numbers(needs: Needs, found: tuple[str, str, int, int]) -> None:
    game = bare()
    game.put(0, 160, 49)
    game.players[0].icons["energy"] = 1
    built(game, 0, 2)
    doors(game, 0, 3)
    game.house(0, "hm10")
    assert lacking(game.players[0], needs) == [found]
    assert not meets(game.players[0], needs)


@rule("W-164")
def test_what_is_just_there_is_enough() -> None:
    game = bare()
    game.put(0, 160, 49)
    game.players[0].icons["energy"] = 1
    built(game, 0, 2)
    doors(game, 0, 3)
    game.house(0, "hm10")
    assert meets(
        game.players[0], Needs(energy=1, effects={"immediate": 2}, beds=2, doors=3, mice={"house": 1, "any": 1})
    )


# --- prices ---------------------------------------------------------------------------------------------------------


@rule("W-378", "W-387", "W-389", "W-390", "W-396", "W-403")
@pytest.mark.parametrize(
    ("price", "answers", "paid"),
    [
        (Price(joker=2), (), {"joker": -2}),
        (Price(vp=3), (), {"vp": -3}),
        (Price(move=1, wood=1), (), {"move": -1, "wood": -1}),
        (Price(beds=1), (), {"beds_in": -1}),
        (Price(mice=1), ("discard/mouse:cm08",), {"mice": -1}),
        (Price(house_mice=1), (), {"mice": -1}),
        (Price(cellar_mice=1, mice=1), (), {"mice": -2}),
        (Price(basic_cards=1), ("discard/card:32",), {"hand": -1}),
        (Price(advanced_cards=1, basic_cards=2), ("discard/card:31",), {"hand": -3}),
        (Price(cards=2), ("discard/card:4", "discard/card:31"), {"hand": -2}),
    ],
)
def test_a_price_is_paid_with_what_it_names_and_one_less_is_too_little(
    price: Price, answers: tuple[str, ...], paid: dict[str, int]
) -> None:
    game = bare()
    game.tokens(0, wood=1, metal=0, move=1, joker=2, vp=3)
    game.hold(0, 31, 32, 4)
    built(game, 0, 1)
    game.house(0, "hm10", "cm08")
    node = Exchange(pay=price, get=(Gain(metal=1),), times="any" if not answers else 1)
    before = measure(game.players[0])
    game.run(0, node)
    game.choose("pay/1/0/0" if price.wood else "pay/0/0/2" if price.cards else "pay/0/0/0", *answers)
    assert not game.running, "what is left isn't enough to pay again"
    assert changes(before, game.players[0]) == paid | {"metal": 1}
    if price.house_mice:
        assert game.players[0].mice == ["mouse:cm08"]


# --- final nodes ----------------------------------------------------------------------------------------------------


@rule("W-270", "W-185")
@pytest.mark.parametrize(
    ("nodes", "worth"),
    [
        ((Score(vp=4),), 4),
        ((Score(vp=2, per=Count(doors=True)),), 6),
        ((Score(vp=2, per=Count(doors=True), max=5),), 5),
        ((Score(vp=2, per=Count(doors=True), max=7),), 6),
        ((ScoreIf(cond=Cond(at_least=3, of=Count(doors=True)), vp=5),), 5),
        ((ScoreIf(cond=Cond(at_least=4, of=Count(doors=True)), vp=5),), 0),
        ((Score(vp=1), ScoreIf(cond=Cond(at_most=3, of=Count(doors=True)), vp=5), Score(vp=2)), 8),
    ],
)
def test_final_nodes_add_up(monkeypatch: pytest.MonkeyPatch, nodes: tuple[FinalNode, ...], worth: int) -> None:
    game = bare()
    doors(game, 0, 3)
    monkeypatch.setitem(EFFECTS, INVENTED, FinalScore(do=nodes))
    assert final(game.state, game.players[0], INVENTED) == worth
