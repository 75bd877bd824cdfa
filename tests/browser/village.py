"""Tables of Above and Below at chosen moments, and who sits at them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import warren
from tests.browser.conftest import House, Visit
from tests.browser.person import Person
from tests.server.harness import Message
from warren.bots import bot, decide
from warren.games.above_below.setup import VARIANTS
from warren.table import Table

MODULES: Final = {name: True for name, variant in VARIANTS.items() if variant.module}
NAMES: Final = ("Mira", "Otto", "Jon", "Ada")
EXPLORES: Final = ("explore",)
TRADES: Final = ("sell", "ask-me", "offer", "counter", "explore")

Wanted = Callable[[Table[Any]], bool]


class Moment(NamedTuple):
    record: Message
    seat: int


@cache
def asked(ask: str) -> Wanted:
    """That question."""
    return lambda table: table.choice is not None and table.choice.ask == ask


def another_offer(table: Table[Any]) -> bool:
    """For an item whose owner has declined one offer and named another price."""
    assert table.choice
    return table.choice.ask == "price" and bool(table.view(table.choice.seat)["turn"]["counters"])


def last_round(table: Table[Any]) -> bool:
    """A turn in which villages have grown."""
    assert table.choice
    return table.choice.ask == "turn" and table.view(table.choice.seat)["round"] == 7


def over(table: Table[Any]) -> bool:
    return table.choice is None


@cache
def moment(wanted: Wanted, seats: int, seed: int, likes: tuple[str, ...] = EXPLORES, modules: bool = True) -> Moment:
    """When this has come at a table of bots, who do what they like whenever they may."""
    table = warren.new_table("above_below", seats=seats, seed=seed, variants=MODULES if modules else {})
    player = bot("greedy")
    while table.choice and not wanted(table):
        liked = [option for head in likes for option in table.choice.options if option[0] == head]
        table.choose(liked[0] if liked else decide(player, table))
    assert wanted(table), "that never comes"
    return Moment(json.loads(table.record().to_json()), table.choice.seat if table.choice else 0)


def laid(house: House, record: Message) -> Message:
    body = {"record": record, "seats": [{"name": name, "mine": True} for name in NAMES[: record["seats"]]]}
    answer = house.post("/api/records", body)
    assert answer.status_code == 200, answer.text
    made: Message = answer.json()
    return made


def sit(visit: Visit, house: House, made: Message, seat: int | None, **more: Any) -> Person:
    """Somebody at this table with one seat, or a spectator."""
    keys = [key for key in house.keys_of(made, "above_below") if key["seat"] == seat]
    if seat is None:
        keys = [{"table": made["table"], "game": "above_below", "watch": made["watch"], "links": [],
                 "seat": None, "token": made["watch"]}]  # fmt: skip
    return visit(house, *keys, **more)
