"""Ledger chapters 12 and 14: every entrance card and every room."""

from __future__ import annotations

import pytest

from tests.games.tombs.playing import Game
from tests.ledger_marks import rule
from warren.games.tombs.content import ENTRANCES
from warren.games.tombs.rulebook import RULEBOOK

PLENTY = {"food": 9, "torch": 9, "pick": 9, "gold": 9}


def room(name: str, owner: int = 0, **means: int) -> Game:
    """Seat 0 takes its paw off this room at r2c2."""
    game = Game()
    game.own(0, **means)
    game.room("place:r2c2", name, owner)
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove(f"room:{name}")
    return game


# --- entrances -------------------------------------------------------------------------------------------------------


@rule("RT-243")
@pytest.mark.parametrize(("entrance", "kind"), [("8", "food"), ("9", "torch"), ("10", "pick")])
def test_entrances_8_9_and_10_give_two_of_a_kind(entrance: str, kind: str) -> None:
    game = Game()
    game.lay(0, f"entrance:{entrance}")
    game.choose("remove")
    assert game.means(0) == {kind: 2}


@rule("RT-244")
@pytest.mark.parametrize("kind", [0, 1, 2, 3])
def test_entrance_14_exchanges_a_resource_for_gold_and_refreshes(kind: int) -> None:
    game = Game()
    game.own(0, food=1, torch=1, pick=1, gold=1)
    game.lay(0, "entrance:14", "entrance:12")
    game.remove("entrance:14")
    paid = [int(kind == other) for other in range(4)]
    game.choose("pay/" + "/".join(map(str, paid)))
    assert game.player(0).means == [1 - paid[0], 1 - paid[1], 1 - paid[2], 2 - paid[3], 0]
    assert game.asked() == "refresh"


@rule("RT-245")
@pytest.mark.parametrize(
    ("number", "steps"),
    [
        ("1", ["reserve", "gain"]),
        ("3", ["open_room", "gain"]),
        ("6", ["gain"]),
        ("7", ["reserve", "gain"]),
        ("11", ["hire"]),
        ("12", ["open_room"]),
        ("13", ["reserve", "gain"]),
        ("3.5", ["hire"]),
        ("7.5", ["open_room"]),
    ],
)
def test_the_other_entrances_do_what_the_card_data_say(number: str, steps: list[str]) -> None:
    printed = RULEBOOK.catalogue()[f"entrance:{number}"]["normal"]
    assert [next(iter(step)) for step in printed] == steps


@pytest.mark.parametrize(
    ("number", "answers", "means"),
    [
        ("1", ["decline"], {"torch": 1}),
        ("3", [], {"food": 1}),
        ("6", ["gain/0/0/1"], {"pick": 1, "gold": 1}),
        ("7", ["decline", "gain/1/0/0"], {"food": 1}),
        ("11", [], {}),
        ("12", [], {}),
        ("13", ["decline", "gain/0/1/0"], {"torch": 1}),
        ("3.5", [], {}),
        ("7.5", [], {}),
    ],
)
def test_what_the_other_entrances_give_to_whoever_has_nothing(
    number: str, answers: list[str], means: dict[str, int]
) -> None:
    game = Game(3)
    game.lay(0, f"entrance:{number}")
    game.choose("remove", *answers)
    assert game.means(0) == means
    assert game.asked_seat() == 1


def test_every_entrance_is_in_one_of_these_tests() -> None:
    here = {"8", "9", "10", "14", "2", "4", "5"} | {"1", "3", "6", "7", "11", "12", "13", "3.5", "7.5"}
    assert {entrance.number for entrance in ENTRANCES} == here


# --- rooms that the rulebook names -----------------------------------------------------------------------------------


@rule("RT-290", "RT-T10")
def test_alchemical_table_gives_two_of_other_types() -> None:
    game = room("alchemical_table", food=1)
    assert game.options() == [
        "change/food/food/0/2/0",
        "change/food/food/0/1/1",
        "change/food/food/0/0/2",
        "decline",
    ]
    game.choose("change/food/food/0/1/1")
    assert game.means(0) == {"torch": 1, "pick": 1}


@rule("RT-291")
def test_at_the_alchemical_table_gold_stands_for_a_declared_type() -> None:
    game = room("alchemical_table", gold=1)
    declared = {option.split("/")[2] for option in game.options() if option != "decline"}
    assert declared == {"food", "torch", "pick"}
    assert len(game.options()) == 10
    game.choose("change/gold/pick/2/0/0")
    assert game.means(0) == {"food": 2}


