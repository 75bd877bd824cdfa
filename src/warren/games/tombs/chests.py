"""Chapter "Chests": RT-132, RT-150..RT-155, and what cards do with chests."""

from __future__ import annotations

from typing import Final

from warren.games.tombs.carry import NO_KEY, Cause, carry_out
from warren.games.tombs.content import CHEST_NUMBERS, CHESTS, PLACE_IDS, SEAT_IDS
from warren.games.tombs.events import TOOK_CHEST, USED_CHEST
from warren.games.tombs.helpers import fire
from warren.games.tombs.state import NOTHING, Tombs
from warren.games.tombs.steps import FlipChest, TakeChest
from warren.table.choice import Choice, Flow, Option

USE: Final[tuple[Option, ...]] = tuple(("use", chest.id) for chest in CHESTS)
FLIP: Final[tuple[Option, ...]] = tuple(("flip", chest.id) for chest in CHESTS)
GIVE: Final[tuple[Option, ...]] = tuple(("give", chest.id) for chest in CHESTS)
FETCH: Final[tuple[Option, ...]] = tuple(("fetch", chest.id) for chest in CHESTS)
DECLINE: Final[Option] = ("decline",)


def of_each_kind(chests: list[int]) -> list[int]:
    """The first token of each kind, in order of the kinds: alike ones needn't be told apart."""
    kinds: dict[int, int] = {}
    for chest in chests:
        kinds.setdefault(CHESTS[chest].kind, chest)
    return [kinds[kind] for kind in sorted(kinds)]


def usable(state: Tombs, seat: int) -> list[Option]:
    """RT-150: chests may be used within one's own Remove paws action, but not during another chest."""
    chests = state.players[seat].chests
    if not chests or state.stage != "remove" or seat != state.active or state.chest_in_use != NOTHING:
        return []
    return [USE[chest] for chest in of_each_kind(chests)]


def use(state: Tombs, seat: int, option: Option) -> Flow[None]:
    """RT-151: carry out its effect, then turn it face down."""
    chest = CHEST_NUMBERS[str(option[1])]
    player = state.players[seat]
    state.chest_in_use = chest
    state.tell("chest_used", seat=SEAT_IDS[seat], chest=CHESTS[chest].id)
    yield from carry_out(state, seat, CHESTS[chest].steps, Cause(CHESTS[chest].id, NO_KEY))
    state.chest_in_use = NOTHING
    player.chests.remove(chest)
    player.used.append(chest)
    if USED_CHEST & player.watches:
        yield from fire(state, seat, USED_CHEST)


def take_from_place(state: Tombs, seat: int, place: int) -> None:
    """RT-132, RT-223: the chest of a place goes face up in front of a player. Whoever calls this fires TOOK_CHEST."""
    chest = state.chests[place]
    state.chests[place] = NOTHING
    state.players[seat].chests.append(chest)
    if state.log is not None:
        state.tell("chest_taken", seat=SEAT_IDS[seat], chest=CHESTS[chest].id, place=PLACE_IDS[place])


def take_chest(state: Tombs, seat: int, step: TakeChest, cause: Cause) -> Flow[bool]:
    """Draw chests from the supply, or fetch chests of one's choice out of the tomb; several are taken one by one."""
    for taken in range(step.count):
        if step.source == "supply":
            took = _draw(state, seat)
        else:
            took = yield from _fetch(state, seat, cause, step.count - taken)
        if not took:
            return taken > 0
        if TOOK_CHEST & state.players[seat].watches:
            yield from fire(state, seat, TOOK_CHEST)
    return True


def _draw(state: Tombs, seat: int) -> bool:
    """RT-155: from an empty supply nothing is drawn."""
    if not state.supply:
        return False
    chest = state.dice.take(state.supply)
    state.players[seat].chests.append(chest)
    state.tell("chest_drawn", seat=SEAT_IDS[seat], chest=CHESTS[chest].id)
    return True


def _fetch(state: Tombs, seat: int, cause: Cause, left: int) -> Flow[bool]:
    options = [FETCH[chest] for chest in state.chests if chest != NOTHING]
    if not options:
        return False
    option = yield Choice(seat, "fetch", [*options, DECLINE], (cause.source, left))
    if option == DECLINE:
        return False
    take_from_place(state, seat, state.chests.index(CHEST_NUMBERS[str(option[1])]))
    return True


def flip_chest(state: Tombs, seat: int, step: FlipChest, cause: Cause) -> Flow[bool]:
    """RT-153: turn used chests face up again."""
    player = state.players[seat]
    for flipped in range(step.count):
        options = [FLIP[chest] for chest in of_each_kind(player.used)]
        if not options:
            return flipped > 0
        option = yield Choice(seat, "flip", options, (cause.source,))
        chest = CHEST_NUMBERS[str(option[1])]
        player.used.remove(chest)
        player.chests.append(chest)
        state.tell("chest_flipped", seat=SEAT_IDS[seat], chest=CHESTS[chest].id)
    return True


def for_exchange(state: Tombs, seat: int) -> list[Option]:
    """RT-303: the chests a player could give back, used or not; never the one whose effect is under way."""
    player = state.players[seat]
    unused = [chest for chest in player.chests if chest != state.chest_in_use]
    return [GIVE[chest] for chest in of_each_kind(unused) + of_each_kind(player.used)]


def give_back(state: Tombs, seat: int, option: Option) -> None:
    """RT-155: a chest goes face down into the supply, which is shuffled."""
    chest = CHEST_NUMBERS[str(option[1])]
    player = state.players[seat]
    (player.chests if chest in player.chests else player.used).remove(chest)
    state.supply.append(chest)
    state.tell("chest_returned", seat=SEAT_IDS[seat], chest=CHESTS[chest].id)
