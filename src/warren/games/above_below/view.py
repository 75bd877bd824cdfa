"""What each seat may see (AB-051, AB-058, AB-059): everything but the decks' order and what the paragraph leads to."""

from __future__ import annotations

from warren.games.above_below import effects, stories
from warren.games.above_below.content import BUILDINGS, COMPONENTS, STATES
from warren.games.above_below.dice import lantern_sum, next_need
from warren.games.above_below.explore import reader
from warren.games.above_below.reserve import ITEM
from warren.games.above_below.scoring import breakdowns
from warren.games.above_below.state import Game, Tale
from warren.games.above_below.track import INCOME, SPACE_VP, track_income
from warren.games.above_below.train import ROW_COST
from warren.table import View, Viewer


def viewer(game: Game) -> Viewer:
    """The whole table. Only the tale depends on who looks; a spectator (None) sees what the explorer sees."""
    shown = _open(game)
    tale = game.tale
    if tale is None or not tale.paragraph:
        return lambda seat: shown
    told = shown | {"tale": shown["tale"] | {"story": stories.whole(tale.paragraph)}}
    return lambda seat: told if seat == reader(game) else shown


def _open(game: Game) -> View:
    """What everybody sees."""
    points = breakdowns(game)
    return {
        "round": game.round,
        "rounds": COMPONENTS.rounds,
        "step": game.step,
        "modules": list(game.modules),
        "first": f"seat:{game.first}",
        "active": f"seat:{game.active}",
        "waiting": [f"seat:{other}" for other in game.waiting],
        "actions": [f"action:{action.id}" for action in COMPONENTS.settlement_board.actions],
        "players": [_settlement(game, other, points[other]) for other in range(game.seats)],
        "board": _board(game),
        "modules_board": _modules_board(game),
        "turn": _turn(game),
        "task": {"action": f"action:{game.task.action}", "crew": list(game.task.crew)} if game.task else None,
        "tale": _tale(game, game.tale) if game.tale else None,
    }


def _settlement(game: Game, seat: int, points: dict[str, int]) -> View:
    player = game.players[seat]
    return {
        "seat": f"seat:{seat}",
        "coins": player.coins,
        "reputation": player.reputation,
        "passed": player.passed,
        "ready": list(player.ready),
        "resting": list(player.resting),
        "injured": list(player.injured),
        "houses": [building for building in player.buildings if BUILDINGS[building].kind != "outpost"],
        "outposts": [
            {"outpost": building, "cave": player.outposts[building]}
            for building in player.buildings
            if building in player.outposts
        ],
        "caves": list(player.caves),
        "stock": {
            building: [ITEM[good] for good in player.stock[building]]
            for building in player.buildings
            if building in player.stock
        },
        "reserve": {ITEM[kind]: player.reserve[kind] for kind in ITEM if kind in player.reserve},
        "for_sale": ITEM[player.for_sale] if player.for_sale is not None else None,
        "asking": player.asking,
        "track": [
            {"space": space + 1, "item": ITEM[good], "n": player.laid[good], "vp": SPACE_VP[space]}
            for space, good in enumerate(player.track)
        ],
        "income": track_income(player) + effects.card_income(player),
        "next_track_income": INCOME[min(len(player.track) + 1, len(SPACE_VP))],
        "beds": effects.total(player, effects.BEDS),
        "rerolls": effects.total(player, effects.REROLL),
        "drink_worth": effects.drink_worth(player),
        "artifacts": [{"artifact": artifact, "used": artifact in player.used} for artifact in player.artifacts],
        "quests": list(player.quests),
        "points": points,
        "score": sum(points.values()),
    }


def _board(game: Game) -> View:
    """The middle of the table."""
    return {
        "cider": game.cider,
        "villagers": [
            {"villager": villager, "cost": cost} for villager, cost in zip(game.row.row, ROW_COST, strict=True)
        ],
        "villagers_left": len(game.villagers),
        "specials": list(game.specials),
        "houses": list(game.houses.row),
        "houses_left": len(game.house_deck),
        "outposts": list(game.outposts.row),
        "outposts_left": len(game.outpost_deck),
        "keys": list(game.keys),
        "stars": list(game.stars),
        "caves": list(game.top_caves),
        "caves_left": len(game.top_caves) + len(game.caves),
        "supply": {ITEM[kind]: game.supply.left[kind] for kind in ITEM if kind in game.supply.left},
    }


def _modules_board(game: Game) -> View:
    """What the modular expansions lay beside the board; face-down tokens only as numbers."""
    return {
        "artifacts_left": len(game.artifacts) - game.prize,
        "prize": game.prize,
        "quests": list(game.quests),
        "states": {villager: list(states) for villager, states in game.states.items()},
        "states_left": {state: game.supply.left[state] for state in STATES if state in game.supply.left},
        "tokens_left": {book: len(stack) for book, stack in game.tokens.items()},
    }


def _turn(game: Game) -> View:
    offer = game.turn.open_offer
    return {
        "replaced": game.turn.replaced,
        "bids": {seller: list(prices) for seller, prices in game.turn.bids.items()},
        "counters": dict(game.turn.counters),
        "offer": {"seller": f"seat:{offer[0]}", "price": offer[1]} if offer is not None else None,
    }


def _tale(game: Game, tale: Tale) -> View:
    """AB-058, AB-059: what was read aloud; the reader has the whole paragraph before him."""
    shown: View = {
        "explorer": f"seat:{tale.explorer}",
        "reader": f"seat:{reader(game)}",
        "cave": tale.cave,
        "token": tale.token,
        "die": tale.die,
        "explorers": list(tale.explorers),
        "crew": list(tale.crew),
        "home": list(tale.home),
        "rerolls": tale.rerolls,
        "story": stories.read_aloud(tale.paragraph) if tale.paragraph else None,
        "option": None,
        "conduct": None,
        "dice": [],
        "lanterns": 0,
        "need": None,
        "outcome": None,
    }
    if tale.option is not None:
        shown |= _after_the_choice(game, tale, tale.option)
    return shown


def _after_the_choice(game: Game, tale: Tale, option: int) -> View:
    shown: View = {
        "option": f"paragraph:{tale.paragraph}/{option + 1}",
        "dice": [
            {
                "villager": villager,
                "die": tale.rolls[villager],
                "change": tale.change[villager],
                "lanterns": tale.lit[villager],
            }
            for villager in tale.explorers
            if villager in tale.rolls
        ],
    }
    if tale.conduct is not None:
        number, place = tale.conduct.split("/")
        shown["conduct"] = stories.conduct(number, int(place))
    if tale.ending is None:
        shown["lanterns"] = lantern_sum(game, tale)
        shown["need"] = next_need(game, tale)
    else:
        shown["lanterns"] = tale.total
        number, place, *check = tale.ending.split("/")
        shown["outcome"] = stories.outcome(number, int(place), int(check[0]) if check else None)
    return shown
