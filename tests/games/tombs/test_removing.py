"""Ledger chapters 9 and 10: removing paws, and effects in general."""

from __future__ import annotations

import pytest

from tests.games.tombs.playing import Game
from tests.ledger_marks import rule

PLENTY = {"food": 9, "torch": 9, "pick": 9, "gold": 9}


# --- removing ------------------------------------------------------------------------------------------------------


@rule("RT-160", "RT-162", "RT-169")
def test_all_own_paws_are_removed_one_by_one_in_any_order() -> None:
    game = Game()
    game.no_chest("place:r2c2")
    game.lay(0, "entrance:8", "place:r2c2", "entrance:10")
    game.lay(1, "entrance:1")
    game.choose("remove")
    assert game.options() == ["remove/entrance:8", "remove/place:r2c2", "remove/entrance:10"]
    game.choose("remove/entrance:10")
    assert (game.asked_seat(), game.supply(0)) == (0, 3)
    assert game.options() == ["remove/entrance:8", "remove/place:r2c2"]
    game.choose("remove/place:r2c2")
    assert (game.asked_seat(), game.supply(0)) == (1, 5)
    assert game.paws() == {"entrance:1": 1}
    assert [fact["spot"] for fact in game.told("paw_removed")] == ["entrance:10", "place:r2c2", "entrance:8"]


@rule("RT-161", "RT-180")
@pytest.mark.parametrize("owner", [0, 1])
def test_removing_applies_the_card_whoever_owns_the_room(owner: int) -> None:
    game = Game()
    game.room("place:r1c1", "warehouse", owner=owner)
    game.lay(0, "place:r1c1")
    game.choose("remove")
    assert game.means(0) == {"pick": 2}


@rule("RT-163")
def test_the_paw_is_off_before_the_effect() -> None:
    """The Rune Circle could move a paw of the own, but the one just removed is in the supply."""
    game = Game()
    game.room("place:r1c1", "rune_circle", owner=0)
    game.lay(0, "place:r1c1")
    game.choose("remove")
    assert game.means(0) == {"torch": 1}
    assert game.asked_seat() == 1


@rule("RT-163")
def test_a_removed_paw_holds_no_empty_place() -> None:
    game = Game()
    game.own(0, **PLENTY)
    game.market("room:pantry")
    game.lay(0, "place:r1c1", "entrance:2")
    game.remove("place:r1c1")
    assert game.told("room_opened") == []
    assert game.asked_seat() == 1


@rule("RT-164")
def test_an_empty_place_gives_nothing() -> None:
    game = Game()
    game.lay(0, "place:r1c1")
    game.choose("remove")
    assert game.means(0) == {}
    assert len(game.told("paw_removed")) == 1
    assert game.told("gained") == []


@rule("RT-165")
def test_a_room_opened_under_a_paw_works_when_that_paw_is_removed() -> None:
    game = Game()
    game.own(0, food=2, torch=1)
    game.market("room:warehouse")
    game.lay(0, "entrance:2", "place:r1c1", "entrance:12")
    game.remove("entrance:2")
    game.choose("open/room:warehouse", "remove/room:warehouse")
    assert game.means(0) == {"pick": 2, "fame": 2}


@rule("RT-166")
@pytest.mark.parametrize(
    ("room", "entrance"),
    [(None, "entrance:5"), (None, "entrance:14"), ("chapel", None), ("archive", None), ("fair", None)],
)
def test_effects_may_be_declined(room: str | None, entrance: str | None) -> None:
    game = Game()
    game.own(0, **PLENTY)
    game.in_camp(0, "room:stash", "helper:sage")
    if room:
        game.room("place:r1c1", room, owner=0)
    game.lay(0, entrance or "place:r1c1", "place:r3c4")
    before = game.means(0)
    game.remove(entrance or f"room:{room}")
    while game.asked() not in ("remove", "act"):
        game.choose("decline" if "decline" in game.options() else "stop")
    assert game.means(0) == before


@rule("RT-166", "RT-168")
def test_a_plain_gain_may_be_declined_where_a_helper_answers_to_that() -> None:
    game = Game()
    game.hired(0, "monk")
    game.lay(0, "entrance:8", "entrance:12")
    game.remove("entrance:8")
    assert game.options() == ["apply", "decline"]
    game.choose("decline")
    assert game.means(0) == {"fame": 1}


@rule("RT-167", "RT-168")
@pytest.mark.parametrize(
    ("name", "entrance", "empty", "impossible"),
    [("monk", "fame", "fame", "fame"), ("wagoner", None, "pick", "pick"), ("herbalist", None, "food", None)],
)
def test_helpers_reward_paws_removed_without_effect(
    name: str, entrance: str | None, empty: str, impossible: str | None
) -> None:
    """From an entrance that can do nothing, from an empty place, and from a room that can do nothing."""
    for spot, room, reward in (
        ("entrance:12", None, entrance),
        ("place:r1c1", None, empty),
        ("place:r1c1", "laboratory", impossible),
    ):
        game = Game()
        game.hired(0, name)
        if room:
            game.room(spot, room, owner=1)
        game.lay(0, spot)
        game.choose("remove")
        if game.asked() == "apply":
            game.choose("apply")
        assert game.means(0) == ({reward: 1} if reward else {})


