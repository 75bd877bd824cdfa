"""WS-157..WS-205: advancing on status cards, what hits you, and what you do to Ratbot."""

from __future__ import annotations

import pytest

from tests.games.wistar.ratbot.helpers import Solo
from tests.ledger_marks import rule
from warren.games.wistar.aggression import aggro
from warren.games.wistar.counts import count, free_rooms
from warren.games.wistar.effect_types import Aggro, Permanent, When
from warren.games.wistar.goals import claimable, requirement, top_slot
from warren.games.wistar.inventions import put_into_play
from warren.games.wistar.language import Gain
from warren.games.wistar.measures import CardFilter, Count
from warren.games.wistar.pieces import CARDS, EFFECTS, GOALS, MICE
from warren.games.wistar.ratbot.content import AUTOMA, STATUS_SIDES
from warren.games.wistar.ratbot.scoring import breakdown, reached
from warren.games.wistar.ratbot.solo import answered
from warren.games.wistar.ratbot.status import advance, claim, immediate, strike
from warren.games.wistar.standing import comes


def step(game: Solo, skill: str, times: int = 1) -> None:
    for _ in range(times):
        game.run(advance(game.state, skill, "test"))


def stand(game: Solo, card: int, effect: str) -> str:
    """Put a card's marker one step above an effect; returns a skill whose token lies on the card."""
    side = STATUS_SIDES[game.automa.status[card]]
    at = next(number for number, step in enumerate(side.steps) if step.effect == effect)
    game.automa.advances[card] = at - 1
    return next(skill for skill, on in game.automa.tokens.items() if on == card)


def struck(game: Solo, name: str, *answers: str) -> None:
    game.run(strike(game.state, AUTOMA.effects.aggressive[name], name), *answers)


def do(game: Solo, name: str) -> None:
    game.run(immediate(game.state, name, "test"))


# --- the track -------------------------------------------------------------------------------------------------


@rule("WS-157")
def test_the_marker_moves_on_the_card_with_the_token_of_the_skill() -> None:
    for seed in range(5):
        game = Solo(level=0, seed=seed)
        for skill, card in game.automa.tokens.items():
            before = list(game.automa.advances)
            step(game, skill)
            assert game.automa.advances[card] == before[card] + 1
            assert sum(game.automa.advances) == sum(before) + 1


@rule("WS-158", "WS-167")
def test_the_effect_of_the_new_step_is_applied() -> None:
    game = Solo(sides=["structure/2", "tool/2", "robot/2"])
    step(game, stand(game, 0, "play_exploration"))
    assert len(game.told("ratbot-explores")) == 1
    step(game, next(skill for skill, on in game.automa.tokens.items() if on == 0))
    assert len(game.told("ratbot-explores")) == 1


@rule("WS-159")
def test_points_of_a_step_count_only_at_the_end_and_only_where_the_marker_stands() -> None:
    game = Solo(sides=["structure/2", "tool/2", "robot/2"])
    before = breakdown(game.state)["steps"]
    game.automa.advances = [3, 0, 0]
    assert game.bot.vp == 10
    assert breakdown(game.state)["steps"] - before == 2
    game.automa.advances = [4, 0, 0]
    assert breakdown(game.state)["steps"] - before == 3


@rule("WS-160")
def test_on_the_last_step_it_gains_the_points_below_the_track() -> None:
    for sides, below in ((["structure/2", "tool/2", "robot/2"], 1), (["structure/3", "tool/3", "robot/3"], 2)):
        game = Solo(sides=sides)
        last = len(STATUS_SIDES[game.automa.status[0]].steps) - 1
        game.automa.advances[0] = last
        skill = next(skill for skill, on in game.automa.tokens.items() if on == 0)
        step(game, skill, 2)
        assert game.automa.advances[0] == last
        assert game.bot.vp == 10 + 2 * below


@rule("WS-161")
def test_the_last_steps_effect_is_not_applied_again() -> None:
    game = Solo(sides=["structure/3", "tool/3", "robot/3"])
    assert STATUS_SIDES[game.automa.status[1]].steps[-1].effect == "play_exploration"
    game.automa.advances[1] = 7
    step(game, next(skill for skill, on in game.automa.tokens.items() if on == 1))
    assert game.told("ratbot-explores") == []


