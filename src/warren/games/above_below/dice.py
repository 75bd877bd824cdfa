"""The explorers' dice and what may still be changed after them (AB sections 4.1 to 4.3)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below import ops
from warren.games.above_below.artifacts import usable, use_artifact
from warren.games.above_below.books import Bonus, StoryOption, paragraph
from warren.games.above_below.content import SUPPLIES, VILLAGERS
from warren.games.above_below.effects import REROLL, total
from warren.games.above_below.gains import lose
from warren.games.above_below.payment import pay_cost, unpayable
from warren.games.above_below.reserve import held
from warren.games.above_below.state import Game, Player, Tale
from warren.games.above_below.track import lay, lay_options
from warren.games.above_below.villagers import SKILLED, die_change, lanterns, may_go_home
from warren.table import Flow, Option

SUPPLIES_PLUS: Final = SUPPLIES.effects[0].n


def roll_dice(game: Game, tale: Tale) -> None:
    """AB-066, AB-067: one die for each explorer."""
    for villager in tale.explorers:
        tale.change[villager] = die_change(game, villager)
        roll = tale.rolls[villager] = game.dice.roll()
        light(tale, villager)
        game.tell("rolled", villager=villager, die=roll, lanterns=tale.lit[villager])
    tale.rerolls = total(game.players[tale.explorer], REROLL)


def chosen(tale: Tale) -> StoryOption:
    assert tale.option is not None
    return paragraph(tale.paragraph).options[tale.option]


def light(tale: Tale, villager: str) -> None:
    """AB-069, AB-290, AB-307, AB-328: the lanterns of a die with all its changes."""
    tale.lit[villager] = lanterns(villager, tale.rolls[villager] + tale.change[villager])


def lantern_sum(game: Game, tale: Tale) -> int:
    """AB-073, AB-081, AB-082: dice, those sent home, bonus."""
    return sum(tale.lit.values()) + len(tale.home) + bonus_lanterns(game, tale)


def bonus_lanterns(game: Game, tale: Tale) -> int:
    """AB-078: what an option grants under its condition."""
    bonus = chosen(tale).bonus
    if bonus is None:
        return 0
    return bonus.lanterns * _bonus_times(game.players[tale.explorer], tale, bonus)


def _bonus_times(player: Player, tale: Tale, bonus: Bonus) -> int:
    if bonus.per is not None:
        return sum(villager in SKILLED[bonus.per] for villager in tale.explorers)
    if bonus.if_villager is not None:
        return int(any(VILLAGERS[villager].folk == bonus.if_villager for villager in tale.explorers))
    thing = bonus.if_good or bonus.if_item
    return int(held(player, thing) > 0 if thing is not None else tale.paid_bonus)


def next_need(game: Game, tale: Tale) -> int | None:
    """The lowest check of the chosen option that isn't reached yet."""
    lit = lantern_sum(game, tale)
    return next((check.need for check in chosen(tale).checks if check.need > lit), None)


def change_dice(game: Game) -> Flow[None]:
    """AB-079, AB-080: rerolls, then changes and paid bonus, then sending home, while a higher check is in reach.

    As at any moment of the own turn, goods may be laid on the track (AB-217).
    """
    tale = game.tale
    assert tale is not None
    seat, player = tale.explorer, game.players[tale.explorer]
    while True:
        need = next_need(game, tale)
        if need is None or need > lantern_sum(game, tale) + _most_to_gain(game, player, tale):
            return
        changes = _rerolls(tale) + _additions(game, player, tale) + _homeward(game, tale)
        if not changes:
            return
        changes += lay_options(player, own_turn=True)
        option = yield game.ask(seat, "dice", [*changes, ("done",)], (need, lantern_sum(game, tale)))
        head = option[0]
        if head == "done":
            return
        if head == "lay":
            lay(game, seat, str(option[1]))
            continue
        if head == "reroll":
            reroll(game, tale, str(option[1]))
            continue
        tale.rerolls = 0
        if head == "home":
            send_home(game, tale, str(option[1]))
        elif head == "plus":
            add_to_die(game, tale, str(option[1]), str(option[2]))
        else:
            yield from pay_bonus(game, tale)


