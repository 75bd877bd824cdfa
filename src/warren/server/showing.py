"""What each pair of eyes at a table is sent. Nothing hidden passes here: only views, questions and news of one seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from warren.server.changes import changes
from warren.server.connection import Connection
from warren.server.messages import (
    Asked,
    Chair,
    Chat,
    ClockRule,
    Line,
    News,
    People,
    Question,
    State,
    TableFacts,
    Told,
    encoder,
)
from warren.server.play import Logged, Row
from warren.table import Table, option_id, told_to, touches

if TYPE_CHECKING:
    from warren.server.room import Room


class Eyes:
    """One seat (None: the spectators): the view it has, and the connections that were sent it."""

    __slots__ = ("connections", "n", "seat", "view")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.connections: set[Connection] = set()
        self.view: dict[str, Any] = {}
        self.n = -1


def view_of(table: Table[Any], seat: int | None) -> dict[str, Any]:
    """The view as JSON would give it back, and safe from whatever happens to the state later."""
    view: dict[str, Any] = msgspec.to_builtins(table.view(seat))
    return view


def question_of(table: Table[Any], seat: int | None) -> Question | None:
    choice = table.choice
    if choice is None:
        return None
    if seat != choice.seat:
        return Question(choice.seat, choice.ask, None, None)
    options = [Asked(option_id(option), list(option), touches(option)) for option in choice.options]
    return Question(choice.seat, choice.ask, list(choice.about), options)


def news_of(entry: Logged, seat: int | None, over: bool) -> News:
    """An entry as a seat may know it: what was chosen only if it was its own choice, until the game is over."""
    choice = entry.choice if over or entry.seat == seat else None
    told = [Told(one.what, one.facts) for one in told_to(seat, entry.told)]
    return News(entry.n, entry.seat, entry.by, choice, entry.undo, told, entry.at)  # type: ignore[arg-type]


def facts_of(facts: Row) -> TableFacts:
    return TableFacts(
        facts["id"],
        facts["game"],
        facts["base_rules"] or facts["rules"],
        facts["seats"],
        msgspec.json.decode(facts["variants"]),
        facts["undo"],
        msgspec.json.decode(facts["clock"], type=ClockRule),
        facts["seed_sha256"],
        facts["created"],
        facts["parent"],
        facts["parent_n"],
    )


def chairs_of(room: Room) -> list[Chair]:
    online = {seat for seat, eyes in room.eyes.items() if eyes.connections} | room.elsewhere.keys()
    return [sitter.chair(sitter.seat in online) for sitter in room.sitters]


def state_of(
    room: Room, seat: int | None, news: Iterable[Logged], view: dict[str, Any], old: dict[str, Any] | None, since: int
) -> State:
    """The table for one seat: whole if `old` is None, else what has changed since that view."""
    play = room.play
    over = room.result is not None
    whole = old is None
    return State(
        n=play.n,
        seat=seat,
        since=None if whole else since,
        table=facts_of(room.facts) if whole else None,
        view=view if whole else None,
        changes=None if whole else changes(old, view),
        question=question_of(play.table, seat),
        news=[news_of(entry, seat, over) for entry in news],
        seats=chairs_of(room),
        clock=room.clock(),
        may_undo=play.may_undo(seat),
        done=(pause := room.paused(room.now())) is not None and pause.seat == seat,
        standing={} if seat is None else {ask: one.option for ask, one in room.sitters[seat].standing.items()},
        result=room.result,
        seed=msgspec.json.decode(room.facts["seed"]) if over else None,
        rematch=room.rematch,
        spectators=room.spectators,
        now=room.now(),
        run=room.run,
    )


def show(room: Room, entries: Sequence[Logged]) -> None:
    """Send everybody who watches what these entries have changed for them."""
    for eyes in room.eyes.values():
        if not eyes.connections:
            continue
        old, since = eyes.view, eyes.n
        eyes.view, eyes.n = view_of(room.play.table, eyes.seat), room.play.n
        news = [entry for entry in entries if entry.n > since]
        message = encoder.encode(state_of(room, eyes.seat, news, eyes.view, old, since)).decode()
        for connection in eyes.connections:
            connection.put(message)


def welcome(room: Room, connection: Connection, news: Sequence[Logged]) -> None:
    """Send the whole view to one who has just come, or who missed something; from now on it gets each change."""
    eyes = room.eyes.setdefault(connection.seat, Eyes(connection.seat))
    if eyes.n != room.play.n:
        eyes.view, eyes.n = view_of(room.play.table, eyes.seat), room.play.n
    connection.put(encoder.encode(state_of(room, eyes.seat, news, eyes.view, None, 0)).decode())
    eyes.connections.add(connection)


def show_people(room: Room) -> None:
    people = People(room.play.n, chairs_of(room), room.clock(), room.spectators, room.rematch)
    to_all(room, encoder.encode(people).decode())


def chat_of(room: Room, rows: Sequence[Row]) -> str:
    lines = [Line(row["i"], row["seat"], room.sitters[row["seat"]].name, row["text"], row["at"]) for row in rows]
    return encoder.encode(Chat(room.play.n, lines)).decode()


def to_all(room: Room, message: str) -> None:
    for eyes in room.eyes.values():
        for connection in eyes.connections:
            connection.put(message)
