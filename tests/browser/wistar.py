"""Tables of Rats of Wistar at chosen moments, and a way to play on."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import warren
from tests.browser.conftest import House, Visit
from tests.browser.person import Options, Person
from tests.server.harness import Message
from warren.bots import bot, decide
from warren.table import Table

SOMEBODY: Final = ("Mira", "Otto", "Jon", "Ada")

Wanted = Callable[[Table[Any]], bool]


class Moment(NamedTuple):
    record: Message
    seat: int


@cache
def moment(wanted: Wanted, seats: int, seed: int, level: str = "random") -> Moment:
    """When somebody at a table of bots is asked what is wanted."""
    table = warren.new_table("wistar", seats=seats, seed=seed)
    player = bot(level)
    while table.choice and not wanted(table):
        table.choose(decide(player, table))
    assert table.choice, "nobody is ever asked that"
    return Moment(json.loads(table.record().to_json()), table.choice.seat)


def asked(ask: str, since: int = 1) -> Wanted:
    """That question, in that round or later."""
    return _asked(ask, since)


@cache
def _asked(ask: str, since: int) -> Wanted:
    def wanted(table: Table[Any]) -> bool:
        assert table.choice
        return table.choice.ask == ask and table.view(table.choice.seat)["round"] >= since

    return wanted


def in_the_middle(table: Table[Any]) -> bool:
    """A turn of somebody who holds cards and has played some."""
    assert table.choice
    seat = table.choice.seat
    view = table.view(seat)
    mine = view["players"][seat]
    return table.choice.ask == "turn" and view["round"] >= 3 and len(mine["hand"]) > 1 and len(mine["played"]) > 1


def sits(house: House, visit: Visit, at: Moment, **more: Any) -> Person:
    """Who is asked at a moment opens the table there."""
    seats = [{"name": SOMEBODY[i], "mine": True} for i in range(at.record["seats"])]
    answer = house.post("/api/records", {"record": at.record, "seats": seats})
    assert answer.status_code == 200, answer.text
    made = answer.json()
    keys = [key for key in house.keys_of(made, "wistar") if key["seat"] == at.seat]
    person = visit(house, *keys, **more)
    person.go(f"/table/{made['table']}")
    person.sits_down()
    person.await_turn()
    return person


def plainly(options: Options) -> str:
    """A way to play that asks little: a leader, its two actions, as little of each as may be, the next turn."""
    for wish in ("main/", "bonus/", "leader/", "stop", "decline", "end", "hut"):
        for option in options:
            if option.startswith(wish):
                return option
    return options[0]
