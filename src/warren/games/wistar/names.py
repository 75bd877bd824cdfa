"""The names of components, and the facts printed on them, by component id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from warren.games.wistar import content
from warren.games.wistar.components import Component, MissionSpace, MouseSpace
from warren.games.wistar.wording import Writer

UNPRINTED: Final = frozenset(
    {"id", "number", "name", "text", "reveal_text", "source", "facts", "note", "public", "net"}
)
"""Fields that are names, texts, or remarks about the data."""


def _named() -> Iterator[Any]:
    """Every component whose names stand in the content."""
    table = content.board()
    yield from content.inventions().values()
    yield from content.mice().values()
    yield from (*table.farm.floors, *table.farm.rooms, *table.farm.edges)
    yield from (*table.skill_tokens.tokens, *table.heroes, *table.player_board.powers)
    yield from (*table.goals, *table.missions, *content.rows().values())


@cache
def names(lang: str) -> Mapping[str, str]:
    writer = Writer(lang)
    table = content.board()
    made: dict[str, str] = {named.component: getattr(named.name, lang) for named in _named()}
    for door in table.door_tokens:
        made[door.component] = writer.say("name-door-token")
    for number, sector in enumerate(table.wheel.sectors, 1):
        made[sector.component] = writer.say("name-sector-number", n=number)
    made |= _spaces(writer)
    for place in table.wheel.places:
        made[f"place:{place.place}"] = writer.say("name-place-of", action=writer.say(f"word-{place.action}"))
    made |= _in_rooms(writer, "mission", table.farm.mission_spaces, made)
    made |= _in_rooms(writer, "mouse", table.farm.mouse_spaces, made)
    return made


def _spaces(writer: Writer) -> dict[str, str]:
    """A space is called by its bonus; where other sectors have the same, by its sector as well."""
    sectors = content.board().wheel.sectors
    bonuses = {
        space.component: (number, " + ".join(map(writer.brief, space.bonus)))
        for number, sector in enumerate(sectors, 1)
        for side in sector.sides
        for space in side.spaces
    }
    sectors_with = Counter(bonus for _, bonus in set(bonuses.values()))
    return {
        space: writer.say("name-space-in" if sectors_with[bonus] > 1 else "name-space-with", sector=number, bonus=bonus)
        for space, (number, bonus) in bonuses.items()
    }


def _in_rooms(
    writer: Writer, kind: str, spaces: Sequence[MissionSpace | MouseSpace], names: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """Spaces are called after their room; where it has several they are numbered."""
    for space in spaces:
        mates = [mate for mate in spaces if mate.room == space.room]
        number = mates.index(space) + 1 if len(mates) > 1 else 0
        yield space.component, writer.say(f"name-{kind}-space-in", room=names[f"room:{space.room}"], number=number)


@cache
def catalogue() -> Mapping[str, dict[str, Any]]:
    """What is printed on each component as plain JSON: cost, icons, points and the effect's tree."""
    table = content.board()
    made = {component.component: _printed(component) for component in _named()}
    for card in content.inventions().values():
        made[card.component]["picture"] = list(content.pictures()[card.number])
    for component in _unnamed():
        made[component.component] = _printed(component)
    for mission in table.missions:
        made[mission.component]["rows"] = [row.component for row in mission.rows]
    for sector in table.wheel.sectors:
        for side, shown in zip(sector.sides, made[sector.component]["sides"], strict=True):
            shown["spaces"] = [space.component for space in side.spaces]
    made |= {f"place:{place.place}": {"action": place.action, "area": place.area} for place in table.wheel.places}
    made["board:player"] = {
        "rooms": table.player_board.rooms.starting,
        "underground": list(table.player_board.underground_tiles.vp),
        "beds": list(table.player_board.bed_tiles.vp),
        "powers": [power.component for power in table.player_board.powers],
    }
    return made


def _unnamed() -> Iterator[Component]:
    table = content.board()
    yield from (*table.door_tokens, *table.wheel.sectors, *content.spaces().values())
    yield from (*table.farm.mission_spaces, *table.farm.mouse_spaces)


def _printed(component: Struct) -> dict[str, Any]:
    fields = {name: getattr(component, name) for name in component.__struct_fields__ if name not in UNPRINTED}
    facts: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(fields))
    if "room" in facts:
        facts["room"] = f"room:{facts['room']}"
    if "rooms" in facts:
        facts["rooms"] = [f"room:{room}" for room in facts["rooms"]]
    return {name: value for name, value in facts.items() if value is not None}
