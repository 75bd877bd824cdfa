"""The end of a round, step by step (AB section 11)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below.artifacts import lay_artifact, turn_artifacts_up
from warren.games.above_below.content import COMPONENTS, VILLAGERS
from warren.games.above_below.effects import BEDS, POTION_PER_ROUND, REPLENISH, card_income, put_on_card, total
from warren.games.above_below.gains import gain, gain_coins
from warren.games.above_below.reserve import ITEM, take
from warren.games.above_below.state import Game, Player
from warren.games.above_below.track import lay, lay_options, track_income
from warren.games.above_below.trade import remind
from warren.games.above_below.villagers import METAL
from warren.table import Flow, Option

LAST_ROUND: Final = COMPONENTS.rounds
DONE: Final[Option] = ("done",)


def begin(game: Game) -> None:
    """AB-172..AB-174: the round marker moves; after the last round nothing follows but the last window (AB-217)."""
    game.waiting = in_turn_order(game)
    if game.round == LAST_ROUND:
        game.step = "final"
        return
    game.round += 1
    game.tell("round-marker", round=game.round)
    put_cider(game)
    call_new_villagers(game)
    game.step = "recovery"


def in_turn_order(game: Game) -> list[int]:
    return [(game.first + distance) % game.seats for distance in range(game.seats)]


def put_cider(game: Game) -> None:
    """AB-176, AB-177."""
    if not game.cider and game.supply.take("cider"):
        game.cider = True
        game.tell("cider-placed")


def call_new_villagers(game: Game) -> None:
    """AB-178..AB-180: shift left, then fill from the stack."""
    game.row.slide()
    arrived = game.row.refill(game.villagers, game.dice)
    if arrived:
        game.tell("arrived", villagers=arrived)


# --- recovery (11.1) ------------------------------------------------------------------------------------------------


def recover(game: Game) -> Flow[None]:
    """AB-181..AB-191: one settlement after another, in turn order; drinks first, then beds."""
    if game.waiting:
        seat = game.waiting[0]
        player = game.players[seat]
        beds = total(player, BEDS) - rouse_founders(game, seat)
        yield from drink(game, seat, beds)
        yield from go_to_bed(game, seat, beds)
        rest_in_own_beds(game, seat)
        game.waiting.pop(0)
    else:
        game.waiting = in_turn_order(game)
        game.step = "income"


def rouse_founders(game: Game, seat: int) -> int:
    """AB-025: those who began resting wake up after the first round, each in a bed of the starting house."""
    if game.round != 2:
        return 0
    player = game.players[seat]
    tired = COMPONENTS.setup.resting_at_start.get(game.seats, ())
    founders = [villager for villager in player.resting if VILLAGERS[villager].id in tired]
    for villager in founders:
        move_up(game, seat, villager, "bed")
    return len(founders)


def move_up(game: Game, seat: int, villager: str, by: str) -> None:
    """One step: injured to resting, or resting to ready."""
    player = game.players[seat]
    zone = "resting" if villager in player.injured else "ready"
    if zone == "resting":
        player.injured.remove(villager)
        player.resting.append(villager)
    else:
        player.resting.remove(villager)
        player.ready.append(villager)
    game.tell("recovered", seat=f"seat:{seat}", villager=villager, by=by, zone=zone)


def drink(game: Game, seat: int, beds: int) -> Flow[None]:
    """AB-181, AB-182, AB-234: asked only while a drink helps, that is: while it does what the beds alone don't."""
    player = game.players[seat]
    while options := drink_options(player, beds):
        option = yield game.ask(seat, "drink", [*options, DONE], (beds,))
        if option[0] == "done":
            return
        kind, villager = str(option[0]), str(option[1])
        take(player, kind)
        game.supply.give_back(kind)
        move_up(game, seat, villager, kind)