@rule("RT-188", "RT-290")
def test_a_type_of_which_nothing_is_taken_at_the_alchemical_table_is_not_gained() -> None:
    game = Game()
    game.own(0, food=1)
    game.hired(0, "builder")
    game.room("place:r2c2", "alchemical_table", owner=1)
    game.lay(0, "place:r2c2")
    game.choose("remove", "change/food/food/0/2/0")
    assert game.means(0) == {"torch": 2}


@rule("RT-292")
def test_arsenal() -> None:
    assert room("arsenal").means(0) == {"torch": 1, "pick": 1}


def watching() -> Game:
    """Seat 0 has applied the Watch Post; paws on 8, on 9 and on an empty place are left."""
    game = Game()
    game.room("place:r2c2", "watch_post", owner=1)
    game.lay(0, "place:r2c2", "entrance:8", "entrance:9", "place:r1c1")
    game.remove("room:watch_post")
    return game


@rule("RT-293", "RT-294")
def test_watch_post_applies_one_later_card_twice() -> None:
    game = watching()
    game.choose("remove/entrance:8")
    assert (game.asked(), game.means(0)) == ("double", {"food": 2})
    game.choose("again")
    assert game.means(0) == {"food": 4}
    game.choose("remove/entrance:9")
    assert game.means(0) == {"food": 4, "torch": 2}


@rule("RT-293")
def test_the_watch_post_can_wait_for_a_better_card() -> None:
    game = watching()
    game.choose("remove/entrance:8", "decline", "remove/entrance:9", "again")
    assert game.means(0) == {"food": 2, "torch": 4}


@rule("RT-294")
def test_the_watch_posts_mark_lapses_with_the_action() -> None:
    game = watching()
    game.choose("remove/entrance:8", "decline", "remove/entrance:9", "decline")
    assert game.asked_seat() == 1
    assert game.view()["under_way"]["doubles"] == 0
    game.choose("lay/entrance:1", "lay/entrance:8", "lay/entrance:2", "remove")
    assert game.means(0) == {"food": 4, "torch": 2}


@rule("RT-295")
def test_cave_in_applies_a_room_of_the_market() -> None:
    game = Game()
    game.room("place:r2c2", "cave_in", owner=1)
    game.market("room:warehouse", "room:cathedral")
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove("room:cave_in")
    assert game.options() == ["apply/room:warehouse", "apply/room:cathedral", "decline"]
    game.choose("apply/room:warehouse")
    assert game.means(0) == {"pick": 2}
    assert game.fame(1) == 0
    assert "room:warehouse" in game.open_cards()


@rule("RT-296")
def test_a_copied_effect_is_measured_from_the_cave_in_and_a_portal_is_never_copied() -> None:
    game = Game()
    game.room("place:r2c2", "cave_in", owner=0)
    game.room("place:r2c1", "pantry", owner=1)
    game.room("place:r3c2", "chapel", owner=1)
    game.room("place:r1c1", "stash", owner=1)
    game.market("room:herb_garden", "room:portal")
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove("room:cave_in")
    assert game.options() == ["apply/room:herb_garden", "decline"]
    game.choose("apply/room:herb_garden")
    assert game.means(0) == {"food": 2}


def tunnel(*helpers: str) -> Game:
    """Seat 0 takes its paw off the Tunnel; a paw on 7 is left, and these helpers are in the market."""
    game = Game()
    game.room("place:r2c2", "tunnel", owner=1)
    game.market("room:pantry", *(f"helper:{name}" for name in helpers))
    game.lay(0, "place:r2c2", "entrance:7", "entrance:12")
    game.remove("room:tunnel")
    return game


@rule("RT-297", "RT-T08")
def test_tunnel_borrows_a_helper_until_the_end_of_the_turn() -> None:
    game = tunnel("circle_leader", "sage")
    game.choose("borrow/helper:circle_leader", "remove/entrance:7", "reserve/room:pantry", "gain/0/0/1")
    assert game.means(0) == {"food": 2, "pick": 1}
    assert "helper:circle_leader" in game.open_cards()
    assert (game.fame(0), game.asked_seat()) == (0, 1)
    game.choose("lay/entrance:1", "lay/entrance:7", "lay/entrance:2", "remove")
    game.choose(game.options()[0], "gain/0/0/1")
    assert game.means(0) == {"food": 2, "pick": 2}


@rule("RT-298")
def test_one_time_effects_are_not_borrowed() -> None:
    game = tunnel("conjurer", "apprentice", "sage")
    assert game.options() == ["borrow/helper:apprentice", "borrow/helper:sage", "decline"]
    game.choose("borrow/helper:apprentice")
    assert game.asked() == "remove"
    assert game.view()["players"][0]["camp_limit"] == 4


