"""Ledger chapter 4: resources, gold and fame; how gains and payments are chosen."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.tombs.playing import Game
from tests.ledger_marks import rule
from warren.games.tombs.content import CARDS
from warren.games.tombs.events import FAME, GOLD, MEANS, RESOURCES
from warren.games.tombs.payment import ways_for, ways_to_pay
from warren.games.tombs.resources import splits


@rule("RT-070")
def test_food_torch_and_pick_are_resources_gold_and_fame_are_not() -> None:
    assert [MEANS[kind] for kind in RESOURCES] == ["food", "torch", "pick"]
    game = Game()
    game.lay(0, "entrance:6")
    game.remove()
    assert game.options() == ["gain/1/0/0", "gain/0/1/0", "gain/0/0/1"]
    assert MEANS[GOLD] == "gold"
    assert MEANS[FAME] == "fame"


@rule("RT-071", "RT-T18")
def test_gold_is_paid_in_place_of_any_resource_one_for_one() -> None:
    assert ways_to_pay((3, 0, 0, 0, 0), 0, 1, 0, 0, 2, False) == [("pay", 1, 0, 0, 2)]
    assert ways_to_pay((1, 1, 1, 0, 0), 0, 0, 0, 0, 3, False) == [("pay", 0, 0, 0, 3)]


@rule("RT-071")
@pytest.mark.parametrize("food_for_gold", [False, True])
def test_more_than_a_price_takes_pays_in_no_other_way(food_for_gold: bool) -> None:
    for cost in {card.price for card in CARDS}:
        for means in product(range(0, 8, 2), range(0, 8, 3), (0, 1, 5), (0, 2, 9)):
            for discount in (0, 2):
                assert ways_for(means, cost, discount, food_for_gold) == ways_to_pay(
                    cost, discount, *means, food_for_gold
                )


@rule("RT-072")
def test_gold_serves_in_an_exchange_too() -> None:
    game = Game()
    game.own(0, gold=1)
    game.room("place:r1c1", "chapel", owner=0)
    game.lay(0, "place:r1c1")
    game.remove()
    assert game.options() == ["pay/0/0/0/1", "decline"]
    game.choose("pay/0/0/0/1")
    assert game.means(0) == {"fame": 1}


@rule("RT-072")
def test_resources_never_replace_gold() -> None:
    assert ways_to_pay((0, 0, 0, 0, 1), 0, 9, 9, 9, 0, False) == []


@rule("RT-073")
def test_any_resource_is_of_the_payers_choice() -> None:
    assert ways_to_pay((0, 0, 0, 1, 0), 0, 1, 1, 1, 1, False) == [
        ("pay", 1, 0, 0, 0),
        ("pay", 0, 1, 0, 0),
        ("pay", 0, 0, 1, 0),
        ("pay", 0, 0, 0, 1),
    ]
    assert ways_to_pay((0, 2, 0, 1, 0), 0, 1, 3, 0, 0, False) == [("pay", 1, 2, 0, 0), ("pay", 0, 3, 0, 0)]


@rule("RT-074", "RT-T15")
def test_more_than_nine_of_a_kind_is_lost() -> None:
    game = Game()
    game.own(0, pick=8, torch=9)
    game.hired(0, "builder", "pyromancer")
    game.lay(0, "entrance:10", "entrance:9")
    game.remove("entrance:10")
    assert game.means(0) == {"pick": 9, "torch": 9}
    assert game.told("gained") == [{"seat": "seat:0", "what": "pick", "n": 1}]
    assert [fact["helper"] for fact in game.told("helper_works")] == ["helper:builder"]


@rule("RT-074")
@pytest.mark.parametrize("kind", ["food", "torch", "pick"])
def test_resources_that_would_be_lost_are_not_offered_while_others_fit(kind: str) -> None:
    room = {"food": 2, "torch": 2, "pick": 2} | {kind: 0}
    assert all(option[1 + MEANS.index(kind)] == 0 for option in splits(2, *room.values()))
    assert splits(2, 0, 1, 0) == [("gain", 0, 1, 0)]
    assert splits(2, 0, 0, 0) == [("gain", 0, 0, 0)]


@rule("RT-005", "RT-075", "RT-T16")
@pytest.mark.parametrize(("before", "gained", "after"), [(9, 2, 11), (19, 2, 21), (35, 2, 37)])
def test_fame_is_one_whole_number_without_a_maximum(before: int, gained: int, after: int) -> None:
    """On the track 9 + 2 would be a +10 token and the marker on 1."""
    game = Game()
    game.own(0, fame=before)
    game.room("place:r1c1", "cathedral", owner=1)
    game.lay(0, "place:r1c1", "entrance:1")
    game.remove("room:cathedral")
    assert game.fame(0) == before + gained == after


@rule("RT-005", "RT-075")
def test_more_fame_than_the_tokens_could_show_is_kept() -> None:
    game = Game()
    game.own(0, fame=270)
    game.room("place:r1c1", "sphinx", owner=1)
    game.lay(0, "place:r1c1", "entrance:1")
    game.remove("room:sphinx")
    game.choose("take")
    assert game.fame(0) == 271


@rule("RT-076", "RT-077")
@pytest.mark.parametrize(("fame", "possible"), [(1, False), (2, True), (3, True)])
def test_fame_may_be_spent_down_to_nothing_but_not_below(fame: int, possible: bool) -> None:
    """The Hideaway wants back the 2 fame of the Druid."""
    game = Game()
    game.own(0, fame=fame)
    game.hired(0, "druid")
    game.room("place:r1c1", "hideaway", owner=0)
    game.lay(0, "place:r1c1", "entrance:8")
    game.remove("room:hideaway")
    assert ("discard/helper:druid" in game.options()) is possible
    if possible:
        game.choose("discard/helper:druid")
        assert game.fame(0) == fame - 2


@rule("RT-078")
def test_everybody_sees_everybodys_means() -> None:
    game = Game(3)
    game.own(2, food=1, gold=4, fame=7)
    for seat in (0, 1, 2, None):
        seen = game.view(seat)["players"][2]["means"]
        assert seen == {"food": 1, "torch": 0, "pick": 0, "gold": 4, "fame": 7}


@rule("RT-182")
def test_free_resources_are_split_as_the_player_likes() -> None:
    assert splits(2, 2, 2, 2) == [
        ("gain", 2, 0, 0),
        ("gain", 1, 1, 0),
        ("gain", 1, 0, 1),
        ("gain", 0, 2, 0),
        ("gain", 0, 1, 1),
        ("gain", 0, 0, 2),
    ]
    assert len(splits(3, 3, 3, 3)) == 10


@rule("RT-188")
def test_a_gain_of_several_units_fires_once() -> None:
    game = Game()
    game.hired(0, "forager")
    game.lay(0, "entrance:8", "entrance:2")
    game.remove("entrance:8")
    assert game.means(0) == {"food": 3}


@rule("RT-188")
def test_certain_and_free_units_of_one_gain_fire_once_together() -> None:
    """The Training Yard gives 1 food and 1 resource: with 2 food in one gain the Forager adds 1."""
    game = Game()
    game.hired(0, "forager")
    game.room("place:r1c1", "training_yard", owner=0)
    game.lay(0, "place:r1c1", "entrance:2")
    game.remove("room:training_yard")
    game.choose("gain/1/0/0")
    assert game.means(0) == {"food": 3}


@rule("RT-194")
def test_a_gain_is_exactly_what_the_card_says() -> None:
    game = Game()
    game.room("place:r1c1", "arsenal", owner=1)
    game.lay(0, "place:r1c1", "entrance:2")
    game.remove("room:arsenal")
    assert game.means(0) == {"torch": 1, "pick": 1}
    assert game.means(1) == {}
