"""A possible world (W-024): deal again what a seat can't know. Only hands and cards being looked at need it.

What lies face down on the table has no identity before it is turned up (see state.py).
"""

from __future__ import annotations

from warren.games.wistar.pieces import CARDS
from warren.games.wistar.state import Wistar
from warren.table import Dice


def imagine(state: Wistar, seat: int, dice: Dice) -> None:
    """Swap the cards the others hold with those left in the decks, deck by deck, and their goals with the goal pile."""
    others = _others(state, seat)
    for deck, pile in state.decks.items():
        hidden = [
            (cards, at)
            for cards in others
            for at, card in enumerate(cards)
            if card in CARDS and CARDS[card].deck == deck
        ]
        if hidden:
            bag = [card for layer in pile.layers for card in layer] + [cards[at] for cards, at in hidden]
            for cards, at in hidden:
                cards[at] = dice.take(bag)
            for layer in pile.layers[1:]:
                layer[:] = [dice.take(bag) for _ in layer]
            if pile.layers:
                pile.layers[0][:] = bag
    for player in state.players:
        if player.seat != seat and player.looking and player.looking[0] not in CARDS:
            bag = state.goal_bag + player.looking
            dice.shuffle(bag)
            player.looking = [bag.pop() for _ in player.looking]
            state.goal_bag = bag


def _others(state: Wistar, seat: int) -> list[list[str]]:
    """The hands and looked-at cards this seat doesn't see."""
    return [cards for player in state.players if player.seat != seat for cards in (player.hand, player.looking)]
