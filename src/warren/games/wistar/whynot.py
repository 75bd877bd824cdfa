"""Why a seat can't use a component now: everything that is lacking, with the ledger's rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from warren.games.wistar.counts import count, free_rooms, has_cheese
from warren.games.wistar.farm import TENTS, doors_in_reach, reach, reachable, steps
from warren.games.wistar.goals import requirement, top_slot
from warren.games.wistar.inventions import discount_on, ignored_skills
from warren.games.wistar.measures import Cheaper, Needs, Price
from warren.games.wistar.missions import locks_shut, markers_for, markers_left, mission_discount, row_jokers
from warren.games.wistar.payment import ways
from warren.games.wistar.pieces import (
    CARDS,
    CHEESE_ROOM,
    GOALS,
    MICE,
    MISSION_OF,
    MISSIONS,
    OUTSIDE,
    OWN_NODES,
    POWERS,
    ROOM_OF,
    ROWS,
    SECTOR_OF,
    SPACES_IN,
)
from warren.games.wistar.requirements import lacking, missing_skills
from warren.games.wistar.resolve import possible
from warren.games.wistar.state import COVERED, Player, Wistar
from warren.games.wistar.turn import active
from warren.table import Reason

RULES_OF_NEEDS: Final = {
    "energy": "W-418",
    "kinds": "W-167",
    "effects": "W-167",
    "current": "W-170",
    "mice": "W-171",
    "rooms_dug": "W-172",
    "beds": "W-172",
    "doors": "W-172",
}


def why_not(state: Wistar, seat: int, component: str) -> list[Reason]:
    """Everything that keeps this seat from using a component now."""
    kind = component.split(":", 1)[0]
    explain = EXPLANATIONS.get(kind)
    if explain is None:
        return []
    me = state.players[seat]
    return [*_whose_turn(state, me), *explain(state, me, component)]


def _whose_turn(state: Wistar, me: Player) -> Iterator[Reason]:
    if state.phase == "end":
        yield Reason("game-over", "W-264")
    elif state.phase == "draft":
        yield Reason("before-the-game", "W-061")
    elif state.phase == "turns" and active(state) is not me:
        yield Reason("not-your-turn", "W-078")


def _doing(state: Wistar, *what: str) -> bool:
    """Whether one of these is being done right now."""
    return bool(state.under_way) and state.under_way[-1][0] in what


# --- inventions -----------------------------------------------------------------------------------------------------


def _card(state: Wistar, me: Player, card: str) -> Iterator[Reason]:
    if card in me.hand:
        yield from _hand_card(state, me, card)
    elif card in me.played:
        yield from _played_card(state, me, card)
    elif card in state.markets[CARDS[card].deck].row:
        if not _doing(state, "ideas"):
            yield Reason("needs-idea-points", "W-111")
    else:
        yield Reason("not-your-card", "W-024")


def _hand_card(state: Wistar, me: Player, card: str) -> Iterator[Reason]:
    printed = CARDS[card]
    if not _doing(state, "play"):
        yield Reason("needs-play-effect", "W-156")
    missing = missing_skills(me, printed.needs) - ignored_skills(me, card)
    yield from _skills(me, printed.needs, missing, me.joker)
    yield from _needs(me, printed.needs)
    yield from _price(me, printed.cost, discount_on(me, card), len(me.hand) - 1)


def _skills(me: Player, needs: Needs, missing: int, jokers: int) -> Iterator[Reason]:
    """Each skill of which there are too few icons, unless jokers and ignored icons make up for all."""
    if missing <= jokers:
        return
    for skill, n in needs.skills.items():
        if me.icons[skill] < n:
            yield Reason("lacks-skill", "W-168", {"skill": skill, "n": n, "have": me.icons[skill], "jokers": jokers})


def _needs(me: Player, needs: Needs) -> Iterator[Reason]:
    for what, kind, n, have in lacking(me, needs):
        yield Reason(f"lacks-{what.replace('_', '-')}", RULES_OF_NEEDS[what], {"kind": kind, "n": n, "have": have})


def _price(me: Player, price: Price, cheaper: Cheaper, hand: int) -> Iterator[Reason]:
    """What of a price the player can't pay; where a mix is to be paid, the mix as a whole."""
    if ways(me, price, cheaper, hand):
        return
    found = False
    for what, have, rule in (
        ("wood", me.wood, "W-165"),
        ("metal", me.metal, "W-165"),
        ("move", me.move, "W-166"),
        ("joker", me.joker, "W-160"),
        ("vp", me.vp, "W-023"),
    ):
        n = getattr(price, what) - getattr(cheaper, what, 0)
        if n > have:
            found = True
            facts: dict[str, str | int] = {"what": what, "n": n, "have": have}
            yield Reason("lacks-price", rule, facts)
    if not found:
        total = price.wood + price.metal + price.any + price.cards + price.basic_cards + price.advanced_cards
        yield Reason("lacks-mix", "W-022", {"n": total, "have": me.wood + me.metal + hand})


