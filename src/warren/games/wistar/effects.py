"""The ops of the effect language that belong to no chapter of the rulebook: gains, and how effects are put together."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from warren.games.wistar.cards import DECKS, DECLINE, choose_discards, draw, drawable
from warren.games.wistar.components import Nodes
from warren.games.wistar.counts import count, holds
from warren.games.wistar.inventions import gain_icon
from warren.games.wistar.language import (
    Bed,
    Choose,
    CopyOnce,
    Dig,
    Draw,
    EnterWorker,
    Exchange,
    Explore,
    Gain,
    GainAny,
    Hero,
    Ideas,
    If,
    MoveWorkers,
    Node,
    Per,
    SkillToken,
    SwapAny,
)
from warren.games.wistar.payment import pay, pay_options, ways
from warren.games.wistar.pieces import CARDS, HEROES, OWN_NODES, SKILL_TOKENS
from warren.games.wistar.resolve import Step, op, possible, resolve
from warren.games.wistar.state import SEATS, Player, Wistar
from warren.games.wistar.tokens import ENHANCED, gain, gain_current, gain_vp
from warren.table import Flow, Option

# --- gains ----------------------------------------------------------------------------------------------------------


@op(Gain, can=lambda state, me, node: node != Gain(current=node.current or 1) or me.current < ENHANCED)
def gain_tokens(state: Wistar, me: Player, node: Gain, source: str) -> Step:
    """Each sort of token is one batch (ops.md 2)."""
    if node.wood:
        gain(state, me, "wood", node.wood, source)
    if node.metal:
        gain(state, me, "metal", node.metal, source)
    if node.move:
        gain(state, me, "move", node.move, source)
    if node.joker:
        gain(state, me, "joker", node.joker, source)
    if node.vp:
        gain_vp(state, me, node.vp, source)
    if node.current:
        gain_current(state, me, node.current, source)
    return None


@op(GainAny)
def gain_any(state: Wistar, me: Player, node: GainAny, source: str) -> Flow[None]:
    """W-380: n items, each wood or metal of the player's choice, with `cards` also the top card of a deck."""
    mixes = [mix for mix in _mixes(node.n, node.cards) if _decks_hold(state, mix)]
    options: list[Option] = [("gain", *mix) for mix in mixes]
    option = yield state.ask(me.seat, "gain", options, (source, node.n))
    wood, metal, basic, advanced = mixes[options.index(option)]
    if wood:
        gain(state, me, "wood", wood, source)
    if metal:
        gain(state, me, "metal", metal, source)
    for deck, n in (("basic", basic), ("advanced", advanced)):
        for _ in range(n):
            draw(state, me, deck, source)


Mix: TypeAlias = tuple[int, int, int, int]


def _mixes(n: int, cards: bool) -> list[Mix]:
    """Every way to take n items: wood, metal, basic cards, advanced cards."""
    return [
        (wood, n - wood - basic - advanced, basic, advanced)
        for basic in range(n + 1 if cards else 1)
        for advanced in range(n - basic + 1 if cards else 1)
        for wood in range(n - basic - advanced, -1, -1)
    ]


def _decks_hold(state: Wistar, mix: Mix) -> bool:
    return all(not n or drawable(state, deck) for deck, n in zip(DECKS, mix[2:], strict=True))


@op(SkillToken, can=lambda state, me, node: bool(state.skills))
def skill_token(state: Wistar, me: Player, node: SkillToken, source: str) -> Step:
    """W-219, W-231: a skill token of choice from those left."""
    return _take_skill(state, me, source) if state.skills else None


def _take_skill(state: Wistar, me: Player, source: str) -> Flow[None]:
    options: list[Option] = [("take", token) for token in state.skills]
    option = yield state.ask(me.seat, "skill", options, (source,))
    token = str(option[1])
    state.skills.remove(token)
    me.skills.append(token)
    state.tell("took-skill", seat=SEATS[me.seat], token=token, source=source)
    gain_icon(state, me, SKILL_TOKENS[token].skill)


@op(Hero, can=lambda state, me, node: bool(state.heroes))
def hero(state: Wistar, me: Player, node: Hero, source: str) -> Step:
    """W-225, W-226, W-231: a hero of choice from those left."""
    return _take_hero(state, me, source) if state.heroes else None


def _take_hero(state: Wistar, me: Player, source: str) -> Flow[None]:
    options: list[Option] = [("take", hero) for hero in state.heroes]
    state.under_way.append(("hero", 1))
    option = yield state.ask(me.seat, "hero", options, (source,))
    state.under_way.pop()
    chosen = str(option[1])
    printed = HEROES[chosen]
    state.heroes.remove(chosen)
    me.heroes.append(chosen)
    state.tell("took-hero", seat=SEATS[me.seat], hero=chosen, source=source)
    for _ in range(printed.icons):
        gain_icon(state, me, printed.skill)
    gain_vp(state, me, me.icons[printed.skill], chosen)


# --- how effects are put together -----------------------------------------------------------------------------------


@op(If, can=lambda state, me, node: possible(state, me, _branch(state, me, node)))
def if_then(state: Wistar, me: Player, node: If, source: str) -> Step:
    """W-412."""
    return resolve(state, me, _branch(state, me, node), source)


def _branch(state: Wistar, me: Player, node: If) -> Nodes:
    return node.then if holds(state, me, node.cond) else node.otherwise


