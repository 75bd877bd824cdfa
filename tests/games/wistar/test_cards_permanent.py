"""Each of the 34 inventions with a permanent effect: what it waits for, and what comes then (W-186, W-190, W-410)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import pytest
from _pytest.mark.structures import ParameterSet

from tests.games.wistar.helpers import Game
from tests.games.wistar.playing import (
    Setup,
    bare,
    built,
    changes,
    icons,
    make,
    measure,
    meet_mission,
    offered,
    open_passages,
    play,
    stand,
    title,
)
from tests.ledger_marks import rule
from warren.games.wistar.language import (
    Bed,
    Dig,
    Draw,
    Gain,
    GainAny,
    Hero,
    MainAction,
    Node,
    OpenDoor,
    Play,
    Potion,
    Reveal,
    SkillToken,
    Solve,
    TakeMouse,
)
from warren.games.wistar.measures import Needs
from warren.games.wistar.requirements import jokers_needed, meets
from warren.games.wistar.scoring import breakdown


def when(
    number: int,
    happens: Happens,
    *,
    without: dict[str, int],
    marks: Sequence[pytest.MarkDecorator] = (),
    **more: int,
) -> ParameterSet:
    """`happens` changes what `without` says for its owner, and with the card in play what the keywords say."""
    return pytest.param(number, happens, without, without | more, marks=marks, id=title(number))


@dataclass(frozen=True)
class Doing:
    """Nodes that are resolved in a position, and the answers to what they ask."""

    answers: tuple[str, ...]
    nodes: Sequence[Node]
    setup: Setup

    def __call__(self, game: Game) -> None:
        game.run(0, *self.nodes)
        game.choose(*self.answers)


def doing(*answers: str, nodes: Sequence[Node], setup: Setup = ()) -> Doing:
    return Doing(answers, nodes, setup)


def happening(*nodes: Node) -> Doing:
    return Doing((), nodes, ())


Happens: TypeAlias = Doing | Callable[[Game], object]


def before_and_after(game: Game, happens: Happens) -> dict[str, int]:
    """What happens in a position, counted."""
    if isinstance(happens, Doing):
        make(game, happens.setup)
    before = measure(game.players[0])
    happens(game)
    assert not game.running, game.asked()
    return changes(before, game.players[0])


WAITING = [
    when(
        5,
        doing(
            "reveal/mission-space:m-C",
            nodes=[Reveal(where="here")],
            setup=lambda game: stand(game, 0, "C"),
        ),
        without={"wood": 2},
        metal=1,
        vp=1,
        marks=[rule("W-295")],
    ),
    when(
        6,
        doing(
            "solve/row:mis07a",
            "marker/power:veranda",
            nodes=[Solve()],
            setup=[lambda game: meet_mission(game, "mis07"), lambda game: game.tokens(0, wood=3)],
        ),
        without={"wood": -3, "vp": 5, "markers": 1, "powers": 1},
        vp=7,
    ),
    when(
        8,
        doing(
            "action/gather_metal", nodes=[MainAction(of="gather_metal")], setup=lambda game: game.workers(0, burrow=2)
        ),
        without={"metal": 2},
        metal=3,
    ),
    when(51, happening(Draw(deck="advanced", n=2)), without={"hand": 2}, move=2, marks=[rule("W-317")]),
    when(
        66,
        doing("take/pile:house", nodes=[TakeMouse(source="supply", kind="house")]),
        without={"mice": 1, "wood": 2},
        vp=2,
    ),
    when(71, doing("dig/2", nodes=[Dig(n=2, free=True)]), without={"dug": 2}, vp=2),
    when(74, lambda game: play(game, 49), without={"wood": 1, "move": 1, "played": 1}, vp=1),
    when(
        86,
        doing("open/passage:e1", nodes=[OpenDoor(where="adjacent")]),
        without={"doors": 1, "vp": 2},
        vp=3,
        marks=[rule("W-330")],
    ),
    when(
        99,
        doing(
            "take/mouse:hm11",
            nodes=[TakeMouse(source="round")],
            setup=lambda game: setattr(game.state, "round_mouse", "mouse:hm11"),
        ),
        without={"mice": 1, "metal": 2},
        move=1,
        marks=[rule("W-337")],
    ),
    when(
        102,
        doing("build/2", nodes=[Bed(n=2, free=True)]),
        without={"beds": 2, "beds_in": 2, "entrance": 2},
        vp=2,
    ),
    when(110, happening(Gain(wood=3)), without={"wood": 3}, wood=4, vp=1, marks=[rule("W-338")]),
    when(112, happening(Gain(metal=3)), without={"metal": 3}, metal=4, vp=1, marks=[rule("W-340")]),
    when(119, lambda game: play(game, 68), without={"current": 1, "played": 1}, vp=2),
    when(127, lambda game: play(game, 59), without={"played": 1}, vp=2, marks=[rule("W-402")]),
    when(130, happening(Gain(joker=2)), without={"joker": 2}, vp=2, marks=[rule("W-347")]),
    when(150, happening(Gain(vp=3)), without={"vp": 3}, vp=4, marks=[rule("W-356")]),
    when(155, happening(Draw(deck="advanced", n=2)), without={"hand": 2}, vp=2, marks=[rule("W-359")]),
    when(175, doing("metal", nodes=[Potion()]), without={"metal": 1}, vp=1),
]


@rule("W-186", "W-190", "W-410")
@pytest.mark.parametrize(("number", "happens", "without", "with_it"), WAITING)
def test_a_card_that_waits_for_something(
    number: int, happens: Happens, without: dict[str, int], with_it: dict[str, int]
) -> None:
    assert before_and_after(bare(), happens) == without
    game = bare()
    game.put(0, number)
    assert before_and_after(game, happens) == with_it


@rule("W-190")
@pytest.mark.parametrize("number", [51, 66, 74, 78, 99, 110, 112, 119, 127, 130, 150, 155])
def test_a_permanent_effect_does_not_fire_for_the_play_of_its_own_card(number: int) -> None:
    game = bare()
    before = measure(game.players[0])
    play(game, number)
    assert not game.running
    assert changes(before, game.players[0]) == {"played": 1}


@rule("W-186")
@pytest.mark.parametrize(("number", "happens", "without", "with_it"), WAITING)
def test_what_happens_to_one_player_moves_no_card_of_another(
    number: int, happens: Happens, without: dict[str, int], with_it: dict[str, int]
) -> None:
    game = bare()
    game.put(1, number)
    other = measure(game.players[1])
    assert before_and_after(game, happens) == without
    assert changes(other, game.players[1]) == {}


# --- triggers that are asked about, and their filters ---------------------------------------------------------------


@rule("W-319", "W-372", "W-402")
def test_53_the_compass_explores_for_each_intelligence_icon() -> None:
    game = bare()
    game.put(0, 53)
    play(game, 111, "open/passage:e1", "go/room:C")
    me = game.players[0]
    assert (me.explorer, me.doors) == ("room:C", ["door:door06"])
    play(game, 49)
    assert not game.running, "card 49 has no intelligence icon"


@rule("W-372", "W-219")
def test_icons_of_skill_tokens_and_heroes_are_gained_too() -> None:
    game = bare()
    game.put(0, 53)
    game.run(0, SkillToken())
    game.choose("take/skill:sk_intelligence")
    assert game.asked() == "explore"
    game.choose("stop")
    game.run(0, Hero())
    game.choose("take/hero:hero_intelligence", "stop")
    assert game.asked() == "explore", "a hero has two icons"


@rule("W-328", "W-402", "W-379")
def test_78_the_tiger_plays_a_card_without_strength_for_each_strength_icon() -> None:
    game = bare()
    game.put(0, 78)
    game.hold(0, 102, 49, 109, 62)
    game.tokens(0, wood=1, metal=1)
    play(game, 176)
    assert game.asked() == "play"
    assert game.options() == ["play/card:102", "play/card:49", "decline"], "109 and 62 show strength"
    game.choose("play/card:102")
    assert (game.players[0].wood, game.players[0].metal) == (0, 1), "2 wood and 1 metal, each 1 less"
    assert not game.running


@rule("W-328")
def test_several_strength_icons_at_once_allow_as_many_cards() -> None:
    game = bare()
    game.put(0, 78)
    game.hold(0, 31, 63, 46)
    play(game, 86)
    game.choose("play/card:46")
    assert game.asked() == "play"
    game.choose("play/card:63")
    assert not game.running, "86 has two strength icons"


def test_each_trigger_minds_its_filter() -> None:
    for number, happens in (
        (
            6,
            doing(
                "solve/row:mis01a",
                "marker/power:veranda",
                nodes=[Solve()],
                setup=[lambda game: meet_mission(game, "mis01"), lambda game: icons(game, 0, strength=2)],
            ),
        ),
        (8, doing("action/gather_wood", nodes=[MainAction(of="gather_wood")], setup=lambda g: g.workers(0, forest=1))),
        (51, happening(Draw(deck="basic", n=1))),
        (74, lambda game: play(game, 68)),
        (110, happening(Gain(metal=1))),
        (112, happening(Gain(wood=1))),
        (119, lambda game: play(game, 49)),
        (127, lambda game: play(game, 49)),
        (130, happening(Gain(move=1))),
        (155, happening(Draw(deck="basic", n=1))),
    ):
        plain = before_and_after(bare(), happens)
        game = bare()
        game.put(0, number)
        assert before_and_after(game, happens) == plain, number


@rule("W-399", "W-092")
def test_8_the_boots_give_their_metal_even_at_strength_0_and_it_joins_the_batch() -> None:
    game = bare()
    game.put(0, 8, 112)
    game.run(0, MainAction(of="gather_metal"))
    game.choose("action/gather_metal")
    me = game.players[0]
    assert (me.metal, me.vp) == (2, 11), "1 of the boots and 1 of the rig: one batch"


@rule("W-338", "W-340", "W-370")
@pytest.mark.parametrize(("number", "what"), [(110, "wood"), (112, "metal")])
def test_one_gain_of_several_tokens_is_one_trigger_and_the_extra_token_is_none(number: int, what: str) -> None:
    game = bare()
    game.put(0, number)
    game.run(0, Gain(**{what: 1}), Gain(**{what: 5}))
    me = game.players[0]
    assert (getattr(me, what), me.vp) == (8, 12)


@rule("W-338", "W-340")
def test_a_mixed_choice_of_tokens_is_a_batch_of_each_sort() -> None:
    game = bare()
    game.put(0, 110, 112)
    game.run(0, GainAny(n=3))
    game.choose("gain/2/1/0/0")
    me = game.players[0]
    assert (me.wood, me.metal, me.vp) == (3, 2, 12)


@rule("W-356", "W-370")
def test_150_the_games_room_adds_a_point_to_each_gain_never_to_itself() -> None:
    game = bare()
    game.put(0, 150, 110)
    game.run(0, Gain(vp=1), Gain(vp=2))
    assert game.players[0].vp == 15
    game.run(0, Gain(wood=1))
    assert game.players[0].vp == 17, "the sawmill's point, and one more"


@rule("W-356")
def test_150_the_games_room_does_nothing_in_final_scoring() -> None:
    game = bare()
    game.put(0, 150)
    lines = breakdown(game.state, game.players[0])
    assert (lines["track"], lines["finals"], lines["inventions"]) == (10, 0, 1)


@rule("W-337")
def test_99_the_bat_flies_for_any_mouse_cheese_included() -> None:
    game = bare()
    game.put(0, 99)
    stand(game, 0, "G")
    game.run(0, TakeMouse(source="here"))
    game.choose("take/mouse:cheese6")
    assert game.players[0].move == 1


@rule("W-317", "W-359")
def test_an_advanced_card_taken_from_the_market_or_the_discards_counts() -> None:
    game = bare()
    game.put(0, 51, 155, 156, 28)
    game.lay_market(1, 31)
    game.turn("use/card:28", "take/card:1")
    assert (game.players[0].move, game.players[0].vp) == (1, 11)
    game.state.decks["advanced"].discards = [game._fetch(2)]
    game.state.decks["basic"].discards = [game._fetch(32)]
    game.turn("use/card:156", "take/card:2")
    assert (game.players[0].move, game.players[0].vp) == (2, 12)


@rule("W-234")
def test_101_a_visit_to_the_alchemist_gives_metal() -> None:
    game = bare()
    game.put(0, 101)
    game.turn("hut", "wood")
    me = game.players[0]
    assert (me.wood, me.metal, me.move) == (1, 1, 1)


@rule("W-348")
def test_131_the_tower_plays_any_invention_for_free_when_a_goal_is_claimed() -> None:
    game = bare()
    game.put(0, 131)
    game.lay_goals("goal02", "goal04", "goal05")
    built(game, 0, 3)
    game.hold(0, 67, 49)
    game.turn("claim/goal:goal02")
    while game.asked() == "order":
        game.choose(game.options()[0])
    assert game.options() == ["play/card:67", "play/card:49", "decline"]
    game.choose("play/card:67")
    me = game.players[0]
    assert "card:67" in me.played
    assert (me.joker, me.vp) == (1, 14), "the goal's own bonus"


def test_170_each_movement_token_used_gives_a_point() -> None:
    game = bare()
    game.put(0, 170)
    game.workers(0, forest=1)
    game.tokens(0, move=2)
    game.turn("shift/area:forest/area:farm", "shift/area:farm/area:burrow")
    assert (game.players[0].vp, game.players[0].move) == (12, 0)


# --- discounts, prices and what is ignored --------------------------------------------------------------------------


@rule("W-404")
def test_1_the_goggles_ignore_a_skill_of_a_mission() -> None:
    game = bare()
    meet_mission(game, "mis01")
    icons(game, 0, strength=1)
    game.run(0, Solve())
    assert not game.running, "2 strength are asked for"
    game.put(0, 1)
    game.run(0, Solve())
    assert "solve/row:mis01a" in game.options()
    assert not offered_with(game, 42), "agility 1 is asked for: the goggles help with missions only"


def offered_with(game: Game, number: int) -> bool:
    """Whether seat 0 could play the card if it had enough tokens."""
    game.hold(0, number)
    game.tokens(0, wood=9, metal=9, move=9)
    return offered(game, 0, number)


@rule("W-345", "W-346", "W-404")
def test_125_the_observatory_ignores_a_skill_of_each_card_never_energy() -> None:
    game = bare()
    assert not offered_with(game, 42)
    game.put(0, 125)
    assert offered_with(game, 42), "1 agility is asked for"
    assert not offered_with(game, 12), "2 agility are asked for"
    icons(game, 0, agility=1)
    assert offered_with(game, 12)
    needs = Needs(energy=1)
    assert jokers_needed(game.players[0], needs, ignored=1) == 0
    assert not meets(game.players[0], needs)


@rule("W-345")
def test_ignored_skills_add_up_with_jokers() -> None:
    game = bare()
    game.put(0, 125)
    game.hold(0, 72)
    game.tokens(0, metal=1, joker=1)
    game.players[0].icons["intelligence"] = 0
    game.run(0, Play())
    game.choose("play/card:72", "branch/1")
    assert game.players[0].joker == 2, "2 intelligence asked for: 1 ignored, 1 joker spent, 2 gained"


@rule("W-312", "W-379")
def test_30_each_invention_costs_one_less() -> None:
    game = bare()
    game.put(0, 30)
    game.hold(0, 49)
    game.tokens(0, metal=1)
    assert offered(game, 0, 49)
    game.hold(0, 102)
    game.tokens(0, wood=2, metal=1)
    game.run(0, Play())
    game.choose("play/card:102")
    assert set(game.options()) == {"pay/1/1/0", "pay/2/0/0"}, "2 wood and 1 metal, less one of either"


@rule("W-361", "W-379")
def test_164_only_structures_cost_less() -> None:
    for number, cheaper in ((158, True), (49, False), (86, False)):
        game = bare()
        game.put(0, 164)
        game.hold(0, number)
        game.tokens(0, metal=1)
        assert offered(game, 0, number) is cheaper, "2 metal each"


@rule("W-400")
def test_26_the_whole_of_dig_rooms_costs_a_metal_less() -> None:
    game = bare()
    game.put(0, 26)
    game.workers(0, forest=3)
    game.tokens(0, metal=5)
    game.run(0, MainAction(of="dig_rooms"))
    game.choose("action/dig_rooms")
    assert game.options() == ["dig/3", "dig/2", "dig/1"]
    game.choose("dig/3")
    assert (game.players[0].dug, game.players[0].metal) == (3, 0)
    game.tokens(0, metal=1)
    game.run(0, Dig(n=1))
    assert not game.running, "it is off the main action alone"


def test_171_each_room_costs_a_metal_less() -> None:
    game = bare()
    game.put(0, 171)
    game.tokens(0, metal=2)
    game.run(0, Dig(n=3))
    assert game.options() == ["dig/2", "dig/1", "decline"]
    game.choose("dig/2")
    assert (game.players[0].dug, game.players[0].metal) == (2, 0)


def test_171_with_the_power_of_cheap_rooms_rooms_cost_nothing() -> None:
    game = bare()
    game.put(0, 171)
    game.unlock(0, "cheap_rooms")
    game.run(0, Dig(n=2))
    game.choose("dig/2")
    assert (game.players[0].dug, game.players[0].metal) == (2, 0)


def test_84_each_bed_costs_a_wood_less() -> None:
    game = bare()
    game.put(0, 84)
    game.tokens(0, wood=2)
    game.run(0, Bed(n=3))
    assert game.options() == ["build/2", "build/1", "decline"]
    game.choose("build/2")
    assert (game.players[0].beds, game.players[0].wood) == (2, 0)


def test_166_missions_cost_one_less() -> None:
    game = bare()
    meet_mission(game, "mis07")
    game.tokens(0, wood=2)
    game.run(0, Solve())
    assert not game.running, "3 wood is the price"
    game.put(0, 166)
    game.run(0, Solve())
    game.choose("solve/row:mis07a", "marker/power:veranda")
    assert (game.players[0].wood, game.players[0].vp) == (0, 15)


# --- rooms, strength, immunity --------------------------------------------------------------------------------------


@rule("W-325", "W-419", "W-109")
def test_73_the_snail_has_a_room_for_a_bed_or_a_mouse() -> None:
    game = bare()
    game.house(0, "hm11", "hm12", "cm07")
    game.run(0, Bed(n=1, free=True))
    assert not game.running
    game.put(0, 73)
    game.run(0, Bed(n=1, free=True))
    game.choose("build/1")
    assert game.players[0].beds_in == 1
    game.run(0, Bed(n=1, free=True))
    assert not game.running, "it holds one tile"


@rule("W-325", "W-419")
def test_73_a_mouse_on_the_snail_gives_its_income_and_counts() -> None:
    game = bare()
    game.put(0, 73)
    game.house(0, "hm11", "hm12", "cm07", "hm06")
    before = measure(game.players[0])
    game.state.phase = "income"
    game.state.at = 0
    game.refresh()
    game.asked()
    assert changes(before, game.players[0]) == {"wood": 1}


def test_139_the_maze_makes_exploring_stronger() -> None:
    game = bare()
    game.run(0, MainAction(of="explore"))
    assert not game.running
    game.put(0, 139)
    open_passages(game, "e1")
    game.run(0, MainAction(of="explore"))
    game.choose("action/explore", "go/room:C")
    assert not game.running, "strength 1"
    game.run(0, MainAction(of="find_ideas"))
    assert not game.running, "no other action is stronger"


@rule("W-334", "W-375")
def test_95_the_robot_dog_protects_from_nothing_but_aggressive_effects() -> None:
    game = bare()
    game.put(0, 95)
    assert game.players[0].immune
    game.house(0, "hm11")
    game.put(0, 149)
    game.turn("use/card:149", "pay/0/0/0")
    assert game.players[0].mice == []


ALONE = (1, 26, 30, 53, 73, 78, 84, 95, 101, 125, 131, 139, 164, 166, 170, 171)
"""The permanent cards with tests of their own above; the others stand in the table."""
