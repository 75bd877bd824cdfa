"""Ratbot's turn (WS-059..WS-113)."""

from __future__ import annotations

from typing import assert_never

from warren.games.wistar.mice import turn_up
from warren.games.wistar.pieces import ACTION_AT, AREA_OF, SECTOR_OF, SPACES_IN
from warren.games.wistar.ratbot.board import (
    SEAT,
    board,
    build_bed,
    dig_room,
    gain_points,
    house,
    nothing,
    pieces,
    room_for_mouse,
    take_inventions,
)
from warren.games.wistar.ratbot.content import (
    ACTION_CARDS,
    AUTOMA,
    Advance,
    AnyBonus,
    CheeseOrMouseOrAdvance,
    RoundMouse,
    SolveOrAdvance,
    TakeAdvanced,
)
from warren.games.wistar.ratbot.exploring import play_exploration_card, take_cheese, take_mouse
from warren.games.wistar.ratbot.missions import solve_mission
from warren.games.wistar.ratbot.setup import RATBOT
from warren.games.wistar.ratbot.status import advance
from warren.games.wistar.rounds import end_turn
from warren.games.wistar.state import Wistar
from warren.table import Flow

STRONG = 3
"""WS-083..WS-099: the strength at which beds, rooms, ideas and exploring are done twice over."""


def take_turn(state: Wistar) -> Flow[None]:
    """WS-059: an action card is turned up; leader, worker, action, bonuses, in this order. WS-095: then the refill."""
    automa = board(state)
    component = automa.actions.draw(state.dice)
    assert component is not None
    automa.actions.discard(component)
    card = ACTION_CARDS[component]
    state.tell("ratbot-card", card=component)
    if card.place == "alchemist":
        visit_hut(state, component)
        yield from alchemist(state)
    else:
        action = place_leader(state, card.place, component)
        if card.worker:
            place_worker(state, AREA_OF[action], component)
        yield from do_action(state, action)
    for bonus in card.bonuses:
        yield from get_bonus(state, bonus, component)
    end_turn(state)


# --- the leader and the worker --------------------------------------------------------------------------------------


def visit_hut(state: Wistar, why: str) -> None:
    """WS-071, WS-072: to the right of all leaders there, without a movement token."""
    state.hut.append(RATBOT)
    pieces(state).leaders -= 1
    state.tell("ratbot-hut", why=why)


def place_leader(state: Wistar, action: str, why: str) -> str:
    """WS-062..WS-070: on the named sector or the next suitable one clockwise; returns the action it stands at."""
    for shift in range(len(ACTION_AT)):
        place = (ACTION_AT.index(action) + shift) % len(ACTION_AT)
        space = free_space(state, state.wheel[place])
        if space is not None:
            break
    assert space is not None
    state.leaders[space] = RATBOT
    pieces(state).leaders -= 1
    reason = unsuited(state, state.wheel[ACTION_AT.index(action)]) if shift else "named"
    state.tell("ratbot-leader", space=space, named=action, action=ACTION_AT[place], reason=reason, why=why)
    return ACTION_AT[place]


def free_space(state: Wistar, sector: str) -> str | None:
    """WS-063, WS-064, WS-066: the furthest free space from the centre, unless Ratbot has a leader in the sector."""
    spaces = SPACES_IN[state.scale][sector]
    if any(state.leaders.get(space) == RATBOT for space in spaces):
        return None
    return next((space for space in spaces if space not in state.leaders), None)


def unsuited(state: Wistar, sector: str) -> str:
    """Why the named sector was left alone: Ratbot's own leader stands there, or it is full."""
    own = any(seat == RATBOT and SECTOR_OF[space] == sector for space, seat in state.leaders.items())
    return "own-leader" if own else "full"


def place_worker(state: Wistar, area: str, why: str) -> None:
    """WS-073..WS-077: into the area really occupied; at most three there, eight in all."""
    me = pieces(state)
    if me.workers[area] == AUTOMA.start.max_workers_per_area:
        nothing(state, "area-full", why)
    elif sum(me.workers.values()) == AUTOMA.start.workers:
        nothing(state, "no-worker-left", why)
    else:
        me.workers[area] += 1
        state.tell("ratbot-worker", area=f"area:{area}", why=why)


# --- the action -----------------------------------------------------------------------------------------------------


def do_action(state: Wistar, action: str) -> Flow[None]:
    """WS-079..WS-099: the strength is the number of workers in the action's area."""
    strength = pieces(state).workers[AREA_OF[action]]
    source = f"action:{action}"
    state.tell("main-action", seat=SEAT, action=action, strength=strength)
    times = 2 if strength == STRONG else 1
    if action in ("gather_wood", "gather_metal"):
        gain_points(state, strength, source)
    elif action == "find_ideas":
        take_inventions(state, "basic", 2, source)
        if strength == STRONG:
            take_inventions(state, "advanced", 2, source)
    else:
        for _ in range(times):
            if action == "build_beds":
                build_bed(state, source)
            elif action == "dig_rooms":
                dig_room(state, source)
            else:
                yield from play_exploration_card(state, source)


def alchemist(state: Wistar) -> Flow[None]:
    """WS-100: solve a mission; if it can't, advance."""
    yield from solve_or_advance(state, AUTOMA.board.alchemist.skill, "alchemist:hut")


def solve_or_advance(state: Wistar, skill: str, why: str) -> Flow[None]:
    if not solve_mission(state, why):
        yield from advance(state, skill, why)


# --- the bonuses ----------------------------------------------------------------------------------------------------


def get_bonus(state: Wistar, bonus: AnyBonus, why: str) -> Flow[None]:
    """WS-101..WS-113: one bonus of the action card."""
    match bonus:
        case Advance():
            yield from advance(state, bonus.skill, why)
        case TakeAdvanced():
            take_inventions(state, "advanced", bonus.n, why)
        case RoundMouse():
            take_round_mouse(state, why)
        case SolveOrAdvance():
            yield from solve_or_advance(state, bonus.skill, why)
        case CheeseOrMouseOrAdvance():
            if not take_cheese(state, why):
                taken = yield from take_mouse(state, tents_too=False, why=why)
                if not taken:
                    yield from advance(state, bonus.skill, why)
        case _:
            assert_never(bonus)


def take_round_mouse(state: Wistar, why: str) -> None:
    """WS-103..WS-107: the mouse of the round, else a cellar mouse of the supply; without a room it digs."""
    mouse, left = state.round_mouse, state.piles["cellar"]
    if mouse is None:
        nothing(state, "round-mouse-gone" if left else "no-mouse-left", why)
    if (mouse or left) and room_for_mouse(state, why):
        if mouse is None:
            state.piles["cellar"] -= 1
            mouse = turn_up(state, "cellar")
        else:
            state.round_mouse = None
        house(state, mouse, why)
