"""Ledger chapter 13: every helper."""

from __future__ import annotations

import pytest

from tests.games.tombs.playing import Game, ids
from tests.ledger_marks import rule
from warren.games.tombs.rulebook import RULEBOOK

PLENTY = {"food": 9, "torch": 9, "pick": 9, "gold": 9}


def laying_on_room(owner: int, helper: str, of: int = 0) -> Game:
    """Seat 0 lays a paw on the Arsenal at r2c2."""
    game = Game()
    game.hired(of, helper)
    game.room("place:r2c2", "arsenal", owner=owner)
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    return game


def opening(*helpers: str, room: str = "arsenal") -> Game:
    """Seat 0 opens a room for nothing at r2c2, beside the Pantry and the Chapel."""
    game = Game()
    game.hired(0, *helpers)
    game.room("place:r2c1", "pantry", owner=1)
    game.room("place:r1c2", "chapel", owner=1)
    game.market(f"room:{room}")
    game.state.discounts = [("room", 9)]
    game.lay(0, "entrance:2", "place:r2c2", "entrance:12")
    game.remove("entrance:2")
    game.choose(f"open/room:{room}")
    return game


def hire(name: str, *helpers: str) -> Game:
    """Seat 0 hires a helper for nothing but gold."""
    game = Game()
    game.hired(0, *helpers)
    game.market(f"helper:{name}")
    game.own(0, gold=9)
    game.lay(0, "entrance:5", "entrance:12")
    game.remove("entrance:5")
    game.choose(f"hire/helper:{name}")
    return game


# --- events ----------------------------------------------------------------------------------------------------------


@rule("RT-250")
@pytest.mark.parametrize(
    ("spots", "picks"),
    [(["place:r1c1", "place:r1c2"], 2), (["place:r1c1", "entrance:12"], 1), (["entrance:12", "entrance:11"], 0)],
)
def test_wagoner(spots: list[str], picks: int) -> None:
    game = Game()
    game.hired(0, "wagoner")
    game.lay(0, *spots)
    game.remove(spots[0])
    assert game.means(0).get("pick", 0) == picks


@rule("RT-250")
def test_wagoner_counts_rooms_whose_effect_was_declined() -> None:
    game = Game()
    game.hired(0, "wagoner")
    game.room("place:r1c1", "pantry", owner=1)
    game.lay(0, "place:r1c1", "entrance:12")
    game.remove("room:pantry")
    game.choose("decline")
    assert game.means(0) == {"pick": 1}


@rule("RT-251", "RT-253")
def test_the_three_chinchillas_work_once_per_turn() -> None:
    catalogue = RULEBOOK.catalogue()
    for name in ("bishop", "monk", "preacher"):
        printed = catalogue[f"helper:{name}"]
        assert printed["faction"] == "chinchillas"
        assert [effect["limit"] for effect in printed["effects"]] == ["turn"]


@rule("RT-251", "RT-252", "RT-253")
def test_monk_once_per_turn_of_any_player() -> None:
    game = Game()
    game.hired(0, "monk")
    game.lay(0, "place:r1c1", "place:r1c2", "place:r1c3")
    game.remove("place:r1c1", "place:r1c2")
    assert game.fame(0) == 1


@rule("RT-252")
def test_additional_actions_belong_to_the_same_turn() -> None:
    """Two additional actions, both Remove paws: the Monk works in the first, not in the second, and again next turn."""
    game = Game()
    game.hired(0, "monk", "commander")
    game.room("place:r1c1", "bell_tower", owner=0)
    game.room("place:r2c1", "pawnshop", owner=0)
    game.room("place:r3c1", "training_yard", owner=0)
    game.lay(0, "entrance:1", "entrance:3")
    game.choose("lay/entrance:4", "fill/room:bell_tower")
    game.remove("room:training_yard")
    game.choose("decline")
    assert game.fame(0) == 1
    game.choose("remove/room:bell_tower", "remove/entrance:3", "remove/entrance:1", "decline", "gain/1/0/0")
    game.choose("lay/entrance:12", "remove", "decline")
    assert (game.asked_seat(), game.fame(0)) == (1, 1)
    game.choose("lay/entrance:9", "lay/entrance:12", "lay/entrance:8", "remove")
    assert game.fame(0) == 2


