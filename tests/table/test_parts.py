"""Dice, decks, markets, pools and tracks, by their properties."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren.table.dice import Dice
from warren.table.parts import Deck, Market, Pool, advance

seeds = st.integers(0, 2**64)
cards = st.lists(st.integers(0, 99), max_size=20)
layers = st.lists(st.lists(st.integers(0, 99), min_size=1, max_size=6), max_size=4)


# --- dice ------------------------------------------------------------------------------------------------------


def test_the_stream_is_the_same_on_every_machine() -> None:
    """Numbers of the generator as defined by its constants, worked out apart from the code."""
    state = 42
    expected = []
    for _ in range(5):
        before, state = state, (state * 6364136223846793005 + 1442695040888963407) % 2**64
        mixed = ((before >> 18) ^ before) >> 27 & 0xFFFFFFFF
        turned = f"{mixed:032b}"
        by = before >> 59
        expected.append(int(turned[32 - by :] + turned[: 32 - by], 2) % 1000)
    dice = Dice(42)
    assert [dice.below(1000) for _ in range(5)] == expected


@given(seeds, st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    dice = Dice.seeded(seed)
    assert all(0 <= dice.below(n) < n for _ in range(20))
    assert dice.draws == 20


def test_every_face_comes_about_as_often() -> None:
    dice = Dice.seeded(1)
    faces = Counter(dice.roll() for _ in range(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in faces.values())


@given(seeds)
def test_a_copy_goes_on_with_the_same_numbers(seed: int) -> None:
    dice = Dice.seeded(seed)
    dice.roll()
    twin = dice.copy()
    assert [dice.below(99) for _ in range(5)] == [twin.below(99) for _ in range(5)]
    assert twin == dice


def test_seeds_and_purposes_give_unrelated_streams() -> None:
    firsts = {Dice.seeded(seed, purpose).below(2**32) for seed in (1, 2, "a") for purpose in ("game", "imagined")}
    assert len(firsts) == 6


def test_reseeding_changes_the_future_in_place() -> None:
    dice, same = Dice.seeded(1), Dice.seeded(1)
    dice.reseed(5)
    assert dice.below(2**32) != same.below(2**32)


def test_what_the_dice_gave_is_heard_while_somebody_listens() -> None:
    dice = Dice.seeded(3, "game")
    dice.heard = []
    given_ = [dice.below(10), dice.below(10)]
    assert dice.heard == given_
    assert dice.copy().heard is None


@given(seeds, st.lists(st.integers(), min_size=1))
def test_taking_and_shuffling_lose_nothing(seed: int, things: list[int]) -> None:
    dice = Dice.seeded(seed)
    rest = things[:]
    taken = dice.take(rest)
    assert Counter([taken, *rest]) == Counter(things)
    shuffled = things[:]
    dice.shuffle(shuffled)
    assert Counter(shuffled) == Counter(things)
    assert dice.pick(things) in things


# --- decks -----------------------------------------------------------------------------------------------------


@given(seeds, layers, cards)
def test_drawing_gives_every_card_once_upper_layers_first(
    seed: int, layers: list[list[int]], discards: list[int]
) -> None:
    deck, dice = Deck([layer[:] for layer in layers], discards[:]), Dice.seeded(seed)
    assert len(deck) == sum(map(len, layers))
    for layer in layers:
        assert Counter(deck.draw(dice) for _ in layer) == Counter(layer)
    assert Counter(deck.draw(dice) for _ in discards) == Counter(discards)
    assert deck.draw(dice) is None
    assert len(deck) == 0


@given(seeds, layers)
def test_a_card_put_under_the_deck_comes_last(seed: int, layers: list[list[int]]) -> None:
    deck, dice = Deck([layer[:] for layer in layers]), Dice.seeded(seed)
    deck.put_under(1000)
    deck.put_under(1001)
    drawn = [deck.draw(dice) for _ in range(len(deck))]
    assert drawn[-2:] == [1000, 1001]


@given(seeds, layers, cards)
def test_a_copied_deck_is_independent(seed: int, layers: list[list[int]], discards: list[int]) -> None:
    deck = Deck([layer[:] for layer in layers], discards[:])
    twin = deck.copy()
    twin.draw(Dice.seeded(seed))
    twin.discard(5)
    twin.put_under(6)
    assert deck == Deck(layers, discards)


def test_every_card_of_a_layer_may_come_first() -> None:
    firsts = {Deck([[1, 2, 3], [4]]).draw(Dice.seeded(seed)) for seed in range(40)}
    assert firsts == {1, 2, 3}


def test_reshuffled_discards_go_under_what_is_left() -> None:
    deck, dice = Deck([[1]], [2, 3]), Dice.seeded(1)
    deck.reshuffle()
    assert deck.discards == []
    assert deck.draw(dice) == 1
    assert deck.cards() == [2, 3]


# --- markets, pools, tracks ------------------------------------------------------------------------------------


@given(seeds, st.sets(st.integers(0, 2)), cards)
def test_a_market_refills_each_gap_where_it_is(seed: int, gone: set[int], deck_cards: list[int]) -> None:
    market, deck = Market[int]([100, 101, 102]), Deck([deck_cards[:]] if deck_cards else [])
    for place in gone:
        market.remove(100 + place)
    arrived = market.refill(deck, Dice.seeded(seed))
    assert len(arrived) == min(len(gone), len(deck_cards))
    kept = [place for place in range(3) if place not in gone]
    assert [market.row[place] for place in kept] == [100 + place for place in kept]
    assert [card for card in market.row if card is not None and card < 100] == arrived
    assert len(deck) == len(deck_cards) - len(arrived)


def test_a_market_slides_to_either_end_and_keeps_its_order() -> None:
    market = Market[int]([1, None, 2, None])
    market.slide()
    assert market.row == [1, 2, None, None]
    market.slide(right=True)
    assert market.row == [None, None, 1, 2]
    assert market.cards() == [1, 2]


def test_a_copied_market_is_independent() -> None:
    market = Market[str](["a", "b"])
    market.copy().remove("a")
    assert market.row == ["a", "b"]


@given(st.integers(0, 9), st.integers(0, 12))
def test_a_pool_gives_no_more_than_it_has(held: int, wanted: int) -> None:
    pool = Pool({"fish": held})
    twin = pool.copy()
    taken = pool.take("fish", wanted)
    assert taken == min(held, wanted)
    assert pool.left["fish"] == held - taken
    pool.give_back("fish", taken)
    assert pool == twin
    assert pool.take("meat") == 0
    pool.give_back("meat")
    assert pool.left["meat"] == 1


@pytest.mark.parametrize(
    ("at", "by", "expected"), [(0, 3, 3), (8, 3, 10), (10, 1, 10), (2, -5, 0), (5, -2, 3), (0, 0, 0)]
)
def test_a_track_has_two_ends(at: int, by: int, expected: int) -> None:
    assert advance(at, by, last=10) == expected
