"""Each of the 24 income and 29 1x inventions, in a position where it does something (W-183, W-184)."""

from __future__ import annotations

import pytest

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import (
    Case,
    bare,
    case,
    changes,
    dug,
    icons,
    make,
    measure,
    next_income,
    open_passages,
    play,
    played,
    stand,
    used,
)
from tests.ledger_marks import rule

INCOME = [
    case(2, "keep/card:32", setup=lambda game: game.next_cards(31, 32, 33), hand=1),
    case(3, joker=1),
    case(18, setup=lambda game: game.tokens(0, current=1), joker=1, marks=[rule("W-307")]),
    case(29, "gain/1/1/0/0", wood=1, metal=1),
    case(42, move=1),
    case(61, setup=lambda game: game.tokens(0, current=1), move=1, marks=[rule("W-322")]),
    case(67, setup=lambda game: set_icons(game, strength=5), wood=2),
    case(81, metal=1, move=1),
    case(89, "open/passage:e1", setup=lambda game: shut_front_door(game), doors=1, vp=2),
    case(
        90,
        "shift/area:forest/area:farm",
        setup=lambda game: game.workers(0, forest=1),
        forest=-1,
        farm=1,
    ),
    case(96, "dig/1", setup=lambda game: game.tokens(0, metal=2), metal=-2, dug=1),
    case(107, "gain/0/1/0/0", metal=1),
    case(
        118,
        "pay/1/0/0",
        "build/1",
        setup=lambda game: game.tokens(0, wood=1),
        wood=-1,
        beds=1,
        beds_in=1,
        entrance=1,
        marks=[rule("W-343")],
    ),
    case(121, move=2),
    case(133, vp=2),
    case(
        134,
        "pay/1/1/0",
        "decline",
        setup=[lambda game: game.tokens(0, wood=1, metal=2), lambda game: game.next_cards(31, 32, 33)],
        wood=-1,
        metal=-1,
        marks=[rule("W-349")],
    ),
    case(138, wood=1, vp=1),
    case(144, setup=lambda game: game.next_cards(30), hand=1, marks=[rule("W-354")]),
    case(148, setup=lambda game: game.next_cards(180), hand=1, marks=[rule("W-355")]),
    case(158, wood=1),
    case(159, metal=1),
    case(162, vp=1),
    case(167, hand=1),
    case(168, setup=lambda game: dug(game, 0, 3), wood=2),
]


def set_icons(game: Game, **skills: int) -> None:
    """So many icons in all, the played card's own included."""
    game.players[0].icons.update(skills)
    game.refresh()


def shut_front_door(game: Game) -> None:
    if "passage:e1" not in game.state.closed:
        game.state.closed.append("passage:e1")
    game.next_door("door06")


@rule("W-184", "W-072")
@pytest.mark.parametrize("card", INCOME)
def test_an_income_comes_when_the_card_is_played_and_at_each_later_round_start(card: Case) -> None:
    game = bare()
    make(game, card.setup)
    if card.number == 67:
        set_icons(game, strength=3)
    assert played(game, card.number, *card.answers) == card.changes
    for _ in range(2):
        make(game, card.setup)
        assert next_income(game, *card.answers) == card.changes


@rule("W-182")
def test_an_immediate_effect_does_not_come_again_at_a_round_start() -> None:
    game = bare()
    play(game, 49)
    assert next_income(game) == {}


# --- more about some incomes ----------------------------------------------------------------------------------------


@rule("W-307", "W-322", "W-412")
@pytest.mark.parametrize("number", [18, 61])
def test_without_electricity_there_is_no_such_income(number: int) -> None:
    game = bare()
    assert played(game, number) == {}
    game.tokens(0, current=2)
    assert sum(next_income(game).values()) == 1, "the enhanced side will do as well"


@pytest.mark.parametrize(("strength", "wood"), [(2, 1), (3, 1), (4, 2)])
def test_the_elephant_counts_pairs_of_strength_icons_its_own_included(strength: int, wood: int) -> None:
    game = bare()
    icons(game, 0, strength=strength - 2)
    assert played(game, 67) == {"wood": wood}


