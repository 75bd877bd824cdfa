"""How well a seat stands, in points (for computer players): what it has, and what its means will still bring."""

from __future__ import annotations

from typing import Final

from warren.games.wistar.counts import count, free_rooms
from warren.games.wistar.pieces import CARDS, GOALS
from warren.games.wistar.prospects import action_worth, farm, turn_worth
from warren.games.wistar.scoring import breakdown, final
from warren.games.wistar.state import HUT, OPEN, Player, Wistar
from warren.games.wistar.valuation import (
    ROUNDS,
    TURNS,
    WEIGHTS,
    beds,
    each_worth,
    early,
    future,
    growth,
    hand,
    in_play,
    jokers,
    rooms,
    stock,
    time_left,
)
from warren.games.wistar.worth import points, price_worth, worth

UNDER_WAY: Final = {
    "explore": 1.1,
    "ideas": 1.0,
    "play": 0.5,
    "solve": 0.8,
    "row": 2.0,
    "potion": 0.5,
    "shift": 0.3,
    "dig": 0.3,
    "build": 0.3,
    "take": 1.0,
    "open": 1.2,
    "go": 0.5,
    "reveal": 1.0,
    "action": 1.5,
    "hero": 4.0,
    "exchange": 0.2,
    "buy-joker": -1.5,
    "buy-current": -1.5,
    "pay": -1.0,
    "discard": -2.0,
}
"""What something under way is worth, for each that is left of it.

What is still to be paid counts for more than it costs: the bot compares positions half-way with those where the price
has been paid already.
"""
SCOUTS: Final = 4
"""So many workers in the farm reach what is there; more have no advantage over others elsewhere."""


def estimate(state: Wistar, seat: int) -> float:
    """Points so far, and what the rest is worth."""
    me = state.players[seat]
    lines = breakdown(state, me)
    if state.phase == "end":
        return float(sum(lines.values()))
    turns = turns_left(state, me)
    value = float(lines["track"] + lines["powers"] + lines["mice"] + lines["inventions"] + lines["current"])
    value += _burrow(me, turns)
    value += _tokens(me, turns)
    value += _workers(state, me, turns)
    value += _components(state, me, turns)
    value += hand(me, turns)
    value += _goals(state, me, turns)
    value += farm(state, me, turns)
    if state.phase == "turns" and state.order[state.at] == seat:
        value += _this_turn(state, me, turns)
    return value


def turns_left(state: Wistar, me: Player) -> int:
    """Turns after the present one: while it lasts nothing may seem better than to use it.

    Who ends a round and begins the next one must not seem to lose a turn by that, or would rather put the end off by
    any nonsense: the first turn of a round counts as gone when the second comes.
    """
    left = me.leaders - (_to_place(state) == me.seat)
    return (TURNS if left == TURNS - 1 else left) + TURNS * (ROUNDS - state.round)


def _to_place(state: Wistar) -> int | None:
    """Who places the next leader of this round: whose turn it is, and once that leader stands, who comes next.

    What an opponent's turn is worth must not seem to be gone only when it begins, or giving up the rest of the own turn
    would seem to hurt that opponent.
    """
    if state.phase != "turns":
        return None
    at = state.at + bool(state.leader)
    if at < len(state.order):
        return state.order[at]
    return state.order[0] if any(player.leaders for player in state.players) else None


def _burrow(me: Player, turns: int) -> float:
    """Beds and rooms; a free room or two are welcome to beds and mice."""
    free = WEIGHTS["free_room"] * min(2, max(0, free_rooms(me)))
    return beds(me.beds, turns) + rooms(me.dug, turns) + early(turns) * free


def _tokens(me: Player, turns: int) -> float:
    """Wood, metal and so on: what they buy is worth more than they are, or nobody would spend them."""
    value = sum(stock(getattr(me, what), each_worth(what, turns)) for what in ("wood", "metal", "move"))
    return value + jokers(me.joker, turns) + WEIGHTS["current"] * time_left(turns) * (me.current > 0)


def _workers(state: Wistar, me: Player, turns: int) -> float:
    """In each turn to come one of the stronger areas is used; rooms and beds that may be had soon count already.

    The farm is the best of the three: ideas and finds need nothing but workers, while what one turn gathers in the
    forest or the burrow has yet to be spent by another, and missions with their markers are the best way to points.
    """
    best = sorted(me.workers.values(), reverse=True)
    each = WEIGHTS["first"] * best[0] + WEIGHTS["second"] * best[1] + WEIGHTS["third"] * best[2]
    each += WEIGHTS["scout"] * min(SCOUTS, me.workers["farm"])
    value = turns * (each + WEIGHTS["entrance"] * me.entrance)
    if turns:
        soon = sorted(action_worth(state, me, action, turns) for action in ("dig_rooms", "build_beds"))
        value += WEIGHTS["soon"] * soon[1] + (WEIGHTS["then"] * soon[0] if turns > 1 else 0.0)
    return value


def _components(state: Wistar, me: Player, turns: int) -> float:
    """Incomes, 1x effects, permanent and final effects of what lies in the play area, and its icons."""
    rounds = ROUNDS - state.round
    fraction = turns / (TURNS * ROUNDS)
    value = 0.0
    for component in (*me.played, *me.mice, *me.powers):
        income, once, standing = future(component)
        value += WEIGHTS["income"] * income * rounds + WEIGHTS["standing"] * standing * fraction
        if once:
            value += WEIGHTS["once"] * once * (rounds + (component not in me.used and turns > 0))
    for card in me.played:
        if CARDS[card].effect_type == "final":
            value += final(state, me, card) + WEIGHTS["growth"] * growth(card) * fraction
    icons = sum(min(n, 4) for n in me.icons.values())
    return value + WEIGHTS["icon"] * icons * time_left(turns)


def _goals(state: Wistar, me: Player, turns: int) -> float:
    """Claimed goals are points already; near ones count by how near they are, as long as there is a turn to claim in.

    One that may be claimed must be worth less than its points, or it would be kept for later until it is too late.
    """
    mine = state.phase == "turns" and state.order[state.at] == me.seat
    if not me.discs or not (turns or mine):
        return 0.0
    found = []
    for goal in (*state.goals, *me.private):
        slots = state.slots[goal]
        if OPEN in slots and me.seat not in slots:
            printed = GOALS[goal]
            needed = printed.slots[slots.index(OPEN)]
            have = count(state, me, printed.count)
            bonus = worth(printed.bonus)
            if have >= needed:
                found.append(WEIGHTS["goal"] * points(printed.bonus))
            elif turns:
                found.append(WEIGHTS["near_goal"] * bonus * (have / needed) ** 2 * time_left(turns))
    found.sort(reverse=True)
    return sum(found[: me.discs])


def _this_turn(state: Wistar, me: Player, turns: int) -> float:
    """What the leader just placed may still do, and what is under way."""
    value = 0.0
    if state.leader and state.leader != HUT:
        value += turn_worth(state, me, turns)
    for what, left in state.under_way:
        value += UNDER_WAY.get(what, 0.0) * left
    if state.playing:
        value += in_play(state.playing, turns) - price_worth(CARDS[state.playing].cost)
    return value
