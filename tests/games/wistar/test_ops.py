"""Each op of the effect language (ops.md 3), also in the ways no component of today uses it."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.wistar.helpers import CARD, Game
from tests.games.wistar.playing import (
    bare,
    built,
    changes,
    dug,
    icons,
    measure,
    meet_mission,
    open_passages,
    stand,
)
from tests.ledger_marks import rule
from warren.games.wistar.effects import multiplied
from warren.games.wistar.language import (
    Bed,
    Choose,
    Dig,
    DiscardBed,
    Draw,
    EnterWorker,
    Exchange,
    Explore,
    Flip,
    Gain,
    GainAny,
    Hero,
    Ideas,
    If,
    MainAction,
    MoveExplorer,
    MoveWorkers,
    Node,
    Per,
    Play,
    Potion,
    PrivateGoal,
    Reveal,
    Search,
    SkillToken,
    Solve,
    SwapAny,
    TakeDiscard,
    TakeMarket,
    TakeMouse,
    Tent,
    Unlock,
)
from warren.games.wistar.measures import Cond, Count, Price
from warren.games.wistar.resolve import OPS
from warren.table import Dice


def after(game: Game, *steps: Node | str) -> dict[str, int]:
    """Nodes and answers of seat 0 one after another; what has changed when nothing more is asked."""
    before = measure(game.players[0])
    for step in steps:
        if isinstance(step, str):
            game.choose(step)
        else:
            game.run(0, step)
    assert not game.running, game.asked()
    return changes(before, game.players[0])


# --- gains ----------------------------------------------------------------------------------------------------------


@rule("W-378", "W-383", "W-390", "W-403", "W-405", "W-018", "W-019")
def test_gain_takes_each_sort_from_the_supply() -> None:
    everything = Gain(wood=3, metal=2, move=1, joker=4, vp=5, current=1)
    assert after(bare(), everything) == {"wood": 3, "metal": 2, "move": 1, "joker": 4, "vp": 5, "current": 1}


@rule("W-193", "W-194", "W-195", "W-405")
def test_electricity_is_basic_then_enhanced_then_nothing() -> None:
    game = bare()
    assert [after(game, Gain(current=1)) for _ in range(3)] == [{"current": 1}, {"current": 1}, {}]
    assert after(bare(), Gain(current=5)) == {"current": 2}


@rule("W-380")
def test_gain_any_with_cards_may_give_the_top_card_of_either_deck() -> None:
    game = bare()
    game.run(0, GainAny(n=1, cards=True))
    assert game.options() == ["gain/1/0/0/0", "gain/0/1/0/0", "gain/0/0/0/1", "gain/0/0/1/0"]
    assert after(bare(), GainAny(n=3, cards=True), "gain/1/0/1/1") == {"wood": 1, "hand": 2}


@given(n=st.integers(1, 6))
@settings(max_examples=6)
def test_gain_any_offers_every_mix_of_wood_and_metal(n: int) -> None:
    game = bare()
    game.run(0, GainAny(n=n))
    assert sorted(game.options()) == sorted(f"gain/{wood}/{n - wood}/0/0" for wood in range(n + 1))


@rule("W-392", "W-226", "W-289")
def test_a_hero_gives_a_point_for_each_icon_of_its_skill() -> None:
    game = bare()
    icons(game, 0, intelligence=3)
    game.players[0].heroes = []
    assert after(game, Hero(), "take/hero:hero_intelligence") == {"heroes": 1, "vp": 5}
    assert game.players[0].icons["intelligence"] == 5
    assert after(game, Hero(), "take/hero:hero_agility") == {"heroes": 1, "vp": 2}
    assert "hero:hero_agility" not in game.state.heroes


@rule("W-219")
def test_a_skill_token_is_one_icon_more() -> None:
    game = bare()
    assert after(game, SkillToken(), "take/skill:sk_strength") == {"skills": 1}
    assert game.players[0].icons["strength"] == 1
    game.run(0, SkillToken())
    assert "take/skill:sk_strength" not in game.options()


# --- cards ----------------------------------------------------------------------------------------------------------


@rule("W-393", "W-149")
def test_draw_takes_cards_from_the_top_of_a_deck_or_of_either() -> None:
    game = bare()
    game.next_cards(31, 1, 2)
    assert after(game, Draw(deck="advanced", n=2)) == {"hand": 2}
    assert game.players[0].hand == ["card:1", "card:2"]
    assert after(game, Draw(deck="any", n=2), "draw/deck:basic", "draw/deck:advanced") == {"hand": 2}
    assert game.players[0].hand[2] == "card:31"


@rule("W-076", "W-077", "W-113")
def test_an_empty_deck_is_its_shuffled_discard_pile_and_then_gives_nothing() -> None:
    game = bare()
    deck = game.state.decks["basic"]
    deck.layers, deck.discards = [["card:31"]], ["card:32"]
    assert after(game, Draw(deck="basic", n=3)) == {"hand": 2}
    assert set(game.players[0].hand) == {"card:31", "card:32"}


@rule("W-397")
def test_flip_takes_the_top_card_only_if_it_is_of_the_kind() -> None:
    game = bare()
    game.next_cards(31)
    assert after(game, Flip(deck="basic", kind="tool")) == {"hand": 1}
    game.next_cards(141)
    assert after(game, Flip(deck="basic", kind="tool")) == {}
    assert "card:141" in game.state.decks["basic"].discards


def test_search_reshuffles_at_most_once() -> None:
    game = bare()
    game.lay_market()
    deck = game.state.decks["basic"]
    deck.layers, deck.discards = [["card:141"]], ["card:142", "card:31"]
    assert after(game, Search(deck="basic", kind="tool")) == {"hand": 1}
    assert game.players[0].hand == ["card:31"]
    deck.layers, deck.discards = [["card:141"]], ["card:142"]
    assert after(game, Search(deck="basic", kind="robot")) == {}


@rule("W-351", "W-076")
@pytest.mark.parametrize("seed", range(8))
def test_search_finds_a_card_that_lies_in_the_discard_pile_wherever_the_reshuffle_puts_it(seed: int) -> None:
    """Cards turned over in vain are among those reshuffled, so the one wanted may come last of all."""
    game = bare()
    game.state.dice = Dice.seeded(seed)
    game.lay_market()
    deck = game.state.decks["basic"]
    deck.layers, deck.discards = [["card:141", "card:142", "card:143"]], ["card:31", "card:144"]
    assert after(game, Search(deck="basic", kind="tool")) == {"hand": 1}
    assert game.players[0].hand == ["card:31"]
    assert sorted([*deck.cards(), *deck.discards]) == ["card:141", "card:142", "card:143", "card:144"]


def test_take_discard_of_one_deck_several_cards() -> None:
    game = bare()
    for deck, cards in (("basic", ["card:31", "card:32"]), ("advanced", ["card:1"])):
        game.state.decks[deck].discards = cards
    game.run(0, TakeDiscard(deck="basic", n=3))
    assert game.options() == ["take/card:31", "take/card:32"]
    game.choose("take/card:32")
    assert game.players[0].hand == ["card:32", "card:31"], "the last one answers itself; a third there is not"
    assert game.state.decks["advanced"].discards == ["card:1"]


@rule("W-117")
def test_a_card_taken_from_the_market_leaves_a_gap() -> None:
    game = bare()
    game.lay_market(31, 32, 33)
    assert after(game, TakeMarket(deck="basic", n=2), "take/card:31", "take/card:33") == {"hand": 2}
    assert game.state.markets["basic"].row == [None, "card:32", None, None]


@rule("W-385", "W-110", "W-115", "W-116")
def test_idea_points_buy_cards_one_at_a_time_and_are_lost_if_not_spent() -> None:
    game = bare()
    game.lay_market(31, 1)
    game.run(0, Ideas(n=3))
    assert set(game.options()) == {"take/card:31", "draw/deck:basic", "take/card:1", "draw/deck:advanced", "stop"}
    game.choose("take/card:1")
    assert set(game.options()) == {"take/card:31", "draw/deck:basic", "stop"}, "1 point is left"
    game.choose("stop")
    assert game.players[0].hand == ["card:1"]


def test_private_goal_draws_more_than_two() -> None:
    game = bare()
    game.lay_goals("goal03", "goal04", "goal05")
    game.run(0, PrivateGoal(draw=3))
    assert len(game.options()) == 3


@rule("W-394")
def test_play_several_cards_one_after_another() -> None:
    game = bare()
    game.hold(0, 31, 46, 63)
    assert after(game, Play(n=2), "play/card:63", "play/card:46") == {"hand": -2, "played": 2}
    game.hold(0, 31, 32)
    assert after(game, Play(n=2), "decline") == {}


def test_play_with_ignored_skills_and_without_a_skill() -> None:
    game = bare()
    game.hold(0, 72, 35)
    game.tokens(0, metal=2)
    game.run(0, Play(ignore_skill=2))
    assert "play/card:72" in game.options()
    game.run(0, Play(without_skill="agility"))
    assert not game.running, "72 lacks 2 intelligence, 35 shows agility"


# --- farm, missions, burrow -----------------------------------------------------------------------------------------


@rule("W-407", "W-125", "W-127")
def test_move_explorer_goes_through_one_open_door() -> None:
    game = bare()
    assert after(game, MoveExplorer(range="one")) == {}
    open_passages(game, "e1")
    game.run(0, MoveExplorer(range="one"))
    assert game.options() == ["go/room:C", "decline"]
    stand(game, 0, "C")
    game.run(0, MoveExplorer(range="one"))
    assert set(game.options()) == {"go/room:A", "go/room:B", "decline"}


@rule("W-386", "W-128", "W-246")
def test_reveal_here_is_where_the_explorer_or_a_tent_is() -> None:
    game = bare()
    assert after(game, Reveal(where="here")) == {}
    stand(game, 0, "C", "F")
    game.run(0, Reveal(where="here"))
    assert game.options() == ["reveal/mission-space:m-C", "reveal/mission-space:m-F", "decline"]


@rule("W-204")
def test_solve_several_rows_one_after_another() -> None:
    game = bare()
    meet_mission(game, "mis03")
    game.tokens(0, wood=2)
    icons(game, 0, agility=2)
    solved = after(
        game,
        Solve(n=2),
        "solve/row:mis03a",
        "marker/power:veranda",
        "solve/row:mis03b",
        "marker/power:double_moves",
        "gain/0/2/0/0",
    )
    assert solved == {"wood": -2, "metal": 2, "vp": 2, "markers": 2, "powers": 2}
    assert game.state.rows == {"row:mis03a": 0, "row:mis03b": 0}


@rule("W-407", "W-245", "W-247", "W-249")
def test_tent_here_needs_a_room_without_an_own_tent() -> None:
    game = bare()
    assert after(game, Tent(where="here")) == {}, "outside"
    stand(game, 0, "C")
    assert after(game, Tent(where="here"), "decline") == {}
    assert after(game, Tent(where="here"), "tent/room:C") == {"tents": 1}
    assert after(game, Tent(where="here")) == {}, "a tent stands there"


@rule("W-387", "W-130", "W-134", "W-133")
def test_take_mouse_of_a_kind_several_from_here() -> None:
    game = bare()
    stand(game, 0, "G")
    game.run(0, TakeMouse(source="here", kind="cellar", n=2))
    assert game.options() == ["take/mouse-space:t-G1", "take/mouse:cheese6", "decline"]
    game.choose("take/mouse:cheese6")
    assert game.options() == ["take/mouse-space:t-G1", "decline"]
    game.choose("decline")
    game.state.cheese = ["mouse:cheese3"]
    game.run(0, TakeMouse(source="here", kind="cellar"))
    assert "take/mouse:cheese3" not in game.options(), "one cheese at most"
    game.run(0, TakeMouse(source="here", kind="house"))
    assert not game.running


@rule("W-388", "W-099")
def test_dig_for_free_and_at_the_price() -> None:
    assert after(bare(), Dig(n=3, free=True), "dig/3") == {"dug": 3}
    assert after(bare(), Dig(n=3)) == {}
    game = bare()
    game.tokens(0, metal=5)
    assert after(game, Dig(n=3), "dig/2") == {"dug": 2, "metal": -4}
    game.tokens(0, metal=2)
    assert after(game, Dig(n=1), "decline") == {}


@rule("W-389", "W-107", "W-108")
def test_bed_for_free_and_at_the_price() -> None:
    assert after(bare(), Bed(n=4, free=True), "build/3") == {"beds": 3, "beds_in": 3, "entrance": 3}
    game = bare()
    game.tokens(0, wood=3)
    assert after(game, Bed(n=2), "build/1") == {"beds": 1, "beds_in": 1, "entrance": 1, "wood": -2}


@rule("W-376", "W-389")
def test_discard_bed_frees_a_room_and_the_bed_still_counts() -> None:
    game = bare()
    built(game, 0, 1)
    assert after(game, DiscardBed(), "discard") == {"beds_in": -1}
    assert after(game, DiscardBed()) == {}


@rule("W-381")
def test_enter_worker_brings_up_to_n_workers_to_any_areas() -> None:
    game = bare()
    moved = after(game, EnterWorker(n=3), "enter/area:forest", "enter/area:farm")
    assert moved == {"entrance": -2, "forest": 1, "farm": 1}, "2 stand at the entrance"
    game.players[0].entrance = 1
    assert after(game, EnterWorker(n=1), "stop") == {}
    game.players[0].entrance = 0
    assert after(game, EnterWorker(n=1)) == {}


@rule("W-382", "W-147", "W-159", "W-417")
def test_move_workers_goes_from_area_to_area() -> None:
    game = bare()
    assert after(game, MoveWorkers(n=2)) == {}, "workers at the entrance and the explorer are not moved"
    game.workers(0, forest=2)
    moved = after(game, MoveWorkers(n=2), "shift/area:forest/area:farm", "shift/area:forest/area:burrow")
    assert moved == {"forest": -2, "farm": 1, "burrow": 1}
    assert after(game, MoveWorkers(n=2), "shift/area:farm/area:burrow", "stop") == {"farm": -1, "burrow": 1}


@rule("W-320", "W-373")
def test_unlock_minds_the_colour() -> None:
    game = bare()
    game.run(0, Unlock(color="grey", to="discard"))
    assert game.options() == [
        "marker/power:six_points",
        "marker/power:free_invention",
        "marker/power:main_action",
        "marker/power:hero",
        "decline",
    ]
    game.run(0, Unlock(color="any", to="discard"))
    assert len(game.options()) == 9, "the first two can't be paid for"


@rule("W-377", "W-230")
def test_main_action_of_a_fixed_strength() -> None:
    game = bare()
    game.workers(0, forest=1)
    assert after(game, MainAction(of="gather_wood", strength=4), "action/gather_wood") == {"wood": 4}
    assert after(game, MainAction(of="gather_metal", strength=0)) == {}
    assert game.state.leader == ""


@rule("W-384", "W-236")
def test_potion_offers_what_is_possible() -> None:
    game = bare()
    game.run(0, Potion())
    assert game.options() == ["metal", "wood", "decline"]
    game.hold(0, 31)
    game.run(0, Potion())
    assert game.options() == ["play", "metal", "wood", "decline"]


# --- how effects are put together -----------------------------------------------------------------------------------


def test_choose_two_of_three_in_the_order_one_likes() -> None:
    game = bare()
    node = Choose(of=((Gain(wood=1),), (Gain(metal=1),), (Gain(move=1),)), n=2)
    game.run(0, node)
    game.choose("branch/3")
    assert game.options() == ["branch/1", "branch/2"]
    game.choose("branch/1")
    assert (game.players[0].wood, game.players[0].metal, game.players[0].move) == (1, 0, 1)


@rule("W-411")
@pytest.mark.parametrize(("times", "answers", "vp"), [("any", 3, 3), (2, 2, 2), (1, 1, 1)])
def test_exchange_several_times(times: int, answers: int, vp: int) -> None:
    game = bare()
    game.tokens(0, wood=3)
    node = Exchange(pay=Price(wood=1), get=(Gain(vp=1),), times=times)
    assert after(game, node, *["pay/1/0/0"] * answers) == {"wood": -vp, "vp": vp}


@rule("W-411")
def test_exchange_may_be_declined_before_any_time() -> None:
    game = bare()
    game.tokens(0, wood=3)
    node = Exchange(pay=Price(wood=1), get=(Gain(vp=1),), times="any")
    assert after(game, node, "pay/1/0/0", "decline") == {"wood": -1, "vp": 1}


@rule("W-365", "W-366")
def test_swap_any_may_be_declined() -> None:
    game = bare()
    assert after(game, SwapAny()) == {}
    game.tokens(0, wood=1)
    assert after(game, SwapAny(), "decline") == {}
    assert game.told("lost") == []


@rule("W-365")
def test_what_is_swapped_away_is_told() -> None:
    game = bare()
    game.tokens(0, wood=1)
    game.run(0, SwapAny())
    game.choose("swap/wood/metal")
    assert game.told("lost") == [{"seat": "seat:0", "what": "wood", "n": 1, "source": CARD}]
    game.hold(0, 31)
    game.tokens(0, metal=0)
    game.run(0, SwapAny())
    game.choose("swap/card/wood")
    assert len(game.told("lost")) == 1, "a card is told as discarded"
    assert [facts["card"] for facts in game.told("discarded")] == ["card:31"]


@rule("W-413")
def test_per_multiplies_amounts_into_one_batch() -> None:
    game = bare()
    game.put(0, 150)
    dug(game, 0, 3)
    node = Per(count=Count(rooms_dug=True), do=(Gain(vp=2),))
    assert after(game, node) == {"vp": 7}, "6, and 1 more for the one batch"
    assert after(game, Per(count=Count(rooms_dug=True), do=(Gain(wood=1),), max=2)) == {"wood": 2}
    assert after(game, Per(count=Count(doors=True), do=(Gain(wood=1),))) == {}


@rule("W-413")
@pytest.mark.parametrize("rooms", [0, 1, 2])
def test_per_can_do_something_from_the_first_thing_counted_on(rooms: int) -> None:
    """A branch that can't be resolved at all may not be chosen while another can."""
    game = bare()
    dug(game, 0, rooms)
    game.run(0, Choose(of=((Per(count=Count(rooms_dug=True), do=(Gain(wood=1),)),), (Gain(metal=1),))))
    assert game.running == (rooms > 0)
    assert game.players[0].metal == (0 if rooms else 1)