@rule("RT-252")
def test_an_extra_turn_is_a_new_turn() -> None:
    game = Game()
    game.hired(0, "monk", "commander")
    game.room("place:r1c1", "tea_house", owner=0)
    game.lay(0, "place:r2c2", "place:r1c1")
    game.remove("place:r2c2")
    game.choose("take", "lay/entrance:12")
    assert game.fame(0) == 1
    game.choose("remove")
    assert game.fame(0) == 2


@rule("RT-253")
def test_preacher() -> None:
    game = Game()
    game.hired(0, "preacher")
    game.room("place:r1c1", "cathedral", owner=1)
    game.room("place:r1c2", "sphinx", owner=1)
    game.lay(0, "place:r1c1", "place:r1c2")
    game.remove("room:cathedral")
    game.choose("gain/0/1/0")
    assert game.means(0) == {"torch": 1, "fame": 3}
    assert game.asked_seat() == 1


@rule("RT-253")
def test_bishop_on_opening_and_on_hiring() -> None:
    assert opening("bishop").means(0) == {"gold": 1, "fame": 2 + 1}
    assert hire("scholar", "bishop").means(0) == {"gold": 9 - 2 + 1, "fame": 1 + 1}


def opening_with_the_bishop(gold: int) -> Game:
    game = Game()
    game.own(0, food=3, gold=gold)
    game.hired(0, "bishop")
    game.market("room:arsenal")
    game.lay(0, "entrance:2", "place:r1c1", "entrance:12")
    game.remove("entrance:2")
    game.choose("open/room:arsenal", "pay/3/0/0/0")
    return game


@rule("RT-096")
@pytest.mark.parametrize(("answer", "fame"), [("use", 2 + 1), ("decline", 2)])
def test_a_once_per_turn_effect_may_be_kept_when_a_part_would_be_lost(answer: str, fame: int) -> None:
    game = opening_with_the_bishop(gold=9)
    assert game.options() == ["use", "decline"]
    game.choose(answer)
    assert game.means(0) == {"gold": 9, "fame": fame}


@rule("RT-096")
def test_nothing_is_asked_when_all_of_it_fits() -> None:
    game = opening_with_the_bishop(gold=8)
    assert game.means(0) == {"gold": 9, "fame": 2 + 1}
    assert game.asked() == "remove"


@rule("RT-096", "RT-252")
def test_a_resource_of_ones_choice_may_be_kept_for_later_when_none_fits() -> None:
    game = Game()
    game.own(0, food=9, torch=9, pick=9)
    game.hired(0, "preacher")
    game.room("place:r1c1", "sphinx", owner=1)
    game.lay(0, "place:r1c1", "entrance:12", "entrance:11")
    game.remove("room:sphinx")
    assert game.options() == ["use", "decline"]
    game.choose("decline")
    assert game.view()["under_way"]["spent"] == []


@rule("RT-096")
def test_helpers_that_ask_may_be_declined() -> None:
    game = Game()
    game.own(0, food=1)
    game.hired(0, "transmuter")
    game.lay(0, "entrance:12")
    game.choose("remove")
    assert game.options() == ["pay/1/0/0/0", "decline"]
    game.choose("decline")
    assert game.means(0) == {"food": 1}


@rule("RT-254", "RT-274")
def test_the_chef_uses_up_the_one_application() -> None:
    """The paw on entrance 12 comes off without effect as well, but the Monk has worked."""
    game = hire("monk", "chef")
    assert game.asked_seat() == 1
    assert game.fame(0) == 1 + 2
    assert [fact["helper"] for fact in game.told("helper_works")] == ["helper:chef", "helper:monk"]


