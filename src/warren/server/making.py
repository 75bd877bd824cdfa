"""The making of tables: new ones, branches, rematches, and tables made of records."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from warren.bots import LEVELS
from warren.server import showing
from warren.server.bodies import MadeSeat, MadeTable, NewSeat, NewTable
from warren.server.house import House
from warren.server.messages import ClockRule
from warren.server.play import Play, Row
from warren.server.refusal import Refusal, refusal_of
from warren.server.room import Room
from warren.server.rows import moves, seats, tables
from warren.server.secrets import hashed, new_seed, new_table_id, new_token
from warren.server.spoken import tidy
from warren.server.store import insert_all, storing
from warren.server.thinkers import Thinkers
from warren.table import BadSeats, WarrenError, seed_hash


async def create(house: House, new: NewTable) -> MadeTable:
    check_seats(new.seats)
    try:
        play = await asyncio.to_thread(Play.start, new.game, len(new.seats), new_seed(), new.variants, new.undo)
    except WarrenError as error:
        raise refusal_of(error) from error
    return await _keep(house, facts_of(play, new.clock), [play.opening()], new.seats)


async def branch(house: House, room: Room, n: int, new_seats: Sequence[NewSeat]) -> MadeTable:
    """A new table that goes on from where this one stood after `n` entries."""
    if n > room.play.n:
        raise Refusal("stale", n=room.play.n)
    async with storing():
        rows = await house.store.moves_of(room.id, up_to=n)
    facts = {**room.facts, "parent": room.id, "parent_n": n, "clock": msgspec.json.encode(ClockRule()).decode()}
    if rows[-1]["asked"] is not None:
        facts |= {"result": None, "digest": None}
    return await _keep(house, facts, rows, new_seats)


async def upload(house: House, thinkers: Thinkers, text: bytes, new_seats: Sequence[NewSeat] | None) -> MadeTable:
    """A table made of a record: to be looked at, or (with seats) to be played on."""
    try:
        facts, rows = await thinkers.read_record(text)
    except WarrenError as error:
        raise refusal_of(error) from error
    return await _keep(house, facts, rows, new_seats or [NewSeat() for _ in range(facts["seats"])])


async def rematch(house: House, room: Room) -> str:
    """The same again. The same tokens open it; whoever asks second is shown the first one's table."""
    async with room.lock:
        await room.ready()
        if room.result is None:
            raise Refusal("not-over")
        if room.rematch is None:
            room.rematch = await _make_rematch(house, room)
        showing.show_people(room)
        return room.rematch


async def _make_rematch(house: House, room: Room) -> str:
    old = room.facts
    variants = msgspec.json.decode(old["variants"])
    play = await asyncio.to_thread(Play.start, old["game"], old["seats"], new_seed(), variants, old["undo"])
    facts = {**facts_of(play, ClockRule()), "clock": old["clock"], "rematch_of": room.id}
    same = [NewSeat("bot" if s.kind == "bot" else "human", s.name, s.level, False, s.absent) for s in room.sitters]
    tokens = [sitter.token_hash for sitter in room.sitters]
    try:
        made = await _keep(house, facts, [play.opening()], same, tokens, old["watch_hash"])
    except IntegrityError:  # another worker was quicker
        async with storing():
            there = await house.store.rematch_of(room.id)
        assert there is not None
        return there
    async with storing():
        await house.store.tell([f"{house.worker} seats {room.id}"])
    return made.table


def facts_of(play: Play, clock: ClockRule) -> dict[str, Any]:
    """What lies in the row of a table that has just been begun."""
    table = play.table
    return {
        "game": table.rulebook.name,
        "rules": table.rulebook.version,
        "seats": table.seats,
        "variants": msgspec.json.encode(table.variants).decode(),
        "undo": table.undo_policy,
        "clock": msgspec.json.encode(clock).decode(),
        "seed": msgspec.json.encode(table.seed).decode(),
        "seed_sha256": seed_hash(table.seed or 0),
        "parent": None,
        "parent_n": None,
        "rematch_of": None,
        "base_n": None,
        "base_rules": None,
        "result": None,
        "digest": None,
    }


async def _keep(
    house: House,
    facts: Mapping[str, Any],
    rows: Sequence[Row],
    new_seats: Sequence[NewSeat],
    tokens: Sequence[str | None] = (),
    watch_hash: str = "",
) -> MadeTable:
    """Write a table down, with new secrets (or those of the table it is a rematch of), and set it going."""
    check_seats(new_seats)
    if len(new_seats) != facts["seats"]:
        raise refusal_of(BadSeats(f"{facts['seats']} != {len(new_seats)}"))
    table, now, watch = new_table_id(), Room.now(), new_token()
    made = [_made(at, seat, bool(tokens)) for at, seat in enumerate(new_seats)]
    sitting = [_seat_row(table, seat, made[at], tokens[at] if tokens else None) for at, seat in enumerate(new_seats)]
    whole = {**facts, "id": table, "created": now, "clock_from": now, "watch_hash": watch_hash or hashed(watch)}
    usual = {"by": "hand", "took": 0, "at": now}
    entries = [{**usual, "ref": f"start/{row['n']}", **row, "table_id": table} for row in rows]
    async with storing():
        await house.store.work(lambda c: insert_all(c, {tables: [whole], seats: sitting, moves: entries}))
    room = await house.open(table)
    async with room.lock:
        await room.kick()
    return MadeTable(table, made, watch)


def check_seats(new_seats: Sequence[NewSeat]) -> None:
    for seat in new_seats:
        if seat.kind == "bot" and seat.level not in LEVELS:
            raise Refusal("unknown-bot", level=(seat.level or "")[:40], levels=", ".join(LEVELS))


def _made(at: int, seat: NewSeat, held: bool) -> MadeSeat:
    """A token for my own seat, a link for somebody else's, nothing for a bot or a seat whose holder has a token."""
    if seat.kind == "bot" or held:
        return MadeSeat(at, None, None)
    return MadeSeat(at, new_token() if seat.mine else None, None if seat.mine else new_token())


def _seat_row(table: str, seat: NewSeat, made: MadeSeat, token_hash: str | None) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": made.seat,
        "kind": seat.kind,
        "level": seat.level if seat.kind == "bot" else None,
        "absent": seat.absent,
        "name": tidy(seat.name),
        "token_hash": hashed(made.token) if made.token else token_hash,
        "link_hash": hashed(made.link) if made.link else None,
        "away": False,
        "extra": 0,
        "standing": "{}",
        "notify": None,
    }
