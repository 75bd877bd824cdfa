"""What the people at a table change about their seats: names, being away, standing orders, where to be told."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import update

from warren.server import showing
from warren.server.jobs import due_jobs
from warren.server.refusal import Refusal
from warren.server.room import Room
from warren.server.rows import seats, tables
from warren.server.sitting import GRACE, Order
from warren.server.spoken import tidy
from warren.server.store import execute_all, storing

MOST_ORDERS: Final = 40


async def change_seat(room: Room, seat: int, **values: Any) -> None:
    """Keep something about a seat, and what follows from it for the table's jobs; then tell everybody."""
    before = room.sitters
    room.sitters = before[:]
    room.sitters[seat] = msgspec.structs.replace(before[seat], **values)
    if "standing" in values:
        values["standing"] = msgspec.json.encode(values["standing"]).decode()
    changed = update(seats).where(seats.c.table_id == room.id, seats.c.seat == seat).values(**values)
    if "away" in values:
        room.times.since = max(room.times.since, room.now())
    since = update(tables).where(tables.c.id == room.id).values(clock_from=room.times.since)
    wanted = due_jobs(room, room.now())

    statements = [(changed, {}), (since, {}), *wanted.statements]
    try:
        async with storing():
            await room.store.work(lambda c: execute_all(c, statements), f"{room.worker} seats {room.id}")
    except Refusal:
        room.sitters = before
        raise
    room.take_on(wanted)
    showing.show_people(room)


async def seats_changed(room: Room) -> None:
    """Somebody's seat was changed in the database. Call it with the lock held."""
    if not room.loaded:
        return
    await room.read_seats()
    facts = await room.store.table(room.id)
    room.times.since = max(room.times.since, facts["clock_from"] if facts else 0)
    room.rematch = await room.store.rematch_of(room.id)
    room.close_moved()
    showing.show_people(room)


async def set_away(room: Room, seat: int, away: bool) -> None:
    async with room.lock:
        await room.ready()
        sitter = room.sitters[seat]
        if sitter.away == away or room.result is not None:
            return
        left = room.times.left(sitter)
        extra = sitter.extra
        if left is not None and room.times.rule.kind == "bank":
            if not away:
                extra += max(0, GRACE - left)
            elif room.play.asked == seat:
                extra -= room.times.took(room.now(), seat, room.sitters)
        await change_seat(room, seat, away=away, extra=extra)


async def choose(room: Room, seat: int, n: int, option: str, ref: str) -> int:
    """A person answers with their own hand; whoever was away is back by that."""
    if room.loaded and room.sitters[seat].away:
        await set_away(room, seat, False)
    return await room.choose(seat, n, option, ref)


async def rename(room: Room, seat: int, name: str) -> None:
    async with room.lock:
        await room.ready()
        await change_seat(room, seat, name=tidy(name))


async def run_out(room: Room, n: int) -> None:
    """The time of the seat that is asked has run out: its policy plays until it comes back."""
    async with room.lock:
        await room.ready()
        clock = room.clock()
        if n != room.play.n or clock is None or clock.running is None or (clock.ends or 0) > room.now() + 20:
            return
        sitter = room.sitters[clock.running]
        lost = room.times.left(sitter) or 0 if room.times.rule.kind == "bank" else 0
        await change_seat(room, clock.running, away=True, extra=sitter.extra - lost)


async def order(room: Room, seat: int, ask: str, option: str | None, this_round: bool) -> None:
    """Set or end a standing order; it answers at once if that is what is asked."""
    async with room.lock:
        await room.ready()
        orders = {k: one for k, one in room.sitters[seat].standing.items() if k != ask}
        if option is not None:
            orders[ask] = Order(option, room.play.table.state.round if this_round else None)
        if len(orders) > MOST_ORDERS:
            raise Refusal("too-many-orders")
        await change_seat(room, seat, standing=orders)
        rows = room.follow_orders() if room.play.asked == seat else []
        if rows:
            await room.keep(rows, "standing", f"order-{room.play.n}")
        elif (eyes := room.eyes.get(seat)) is not None:
            for connection in list(eyes.connections):
                showing.welcome(room, connection, [])


async def tell_at(room: Room, seat: int, url: str | None) -> None:
    """Where to tell this seat that it is its turn."""
    async with room.lock:
        await room.ready()
        await change_seat(room, seat, notify=url)
