"""Rounds (W-063..W-077, W-262..W-264): their start, their end and the end of the game."""

from __future__ import annotations

from warren.games.wistar.cards import clear_markets, refill_markets
from warren.games.wistar.pieces import BOARD, EFFECTS
from warren.games.wistar.resolve import settle
from warren.games.wistar.setup import turn_up_round_mouse
from warren.games.wistar.state import OWN, SEATS, Player, Wistar
from warren.table import Flow, Option

# --- the starting hands ---------------------------------------------------------------------------------------------


def draft(state: Wistar) -> Flow[None]:
    """W-061: in reverse turn order each player picks a pair; W-062: then the markets are laid out."""
    me = state.players[state.order[state.at]]
    options: list[Option] = [("pair", *pair) for pair in state.pairs]
    option = yield state.ask(me.seat, "draft", options)
    pair = state.pairs.pop(options.index(option))
    me.hand += pair
    state.tell("picked", seat=SEATS[me.seat], cards=list(pair))
    state.at -= 1
    if state.at < 0:
        refill_markets(state)
        state.at = 0
        state.phase = "turns"
        state.tell("round", n=state.round, mouse=state.round_mouse or "")


# --- round start ----------------------------------------------------------------------------------------------------


def update_order(state: Wistar) -> None:
    """W-065..W-068: those in the hut first, by their leftmost leader; the others keep their relative order."""
    first = list(dict.fromkeys(state.hut))
    state.order = first + [seat for seat in state.order if seat not in first]


def start_round(state: Wistar) -> None:
    """W-065..W-071: steps a to d. Step e asks, so it is a phase of its own."""
    state.round += 1
    update_order(state)
    take_back_leaders(state)
    turn_up_round_mouse(state)
    state.wheel = [state.wheel[-1], *state.wheel[:-1]]
    state.phase = "income"
    state.at = 0
    if state.log is not None:
        state.tell("round", n=state.round, mouse=state.round_mouse or "")
        state.tell("turn-order", seats=[SEATS[seat] for seat in state.order])


def take_back_leaders(state: Wistar) -> None:
    """W-069: from the wheel and from the hut."""
    state.leaders = {}
    state.hut = []
    for player in state.players:
        player.leaders = BOARD.start.leaders


def incomes(me: Player) -> list[str]:
    """W-072: played inventions and mice with an income effect."""
    found = []
    for component in (*me.played, *me.mice):
        effect = EFFECTS[component]
        if effect is not None and effect.type == "income":
            found.append(component)
    return found


def income(state: Wistar) -> Flow[None]:
    """W-072, W-073: one player's incomes, in the order that player likes; the players in the new turn order."""
    me = state.players[state.order[state.at]]
    state.due += [(me.seat, component, OWN) for component in incomes(me)]
    if state.due:
        step = settle(state)
        if step is not None:
            yield from step
    income_received(state)


def income_received(state: Wistar) -> None:
    """The next player's incomes; after the last the round start goes on."""
    state.at += 1
    if state.at == len(state.order):
        begin_actions(state)


def begin_actions(state: Wistar) -> None:
    """W-074, W-075: steps f and g; then the action phase begins."""
    for player in state.players:
        player.used = []
    clear_markets(state)
    state.at = 0
    state.phase = "turns"


# --- the end of a turn, of a round and of the game ------------------------------------------------------------------


def end_turn(state: Wistar) -> None:
    """W-080, W-112: the markets are refilled; the next player, or the end of the round."""
    refill_markets(state)
    state.leader = ""
    state.main_left = state.bonus_left = False
    state.at += 1
    if state.at == len(state.order):
        state.at = 0
        if not any(player.leaders for player in state.players):
            end_round(state)


def end_round(state: Wistar) -> None:
    """W-262..W-264: with mice left in the round stack a new round begins, otherwise the game ends."""
    if state.stack:
        start_round(state)
    else:
        update_order(state)
        state.phase = "end"
