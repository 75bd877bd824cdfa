"""What Ratbot gains: beds, rooms, mice, inventions and points; nothing of it has a cost (WS-037..WS-049)."""

from __future__ import annotations

from typing import Final

from warren.games.wistar.counts import free_rooms
from warren.games.wistar.pieces import MICE
from warren.games.wistar.ratbot.content import AUTOMA
from warren.games.wistar.ratbot.setup import RATBOT
from warren.games.wistar.ratbot.state import Ratbot
from warren.games.wistar.state import SEATS, Player, Wistar

SEAT: Final = SEATS[RATBOT]


def pieces(state: Wistar) -> Player:
    return state.players[RATBOT]


def board(state: Wistar) -> Ratbot:
    assert state.ratbot is not None
    return state.ratbot


def nothing(state: Wistar, reason: str, why: str) -> None:
    """Something that Ratbot's cards ask for and that can't be done: everybody is told the reason."""
    state.tell("ratbot-nothing", reason=reason, why=why)


def gain_points(state: Wistar, n: int, why: str) -> None:
    if n:
        pieces(state).vp += n
        state.tell("ratbot-points", n=n, why=why)


def dig_room(state: Wistar, why: str, reason: str = "asked") -> None:
    """WS-047, WS-090: the lowest underground tile left; with none left nothing happens."""
    me = pieces(state)
    if me.dug == len(AUTOMA.board.underground):
        nothing(state, "no-underground", why)
        return
    me.dug += 1
    me.rooms += 1
    state.tell("ratbot-dug", vp=AUTOMA.board.underground[me.dug - 1].vp, reason=reason, why=why)


def build_bed(state: Wistar, why: str) -> None:
    """WS-045, WS-085, WS-087: the lowest bed tile left goes into a free room; without one a room is dug instead."""
    me = pieces(state)
    if me.beds == len(AUTOMA.board.beds):
        nothing(state, "no-bed", why)
    elif free_rooms(me) <= 0:
        dig_room(state, why, "no-room-for-bed")
    else:
        me.beds += 1
        me.beds_in += 1
        state.tell("ratbot-built", vp=AUTOMA.board.beds[me.beds - 1].vp, why=why)


def room_for_mouse(state: Wistar, why: str) -> bool:
    """WS-046: whether a tile can be taken; if not, the tile stays and a room is dug."""
    if free_rooms(pieces(state)) > 0:
        return True
    dig_room(state, why, "no-room-for-mouse")
    return False


def house(state: Wistar, mouse: str, why: str) -> None:
    """WS-040: a tile goes into a free room; its effect is ignored."""
    pieces(state).mice.append(mouse)
    state.tell("ratbot-took-mouse", mouse=mouse, vp=MICE[mouse].vp, why=why)


def take_inventions(state: Wistar, deck: str, n: int, why: str) -> None:
    """WS-093..WS-096: the leftmost cards present in the market go onto the pile."""
    row = state.markets[deck].row
    for place, card in enumerate(row):
        if card is not None and n:
            row[place] = None
            board(state).pile.append(card)
            n -= 1
            state.tell("ratbot-took-card", card=card, why=why)
    if n:
        nothing(state, "no-card", why)
