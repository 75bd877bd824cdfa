"""Ledger chapters 5 and 11: rooms, helpers and the camp; opening, hiring, refreshing, moving."""

from __future__ import annotations

import pytest

from tests.games.tombs.playing import Game
from tests.ledger_marks import rule
from warren.games.tombs.payment import ways_to_pay
from warren.text import Words

PLENTY = {"food": 9, "torch": 9, "pick": 9, "gold": 9}


def opening(**means: int) -> Game:
    """Seat 0 takes its paw off entrance 2, with another on the empty place r1c1."""
    game = Game()
    game.own(0, **means)
    game.lay(0, "entrance:2", "place:r1c1", "entrance:12")
    return game


def hiring(**means: int) -> Game:
    """Seat 0 takes its paw off entrance 5."""
    game = Game()
    game.own(0, **means)
    game.lay(0, "entrance:5", "entrance:12")
    return game


def reserving() -> Game:
    """Seat 0 takes its paw off entrance 1."""
    game = Game()
    game.market("room:warehouse", "room:pantry", "room:chapel", "helper:sage", "helper:druid", "helper:chef")
    game.lay(0, "entrance:1", "entrance:12")
    return game


# --- rooms ---------------------------------------------------------------------------------------------------------


@rule("RT-090", "RT-211", "RT-214", "RT-215", "RT-216")
def test_an_opened_room_lies_under_the_paw_with_the_owners_token_and_brings_its_fame() -> None:
    game = opening(torch=1, pick=2)
    game.market("room:pantry")
    game.remove("entrance:2")
    game.choose("open/room:pantry")
    place = next(place for place in game.view()["places"] if place["id"] == "place:r1c1")
    assert (place["room"], place["owner"], place["paw"]) == ("room:pantry", "seat:0", "seat:0")
    assert game.player(0).tokens == 7
    assert game.means(0) == {"fame": 2}


@rule("RT-214", "RT-165")
def test_the_paw_on_a_new_room_is_removed_later_in_the_turn_for_its_effect() -> None:
    game = opening(torch=1, pick=2)
    game.market("room:pantry")
    game.remove("entrance:2")
    game.choose("open/room:pantry", "remove/room:pantry")
    assert game.means(0) == {"food": 2, "fame": 2}


@rule("RT-091", "RT-211")
def test_a_room_is_opened_only_on_an_empty_place_with_an_own_paw() -> None:
    game = Game()
    game.own(0, **PLENTY)
    game.market("room:pantry")
    game.room("place:r2c2", "chapel", owner=0)
    game.lay(0, "entrance:2", "place:r2c2", "entrance:12")
    game.lay(1, "place:r1c1")
    game.remove("entrance:2")
    assert game.asked() == "remove"
    assert game.told("room_opened") == []


@rule("RT-091")
def test_of_several_own_empty_places_one_is_chosen() -> None:
    game = opening(torch=1, pick=2)
    game.market("room:pantry")
    game.lay(0, "place:r3c3")
    game.remove("entrance:2")
    game.choose("open/room:pantry")
    assert game.options() == ["at/place:r1c1", "at/place:r3c3"]
    game.choose("at/place:r3c3")
    assert game.room_at("place:r3c3") == "room:pantry"


@rule("RT-092", "RT-093")
@pytest.mark.parametrize(("tokens", "possible"), [(0, False), (1, True)])
def test_without_a_free_token_no_room_is_opened(tokens: int, possible: bool) -> None:
    game = opening(**PLENTY)
    game.market("room:pantry")
    game.player(0).tokens = tokens
    game.remove("entrance:2")
    assert ("open/room:pantry" in game.options()) is possible


@rule("RT-092")
def test_the_eighth_room_takes_the_last_token() -> None:
    game = opening(**PLENTY)
    rooms = ["warehouse", "chapel", "arsenal", "stash", "library", "fair", "tunnel"]
    places = ["r2c1", "r2c2", "r2c3", "r2c4", "r3c1", "r3c2", "r3c3"]
    for place, name in zip(places, rooms, strict=True):
        game.room(f"place:{place}", name, owner=0)
    game.market("room:pantry")
    game.remove("entrance:2")
    game.choose("open/room:pantry", "pay/0/1/2/0")
    assert game.player(0).tokens == 0
    assert len(game.view()["players"][0]["rooms"]) == 8