@op(Per, can=lambda state, me, node: _times(state, me, node) > 0 and possible(state, me, node.do))
def per(state: Wistar, me: Player, node: Per, source: str) -> Step:
    """W-413: as many times as the count says; amounts are multiplied instead, so that they are one batch."""
    times = _times(state, me, node)
    return resolve(state, me, multiplied(node.do, times), source) if times else None


def _times(state: Wistar, me: Player, node: Per) -> int:
    times = count(state, me, node.count)
    return times if node.max is None else min(times, node.max)


Counted: TypeAlias = Draw | Ideas | Explore | Dig | Bed | MoveWorkers | EnterWorker
COUNTED: Final = (Draw, Ideas, Explore, Dig, Bed, MoveWorkers, EnterWorker)


@cache
def multiplied(nodes: Nodes, times: int) -> Nodes:
    """The nodes with their amounts multiplied; those without an amount stand there so many times."""
    found: list[Node] = []
    for node in nodes:
        if isinstance(node, Gain):
            amounts = {name: getattr(node, name) * times for name in node.__struct_fields__}
            found.append(Gain(**amounts))
        elif isinstance(node, COUNTED):
            found.append(replace(node, n=node.n * times))
        else:
            found += [node] * times
    return tuple(found)


@op(Choose, can=lambda state, me, node: any(possible(state, me, branch) for branch in node.of))
def choose(state: Wistar, me: Player, node: Choose, source: str) -> Flow[None]:
    """Different branches in the order the player likes; one without result only when no other is left."""
    left = list(range(len(node.of)))
    for _ in range(node.n):
        useful = [at for at in left if possible(state, me, node.of[at])] or left
        option = yield state.ask(me.seat, "choose", [("branch", at + 1) for at in useful], (source,))
        chosen = int(option[1]) - 1
        left.remove(chosen)
        step = resolve(state, me, node.of[chosen], source)
        if step is not None:
            yield from step


@op(Exchange, can=lambda state, me, node: bool(ways(me, node.pay)) and possible(state, me, node.get))
def exchange(state: Wistar, me: Player, node: Exchange, source: str) -> Step:
    """W-411: the price in full, or nothing."""
    return _exchange(state, me, node, source) if ways(me, node.pay) and possible(state, me, node.get) else None


def _exchange(state: Wistar, me: Player, node: Exchange, source: str) -> Flow[None]:
    times = 0
    while node.times == "any" or times < node.times:
        found = ways(me, node.pay)
        if not found or not possible(state, me, node.get):
            return
        state.under_way.append(("exchange", 1))
        option = yield state.ask(me.seat, "exchange", [*pay_options(found), DECLINE], (source,))
        state.under_way.pop()
        if option[0] == "decline":
            return
        step = pay(state, me, node.pay, found[pay_options(found).index(option)], source)
        if step is not None:
            yield from step
        step = resolve(state, me, node.get, source)
        if step is not None:
            yield from step
        times += 1


SORTS: Final = ("wood", "metal", "basic", "advanced")


def _swaps(state: Wistar, me: Player) -> list[Option]:
    """W-365, W-366: what may be paid, and for it something of another sort."""
    paid = [("wood", me.wood), ("metal", me.metal), ("card", len(me.hand))]
    return [
        ("swap", what, sort)
        for what, have in paid
        if have
        for sort in SORTS
        if sort != what and not (what == "card" and sort in DECKS) and (sort not in DECKS or drawable(state, sort))
    ]


@op(SwapAny, can=lambda state, me, node: bool(_swaps(state, me)))
def swap_any(state: Wistar, me: Player, node: SwapAny, source: str) -> Step:
    return _swap(state, me, source) if _swaps(state, me) else None


def _swap(state: Wistar, me: Player, source: str) -> Flow[None]:
    option = yield state.ask(me.seat, "swap", [*_swaps(state, me), DECLINE], (source,))
    if option[0] == "decline":
        return
    _, paid, sort = map(str, option)
    if paid == "card":
        yield from choose_discards(state, me, 1, source)
    elif paid == "wood":
        me.wood -= 1
    else:
        me.metal -= 1
    if state.log is not None and paid != "card":
        state.tell("lost", seat=SEATS[me.seat], what=paid, n=1, source=source)
    if sort in DECKS:
        draw(state, me, sort, source)
    else:
        gain(state, me, sort, 1, source)


# --- copying --------------------------------------------------------------------------------------------------------


def _copyable(state: Wistar, me: Player, source: str) -> list[Option]:
    """W-327, W-374: the 1x effects of all other cards in play, marked or not; no copying effect."""
    return [
        ("copy", card)
        for player in state.players
        for card in player.played
        if card != source
        and CARDS[card].effect_type == "once"
        and not any(isinstance(node, CopyOnce) for node in OWN_NODES[card])
        and possible(state, me, OWN_NODES[card])
    ]


@op(CopyOnce, can=lambda state, me, node: bool(_copyable(state, me, "")))
def copy_once(state: Wistar, me: Player, node: CopyOnce, source: str) -> Step:
    options = _copyable(state, me, source)
    return _copy(state, me, options, source) if options else None


def _copy(state: Wistar, me: Player, options: list[Option], source: str) -> Flow[None]:
    """W-374: resolved as if it were printed here; no marker is put on the copied card."""

    def offer() -> list[Option]:
        return [*_copyable(state, me, source), DECLINE]

    option = yield state.ask(me.seat, "copy", [*options, DECLINE], (source,), renew=offer)
    if option[0] == "decline":
        return
    state.tell("copied", seat=SEATS[me.seat], card=str(option[1]), source=source)
    step = resolve(state, me, OWN_NODES[str(option[1])], source)
    if step is not None:
        yield from step
