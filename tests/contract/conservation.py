"""Where every component of a rulebook is: what is counted here stays the same from set-up to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.toy.rulebook import Toy
from warren.games.above_below.state import Game as AboveBelow
from warren.games.tombs.state import NOBODY, NOTHING, Tombs
from warren.games.wistar.pieces import CARDS, MOUSE_SPACES
from warren.games.wistar.ratbot.content import LAST_CARD
from warren.games.wistar.ratbot.state import Ratbot
from warren.games.wistar.state import Wistar
from warren.table import State
from warren.table.parts import Deck, Market


def inside(*places: Deck[Any] | Market[Any] | list[Any]) -> Counter[Any]:
    """Everything that lies in decks with their discards, in markets and in lists."""
    found: Counter[Any] = Counter()
    for place in places:
        if isinstance(place, Deck):
            found.update(card for layer in place.layers for card in layer)
            found.update(place.discards)
        else:
            found.update(place.cards() if isinstance(place, Market) else place)
    return found


def named(kind: str, things: Counter[Any]) -> Counter[str]:
    return Counter({f"{kind} {thing}": n for thing, n in things.items()})


def toy(state: Toy) -> Counter[str]:
    return named("card", inside(state.deck, state.table, *(player.hand for player in state.players)))


def tombs(state: Tombs) -> Counter[str]:
    """RT-001..RT-008: cards, chests, and of each player paws and ownership tokens."""
    in_tomb = [room for room in state.rooms if room != NOTHING]
    decks = (state.room_deck, state.helper_deck, state.room_market, state.helper_market)
    held = [cards for player in state.players for cards in (player.helpers, player.camp)]
    cards = named("card", inside(*decks, in_tomb, *held))
    chests = [chest for chest in state.chests if chest != NOTHING]
    owned = [chests for player in state.players for chests in (player.chests, player.used)]
    found = cards + named("chest", inside(state.supply, chests, *owned))
    for seat, player in enumerate(state.players):
        assert sorted(player.laid) == [spot for spot, whose in enumerate(state.paws) if whose == seat]
        assert len(player.laid) <= 5
        found[f"token {seat}"] = player.tokens + state.owners.count(seat) + state.turned.count(seat)
    assert NOBODY in state.paws
    return found


def wistar(state: Wistar) -> Counter[str]:
    """W-004..W-011: inventions, heroes, skill tokens; of each player workers, leaders, discs and tents."""
    hands = [part for player in state.players for part in (player.hand, player.played)]
    looked_at = [[card for card in player.looking if card in CARDS] for player in state.players]
    pile = state.ratbot.pile if state.ratbot else []
    pairs = [card for pair in state.pairs for card in pair]
    found = named("card", inside(*state.decks.values(), *state.markets.values(), *hands, *looked_at, pairs, pile))
    found += named("hero", inside(state.heroes, *(player.heroes for player in state.players)))
    found += named("skill", inside(state.skills, *(player.skills for player in state.players)))
    for kind, bag in state.mouse_bags.items():
        face_down = [space for space in state.mouse_spaces if MOUSE_SPACES[space].kind == kind]
        stacked = min(state.stack, 2) if kind == "cellar" else max(0, state.stack - 2)
        assert len(bag) == len(face_down) + state.piles[kind] + stacked, kind
    taken = [*(mouse for player in state.players for mouse in player.mice), *state.cheese]
    mice = inside(taken, *state.mouse_bags.values(), [state.round_mouse] if state.round_mouse else [])
    assert max(mice.values()) == 1
    for player in state.players:
        on_board = sum(player.workers.values())
        automa = state.ratbot is not None and player.seat == 1
        if not automa:
            found[f"worker {player.seat}"] = on_board + player.entrance + 6 - player.beds
        placed = [seat for seat in (*state.leaders.values(), *state.hut) if seat == player.seat]
        found[f"leader {player.seat}"] = player.leaders + len(placed)
        found[f"disc {player.seat}"] = player.discs + len(player.claimed)
        assert len(set(player.tents)) == len(player.tents) <= 2
    found["door"] = len(state.closed) + sum(len(player.doors) for player in state.players)
    return found if state.ratbot is None else found + ratbot(state, state.ratbot)


def ratbot(state: Wistar, automa: Ratbot) -> Counter[str]:
    """WS-002, WS-018..WS-037: its cards and tokens; of its colour 8 workers, 7 markers and 6 tiles of each sort."""
    pieces = state.players[1]
    workers = list(pieces.workers.values())
    assert max(workers) <= 3
    assert sum(workers) <= 8
    assert pieces.entrance == 0
    assert pieces.markers == automa.solved == list(state.rows.values()).count(1) <= 7
    assert 0 <= pieces.beds_in <= pieces.beds <= 6
    assert pieces.dug == pieces.rooms - 3 <= 6
    assert pieces.beds_in + len(pieces.mice) <= pieces.rooms
    unexplored = [automa.top, *automa.unexplored]
    assert len(set(unexplored)) == len(unexplored) <= 6
    assert automa.last_played <= (unexplored == [LAST_CARD])
    assert (pieces.wood, pieces.metal, pieces.move, pieces.joker, pieces.current) == (0, 0, 0, 0, 0)
    assert [*pieces.hand, *pieces.played, *pieces.skills, *pieces.heroes, *pieces.powers] == []
    found = named("action card", inside(automa.actions))
    found += named("status card", inside(automa.status))
    return found + named("skill token", inside(list(automa.tokens)))


def above_below(state: AboveBelow) -> Counter[str]:
    """AB section 1: villagers, buildings, caves, artifacts, goods, drinks and state tokens."""
    exploring = state.tale if state.step in ("story", "dice", "outcome") else None
    people = [zone for player in state.players for zone in (player.ready, player.resting, player.injured)]
    people += [state.task.crew if state.task else [], exploring.crew if exploring else []]
    found = named("villager", inside(state.row, state.villagers, state.specials, *people))
    rows = (state.houses, state.house_deck, state.outposts, state.outpost_deck, state.keys, state.stars)
    found += named("building", inside(*rows, *(player.buildings for player in state.players)))
    caves = [[*player.caves, *player.outposts.values()] for player in state.players]
    caves.append([exploring.cave] if exploring else [])
    found += named("cave", inside(state.top_caves, state.caves, *caves))
    found += named("artifact", inside(state.artifacts, *(player.artifacts for player in state.players)))
    goods = Counter(state.supply.left)
    goods["cider"] += state.cider
    goods.update(token for tokens in state.states.values() for token in tokens)
    for player in state.players:
        goods.update(good for stock in player.stock.values() for good in stock)
        goods.update(player.reserve)
        goods.update(player.laid)
        goods.update([player.for_sale] if player.for_sale else [])
    return found + named("good", goods)


WHERE: dict[str, Callable[[Any], Counter[str]]] = {
    "toy": toy,
    "tombs": tombs,
    "wistar": wistar,
    "above_below": above_below,
}


def components(name: str, state: State) -> Counter[str]:
    return WHERE[name](state)
