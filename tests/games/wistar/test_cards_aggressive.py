"""Each of the 11 inventions with an aggressive effect (W-187, W-191, W-414)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from _pytest.mark.structures import ParameterSet

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import built, changes, doors, dug, measure, play, title
from tests.ledger_marks import rule
from warren.games.wistar.effect_types import Aggro
from warren.games.wistar.language import Play
from warren.games.wistar.measures import Count, Loss


def hits(
    number: int,
    *answers: str,
    more: Callable[[Game, int, int], object],
    marks: Sequence[pytest.MarkDecorator] = (),
    **changed: int,
) -> ParameterSet:
    """`more(game, seat, n)` gives a seat n of what is compared; `changed` is what the one with more loses."""
    return pytest.param(number, answers, more, changed, marks=marks, id=title(number))


def workers(game: Game, seat: int, n: int) -> None:
    game.workers(seat, forest=n)


def vp(game: Game, seat: int, n: int) -> None:
    game.tokens(seat, vp=10 + n)


def mice(game: Game, seat: int, n: int) -> None:
    names = [("hm10", "hm11"), ("hm12", "hm13"), ("cm07", "cm08")][seat]
    game.house(seat, *names[:n])


def hand(game: Game, seat: int, n: int) -> None:
    game.hold(seat, *range(160 + 3 * seat, 160 + 3 * seat + n))


def jokers(game: Game, seat: int, n: int) -> None:
    game.tokens(seat, joker=n)


def moves(game: Game, seat: int, n: int) -> None:
    game.tokens(seat, move=n)


def beds(game: Game, seat: int, n: int) -> None:
    game.tokens(seat, wood=4)
    built(game, seat, n)


def rooms(game: Game, seat: int, n: int) -> None:
    game.tokens(seat, metal=4)
    dug(game, seat, n)


def aggressive(game: Game, seat: int, n: int) -> None:
    """Cards with an aggressive effect, the one that is being played included."""
    cards = [(19, 20), (25, 44), (45, 47)][seat]
    game.put(seat, *cards[: n - 1 if seat == 0 else n])


def finals(game: Game, seat: int, n: int) -> None:
    game.put(seat, *[(7, 13), (24, 54), (83, 85)][seat][:n])


AGGRESSIVE = [
    hits(19, more=workers, vp=-2),
    hits(20, more=vp, vp=-2, marks=[rule("W-298")]),
    hits(25, "lose/mouse/1", "discard/mouse:hm13", more=mice, mice=-1, marks=[rule("W-310")]),
    hits(35, more=aggressive, vp=-2, marks=[rule("W-393")]),
    hits(44, "discard/card:163", more=hand, hand=-1, marks=[rule("W-315")]),
    hits(45, more=jokers, joker=-1, marks=[rule("W-300")]),
    hits(47, more=moves, move=-1, marks=[rule("W-301")]),
    hits(87, "lose/metal/2", more=rooms, metal=-2, marks=[rule("W-331")]),
    hits(105, more=finals, vp=-2, marks=[rule("W-393")]),
    hits(153, more=doors, vp=-2, marks=[rule("W-282")]),
    hits(154, "lose/wood/2", more=beds, wood=-2, marks=[rule("W-358")]),
]


def three_players(more: Callable[[Game, int, int], object]) -> Game:
    """Seat 0 has 1 of what is compared, seat 1 has 2, seat 2 has 1."""
    game = Game(3)
    for seat in (0, 1, 2):
        game.hold(seat)
        game.tokens(seat, wood=0, metal=0, move=0, joker=0, vp=10)
    for seat, n in ((0, 1), (1, 2), (2, 1)):
        more(game, seat, n)
    return game


@rule("W-187", "W-191", "W-414")
@pytest.mark.parametrize(("number", "answers", "more", "changed"), AGGRESSIVE)
def test_only_who_has_strictly_more_is_hit(
    number: int, answers: tuple[str, ...], more: Callable[[Game, int, int], object], changed: dict[str, int]
) -> None:
    game = three_players(more)
    before = [measure(player) for player in game.players]
    play(game, number, *answers)
    assert not game.running
    me, victim, equal = game.players
    assert changes(before[1], victim) == changed
    assert changes(before[2], equal) == {}, "equal is safe"
    assert changes(before[0] | {"played": before[0]["played"] + 1}, me) == {}, "the owner loses nothing"


@rule("W-187")
@pytest.mark.parametrize("number", [row.values[0] for row in AGGRESSIVE])
def test_nobody_is_hit_who_has_no_more(number: int) -> None:
    game = three_players(lambda game, seat, n: None)
    before = [measure(player) for player in game.players]
    play(game, number)
    assert not game.running
    assert [changes(was, player) for was, player in zip(before[1:], game.players[1:], strict=True)] == [{}, {}]


@rule("W-334", "W-375")
@pytest.mark.parametrize(("number", "answers", "more", "changed"), AGGRESSIVE)
def test_the_robot_dog_keeps_its_owner_from_all_of_them(
    number: int, answers: tuple[str, ...], more: Callable[[Game, int, int], object], changed: dict[str, int]
) -> None:
    game = three_players(more)
    game.put(1, 95)
    before = measure(game.players[1])
    play(game, number)
    assert not game.running
    assert changes(before, game.players[1]) == {}


CHOICES = [
    pytest.param(25, "mouse", mice, marks=rule("W-310"), id=title(25)),
    pytest.param(87, "metal", rooms, marks=rule("W-331"), id=title(87)),
    pytest.param(154, "wood", beds, marks=rule("W-358"), id=title(154)),
]


@rule("W-191")
@pytest.mark.parametrize(("number", "what", "more"), CHOICES)
def test_the_victim_chooses_the_branch(number: int, what: str, more: Callable[[Game, int, int], object]) -> None:
    game = three_players(more)
    play(game, number)
    assert game.asked_seat() == 1
    n = 1 if what == "mouse" else 2
    assert game.options() == [f"lose/{what}/{n}", "lose/vp/3"]
    before = measure(game.players[1])
    game.choose("lose/vp/3")
    assert changes(before, game.players[1]) == {"vp": -3}


@rule("W-331", "W-358")
@pytest.mark.parametrize(("number", "what", "more"), CHOICES[1:])
def test_a_branch_that_cannot_be_paid_in_full_may_not_be_chosen_while_another_can(
    number: int, what: str, more: Callable[[Game, int, int], object]
) -> None:
    game = three_players(more)
    game.tokens(1, wood=1, metal=1)
    play(game, number)
    assert not game.running, "the only branch answers itself"
    assert game.players[1].vp == 7


@rule("W-023", "W-191")
def test_victims_lose_what_they_have_down_to_0() -> None:
    game = three_players(workers)
    game.tokens(1, vp=1)
    play(game, 19)
    assert game.players[1].vp == 0
    game = three_players(rooms)
    game.tokens(1, metal=1, vp=2)
    play(game, 87)
    assert set(game.options()) == {"lose/metal/2", "lose/vp/3"}, "neither can be paid in full"
    game.choose("lose/metal/2")
    assert (game.players[1].metal, game.players[1].vp) == (0, 2)


@rule("W-191")
def test_the_comparison_is_made_before_anyone_loses_in_turn_order_from_the_next_player() -> None:
    game = Game(4)
    for seat, points in enumerate((10, 12, 11, 13)):
        game.tokens(seat, vp=points)
    game.state.order = [1, 0, 3, 2]
    play(game, 20)
    assert [player.vp for player in game.players] == [10, 10, 9, 11]
    assert [facts["seat"] for facts in game.told("hit")] == ["seat:3", "seat:2", "seat:1"]


@rule("W-282")
def test_the_spy_centre_example() -> None:
    """Door tokens 1 (owner), 1 and 2: only the player with 2 loses 2 VP. It costs 2 wood and is worth 4 VP."""
    game = Game(3)
    game.hold(0, 153)
    game.tokens(0, wood=2, metal=0)
    for seat, n in ((0, 1), (1, 1), (2, 2)):
        doors(game, seat, n)
    game.run(0, Play())
    game.choose("play/card:153")
    assert [player.vp for player in game.players] == [10, 10, 8]
    assert game.players[0].wood == 0
    assert sum(game.players[0].icons.values()) == 1


def test_a_loss_of_any_items_is_paid_as_far_as_possible_in_the_victims_mix() -> None:
    game = three_players(vp)
    game.tokens(1, wood=1, metal=1)
    game.run(0, Aggro(more=Count(vp=True), lose=(Loss(any=1),)))  # type: ignore[arg-type]  # resolved like any node
    assert game.asked_seat() == 1
    assert game.options() == ["pay/1/0/0", "pay/0/1/0"]
    game.choose("pay/0/1/0")
    assert (game.players[1].wood, game.players[1].metal) == (1, 0)
    game.run(0, Aggro(more=Count(vp=True), lose=(Loss(any=3),)))  # type: ignore[arg-type]  # as above
    assert (game.players[1].wood, game.players[1].metal) == (0, 0)