@rule("RT-254", "RT-301", "RT-T27")
def test_the_kitchen_cannot_repeat_a_chinchilla_but_the_tunneler() -> None:
    game = Game()
    game.own(0, food=2, torch=1)
    game.hired(0, "monk", "tunneler")
    game.room("place:r3c3", "kitchen", owner=0)
    game.market("room:warehouse")
    game.lay(0, "place:r3c4", "entrance:2", "place:r1c1", "place:r3c3", "entrance:3")
    game.choose("remove/place:r3c4")
    assert game.fame(0) == 1
    game.choose("remove/entrance:2", "open/room:warehouse", "remove/room:kitchen")
    assert game.options() == ["repeat/helper:tunneler", "decline"]
    game.choose("repeat/helper:tunneler")
    assert game.means(0)["pick"] == 4


@rule("RT-260", "RT-263")
@pytest.mark.parametrize(("room", "gold"), [("arsenal", 2), ("kitchen", 1), ("sphinx", 2)])
def test_barker_counts_other_factions_among_the_adjacent_rooms(room: str, gold: int) -> None:
    """Pantry: viscachas, as the Kitchen. Chapel: chinchillas."""
    assert opening("barker", room=room).means(0)["gold"] == gold


@rule("RT-263")
def test_for_the_barker_the_sphinx_is_a_faction_of_its_own() -> None:
    game = Game()
    game.hired(0, "barker")
    game.room("place:r2c1", "sphinx", owner=1)
    game.room("place:r1c2", "chapel", owner=1)
    game.own(0, food=3)
    game.market("room:arsenal")
    game.lay(0, "entrance:2", "place:r2c2", "entrance:12")
    game.remove("entrance:2")
    game.choose("open/room:arsenal")
    assert game.means(0)["gold"] == 2


@rule("RT-264")
def test_conjurer_applies_an_entrance_without_removing_the_paw() -> None:
    game = Game()
    game.own(0, food=1, torch=2, pick=1)
    game.market("helper:conjurer")
    game.lay(0, "entrance:5", "entrance:8", "entrance:12")
    game.remove("entrance:5")
    game.choose("hire/helper:conjurer")
    assert game.options() == ["apply/entrance:8", "apply/entrance:12", "decline"]
    game.choose("apply/entrance:8")
    assert game.paws() == {"entrance:8": 0, "entrance:12": 0}
    assert game.means(0) == {"food": 2, "fame": 2}
    game.choose("remove/entrance:8")
    assert game.means(0) == {"food": 4, "fame": 2}


@rule("RT-252", "RT-254")
def test_the_chef_repeats_no_helper_that_has_worked_this_turn_while_it_was_borrowed() -> None:
    game = Game()
    game.own(0, gold=9)
    game.hired(0, "chef")
    game.room("place:r1c1", "tunnel", owner=1)
    game.market("helper:monk")
    game.lay(0, "place:r1c1", "place:r2c2", "entrance:5", "entrance:12")
    game.remove("room:tunnel")
    game.choose("borrow/helper:monk", "remove/place:r2c2")
    assert game.fame(0) == 1
    game.choose("remove/entrance:5", "hire/helper:monk")
    assert game.fame(0) == 1 + 2


@rule("RT-265", "RT-266")
def test_commander_lays_a_paw_on_an_entrance_right_after_removing() -> None:
    game = Game()
    game.hired(0, "commander")
    game.lay(0, "entrance:8")
    game.lay(1, "entrance:1")
    game.choose("remove")
    assert (game.asked(), game.asked_seat()) == ("lay-extra", 0)
    assert "lay/entrance:1" not in game.options()
    assert "lay/entrance:10" not in game.options()
    assert all(option == "decline" or option.startswith("lay/entrance") for option in game.options())
    game.choose("lay/entrance:9")
    assert game.asked_seat() == 1
    assert game.paws() == {"entrance:1": 1, "entrance:9": 0}


@rule("RT-267", "RT-268")
def test_infiltrator_lays_opposite_once_per_turn() -> None:
    game = Game()
    game.hired(0, "infiltrator")
    game.room("place:r1c1", "bell_tower", owner=0)
    game.lay(1, "entrance:8", "entrance:13")
    game.lay(0, "entrance:4")
    assert "lay/entrance:3" in game.options()
    game.choose("lay/entrance:3")
    assert game.asked_seat() == 0
    assert game.fame(1) == 0
    assert "lay/entrance:5" not in game.options()
    game.choose("pass", "lay/entrance:1")
    assert "lay/entrance:5" in game.options()