@rule("RT-298")
def test_what_is_borrowed_lasts_though_the_card_leaves_the_market() -> None:
    game = Game()
    game.room("place:r2c2", "tunnel", owner=1)
    game.market("helper:forager")
    game.lay(0, "place:r2c2", "entrance:14", "entrance:8", "entrance:12")
    game.remove("room:tunnel")
    game.choose("borrow/helper:forager", "remove/entrance:14", "discard/helper:forager", "remove/entrance:8")
    assert game.means(0) == {"food": 3}


@rule("RT-298")
def test_a_camp_above_its_limit_keeps_its_cards_and_takes_none() -> None:
    game = Game()
    game.in_camp(0, "room:stash", "room:arsenal", "helper:monk")
    game.lay(0, "entrance:7")
    game.choose("remove")
    assert game.asked() == "split"
    assert len(game.camp(0)) == 3


def crane(name: str) -> Game:
    """Seat 0 takes its paw off the Crane or the Scaffolding; paws and a room lie about."""
    game = Game()
    game.own(0, torch=1, pick=2)
    game.room("place:r2c2", name, owner=1)
    game.market("room:pantry")
    game.chest_at("place:r3c4", "key/1")
    game.lay(0, "place:r2c2", "place:r1c1", "entrance:12")
    game.lay(1, "place:r1c2")
    game.remove(f"room:{name}")
    game.choose("open/room:pantry")
    return game


@rule("RT-299", "RT-300")
@pytest.mark.parametrize(("name", "means"), [("crane", {"food": 2, "fame": 2}), ("scaffolding", {"fame": 2})])
def test_crane_and_scaffolding_open_a_room_on_any_empty_place_without_a_paw(name: str, means: dict[str, int]) -> None:
    game = crane(name)
    sites = {option.removeprefix("at/place:") for option in game.options()}
    assert len(sites) == 9
    assert sites.isdisjoint({"r1c1", "r1c2", "r2c2"})
    game.choose("at/place:r3c4")
    assert game.room_at("place:r3c4") == "room:pantry"
    assert [fact["chest"] for fact in game.told("chest_taken")] == ["chest:key/1"]
    assert game.means(0) == means


@rule("RT-301", "RT-T09")
def test_kitchen_repeats_the_tunneler() -> None:
    game = Game()
    game.own(0, food=2, torch=1)
    game.hired(0, "tunneler", "potion_brewer")
    game.room("place:r3c3", "kitchen", owner=1)
    game.market("room:warehouse")
    game.lay(0, "entrance:2", "place:r1c1", "place:r3c3", "entrance:3")
    game.remove("entrance:2")
    game.choose("open/room:warehouse")
    assert game.means(0) == {"pick": 2, "fame": 2}
    game.choose("remove/room:kitchen")
    assert game.options() == ["repeat/helper:tunneler", "decline"]
    game.choose("repeat/helper:tunneler")
    assert game.means(0) == {"pick": 4, "fame": 2}


@rule("RT-301")
def test_the_kitchen_repeats_only_what_has_worked_this_turn() -> None:
    game = Game()
    game.hired(0, "tunneler", "forager")
    game.room("place:r3c3", "kitchen", owner=1)
    game.lay(0, "place:r3c3", "entrance:12")
    game.remove("room:kitchen")
    assert game.asked_seat() == 1


@rule("RT-302", "RT-T07")
def test_laboratory() -> None:
    game = room("laboratory", gold=1)
    game.choose("pay/0/0/0/1", "gain/1/1/0")
    assert game.means(0) == {"food": 1, "torch": 1, "fame": 1}
    assert room("laboratory", food=9, torch=9, pick=9).told("exchanged") == []


@rule("RT-303")
def test_pawnshop_without_a_chest_does_nothing() -> None:
    assert room("pawnshop", food=1).asked_seat() == 1


@rule("RT-304", "RT-305")
def test_portal_gives_its_owner_fame_and_may_be_replaced_two_cheaper() -> None:
    game = Game()
    game.own(0, food=1)
    game.room("place:r2c2", "portal", owner=0)
    game.market("room:arsenal")
    game.player(0).tokens = 0
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove("room:portal")
    assert game.fame(0) == 1
    game.choose("open/room:arsenal")
    assert game.room_at("place:r2c2") == "room:arsenal"
    assert game.means(0) == {"fame": 3}
    assert "room:portal" in game.discards("room")
    assert game.player(0).tokens == 0
    assert game.view()["end"]["places_left"] == 11


