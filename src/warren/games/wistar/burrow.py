"""The burrow: rooms, beds and workers (W-097..W-109, W-147, W-159, W-376, W-417, W-421)."""

from __future__ import annotations

from typing import Final

from warren.games.wistar.cards import DECLINE, STOP
from warren.games.wistar.counts import free_rooms
from warren.games.wistar.language import Bed, Dig, DiscardBed, EnterWorker, MoveWorkers
from warren.games.wistar.measures import AREAS
from warren.games.wistar.pieces import BOARD
from warren.games.wistar.resolve import Step, op
from warren.games.wistar.state import SEATS, Player, Wistar
from warren.games.wistar.triggers import fire
from warren.table import Flow, Option

ROOM_VP: Final = BOARD.player_board.underground_tiles.vp
BED_VP: Final = BOARD.player_board.bed_tiles.vp

ENTER: Final[dict[str, Option]] = {area: ("enter", f"area:{area}") for area in AREAS}
SHIFTS: Final[dict[str, tuple[Option, ...]]] = {
    area: tuple(("shift", f"area:{area}", f"area:{other}") for other in AREAS if other != area) for area in AREAS
}


# --- rooms ----------------------------------------------------------------------------------------------------------


def most_rooms(me: Player, n: int, free: bool = False, off: int = 0) -> int:
    """W-097..W-099, W-103: how many of n rooms the player can dig; `off` is metal off the total."""
    n = min(n, len(ROOM_VP) - me.dug)
    if free or not me.dig_price:
        return n
    return min(n, (me.metal + off) // me.dig_price)


def dig_rooms(state: Wistar, me: Player, n: int, free: bool = False, off: int = 0) -> None:
    """W-099, W-100: each time the lowest tile still on the board goes to the play area."""
    paid = 0 if free else max(0, n * me.dig_price - off)
    me.metal -= paid
    for _ in range(n):
        me.dug += 1
        me.rooms += 1
        if state.log is not None:
            state.tell("dug", seat=SEATS[me.seat], vp=ROOM_VP[me.dug - 1])
        if "dig_room" in me.watch:
            fire(state, me, "dig_room")
    if paid and state.log is not None:
        state.tell("paid", seat=SEATS[me.seat], wood=0, metal=paid, move=0, joker=0, about="action:dig_rooms")


@op(Dig, can=lambda state, me, node: most_rooms(me, node.n, node.free) > 0)
def dig(state: Wistar, me: Player, node: Dig, source: str) -> Step:
    most = most_rooms(me, node.n, node.free)
    return _choose_rooms(state, me, node, most, source) if most else None


def _choose_rooms(state: Wistar, me: Player, node: Dig, most: int, source: str) -> Flow[None]:
    n = yield from how_many(state, me, "dig", most, source, DECLINE)
    dig_rooms(state, me, n, node.free)


def how_many(state: Wistar, me: Player, head: str, most: int, source: str, *others: Option) -> Flow[int]:
    """How many to dig or build: the most first."""
    options: list[Option] = [(head, n) for n in range(most, 0, -1)]
    state.under_way.append((head, most))
    option = yield state.ask(me.seat, head, [*options, *others], (source, most))
    state.under_way.pop()
    return int(option[1]) if option[0] == head else 0


# --- beds -----------------------------------------------------------------------------------------------------------


def most_beds(me: Player, n: int, free: bool = False, off: int = 0) -> int:
    """W-104, W-105, W-108, W-421: how many of n beds the player can build; `off` is wood off the total."""
    n = min(n, len(BED_VP) - me.beds, free_rooms(me))
    if free or not me.bed_price:
        return n
    return min(n, (me.wood + off) // me.bed_price)


def build_beds(state: Wistar, me: Player, n: int, free: bool = False, off: int = 0) -> None:
    """W-106, W-107: the lowest bed goes into a free room, its worker to the entrance."""
    paid = 0 if free else max(0, n * me.bed_price - off)
    me.wood -= paid
    for _ in range(n):
        me.beds += 1
        me.beds_in += 1
        me.entrance += 1
        if state.log is not None:
            state.tell("built", seat=SEATS[me.seat], vp=BED_VP[me.beds - 1])
        if "build_bed" in me.watch:
            fire(state, me, "build_bed")
    if paid and state.log is not None:
        state.tell("paid", seat=SEATS[me.seat], wood=paid, metal=0, move=0, joker=0, about="action:build_beds")


@op(Bed, can=lambda state, me, node: most_beds(me, node.n, node.free) > 0)
def bed(state: Wistar, me: Player, node: Bed, source: str) -> Step:
    most = most_beds(me, node.n, node.free)
    return _choose_beds(state, me, node, most, source) if most else None


def _choose_beds(state: Wistar, me: Player, node: Bed, most: int, source: str) -> Flow[None]:
    n = yield from how_many(state, me, "build", most, source, DECLINE)
    build_beds(state, me, n, node.free)


@op(DiscardBed, can=lambda state, me, node: me.beds_in > 0)
def discard_bed(state: Wistar, me: Player, node: DiscardBed, source: str) -> Step:
    return _discard_bed(state, me, source) if me.beds_in else None


def _discard_bed(state: Wistar, me: Player, source: str) -> Flow[None]:
    """W-376: the room is free, the worker stays, the bed still counts as built."""
    option = yield state.ask(me.seat, "discard-bed", [("discard",), DECLINE], (source,))
    if option[0] == "discard":
        me.beds_in -= 1
        state.tell("discarded-bed", seat=SEATS[me.seat], n=1)


# --- workers --------------------------------------------------------------------------------------------------------


def enter(state: Wistar, me: Player, option: Option) -> None:
    """W-244: a worker goes from the entrance to an area."""
    area = str(option[1])
    me.entrance -= 1
    me.workers[area[5:]] += 1
    if state.log is not None:
        state.tell("entered", seat=SEATS[me.seat], area=area)


def shift(state: Wistar, me: Player, option: Option) -> None:
    """W-147, W-159: a worker goes from one area to another."""
    here, there = str(option[1]), str(option[2])
    me.workers[here[5:]] -= 1
    me.workers[there[5:]] += 1
    if state.log is not None:
        state.tell("shifted", seat=SEATS[me.seat], start=here, end=there)


def shift_options(me: Player) -> list[Option]:
    workers = me.workers
    return [option for area in AREAS if workers[area] for option in SHIFTS[area]]


def _on_board(state: Wistar, me: Player, node: MoveWorkers) -> bool:
    workers = me.workers
    return bool(workers["forest"] or workers["burrow"] or workers["farm"])


@op(MoveWorkers, can=_on_board)
def move_workers(state: Wistar, me: Player, node: MoveWorkers, source: str) -> Step:
    return shift_some(state, me, node.n, source) if _on_board(state, me, node) else None


def shift_some(state: Wistar, me: Player, n: int, source: str) -> Flow[None]:
    """Each worker to any other area, or fewer of them."""
    for left in range(n, 0, -1):
        state.under_way.append(("shift", left))
        option = yield state.ask(me.seat, "shift", [*shift_options(me), STOP], (source, left))
        state.under_way.pop()
        if option[0] == "stop":
            return
        shift(state, me, option)


@op(EnterWorker, can=lambda state, me, node: me.entrance > 0)
def enter_workers(state: Wistar, me: Player, node: EnterWorker, source: str) -> Flow[None]:
    for left in range(min(node.n, me.entrance), 0, -1):
        option = yield state.ask(me.seat, "enter", [*ENTER.values(), STOP], (source, left))
        if option[0] == "stop":
            return
        enter(state, me, option)