def _played_card(state: Wistar, me: Player, card: str) -> Iterator[Reason]:
    if CARDS[card].effect_type != "once":
        yield Reason("no-quick-action", "W-183")
        return
    if card in me.used:
        yield Reason("used-this-round", "W-243")
    if not possible(state, me, OWN_NODES[card]):
        yield Reason("no-result", "W-243")


# --- the wheel ------------------------------------------------------------------------------------------------------


def _space(state: Wistar, me: Player, space: str) -> Iterator[Reason]:
    sector = SECTOR_OF[space]
    if space not in SPACES_IN[state.scale][sector]:
        yield Reason("other-player-count", "W-037")
    yield from _leader(state, me)
    if space in state.leaders:
        yield Reason("space-taken", "W-084", {"seat": f"seat:{state.leaders[space]}"})
    if any(SECTOR_OF[taken] == sector for taken, seat in state.leaders.items() if seat == me.seat):
        yield Reason("leader-in-sector", "W-085", {"sector": sector})


def _leader(state: Wistar, me: Player) -> Iterator[Reason]:
    if active(state) is me and state.leader:
        yield Reason("leader-placed", "W-078")
    if not me.leaders:
        yield Reason("no-leader-left", "W-080")


# --- missions and powers --------------------------------------------------------------------------------------------


def _row(state: Wistar, me: Player, component: str) -> Iterator[Reason]:
    row, mission = ROWS[component], MISSION_OF[component]
    if not _doing(state, "solve", "row"):
        yield Reason("needs-solve-effect", "W-157")
    space = next((space for space, card in state.missions.items() if card == mission), None)
    if space is None:
        yield Reason("mission-face-down", "W-199")
    elif ROOM_OF[space] not in reach(me):
        yield Reason("mission-out-of-reach", "W-200", {"room": ROOM_OF[space]})
    if component in state.rows:
        yield Reason("row-taken", "W-205", {"seat": f"seat:{state.rows[component]}"})
    for lock in locks_shut(state, mission, row):
        yield Reason("lock-shut", "W-207", {"lock": lock})
    missing = row_jokers(me, row, 0)
    yield from _skills(me, row.needs, missing, me.joker)
    yield from _needs(me, row.needs)
    yield from _price(me, row.cost, mission_discount(me), len(me.hand))
    yield from _marker(me, mission, component)


def _marker(me: Player, mission: str, component: str) -> Iterator[Reason]:
    kind = MISSIONS[mission].kind
    if not markers_left(me, "brown" if kind == "house" else "any"):
        yield Reason("no-marker-fits", "W-211" if kind == "cellar" else "W-213")
    elif ways(me, ROWS[component].cost, mission_discount(me)) and not markers_for(me, mission, ROWS[component]):
        yield Reason("marker-price", "W-228")


def _power(state: Wistar, me: Player, power: str) -> Iterator[Reason]:
    printed = POWERS[power]
    if power in me.powers:
        yield Reason("power-open", "W-212")
        return
    if not _doing(state, "row"):
        yield Reason("needs-mission", "W-214")
    if printed.color == "grey":
        yield Reason("grey-needs-cellar", "W-213")
    if not ways(me, printed.unlock_price):
        yield Reason("marker-price", "W-228")


# --- goals ----------------------------------------------------------------------------------------------------------


