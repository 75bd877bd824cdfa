"""Why a seat can't use a component now: everything that is lacking, with the ledger's rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from warren.games.wistar.cards import IDEA_PRICE
from warren.games.wistar.counts import count
from warren.games.wistar.farm import reach
from warren.games.wistar.goals import requirement, top_slot
from warren.games.wistar.inventions import AS_USUAL, allowed, discount_on, ignored_skills
from warren.games.wistar.language import CopyOnce, Play, Search, Solve, TakeDiscard, TakeMarket, Unlock
from warren.games.wistar.measures import Cheaper, Needs, Price
from warren.games.wistar.missions import (
    locks_shut,
    markers_for,
    markers_left,
    mission_discount,
    missions_in_reach,
    row_jokers,
    ways_to_solve,
)
from warren.games.wistar.payment import ways
from warren.games.wistar.pieces import (
    CARDS,
    GOALS,
    MISSION_OF,
    MISSIONS,
    OWN_NODES,
    POWERS,
    ROOM_OF,
    ROWS,
    SECTOR_OF,
    SPACES,
    SPACES_IN,
)
from warren.games.wistar.requirements import lacking, missing_skills
from warren.games.wistar.resolve import possible
from warren.games.wistar.state import COVERED, Player, Wistar
from warren.games.wistar.turn import active
from warren.games.wistar.wheel import bonus_possible
from warren.games.wistar.whynot_farm import FARM, asked_of, unfinished
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
    """Everything that keeps this seat from using a component now; nothing for what is never used."""
    explain = EXPLANATIONS.get(component)
    me = state.players[seat]
    if explain is None or _to_be_picked(state, me, component):
        return []
    return [*_whose_turn(state, me), *explain(state, me, component)]


def _to_be_picked(state: Wistar, me: Player, component: str) -> bool:
    """W-061: a card of the pairs this seat chooses from."""
    return asked_of(state, me) == "draft" and any(component in pair for pair in state.pairs)


def _whose_turn(state: Wistar, me: Player) -> Iterator[Reason]:
    if state.phase == "end":
        yield Reason("game-over", "W-264")
    elif state.phase == "draft":
        yield Reason("before-the-game", "W-061")
    elif state.phase == "turns" and active(state) is not me and state.asking != me.seat:
        yield Reason("not-your-turn", "W-078")


# --- inventions -----------------------------------------------------------------------------------------------------


def _card(state: Wistar, me: Player, card: str) -> Iterator[Reason]:
    asked = asked_of(state, me)
    if card in me.hand:
        if asked != "discard":
            yield from _hand_card(state, me, card)
    elif asked == "copy" and any(card in player.played for player in state.players):
        yield from _copied_card(state, me, card)
    elif card in me.played:
        yield from _played_card(state, me, card)
    elif card in state.markets[CARDS[card].deck].row:
        yield from _market_card(state, me, card)
    elif card not in me.looking and not (asked == "take-discard" and _may_take_back(state, card)):
        yield Reason("not-your-card", "W-024")


def _hand_card(state: Wistar, me: Player, card: str) -> Iterator[Reason]:
    node = state.by if asked_of(state, me) == "play" and isinstance(state.by, Play) else None
    if node is None:
        yield Reason("needs-play-effect", "W-156")
        node = AS_USUAL
    elif not allowed(node, card):
        yield Reason("not-asked-for", "W-395")
    if node.free:
        return
    printed = CARDS[card]
    missing = missing_skills(me, printed.needs) - ignored_skills(me, card, node.ignore_skill)
    yield from _skills(me, printed.needs, missing, me.joker - printed.cost.joker)
    yield from _needs(me, printed.needs)
    yield from _price(me, printed.cost, discount_on(me, card, node.discount), len(me.hand) - 1)


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
    """Each sort of thing of which the player has too few, and the mix that what is left over can't pay."""
    wood, metal = price.wood - cheaper.wood, price.metal - cheaper.metal
    cards = price.cards + price.basic_cards + price.advanced_cards
    spare = max(0, me.wood - wood) + max(0, me.metal - metal) + max(0, hand - cards)
    short = max(0, wood - me.wood) + max(0, metal - me.metal) + max(0, price.any - spare)
    if short <= cheaper.either:
        wood = metal = 0
    for what, n, have, rule in (
        ("wood", wood, me.wood, "W-165"),
        ("metal", metal, me.metal, "W-165"),
        ("move", price.move - cheaper.move, me.move, "W-166"),
        ("joker", price.joker, me.joker, "W-160"),
        ("vp", price.vp, me.vp, "W-023"),
        ("card", cards, hand, "W-206"),
    ):
        if n > have:
            yield Reason("lacks-price", rule, {"what": what, "n": n, "have": have})
    if price.any > spare and short > cheaper.either:
        yield Reason("lacks-mix", "W-022", {"n": price.any, "have": spare})