def _rerolls(tale: Tale) -> list[Option]:
    """AB-074..AB-077: not once something later has been done (AB-079)."""
    return [("reroll", villager) for villager in tale.explorers] if tale.rerolls else []


def _additions(game: Game, player: Player, tale: Tale) -> list[Option]:
    """AB-290, AB-328, AB-331 and a bonus that is paid for: not once somebody was sent home (AB-079)."""
    if tale.home:
        return []
    sources = [artifact for artifact, _ in usable(player, ops.DiePlus)]
    if held(player, "supplies"):
        sources.append("item:supplies")
    options: list[Option] = [("plus", villager, source) for source in sources for villager in tale.explorers]
    if _lanterns_for_sale(player, tale):
        options.append(("bonus",))
    return options


def _lanterns_for_sale(player: Player, tale: Tale) -> int:
    """AB-078: the lanterns that the explorer can still pay for."""
    bonus = chosen(tale).bonus
    if bonus is None or bonus.pay is None or tale.paid_bonus or unpayable(player, bonus.pay):
        return 0
    return bonus.lanterns


def _homeward(game: Game, tale: Tale) -> list[Option]:
    """AB-081, AB-083, AB-314."""
    return [("home", villager) for villager in tale.crew if may_go_home(game, villager)]


def _most_to_gain(game: Game, player: Player, tale: Tale) -> int:
    """No more lanterns than this can still be added: beyond it nobody is asked in vain."""
    changes = tale.rerolls
    more = len(_homeward(game, tale))
    if not tale.home:
        changes += len(usable(player, ops.DiePlus)) + held(player, "supplies")
        more += _lanterns_for_sale(player, tale)
    if changes:
        gaps = sorted(VILLAGERS[villager].dice[1].lanterns - lit for villager, lit in tale.lit.items())
        more += sum(gaps[-changes:])
    return more


def reroll(game: Game, tale: Tale, villager: str) -> None:
    """AB-074, AB-076: the new result must be accepted."""
    tale.rerolls -= 1
    tale.rolls[villager] = game.dice.roll()
    light(tale, villager)
    game.tell("rerolled", villager=villager, die=tale.rolls[villager], lanterns=tale.lit[villager])


def add_to_die(game: Game, tale: Tale, villager: str, source: str) -> None:
    """AB-290, AB-331: by an artifact, once per round, or by a supplies token, which returns to its stack (AB-333)."""
    seat = tale.explorer
    if source == "item:supplies":
        plus = SUPPLIES_PLUS
        lose(game, seat, "supplies", 1)
    else:
        plus = dict(usable(game.players[seat], ops.DiePlus))[source]
        use_artifact(game, seat, source)
    tale.change[villager] += plus
    light(tale, villager)
    game.tell("added", villager=villager, source=source, n=plus, lanterns=tale.lit[villager])


def send_home(game: Game, tale: Tale, villager: str) -> None:
    """AB-081: to the injured zone, for one lantern more."""
    tale.crew.remove(villager)
    tale.home.append(villager)
    game.players[tale.explorer].injured.append(villager)
    game.tell("sent-home", seat=f"seat:{tale.explorer}", villager=villager)


def pay_bonus(game: Game, tale: Tale) -> Flow[None]:
    """AB-078: lanterns for a price, once."""
    bonus = chosen(tale).bonus
    assert bonus is not None
    assert bonus.pay is not None
    tale.paid_bonus = True
    yield from pay_cost(game, tale.explorer, bonus.pay)
    game.tell("bonus-paid", seat=f"seat:{tale.explorer}", n=bonus.lanterns)
