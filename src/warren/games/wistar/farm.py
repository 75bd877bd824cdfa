"""The farm: doors, the explorer, missions turned up, mice and tents (W-025..W-035, W-118..W-137, W-245..W-249)."""

from __future__ import annotations

from typing import Final, TypeAlias

from warren.games.wistar.cards import DECLINE, STOP
from warren.games.wistar.counts import free_rooms, has_cheese
from warren.games.wistar.language import Explore, MoveExplorer, OpenDoor, Reveal, TakeMouse, Tent
from warren.games.wistar.mice import move_in, turn_up
from warren.games.wistar.pieces import (
    CHEESE_ROOM,
    MISSION_SPACES,
    MOUSE_SPACES,
    OUTSIDE,
    PASSAGES,
    ROOM_OF,
    ROOMS,
    WAYS_FROM,
)
from warren.games.wistar.resolve import Step, op, settle
from warren.games.wistar.state import OWN, SEATS, Player, Wistar
from warren.games.wistar.triggers import fire
from warren.table import Flow, Option

OPEN_DOOR: Final[dict[str, Option]] = {passage: ("open", passage) for passage in PASSAGES}
GO: Final[dict[str, Option]] = {room: ("go", room) for room in (OUTSIDE, *ROOMS)}
REVEAL: Final[dict[str, Option]] = {space: ("reveal", space) for space in MISSION_SPACES}
TAKE: Final[dict[str, Option]] = {space: ("take", space) for space in MOUSE_SPACES}
FROM_PILE: Final[dict[str, Option]] = {kind: ("take", f"pile:{kind}") for kind in ("house", "cellar")}


# --- what is possible -----------------------------------------------------------------------------------------------


def reach(me: Player) -> list[str]:
    """W-246: where the player may act: with the explorer or a tent; W-127: outside counts for doors."""
    return [me.explorer, *(room for room in me.tents if room != me.explorer)]


def doors_in_reach(state: Wistar, me: Player) -> list[Option]:
    """W-121, W-122: closed doors next to a room with the explorer or a tent."""
    closed = state.closed
    return [
        OPEN_DOOR[passage]
        for passage in dict.fromkeys(passage for room in reach(me) for passage, _ in WAYS_FROM[room])
        if passage in closed
    ]


def steps(state: Wistar, me: Player) -> list[Option]:
    """W-125, W-127: rooms (or outside) behind an open passage."""
    closed = state.closed
    return [GO[there] for passage, there in WAYS_FROM[me.explorer] if passage not in closed]


def reachable(state: Wistar, me: Player) -> list[str]:
    """W-309: rooms joined to the explorer's place by open passages, its own included; outside is no target."""
    seen = [me.explorer]
    for place in seen:
        for passage, there in WAYS_FROM[place]:
            if passage not in state.closed and there not in seen:
                seen.append(there)
    return [room for room in seen if room != OUTSIDE]


def face_down_missions(state: Wistar, rooms: list[str] | None) -> list[Option]:
    """W-128: face-down mission cards, in these rooms or anywhere."""
    return [
        REVEAL[space]
        for space, mission in state.missions.items()
        if not mission and (rooms is None or ROOM_OF[space] in rooms)
    ]


def mice_to_take(state: Wistar, me: Player, rooms: list[str] | None, kind: str = "any") -> list[Option]:
    """W-130..W-135: face-down mice and the top cheese, in these rooms or anywhere."""
    if free_rooms(me) <= 0:
        return []
    options = [
        TAKE[space]
        for space in state.mouse_spaces
        if (rooms is None or ROOM_OF[space] in rooms) and kind in ("any", MOUSE_SPACES[space].kind)
    ]
    if rooms is not None and CHEESE_ROOM in rooms and state.cheese and kind != "house" and not has_cheese(me):
        options.append(("take", state.cheese[0]))
    return options


def explore_options(state: Wistar, me: Player) -> list[Option]:
    """W-118: what one explore point may buy."""
    here = reach(me)
    return [
        *doors_in_reach(state, me),
        *steps(state, me),
        *face_down_missions(state, here),
        *mice_to_take(state, me, here),
    ]


# --- doing it -------------------------------------------------------------------------------------------------------