@rule("RT-212", "RT-240")
def test_a_room_comes_from_the_market_or_the_own_camp() -> None:
    game = opening(**PLENTY)
    game.market("room:pantry", "room:stash")
    game.in_camp(0, "room:arsenal", "helper:sage")
    game.in_camp(1, "room:fair")
    game.remove("entrance:2")
    assert game.options() == ["open/room:pantry", "open/room:stash", "open/room:arsenal", "decline"]


@rule("RT-212")
def test_the_symbol_from_camp_allows_only_the_camp() -> None:
    game = Game()
    game.own(0, **PLENTY)
    game.market("room:pantry")
    game.in_camp(0, "room:arsenal")
    game.lay(0, "entrance:3", "place:r1c1", "entrance:12")
    game.remove("entrance:3")
    assert game.options() == ["open/room:arsenal", "decline"]


@rule("RT-213")
def test_the_cost_is_paid_in_resources_and_gold() -> None:
    game = opening(torch=1, pick=1, gold=2)
    game.market("room:pantry", "room:watch_post")
    game.remove("entrance:2")
    assert game.options() == ["open/room:pantry", "decline"]
    game.choose("open/room:pantry")
    assert game.options() == ["pay/0/1/1/1", "pay/0/1/0/2", "pay/0/0/1/2"]
    game.choose("pay/0/1/1/1")
    assert game.means(0) == {"gold": 1, "fame": 2}


# --- helpers -------------------------------------------------------------------------------------------------------


@rule("RT-094")
def test_hired_helpers_lie_face_up_and_have_no_limit() -> None:
    game = hiring(**PLENTY)
    game.hired(0, "sergeant", "builder", "druid", "scholar", "chef", "peddler", "barker", "swindler", "tracker")
    game.market("helper:sage")
    game.remove("entrance:5")
    game.choose("hire/helper:sage", "pay/0/3/1/1")
    assert game.view(1)["players"][0]["helpers"][-1] == "helper:sage"
    assert len(game.helpers(0)) == 10


@rule("RT-095")
def test_helpers_work_to_the_end_of_the_game() -> None:
    game = Game()
    game.hired(0, "forager")
    for food in (3, 6, 9):
        game.choose("lay/entrance:8", "lay/entrance:9", "remove", "remove")
        assert game.means(0) == {"food": food}


@rule("RT-217", "RT-242")
def test_a_helper_comes_from_the_market_or_the_own_camp() -> None:
    game = hiring(**PLENTY)
    game.market("helper:sage", "helper:druid")
    game.in_camp(0, "helper:monk", "room:pantry")
    game.in_camp(1, "helper:scholar")
    game.remove("entrance:5")
    assert game.options() == ["hire/helper:sage", "hire/helper:druid", "hire/helper:monk", "decline"]


@rule("RT-217")
def test_the_symbol_hire_from_camp_allows_only_the_camp() -> None:
    game = Game()
    game.own(0, **PLENTY)
    game.market("helper:sage")
    game.in_camp(0, "helper:monk")
    game.lay(0, "entrance:11", "entrance:12")
    game.remove("entrance:11")
    assert game.options() == ["hire/helper:monk", "decline"]


@rule("RT-218", "RT-185")
def test_hiring_pays_places_applies_the_one_time_effect_and_then_gains_the_fame() -> None:
    game = hiring(torch=2, pick=1)
    game.market("helper:potion_brewer")
    game.remove("entrance:5")
    game.choose("hire/helper:potion_brewer")
    assert game.means(0) == {}
    assert game.helpers(0) == ["helper:potion_brewer"]
    game.choose("gain/2/0/0")
    order = [happening.what for happening in game.state.log or []]
    assert order.index("paid") < order.index("helper_hired") < order.index("gained")
    assert [fact["what"] for fact in game.told("gained")] == ["food", "gold", "fame"]
    assert game.means(0) == {"food": 2, "gold": 1, "fame": 1}