@rule("RT-168")
@pytest.mark.parametrize(("cards", "fame"), [([], 1), (["room:pantry"], 0)])
def test_an_effect_of_which_nothing_can_be_carried_out_is_none(cards: list[str], fame: int) -> None:
    """Entrance 7 brings a room into the camp and a resource; a Monk rewards a paw removed without effect."""
    game = Game()
    game.own(0, food=9, torch=9, pick=9)
    game.hired(0, "monk")
    game.market(*cards)
    game.deck("room")
    game.discarded("room")
    game.lay(0, "entrance:7", "entrance:6")
    game.remove("entrance:7")
    game.choose("apply", *(f"reserve/{card}" for card in cards))
    assert game.fame(0) == fame


@rule("RT-168", "RT-304", "RT-T26")
def test_the_portal_of_another_player_is_without_effect() -> None:
    game = Game()
    game.hired(0, "monk")
    game.room("place:r1c1", "portal", owner=1)
    game.lay(0, "place:r1c1")
    game.choose("remove")
    assert game.means(0) == {"fame": 1}
    assert [fact["helper"] for fact in game.told("helper_works")] == ["helper:monk"]


@rule("RT-170")
def test_removing_gives_the_owner_no_fame() -> None:
    game = Game()
    game.room("place:r1c1", "warehouse", owner=1)
    game.lay(0, "place:r1c1")
    game.choose("remove")
    assert game.fame(1) == 0


# --- effects in general --------------------------------------------------------------------------------------------


@rule("RT-181")
def test_a_triggered_effect_gives_at_once_what_stands_after_the_colon() -> None:
    game = Game()
    game.hired(0, "scholar")
    game.lay(0, "entrance:7", "entrance:12")
    game.market("room:pantry")
    game.remove("entrance:7")
    game.choose("reserve/room:pantry")
    assert (game.asked(), game.asked_seat()) == ("split", 0)
    assert game.choice is not None
    assert game.choice.about == ("helper:scholar", 1)


@rule("RT-183")
def test_a_slash_is_one_of_the_two() -> None:
    game = Game()
    game.own(0, food=2, torch=3, pick=1)
    game.in_camp(0, "room:arsenal", "helper:monk")
    game.room("place:r1c1", "archive", owner=0)
    game.lay(0, "place:r1c1", "place:r2c2", "entrance:12")
    game.remove("room:archive")
    assert game.options() == ["way/1", "way/2", "decline"]
    game.choose("way/2")
    assert game.options() == ["hire/helper:monk", "decline"]


@rule("RT-184")
def test_a_plus_is_both() -> None:
    game = Game()
    game.own(0, gold=1)
    game.room("place:r1c1", "laboratory", owner=0)
    game.lay(0, "place:r1c1", "entrance:12")
    game.remove("room:laboratory")
    game.choose("pay/0/0/0/1", "gain/0/1/1")
    assert game.means(0) == {"torch": 1, "pick": 1, "fame": 1}


@rule("RT-185")
def test_a_one_time_effect_works_when_hired_and_never_again() -> None:
    game = Game()
    game.own(0, torch=4, pick=2)
    game.market("helper:potion_brewer", "helper:pyromancer")
    game.lay(0, "entrance:5", "entrance:8", "entrance:12")
    game.remove("entrance:5")
    game.choose("hire/helper:potion_brewer", "gain/2/0/0", "remove/entrance:8")
    assert game.means(0) == {"food": 4, "torch": 2, "pick": 1, "gold": 1, "fame": 1}


@rule("RT-186", "RT-190", "RT-277")
def test_the_builders_own_pick_does_not_trigger_it_again() -> None:
    game = Game()
    game.hired(0, "builder")
    game.lay(0, "entrance:10", "entrance:12")
    game.remove("entrance:10")
    assert game.means(0) == {"pick": 3}


@rule("RT-187")
def test_a_single_step_may_be_declined_while_others_are_applied() -> None:
    game = Game()
    game.own(0, food=1)
    game.lay(0, "entrance:14", "entrance:12")
    game.remove("entrance:14")
    game.choose("pay/1/0/0/0", "stop")
    assert game.means(0) == {"gold": 1}
    assert game.told("refreshed") == []


@rule("RT-187")
def test_an_impossible_step_is_skipped() -> None:
    """Nothing to exchange: the refresh of entrance 14 is still there."""
    game = Game()
    game.lay(0, "entrance:14", "entrance:12")
    game.remove("entrance:14")
    assert game.asked() == "refresh"


