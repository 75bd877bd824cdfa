"""Missions (W-199..W-211) and the markers that are put on them (W-212..W-214, W-228, W-229)."""

from __future__ import annotations

from warren.games.wistar.cards import DECLINE
from warren.games.wistar.components import Row
from warren.games.wistar.farm import reach
from warren.games.wistar.language import Solve, Unlock
from warren.games.wistar.measures import Cheaper, Price
from warren.games.wistar.payment import NO_DISCOUNT, Way, added_up, choose_way, pay, ways
from warren.games.wistar.pieces import EFFECTS, MISSION_OF, MISSIONS, POWERS, ROOM_OF, ROWS
from warren.games.wistar.requirements import jokers_needed, meets
from warren.games.wistar.resolve import Step, op, settle
from warren.games.wistar.standing import comes, discounts, ignoring
from warren.games.wistar.state import OWN, SEATS, Player, Wistar
from warren.games.wistar.tokens import lose
from warren.games.wistar.triggers import fire
from warren.table import Flow, Option

# --- what may be solved ---------------------------------------------------------------------------------------------


def missions_in_reach(state: Wistar, me: Player) -> list[str]:
    """W-199, W-200: face-up cards in a room with the explorer or a tent."""
    here = reach(me)
    return [mission for space, mission in state.missions.items() if mission and ROOM_OF[space] in here]


def locks_shut(state: Wistar, mission: str, row: Row) -> list[int]:
    """W-207, W-208, W-210: locks of the row that nobody has opened on this card."""
    if not row.locks:
        return []
    opened = [other.opens for other in MISSIONS[mission].rows if other.component in state.rows]
    return [lock for lock in row.locks if lock not in opened]


def solvable(state: Wistar, me: Player, ignored: int = 0) -> list[Option]:
    """W-203: free rows whose requirements, price and marker the player has."""
    return [
        ("solve", row.component)
        for mission in missions_in_reach(state, me)
        for row in MISSIONS[mission].rows
        if row.component not in state.rows
        and not locks_shut(state, mission, row)
        and row_jokers(me, row, ignored) <= me.joker
        and meets(me, row.needs)
        and markable(me, mission, row)
    ]


def row_jokers(me: Player, row: Row, ignored: int) -> int:
    """How many jokers the player has to spend on this row, its price included."""
    ignored += sum(node.n for node in ignoring(me, "mission"))
    return jokers_needed(me, row.needs, ignored) + row.cost.joker


def mission_discount(me: Player) -> Cheaper:
    return added_up(discounts(me, "mission")) if "mission-cheaper" in me.watch else NO_DISCOUNT


# --- markers --------------------------------------------------------------------------------------------------------


def markers_left(me: Player, color: str = "any") -> list[str]:
    """W-213: power spaces that are still covered, of a colour."""
    return [power for power in POWERS if power not in me.powers and color in ("any", POWERS[power].color)]


def _color(mission: str) -> str:
    """W-213: grey markers go to cellar missions only."""
    return "brown" if MISSIONS[mission].kind == "house" else "any"


def markers_for(me: Player, mission: str, row: Row) -> list[Option]:
    """W-211, W-213, W-228: the markers that may go to this row and can be paid for besides it."""
    return [("marker", power) for power in markers_left(me, _color(mission)) if ways_to_solve(me, row, power)]


def markable(me: Player, mission: str, row: Row) -> bool:
    """Whether there is such a marker; most rows that can't be paid need no look at each marker's own price."""
    if not ways(me, row.cost, mission_discount(me)):
        return False
    return any(ways_to_solve(me, row, power) for power in markers_left(me, _color(mission)))


def ways_to_solve(me: Player, row: Row, power: str) -> list[Way]:
    """The price of the row, less discounts, and on top of it the price of the marker's space (W-228)."""
    found = ways(me, row.cost, mission_discount(me))
    extra = POWERS[power].unlock_price.any
    if not extra or not found:
        return found
    mixes = [(wood, metal, extra - wood - metal) for wood in range(extra + 1) for metal in range(extra - wood + 1)]
    spare = len(me.hand) - row.cost.basic_cards - row.cost.advanced_cards
    sums = dict.fromkeys(
        (wood + more_wood, metal + more_metal, cards + more_cards)
        for wood, metal, cards in found
        for more_wood, more_metal, more_cards in mixes
    )
    return [way for way in sums if way[0] <= me.wood and way[1] <= me.metal and way[2] <= spare]


