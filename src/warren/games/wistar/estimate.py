"""How well a seat stands, in points (for computer players): what it has, and what its means will still bring.

Everything that isn't points yet is worth less the fewer turns are left.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from warren.games.wistar.burrow import BED_VP, ROOM_VP, most_beds, most_rooms
from warren.games.wistar.counts import count, free_rooms
from warren.games.wistar.effect_types import Score
from warren.games.wistar.missions import locks_shut, missions_in_reach
from warren.games.wistar.pieces import BOARD, CARDS, EFFECTS, GOALS, MISSIONS, ROOM_OF, SPACES, WAYS_FROM
from warren.games.wistar.requirements import lacking, missing_skills
from warren.games.wistar.scoring import breakdown, final
from warren.games.wistar.state import HUT, OPEN, Player, Wistar
from warren.games.wistar.wheel import main_action_at, strength
from warren.games.wistar.worth import price_worth, standing_worth, worth

ROUNDS: Final = BOARD.meta.rounds
TURNS: Final = BOARD.meta.turns_per_round

WEIGHTS: Final = {
    "wood": 0.5,
    "metal": 0.5,
    "move": 0.8,
    "joker": 0.9,
    "current": 1.5,
    "time": 7.0,
    "bed": 1.0,
    "room": 1.0,
    "free_room": 0.5,
    "first": 0.35,
    "second": 0.3,
    "third": 0.25,
    "entrance": 0.25,
    "soon": 0.4,
    "idea": 1.4,
    "explore": 1.2,
    "income": 1.0,
    "once": 0.8,
    "standing": 1.0,
    "growth": 1.0,
    "icon": 0.55,
    "hand": 0.7,
    "plays": 0.7,
    "far": 0.8,
    "spare_card": 0.4,
    "goal": 0.85,
    "near_goal": 0.55,
    "row": 1.8,
    "far_row": 0.35,
    "hidden": 1.4,
    "mouse": 0.9,
    "tent": 0.6,
    "main": 0.6,
    "bonus": 0.35,
}
"""Found by letting candidates play against each other. `time` is the number of turns up to which means lose worth."""

LEFT_OVER: Final = 0.2
"""What a token of any kind scores at the end."""
NEEDED: Final = (0.0, 1.0, 2.0, 3.0, 3.8, 4.4, 4.8, 5.0)
"""Of so many tokens of a kind, as many will be of use."""

UNDER_WAY: Final = {
    "explore": 1.1,
    "ideas": 1.0,
    "play": 1.0,
    "solve": 1.5,
    "row": 3.0,
    "potion": 1.0,
    "shift": 0.3,
    "dig": 0.7,
    "build": 0.8,
    "take": 1.5,
    "open": 1.2,
    "go": 0.5,
    "reveal": 1.5,
    "action": 1.5,
    "hero": 4.0,
    "exchange": 0.2,
    "buy-joker": 1.0,
    "buy-current": 1.5,
    "pay": -1.0,
    "discard": -0.6,
}
"""What something under way is worth, for each that is left of it."""


def estimate(state: Wistar, seat: int) -> float:
    """Points so far, and what the rest is worth."""
    me = state.players[seat]
    lines = breakdown(state, me)
    if state.phase == "end":
        return float(sum(lines.values()))
    turns = turns_left(state, me)
    value = float(lines["track"] + lines["powers"] + lines["mice"] + lines["inventions"] + lines["current"])
    value += _burrow(me, lines, turns)
    value += _tokens(me, turns)
    value += _workers(me, turns)
    value += _components(state, me, turns)
    value += _hand(me, turns)
    value += _goals(state, me, turns)
    value += _farm(state, me, turns)
    if state.phase == "turns" and state.order[state.at] == seat:
        value += _this_turn(state, me, turns)
    return value


def turns_left(state: Wistar, me: Player) -> int:
    """Turns after the present one: while it lasts nothing may seem better than to use it."""
    present = state.phase == "turns" and state.order[state.at] == me.seat and not state.leader
    return me.leaders - present + TURNS * (ROUNDS - state.round)


def _time(turns: int) -> float:
    """How much of a means' worth is left with so many turns to go."""
    return min(1.0, turns / WEIGHTS["time"])


def _burrow(me: Player, lines: dict[str, int], turns: int) -> float:
    """Beds and rooms: what they score, and the way to the high scores."""
    early = min(1.0, turns / 5)
    beds, rooms = lines["beds"], lines["rooms"]
    bed_path = BED_VP[-1] / len(BED_VP) * me.beds - beds
    room_path = ROOM_VP[-1] / len(ROOM_VP) * me.dug - rooms
    path = WEIGHTS["bed"] * bed_path + WEIGHTS["room"] * room_path
    return beds + rooms + early * (path + WEIGHTS["free_room"] * min(2, max(0, free_rooms(me))))