@rule("W-413")
def test_per_repeats_what_has_no_amount() -> None:
    assert multiplied((Potion(), Explore(n=2), Gain(vp=1, wood=2)), 3) == (
        Potion(),
        Potion(),
        Potion(),
        Explore(n=6),
        Gain(vp=3, wood=6),
    )
    game = bare()
    game.tokens(0, current=2)
    node = Per(count=Count(current=True), do=(GainAny(n=1),))
    assert after(game, node, "gain/1/0/0/0", "gain/0/1/0/0") == {"wood": 1, "metal": 1}


@rule("W-412")
@pytest.mark.parametrize(("current", "wood", "metal"), [(0, 0, 1), (1, 1, 0), (2, 1, 0)])
def test_if_resolves_one_list(current: int, wood: int, metal: int) -> None:
    game = bare()
    game.tokens(0, current=current)
    after(game, If(cond=Cond(current=1), then=(Gain(wood=1),), otherwise=(Gain(metal=1),)))
    assert (game.players[0].wood, game.players[0].metal) == (wood, metal)


@rule("W-020", "W-021")
def test_nodes_that_cannot_be_resolved_are_skipped() -> None:
    game = bare()
    before = measure(game.players[0])
    game.run(0, Dig(n=1), Tent(where="here"), Exchange(pay=Price(wood=1), get=(Gain(vp=9),)), Gain(vp=1))
    assert changes(before, game.players[0]) == {"vp": 1}


def test_every_op_of_the_language_has_a_function() -> None:
    ordinary = set(get_args(Node))
    assert ordinary <= set(OPS)


@rule("W-320", "W-215", "W-373")
def test_the_price_of_a_marker_that_is_taken_away_may_be_a_hand_card() -> None:
    game = bare()
    game.hold(0, 31, 32)
    game.run(0, Unlock(color="brown", to="discard"))
    game.choose("marker/power:cheap_beds", "discard/card:32")
    me = game.players[0]
    assert (me.hand, me.powers, me.markers, me.bed_price) == (["card:31"], ["power:cheap_beds"], 0, 1)
    assert game.state.decks["basic"].discards == ["card:32"]
