"""The outcome of an exploration: reward, penalty, the way home (AB section 4.4)."""

from __future__ import annotations

from warren.games.above_below.artifacts import win_artifact
from warren.games.above_below.books import Check, Fail, Gain, Lose, counts, paragraph
from warren.games.above_below.caves import put_cave_under, take_cave
from warren.games.above_below.content import GOODS, VILLAGERS
from warren.games.above_below.dice import chosen, lantern_sum
from warren.games.above_below.effects import COIN_ON_EXPLORE, total
from warren.games.above_below.gains import change_reputation, gain, gain_coins, lose, lose_coins
from warren.games.above_below.reserve import ITEM, KIND, held
from warren.games.above_below.state import Game, Tale
from warren.games.above_below.states import give_state, greedy_loss
from warren.games.above_below.tokens import put_token_under
from warren.games.above_below.villagers import join, may_go_home
from warren.table import Flow, Option

INSTEAD_OF_SPECIAL = 3
"""AB-222: coins in place of a special villager that is used up."""


def conclude(game: Game) -> Flow[None]:
    """AB-085..AB-093: the highest reached check, or the failure; then the villagers rest."""
    tale = game.tale
    assert tale is not None
    assert tale.option is not None
    game.news += 1
    tale.total = lantern_sum(game, tale)
    tale.reached = sum(check.need <= tale.total for check in chosen(tale).checks) - 1
    seat, outcomes = tale.explorer, tale.hidden[tale.option]
    game.tell("outcome", seat=f"seat:{seat}", lanterns=tale.total, success=int(tale.reached >= 0))
    if tale.reached >= 0:
        tale.ending, tale.hidden = outcomes.checks[tale.reached], []
        check = check_at(tale.ending)
        yield from take_reward(game, tale, check.gain)
        yield from take_penalty(game, tale, check.lose)
        come_home(game, tale)
        keep_cave(game, seat, tale.cave)
        win_artifact(game, seat)
        gain_coins(game, seat, total(game.players[seat], COIN_ON_EXPLORE))
    else:
        tale.ending, tale.hidden = outcomes.fail, []
        fail = fail_at(tale.ending)
        if fail is not None:
            yield from take_penalty(game, tale, fail.lose)
        come_home(game, tale)
        put_cave_under(game, tale.cave)
        game.tell("cave-lost", cave=tale.cave)
    if tale.token is not None:
        put_token_under(game, tale.token)


def check_at(place: str) -> Check:
    """The check at a place of the book, "17/0/1": paragraph, option, check."""
    number, option, check = place.split("/")
    return paragraph(number).options[int(option)].checks[int(check)]


def fail_at(place: str) -> Fail | None:
    """What the book says on a failure, "17/0": paragraph, option."""
    number, option = place.split("/")
    return paragraph(number).options[int(option)].fail


def come_home(game: Game, tale: Tale) -> None:
    """AB-088, AB-091: those still on the cave card rest."""
    game.players[tale.explorer].resting += tale.crew
    tale.crew = []
    game.tell("came-home", seat=f"seat:{tale.explorer}", cave=tale.cave)


def keep_cave(game: Game, seat: int, cave: str) -> None:
    """AB-089: laid below the houses as an empty cave."""
    game.players[seat].caves.append(cave)
    game.tell("cave-gained", seat=f"seat:{seat}", cave=cave)


# --- rewards ------------------------------------------------------------------------------------------------------


def take_reward(game: Game, tale: Tale, reward: Gain) -> Flow[None]:
    """AB-085, AB-095: the whole reward, before its penalties."""
    seat = tale.explorer
    coins = reward.coins
    if reward.special is not None:
        coins += _take_special(game, seat, reward.special)
    gain_coins(game, seat, max(0, coins - greedy_loss(game, tale)))
    for kind, n in counts(reward):
        if kind in ITEM:
            gain(game, seat, kind, n)
    change_reputation(game, seat, reward.reputation)
    for _ in range(reward.any_good):
        yield from _take_any_good(game, seat)
    if reward.villager is not None:
        _take_cheapest(game, seat)
    for _ in range(reward.cave):
        card = take_cave(game)
        if card is not None:
            keep_cave(game, seat, card)


def _take_special(game: Game, seat: int, kind: str) -> int:
    """AB-220..AB-222: one of that kind joins; if none is left, returns the coins taken instead."""
    for villager in game.specials:
        if VILLAGERS[villager].id == kind:
            game.specials.remove(villager)
            join(game, seat, villager)
            return 0
    game.tell("nobody-left", seat=f"seat:{seat}", n=INSTEAD_OF_SPECIAL)
    return INSTEAD_OF_SPECIAL


def _take_any_good(game: Game, seat: int) -> Flow[None]:
    """A good of a kind that the player chooses from the supply."""
    options: list[Option] = [("gain", ITEM[good]) for good in GOODS if game.supply.left[good]]
    if options:
        option = yield game.ask(seat, "any-good", options)
        gain(game, seat, KIND[str(option[1])], 1)


def _take_cheapest(game: Game, seat: int) -> None:
    """AB-134: the villager on the cheapest occupied space joins without being trained."""
    for villager in game.row.row:
        if villager is not None:
            game.row.remove(villager)
            join(game, seat, villager)
            return


# --- penalties ----------------------------------------------------------------------------------------------------


def take_penalty(game: Game, tale: Tale, penalty: Lose) -> Flow[None]:
    """AB-092, AB-096: as much as there is; nothing is owed."""
    seat = tale.explorer
    lose_coins(game, seat, penalty.coins)
    for kind, n in counts(penalty):
        if kind in ITEM:
            lose(game, seat, kind, n)
    for _ in range(penalty.any_good):
        yield from _lose_any_good(game, seat)
    change_reputation(game, seat, -penalty.reputation)
    for _ in range(penalty.injure):
        yield from _injure(game, tale)
    if penalty.state is not None:
        yield from give_state(game, tale, f"state:{penalty.state}")


def _lose_any_good(game: Game, seat: int) -> Flow[None]:
    player = game.players[seat]
    options: list[Option] = [("lose", ITEM[good]) for good in GOODS if held(player, good)]
    if options:
        option = yield game.ask(seat, "any-good-lost", options)
        lose(game, seat, KIND[str(option[1])], 1)


def _injure(game: Game, tale: Tale) -> Flow[None]:
    """One of those still on the cave card, of the player's choice; not a cowardly one (AB-314)."""
    options: list[Option] = [("injure", villager) for villager in tale.crew if may_go_home(game, villager)]
    if options:
        villager = str((yield game.ask(tale.explorer, "injure", options))[1])
        tale.crew.remove(villager)
        game.players[tale.explorer].injured.append(villager)
        game.tell("injured", seat=f"seat:{tale.explorer}", villager=villager)