def test_the_greenhouse_needs_three_rooms() -> None:
    game = bare()
    dug(game, 0, 2)
    assert played(game, 168) == {}


@rule("W-354", "W-355", "W-397")
@pytest.mark.parametrize(("number", "top", "deck"), [(144, 110, "advanced"), (148, 31, "basic")])
def test_a_card_turned_over_that_does_not_fit_is_discarded(number: int, top: int, deck: str) -> None:
    game = bare()
    game.next_cards(top)
    assert played(game, number) == {}
    assert game.state.decks[deck].discards == [f"card:{top}"]


@rule("W-349", "W-398")
def test_the_data_centre_plays_one_of_three_for_free_and_discards_the_others() -> None:
    game = bare()
    game.hold(0, 34, 35, 36)
    game.next_cards(31, 49, 33)
    play(game, 134, "pay/0/0/2", "discard/card:34", "discard/card:35", "play/card:49")
    me = game.players[0]
    assert (me.wood, me.metal, me.move) == (1, 0, 1)
    assert me.hand == ["card:36"]
    assert set(game.state.decks["basic"].discards) == {"card:34", "card:35", "card:31", "card:33"}


@rule("W-343", "W-411", "W-022")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    game = bare()
    assert played(game, 118) == {}
    game = bare()
    game.tokens(0, wood=1)
    play(game, 134)
    assert not game.running, "2 items are the price, 1 is there"
    game = bare()
    game.tokens(0, wood=1)
    assert played(game, 118, "decline") == {}


@rule("W-116")
def test_cards_looked_at_and_not_kept_are_discarded() -> None:
    game = bare()
    game.next_cards(31, 32, 33)
    play(game, 2, "keep/card:33")
    assert game.state.decks["basic"].discards == ["card:31", "card:32"]
    assert game.players[0].hand == ["card:33"]


# --- 1x effects -----------------------------------------------------------------------------------------------------


def discarded(game: Game, *cards: int) -> None:
    """These cards lie in their discard piles, in this order."""
    for deck in game.state.decks.values():
        deck.discards = []
    for number in cards:
        card = game._fetch(number)
        game.state.decks["basic" if 31 <= number <= 66 else "advanced"].discards.append(card)
    game.refresh()