def open_door(state: Wistar, me: Player, passage: str) -> None:
    """W-123, W-124: the token is turned over and kept, its bonus is due; the passage stays open for everybody."""
    state.closed.remove(passage)
    door = state.dice.take(state.door_bag)
    me.doors.append(door)
    if state.log is not None:
        state.tell("opened", seat=SEATS[me.seat], passage=passage, door=door)
    state.due.append((me.seat, door, OWN))
    if "take_door" in me.watch:
        fire(state, me, "take_door")


def go(state: Wistar, me: Player, room: str) -> None:
    me.explorer = room
    if state.log is not None:
        state.tell("went", seat=SEATS[me.seat], room=room)
    if "move_explorer" in me.watch:
        fire(state, me, "move_explorer")


def reveal(state: Wistar, me: Player, space: str) -> None:
    """W-128, W-129: the card is turned up and stays; the bonus at its bottom left is due."""
    mission = state.dice.take(state.mission_bags[MISSION_SPACES[space].kind])
    state.missions[space] = mission
    if state.log is not None:
        state.tell("revealed", seat=SEATS[me.seat], space=space, mission=mission)
    state.due.append((me.seat, mission, OWN))
    if "reveal_mission" in me.watch:
        fire(state, me, "reveal_mission")


def take(state: Wistar, me: Player, tile: str, source: str) -> None:
    """W-130, W-132: a face-down mouse from its space, or the top cheese tile."""
    if tile in MOUSE_SPACES:
        state.mouse_spaces.remove(tile)
        move_in(state, me, turn_up(state, MOUSE_SPACES[tile].kind), source)
    else:
        state.cheese.remove(tile)
        move_in(state, me, tile, source)


def spend(state: Wistar, me: Player, option: Option, source: str) -> None:
    """What an explore point, or an effect like it, does."""
    head, target = str(option[0]), str(option[1])
    if head == "open":
        open_door(state, me, target)
    elif head == "go":
        go(state, me, target)
    elif head == "reveal":
        reveal(state, me, target)
    else:
        take(state, me, target, source)


def explore(state: Wistar, me: Player, points: int, source: str) -> Flow[None]:
    """W-118..W-120, W-136: one point at a time; what it brings is resolved before the next."""
    state.under_way.append(("explore", points))
    while points:
        options = explore_options(state, me)
        if not options:
            break
        options.append(STOP)
        option = yield state.ask(me.seat, "explore", options, (source, points))
        if option[0] == "stop":
            break
        points -= 1
        state.under_way[-1] = ("explore", points)
        spend(state, me, option, source)
        if state.due:
            step = settle(state)
            if step is not None:
                yield from step
    state.under_way.pop()


# --- ops ------------------------------------------------------------------------------------------------------------


@op(Explore, can=lambda state, me, node: bool(explore_options(state, me)))
def explore_points(state: Wistar, me: Player, node: Explore, source: str) -> Step:
    return explore(state, me, node.n, source)


OneOf: TypeAlias = OpenDoor | MoveExplorer | Reveal


def _one_of(state: Wistar, me: Player, ask: str, options: list[Option], source: str, node: OneOf) -> Step:
    """One such thing, or nothing if the player declines."""
    return _choose_one(state, me, ask, options, source, node) if options else None


def _choose_one(state: Wistar, me: Player, ask: str, options: list[Option], source: str, node: OneOf) -> Flow[None]:
    state.under_way.append((ask, 1))
    option = yield state.ask(me.seat, ask, [*options, DECLINE], (source,), by=node)
    state.under_way.pop()
    if option[0] != "decline":
        spend(state, me, option, source)


def _doors(state: Wistar, me: Player, node: OpenDoor) -> list[Option]:
    """W-371: a door anywhere may be taken wherever the explorer is."""
    if node.where == "adjacent":
        return doors_in_reach(state, me)
    return [OPEN_DOOR[passage] for passage in state.closed]


@op(OpenDoor, can=lambda state, me, node: bool(_doors(state, me, node)))
def open_one_door(state: Wistar, me: Player, node: OpenDoor, source: str) -> Step:
    return _one_of(state, me, "open", _doors(state, me, node), source, node)


def _targets(state: Wistar, me: Player, node: MoveExplorer) -> list[Option]:
    if node.range == "one":
        return steps(state, me)
    return [GO[room] for room in reachable(state, me) if room != me.explorer]