def _tokens(me: Player, turns: int) -> float:
    """Wood, metal and so on: a fifth of a point at the end, more while there is time to use them.

    What they buy is worth more than they are, or nobody would spend them.
    """
    time = _time(turns)
    value = sum(_stock(getattr(me, what), LEFT_OVER + WEIGHTS[what] * time) for what in ("wood", "metal", "move"))
    value += 0.5 * me.joker + WEIGHTS["joker"] * time * min(me.joker, 3)
    return value + WEIGHTS["current"] * time * (me.current > 0)


def _stock(n: int, each: float) -> float:
    """The first few are worth most: who gathers more than there is time to spend keeps the fifth of a point."""
    return LEFT_OVER * n + (each - LEFT_OVER) * NEEDED[min(n, len(NEEDED) - 1)]


def _gathered(have: int, n: int, each: float) -> float:
    """What n more are worth to somebody who has some."""
    return _stock(have + n, each) - _stock(have, each)


def _workers(me: Player, turns: int) -> float:
    """In each turn to come one of the stronger areas is used; rooms and beds that may be had soon count once."""
    best = sorted(me.workers.values(), reverse=True)
    each = WEIGHTS["first"] * best[0] + WEIGHTS["second"] * best[1] + WEIGHTS["third"] * best[2]
    value = turns * (each + WEIGHTS["entrance"] * me.entrance)
    if turns:
        soon = action_worth(me, "dig_rooms", turns) + action_worth(me, "build_beds", turns)
        value += WEIGHTS["soon"] * soon
    return value


@cache
def _future(component: str) -> tuple[float, float, float]:
    """What a component in play brings: in each later round, in each round by a 1x effect, in a whole game."""
    effect = EFFECTS[component]
    if effect is None:
        return 0.0, 0.0, 0.0
    if effect.type == "income":
        return worth(effect.do), 0.0, 0.0
    if effect.type == "once":
        return 0.0, worth(effect.do), 0.0
    if effect.type == "permanent":
        return 0.0, 0.0, sum(map(standing_worth, effect.do))
    return 0.0, 0.0, 0.0


@cache
def _now(card: str) -> float:
    """What playing a card brings at once."""
    effect = EFFECTS[card]
    assert effect is not None
    if effect.type in ("immediate", "income", "aggressive"):
        return worth(effect.do)
    return 0.0


@cache
def _growth(card: str) -> float:
    """How much a final effect will still grow in a whole game."""
    effect = EFFECTS[card]
    if effect is None or effect.type != "final":
        return 0.0
    return sum(2.5 * node.vp for node in effect.do if isinstance(node, Score) and node.per is not None)


def _components(state: Wistar, me: Player, turns: int) -> float:
    """Incomes, 1x effects, permanent and final effects of what lies in the play area, and its icons."""
    rounds = ROUNDS - state.round
    fraction = turns / (TURNS * ROUNDS)
    value = 0.0
    for component in (*me.played, *me.mice, *me.powers):
        income, once, standing = _future(component)
        value += WEIGHTS["income"] * income * rounds + WEIGHTS["standing"] * standing * fraction
        if once:
            value += WEIGHTS["once"] * once * (rounds + (component not in me.used and turns > 0))
    for card in me.played:
        if CARDS[card].effect_type == "final":
            value += final(state, me, card) + WEIGHTS["growth"] * _growth(card) * fraction
    icons = sum(min(n, 4) for n in me.icons.values())
    return value + WEIGHTS["icon"] * icons * _time(turns)


def _hand(me: Player, turns: int) -> float:
    """The best cards that there is time to play; the others are hardly worth more than a thing to pay with."""
    values = sorted((_card(me, card, turns) for card in me.hand), reverse=True)
    plays = turns * WEIGHTS["plays"]
    spare = 0.2 + WEIGHTS["spare_card"] * _time(turns)
    value = 0.0
    for at, worth_of_it in enumerate(values):
        share = min(1.0, max(0.0, plays - at))
        value += max(spare, WEIGHTS["hand"] * share * worth_of_it)
    return value


def _card(me: Player, card: str, turns: int) -> float:
    """What a card would bring if it were played about now, less its price, and how far off that is."""
    printed = CARDS[card]
    value = in_play(card, turns) - price_worth(printed.cost)
    missing = missing_skills(me, printed.needs)
    if missing:
        value -= 1.2 * max(0, missing - me.joker) + 0.6 * min(missing, me.joker)
    far = len(lacking(me, printed.needs))
    short = max(0, printed.cost.wood - me.wood) + max(0, printed.cost.metal - me.metal)
    return (value - WEIGHTS["far"] * far) * (1.0 if not (far or short) else 0.75)