@rule("RT-219")
@pytest.mark.parametrize(
    ("name", "price"), [("meowmy", "pay/0/3/3/0"), ("bishop", "pay/2/2/0/1"), ("preacher", "pay/2/1/1/0")]
)
def test_a_helper_does_not_react_to_its_own_hiring(name: str, price: str) -> None:
    game = hiring(**PLENTY)
    game.market(f"helper:{name}")
    game.remove("entrance:5")
    game.choose(f"hire/helper:{name}", price)
    assert game.told("helper_works") == []
    assert game.asked_seat() == 1


@rule("RT-219")
def test_a_helper_reacts_to_what_happens_afterwards_in_the_same_action() -> None:
    game = Game()
    game.own(0, torch=4)
    game.market("helper:pyromancer")
    game.lay(0, "entrance:5", "entrance:9", "entrance:12")
    game.remove("entrance:5")
    game.choose("hire/helper:pyromancer", "remove/entrance:9")
    assert game.means(0) == {"torch": 3, "fame": 4}


# --- the camp ------------------------------------------------------------------------------------------------------


@rule("RT-097", "RT-210")
def test_to_reserve_is_to_take_a_card_from_the_market_for_later() -> None:
    game = reserving()
    game.remove("entrance:1")
    assert game.options() == [
        "reserve/room:warehouse",
        "reserve/room:pantry",
        "reserve/room:chapel",
        "reserve/helper:sage",
        "reserve/helper:druid",
        "reserve/helper:chef",
        "decline",
    ]
    game.choose("reserve/room:pantry")
    assert game.camp(0) == ["room:pantry"]
    assert game.player(0).tokens == 8
    assert game.means(0) == {"torch": 1}


@rule("RT-210", "RT-231")
@pytest.mark.parametrize(("entrance", "kind"), [("7", "room"), ("13", "helper")])
def test_two_symbols_one_for_each_type(entrance: str, kind: str) -> None:
    game = Game()
    game.lay(0, f"entrance:{entrance}", "entrance:12")
    game.remove(f"entrance:{entrance}")
    cards = [option for option in game.options() if option != "decline"]
    assert len(cards) == 3
    assert all(option.startswith(f"reserve/{kind}:") for option in cards)


@rule("RT-098", "RT-099", "RT-100")
def test_a_full_camp_discards_a_card_before_it_takes_one() -> None:
    game = reserving()
    game.in_camp(0, "room:arsenal", "helper:monk")
    game.remove("entrance:1")
    game.choose("reserve/helper:sage")
    assert game.asked() == "make-room"
    assert game.options() == ["discard/room:arsenal", "discard/helper:monk"]
    game.choose("discard/helper:monk")
    assert game.camp(0) == ["room:arsenal", "helper:sage"]
    assert game.discards("helper")[-1] == "helper:monk"
    order = [happening.what for happening in game.state.log or []]
    assert order.index("discarded") < order.index("reserved")


@rule("RT-098")
def test_rooms_and_helpers_share_the_camp() -> None:
    game = reserving()
    game.in_camp(0, "room:arsenal")
    game.remove("entrance:1")
    game.choose("reserve/helper:sage")
    assert game.camp(0) == ["room:arsenal", "helper:sage"]
    assert game.told("discarded") == []


@rule("RT-101")
def test_nobody_takes_from_anothers_camp() -> None:
    game = opening(**PLENTY)
    game.in_camp(1, "room:arsenal")
    game.market("room:pantry")
    game.remove("entrance:2")
    assert "open/room:arsenal" not in game.options()
    assert ("others-camp", "RT-101") in game.reasons(0, "room:arsenal")


@rule("RT-102")
@pytest.mark.parametrize("camp", [False, True])
def test_from_the_camp_a_card_costs_one_resource_less(camp: bool) -> None:
    game = opening(food=2)
    if camp:
        game.in_camp(0, "room:arsenal")
        game.market()
    else:
        game.market("room:arsenal")
    game.remove("entrance:2")
    assert ("open/room:arsenal" in game.options()) is camp
    if camp:
        game.choose("open/room:arsenal")
        assert game.means(0) == {"fame": 2}