@rule("RT-267")
def test_the_infiltrator_is_not_used_up_where_nobody_lies_opposite() -> None:
    game = Game()
    game.hired(0, "infiltrator")
    game.room("place:r1c1", "bell_tower", owner=0)
    game.lay(1, "entrance:13")
    game.lay(0, "entrance:4")
    game.choose("lay/entrance:3")
    assert "lay/entrance:5" in game.options()


@rule("RT-269")
@pytest.mark.parametrize(("owner", "turned"), [(1, True), (0, False)])
def test_swindler(owner: int, turned: bool) -> None:
    game = Game()
    game.hired(0, "swindler")
    game.used(0, "food/1", "fame/1")
    game.room("place:r2c2", "arsenal", owner=owner)
    game.lay(0, "entrance:2")
    game.choose("lay/entrance:5")
    assert (game.asked() == "flip") is turned
    if turned:
        game.choose("flip/chest:fame/1")
        assert ids(game.player(0).chests) == ["chest:fame/1"]
        assert ids(game.player(0).used) == ["chest:food/1"]


@rule("RT-270")
def test_tunneler_applies_the_room_and_its_paw_may_do_so_again() -> None:
    game = opening("tunneler", room="warehouse")
    assert game.means(0) == {"pick": 2, "fame": 2}
    game.choose("remove/room:warehouse")
    assert game.means(0) == {"pick": 4, "fame": 2}


@rule("RT-271")
def test_ranger_applies_any_adjacent_room_and_pays_its_owner() -> None:
    game = Game()
    game.hired(0, "ranger")
    game.room("place:r2c2", "laboratory", owner=1)
    game.room("place:r2c1", "pantry", owner=1)
    game.room("place:r1c2", "warehouse", owner=0)
    game.room("place:r3c3", "arsenal", owner=1)
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove("room:laboratory")
    assert game.options() == ["apply/room:warehouse", "apply/room:pantry", "decline"]
    game.choose("apply/room:pantry")
    assert (game.means(0), game.fame(1)) == ({"food": 2}, 1)


@rule("RT-271")
def test_ranger_pays_nobody_for_an_own_room() -> None:
    game = Game()
    game.hired(0, "ranger")
    game.room("place:r2c2", "portal", owner=1)
    game.room("place:r1c2", "warehouse", owner=0)
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove("room:portal")
    game.choose("apply/room:warehouse")
    assert (game.means(0), game.fame(1)) == ({"pick": 2}, 0)


@rule("RT-271")
def test_ranger_does_not_work_where_the_room_did() -> None:
    game = Game()
    game.hired(0, "ranger")
    game.room("place:r2c2", "pantry", owner=1)
    game.room("place:r1c2", "warehouse", owner=0)
    game.lay(0, "place:r2c2", "entrance:12")
    game.remove("room:pantry")
    game.choose("apply")
    assert game.means(0) == {"food": 2}


@rule("RT-272")
def test_speculator_takes_any_card_from_the_discard_piles() -> None:
    game = Game()
    game.hired(0, "speculator")
    game.chests(0, "food/1")
    game.discarded("room", "room:crane", "room:stash")
    game.discarded("helper", "helper:sage")
    game.lay(0, "entrance:9", "entrance:12")
    game.choose("remove", "use/chest:food/1")
    assert game.options() == ["reserve/room:crane", "reserve/room:stash", "reserve/helper:sage", "decline"]
    game.choose("reserve/room:stash")
    assert game.camp(0) == ["room:stash"]
    assert game.discards("room") == ["room:crane"]


@rule("RT-273")
def test_apprentice_has_room_for_four_and_brings_an_extra_turn() -> None:
    game = hire("apprentice")
    game.choose("take")
    assert (game.asked(), game.asked_seat()) == ("act", 0)
    game.in_camp(0, "room:arsenal", "room:stash", "helper:monk")
    game.market("room:pantry")
    game.lay(0, "entrance:7")
    game._started = False
    game.choose("remove", "reserve/room:pantry")
    assert game.camp(0) == ["room:arsenal", "room:stash", "helper:monk", "room:pantry"]
    assert game.view()["players"][0]["camp_limit"] == 4


