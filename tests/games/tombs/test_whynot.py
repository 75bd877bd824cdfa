"""Refusals say everything that stands against a thing, each with its rule."""

from __future__ import annotations

import pytest

from tests.games.tombs.playing import Game
from tests.ledger_marks import rule
from warren.games.tombs.content import CHESTS
from warren.table import Reason


def test_an_entrance() -> None:
    game = Game()
    game.lay(0, "entrance:2", "entrance:4")
    game.lay(1, "entrance:6", "entrance:13")
    assert game.why_not(0, "entrance:1") == []
    assert game.why_not(0, "entrance:2") == [Reason("occupied", "RT-120", {"seat": "seat:0"})]
    assert game.why_not(0, "entrance:6") == [Reason("occupied", "RT-120", {"seat": "seat:1"})]
    assert game.why_not(0, "entrance:12") == [
        Reason("opposite", "RT-121", {"seat": "seat:1", "entrance": "entrance:6"})
    ]
    assert game.why_not(0, "entrance:3.5") == [Reason("in-the-box", "RT-020")]
    assert game.why_not(1, "entrance:1") == [Reason("not-your-turn", "RT-110", {"seat": "seat:0"})]
    assert game.reasons(1, "entrance:2") == [("not-your-turn", "RT-110"), ("occupied", "RT-120")]


def test_every_reason_is_given() -> None:
    game = Game()
    game.lay(0, "entrance:1", "entrance:2", "entrance:3", "entrance:4", "entrance:7")
    game.lay(1, "entrance:6", "entrance:12")
    game._started = True
    assert game.reasons(0, "entrance:6") == [("occupied", "RT-120"), ("opposite", "RT-121"), ("no-paws", "RT-113")]


def test_an_infiltrator_has_nothing_against_an_opposite_paw() -> None:
    game = Game()
    game.hired(0, "infiltrator")
    game.lay(1, "entrance:6")
    assert game.why_not(0, "entrance:12") == []


def test_with_three_an_opposite_paw_does_not_matter() -> None:
    game = Game(3)
    game.lay(1, "entrance:6")
    assert game.why_not(0, "entrance:12") == []
    assert game.why_not(0, "entrance:3.5") == []


def test_a_place() -> None:
    game = Game()
    game.lay(1, "place:r2c2")
    assert game.reasons(0, "place:r1c1") == [("entrances-only", "RT-123")]
    assert game.reasons(0, "place:r2c2") == [("entrances-only", "RT-123"), ("place-taken", "RT-129")]
    assert game.reasons(0, "place:r0c1") == [("no-such-place", "RT-054")]


def test_paws_while_removing() -> None:
    game = Game()
    game.room("place:r1c1", "crane", owner=1)
    game.lay(0, "entrance:2", "place:r1c1", "place:r2c2")
    game.lay(1, "entrance:4")
    game.choose("remove")
    for own in ("entrance:2", "place:r1c1", "room:crane", "place:r2c2"):
        assert game.why_not(0, own) == []
    for other in ("entrance:4", "entrance:5", "place:r3c3"):
        assert game.reasons(0, other) == [("no-own-paw", "RT-160")]


def test_a_room() -> None:
    game = Game(factions=["squirrels", "porcupines", "beavers", "pacas", "viscachas", "guinea_pigs"])
    game.own(0, pick=1)
    game.market("room:pantry")
    game.in_camp(1, "room:arsenal")
    game.discarded("room", "room:warehouse")
    game.room("place:r1c1", "chapel", owner=1)
    assert game.why_not(0, "room:pantry") == [
        Reason("needs-effect", "RT-180"),
        Reason("no-site", "RT-211"),
        Reason("too-dear", "RT-213", {"n": 2}),
    ]
    assert game.reasons(0, "room:arsenal") == [("others-camp", "RT-101")]
    assert game.reasons(0, "room:warehouse") == [("discarded", "RT-212")]
    assert game.reasons(0, "room:cathedral") == [("other-faction", "RT-026")]
    assert game.reasons(0, "room:crane") == [("in-deck", "RT-212")]
    assert game.reasons(0, "room:chapel") == [("entrances-only", "RT-123")]


def test_a_room_that_can_be_opened() -> None:
    game = Game()
    game.own(0, torch=1, pick=2)
    game.market("room:pantry")
    game.lay(0, "entrance:2", "place:r1c1")
    game.choose("remove")
    assert game.why_not(0, "room:pantry") == []
    game.player(0).tokens = 0
    assert game.reasons(0, "room:pantry") == [("no-tokens", "RT-093")]


@rule("RT-275")
def test_food_that_may_stand_for_gold_is_not_missed() -> None:
    game = Game()
    game.own(0, food=5)
    game.market("helper:architect")
    assert Reason("too-dear", "RT-218", {"n": 1}) in game.why_not(0, "helper:architect")
    game.hired(0, "confectioner")
    assert game.reasons(0, "helper:architect") == [("needs-effect", "RT-180")]


def test_a_helper() -> None:
    game = Game()
    game.market("helper:pyromancer")
    game.in_camp(0, "helper:sage")
    game.hired(1, "monk")
    game.own(0, torch=3)
    assert game.why_not(0, "helper:pyromancer") == [
        Reason("needs-effect", "RT-180"),
        Reason("too-dear", "RT-218", {"n": 1}),
    ]
    assert game.why_not(0, "helper:sage") == [
        Reason("needs-effect", "RT-180"),
        Reason("too-dear", "RT-218", {"n": 1}),
    ]
    assert game.why_not(0, "helper:monk") == [Reason("hired", "RT-094", {"seat": "seat:1"})]


def test_a_chest() -> None:
    game = Game()
    game.chest_at("place:r1c1", "key/1")
    game.chests(0, "food/1")
    game.chests(1, "fame/1")
    game.used(0, "fame/2")
    assert game.reasons(0, "chest:key/1") == [("chest-in-tomb", "RT-132")]
    assert game.reasons(0, "chest:food/1") == [("not-removing", "RT-150")]
    assert game.why_not(0, "chest:fame/1") == [Reason("others-chest", "RT-132", {"seat": "seat:1"})]
    assert game.reasons(0, "chest:fame/2") == [("chest-used", "RT-151")]
    hidden = next(iter(game.state.supply))
    assert game.reasons(0, CHESTS[hidden].id) == [("chest-in-supply", "RT-024")]
    game.lay(0, "entrance:2", "entrance:12")
    game.choose("remove")
    assert game.why_not(0, "chest:food/1") == []


def test_during_a_chest_there_is_no_other() -> None:
    game = Game()
    game.chests(0, "contract/1", "food/1")
    game.lay(0, "entrance:2", "entrance:12")
    game.choose("remove", "use/chest:contract/1")
    assert game.reasons(0, "chest:food/1") == [("chest-under-way", "RT-150")]


def test_when_the_game_is_over() -> None:
    game = Game()
    game.state.stage = "over"
    assert ("game-over", "RT-333") in game.reasons(0, "entrance:1")


@pytest.mark.parametrize("component", ["seat:0", "faction:rats", "room:nowhere", "helper:nobody", "chest:none/1"])
def test_nothing_stands_against_what_is_never_used(component: str) -> None:
    assert Game().why_not(0, component) == []