@rule("RT-305")
def test_the_portal_gives_its_fame_without_being_replaced_and_discounts_add_up() -> None:
    game = Game()
    game.room("place:r2c2", "portal", owner=0)
    game.in_camp(0, "room:arsenal")
    game.market()
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove("room:portal")
    assert game.options() == ["open/room:arsenal", "decline"]
    game.choose("decline")
    assert (game.fame(0), game.room_at("place:r2c2")) == (1, "room:portal")


@rule("RT-294", "RT-305")
def test_a_portal_that_is_gone_cannot_be_replaced_a_second_time() -> None:
    """The Watch Post lets it be applied twice: its fame comes again, its place is another room's."""
    game = Game()
    game.own(0, gold=9)
    game.room("place:r2c1", "watch_post", owner=1)
    game.room("place:r2c2", "portal", owner=0)
    game.market("room:arsenal", "room:pantry")
    game.lay(0, "place:r2c1", "place:r2c2", "entrance:12")
    game.remove("room:watch_post", "room:portal")
    game.choose("open/room:arsenal")
    assert (game.asked(), game.fame(0)) == ("double", 1 + 2)
    game.choose("again")
    assert (game.asked_seat(), game.fame(0)) == (1, 1 + 2 + 1)
    assert game.room_at("place:r2c2") == "room:arsenal"


@rule("RT-306")
def test_living_fire() -> None:
    printed = RULEBOOK.catalogue()["room:living_fire"]
    assert (printed["cost"], printed["fame"]) == ({"pick": 3}, 1)
    assert room("living_fire").means(0) == {"torch": 2}


@rule("RT-307")
def test_warehouse() -> None:
    assert room("warehouse").means(0) == {"pick": 2}


@rule("RT-308")
def test_sphinx() -> None:
    printed = RULEBOOK.catalogue()["room:sphinx"]
    assert (printed["cost"], printed["fame"]) == ({"food": 3, "torch": 3}, 4)
    assert room("sphinx").means(0) == {"fame": 1}


@rule("RT-310")
def test_hideaway_gives_back_the_printed_fame_alone_and_hires_at_once() -> None:
    """The Meowmy's printed fame is 4; what its effect brought stays."""
    game = Game()
    game.own(0, fame=6, torch=4)
    game.hired(0, "meowmy")
    game.room("place:r2c2", "hideaway", owner=1)
    game.market("helper:pyromancer", "helper:sage", "room:pantry")
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove("room:hideaway")
    game.choose("discard/helper:meowmy")
    assert game.means(0) == {"torch": 4, "fame": 2}
    assert game.discards("helper")[-1] == "helper:meowmy"
    assert game.options() == ["hire/helper:pyromancer", "reserve/helper:pyromancer", "reserve/helper:sage", "decline"]
    game.choose("hire/helper:pyromancer")
    assert game.helpers(0) == ["helper:pyromancer"]
    assert game.means(0) == {"fame": 6}


@rule("RT-310")
def test_hideaway_takes_a_helper_of_the_camp_for_nothing() -> None:
    game = Game()
    game.in_camp(0, "helper:sage", "room:pantry")
    game.room("place:r2c2", "hideaway", owner=1)
    game.market("helper:druid")
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove("room:hideaway")
    assert game.options() == ["discard/helper:sage", "decline"]
    game.choose("discard/helper:sage", "reserve/helper:druid")
    assert game.camp(0) == ["room:pantry", "helper:druid"]


@rule("RT-310")
def test_what_a_discarded_helper_did_is_over() -> None:
    game = Game()
    game.own(0, fame=2)
    game.hired(0, "forager")
    game.room("place:r2c2", "hideaway", owner=1)
    game.market()
    game.lay(0, "place:r2c2", "entrance:8", "entrance:12")
    game.remove("room:hideaway")
    game.choose("discard/helper:forager", "remove/entrance:8")
    assert game.means(0) == {"food": 2}


@rule("RT-311")
def test_hideaway_needs_a_helper_and_its_fame_and_the_new_one_may_be_declined() -> None:
    nobody = Game()
    nobody.room("place:r2c2", "hideaway", owner=1)
    nobody.hired(0, "forager")
    nobody.lay(0, "place:r2c2", "entrance:12")
    nobody.remove("room:hideaway")
    assert nobody.told("discarded") == []
    assert nobody.asked_seat() == 1
    game = Game()
    game.own(0, fame=2)
    game.hired(0, "forager")
    game.room("place:r2c2", "hideaway", owner=1)
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove("room:hideaway")
    game.choose("discard/helper:forager", "decline")
    assert (game.helpers(0), game.camp(0), game.means(0)) == ([], [], {})


