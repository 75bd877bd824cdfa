"""Bots play whole games until every one of the 180 inventions has been played, with 2, 3 and 4 players."""

from __future__ import annotations

from random import Random

import pytest

from warren.games.wistar.measures import KINDS
from warren.games.wistar.mice import move_in
from warren.games.wistar.pieces import CARDS, MICE
from warren.games.wistar.rulebook import RULEBOOK
from warren.games.wistar.standing import derive
from warren.games.wistar.state import Player, Wistar
from warren.table import Option, Table

HAND = 12
"""Cards a seat is dealt of those nobody has played yet."""

GAMES = {2: 12, 3: 9, 4: 7}
"""At each player count this many games are enough; without a card that can't be played they end before that."""


def rich_game(seats: int, dealt: list[str]) -> Table[Wistar]:
    """These cards are dealt out, and everybody has the means to play any of them."""
    table = Table.start(RULEBOOK, seats, len(dealt), listen=False, snapshots=False)
    state = table.state
    paired = {card for pair in state.pairs for card in pair}
    dealt = [card for card in dealt if card not in paired]
    for deck in state.decks.values():
        deck.layers = [[card for card in layer if card not in dealt] for layer in deck.layers]
    for player in state.players:
        player.hand = dealt[player.seat :: seats]
        enrich(state, player)
    return table


def enrich(state: Wistar, me: Player) -> None:
    """More than any card asks for: tokens, electricity, rooms, a mouse of each kind, icons, and cards of each kind."""
    me.wood = me.metal = me.move = me.joker = 60
    me.current, me.dug = 2, 3
    derive(me)
    for kind in ("house", "cellar"):
        plain = next(mouse for mouse in state.mouse_bags[kind] if MICE[mouse].effect is not None)
        state.mouse_bags[kind].remove(plain)
        state.piles[kind] -= 1
        move_in(state, me, plain, "")
    state.due = []
    me.icons = dict.fromkeys(me.icons, 3)
    me.tally |= dict.fromkeys(KINDS, 2)


def eager(options: list[Option], left: list[str], random: Random) -> Option:
    """Whoever may play a card does, rather one of those left; two leaders of three go where that is possible."""
    wanted = [option for option in options if option[0] == "play" and option[-1] in left]
    plays = [option for option in options if option[0] == "play"]
    if wanted or plays:
        return random.choice(wanted or plays)
    if ("hut",) in options and random.random() < 0.6:
        return ("hut",)
    others = [option for option in options if option[0] not in ("buy", "decline", "stop", "discard")]
    return random.choice(others or options)


def play_to_the_end(table: Table[Wistar], left: list[str], random: Random) -> set[str]:
    """Every card that was played."""
    while table.choice is not None:
        table.choose(eager(table.choice.options, left, random))
    assert table.result is not None
    assert table.result.reason == "five-rounds"
    state = table.state
    assert (state.round, state.stack, state.under_way, state.due) == (5, 0, [], [])
    places = [*(deck.cards() for deck in state.decks.values()), *(deck.discards for deck in state.decks.values())]
    places += [market.cards() for market in state.markets.values()]
    places += [cards for player in state.players for cards in (player.hand, player.played)]
    assert sorted(card for place in places for card in place) == sorted(CARDS), "no card is lost, none is doubled"
    return {card for player in state.players for card in player.played}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_games_to_the_end_until_every_card_has_been_played(seats: int) -> None:
    left = list(CARDS)
    for game in range(GAMES[seats]):
        if left:
            played = play_to_the_end(rich_game(seats, left[: HAND * seats]), left, Random(game))
            left = [card for card in left if card not in played]
    assert left == []