def _played_card(state: Wistar, me: Player, card: str) -> Iterator[Reason]:
    if CARDS[card].effect_type != "once":
        yield Reason("no-quick-action", "W-183")
        return
    yield from unfinished(state, me)
    if card in me.used:
        yield Reason("used-this-round", "W-243")
    if not possible(state, me, OWN_NODES[card]):
        yield Reason("no-result", "W-243")


def _copied_card(state: Wistar, me: Player, card: str) -> Iterator[Reason]:
    if CARDS[card].effect_type != "once":
        yield Reason("no-quick-action", "W-327")
    elif any(isinstance(node, CopyOnce) for node in OWN_NODES[card]):
        yield Reason("not-asked-for", "W-374")
    elif not possible(state, me, OWN_NODES[card]):
        yield Reason("no-result", "W-327")


def _market_card(state: Wistar, me: Player, card: str) -> Iterator[Reason]:
    asked, printed = asked_of(state, me), CARDS[card]
    if asked == "ideas":
        n, points = IDEA_PRICE[printed.deck], state.under_way[-1][1]
        if n > points:
            yield Reason("lacks-ideas", "W-110", {"n": n, "have": points})
    elif asked == "take-market" and isinstance(state.by, TakeMarket | Search):
        wanted = state.by.kind if isinstance(state.by, Search) else printed.kind
        if (state.by.deck, wanted) != (printed.deck, printed.kind):
            yield Reason("not-asked-for", "W-351")
    else:
        yield Reason("needs-idea-points", "W-111")


def _may_take_back(state: Wistar, card: str) -> bool:
    """W-360: whether the effect under way lets one take this card from its discard pile."""
    deck = CARDS[card].deck
    wanted = state.by.deck if isinstance(state.by, TakeDiscard) else None
    return wanted in ("any", deck) and card in state.decks[deck].discards


# --- the wheel ------------------------------------------------------------------------------------------------------


def _space(state: Wistar, me: Player, space: str) -> Iterator[Reason]:
    sector = SECTOR_OF[space]
    if asked_of(state, me) == "order" and space == state.leader:
        return
    if space not in SPACES_IN[state.scale][sector]:
        yield Reason("other-player-count", "W-037")
    yield from unfinished(state, me)
    if space == state.leader and state.bonus_left and active(state) is me:
        if not bonus_possible(state, me):
            yield Reason("no-result", "W-092")
        return
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
    node = state.by if asked_of(state, me) == "solve" and isinstance(state.by, Solve) else None
    if node is None:
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
    yield from _skills(me, row.needs, row_jokers(me, row, node.ignore_skill if node else 0), me.joker)
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
    printed, asked = POWERS[power], asked_of(state, me)
    if power in me.powers:
        yield Reason("power-open", "W-212")
    elif asked == "unlock" and isinstance(state.by, Unlock):
        if state.by.color not in ("any", printed.color):
            yield Reason("not-asked-for", "W-320")
        yield from _marker_price(me, power)
    elif asked == "marker":
        yield from _marker_on(me, power, state.solving)
    else:
        yield Reason("needs-mission", "W-214")
        cellar = any(MISSIONS[mission].kind == "cellar" for mission in missions_in_reach(state, me))
        if printed.color == "grey" and not cellar:
            yield Reason("grey-needs-cellar", "W-213")
        yield from _marker_price(me, power)


def _marker_on(me: Player, power: str, row: str) -> Iterator[Reason]:
    """Why this marker can't go to the row that is being solved."""
    if POWERS[power].color == "grey" and MISSIONS[MISSION_OF[row]].kind == "house":
        yield Reason("grey-needs-cellar", "W-213")
    if not ways_to_solve(me, ROWS[row], power):
        yield Reason("marker-price", "W-228")


def _marker_price(me: Player, power: str) -> Iterator[Reason]:
    if not ways(me, POWERS[power].unlock_price):
        yield Reason("marker-price", "W-228")


# --- goals ----------------------------------------------------------------------------------------------------------


def _goal(state: Wistar, me: Player, goal: str) -> Iterator[Reason]:
    if goal not in state.goals and goal not in me.private:
        if goal not in me.looking:
            yield Reason("not-your-goal", "W-313")
        return
    yield from unfinished(state, me)
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


EXPLANATIONS: Final[dict[str, Callable[[Wistar, Player, str], Iterator[Reason]]]] = {
    **dict.fromkeys(CARDS, _card),
    **dict.fromkeys(SPACES, _space),
    **dict.fromkeys(ROWS, _row),
    **dict.fromkeys(POWERS, _power),
    **dict.fromkeys(GOALS, _goal),
    **FARM,
}
"""Who explains which component."""