def drink_options(player: Player, beds: int) -> list[Option]:
    """Potions for the injured; ciders for the resting, if there are too few beds. None from the spot (AB-160)."""
    injured = [villager for villager in player.injured if villager not in METAL]
    resting = [villager for villager in player.resting if villager not in METAL]
    options: list[Option] = []
    if "potion" in player.reserve:
        options += [("potion", villager) for villager in injured]
    if "cider" in player.reserve and len(injured) + len(resting) > beds:
        options += [("cider", villager) for villager in resting]
    return options


def go_to_bed(game: Game, seat: int, beds: int) -> Flow[None]:
    """AB-183, AB-184, AB-192: one bed for each villager; asked only where there are too few."""
    player = game.players[seat]
    tired = [villager for villager in player.injured + player.resting if villager not in METAL]
    while tired and beds:
        villager = tired[0]
        if len(tired) > beds:
            beds_for: list[Option] = [("bed", villager) for villager in tired]
            villager = str((yield game.ask(seat, "bed", beds_for, (beds,)))[1])
        tired.remove(villager)
        beds -= 1
        move_up(game, seat, villager, "bed")


def rest_in_own_beds(game: Game, seat: int) -> None:
    """AB-234..AB-236: a metal man moves one step by his own bed."""
    player = game.players[seat]
    for villager in player.injured + player.resting:
        if villager in METAL:
            move_up(game, seat, villager, "own-bed")


# --- income, goods, first player (11.2) ------------------------------------------------------------------------------


def lay_before_income(game: Game) -> Flow[None]:
    """AB-200, AB-217: everybody may lay goods; then the income is paid."""
    if game.waiting:
        yield from lay_window(game)
        return
    for seat in in_turn_order(game):
        pay_income(game, seat)
    game.waiting = in_turn_order(game)
    game.step = "refresh"


def lay_window(game: Game) -> Flow[None]:
    """AB-160, AB-217: one good from the reserve proper, or on to the next player."""
    seat = game.waiting[0]
    options = lay_options(game.players[seat], own_turn=False)
    option = (yield game.ask(seat, "lay", [*options, DONE])) if options else DONE
    if option[0] == "lay":
        lay(game, seat, str(option[1]))
    else:
        game.waiting.pop(0)


def pay_income(game: Game, seat: int) -> None:
    """AB-193..AB-199."""
    player = game.players[seat]
    gain_coins(game, seat, track_income(player) + card_income(player))
    gain(game, seat, "potion", total(player, POTION_PER_ROUND))


def refresh(game: Game) -> Flow[None]:
    """AB-201..AB-203: a good on each card with an arrow that has none; the player chooses where the supply is short."""
    if not game.waiting:
        start_round(game)
        return
    seat = game.waiting.pop(0)
    empty = empty_cards(game.players[seat])
    for good in dict.fromkeys(good for _, good in empty):
        cards = [building for building, kind in empty if kind == good]
        while cards and game.supply.left[good]:
            building = cards[0]
            if len(cards) > game.supply.left[good]:
                places: list[Option] = [("refill", building, ITEM[good]) for building in cards]
                building = str((yield game.ask(seat, "refill", places, (ITEM[good],)))[1])
            cards.remove(building)
            put_on_card(game, seat, building, good, 1)


def empty_cards(player: Player) -> list[tuple[str, str]]:
    """AB-202: the cards that make a good and hold none of it."""
    return [
        (building, good)
        for building in player.buildings
        if building in REPLENISH
        for good in REPLENISH[building]
        if good not in player.stock.get(building, ())
    ]


def start_round(game: Game) -> None:
    """AB-204, AB-205, AB-286: the first-player card goes left, artifacts are turned up, the next round begins."""
    game.first = game.active = (game.first + 1) % game.seats
    for player in game.players:
        player.passed = False
    turn_artifacts_up(game)
    lay_artifact(game)
    game.step = "turn"
    game.tell("round-begins", round=game.round, seat=f"seat:{game.first}")
    remind(game, game.first)


def lay_before_scoring(game: Game) -> Flow[None]:
    """AB-217, AB-256: one more window, then the game is over."""
    if game.waiting:
        yield from lay_window(game)
    else:
        game.step = "over"