@rule("RT-274")
@pytest.mark.parametrize(
    ("name", "worked"),
    [("sage", True), ("forager", True), ("potion_brewer", False), ("architect", False), ("infiltrator", False)],
)
def test_chef_works_for_helpers_with_a_triggered_effect_only(name: str, worked: bool) -> None:
    game = hire(name, "chef")
    while game.asked_seat() == 0:
        game.choose(game.options()[0])
    helpers = [fact["helper"] for fact in game.told("helper_works")]
    assert ("helper:chef" in helpers) is worked
    assert (f"helper:{name}" in helpers) is worked


@rule("RT-274")
@pytest.mark.parametrize("name", ["druid", "barker", "tunneler", "ranger"])
def test_for_the_chef_parts_that_need_a_place_do_nothing(name: str) -> None:
    game = hire(name, "chef")
    before = {"gold", "fame"}
    assert set(game.means(0)) <= before


@rule("RT-274")
def test_the_chef_does_not_work_for_itself() -> None:
    game = hire("chef")
    assert game.told("helper_works") == []


@rule("RT-275", "RT-278", "RT-T05")
@pytest.mark.parametrize("confectioner", [True, False])
def test_confectioner_pays_food_for_gold(confectioner: bool) -> None:
    """The Architect costs 4 food and 1 gold."""
    game = Game()
    game.own(0, food=5)
    game.hired(0, "confectioner" if confectioner else "scholar")
    game.market("helper:architect")
    game.lay(0, "entrance:5", "entrance:12")
    game.remove("entrance:5")
    assert (game.asked() == "hire") is confectioner
    if confectioner:
        game.choose("hire/helper:architect")
        assert game.means(0) == {"fame": 4}


@rule("RT-275")
def test_the_confectioner_helps_with_helpers_only() -> None:
    game = Game()
    game.own(0, food=3, torch=3, pick=3)
    game.hired(0, "confectioner")
    game.market("room:crane")
    game.lay(0, "entrance:2", "place:r1c1", "entrance:12")
    game.remove("entrance:2")
    assert game.told("room_opened") == []
    assert game.asked() == "remove"


@rule("RT-276")
def test_pyromancer() -> None:
    printed = RULEBOOK.catalogue()["helper:pyromancer"]
    assert (printed["cost"], printed["fame"]) == ({"torch": 4}, 4)
    game = Game()
    game.hired(0, "pyromancer")
    game.room("place:r1c1", "living_fire", owner=0)
    game.lay(0, "place:r1c1")
    game.choose("remove")
    assert game.means(0) == {"torch": 3}


@rule("RT-277", "RT-T06")
@pytest.mark.parametrize(("helpers", "picks"), [([], 1), (["builder"], 2)])
def test_builder_with_the_arsenal(helpers: list[str], picks: int) -> None:
    game = Game()
    game.hired(0, *helpers)
    game.room("place:r1c1", "arsenal", owner=1)
    game.lay(0, "place:r1c1")
    game.choose("remove")
    assert game.means(0) == {"torch": 1, "pick": picks}


@rule("RT-278")
def test_architect_makes_rooms_two_cheaper() -> None:
    printed = RULEBOOK.catalogue()["helper:architect"]
    assert printed["cost"] == {"food": 4, "gold": 1}
    game = Game()
    game.own(0, pick=1)
    game.hired(0, "architect")
    game.market("room:living_fire")
    game.lay(0, "entrance:2", "place:r1c1", "entrance:12")
    game.remove("entrance:2")
    game.choose("open/room:living_fire")
    assert game.means(0) == {"fame": 1}


@rule("RT-279")
@pytest.mark.parametrize("card", ["room:pantry", "helper:sage"])
def test_circle_leader(card: str) -> None:
    game = Game()
    game.hired(0, "circle_leader")
    game.market("room:pantry", "helper:sage")
    game.lay(0, "entrance:1")
    game.choose("remove", f"reserve/{card}")
    assert game.means(0) == {"food": 2, "torch": 1}