@rule("WS-162")
def test_effects_are_immediate_aggressive_or_final() -> None:
    known = {*AUTOMA.effects.immediate, *AUTOMA.effects.aggressive, *AUTOMA.effects.final}
    used = {step.effect for side in STATUS_SIDES.values() for step in side.steps if step.effect}
    assert used == known
    assert len(known) == 5 + 8 + 9


# --- immediate -------------------------------------------------------------------------------------------------


@rule("WS-163")
def test_a_goal_is_claimed_without_its_requirement_for_its_points_only() -> None:
    game = Solo()
    goal = game.state.goals[0]
    slot = top_slot(game.state, goal)
    assert slot is not None
    points = sum(node.vp for node in GOALS[goal].bonus if isinstance(node, Gain))
    assert count(game.state, game.bot, GOALS[goal].count) < requirement(goal, slot)
    do(game, "goal_left")
    assert game.state.slots[goal][slot] == 1
    assert game.bot.discs == 2
    assert game.bot.vp == 10 + points
    assert (game.bot.hand, game.bot.joker, game.bot.wood, game.state.due) == ([], 0, 0, [])


@rule("WS-164")
def test_the_check_mark_names_left_middle_or_right() -> None:
    for name, at in (("goal_left", 0), ("goal_middle", 1), ("goal_right", 2)):
        game = Solo()
        do(game, name)
        assert game.bot.claimed == [game.state.goals[at]]


@rule("WS-165")
def test_no_second_disc_on_a_goal_no_full_card_and_no_disc_too_many() -> None:
    game = Solo()
    goal = game.state.goals[1]
    claim(game.state, goal, "test")
    claim(game.state, goal, "test")
    assert game.bot.claimed == [goal]
    full = game.state.goals[2]
    game.state.slots[full] = [0 if slot == -1 else slot for slot in game.state.slots[full]]
    claim(game.state, full, "test")
    assert game.bot.claimed == [goal]
    game.bot.discs = 0
    claim(game.state, game.state.goals[0], "test")
    assert game.bot.claimed == [goal]


@rule("WS-166")
def test_a_space_taken_by_ratbot_makes_you_meet_the_next() -> None:
    game = Solo()
    goal = game.state.goals[0]
    before = top_slot(game.state, goal)
    assert before is not None
    claim(game.state, goal, "test")
    after = top_slot(game.state, goal)
    assert after is None or requirement(goal, after) > requirement(goal, before)
    assert ("claim", goal) not in claimable(game.state, game.you)


@rule("WS-168")
def test_the_mission_effect_solves_one_or_does_nothing() -> None:
    game = Solo()
    before = list(game.automa.advances)
    do(game, "solve")
    assert (game.automa.solved, game.automa.advances) == (0, before)
    game.mission("B")
    game.bot.explorer = "room:B"
    do(game, "solve")
    assert game.automa.solved == 1


# --- aggressive ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "what", "threshold"),
    [("hit_metal", "metal", 2), ("hit_wood", "wood", 2), ("hit_moves", "move", 2), ("hit_jokers", "joker", 1)],
)
@rule("WS-169", "WS-170", "WS-173", "WS-176")
def test_tokens_are_lost_from_a_threshold_on(name: str, what: str, threshold: int) -> None:
    for held, left in ((threshold - 1, threshold - 1), (threshold, threshold - 1), (threshold + 3, threshold + 2)):
        game = Solo()
        setattr(game.you, what, held)
        struck(game, name)
        assert getattr(game.you, what) == left


@rule("WS-171")
def test_two_rooms_dug_cost_two_metal_or_three_points() -> None:
    game = Solo()
    game.you.dug, game.you.metal = 1, 5
    struck(game, "hit_rooms")
    assert (game.you.metal, game.you.vp) == (5, 10)
    game.you.dug = 2
    struck(game, "hit_rooms", "lose/metal/2")
    assert (game.you.metal, game.you.vp) == (3, 10)
    struck(game, "hit_rooms", "lose/vp/3")
    assert (game.you.metal, game.you.vp) == (3, 7)


@rule("WS-172")
def test_two_door_tokens_cost_two_points() -> None:
    game = Solo()
    game.you.doors = game.state.door_bag[:1]
    struck(game, "hit_doors")
    assert game.you.vp == 10
    game.you.doors = game.state.door_bag[:2]
    struck(game, "hit_doors")
    assert game.you.vp == 8


