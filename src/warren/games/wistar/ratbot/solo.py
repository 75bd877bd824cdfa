"""The course of a solo game (WS-050..WS-060, WS-192..WS-208): what the base rules do, and where Ratbot comes in."""

from __future__ import annotations

from warren.games.wistar.pieces import MICE
from warren.games.wistar.ratbot.board import board
from warren.games.wistar.ratbot.content import ACTION_CARDS
from warren.games.wistar.ratbot.setup import RATBOT, action_deck, draft
from warren.games.wistar.ratbot.turn import take_turn
from warren.games.wistar.rounds import income, income_received
from warren.games.wistar.state import Wistar
from warren.games.wistar.turn import take_step
from warren.table import Choice, Flow, Option, Unhurried


def solo_turn(state: Wistar) -> Flow[None] | None:
    """From one boundary to the next."""
    if state.phase == "draft":
        return draft(state)
    if state.phase == "income":
        return start_of_round(state)
    if state.phase == "turns":
        return take_turn(state) if state.order[state.at] == RATBOT else answered(state, take_step(state))
    return None


def start_of_round(state: Wistar) -> Flow[None]:
    """WS-055, WS-056: your income and none for Ratbot; last of all its action cards are shuffled anew."""
    if state.order[state.at] == RATBOT:
        income_received(state)
    else:
        yield from answered(state, income(state))
    if state.phase == "turns":
        board(state).actions = action_deck()
        state.tell("ratbot-shuffled", n=len(ACTION_CARDS))


# --- what the base rules ask of Ratbot ------------------------------------------------------------------------------


def answered(state: Wistar, flow: Flow[None]) -> Flow[None]:
    """A flow of the base rules: your questions are passed on, Ratbot's are answered by its rules."""
    reply: Option | None = None
    while True:
        try:
            choice = flow.send(reply)  # type: ignore[arg-type]  # None starts a generator
        except StopIteration:
            return
        reply = decide(state, choice) if choice.seat == RATBOT else (yield unhurried(choice))


def unhurried(choice: Choice) -> Choice:
    """W-083, WS-060: your turn ends when you say so, even where nothing else is left: Ratbot answers at once."""
    if choice.ask != "turn":
        return choice
    return Unhurried(choice.seat, choice.ask, choice.options, choice.about, choice.renew)


def decide(state: Wistar, choice: Choice) -> Option:
    """WS-195, WS-199..WS-201: rather a mouse (the one worth least) than VP, and rather VP than tokens."""
    source = str(choice.about[0])
    if choice.ask == "discard-mouse":
        state.tell("ratbot-gives", reason="lowest-mouse", why=source)
        return min(choice.options, key=lambda option: worth(str(option[1])))
    for loss in ("mouse", "vp"):
        for option in choice.options:
            if loss in option:
                state.tell("ratbot-gives", reason=loss, why=source)
                return option
    return choice.options[0]


def worth(mouse: str) -> tuple[int, bool]:
    """WS-200, WS-201: VP; of equals the cellar mouse goes first."""
    return MICE[mouse].vp, MICE[mouse].kind == "house"
