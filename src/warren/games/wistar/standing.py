"""Permanent effects (W-186): what a player's standing components amount to, found anew when one comes or goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warren.games.wistar.effect_types import Boost, Discount, ExtraRoom, IgnoreSkill, Immune, MovePower, SetPrice, When
from warren.games.wistar.pieces import BOARD, EFFECTS
from warren.games.wistar.state import Player

BED_PRICE: Final = BOARD.player_board.bed_tiles.price.wood
DIG_PRICE: Final = BOARD.player_board.underground_tiles.price.metal
FIRST_ROOMS: Final = BOARD.player_board.rooms.starting


def comes(me: Player, component: str) -> None:
    """A component enters the play area: its permanent effect, if it has one, works from now on."""
    effect = EFFECTS[component]
    if effect is not None and effect.type == "permanent":
        me.standing.append(component)
        derive(me)


def goes(me: Player, component: str) -> None:
    """A component leaves the play area, and its permanent effect with it."""
    if component in me.standing:
        me.standing.remove(component)
        derive(me)


def discounts(me: Player, target: str) -> Iterator[Discount]:
    """The standing discounts on playing cards or on missions."""
    for node in _nodes(me, f"{target}-cheaper"):
        if isinstance(node, Discount) and node.target == target:
            yield node


def ignoring(me: Player, target: str) -> Iterator[IgnoreSkill]:
    """What lets the player ignore required icons of cards or of missions."""
    for node in _nodes(me, f"{target}-ignore"):
        if isinstance(node, IgnoreSkill) and node.target == target:
            yield node


def _nodes(me: Player, key: str) -> Iterator[object]:
    for component in me.watch.get(key, ()):
        effect = EFFECTS[component]
        assert effect is not None
        yield from effect.do


def derive(me: Player) -> None:
    """Everything the standing components say: prices, rooms, discounts, and who waits for which event."""
    _without_any(me)
    watch: dict[str, list[str]] = {}
    bed_cheaper = dig_cheaper = 0
    for component in me.standing:
        effect = EFFECTS[component]
        assert effect is not None
        for node in effect.do:
            match node:
                case When():
                    _note(watch, node.event, component)
                case Discount(target="bed"):
                    bed_cheaper += node.wood
                case Discount(target="dig"):
                    dig_cheaper += node.metal
                case Discount(target="bed_action"):
                    me.bed_off += node.wood
                case Discount(target="dig_action"):
                    me.dig_off += node.metal
                case Discount():
                    _note(watch, f"{node.target}-cheaper", component)
                case IgnoreSkill():
                    _note(watch, f"{node.target}-ignore", component)
                case SetPrice(target="bed"):
                    me.bed_price = min(me.bed_price, node.wood)
                case SetPrice():
                    me.dig_price = min(me.dig_price, node.metal)
                case ExtraRoom():
                    me.rooms += node.n
                case Boost():
                    me.boost[node.action] = me.boost.get(node.action, 0) + node.n
                case MovePower():
                    me.move_power = max(me.move_power, node.n)
                case Immune():
                    me.immune = True
    me.bed_price = max(0, me.bed_price - bed_cheaper)
    me.dig_price = max(0, me.dig_price - dig_cheaper)
    me.watch = {event: tuple(components) for event, components in watch.items()}


def _without_any(me: Player) -> None:
    """As it is without any standing component."""
    me.rooms = FIRST_ROOMS + me.dug
    me.bed_price, me.dig_price = BED_PRICE, DIG_PRICE
    me.bed_off = me.dig_off = 0
    me.boost = {}
    me.move_power = 1
    me.immune = False


def _note(watch: dict[str, list[str]], event: str, component: str) -> None:
    components = watch.setdefault(event, [])
    if component not in components:
        components.append(component)
