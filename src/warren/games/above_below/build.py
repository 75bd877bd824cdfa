"""The build action (AB section 5)."""

from __future__ import annotations

from typing import Final

from warren.games.above_below.content import BUILDINGS
from warren.games.above_below.effects import COIN_ON_BUILD, do_when_built, total
from warren.games.above_below.gains import gain_coins
from warren.games.above_below.payment import funds, pay
from warren.games.above_below.state import Game, Player
from warren.games.above_below.villagers import HAMMERS, NOBODY, refuses, rolls_to_be_used
from warren.table import Flow, Option

COST: Final = {building: card.cost for building, card in BUILDINGS.items()}


def on_offer(game: Game) -> list[str]:
    """AB-100: the face-up cards, outposts and all."""
    return [*game.houses.cards(), *game.outposts.cards(), *game.keys, *game.stars]


def building_price(building: str, builder: str) -> int:
    """AB-110, AB-111."""
    return max(0, COST[building] - HAMMERS[builder])


def build_options(game: Game, player: Player, purse: int) -> list[Option]:
    """AB-099..AB-102: every building that a ready villager with a hammer can pay for; outposts need an empty cave."""
    builders = [villager for villager in player.ready if villager in HAMMERS]
    if not builders:
        return []
    options: list[Option] = []
    for row in (game.houses.row, game.outposts.row if player.caves else [], game.keys, game.stars):
        for building in row:
            if building is not None and COST[building] <= purse + 1:
                for builder in builders:
                    if COST[building] - HAMMERS[builder] <= purse:
                        options.append(("build", building, builder))
    return options


def build(game: Game, option: Option) -> Flow[None]:
    """AB-099, AB-109: one villager buys one building. Who refuses may be replaced (AB-227)."""
    seat = game.active
    player = game.players[seat]
    while option != NOBODY:
        building, builder = str(option[1]), str(option[2])
        player.ready.remove(builder)
        player.resting.append(builder)
        game.tell("sent", seat=f"seat:{seat}", action="action:build", villagers=[builder])
        if not rolls_to_be_used(game, builder) or not refuses(game, builder):
            yield from pay(game, seat, building_price(building, builder))
            buy(game, seat, building)
            return
        options = [*build_options(game, player, funds(player)), NOBODY]
        option = yield game.ask(seat, "replace", options, (builder, "action:build"))


def buy(game: Game, seat: int, building: str) -> None:
    """AB-102..AB-107, AB-112..AB-115: place the card, reveal another, then what the card and the others give."""
    player = game.players[seat]
    earlier = total(player, COIN_ON_BUILD)
    player.buildings.append(building)
    kind = BUILDINGS[building].kind
    game.tell("built", seat=f"seat:{seat}", building=building)
    if kind == "outpost":
        player.outposts[building] = player.caves.pop(0)
        game.outposts.remove(building)
    elif kind == "house":
        game.houses.remove(building)
    elif kind == "key":
        game.keys.remove(building)
    else:
        game.stars.remove(building)
    do_when_built(game, seat, building)
    gain_coins(game, seat, earlier)
    show_new_buildings(game)


def show_new_buildings(game: Game) -> None:
    """AB-106, AB-108: fill the gaps of both rows as far as their decks go."""
    arrived: list[str] = []
    for market, deck in ((game.houses, game.house_deck), (game.outposts, game.outpost_deck)):
        if None in market.row:
            arrived += market.refill(deck, game.dice)
    if arrived:
        game.tell("revealed", buildings=arrived)