ONCE = [
    case(9, "keep/card:8", setup=lambda game: game.next_cards(7, 8), hand=1),
    case(12, "open/passage:e6", doors=1, vp=2, marks=[rule("W-303", "W-371", "W-406")]),
    case(
        14,
        "pay/0/0/0",
        "open/passage:e1",
        "go/room:C",
        setup=lambda game: game.tokens(0, move=1),
        explorer="C",
        move=-1,
        doors=1,
        vp=2,
    ),
    case(16, "pay/0/0/1", setup=lambda game: game.hold(0, 31), hand=-1, vp=2, marks=[rule("W-306")]),
    case(22, "go/room:D", setup=lambda game: open_passages(game, "e1"), explorer="D", marks=[rule("W-309", "W-408")]),
    case(28, "take/card:31", "take/card:32", setup=lambda game: game.lay_market(31, 32), hand=2, marks=[rule("W-385")]),
    case(
        43,
        "pay/0/0/0",
        "open/passage:e1",
        "go/room:C",
        "reveal/mission-space:m-C",
        setup=lambda game: game.tokens(0, joker=1),
        explorer="C",
        joker=-1,
        doors=1,
        vp=2,
        wood=2,
        marks=[rule("W-403")],
    ),
    case(48, "reveal/mission-space:m-C", setup=lambda game: stand(game, 0, "C"), wood=2, marks=[rule("W-386")]),
    case(57, "pay/0/0/0", setup=lambda game: game.tokens(0, move=1), move=-1, vp=2, marks=[rule("W-383")]),
    case(
        58,
        "pay/1/0/0",
        "open/passage:e1",
        setup=lambda game: game.tokens(0, wood=1),
        wood=-1,
        doors=1,
        vp=2,
        marks=[rule("W-296", "W-380")],
    ),
    case(
        59,
        "open/passage:e1",
        setup=lambda game: game.tokens(0, current=1),
        doors=1,
        vp=2,
        marks=[rule("W-297", "W-321")],
    ),
    case(
        60,
        "shift/area:forest/area:burrow",
        setup=lambda game: game.workers(0, forest=1),
        forest=-1,
        burrow=1,
        marks=[rule("W-382")],
    ),
    case(70, hand=1),
    case(
        77,
        "copy/card:126",
        "pay/0/2/0",
        setup=[lambda game: game.put(1, 126), lambda game: game.put(0, 70), lambda game: game.tokens(0, metal=2)],
        metal=-2,
        vp=3,
        marks=[rule("W-327")],
    ),
    case(80, "open/passage:e1", doors=1, vp=2, marks=[rule("W-406")]),
    case(92, "pay/0/1/0", setup=lambda game: game.tokens(0, metal=1), metal=-1, wood=2, marks=[rule("W-411")]),
    case(97, "wood", setup=lambda game: game.tokens(0, current=1), wood=1, marks=[rule("W-335", "W-384")]),
    case(100, "pay/0/0/0", setup=lambda game: game.hold(0, 31, 1), marks=[rule("W-396")]),
    case(
        116,
        "play/card:49",
        setup=[lambda game: game.hold(0, 49), lambda game: game.tokens(0, metal=1)],
        hand=-1,
        played=1,
        metal=-1,
        wood=1,
        move=1,
        marks=[rule("W-342", "W-379")],
    ),
    case(123, "pay/0/0/0", setup=lambda game: game.hold(0, 31, 1), hand=-1, vp=4, marks=[rule("W-396")]),
    case(126, "pay/0/2/0", setup=lambda game: game.tokens(0, metal=2), metal=-2, vp=3, marks=[rule("W-378")]),
    case(132, "take/card:32", setup=lambda game: game.lay_market(31, 32, 1), hand=1),
    case(145, "pay/1/0/0", setup=lambda game: game.tokens(0, wood=1), wood=-1, vp=2, marks=[rule("W-378")]),
    case(
        147,
        "pay/0/0/0",
        "open/passage:e1",
        setup=lambda game: game.tokens(0, move=1),
        move=-1,
        doors=1,
        vp=2,
    ),
    case(
        149,
        "pay/0/0/0",
        "discard/mouse:hm10",
        setup=lambda game: game.house(0, "hm10", "cm07"),
        mice=-1,
        vp=4,
        marks=[rule("W-387")],
    ),
    case(151, "pay/0/0/1", setup=lambda game: game.hold(0, 31), hand=-1, wood=1, vp=1, marks=[rule("W-357")]),
    case(156, "take/card:1", setup=lambda game: discarded(game, 31, 1), hand=1, marks=[rule("W-360")]),
    case(177, "swap/wood/metal", setup=lambda game: game.tokens(0, wood=1), wood=-1, metal=1, marks=[rule("W-365")]),
    case(179, "pay/0/0/0", "gain/1/0/0/0", vp=-1, wood=1),
]


@rule("W-183", "W-243", "W-189")
@pytest.mark.parametrize("card", ONCE)
def test_a_1x_effect_works_once_in_a_round_as_a_quick_action(card: Case) -> None:
    game = bare()
    make(game, card.setup)
    play(game, card.number)
    me = game.players[0]
    start = me.explorer
    option = f"use/card:{card.number}"
    assert me.used == []
    assert used(game, card.number, *card.answers) == card.changes
    assert me.used == [f"card:{card.number}"]
    assert me.explorer == (f"room:{card.explorer}" if card.explorer else start)
    again = bare()
    make(again, card.setup)
    again.put(0, card.number)
    assert option in again.options()
    again.players[0].used = [f"card:{card.number}"]
    again.refresh()
    assert option not in again.options(), "a 1x marker lies on the card"


@rule("W-074")
def test_a_round_start_takes_the_1x_markers_away() -> None:
    game = bare()
    game.put(0, 70)
    game.turn("use/card:70")
    assert game.players[0].used == ["card:70"]
    game.state.phase = "income"
    game.state.at = 0
    game.refresh()
    game.asked()
    assert game.players[0].used == []


