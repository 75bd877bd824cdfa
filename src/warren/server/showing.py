"""What each pair of eyes at a table is sent. Nothing hidden passes here: only views, questions and news of one seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from warren.server.changes import Change
from warren.server.connection import Connection
from warren.server.look import Look
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
from warren.table import Option, Table, option_id, told_to, touches

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


def question_of(table: Table[Any], seat: int | None) -> Question | None:
    choice = table.choice
    if choice is None:
        return None
    if seat != choice.seat:
        return Question(choice.seat, choice.ask, None, None)
    return Question(choice.seat, choice.ask, list(choice.about), [_asked(option) for option in choice.options])


@lru_cache(maxsize=1 << 14)
def _asked(option: Option) -> Asked:
    """The same options are offered again and again."""
    return Asked(option_id(option), list(option), touches(option))


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
    online = room.seats_here | room.elsewhere.seats
    return [sitter.chair(sitter.seat in online) for sitter in room.sitters]


class Scene:
    """A room at one moment, for all who watch it: what they are told alike is made once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.over = room.result is not None
        self.seed: str | int | None = msgspec.json.decode(room.facts["seed"]) if self.over else None
        self.chairs = chairs_of(room)
        self.clock = room.clock()
        self.now = room.now()
        self.paused = room.paused(self.now)

    def state(
        self,
        seat: int | None,
        news: Iterable[Logged],
        view: dict[str, Any] | None,
        changed: list[Change] | None = None,
        since: int | None = None,
    ) -> State:
        """The table for one seat: its whole view, or what has changed since it was sent one."""
        room, play = self.room, self.room.play
        return State(
            n=play.n,
            seat=seat,
            since=since,
            table=None if view is None else facts_of(room.facts),
            view=view,
            changes=changed,
            question=question_of(play.table, seat),
            news=[news_of(entry, seat, self.over) for entry in news],
            seats=self.chairs,
            clock=self.clock,
            may_undo=play.may_undo(seat),
            done=self.paused is not None and self.paused.seat == seat,
            standing={} if seat is None else {ask: one.option for ask, one in room.sitters[seat].standing.items()},
            result=room.result,
            seed=self.seed,
            rematch=room.rematch,
            spectators=room.spectators,
            now=self.now,
            run=room.run,
        )


def state_of(room: Room, seat: int | None, news: Iterable[Logged], view: dict[str, Any]) -> State:
    """The whole table for one seat."""
    return Scene(room).state(seat, news, view)


def show(room: Room, entries: Sequence[Logged]) -> None:
    """Send everybody who watches what these entries have changed for them."""
    if not room.watched:
        return
    scene, look = Scene(room), Look(room.play.table)
    for eyes in room.eyes.values():
        if not eyes.connections:
            continue
        since, eyes.n = eyes.n, room.play.n
        eyes.view, changed = look.since(eyes.view, eyes.seat)
        news = [entry for entry in entries if entry.n > since]
        message = encoder.encode(scene.state(eyes.seat, news, None, changed, since)).decode()
        for connection in eyes.connections:
            connection.put(message)


def welcome(room: Room, connection: Connection, news: Sequence[Logged]) -> None:
    """Send the whole view to one who has just come, or who missed something; from now on it gets each change."""
    eyes = room.eyes.setdefault(connection.seat, Eyes(connection.seat))
    if eyes.n != room.play.n:
        eyes.view, eyes.n = room.play.table.view(eyes.seat), room.play.n
    connection.put(encoder.encode(state_of(room, eyes.seat, news, eyes.view)).decode())
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
