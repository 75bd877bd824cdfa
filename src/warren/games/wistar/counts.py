"""Counts and conditions (ops.md 5): numbers to look up in a play area."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from warren.games.wistar.measures import AREAS, SKILLS, CardFilter, Cond, Count
from warren.games.wistar.pieces import CARDS, MICE, OUTSIDE, POWERS
from warren.games.wistar.state import HUT, Player, Wistar
from warren.games.wistar.triggers import shows


def count(state: Wistar, me: Player, what: Count) -> int:
    return COUNTS[what.what](state, me, what)


def free_rooms(me: Player) -> int:
    """W-101, W-109: rooms without a bed or a mouse."""
    return me.rooms - me.beds_in - len(me.mice)


def mice_of(me: Player, kind: str) -> int:
    """W-134, W-419: mice in the rooms; cheese is a cellar mouse."""
    if kind == "any":
        return len(me.mice)
    return sum(1 for mouse in me.mice if MICE[mouse].kind == kind)


def has_cheese(me: Player) -> bool:
    return any(MICE[mouse].cheese for mouse in me.mice)


def skill_icons(me: Player) -> int:
    """All skill icons; energy is none."""
    icons = me.icons
    return sum(icons[skill] for skill in SKILLS)


def _tokens(state: Wistar, me: Player, what: Count) -> int:
    assert what.tokens is not None
    tokens: int = getattr(me, what.tokens)
    return tokens


def _skill(state: Wistar, me: Player, what: Count) -> int:
    return skill_icons(me) if what.skill == "any" else me.icons[str(what.skill)]


def _cards(state: Wistar, me: Player, what: Count) -> int:
    filters = what.cards
    assert filters is not None
    return len(me.played) if filters == EVERY_CARD else _cards_like(me, filters)


EVERY_CARD: Final = CardFilter()


def _cards_like(me: Player, filters: CardFilter) -> int:
    plain = [name for name in (filters.deck, filters.kind, filters.effect) if name is not None]
    if len(plain) == 1 and filters.has_skill is None:
        return me.tally.get(plain[0], 0)
    cards = (CARDS[card] for card in me.played)
    return sum(1 for card in cards if shows(card, filters.deck, filters.kind, filters.effect, filters.has_skill))


def _hand(state: Wistar, me: Player, what: Count) -> int:
    return cards_in_hand(me, str(what.hand))


def cards_in_hand(me: Player, deck: str) -> int:
    if deck == "any":
        return len(me.hand)
    return sum(1 for card in me.hand if CARDS[card].deck == deck)


def _markers(state: Wistar, me: Player, what: Count) -> int:
    if what.markers == "missions":
        return me.markers
    if what.markers == "any":
        return len(me.powers)
    return sum(1 for power in me.powers if POWERS[power].color == what.markers)


def _workers(state: Wistar, me: Player, what: Count) -> int:
    if what.workers == "entrance":
        return me.entrance
    if what.workers == "board":
        return sum(me.workers[area] for area in AREAS)
    return me.workers[str(what.workers)]


def _sets(state: Wistar, me: Player, what: Count) -> int:
    return min(count(state, me, part) for part in what.sets or ())


def _sum(state: Wistar, me: Player, what: Count) -> int:
    return sum(count(state, me, part) for part in what.sum or ())


def _each(state: Wistar, me: Player, what: Count) -> int:
    assert what.of is not None
    assert what.each is not None
    return count(state, me, what.of) // what.each


COUNTS: Final[dict[str, Callable[[Wistar, Player, Count], int]]] = {
    "tokens": _tokens,
    "skill": _skill,
    "energy": lambda state, me, what: me.icons["energy"],
    "cards": _cards,
    "hand": _hand,
    "mice": lambda state, me, what: mice_of(me, str(what.mice)),
    "cheese": lambda state, me, what: int(has_cheese(me)),
    "beds": lambda state, me, what: me.beds,
    "rooms_dug": lambda state, me, what: me.dug,
    "free_rooms": lambda state, me, what: free_rooms(me),
    "doors": lambda state, me, what: len(me.doors),
    "markers": _markers,
    "goals": lambda state, me, what: len(me.claimed),
    "tents": lambda state, me, what: len(me.tents),
    "heroes": lambda state, me, what: len(me.heroes),
    "workers": _workers,
    "leaders": lambda state, me, what: state.hut.count(me.seat),
    "current": lambda state, me, what: me.current,
    "vp": lambda state, me, what: me.vp,
    "sets": _sets,
    "sum": _sum,
    "each": _each,
}


def holds(state: Wistar, me: Player, cond: Cond) -> bool:
    """Whether a condition is true for a player now."""
    return CONDITIONS[cond.what](state, me, cond)


def _place_name(room: str) -> str:
    return "outside" if room == OUTSIDE else room.split(":")[1]


CONDITIONS: Final[dict[str, Callable[[Wistar, Player, Any], bool]]] = {
    "current": lambda state, me, cond: me.current >= cond.current,
    "at_least": lambda state, me, cond: count(state, me, cond.of) >= cond.at_least,
    "at_most": lambda state, me, cond: count(state, me, cond.of) <= cond.at_most,
    "round": lambda state, me, cond: state.round == cond.round,
    "leader_on_wheel": lambda state, me, cond: state.leader not in ("", HUT),
    "explorer_in": lambda state, me, cond: _place_name(me.explorer) in cond.explorer_in,
    "all": lambda state, me, cond: all(holds(state, me, part) for part in cond.all),
    "any": lambda state, me, cond: any(holds(state, me, part) for part in cond.any),
    "negated": lambda state, me, cond: not holds(state, me, cond.negated),
}