@rule("RT-280")
def test_meowmy_gives_fame_for_every_other_helper() -> None:
    assert hire("scholar", "meowmy").fame(0) == 1 + 1
    assert RULEBOOK.catalogue()["helper:meowmy"]["fame"] == 4


# --- the helpers that the rulebook doesn't name ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "owner", "means"),
    [
        ("sergeant", 1, {"pick": 1}),
        ("sergeant", 0, {}),
        ("ringleader", 1, {"fame": 1}),
        ("ringleader", 0, {}),
        ("tracker", 1, {"torch": 1}),
        ("tracker", 0, {"torch": 1}),
        ("illusionist", 0, {}),
    ],
)
def test_helpers_that_watch_for_paws_on_rooms(name: str, owner: int, means: dict[str, int]) -> None:
    assert laying_on_room(owner, name).means(0) == means


def test_illusionist_watches_for_paws_on_empty_places() -> None:
    game = Game()
    game.hired(0, "illusionist")
    game.lay(0, "entrance:1", "entrance:2")
    game.choose("lay/entrance:5")
    assert game.means(0) == {"torch": 2}


def test_shield_bearer_watches_for_opponents() -> None:
    game = laying_on_room(1, "shield_bearer", of=1)
    game.choose("gain/1/0/0")
    assert game.means(1) == {"food": 1, "fame": 1}
    assert laying_on_room(0, "shield_bearer", of=0).asked() == "act"


@pytest.mark.parametrize(
    ("name", "answers", "means"),
    [
        ("carpenter", ["gain/0/1/1"], {"torch": 1, "pick": 1, "fame": 2}),
        ("druid", [], {"food": 2, "fame": 2}),
        ("prospector", [], {"gold": 1, "fame": 2}),
    ],
)
def test_helpers_that_watch_for_rooms(name: str, answers: list[str], means: dict[str, int]) -> None:
    game = opening(name)
    game.choose(*answers)
    assert game.means(0) == means


@pytest.mark.parametrize(("name", "means"), [("sage", {"fame": 1}), ("transmuter", {})])
def test_helpers_that_watch_for_the_end_of_removing(name: str, means: dict[str, int]) -> None:
    game = Game()
    game.hired(0, name)
    game.lay(0, "entrance:12")
    game.choose("remove")
    assert game.means(0) == means
    assert game.asked_seat() == 1


def test_transmuter_exchanges_a_resource_for_fame() -> None:
    game = Game()
    game.own(0, pick=1)
    game.hired(0, "transmuter", "apothecary")
    game.lay(0, "entrance:12")
    game.choose("remove", "pay/0/0/1/0")
    assert game.means(0) == {"fame": 2}


def test_peddler_watches_for_gold() -> None:
    game = Game()
    game.hired(0, "peddler")
    game.room("place:r1c1", "thermal_baths", owner=0)
    game.lay(0, "place:r1c1")
    game.choose("remove", "gain/0/0/1")
    assert game.means(0) == {"pick": 1, "gold": 1}


def test_apothecary_watches_for_each_exchange() -> None:
    game = Game()
    game.own(0, gold=1)
    game.hired(0, "apothecary")
    game.room("place:r1c1", "trading_house", owner=0)
    game.lay(0, "place:r1c1", "entrance:12")
    game.remove("room:trading_house")
    game.choose("pay/0/0/0/1", "gain/2/0/0", "pay/0/0/0/1", "gain/2/0/0")
    assert game.means(0) == {"food": 4, "fame": 2}


@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_crossbowman_takes_up_to_two_chests(wanted: int) -> None:
    game = hire("crossbowman")
    chests = [option for option in game.options() if option != "decline"]
    assert len(chests) == 12
    game.choose(*chests[:wanted])
    if wanted < 2:
        game.choose("decline")
    assert len(game.player(0).chests) == wanted
    assert sum(1 for place in game.view()["places"] if place["chest"] is None) == wanted
