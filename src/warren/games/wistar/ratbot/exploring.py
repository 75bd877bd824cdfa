"""Exploration cards (WS-114..WS-143)."""

from __future__ import annotations

from warren.games.wistar.farm import TENTS
from warren.games.wistar.mice import turn_up
from warren.games.wistar.pieces import CHEESE_ROOM, MISSION_SPACES, MOUSE_SPACES, OUTSIDE, ROOM_OF, WAYS_FROM
from warren.games.wistar.ratbot.board import board, house, nothing, pieces, room_for_mouse
from warren.games.wistar.ratbot.content import EXPLORATION_CARDS, LAST_CARD, Deed, ExplorationCard, Move
from warren.games.wistar.ratbot.setup import HUMAN
from warren.games.wistar.state import Wistar
from warren.table import Flow, Option

HIDDEN_DOOR = "door:hidden"
"""WS-121: a door token that Ratbot took lies face down for good: nobody learns which it is."""


def play_exploration_card(state: Wistar, why: str) -> Flow[None]:
    """WS-115, WS-116, WS-119: turn up the top card; the row is that of the explorer's place now."""
    automa = board(state)
    component = automa.top
    card = EXPLORATION_CARDS[component]
    if component == LAST_CARD:
        automa.last_played = True
        state.tell("ratbot-explores-last", card=component, why=why)
        yield from do_corner(state, card)
        return
    automa.top = state.dice.take(automa.unexplored) if automa.unexplored else LAST_CARD
    room = pieces(state).explorer
    state.tell("ratbot-explores", card=component, room=room, why=why)
    assert card.rows is not None
    for deed in card.rows[room.removeprefix("room:")]:
        yield from do_deed(state, deed, component)


def do_corner(state: Wistar, card: ExplorationCard) -> Flow[None]:
    """WS-138, WS-139: exactly one of the three, the first that is possible."""
    for deed in card.corner:
        done = yield from do_deed(state, deed, LAST_CARD)
        if done:
            return


def do_deed(state: Wistar, deed: Deed, why: str) -> Flow[bool]:
    """WS-118: one effect of a row; False if it can't be applied."""
    if isinstance(deed, Move):
        return move(state, f"room:{deed.move}", why)
    if deed == "reveal":
        return reveal(state, why)
    if deed == "tent":
        return place_tent(state, why)
    if deed == "cheese":
        return take_cheese(state, why)
    return (yield from take_mouse(state, tents_too=True, why=why))


def move(state: Wistar, room: str, why: str) -> bool:
    """WS-120..WS-122, WS-141: no open door is needed; a token in the way is taken face down, without its bonus."""
    me = pieces(state)
    if me.explorer == room:
        nothing(state, "there-already", why)
        return False
    for passage, there in WAYS_FROM[me.explorer]:
        if there == room and passage in state.closed:
            state.closed.remove(passage)
            me.doors.append(HIDDEN_DOOR)
            state.tell("ratbot-took-door", passage=passage, why=why)
    me.explorer = room
    state.tell("ratbot-went", room=room, why=why)
    return True


def priority(state: Wistar, space: str) -> int:
    """WS-124, WS-125, WS-143, WS-150: the number of a mission space on the plan that is in force."""
    return EXPLORATION_CARDS[board(state).top].plan[space.removeprefix("mission-space:")]


def reveal(state: Wistar, why: str) -> bool:
    """WS-123, WS-124: a face-down mission in the explorer's room, by the plan; nobody gets its bonus."""
    here = [
        space for space, mission in state.missions.items() if not mission and ROOM_OF[space] == pieces(state).explorer
    ]
    if not here:
        nothing(state, "none-to-reveal", why)
        return False
    space = min(here, key=lambda space: priority(state, space))
    mission = state.dice.take(state.mission_bags[MISSION_SPACES[space].kind])
    state.missions[space] = mission
    state.tell("ratbot-revealed", space=space, mission=mission, number=priority(state, space), why=why)
    return True


def place_tent(state: Wistar, why: str) -> bool:
    """WS-126..WS-128: at most two, in different rooms, never outside."""
    me = pieces(state)
    if len(me.tents) == TENTS or me.explorer == OUTSIDE or me.explorer in me.tents:
        nothing(state, "no-tent-left" if len(me.tents) == TENTS else "no-place-for-tent", why)
        return False
    me.tents.append(me.explorer)
    state.tell("ratbot-tent", room=me.explorer, why=why)
    return True


def take_cheese(state: Wistar, why: str) -> bool:
    """WS-133, WS-134: if its explorer is there; without a free room it digs one."""
    if not state.cheese or pieces(state).explorer != CHEESE_ROOM:
        nothing(state, "no-cheese-here" if state.cheese else "no-cheese", why)
        return False
    if room_for_mouse(state, why):
        house(state, state.cheese.pop(0), why)
    return True


def take_mouse(state: Wistar, tents_too: bool, why: str) -> Flow[bool]:
    """WS-129..WS-132: from the explorer's room, else from a tent's; you choose between two tents."""
    me = pieces(state)
    spaces = mice_in(state, [me.explorer]) or (mice_in(state, me.tents) if tents_too else [])
    if not spaces:
        nothing(state, "no-mouse-in-reach" if tents_too else "no-mouse-here", why)
        return False
    if room_for_mouse(state, why):
        options: list[Option] = [("take", space) for space in spaces]
        option = yield state.ask(HUMAN, "ratbot-mouse", options, (why,))
        space = str(option[1])
        state.mouse_spaces.remove(space)
        house(state, turn_up(state, MOUSE_SPACES[space].kind), why)
    return True


def mice_in(state: Wistar, rooms: list[str]) -> list[str]:
    """WS-131: one face-down mouse for each of these rooms that has any; those of one room are alike."""
    found = {ROOM_OF[space]: space for space in reversed(state.mouse_spaces) if ROOM_OF[space] in rooms}
    return [found[room] for room in rooms if room in found]
