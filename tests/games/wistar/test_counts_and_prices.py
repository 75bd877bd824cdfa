"""Counts, conditions and prices of the effect language (ops.md 4 and 5)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import bare, built, doors, dug, icons, stand
from tests.ledger_marks import rule
from warren.games.wistar.counts import count, holds
from warren.games.wistar.measures import CardFilter, Cheaper, Cond, Count, Price
from warren.games.wistar.payment import ways

# --- counts and conditions ------------------------------------------------------------------------------------------


def a_rich_position() -> Game:
    game = bare()
    game.put(0, 1, 31, 67, 57, 141)
    icons(game, 0, agility=2)
    game.house(0, "hm11", "cheese6")
    built(game, 0, 1)
    dug(game, 0, 2)
    doors(game, 0, 3)
    game.unlock(0, "veranda", "six_points")
    game.workers(0, forest=1, burrow=2, farm=3)
    game.tokens(0, wood=4, metal=5, move=6, joker=7, vp=20, current=2)
    stand(game, 0, "C", "D")
    me = game.players[0]
    me.markers = 2
    me.claimed = ["goal:goal01"]
    me.heroes = ["hero:hero_agility"]
    game.state.hut = [1, 0, 0]
    game.hold(0, 32, 33, 2)
    return game


@rule("W-386", "W-387", "W-388", "W-389", "W-391", "W-393", "W-406")
@pytest.mark.parametrize(
    ("what", "n"),
    [
        (Count(tokens="wood"), 4),
        (Count(tokens="metal"), 5),
        (Count(tokens="move"), 6),
        (Count(tokens="joker"), 7),
        (Count(skill="agility"), 5),
        (Count(skill="perception"), 2),
        (Count(skill="any"), 10),
        (Count(energy=True), 0),
        (Count(cards=CardFilter()), 5),
        (Count(cards=CardFilter(deck="basic")), 3),
        (Count(cards=CardFilter(kind="tool")), 3),
        (Count(cards=CardFilter(kind="tool", deck="basic")), 2),
        (Count(cards=CardFilter(effect="once")), 1),
        (Count(cards=CardFilter(has_skill="agility")), 3),
        (Count(hand="any"), 3),
        (Count(hand="basic"), 2),
        (Count(hand="advanced"), 1),
        (Count(mice="any"), 2),
        (Count(mice="house"), 1),
        (Count(mice="cellar"), 1),
        (Count(cheese=True), 1),
        (Count(beds=True), 1),
        (Count(rooms_dug=True), 2),
        (Count(free_rooms=True), 3),
        (Count(doors=True), 3),
        (Count(markers="missions"), 2),
        (Count(markers="brown"), 1),
        (Count(markers="grey"), 1),
        (Count(markers="any"), 2),
        (Count(goals=True), 1),
        (Count(tents=True), 1),
        (Count(heroes=True), 1),
        (Count(workers="burrow"), 2),
        (Count(workers="board"), 6),
        (Count(workers="entrance"), 3),
        (Count(leaders="alchemist"), 2),
        (Count(current=True), 2),
        (Count(vp=True), 20),
        (Count(sets=(Count(doors=True), Count(rooms_dug=True), Count(vp=True))), 2),
        (Count(sum=(Count(doors=True), Count(rooms_dug=True), Count(vp=True))), 25),
        (Count(each=3, of=Count(tokens="metal")), 1),
    ],
)
def test_counts(what: Count, n: int) -> None:
    game = a_rich_position()
    assert count(game.state, game.players[0], what) == n


@given(parts=st.lists(st.integers(0, 30), min_size=1, max_size=4), each=st.integers(1, 5))
@settings(max_examples=50)
def test_sums_sets_and_shares(parts: list[int], each: int) -> None:
    game = GAME
    me = game.players[0]
    names = ("wood", "metal", "move", "joker")
    for name, n in zip(names, parts, strict=False):
        setattr(me, name, n)
    counted = TOKENS[: len(parts)]
    assert count(game.state, me, Count(sum=counted)) == sum(parts)
    assert count(game.state, me, Count(sets=counted)) == min(parts)
    assert count(game.state, me, Count(each=each, of=Count(sum=counted))) == sum(parts) // each


GAME = bare()


TOKENS = (Count(tokens="wood"), Count(tokens="metal"), Count(tokens="move"), Count(tokens="joker"))


@pytest.mark.parametrize(
    ("cond", "true"),
    [
        (Cond(current=1), True),
        (Cond(current=2), True),
        (Cond(at_least=3, of=Count(doors=True)), True),
        (Cond(at_least=4, of=Count(doors=True)), False),
        (Cond(at_most=3, of=Count(doors=True)), True),
        (Cond(at_most=2, of=Count(doors=True)), False),
        (Cond(round=1), True),
        (Cond(round=2), False),
        (Cond(leader_on_wheel=True), False),
        (Cond(explorer_in=("B", "C")), True),
        (Cond(explorer_in=("outside",)), False),
        (Cond(all=(Cond(round=1), Cond(current=2))), True),
        (Cond(all=(Cond(round=2), Cond(current=2))), False),
        (Cond(any=(Cond(round=2), Cond(current=2))), True),
        (Cond(negated=Cond(round=1)), False),
    ],
)
def test_conditions(cond: Cond, true: bool) -> None:
    game = a_rich_position()
    assert holds(game.state, game.players[0], cond) is true


# --- prices ---------------------------------------------------------------------------------------------------------

AMOUNT = st.integers(0, 3)


@rule("W-022", "W-179", "W-380")
@given(
    price=st.builds(Price, wood=AMOUNT, metal=AMOUNT, any=AMOUNT),
    cheaper=st.builds(Cheaper, wood=AMOUNT, metal=AMOUNT, either=AMOUNT),
    wood=AMOUNT,
    metal=AMOUNT,
    hand=AMOUNT,
)
@settings(max_examples=300)
def test_the_ways_to_pay_are_all_those_of_the_price_and_none_wastes_anything(
    price: Price, cheaper: Cheaper, wood: int, metal: int, hand: int
) -> None:
    me = GAME.players[0]
    me.wood, me.metal = wood, metal
    found = ways(me, price, cheaper, hand)
    payable = {
        (full_wood - off, full_metal - min(cheaper.either - off, full_metal), cards)
        for full_wood, full_metal, cards in bills(price, cheaper)
        for off in range(min(cheaper.either, full_wood) + 1)
    }
    payable = {way for way in payable if way[0] <= wood and way[1] <= metal and way[2] <= hand}
    best = {way for way in payable if not any(less(other, way) for other in payable)}
    assert set(found) == best
    assert len(found) == len(set(found))


def bills(price: Price, cheaper: Cheaper) -> set[tuple[int, int, int]]:
    """Wood, metal and cards of each mix of the price, less its fixed discounts."""
    fixed_wood, fixed_metal = max(0, price.wood - cheaper.wood), max(0, price.metal - cheaper.metal)
    return {
        (fixed_wood + as_wood, fixed_metal + as_metal, price.any - as_wood - as_metal)
        for as_wood, as_metal in product(range(price.any + 1), repeat=2)
        if as_wood + as_metal <= price.any
    }


def less(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one != other and all(a <= b for a, b in zip(one, other, strict=True))
