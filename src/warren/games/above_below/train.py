"""The train action (AB section 7)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below import ops
from warren.games.above_below.artifacts import usable, use_artifact
from warren.games.above_below.content import COMPONENTS
from warren.games.above_below.effects import trains_ready
from warren.games.above_below.payment import funds, pay
from warren.games.above_below.state import Game, Player
from warren.games.above_below.villagers import NOBODY, QUILLS, join, refuses, rolls_to_be_used
from warren.table import Flow, Option

ROW_COST: Final = COMPONENTS.reputation_board.villager_row.costs


def trainers(player: Player) -> list[tuple[int, str, Option]]:
    """AB-125, AB-132, AB-292, AB-293: who can train, after the discount: by quill, or else by an artifact."""
    found: list[tuple[int, str, Option]] = [
        (QUILLS[villager], "train", (villager,)) for villager in player.ready if villager in QUILLS
    ]
    discounts = dict(usable(player, ops.TrainDiscount))
    for artifact, _ in usable(player, ops.TrainWithoutQuill):
        discount = discounts[artifact]
        found += [
            (discount, "train-with", (villager, artifact))
            for villager in player.ready
            if QUILLS.get(villager, -1) < discount
        ]
    return found


def train_options(game: Game, player: Player, purse: int) -> list[Option]:
    """AB-126, AB-127: ("train", villager of the row, trainer), or ("train-with", ..., artifact)."""
    found = trainers(player)
    if not found:
        return []
    return [
        (head, villager, *trainer)
        for villager, cost in zip(game.row.row, ROW_COST, strict=True)
        if villager is not None
        for discount, head, trainer in found
        if cost - discount <= purse
    ]


def training_price(game: Game, player: Player, option: Option) -> int:
    """AB-111, AB-126, AB-132: the price under the space, less the discount."""
    discount = next(discount for discount, _, trainer in trainers(player) if trainer == option[2:])
    return max(0, ROW_COST[game.row.row.index(str(option[1]))] - discount)


def train(game: Game, option: Option) -> Flow[None]:
    """AB-125, AB-133: one villager trains one other. Who refuses may be replaced (AB-227)."""
    seat = game.active
    player = game.players[seat]
    while option != NOBODY:
        villager, trainer = str(option[1]), str(option[2])
        price = training_price(game, player, option)
        player.ready.remove(trainer)
        player.resting.append(trainer)
        game.tell("sent", seat=f"seat:{seat}", action="action:train", villagers=[trainer])
        if not rolls_to_be_used(game, trainer) or not refuses(game, trainer):
            yield from pay(game, seat, price)
            if option[0] == "train-with":
                use_artifact(game, seat, str(option[3]))
            game.row.remove(villager)
            join(game, seat, villager, ready=trains_ready(player))
            return
        options = [*train_options(game, player, funds(player)), NOBODY]
        option = yield game.ask(seat, "replace", options, (trainer, "action:train"))