@rule("RT-187", "RT-313")
def test_the_fair_is_taken_for_all_or_for_none() -> None:
    game = Game(3)
    game.room("place:r1c1", "fair", owner=1)
    game.lay(0, "place:r1c1", "entrance:12")
    game.remove("room:fair")
    assert game.options() == ["apply", "decline"]
    game.choose("apply", "gain/1/1/1")
    assert game.asked_seat() == 1
    assert "decline" not in game.options()
    game.choose("gain/0/1/0")
    assert game.asked_seat() == 2
    game.choose("gain/0/0/1")
    assert [game.means(seat) for seat in range(3)] == [{"food": 1, "torch": 1, "pick": 1}, {"torch": 1}, {"pick": 1}]


@rule("RT-189")
def test_gains_on_other_players_turns_and_printed_fame_fire_too() -> None:
    game = Game()
    game.hired(1, "preacher")
    game.room("place:r2c2", "warehouse", owner=1)
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    assert (game.asked(), game.asked_seat()) == ("split", 1)
    printed = Game()
    printed.own(0, food=3)
    printed.hired(0, "preacher")
    printed.market("room:arsenal")
    printed.lay(0, "entrance:2", "place:r1c1", "entrance:12")
    printed.remove("entrance:2")
    printed.choose("open/room:arsenal")
    assert (printed.asked(), printed.asked_seat()) == ("split", 0)


@rule("RT-190")
def test_kitchen_and_tunneler_do_not_run_for_ever() -> None:
    """The Kitchen opened with the Tunneler is applied by it and could repeat the Tunneler, which is under way."""
    game = Game()
    game.own(0, food=2, torch=1)
    game.hired(0, "tunneler")
    game.market("room:kitchen")
    game.lay(0, "entrance:2", "place:r1c1", "entrance:12")
    game.remove("entrance:2")
    game.choose("open/room:kitchen")
    assert game.asked() == "remove"
    assert game.means(0) == {"fame": 3}


@rule("RT-191")
def test_of_several_helpers_due_at_once_the_owner_chooses_the_order() -> None:
    game = Game()
    game.own(0, food=2, torch=1)
    game.hired(0, "carpenter", "tunneler")
    game.market("room:warehouse")
    game.lay(0, "entrance:2", "place:r1c1", "entrance:12")
    game.remove("entrance:2")
    game.choose("open/room:warehouse")
    assert game.options() == ["trigger/helper:carpenter", "trigger/helper:tunneler"]
    game.choose("trigger/helper:tunneler")
    assert game.means(0) == {"pick": 2, "fame": 2}
    assert game.asked() == "split"


@rule("RT-191")
def test_helpers_that_only_gain_work_in_the_order_of_hiring() -> None:
    game = Game()
    game.own(0, food=2, torch=1)
    game.hired(0, "prospector", "druid", "carpenter")
    game.room("place:r1c2", "chapel", owner=1)
    game.market("room:warehouse")
    game.lay(0, "entrance:2", "place:r1c1", "entrance:12")
    game.remove("entrance:2")
    game.choose("open/room:warehouse")
    assert game.asked() == "split"
    assert game.means(0) == {"food": 1, "gold": 1, "fame": 2}


@rule("RT-191")
def test_the_acting_player_comes_before_the_others() -> None:
    game = Game()
    game.hired(0, "tracker")
    game.hired(1, "shield_bearer")
    game.room("place:r2c2", "warehouse", owner=1)
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    assert (game.asked(), game.asked_seat()) == ("split", 1)
    assert [fact["helper"] for fact in game.told("helper_works")] == ["helper:tracker", "helper:shield_bearer"]


@rule("RT-192")
def test_an_exchange_is_made_once_unless_the_card_says_more() -> None:
    game = Game()
    game.own(0, food=3)
    game.room("place:r1c1", "chapel", owner=0)
    game.lay(0, "place:r1c1", "entrance:12")
    game.remove("room:chapel")
    game.choose("pay/1/0/0/0")
    assert game.means(0) == {"food": 2, "fame": 1}
    assert game.asked_seat() == 1


@rule("RT-192")
def test_the_trading_house_exchanges_up_to_twice() -> None:
    game = Game()
    game.own(0, gold=3)
    game.room("place:r1c1", "trading_house", owner=0)
    game.lay(0, "place:r1c1", "entrance:12")
    game.remove("room:trading_house")
    assert game.means(0) == {"gold": 4}
    game.choose("pay/0/0/0/1", "gain/2/0/0", "pay/0/0/0/1", "gain/0/2/0")
    assert game.means(0) == {"food": 2, "torch": 2, "gold": 2}
    assert game.asked_seat() == 1


@rule("RT-193")
@pytest.mark.parametrize(("means", "possible"), [({"food": 1, "torch": 1}, False), ({"food": 1, "gold": 2}, True)])
def test_an_exchange_is_all_or_nothing(means: dict[str, int], possible: bool) -> None:
    """The Athanor takes 1 food, 1 torch and 1 pick for 4 fame."""
    game = Game()
    game.own(0, **means)
    game.room("place:r1c1", "athanor", owner=0)
    game.lay(0, "place:r1c1", "entrance:12")
    game.remove("room:athanor")
    assert (game.asked() == "exchange") is possible
    if possible:
        game.choose("pay/1/0/0/2")
        assert game.means(0) == {"fame": 4}