@rule("WS-174")
def test_three_cards_in_hand_cost_one_of_your_choice() -> None:
    game = Solo()
    game.you.hand = ["card:1", "card:2"]
    struck(game, "hit_hand")
    assert len(game.you.hand) == 2
    game.you.hand = ["card:1", "card:2", "card:101"]
    struck(game, "hit_hand", "discard/card:2")
    assert game.you.hand == ["card:1", "card:101"]


@rule("WS-174")
def test_what_waits_for_a_card_you_discard_happens_in_ratbots_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFECTS, "card:71", Permanent(do=(When(event="discard_card", do=(Gain(metal=5),)),)))
    game = Solo()
    comes(game.you, "card:71")
    game.you.hand = ["card:1", "card:2", "card:101"]
    struck(game, "hit_hand")
    assert game.you.metal == 2 + 5
    assert game.state.due == []


@rule("WS-175", "WS-178")
def test_two_mice_cost_one_of_them_or_three_points_and_cheese_is_a_mouse() -> None:
    game = Solo()
    game.you.mice = ["mouse:hm06"]
    struck(game, "hit_mice")
    assert (game.you.mice, game.you.vp) == (["mouse:hm06"], 10)
    game.you.mice = ["mouse:hm06", "mouse:cheese6"]
    struck(game, "hit_mice", "lose/mouse/1", "discard/mouse:cheese6")
    assert (game.you.mice, game.you.vp) == (["mouse:hm06"], 10)
    game.you.mice = ["mouse:hm06", "mouse:cm10"]
    struck(game, "hit_mice", "lose/vp/3")
    assert (len(game.you.mice), game.you.vp) == (2, 7)


@rule("WS-177")
def test_a_branch_that_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    game = Solo()
    game.you.dug, game.you.metal = 2, 1
    struck(game, "hit_rooms")
    assert game.asked == []
    assert (game.you.metal, game.you.vp) == (1, 7)


@rule("WS-179")
def test_your_points_never_fall_below_zero() -> None:
    game = Solo()
    game.you.vp = 1
    game.you.doors = game.state.door_bag[:2]
    struck(game, "hit_doors")
    assert game.you.vp == 0


@rule("WS-180")
def test_the_immune_are_not_touched_but_the_marker_moves() -> None:
    game = Solo(sides=["structure/2", "tool/2", "robot/2"])
    put_into_play(game.state, game.you, "card:95")
    assert game.you.immune
    game.you.move = 5
    step(game, stand(game, 0, "hit_moves"))
    assert game.you.move == 5
    assert STATUS_SIDES[game.automa.status[0]].steps[game.automa.advances[0]].effect == "hit_moves"


# --- final -----------------------------------------------------------------------------------------------------


def at_end(game: Solo, effect: str) -> int:
    """The points of the final effects when only this one's step has been reached."""
    for card, side in enumerate(game.automa.status):
        at = [number for number, step in enumerate(STATUS_SIDES[side].steps) if step.effect == effect]
        game.automa.advances[card] = at[0] if at else 0
    assert [final.per for final in reached(game.state)] == [AUTOMA.effects.final[effect].per]
    return breakdown(game.state)["status-finals"]


@rule("WS-181")
def test_one_point_for_each_bed() -> None:
    game = Solo(sides=["structure/1", "tool/1", "robot/1"])
    game.bot.beds = 3
    assert at_end(game, "end_beds") == 3


@rule("WS-182")
def test_two_points_for_each_goal() -> None:
    game = Solo(sides=["structure/1", "tool/1", "robot/1"])
    game.bot.claimed = game.state.goals[:2]
    assert at_end(game, "end_goals") == 4


@rule("WS-183")
def test_two_points_for_each_tent() -> None:
    game = Solo(sides=["structure/1", "tool/1", "robot/1"])
    game.bot.tents = ["room:B"]
    assert at_end(game, "end_tents") == 2


