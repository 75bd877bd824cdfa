"""Hands, decks, markets and discard piles (W-060..W-062, W-075..W-077, W-110..W-117, W-415)."""

from __future__ import annotations

from typing import Final

from warren.games.wistar.components import Invention
from warren.games.wistar.language import Draw, DrawKeep, Flip, Ideas, Search, TakeDiscard, TakeMarket
from warren.games.wistar.pieces import BOARD, CARDS
from warren.games.wistar.resolve import Step, op, settle
from warren.games.wistar.state import SEATS, Player, Wistar
from warren.games.wistar.triggers import fire
from warren.table import Flow, Option

DECKS: Final = ("basic", "advanced")
STOP: Final[Option] = ("stop",)
DECLINE: Final[Option] = ("decline",)
IDEA_PRICE: Final = {"basic": BOARD.find_ideas_prices.basic, "advanced": BOARD.find_ideas_prices.advanced}
FROM_DECK: Final[dict[str, Option]] = {deck: ("draw", f"deck:{deck}") for deck in DECKS}


# --- taking and discarding ------------------------------------------------------------------------------------------


def take_into_hand(state: Wistar, me: Player, card: str) -> None:
    """W-114: there is no hand limit. Wherever the card comes from, taking it is one event."""
    me.hand.append(card)
    if "take_card" in me.watch:
        fire(state, me, "take_card", deck=CARDS[card].deck)


def draw(state: Wistar, me: Player, deck: str, source: str) -> bool:
    """Take the top card of a deck into hand, unseen by the others. W-077: nothing left, nothing taken."""
    card = state.decks[deck].draw(state.dice)
    if card is None:
        return False
    take_into_hand(state, me, card)
    if state.log is not None:
        seat = SEATS[me.seat]
        state.tell_only(me.seat, "drew", seat=seat, card=card, deck=deck, source=source)
        state.tell_others(me.seat, "drew-hidden", seat=seat, deck=deck, source=source)
    return True


def take_open(state: Wistar, me: Player, card: str, source: str) -> None:
    """Take a card that lies in a market; W-117: its place stays empty until the end of the turn."""
    state.markets[CARDS[card].deck].remove(card)
    take_into_hand(state, me, card)
    if state.log is not None:
        state.tell("took-card", seat=SEATS[me.seat], card=card, source=source)


def to_discards(state: Wistar, card: str) -> None:
    """W-206, W-415: a card goes to the discard pile of its own deck."""
    state.decks[CARDS[card].deck].discard(card)


def discard_from_hand(state: Wistar, me: Player, card: str) -> None:
    me.hand.remove(card)
    to_discards(state, card)
    if state.log is not None:
        state.tell("discarded", seat=SEATS[me.seat], card=card)
    if "discard_card" in me.watch:
        fire(state, me, "discard_card", deck=CARDS[card].deck)


def choose_discards(state: Wistar, me: Player, n: int, source: str, deck: str = "any") -> Flow[None]:
    """Discard n hand cards of choice, one after another."""
    while n:
        cards = hand_options(me, "discard", deck)
        if not cards:
            return
        state.under_way.append(("discard", n))
        option = yield state.ask(
            me.seat, "discard", cards, (source, n), renew=lambda: hand_options(me, "discard", deck)
        )
        state.under_way.pop()
        discard_from_hand(state, me, str(option[1]))
        n -= 1


def hand_options(me: Player, head: str, deck: str = "any") -> list[Option]:
    return [(head, card) for card in me.hand if deck == "any" or CARDS[card].deck == deck]


def drawable(state: Wistar, deck: str) -> bool:
    pile = state.decks[deck]
    return bool(pile.layers or pile.discards)


# --- ops: cards -----------------------------------------------------------------------------------------------------


@op(Draw)
def draw_cards(state: Wistar, me: Player, node: Draw, source: str) -> Step:
    if node.deck == "any":
        return _draw_of_choice(state, me, node.n, source)
    for _ in range(node.n):
        draw(state, me, node.deck, source)
    return None


def _draw_of_choice(state: Wistar, me: Player, n: int, source: str) -> Flow[None]:
    while n:
        options = [FROM_DECK[deck] for deck in DECKS if drawable(state, deck)]
        if not options:
            return
        option = yield state.ask(me.seat, "draw", options, (source, n))
        draw(state, me, str(option[1])[5:], source)
        n -= 1


@op(DrawKeep)
def draw_and_keep(state: Wistar, me: Player, node: DrawKeep, source: str) -> Flow[None]:
    """Look at the top cards, keep some and discard the rest."""
    look(state, me, node.deck, node.n, source)
    for left in range(min(node.keep, len(me.looking)), 0, -1):
        option = yield state.ask(
            me.seat, "keep", looked_at(me, "keep"), (source, left), renew=lambda: looked_at(me, "keep")
        )
        card = str(option[1])
        me.looking.remove(card)
        take_into_hand(state, me, card)
        if state.log is not None:
            state.tell_only(me.seat, "kept", seat=SEATS[me.seat], card=card, source=source)
            state.tell_others(me.seat, "kept-hidden", seat=SEATS[me.seat], deck=node.deck, source=source)
    discard_looked_at(state, me)


def look(state: Wistar, me: Player, deck: str, n: int, source: str) -> None:
    """Take cards from the top of a deck into a private look."""
    for _ in range(n):
        card = state.decks[deck].draw(state.dice)
        if card is not None:
            me.looking.append(card)
    if me.looking and state.log is not None:
        seat = SEATS[me.seat]
        state.tell_only(me.seat, "looked", seat=seat, cards=me.looking[:], deck=deck, source=source)
        state.tell_others(me.seat, "looked-hidden", seat=seat, n=len(me.looking), deck=deck, source=source)


