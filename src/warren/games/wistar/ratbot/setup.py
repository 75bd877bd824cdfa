"""Setting up against Ratbot (WS-014..WS-036)."""

from __future__ import annotations

from typing import Final

from warren.games.wistar.cards import refill_markets, to_discards
from warren.games.wistar.measures import SKILLS
from warren.games.wistar.ratbot.content import ACTION_CARDS, AUTOMA, EXPLORATION_CARDS, LAST_CARD, STATUS_CARD_OF
from warren.games.wistar.ratbot.state import Ratbot
from warren.games.wistar.setup import common, player, starting_pairs
from warren.games.wistar.state import SEATS, Player, Wistar
from warren.table import Dice, Flow, Option
from warren.table.parts import Deck

HUMAN: Final = 0
RATBOT: Final = 1


def set_up(sides: list[str], dice: Dice) -> Wistar:
    """WS-014..WS-032: the table for two, with an automa in the second place."""
    state = common(1, AUTOMA.meta.setup_players, dice)
    state.players = [player(HUMAN), automa_pieces()]
    state.order = [RATBOT, HUMAN]
    state.at = state.order.index(HUMAN)
    state.pairs = starting_pairs(state, 2)
    state.ratbot = automa_board(sides, dice)
    return state


def automa_pieces() -> Player:
    """WS-027..WS-031, WS-037: pieces of a colour, but none of a player's means."""
    pieces = player(RATBOT)
    pieces.wood = pieces.metal = pieces.move = pieces.entrance = 0
    return pieces


def automa_board(sides: list[str], dice: Dice) -> Ratbot:
    """WS-018..WS-026: decks, status cards and the skill tokens on them."""
    spaces = [card for card, side in enumerate(sides) for _ in range(STATUS_CARD_OF[side].slots)]
    dice.shuffle(spaces)
    unexplored = [card for card in EXPLORATION_CARDS if card != LAST_CARD]
    return Ratbot(
        status=sides,
        tokens=dict(zip(SKILLS, spaces, strict=True)),
        advances=[0, 0, 0],
        actions=action_deck(),
        top=dice.take(unexplored),
        unexplored=unexplored,
        last_played=False,
        pile=[],
        solved=0,
    )


def action_deck() -> Deck[str]:
    """WS-021, WS-056: all seven, face down."""
    return Deck([list(ACTION_CARDS)])


def draft(state: Wistar) -> Flow[None]:
    """WS-033, WS-034: you choose one pair, the other is discarded; WS-036: then the markets are laid out."""
    me = state.players[HUMAN]
    options: list[Option] = [("pair", *pair) for pair in state.pairs]
    option = yield state.ask(HUMAN, "draft", options)
    pair = state.pairs.pop(options.index(option))
    me.hand += pair
    state.tell("picked", seat=SEATS[HUMAN], cards=list(pair))
    for card in state.pairs.pop():
        to_discards(state, card)
    refill_markets(state)
    state.at = 0
    state.phase = "turns"
    state.tell("round", n=state.round, mouse=state.round_mouse or "")
