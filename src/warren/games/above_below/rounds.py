"""Rounds and turns (AB section 3): free actions, then exactly one action or a pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warren.games.above_below import endofround
from warren.games.above_below.build import build, build_options
from warren.games.above_below.crew import gather
from warren.games.above_below.dice import change_dice
from warren.games.above_below.explore import LEAST_EXPLORERS, set_out
from warren.games.above_below.harvest import harvest, harvestable
from warren.games.above_below.labor import labor
from warren.games.above_below.outcome import conclude
from warren.games.above_below.payment import funds
from warren.games.above_below.replacing import replace_options, replace_row
from warren.games.above_below.state import Game, Task, Turn
from warren.games.above_below.story import choose_option
from warren.games.above_below.track import lay, lay_options
from warren.games.above_below.trade import (
    buy_options,
    hand_over,
    make_offer,
    remind,
    sell,
    sell_options,
    take_back,
    take_back_options,
)
from warren.games.above_below.train import train, train_options
from warren.table import Flow, Option

EXPLORE: Final[Option] = ("explore",)
HARVEST: Final[Option] = ("harvest",)
LABOR: Final[Option] = ("labor",)
PASS: Final[Option] = ("pass",)
DONE: Final[Option] = ("done",)


def take_turn(game: Game) -> Flow[None]:
    """AB-044, AB-049: one free action, or the action or pass that ends the turn."""
    option = yield game.ask(game.active, "turn", turn_options(game))
    head = option[0]
    if head == "sell":
        yield from sell(game, game.active, str(option[1]))
        return
    if head == "take-back":
        take_back(game, game.active)
        return
    game.turn.shown.clear()
    if head == "build":
        yield from build(game, option)
        finish_action(game)
    elif head in ("train", "train-with"):
        yield from train(game, option)
        finish_action(game)
    elif head == "pass":
        pass_turn(game)
    elif head == "lay":
        lay(game, game.active, str(option[1]))
    elif head == "replace":
        yield from replace_row(game, option)
    elif head == "offer":
        yield from make_offer(game, option)
    elif head == "buy":
        hand_over(game, int(str(option[1]).removeprefix("seat:")), int(option[3]))
    else:
        game.task = Task(str(head))
        game.step = "gather"


def turn_options(game: Game) -> list[Option]:
    """AB-047, AB-168: the actions that can be carried out, the pass, then the free actions."""
    seat = game.active
    player = game.players[seat]
    purse = funds(player)
    options: list[Option] = []
    if player.ready:
        if len(player.ready) >= LEAST_EXPLORERS and game.top_caves:
            options.append(EXPLORE)
        options += build_options(game, player, purse)
        if player.stock:
            options.append(HARVEST)
        options += train_options(game, player, purse)
        options.append(LABOR)
    options.append(PASS)
    if player.reserve or player.for_sale is not None:
        options += lay_options(player, own_turn=True)
        options += sell_options(game, seat) + take_back_options(player)
    options += buy_options(game, seat)
    options += replace_options(game, purse)
    return options


def gather_crew(game: Game) -> Flow[None]:
    """AB-052, AB-116, AB-135: who is sent; AB-122: no more harvest than there are goods."""
    task = game.task
    assert task is not None
    player = game.players[game.active]
    least = LEAST_EXPLORERS if task.action == "explore" else 1
    most = harvestable(player) if task.action == "harvest" else len(player.ready)
    yield from gather(game, least, most)
    game.step = task.action


def do_labor(game: Game) -> Flow[None]:
    yield from labor(game)
    finish_action(game)


def do_harvest(game: Game) -> Flow[None]:
    yield from harvest(game)
    finish_action(game)


def do_explore(game: Game) -> Flow[None]:
    """AB-052..AB-056: up to the paragraph, if the exploration takes place."""
    if (yield from set_out(game)):
        game.task = None
        game.step = "story"
    else:
        finish_action(game)


def do_story(game: Game) -> Flow[None]:
    """AB-062..AB-065: the choice."""
    if (yield from choose_option(game)):
        game.step = "dice"


def do_dice(game: Game) -> Flow[None]:
    """AB-074..AB-084: what the explorer does after the dice."""
    yield from change_dice(game)
    game.step = "outcome"


def do_outcome(game: Game) -> Flow[None]:
    """AB-085..AB-096."""
    yield from conclude(game)
    finish_action(game)


def finish_action(game: Game) -> None:
    """AB-217: after the action goods may still be laid, harvested ones also be put up for sale (AB-119)."""
    game.task = None
    if after_options(game):
        game.step = "after"
    else:
        end_turn(game)


def after_options(game: Game) -> list[Option]:
    seat = game.active
    return lay_options(game.players[seat], own_turn=True) + sell_options(game, seat, game.turn.harvested)


def after_action(game: Game) -> Flow[None]:
    """AB-140: nothing but this follows the action."""
    options = after_options(game)
    option = yield game.ask(game.active, "after", [*options, DONE])
    if option[0] == "lay":
        lay(game, game.active, str(option[1]))
    elif option[0] == "sell":
        yield from sell(game, game.active, str(option[1]))
    else:
        end_turn(game)


def pass_turn(game: Game) -> None:
    """AB-167: for the rest of the round."""
    game.players[game.active].passed = True
    game.tell("passed", seat=f"seat:{game.active}")
    end_turn(game)


def end_turn(game: Game) -> None:
    """AB-044..AB-046: the next who hasn't passed; the round ends when everybody has."""
    game.turn = Turn()
    game.step = "turn"
    for _ in range(game.seats):
        game.active = (game.active + 1) % game.seats
        if not game.players[game.active].passed:
            remind(game, game.active)
            return
    endofround.begin(game)


STEPS: Final[dict[str, Callable[[Game], Flow[None]]]] = {
    "turn": take_turn,
    "gather": gather_crew,
    "labor": do_labor,
    "harvest": do_harvest,
    "explore": do_explore,
    "story": do_story,
    "dice": do_dice,
    "outcome": do_outcome,
    "after": after_action,
    "recovery": endofround.recover,
    "income": endofround.lay_before_income,
    "refresh": endofround.refresh,
    "final": endofround.lay_before_scoring,
}


def next_step(game: Game) -> Flow[None] | None:
    """From one boundary to the next; None when the game is over."""
    step = STEPS.get(game.step)
    return None if step is None else step(game)