def looked_at(me: Player, head: str) -> list[Option]:
    return [(head, card) for card in me.looking]


def discard_looked_at(state: Wistar, me: Player) -> None:
    for card in me.looking:
        to_discards(state, card)
    if me.looking and state.log is not None:
        state.tell("discarded-rest", seat=SEATS[me.seat], cards=me.looking[:])
    me.looking = []


@op(Flip)
def turn_over_top(state: Wistar, me: Player, node: Flip, source: str) -> Step:
    """W-397: turn over the top card for all to see; of the right kind it is taken, otherwise discarded."""
    _turn_over(state, me, node.deck, node.kind, source)
    return None


def _turn_over(state: Wistar, me: Player, deck: str, kind: str, source: str) -> Invention | None:
    card = state.decks[deck].draw(state.dice)
    if card is None:
        return None
    if CARDS[card].kind == kind:
        take_into_hand(state, me, card)
        if state.log is not None:
            state.tell("turned-over-and-took", seat=SEATS[me.seat], card=card, source=source)
    else:
        to_discards(state, card)
        if state.log is not None:
            state.tell("turned-over", seat=SEATS[me.seat], card=card, source=source)
    return CARDS[card]


@op(Search)
def search(state: Wistar, me: Player, node: Search, source: str) -> Step:
    """W-351: from the market if one is there; only otherwise turn over cards until one appears.

    Those turned over in vain are shuffled in once more with the discard pile (W-076).
    """
    if _of_kind(state, node):
        return _search_market(state, me, node, source)
    pile = state.decks[node.deck]
    for _ in range(2 * len(pile) + len(pile.discards)):
        found = _turn_over(state, me, node.deck, node.kind, source)
        if found is None or found.kind == node.kind:
            break
    return None


def _of_kind(state: Wistar, node: Search) -> list[Option]:
    return [("take", card) for card in state.markets[node.deck].row if card and CARDS[card].kind == node.kind]


def _search_market(state: Wistar, me: Player, node: Search, source: str) -> Flow[None]:
    option = yield state.ask(me.seat, "take-market", _of_kind(state, node), (source, 1), by=node)
    take_open(state, me, str(option[1]), source)


@op(TakeDiscard, can=lambda state, me, node: bool(_discarded(state, node)))
def take_discarded(state: Wistar, me: Player, node: TakeDiscard, source: str) -> Flow[None]:
    """W-360: choose cards in a discard pile and take them into hand."""
    for left in range(node.n, 0, -1):
        options = _discarded(state, node)
        if not options:
            return
        option = yield state.ask(me.seat, "take-discard", options, (source, left), by=node)
        card = str(option[1])
        state.decks[CARDS[card].deck].discards.remove(card)
        take_into_hand(state, me, card)
        state.tell("took-card", seat=SEATS[me.seat], card=card, source=source)


def _discarded(state: Wistar, node: TakeDiscard) -> list[Option]:
    decks = DECKS if node.deck == "any" else (node.deck,)
    return [("take", card) for deck in decks for card in state.decks[deck].discards]


@op(TakeMarket, can=lambda state, me, node: any(state.markets[node.deck].row))
def take_from_market(state: Wistar, me: Player, node: TakeMarket, source: str) -> Flow[None]:
    """Take cards of choice from a market, without idea points."""
    for left in range(node.n, 0, -1):
        options: list[Option] = [("take", card) for card in state.markets[node.deck].row if card]
        if not options:
            return
        option = yield state.ask(me.seat, "take-market", options, (source, left), by=node)
        take_open(state, me, str(option[1]), source)


# --- idea points ----------------------------------------------------------------------------------------------------


@op(Ideas)
def ideas(state: Wistar, me: Player, node: Ideas, source: str) -> Step:
    return find_ideas(state, me, node.n, source)


def find_ideas(state: Wistar, me: Player, points: int, source: str) -> Flow[None]:
    """W-110..W-116: a basic card for 1 point, an advanced one for 2, one at a time; W-115: a player may stop early."""
    state.under_way.append(("ideas", points))
    while points:
        options = idea_options(state, points)
        option = yield state.ask(me.seat, "ideas", options, (source, points))
        if option[0] == "stop":
            break
        part = str(option[1])
        if option[0] == "take":
            deck: str = CARDS[part].deck
            take_open(state, me, part, source)
        else:
            deck = part[5:]
            draw(state, me, deck, source)
        points -= IDEA_PRICE[deck]
        state.under_way[-1] = ("ideas", points)
        if state.due:
            step = settle(state)
            if step is not None:
                yield from step
    state.under_way.pop()


def idea_options(state: Wistar, points: int) -> list[Option]:
    """W-111: market cards and the tops of the decks that the points buy."""
    options: list[Option] = []
    for deck in DECKS:
        if IDEA_PRICE[deck] <= points:
            options += [("take", card) for card in state.markets[deck].row if card]
            if drawable(state, deck):
                options.append(FROM_DECK[deck])
    options.append(STOP)
    return options


# --- the markets ----------------------------------------------------------------------------------------------------


def refill_markets(state: Wistar) -> None:
    """W-112: the cards left slide right and new ones come in on the left."""
    for deck in DECKS:
        market = state.markets[deck]
        if None in market.row:
            market.slide(right=True)
            arrived = market.refill(state.decks[deck], state.dice)
            if state.log is not None and arrived:
                state.tell("refilled", deck=deck, cards=arrived)


def clear_markets(state: Wistar) -> None:
    """W-075: at a round start the rightmost cards go, the others slide right, and the market is filled up."""
    for deck in DECKS:
        market = state.markets[deck]
        for card in market.cards()[-BOARD.markets.discard_at_round_start :]:
            market.remove(card)
            to_discards(state, card)
            state.tell("left-market", card=card)
    refill_markets(state)