@op(MoveExplorer, can=lambda state, me, node: bool(_targets(state, me, node)))
def move_explorer(state: Wistar, me: Player, node: MoveExplorer, source: str) -> Step:
    return _one_of(state, me, "go", _targets(state, me, node), source, node)


def _missions(state: Wistar, me: Player, node: Reveal) -> list[Option]:
    return face_down_missions(state, None if node.where == "anywhere" else reach(me))


@op(Reveal, can=lambda state, me, node: bool(_missions(state, me, node)))
def reveal_one(state: Wistar, me: Player, node: Reveal, source: str) -> Step:
    return _one_of(state, me, "reveal", _missions(state, me, node), source, node)


# --- mice by effects ------------------------------------------------------------------------------------------------


def _tiles(state: Wistar, me: Player, node: TakeMouse) -> list[Option]:
    """W-153..W-155, W-422: the mice an effect lets the player take; none without a free room."""
    if free_rooms(me) <= 0:
        return []
    if node.source == "round":
        return [("take", state.round_mouse)] if state.round_mouse else []
    if node.source == "supply":
        return [option for kind, option in FROM_PILE.items() if node.kind in ("any", kind) and state.piles[kind]]
    return mice_to_take(state, me, None if node.source == "anywhere" else reach(me), node.kind)


@op(TakeMouse, can=lambda state, me, node: bool(_tiles(state, me, node)))
def take_mice(state: Wistar, me: Player, node: TakeMouse, source: str) -> Step:
    return _choose_mice(state, me, node, source) if _tiles(state, me, node) else None


def _choose_mice(state: Wistar, me: Player, node: TakeMouse, source: str) -> Flow[None]:
    for left in range(node.n, 0, -1):
        options = _tiles(state, me, node)
        if not options:
            return
        state.under_way.append(("take", left))
        option = yield state.ask(me.seat, "take", [*options, DECLINE], (source, left), by=node)
        state.under_way.pop()
        if option[0] == "decline":
            return
        tile = str(option[1])
        if tile == state.round_mouse:
            state.round_mouse = None
            move_in(state, me, tile, source)
        elif tile.startswith("pile:"):
            kind = tile[5:]
            state.piles[kind] -= 1
            move_in(state, me, turn_up(state, kind), source)
        else:
            take(state, me, tile, source)
        if state.due:
            step = settle(state)
            if step is not None:
                yield from step


# --- tents ----------------------------------------------------------------------------------------------------------

TENTS: Final = 2


def tent_here(me: Player) -> list[Option]:
    """W-245, W-247..W-249: a tent in the explorer's room, never outside, never two of one player in a room."""
    if len(me.tents) < TENTS and me.explorer != OUTSIDE and me.explorer not in me.tents:
        return [("tent", me.explorer)]
    return []


def _tent_options(state: Wistar, me: Player, node: Tent) -> list[Option]:
    """W-316: in any reachable room; with both tents out, one of them may be moved by the same rule."""
    if node.where == "here":
        return tent_here(me)
    rooms = [room for room in reachable(state, me) if room not in me.tents]
    if len(me.tents) < TENTS:
        return [("tent", room) for room in rooms]
    return [("move_tent", tent, room) for tent in me.tents for room in rooms]


def place_tent(state: Wistar, me: Player, option: Option) -> None:
    room = str(option[-1])
    if option[0] == "move_tent":
        me.tents.remove(str(option[1]))
    me.tents.append(room)
    if state.log is not None:
        state.tell("tent", seat=SEATS[me.seat], room=room)
    if "place_tent" in me.watch:
        fire(state, me, "place_tent")


@op(Tent, can=lambda state, me, node: bool(_tent_options(state, me, node)))
def tent(state: Wistar, me: Player, node: Tent, source: str) -> Step:
    options = _tent_options(state, me, node)
    return _choose_tent(state, me, node, options, source) if options else None


def _choose_tent(state: Wistar, me: Player, node: Tent, options: list[Option], source: str) -> Flow[None]:
    option = yield state.ask(me.seat, "tent", [*options, DECLINE], (source,), by=node)
    if option[0] != "decline":
        place_tent(state, me, option)