# --- more about some of them ----------------------------------------------------------------------------------------


@rule("W-321", "W-335", "W-412")
@pytest.mark.parametrize("number", [59, 97])
def test_without_electricity_there_is_no_such_effect(number: int) -> None:
    game = bare()
    game.put(0, number)
    assert f"use/card:{number}" not in game.options()


@rule("W-303", "W-371")
def test_a_door_taken_anywhere_is_open_then() -> None:
    game = bare()
    game.put(0, 12)
    game.turn("use/card:12", "open/passage:e6")
    assert "passage:e6" not in game.state.closed
    assert game.players[0].doors == ["door:door06"]


@rule("W-121", "W-246")
def test_an_adjacent_door_is_next_to_the_explorer_or_a_tent() -> None:
    game = bare()
    game.put(0, 80)
    stand(game, 0, "C", "F")
    game.turn("use/card:80")
    assert game.options() == [f"open/passage:{door}" for door in ("e1", "e3", "e5", "e6")] + ["decline"]


@rule("W-327", "W-374")
def test_a_copied_effect_may_hold_a_marker_and_gets_none() -> None:
    game = bare()
    game.put(0, 77)
    game.put(1, 70, 57)
    game.players[1].used = ["card:70"]
    game.turn("use/card:77")
    assert game.options() == ["copy/card:70", "decline"], "card 57 has no price to be paid with"
    game.choose("copy/card:70")
    assert len(game.players[0].hand) == 1
    assert game.players[1].used == ["card:70"]
    assert game.players[0].used == ["card:77"]


@rule("W-374")
def test_a_copying_effect_copies_no_copying_effect() -> None:
    game = bare()
    game.put(0, 77)
    assert "use/card:77" not in game.options()


@rule("W-366")
def test_what_is_gained_at_the_stall_is_of_another_sort() -> None:
    game = bare()
    game.put(0, 177)
    game.hold(0, 31)
    game.tokens(0, wood=1, metal=1)
    game.turn("use/card:177")
    assert set(game.options()) == {
        "swap/wood/metal",
        "swap/wood/basic",
        "swap/wood/advanced",
        "swap/metal/wood",
        "swap/metal/basic",
        "swap/metal/advanced",
        "swap/card/wood",
        "swap/card/metal",
        "decline",
    }
    game.choose("swap/metal/advanced")
    assert len(game.players[0].hand) == 2
    assert game.players[0].metal == 0


@rule("W-360", "W-415")
def test_the_archive_reaches_both_discard_piles() -> None:
    game = bare()
    game.put(0, 156)
    discarded(game, 31, 1)
    game.turn("use/card:156")
    assert game.options() == ["take/card:31", "take/card:1"]
    game.choose("take/card:31")
    assert game.players[0].hand == ["card:31"]
    assert game.state.decks["basic"].discards == []


@rule("W-396", "W-415")
def test_only_a_basic_card_pays_for_the_swan() -> None:
    game = bare()
    game.put(0, 100)
    game.hold(0, 1)
    assert "use/card:100" not in game.options()
    game.hold(0, 1, 31)
    game.next_cards(2)
    game.turn("use/card:100", "pay/0/0/0")
    assert set(game.players[0].hand) == {"card:1", "card:2"}
    assert game.state.decks["basic"].discards == ["card:31"]


@rule("W-145", "W-146")
def test_a_discarded_mouse_leaves_the_game_and_its_room_is_free() -> None:
    game = bare()
    game.put(0, 149)
    game.house(0, "hm06", "cheese6")
    game.turn("use/card:149", "pay/0/0/0", "discard/mouse:hm06")
    me = game.players[0]
    assert me.mice == ["mouse:cheese6"]
    assert "mouse:hm06" not in game.state.mouse_bags["house"]
    before = measure(me)
    game.state.phase = "income"
    game.state.at = 0
    game.refresh()
    game.asked()
    assert changes(before, me) == {}, "the woodcutter's income has gone with it"


def test_vp_can_only_be_paid_by_who_has_them() -> None:
    game = bare()
    game.put(0, 179)
    game.tokens(0, vp=0)
    assert "use/card:179" not in game.options()