@pytest.mark.parametrize("skill", ["strength", "agility", "intelligence"])
@rule("WS-184")
def test_two_points_for_each_advance_on_the_card_of_a_skill(skill: str) -> None:
    game = Solo(sides=["structure/3", "tool/3", "robot/3"])
    effect = f"end_advances_{skill}"
    on = next(
        card
        for card, side in enumerate(game.automa.status)
        if any(step.effect == effect for step in STATUS_SIDES[side].steps)
    )
    other = (on + 1) % 3
    game.automa.tokens[skill] = other
    worth = at_end(game, effect)
    assert worth == 2 * game.automa.advances[other] == 0
    game.automa.tokens[skill] = on
    assert breakdown(game.state)["status-finals"] == 2 * game.automa.advances[on] > 0


@rule("WS-185")
def test_example_three_advances_are_six_points() -> None:
    game = Solo(sides=["structure/3", "tool/3", "robot/3"])
    game.automa.tokens["strength"] = 0
    game.automa.advances = [3, 0, 0]
    assert breakdown(game.state)["status-finals"] == 6


@rule("WS-186")
def test_advances_beyond_the_end_are_not_counted() -> None:
    game = Solo(sides=["structure/3", "tool/3", "robot/3"])
    game.automa.tokens["strength"] = 0
    game.automa.advances = [7, 0, 0]
    before = breakdown(game.state)["status-finals"]
    step(game, "strength", 3)
    assert breakdown(game.state)["status-finals"] == before == 14


@rule("WS-187")
def test_two_points_for_each_house_mouse() -> None:
    game = Solo(sides=["structure/2", "tool/2", "robot/2"])
    game.bot.mice = ["mouse:hm06", "mouse:hm02", "mouse:cm10", "mouse:cheese6"]
    assert at_end(game, "end_house_mice") == 4


@rule("WS-188")
def test_two_points_for_each_door() -> None:
    game = Solo(sides=["structure/2", "tool/2", "robot/2"])
    game.bot.doors = game.state.door_bag[:3]
    assert at_end(game, "end_doors") == 6


@rule("WS-189")
def test_one_point_for_each_room_dug() -> None:
    game = Solo(sides=["structure/2", "tool/2", "robot/2"])
    game.bot.dug = 5
    assert at_end(game, "end_rooms") == 5


@rule("WS-190", "WS-191")
def test_a_final_effect_counts_once_its_step_is_reached_and_stays_when_passed() -> None:
    game = Solo(sides=["structure/1", "tool/1", "robot/1"])
    game.bot.tents = ["room:B", "room:C"]
    points = []
    for game.automa.advances[2] in range(6):
        points.append(breakdown(game.state)["status-finals"])
    assert points == [0, 0, 4, 4, 4, 4]


# --- your aggressive inventions --------------------------------------------------------------------------------


def attack(game: Solo, card: str) -> None:
    """You play an aggressive invention; whatever it asks of Ratbot its rules answer."""
    effect = CARDS[card].effect
    for node in effect.do:
        if isinstance(node, Aggro):
            flow = aggro(game.state, game.you, node, card)
            if flow is not None:
                game.run(answered(game.state, flow))


@rule("WS-192")
def test_they_work_only_if_ratbot_meets_their_condition() -> None:
    game = Solo()
    game.you.dug = game.bot.dug = 2
    attack(game, "card:87")
    assert game.bot.vp == 10


@rule("WS-193")
def test_example_47_compares_tokens_and_never_hits() -> None:
    node = next(node for node in CARDS["card:47"].effect.do if isinstance(node, Aggro))
    assert node.more.tokens is not None
    game = Solo()
    game.you.wood = game.you.metal = game.you.move = game.you.joker = 0
    attack(game, "card:47")
    assert game.bot.vp == 10


@rule("WS-194")
def test_example_44_compares_hands_and_never_hits() -> None:
    node = next(node for node in CARDS["card:44"].effect.do if isinstance(node, Aggro))
    assert node.more.hand is not None
    game = Solo()
    game.you.hand = []
    game.automa.pile = ["card:1"] * 9
    attack(game, "card:44")
    assert game.bot.vp == 10
    assert len(game.automa.pile) == 9


@rule("WS-195", "WS-196")
def test_example_87_more_rooms_dug_cost_it_three_points() -> None:
    game = Solo()
    game.bot.dug = 1
    attack(game, "card:87")
    assert game.bot.vp == 7


@rule("WS-197")
def test_example_154_more_beds_cost_it_three_points() -> None:
    game = Solo()
    game.bot.beds = 2
    game.you.beds = 1
    attack(game, "card:154")
    assert game.bot.vp == 7