def remove_marker(state: Wistar, me: Player, power: str) -> None:
    """W-212: the space's power works from now on; an immediate one is due."""
    me.powers.append(power)
    effect = EFFECTS[power]
    if effect is not None and effect.type == "immediate":
        state.due.append((me.seat, power, OWN))
    comes(me, power)


# --- solving --------------------------------------------------------------------------------------------------------


@op(Solve, can=lambda state, me, node: bool(solvable(state, me, node.ignore_skill)))
def solve(state: Wistar, me: Player, node: Solve, source: str) -> Step:
    """W-157, W-203..W-205: solve rows one after another; the player may decline."""
    return _solve_some(state, me, node, source) if solvable(state, me, node.ignore_skill) else None


def _solve_some(state: Wistar, me: Player, node: Solve, source: str) -> Flow[None]:
    def offer() -> list[Option]:
        return [*solvable(state, me, node.ignore_skill), DECLINE]

    for left in range(node.n, 0, -1):
        options = offer()
        if options[0] is DECLINE:
            return
        state.under_way.append(("solve", left))
        option = yield state.ask(me.seat, "solve", options, (source,), offer, node)
        state.under_way.pop()
        if option[0] == "decline":
            return
        yield from _solve_row(state, me, str(option[1]), node.ignore_skill)


def _solve_row(state: Wistar, me: Player, component: str, ignored: int) -> Flow[None]:
    row = ROWS[component]
    mission = MISSION_OF[component]

    def markers() -> list[Option]:
        return markers_for(me, mission, row)

    state.under_way.append(("row", 1))
    state.solving = component
    option = yield state.ask(me.seat, "marker", markers(), (component,), renew=markers)
    power = str(option[1])
    way = yield from choose_way(state, me, ways_to_solve(me, row, power), component)
    jokers = row_jokers(me, row, ignored) - row.cost.joker
    paying = pay(state, me, row.cost, way, component, mission_discount(me))
    if paying is not None:
        yield from paying
    if jokers:
        lose(state, me, "joker", jokers, component)
    state.under_way.pop()
    state.solving = ""
    state.rows[component] = me.seat
    me.markers += 1
    if state.log is not None:
        state.tell("solved", seat=SEATS[me.seat], row=component, power=power)
    state.due.append((me.seat, component, OWN))
    remove_marker(state, me, power)
    if "solve_mission" in me.watch:
        fire(state, me, "solve_mission", where=MISSIONS[mission].kind)
    step = settle(state)
    if step is not None:
        yield from step


# --- markers taken without a mission --------------------------------------------------------------------------------


def _unlockable(me: Player, node: Unlock) -> list[Option]:
    """W-320: markers of the colour whose own price the player can pay."""
    return [("marker", power) for power in markers_left(me, node.color) if ways(me, POWERS[power].unlock_price)]


@op(Unlock, can=lambda state, me, node: bool(_unlockable(me, node)))
def unlock(state: Wistar, me: Player, node: Unlock, source: str) -> Step:
    return _unlock(state, me, node, source) if _unlockable(me, node) else None


def _unlock(state: Wistar, me: Player, node: Unlock, source: str) -> Flow[None]:
    """W-320, W-373: the marker leaves the game; it counts as removed, not as one on a mission card."""
    option = yield state.ask(me.seat, "unlock", [*_unlockable(me, node), DECLINE], (source,), by=node)
    if option[0] == "decline":
        return
    power = str(option[1])
    price: Price = POWERS[power].unlock_price
    way = yield from choose_way(state, me, ways(me, price), power)
    paying = pay(state, me, price, way, power)
    if paying is not None:
        yield from paying
    state.tell("unlocked", seat=SEATS[me.seat], power=power)
    remove_marker(state, me, power)