def _goal(state: Wistar, me: Player, goal: str) -> Iterator[Reason]:
    if goal not in state.goals and goal not in me.private:
        yield Reason("not-your-goal", "W-313")
        return
    if me.seat in state.slots[goal]:
        yield Reason("goal-claimed", "W-255")
    if not me.discs:
        yield Reason("no-disc-left", "W-260")
    slot = top_slot(state, goal)
    if slot is None:
        covered = COVERED in state.slots[goal]
        yield Reason("no-slot-left", "W-256" if covered else "W-254")
        return
    have, needed = count(state, me, GOALS[goal].count), requirement(goal, slot)
    if have < needed:
        yield Reason("goal-not-met", "W-252", {"n": needed, "have": have})


# --- the farm -------------------------------------------------------------------------------------------------------


def _exploring(state: Wistar, *asks: str) -> Iterator[Reason]:
    if not _doing(state, "explore", *asks):
        yield Reason("needs-explore-point", "W-118")


def _passage(state: Wistar, me: Player, passage: str) -> Iterator[Reason]:
    if passage not in state.closed:
        yield Reason("passage-open", "W-124")
        return
    yield from _exploring(state, "open")
    if ("open", passage) not in doors_in_reach(state, me):
        yield Reason("door-out-of-reach", "W-121")


def _room(state: Wistar, me: Player, room: str) -> Iterator[Reason]:
    if room == me.explorer:
        yield from _tent(me, room)
        return
    yield from _exploring(state, "go")
    if room != OUTSIDE and room not in reachable(state, me):
        yield Reason("no-open-way", "W-125")
    elif ("go", room) not in steps(state, me):
        yield Reason("not-next-room", "W-125")


def _tent(me: Player, room: str) -> Iterator[Reason]:
    if room == OUTSIDE:
        yield Reason("no-tent-outside", "W-249")
    if room in me.tents:
        yield Reason("tent-there", "W-247")
    if len(me.tents) >= TENTS:
        yield Reason("no-tent-left", "W-248")


def _mission_space(state: Wistar, me: Player, space: str) -> Iterator[Reason]:
    if state.missions.get(space):
        yield Reason("mission-face-up", "W-129")
        return
    yield from _exploring(state, "reveal")
    if ROOM_OF[space] not in reach(me):
        yield Reason("mission-out-of-reach", "W-128", {"room": ROOM_OF[space]})


def _mouse_space(state: Wistar, me: Player, space: str) -> Iterator[Reason]:
    if space not in state.mouse_spaces:
        yield Reason("no-mouse-there", "W-130")
        return
    yield from _exploring(state, "take")
    if ROOM_OF[space] not in reach(me):
        yield Reason("mouse-out-of-reach", "W-130", {"room": ROOM_OF[space]})
    yield from _free_room(me)


def _free_room(me: Player) -> Iterator[Reason]:
    if free_rooms(me) <= 0:
        yield Reason("no-free-room", "W-131")


def _mouse(state: Wistar, me: Player, mouse: str) -> Iterator[Reason]:
    if mouse in me.mice:
        yield Reason("mouse-lives-here", "W-138")
    elif mouse == state.round_mouse:
        if not _doing(state, "take"):
            yield Reason("needs-round-mouse-effect", "W-153")
        yield from _free_room(me)
    elif mouse in state.cheese:
        yield from _cheese(state, me, mouse)
    else:
        yield Reason("not-your-mouse", "W-130")


def _cheese(state: Wistar, me: Player, mouse: str) -> Iterator[Reason]:
    yield from _exploring(state, "take")
    if CHEESE_ROOM not in reach(me):
        yield Reason("cheese-out-of-reach", "W-132", {"room": CHEESE_ROOM})
    if mouse != state.cheese[0]:
        yield Reason("cheese-below", "W-132")
    if has_cheese(me):
        yield Reason("has-cheese", "W-133", {"mouse": next(tile for tile in me.mice if MICE[tile].cheese)})
    yield from _free_room(me)


EXPLANATIONS: Final[dict[str, Callable[[Wistar, Player, str], Iterator[Reason]]]] = {
    "card": _card,
    "space": _space,
    "row": _row,
    "power": _power,
    "goal": _goal,
    "passage": _passage,
    "room": _room,
    "mission-space": _mission_space,
    "mouse-space": _mouse_space,
    "mouse": _mouse,
}