@rule("WS-198")
def test_card_153_takes_two_points_for_more_doors() -> None:
    game = Solo()
    game.bot.doors = ["door:hidden"]
    attack(game, "card:153")
    assert game.bot.vp == 8


@rule("WS-199")
def test_example_25_it_discards_a_mouse_and_never_pays_points_instead() -> None:
    game = Solo()
    game.bot.mice = ["mouse:hm02", "mouse:hm06"]
    game.you.mice = ["mouse:hm03"]
    attack(game, "card:25")
    assert (game.bot.mice, game.bot.vp) == (["mouse:hm02"], 10)


@rule("WS-200")
def test_it_discards_its_mouse_with_the_lowest_points() -> None:
    game = Solo()
    game.bot.mice = ["mouse:cm08", "mouse:hm03", "mouse:cheese6"]
    assert [MICE[mouse].vp for mouse in game.bot.mice] == [3, 2, 6]
    attack(game, "card:25")
    assert game.bot.mice == ["mouse:cm08", "mouse:cheese6"]


@rule("WS-201")
def test_of_equals_it_discards_the_cellar_mouse() -> None:
    for mice in (["mouse:hm06", "mouse:cm10"], ["mouse:cm10", "mouse:hm06"]):
        game = Solo()
        game.bot.mice = list(mice)
        attack(game, "card:25")
        assert game.bot.mice == ["mouse:hm06"]


@rule("WS-202")
def test_cards_that_take_only_tokens_or_cards_do_nothing_to_it() -> None:
    game = Solo()
    game.bot.mice, game.bot.doors, game.bot.dug, game.bot.beds = ["mouse:hm02"] * 3, ["door:hidden"] * 3, 6, 6
    tried = 0
    for card in CARDS.values():
        for node in card.effect.do:
            if isinstance(node, Aggro) and node.lose and not any(loss.vp or loss.mouse for loss in node.lose):
                tried += 1
                attack(game, card.component)
    assert tried
    assert (game.bot.vp, game.bot.mice, len(game.automa.pile)) == (10, ["mouse:hm02"] * 3, 0)


@rule("WS-203", "WS-204")
def test_what_ratbot_has_in_comparisons() -> None:
    game = Solo()
    bot = game.bot
    bot.mice, bot.beds, bot.dug, bot.doors = ["mouse:hm06", "mouse:cheese6"], 2, 3, ["door:hidden"]
    bot.tents, bot.claimed, bot.markers, bot.beds_in, bot.rooms = ["room:B"], [game.state.goals[0]], 4, 2, 6
    bot.workers["farm"] = 3
    has = [
        (Count(mice="any"), 2),
        (Count(mice="house"), 1),
        (Count(mice="cellar"), 1),
        (Count(cheese=True), 1),
        (Count(beds=True), 2),
        (Count(rooms_dug=True), 3),
        (Count(doors=True), 1),
        (Count(tents=True), 1),
        (Count(goals=True), 1),
        (Count(markers="missions"), 4),
        (Count(workers="farm"), 3),
        (Count(workers="board"), 3),
        (Count(free_rooms=True), 2),
        (Count(vp=True), 10),
    ]
    assert [count(game.state, bot, what) for what, _ in has] == [n for _, n in has]
    nothing = [Count(tokens="wood"), Count(tokens="metal"), Count(tokens="move"), Count(tokens="joker")]
    nothing += [Count(hand="any"), Count(cards=CardFilter()), Count(skill="any"), Count(energy=True)]
    nothing += [Count(current=True), Count(heroes=True), Count(markers="any"), Count(markers="brown")]
    game.automa.pile = ["card:1"]
    assert [count(game.state, bot, what) for what in nothing] == [0] * 12


@rule("WS-204")
def test_a_discarded_cheese_leaves_the_game_and_frees_its_room() -> None:
    game = Solo()
    game.state.cheese = []
    game.bot.mice = ["mouse:cheese6"]
    attack(game, "card:25")
    assert (game.bot.mice, game.you.mice, game.state.cheese) == ([], [], [])
    assert free_rooms(game.bot) == 3


@rule("WS-205")
def test_ratbots_points_never_fall_below_zero() -> None:
    game = Solo()
    game.bot.dug, game.bot.vp = 1, 2
    attack(game, "card:87")
    assert game.bot.vp == 0
