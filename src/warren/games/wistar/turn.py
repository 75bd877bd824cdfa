"""A turn of the action phase (W-078..W-083, W-086, W-087): one step after another until the player ends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warren.games.wistar.alchemist import visit
from warren.games.wistar.burrow import enter
from warren.games.wistar.farm import place_tent
from warren.games.wistar.goals import claim
from warren.games.wistar.quick import buy, quick_actions, use_move, use_once
from warren.games.wistar.resolve import Step, settle
from warren.games.wistar.rounds import end_turn
from warren.games.wistar.state import Player, Wistar
from warren.games.wistar.wheel import (
    BONUS,
    MAIN,
    bonus_possible,
    do_action,
    do_bonus,
    free_spaces,
    has_result,
    main_action_at,
    place_leader,
    strength,
)
from warren.table import Flow, Option

HUT_OPTION: Final[Option] = ("hut",)
END: Final[Option] = ("end",)


def active(state: Wistar) -> Player:
    return state.players[state.order[state.at]]


def menu(state: Wistar, me: Player) -> list[Option]:
    """What the player may do now: the leader's actions, quick actions, and the end of the turn."""
    options: list[Option] = []
    if not state.leader:
        options += free_spaces(state, me)
        options.append(HUT_OPTION)
        options += quick_actions(state, me)
        return options
    if state.main_left:
        action = main_action_at(state, state.leader)
        if has_result(state, me, action):
            options.append(MAIN[action])
    if state.bonus_left and bonus_possible(state, me):
        options.append(BONUS[state.leader])
    options += quick_actions(state, me)
    options.append(END)
    return options


def take_step(state: Wistar) -> Flow[None]:
    """W-087, W-238: one action from its beginning to its end; then the player is asked again."""
    me = active(state)

    def offer() -> list[Option]:
        return menu(state, me)

    option = yield state.ask(me.seat, "turn", menu(state, me), renew=offer)
    step = STEPS[str(option[0])](state, me, option)
    if step is not None:
        yield from step
    if state.due:
        step = settle(state)
        if step is not None:
            yield from step


def _leader(state: Wistar, me: Player, option: Option) -> None:
    place_leader(state, me, str(option[1]))


def _main(state: Wistar, me: Player, option: Option) -> Step:
    state.main_left = False
    action = str(option[1])
    return do_action(state, me, action, strength(me, action), state.leader)


def _bonus(state: Wistar, me: Player, option: Option) -> Step:
    state.bonus_left = False
    return do_bonus(state, me)


def _claim(state: Wistar, me: Player, option: Option) -> None:
    claim(state, me, str(option[1]))


def _end(state: Wistar, me: Player, option: Option) -> None:
    end_turn(state)


STEPS: Final[dict[str, Callable[[Wistar, Player, Option], Step]]] = {
    "main": _main,
    "bonus": _bonus,
    "leader": _leader,
    "hut": lambda state, me, option: visit(state, me),
    "buy": lambda state, me, option: buy(state, me, str(option[1])),
    "shift": use_move,
    "use": lambda state, me, option: use_once(state, me, str(option[1])),
    "enter": enter,
    "tent": place_tent,
    "claim": _claim,
    "end": _end,
}
