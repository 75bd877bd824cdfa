"""What there is to be had, for computer players: by the actions of this turn, and in the farm."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from warren.games.wistar.burrow import most_beds, most_rooms
from warren.games.wistar.components import Row
from warren.games.wistar.counts import free_rooms, has_cheese
from warren.games.wistar.inventions import discount_on, ignored_skills
from warren.games.wistar.language import Draw, DrawKeep, Gain, MoveWorkers, Node, Play, Potion, Solve, TakeMouse
from warren.games.wistar.missions import locks_shut
from warren.games.wistar.pieces import (
    AREA_OF,
    CARDS,
    CHEESE_ROOM,
    MICE,
    MISSIONS,
    MOUSE_SPACES,
    OUTSIDE,
    ROOM_OF,
    ROOMS,
    ROWS,
    SPACES,
    WAYS_FROM,
)
from warren.games.wistar.requirements import lacking, meets, missing_skills
from warren.games.wistar.state import Player, Wistar
from warren.games.wistar.valuation import (
    JOKER,
    WEIGHTS,
    beds,
    best_marker,
    each_worth,
    early,
    gathered,
    in_room,
    jokers,
    net,
    rooms,
    spare_card,
    time_left,
)
from warren.games.wistar.wheel import main_action_at, strength
from warren.games.wistar.worth import node_worth, price_worth, worth

NEARER: Final = 0.8
"""What is one explore point further off is worth so much of what is here."""
SOLVED: Final = (1.0, 0.6, 0.4, 0.2)
"""How likely the best row is solved, the next, and so on."""


# --- main actions ---------------------------------------------------------------------------------------------------


def action_worth(state: Wistar, me: Player, action: str, turns: int, more: int = 0) -> float:
    """What a main action would bring now, with some workers more than there are in its area."""
    n = strength(me, action) + more
    if n <= 0:
        return 0.0
    match action:
        case "gather_wood":
            return gathered(me, "wood", n, turns)
        case "gather_metal":
            return gathered(me, "metal", n, turns)
        case "dig_rooms":
            return _dig(me, n, turns)
        case "build_beds":
            return _build(me, n, turns)
        case "find_ideas":
            return _ideas(me, n, turns)
    return explored(state, me, n, turns)


def _dig(me: Player, n: int, turns: int) -> float:
    free = WEIGHTS["free_room"] * early(turns)
    best, have = 0.0, rooms(me.dug, turns)
    for k in range(1, most_rooms(me, n, off=me.dig_off) + 1):
        paid = max(0, k * me.dig_price - me.dig_off)
        best = max(best, rooms(me.dug + k, turns) - have + free * k + gathered(me, "metal", -paid, turns))
    return best


def _build(me: Player, n: int, turns: int) -> float:
    worker = WEIGHTS["entrance"] * turns - WEIGHTS["free_room"] * early(turns)
    best, have = 0.0, beds(me.beds, turns)
    for k in range(1, most_beds(me, n, off=me.bed_off) + 1):
        paid = max(0, k * me.bed_price - me.bed_off)
        best = max(best, beds(me.beds + k, turns) - have + worker * k + gathered(me, "wood", -paid, turns))
    return best


def _ideas(me: Player, n: int, turns: int) -> float:
    """As many cards as there is time to play are wanted; the rest are things to pay with."""
    wanted = max(0.0, 1.5 + WEIGHTS["plays"] * turns - len(me.hand))
    useful = min(float(n), 1.4 * wanted) if turns else 0.0
    return useful * WEIGHTS["idea"] * (0.4 + 0.6 * time_left(turns)) + (n - useful) * spare_card(turns)


def with_helpers(state: Wistar, me: Player, action: str, turns: int) -> float:
    """The action's worth if workers come to help: those at the entrance for nothing, others for movement tokens."""
    others = sum(me.workers.values()) - me.workers[AREA_OF[action]]
    each = each_worth("move", turns)
    return max(
        action_worth(state, me, action, turns, me.entrance + k * me.move_power) - each * k
        for k in range(min(me.move, -(-others // me.move_power), 3) + 1)
    )


# --- bonus actions --------------------------------------------------------------------------------------------------


def bonus_worth(state: Wistar, me: Player, nodes: Iterable[Node], turns: int, wood: int = 0, metal: int = 0) -> float:
    """What a bonus action would bring now, or after some wood and metal have been gathered."""
    return sum(_node(state, me, node, turns, wood, metal) for node in nodes)


def _node(state: Wistar, me: Player, node: Node, turns: int, wood: int, metal: int) -> float:
    match node:
        case Play():
            return best_play(me, turns, wood, metal)
        case Solve():
            return best_row(state, me, turns)
        case TakeMouse(source="round"):
            return in_room(state.round_mouse, turns) if state.round_mouse and free_rooms(me) > 0 else 0.0
        case Potion():
            token = max(gathered(me, "wood", 1, turns), gathered(me, "metal", 1, turns))
            return max(token, best_play(me, turns, wood, metal), best_row(state, me, turns))
        case MoveWorkers():
            return 0.8 * each_worth("move", turns) * node.n
        case Gain():
            return _gain(me, node, turns)
        case Draw() | DrawKeep():
            return node_worth(node) * (0.25 + 0.75 * time_left(turns))
    return node_worth(node) * (0.4 + 0.6 * early(turns))


def _gain(me: Player, node: Gain, turns: int) -> float:
    value = node.vp + gathered(me, "wood", node.wood, turns) + gathered(me, "metal", node.metal, turns)
    value += gathered(me, "move", node.move, turns)
    return value + jokers(me.joker + node.joker, turns) - jokers(me.joker, turns) + 2.0 * node.current


def best_play(me: Player, turns: int, wood: int = 0, metal: int = 0) -> float:
    """What playing a card would add to what the hand is worth already."""
    kept = WEIGHTS["hand"] * min(1.0, turns * WEIGHTS["plays"])
    spare = spare_card(turns)
    found = (net(me, card, turns) for card in me.hand if _payable(me, card, wood, metal))
    return max((value - max(spare, kept * value) for value in found), default=0.0)


def _payable(me: Player, card: str, wood: int, metal: int) -> bool:
    printed = CARDS[card]
    cost, off = printed.cost, discount_on(me, card)
    short = max(0, cost.wood - off.wood - me.wood - wood) + max(0, cost.metal - off.metal - me.metal - metal)
    if short > off.either or cost.move - off.move > me.move:
        return False
    return missing_skills(me, printed.needs) - ignored_skills(me, card) <= me.joker and meets(me, printed.needs)


# --- this turn ------------------------------------------------------------------------------------------------------


def turn_worth(state: Wistar, me: Player, turns: int) -> float:
    """What the leader just placed may still do."""
    value, wood, metal = 0.0, 0, 0
    if state.main_left:
        action = main_action_at(state, state.leader)
        value += WEIGHTS["main"] * (1.0 - _counted(action, turns)) * with_helpers(state, me, action, turns)
        wood = strength(me, action) if action == "gather_wood" else 0
        metal = strength(me, action) if action == "gather_metal" else 0
    if state.bonus_left:
        value += WEIGHTS["bonus"] * bonus_worth(state, me, SPACES[state.leader].bonus, turns, wood, metal)
    return value


def _counted(action: str, turns: int) -> float:
    """How much of an action's worth the position is credited with already, because it may be done later as well."""
    if not turns:
        return 0.0
    return {"dig_rooms": WEIGHTS["soon"], "build_beds": WEIGHTS["soon"], "explore": WEIGHTS["farm"]}.get(action, 0.0)


# --- missions -------------------------------------------------------------------------------------------------------


@cache
def _reward(component: str, turns: int) -> float:
    """What a row gives, less its price."""
    row = ROWS[component]
    return worth(row.reward) * (0.5 + 0.5 * early(turns)) - price_worth(row.cost)


def row_worth(me: Player, row: Row, marker: float, turns: int) -> tuple[float, float]:
    """What solving a row would bring, a marker included, and how many things are still lacking for it."""
    value = _reward(row.component, turns) + marker
    missing = missing_skills(me, row.needs)
    spent = min(missing, me.joker)
    if spent:
        value -= jokers(me.joker, turns) - jokers(me.joker - spent, turns)
    cost = row.cost
    short = max(0, cost.wood - me.wood) + max(0, cost.metal - me.metal)
    short += max(0, cost.any - me.wood - me.metal - len(me.hand))
    return value, missing - JOKER * spent + len(lacking(me, row.needs)) + short


def _open_rows(state: Wistar) -> Iterator[tuple[str, str, Row]]:
    """Each row face up in the farm that may be solved as far as its locks go: its room, its card's kind, and itself."""
    for space, mission in state.missions.items():
        if mission:
            printed = MISSIONS[mission]
            for row in printed.rows:
                if row.component not in state.rows and not (row.locks and locks_shut(state, mission, row)):
                    yield ROOM_OF[space], printed.kind, row


def _marker_for(me: Player, turns: int) -> dict[str, float]:
    """W-213: the best marker for each kind of mission card."""
    return {"house": best_marker(me, "brown", turns), "cellar": best_marker(me, "any", turns)}


def best_row(state: Wistar, me: Player, turns: int) -> float:
    """What solving a mission within reach would bring now, beyond what it is worth as a prospect."""
    best, marker = 0.0, _marker_for(me, turns)
    for room, kind, row in _open_rows(state):
        if room == me.explorer or room in me.tents:
            value, far = row_worth(me, row, marker[kind], turns)
            if far <= JOKER * me.joker:
                best = max(best, value)
    return best * (1.0 - WEIGHTS["row"] * min(1.0, turns / 3))


def _rows(state: Wistar, me: Player, away: dict[str, int], turns: int) -> float:
    """The rows face up in the farm, by how near they are and how little is lacking for them."""
    rows = list(_open_rows(state))
    if not rows:
        return 0.0
    found, marker = [], _marker_for(me, turns)
    for room, kind, row in rows:
        near = 1.0 if room in me.tents else NEARER ** away.get(room, 9)
        value, far = row_worth(me, row, marker[kind], turns)
        found.append(value * near / (1 + far))
    found.sort(reverse=True)
    likely = sum(value * share for value, share in zip(found, SOLVED, strict=False) if value > 0)
    return WEIGHTS["row"] * min(1.0, turns / 3) * likely


# --- the farm -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _distances(start: str, closed: tuple[str, ...]) -> dict[str, int]:
    """Explore points to each place: a step costs one, a closed door one more."""
    away = {start: 0}
    edge = [start]
    while edge:
        here = min(edge, key=lambda place: away[place])
        edge.remove(here)
        for passage, there in WAYS_FROM[here]:
            cost = away[here] + 1 + (passage in closed)
            if cost < away.get(there, 99):
                away[there] = cost
                if there not in edge:
                    edge.append(there)
    return away


def _finds(state: Wistar, me: Player, turns: int) -> dict[str, list[float]]:
    """What may be found in each room for one explore point each."""
    found: dict[str, list[float]] = {room: [] for room in (OUTSIDE, *ROOMS)}
    left, time = free_rooms(me), early(turns)
    for space in state.mouse_spaces:
        if left > 0:
            found[ROOM_OF[space]].append(2.0 + time * (0.8 if MOUSE_SPACES[space].kind == "cellar" else 0.5))
    if left > 0 and state.cheese and not has_cheese(me):
        found[CHEESE_ROOM].append(float(MICE[state.cheese[0]].vp))
    for space, mission in state.missions.items():
        if not mission:
            found[ROOM_OF[space]].append(0.8 + (WEIGHTS["hidden"] - 0.8) * time)
    return found


def explored(state: Wistar, me: Player, n: int, turns: int) -> float:
    """What n explore points find at best: go to one room, open the doors on the way, take what is there."""
    away = _distances(me.explorer, tuple(state.closed))
    finds = _finds(state, me, turns)
    door = WEIGHTS["door"] * (0.4 + 0.6 * early(turns))
    best = 0.0
    for room, far in away.items():
        left = n - far
        if left < 0:
            continue
        here = sorted((*finds[room], *(finds[me.explorer] if far else ())), reverse=True)
        doors = sum(passage in state.closed for passage, _ in WAYS_FROM[room])
        value = sum(here[:left]) + door * min(doors, max(0, left - len(here)))
        best = max(best, value + 0.5 * far * door)
    return best


def farm(state: Wistar, me: Player, turns: int) -> float:
    """What lies within the explorer's reach, the nearer the better, and the missions there."""
    if not turns:
        return 0.0
    away = _distances(me.explorer, tuple(state.closed))
    finds = _finds(state, me, turns)
    near = sum(NEARER**far * sum(finds[room]) for room, far in away.items())
    value = WEIGHTS["farm"] * early(turns) * near + _rows(state, me, away, turns)
    return value + WEIGHTS["tent"] * len(me.tents) * early(turns)