def in_play(card: str, turns: int) -> float:
    """What a card is worth once it is played."""
    printed = CARDS[card]
    income, once, standing = _future(card)
    fraction = turns / (TURNS * ROUNDS)
    rounds = max(0, (turns - 1) // TURNS)
    value = printed.vp + _now(card) + WEIGHTS["income"] * income * rounds + WEIGHTS["once"] * once * (rounds + 1)
    value += (WEIGHTS["standing"] * standing + WEIGHTS["growth"] * _growth(card)) * fraction
    return value + WEIGHTS["icon"] * (len(printed.skills) + printed.energy) * _time(turns)


def _goals(state: Wistar, me: Player, turns: int) -> float:
    """Claimed goals are points already; near ones count by how near they are."""
    if not me.discs:
        return 0.0
    found = []
    for goal in (*state.goals, *me.private):
        slots = state.slots[goal]
        if OPEN in slots and me.seat not in slots:
            printed = GOALS[goal]
            needed = printed.slots[slots.index(OPEN)]
            have = count(state, me, printed.count)
            bonus = worth(printed.bonus)
            if have >= needed:
                found.append(WEIGHTS["goal"] * bonus)
            elif turns:
                found.append(WEIGHTS["near_goal"] * bonus * (have / needed) ** 2 * _time(turns))
    found.sort(reverse=True)
    return sum(found[: me.discs])


def _farm(state: Wistar, me: Player, turns: int) -> float:
    """Missions within reach, and what else there is to be found where the explorer is."""
    value = 0.0
    for mission in missions_in_reach(state, me):
        for row in MISSIONS[mission].rows:
            if row.component in state.rows or locks_shut(state, mission, row):
                continue
            far = max(0, missing_skills(me, row.needs) - me.joker) + len(lacking(me, row.needs))
            value += WEIGHTS["row"] if not far else WEIGHTS["far_row"] / far
    for room, share in _neighbourhood(state, me):
        hidden = sum(1 for space, mission in state.missions.items() if not mission and ROOM_OF[space] == room)
        mice = sum(1 for space in state.mouse_spaces if ROOM_OF[space] == room)
        value += share * (WEIGHTS["hidden"] * hidden + WEIGHTS["mouse"] * mice)
    value += WEIGHTS["tent"] * len(me.tents)
    return min(value, 8.0) * _time(turns)


def _neighbourhood(state: Wistar, me: Player) -> list[tuple[str, float]]:
    """The explorer's room, and at less weight those next to it."""
    near = [(there, 0.4 if passage not in state.closed else 0.2) for passage, there in WAYS_FROM[me.explorer]]
    return [(me.explorer, 0.8), *near]


def _this_turn(state: Wistar, me: Player, turns: int) -> float:
    """What the leader just placed may still do, and what is under way."""
    value = 0.0
    if state.leader and state.leader != HUT:
        if state.main_left:
            value += WEIGHTS["main"] * action_worth(me, main_action_at(state, state.leader), turns)
        if state.bonus_left:
            value += WEIGHTS["bonus"] * worth(SPACES[state.leader].bonus)
    for what, left in state.under_way:
        value += UNDER_WAY.get(what, 0.0) * left
    if state.playing:
        value += in_play(state.playing, turns) - price_worth(CARDS[state.playing].cost)
    return value


def action_worth(me: Player, action: str, turns: int) -> float:
    """What a main action would bring now by this same estimate."""
    n = strength(me, action)
    time, early = _time(turns), min(1.0, turns / 5)
    if action == "gather_wood":
        return _gathered(me.wood, n, LEFT_OVER + WEIGHTS["wood"] * time)
    if action == "gather_metal":
        return _gathered(me.metal, n, LEFT_OVER + WEIGHTS["metal"] * time)
    if action == "dig_rooms":
        price = me.dig_price * (LEFT_OVER + WEIGHTS["metal"] * time)
        each = early * (WEIGHTS["room"] * ROOM_VP[-1] / len(ROOM_VP) + WEIGHTS["free_room"]) - price
        return max(0.0, each) * most_rooms(me, n, off=me.dig_off)
    if action == "build_beds":
        price = me.bed_price * (LEFT_OVER + WEIGHTS["wood"] * time)
        each = early * (WEIGHTS["bed"] * BED_VP[-1] / len(BED_VP) - WEIGHTS["free_room"]) - price
        return max(0.0, each + WEIGHTS["entrance"] * turns) * most_beds(me, n, off=me.bed_off)
    if action == "find_ideas":
        return WEIGHTS["idea"] * n
    return WEIGHTS["explore"] * n