@rule("RT-312")
def test_tea_house_may_be_declined() -> None:
    game = room("tea_house")
    game.choose("decline")
    assert game.asked_seat() == 1


@rule("RT-313")
def test_fair_gives_three_to_oneself_and_one_to_the_others() -> None:
    game = room("fair")
    game.choose("apply", "gain/2/1/0", "gain/0/0/1")
    assert (game.means(0), game.means(1)) == ({"food": 2, "torch": 1}, {"pick": 1})


# --- rooms that the rulebook doesn't name ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "means", "answers", "after"),
    [
        ("training_yard", {}, ["gain/0/0/1"], {"food": 1, "pick": 1}),
        ("thermal_baths", {}, [], {"gold": 1}),
        ("bell_tower", {}, [], {"torch": 1}),
        ("cathedral", {}, [], {"fame": 2}),
        ("pantry", {}, [], {"food": 2}),
        ("sacred_grove", {}, ["stop"], {"fame": 1}),
        ("lookout", {}, ["stop"], {"torch": 1}),
        ("chapel", {"torch": 1}, ["pay/0/1/0/0"], {"fame": 1}),
        ("athanor", {"food": 1, "torch": 1, "pick": 1}, ["pay/1/1/1/0"], {"fame": 4}),
        ("rune_circle", {}, [], {"torch": 1}),
        ("mine_shaft", {}, [], {"pick": 1}),
        ("herb_garden", {}, [], {}),
        ("stone_circle", {}, ["decline", "decline", "gain/1/0/0"], {"food": 1}),
        ("library", {}, ["decline", "gain/0/1/0"], {"torch": 1}),
    ],
)
def test_plain_rooms(name: str, means: dict[str, int], answers: list[str], after: dict[str, int]) -> None:
    game = room(name, **means)
    game.choose(*answers)
    assert game.means(0) == after
    assert game.asked_seat() == 1


def test_herb_garden_counts_adjacent_rooms() -> None:
    game = Game()
    for place, name in (("r2c2", "herb_garden"), ("r1c2", "pantry"), ("r2c3", "chapel"), ("r1c1", "stash")):
        game.room(f"place:{place}", name, owner=1)
    game.room("place:r2c1", "kitchen", owner=1)  # of one faction with the Pantry: both count
    game.lay(0, "place:r2c2")
    game.choose("remove")
    assert game.means(0) == {"food": 3}


def test_stone_circle_puts_a_room_and_a_helper_into_the_camp() -> None:
    game = Game()
    game.room("place:r2c2", "stone_circle", owner=1)
    game.market("room:pantry", "helper:sage")
    game.lay(0, "place:r2c2")
    game.choose("remove", "reserve/room:pantry", "reserve/helper:sage", "gain/1/0/0")
    assert game.camp(0) == ["room:pantry", "helper:sage"]


@pytest.mark.parametrize("way", [1, 2])
def test_archive_works_from_the_camp_two_cheaper_in_all(way: int) -> None:
    """Arsenal: 3 food. Monk: 1 food, 2 torches, 1 pick. From the camp one resource less, by the Archive one more."""
    game = Game()
    game.own(0, food=1, torch=1)
    game.in_camp(0, "room:arsenal", "helper:monk")
    game.room("place:r2c2", "archive", owner=1)
    game.lay(0, "place:r2c2", "place:r1c1", "entrance:12")
    game.remove("room:archive")
    game.choose(f"way/{way}", "open/room:arsenal" if way == 1 else "hire/helper:monk")
    assert game.means(0) == ({"torch": 1, "fame": 2} if way == 1 else {"fame": 2})


def test_shooting_range_applies_another_room_without_a_paw() -> None:
    game = Game()
    game.room("place:r2c2", "shooting_range", owner=0)
    game.room("place:r3c4", "pantry", owner=1)
    game.room("place:r1c1", "warehouse", owner=0)
    game.room("place:r1c2", "chapel", owner=1)
    game.lay(0, "place:r2c2", "entrance:12")
    game.lay(1, "place:r1c2")
    game.remove("room:shooting_range")
    assert game.options() == ["apply/room:warehouse", "apply/room:pantry", "decline"]
    game.choose("apply/room:pantry")
    assert (game.means(0), game.fame(1)) == ({"food": 2}, 1)


def test_hunting_lodge_fetches_a_chest_and_gives_food() -> None:
    game = Game()
    game.chest_at("place:r3c4", "key/1")
    game.room("place:r2c2", "hunting_lodge", owner=1)
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove("room:hunting_lodge")
    game.choose("fetch/chest:key/1")
    assert game.means(0) == {"food": 2}
    assert game.view()["players"][0]["chests"] == ["chest:key/1"]
