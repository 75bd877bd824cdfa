"""Playing inventions (W-164..W-181)."""

from __future__ import annotations

from typing import Final

from warren.games.wistar.cards import DECLINE, discard_looked_at, look, looked_at
from warren.games.wistar.effect_types import Discount, IgnoreSkill
from warren.games.wistar.language import DrawPlay, Play
from warren.games.wistar.measures import Cheaper
from warren.games.wistar.payment import NO_DISCOUNT, Way, added_up, choose_way, pay, ways
from warren.games.wistar.pieces import CARDS
from warren.games.wistar.requirements import jokers_needed, meets
from warren.games.wistar.resolve import Step, op, settle
from warren.games.wistar.standing import comes, discounts, ignoring
from warren.games.wistar.state import OWN, SEATS, Player, Wistar
from warren.games.wistar.tokens import lose
from warren.games.wistar.triggers import fire_card, fire_icon, shows
from warren.table import Flow, Option

AS_USUAL: Final = Play()


# --- what may be played ---------------------------------------------------------------------------------------------


def playable(me: Player, node: Play) -> list[Option]:
    """The hand cards this node lets the player play now."""
    return [("play", card) for card in me.hand if may_play(me, node, card)]


def can_play(state: Wistar, me: Player, node: Play) -> bool:
    return any(may_play(me, node, card) for card in me.hand)


def may_play(me: Player, node: Play, card: str) -> bool:
    """W-164: all requirements must be met, unless the card is played for free."""
    if not allowed(node, card):
        return False
    if node.free:
        return True
    printed = CARDS[card]
    jokers = jokers_needed(me, printed.needs, ignored_skills(me, card, node.ignore_skill))
    if jokers + printed.cost.joker > me.joker or not meets(me, printed.needs):
        return False
    return bool(ways_to_play(me, node, card))


def allowed(node: Play, card: str) -> bool:
    """Whether the card is of the sort this node lets one play."""
    if node is AS_USUAL:
        return True
    printed = CARDS[card]
    return shows(printed, node.deck, node.kind) and node.without_skill not in printed.skills


def ways_to_play(me: Player, node: Play, card: str) -> list[Way]:
    """W-179: the card that is played can't pay for itself."""
    return ways(me, CARDS[card].cost, discount_on(me, card, node.discount), len(me.hand) - (card in me.hand))


def discount_on(me: Player, card: str, extra: Cheaper = NO_DISCOUNT) -> Cheaper:
    """What the card costs less: by standing discounts, and by what lets one play it now."""
    if "play-cheaper" not in me.watch:
        return extra
    return added_up([extra, *(node for node in discounts(me, "play") if _meant(node, card))])


def _meant(node: Discount | IgnoreSkill, card: str) -> bool:
    return shows(CARDS[card], node.deck, node.kind, None, node.has_skill)


def ignored_skills(me: Player, card: str, extra: int = 0) -> int:
    """W-345, W-404: required skill icons that count as present; never energy."""
    if "play-ignore" not in me.watch:
        return extra
    return extra + sum(node.n for node in ignoring(me, "play") if _meant(node, card))


# --- playing --------------------------------------------------------------------------------------------------------


@op(Play, can=can_play)
def play_from_hand(state: Wistar, me: Player, node: Play, source: str) -> Step:
    """W-156, W-394: play cards from hand, one after another; the player may decline."""
    return _play_some(state, me, node, source) if can_play(state, me, node) else None


def _play_some(state: Wistar, me: Player, node: Play, source: str) -> Flow[None]:
    def offer() -> list[Option]:
        return [*playable(me, node), DECLINE]

    for left in range(node.n, 0, -1):
        options = offer()
        if options[0] is DECLINE:
            return
        state.under_way.append(("play", left))
        option = yield state.ask(me.seat, "play", options, (source,), offer, node)
        state.under_way.pop()
        if option[0] == "decline":
            return
        yield from _play_chosen(state, me, node, str(option[1]))


def _play_chosen(state: Wistar, me: Player, node: Play, card: str) -> Flow[None]:
    """The card is shown, paid for and put into the play area."""
    me.hand.remove(card)
    state.playing = card
    if not node.free:
        printed = CARDS[card]
        jokers = jokers_needed(me, printed.needs, ignored_skills(me, card, node.ignore_skill))
        cheaper = discount_on(me, card, node.discount)
        way = yield from choose_way(state, me, ways(me, printed.cost, cheaper), card)
        paying = pay(state, me, printed.cost, way, card, cheaper)
        if paying is not None:
            yield from paying
        if jokers:
            lose(state, me, "joker", jokers, card)
    state.playing = ""
    put_into_play(state, me, card)
    step = settle(state)
    if step is not None:
        yield from step


def put_into_play(state: Wistar, me: Player, card: str) -> None:
    """W-174, W-175: the card is active and its icons count. Its own effect and what its play causes are due."""
    printed = CARDS[card]
    me.played.append(card)
    tally = me.tally
    tally[printed.deck] += 1
    tally[printed.kind] += 1
    tally[printed.effect_type] += 1
    if state.log is not None:
        state.tell("played", seat=SEATS[me.seat], card=card)
    if printed.effect_type in ("immediate", "income", "aggressive"):
        state.due.append((me.seat, card, OWN))
    if "play_card" in me.watch:
        fire_card(state, me, card)
    for skill in printed.skills:
        gain_icon(state, me, skill)
    if printed.energy:
        gain_icon(state, me, "energy")
    if printed.effect_type == "permanent":
        comes(me, card)


def gain_icon(state: Wistar, me: Player, icon: str) -> None:
    """W-372: an icon comes into the play area."""
    me.icons[icon] += 1
    if "gain_icon" in me.watch:
        fire_icon(state, me, icon)


@op(DrawPlay)
def draw_and_play(state: Wistar, me: Player, node: DrawPlay, source: str) -> Flow[None]:
    """W-398: draw cards, play one of them for free, discard the others."""
    look(state, me, node.deck, node.n, source)
    if not me.looking:
        return
    option = yield state.ask(
        me.seat,
        "draw-play",
        [*looked_at(me, "play"), DECLINE],
        (source,),
        renew=lambda: [*looked_at(me, "play"), DECLINE],
    )
    if option[0] == "play":
        me.looking.remove(str(option[1]))
    discard_looked_at(state, me)
    if option[0] == "play":
        put_into_play(state, me, str(option[1]))