@rule("RT-102")
@pytest.mark.parametrize("camp", [False, True])
def test_a_helper_from_the_camp_costs_one_resource_less_too(camp: bool) -> None:
    game = hiring(torch=3)
    if camp:
        game.in_camp(0, "helper:pyromancer")
        game.market()
    else:
        game.market("helper:pyromancer")
    game.remove("entrance:5")
    assert ("hire/helper:pyromancer" in game.options()) is camp


@rule("RT-103", "RT-196", "RT-T17")
def test_discounts_add_up_and_never_touch_gold() -> None:
    """2 food, 2 torches and 1 gold: 3 resources and 1 gold from the camp, with 2 more off 1 resource and 1 gold."""
    cost = (2, 2, 0, 0, 1)
    assert ways_to_pay(cost, 1, 9, 9, 9, 1, False) == [("pay", 2, 1, 0, 1), ("pay", 1, 2, 0, 1)]
    assert ways_to_pay(cost, 3, 9, 9, 9, 1, False) == [("pay", 1, 0, 0, 1), ("pay", 0, 1, 0, 1)]
    assert ways_to_pay(cost, 9, 9, 9, 9, 1, False) == [("pay", 0, 0, 0, 1)]
    assert ways_to_pay(cost, 9, 9, 9, 9, 0, False) == []


@rule("RT-195", "RT-196", "RT-278")
def test_the_architect_and_the_camp_add_up() -> None:
    """The Arsenal costs 3 food: nothing is left of it."""
    game = opening()
    game.hired(0, "architect")
    game.in_camp(0, "room:arsenal")
    game.market()
    game.remove("entrance:2")
    game.choose("open/room:arsenal")
    assert game.means(0) == {"fame": 2}
    offers = {offer["card"]: offer for offer in game.view()["offers"]}
    assert all(offer["discount"] == 2 for card, offer in offers.items() if card.startswith("room:"))


@rule("RT-104")
def test_camp_cards_are_public_and_have_no_effect_and_no_value() -> None:
    game = Game()
    game.in_camp(0, "helper:forager", "room:sphinx")
    game.lay(0, "entrance:8")
    assert game.view(1)["players"][0]["camp"] == ["helper:forager", "room:sphinx"]
    game.choose("remove")
    assert game.means(0) == {"food": 2}
    assert game.result().scores == [0, 0]


# --- markets -------------------------------------------------------------------------------------------------------


@rule("RT-220", "RT-221")
def test_refreshing_discards_up_to_three_cards_of_both_markets_then_fills_the_gaps() -> None:
    game = Game()
    game.market("room:warehouse", "room:pantry", "room:chapel", "helper:sage", "helper:druid", "helper:chef")
    game.deck("room", "room:stash", "room:arsenal")
    game.deck("helper", "helper:monk")
    game.lay(0, "entrance:14", "entrance:12")
    game.remove("entrance:14")
    assert len(game.options()) == 7
    game.choose("discard/room:pantry", "discard/helper:chef")
    assert game.open_cards() == ["room:warehouse", "room:chapel", "helper:sage", "helper:druid"]
    game.choose("discard/room:warehouse")
    assert set(game.open_cards()) == {
        "room:stash",
        "room:arsenal",
        "room:chapel",
        "helper:sage",
        "helper:druid",
        "helper:monk",
    }
    assert game.discards("room")[-2:] == ["room:pantry", "room:warehouse"]
    assert game.told("refreshed") == [{"seat": "seat:0", "n": 3}]


@rule("RT-220")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_fewer_cards_may_be_refreshed(chosen: int) -> None:
    game = Game()
    game.market("room:warehouse", "room:pantry", "room:chapel")
    game.lay(0, "entrance:14", "entrance:12")
    game.remove("entrance:14")
    game.choose(*["discard/room:warehouse", "discard/room:pantry"][:chosen], "stop")
    assert len(game.told("discarded")) == chosen
    assert ("room:chapel" in game.open_cards()) is True
    assert ("room:warehouse" in game.open_cards()) is (chosen == 0)


