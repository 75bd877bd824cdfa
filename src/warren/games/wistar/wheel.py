"""The wheel: leaders, main actions and bonus actions (W-078, W-082..W-096, W-224, W-230)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warren.games.wistar.burrow import build_beds, dig_rooms, how_many, most_beds, most_rooms
from warren.games.wistar.cards import DECLINE, find_ideas
from warren.games.wistar.effect_types import When
from warren.games.wistar.farm import explore, explore_options
from warren.games.wistar.language import Gain, MainAction
from warren.games.wistar.pieces import ACTION_AT, AREA_OF, SECTOR_OF, SPACES, SPACES_IN
from warren.games.wistar.resolve import Step, op, possible, resolve, settle
from warren.games.wistar.state import SEATS, Player, Wistar
from warren.games.wistar.tokens import gain
from warren.games.wistar.triggers import fire, waiting
from warren.table import Flow, Option

LEADER: Final[dict[str, Option]] = {space: ("leader", space) for space in SPACES}
MAIN: Final[dict[str, Option]] = {action: ("main", action) for action in ACTION_AT}
BONUS: Final[dict[str, Option]] = {space: ("bonus", space) for space in SPACES}


# --- leaders --------------------------------------------------------------------------------------------------------


def free_spaces(state: Wistar, me: Player) -> list[Option]:
    """W-084, W-085: free spaces of sectors without a leader of this player."""
    leaders = state.leaders
    mine = [SECTOR_OF[space] for space, seat in leaders.items() if seat == me.seat]
    spaces_in = SPACES_IN[state.scale]
    return [
        LEADER[space]
        for sector in state.wheel
        if sector not in mine
        for space in spaces_in[sector]
        if space not in leaders
    ]


def place_leader(state: Wistar, me: Player, space: str) -> None:
    """W-086: the space gives a bonus action, the board beyond the sector a main action."""
    state.leaders[space] = me.seat
    state.leader = space
    me.leaders -= 1
    state.main_left = state.bonus_left = True
    if state.log is not None:
        state.tell("placed-leader", seat=SEATS[me.seat], space=space, action=main_action_at(state, space))


def main_action_at(state: Wistar, space: str) -> str:
    """W-091: the main action is fixed on the board, the sectors turn."""
    return ACTION_AT[state.wheel.index(SECTOR_OF[space])]


# --- main actions ---------------------------------------------------------------------------------------------------


def strength(me: Player, action: str) -> int:
    """W-089, W-093: the player's workers in the action's area, counted when the action starts."""
    return me.workers[AREA_OF[action]] + me.boost.get(action, 0)


def has_result(state: Wistar, me: Player, action: str, n: int | None = None) -> bool:
    """Whether a main action would do anything now; W-092: at strength 0 only what waits for it counts."""
    if n is None:
        n = strength(me, action)
    if "gather" in me.watch and any(node.action in (None, action) for _, _, node in waiting(me, "gather")):
        return True
    if "main_action" in me.watch and any(node.action in (None, action) for _, _, node in waiting(me, "main_action")):
        return True
    if n <= 0:
        return False
    if action == "dig_rooms":
        return most_rooms(me, n, off=me.dig_off) > 0
    if action == "build_beds":
        return most_beds(me, n, off=me.bed_off) > 0
    if action == "explore":
        return bool(explore_options(state, me))
    return True


def do_action(state: Wistar, me: Player, action: str, n: int, source: str) -> Flow[None]:
    """One main action with this strength."""
    if state.log is not None:
        state.tell("main-action", seat=SEATS[me.seat], action=action, strength=n)
    step = ACTIONS[action](state, me, n, f"action:{action}")
    if step is not None:
        yield from step
    if "main_action" in me.watch:
        fire(state, me, "main_action", action=action)
    if state.due:
        step = settle(state)
        if step is not None:
            yield from step


def _gather(state: Wistar, me: Player, n: int, source: str) -> Step:
    """W-095, W-096; W-399: a trigger that adds only the same token joins the batch, any other is due."""
    action = source[7:]
    what = "wood" if action == "gather_wood" else "metal"
    if "gather" in me.watch:
        for component, index, node in waiting(me, "gather"):
            if node.action in (None, action):
                more = _joining(node, what)
                n += more
                if not more:
                    state.due.append((me.seat, component, index))
    if n:
        gain(state, me, what, n, source)
    return None


def _joining(trigger: When, what: str) -> int:
    """How many tokens of this sort a trigger adds, if that is all it does."""
    match trigger.do:
        case (Gain() as part,):
            n = int(getattr(part, what))
            return n if n and part == Gain(**{what: n}) else 0
    return 0


def _dig(state: Wistar, me: Player, n: int, source: str) -> Step:
    """W-097, W-400: up to as many rooms as the strength."""
    most = most_rooms(me, n, off=me.dig_off)
    return _choose_digging(state, me, most, source) if most else None


def _choose_digging(state: Wistar, me: Player, most: int, source: str) -> Flow[None]:
    n = yield from how_many(state, me, "dig", most, source)
    dig_rooms(state, me, n, off=me.dig_off)


def _build(state: Wistar, me: Player, n: int, source: str) -> Step:
    """W-104: up to as many beds as the strength."""
    most = most_beds(me, n, off=me.bed_off)
    return _choose_building(state, me, most, source) if most else None


def _choose_building(state: Wistar, me: Player, most: int, source: str) -> Flow[None]:
    n = yield from how_many(state, me, "build", most, source)
    build_beds(state, me, n, off=me.bed_off)


def _ideas(state: Wistar, me: Player, n: int, source: str) -> Step:
    return find_ideas(state, me, n, source) if n else None


def _explore(state: Wistar, me: Player, n: int, source: str) -> Step:
    return explore(state, me, n, source) if n else None


ACTIONS: Final[dict[str, Callable[[Wistar, Player, int, str], Step]]] = {
    "gather_wood": _gather,
    "dig_rooms": _dig,
    "gather_metal": _gather,
    "build_beds": _build,
    "find_ideas": _ideas,
    "explore": _explore,
}


@op(MainAction, can=lambda state, me, node: bool(_possible_actions(state, me, node)))
def main_action(state: Wistar, me: Player, node: MainAction, source: str) -> Step:
    return _choose_action(state, me, node, source) if _possible_actions(state, me, node) else None


def _strength_for(me: Player, node: MainAction, action: str) -> int:
    return strength(me, action) if node.strength == "workers" else node.strength + me.boost.get(action, 0)


def _possible_actions(state: Wistar, me: Player, node: MainAction) -> list[Option]:
    return [
        ("action", action)
        for action in node.actions()
        if has_result(state, me, action, _strength_for(me, node, action))
    ]


def _choose_action(state: Wistar, me: Player, node: MainAction, source: str) -> Flow[None]:
    """W-224, W-230, W-377: a main action without leader, space and bonus action, at the present strength."""
    state.under_way.append(("action", 1))
    option = yield state.ask(me.seat, "main-action", [*_possible_actions(state, me, node), DECLINE], (source,))
    state.under_way.pop()
    if option[0] == "action":
        action = str(option[1])
        yield from do_action(state, me, action, _strength_for(me, node, action), source)


# --- bonus actions --------------------------------------------------------------------------------------------------


def bonus_possible(state: Wistar, me: Player) -> bool:
    return possible(state, me, SPACES[state.leader].bonus)


def do_bonus(state: Wistar, me: Player) -> Step:
    """W-086, W-094: the bonus action of the space; several effects of it in the order the player likes."""
    bonus = SPACES[state.leader].bonus
    if len(bonus) == 1:
        return resolve(state, me, bonus, state.leader)
    state.due += [(me.seat, state.leader, index) for index in range(len(bonus))]
    return settle(state)
