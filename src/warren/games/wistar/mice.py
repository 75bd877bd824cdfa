"""Mouse tiles and cheese in a player's rooms (W-130..W-146, W-153..W-155, W-422)."""

from __future__ import annotations

from warren.games.wistar.pieces import EFFECTS, MICE
from warren.games.wistar.standing import comes, goes
from warren.games.wistar.state import OWN, SEATS, Player, Wistar
from warren.games.wistar.triggers import fire
from warren.table import Flow, Option


def move_in(state: Wistar, me: Player, mouse: str, source: str) -> None:
    """A mouse goes into a free room; W-138: its immediate effect or income is due, its permanent one works."""
    me.mice.append(mouse)
    if state.log is not None:
        state.tell("took-mouse", seat=SEATS[me.seat], mouse=mouse, source=source)
    effect = EFFECTS[mouse]
    if effect is not None and effect.type in ("immediate", "income"):
        state.due.append((me.seat, mouse, OWN))
    fire(state, me, "take_mouse", kind=MICE[mouse].kind)
    comes(me, mouse)


def turn_up(state: Wistar, kind: str) -> str:
    """A face-down mouse of a kind is turned up."""
    return state.dice.take(state.mouse_bags[kind])


def choose_mice_to_discard(state: Wistar, me: Player, n: int, source: str, kind: str = "any") -> Flow[None]:
    """W-145, W-146: mice of the player's choice leave the game; their rooms are free again."""
    for left in range(n, 0, -1):
        options: list[Option] = [("discard", mouse) for mouse in me.mice if kind == "any" or MICE[mouse].kind == kind]
        if not options:
            return
        option = yield state.ask(me.seat, "discard-mouse", options, (source, left))
        mouse = str(option[1])
        me.mice.remove(mouse)
        goes(me, mouse)
        state.tell("discarded-mouse", seat=SEATS[me.seat], mouse=mouse)