@rule("RT-227", "RT-230")
def test_a_card_that_is_taken_is_replaced_at_once_before_its_effect() -> None:
    """The Carpenter's gain comes after the new card."""
    game = opening(torch=1, pick=2)
    game.hired(0, "carpenter")
    game.market("room:pantry", "room:chapel", "room:fair")
    game.deck("room", "room:stash", "room:arsenal")
    game.remove("entrance:2")
    game.choose("open/room:pantry")
    assert game.asked() == "split"
    assert game.open_cards()[:3] == ["room:stash", "room:chapel", "room:fair"]


@rule("RT-228", "RT-229")
def test_an_empty_deck_is_made_of_its_discard_pile_without_regard_to_colours() -> None:
    game = opening(torch=1, pick=2)
    game.market("room:pantry", "room:chapel", "room:fair")
    game.deck("room")
    game.discarded("room", "room:sphinx", "room:arsenal", "room:stash")
    game.remove("entrance:2")
    game.choose("open/room:pantry")
    market = game.view()["markets"]["rooms"]
    assert None not in market["cards"]
    assert (market["deck"], market["discards"]) == (2, [])
    assert len(game.state.room_deck.layers) == 1


@rule("RT-229")
def test_with_deck_and_discard_pile_empty_the_gap_stays() -> None:
    game = opening(torch=1, pick=2)
    game.market("room:pantry", "room:chapel", "room:fair")
    game.deck("room")
    game.discarded("room")
    game.remove("entrance:2")
    game.choose("open/room:pantry")
    assert game.view()["markets"]["rooms"]["cards"] == [None, "room:chapel", "room:fair"]


# --- moving --------------------------------------------------------------------------------------------------------


def moving() -> Game:
    """Seat 0 takes its paw off entrance 4; it has paws on r1c1 and on 12."""
    game = Game()
    game.room("place:r3c3", "cathedral", owner=1)
    game.room("place:r3c4", "bell_tower", owner=1)
    game.chest_at("place:r2c2", "key/1")
    game.lay(0, "entrance:4", "place:r1c1", "entrance:12")
    game.lay(1, "place:r2c4")
    return game


@rule("RT-222", "RT-224", "RT-241")
def test_a_paw_moves_from_a_place_to_another_place_without_a_paw() -> None:
    game = moving()
    game.remove("entrance:4")
    assert game.options() == ["move/place:r1c1", "decline"]
    game.choose("move/place:r1c1")
    targets = game.options()
    assert len(targets) == 10
    assert "to/room:cathedral" in targets
    assert "to/place:r2c4" not in targets
    assert not any("entrance" in target for target in targets)


@rule("RT-223")
def test_a_chest_on_the_target_is_taken() -> None:
    game = moving()
    game.remove("entrance:4")
    game.choose("move/place:r1c1", "to/place:r2c2", "gain/1/0/0")
    assert [fact["chest"] for fact in game.told("chest_taken")] == ["chest:key/1"]
    assert len(game.player(0).chests) == 1


@rule("RT-225", "RT-226")
@pytest.mark.parametrize("target", ["cathedral", "bell_tower"])
def test_moving_is_neither_removing_nor_laying(target: str) -> None:
    """No effect of the room, no toll for its owner, no extra action."""
    game = moving()
    game.remove("entrance:4")
    game.choose("move/place:r1c1", f"to/room:{target}", "gain/1/0/0")
    assert game.means(0) == {"food": 1}
    assert game.fame(1) == 0
    assert game.view()["under_way"]["extra_actions"] == 0


@rule("RT-231")
def test_each_symbol_of_the_memo_has_its_words() -> None:
    words = Words("tombs", "en", strict=True)
    steps = {
        "lay": "option-lay",
        "remove": "option-act-remove",
        "camp": "step-reserve-market-either",
        "hire": "step-hire-any",
        "open": "step-open_room-any",
        "move": "step-move_paw-interior",
        "chest": "step-take_chest-supply",
        "helper into camp": "step-reserve-market-helper",
        "room into camp": "step-reserve-market-room",
        "hire from camp": "step-hire-camp",
        "open from camp": "step-open_room-camp",
    }
    said = {name: words.say(key, n=1, a="") for name, key in steps.items()}
    assert len(set(said.values())) == 11
