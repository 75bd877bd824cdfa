"""How each printed effect of a building is tried out in play, whatever the card."""

from __future__ import annotations

from tests.games.above_below.positions import (
    begin,
    caves,
    do,
    give,
    heads,
    hire,
    new,
    on_track,
    own,
    show_house,
    show_key,
)
from tests.games.above_below.telling import (
    BUILDER,
    SCOUT,
    TEACHER,
    again,
    offers,
    others_passed,
    story_read,
    until,
)
from warren.games.above_below.content import BUILDINGS, GOODS, ROW_VILLAGERS
from warren.games.above_below.scoring import breakdowns
from warren.games.above_below.state import Game, Player

BASE_INCOME = 4
VILLAGERS = [villager for villager in ROW_VILLAGERS if villager not in ("villager:kara", "villager:ravna")]


# --- the table ------------------------------------------------------------------------------------------------------


def settlement(card: str = "", coins: int = 50) -> tuple[Game, Player]:
    """Two players; seat 0 owns nothing but his founders, coins and, if named, this one card."""
    game = new()
    player = game.players[0]
    player.buildings.clear()
    player.coins = coins
    if card:
        own(game, 0, f"building:{card}")
    return game, player


def offer(game: Game, card: str) -> str:
    """Make a card one of those that can be bought; for an outpost there is an empty cave."""
    building = f"building:{card}"
    kind = BUILDINGS[building].kind
    if kind == "key":
        return show_key(game, building)
    if kind == "outpost":
        caves(game, 0, 1)
    return building if kind == "star" else show_house(game, building)


def buy(game: Game, card: str) -> None:
    """Seat 0 buys the card with his builder, and the action is over."""
    building = offer(game, card)
    until(do(begin(game), f"build/{building}/{BUILDER}"), "turn")


def end_round(game: Game) -> None:
    """Seat 0 passes as the last one; whatever is asked until the next round is declined."""
    again(game)
    others_passed(game)
    until(do(begin(game), "pass"), "turn")


def points(game: Game) -> int:
    return breakdowns(game)[0]["building-bonuses"]


# --- the effects ----------------------------------------------------------------------------------------------------


def beds(card: str, n: int) -> None:
    game, player = settlement(card)
    player.ready = [BUILDER]
    hire(game, 0, *VILLAGERS[: n + 2], zone="resting")
    end_round(game)
    assert player.ready == [BUILDER, *VILLAGERS[:n]]
    assert player.resting == VILLAGERS[n : n + 2]


def income(card: str, n: int) -> None:
    game, player = settlement(card, coins=1)
    end_round(game)
    assert player.coins == 1 + BASE_INCOME + n


def income_per(card: str, n: int, *goods: str) -> None:
    """For those on the track, not for those in the reserve."""
    game, player = settlement(card, coins=0)
    on_track(game, 0, ("rope", 2), *[(good, 2) for good in goods])
    give(game, 0, **dict.fromkeys(goods, 3))
    end_round(game)
    income_of_the_third_space = 6
    assert player.coins == income_of_the_third_space + n * 2 * len(goods)


def goods(card: str, good: str, n: int) -> None:
    """They come once, can all be harvested, and are never refilled."""
    game, player = settlement()
    left = game.supply.left[good]
    buy(game, card)
    assert player.stock[f"building:{card}"].count(good) == n
    assert game.supply.left[good] == left - n
    harvest_all(game, player)
    assert player.reserve[good] == n
    end_round(game)
    assert good not in player.stock.get(f"building:{card}", [])


def harvest_all(game: Game, player: Player) -> None:
    """Seat 0 takes whatever lies on his cards, with new villagers enough."""
    player.ready = []
    hire(game, 0, *VILLAGERS[: sum(map(len, player.stock.values()))])
    again(game)
    table = do(begin(game), "harvest")
    while table.choice is not None and table.choice.ask in ("harvest", "take"):
        table.choose("all" if offers(table, "all") else 0)
    until(table, "turn")


def replenish(card: str, good: str) -> None:
    """One when built, one again when it is gone, never two."""
    game, player = settlement()
    building = f"building:{card}"
    buy(game, card)
    assert player.stock[building] == [good]
    end_round(game)
    assert player.stock[building] == [good]
    harvest_all(game, player)
    assert player.stock.get(building, []) == []
    assert player.reserve[good] == 1
    end_round(game)
    assert player.stock[building] == [good]


def potion(card: str, n: int) -> None:
    """Once, not again at the end of a round."""
    game, player = settlement()
    buy(game, card)
    assert player.reserve["potion"] == n
    end_round(game)
    assert player.reserve["potion"] == n


def potion_per_round(card: str, n: int) -> None:
    """Not when built, but at the end of each round, that of building included."""
    game, player = settlement()
    buy(game, card)
    assert "potion" not in player.reserve
    end_round(game)
    assert player.reserve["potion"] == n
    end_round(game)
    assert player.reserve["potion"] == 2 * n


def train_ready(card: str) -> None:
    for with_it in (True, False):
        game, player = settlement(card if with_it else "")
        villager = game.row.row[0]
        assert villager is not None
        do(begin(game), f"train/{villager}/{TEACHER}")
        assert (villager in player.ready) is with_it
        assert (villager in player.resting) is not with_it


def coin_on_build(card: str, n: int) -> None:
    """Not for itself, but for every later purchase."""
    game, player = settlement()
    buy(game, card)
    assert player.coins == 50 - BUILDINGS[f"building:{card}"].cost
    again(game)
    player.coins, player.ready, player.resting = 50, [BUILDER], []
    buy(game, "K07")
    cost_of_the_counting_house = 8
    assert player.coins == 50 - cost_of_the_counting_house + n


def coin_on_explore(card: str, n: int) -> None:
    """U1, the tour, gives 1 coin for 2 lanterns; after a failure the card gives nothing."""
    game, player = settlement(card, coins=0)
    story_read(game, "U1", [BUILDER, TEACHER])
    until(do(begin(game, 1, 1), "choose/paragraph:U1/1"), "turn")
    assert player.coins == 1 + n
    game, player = settlement(card, coins=0)
    hire(game, 0, "villager:kara", "villager:ravna")
    story_read(game, "U1", ["villager:kara", "villager:ravna"])
    until(do(begin(game, 1, 1), "choose/paragraph:U1/1"), "turn")
    assert player.coins == 0


def reroll(card: str, n: int) -> None:
    """Exactly n in one exploration, and n again in the next."""
    game, _ = settlement(card)
    for _ in range(2):
        tale = story_read(game, "2", [BUILDER, TEACHER, SCOUT])
        table = do(begin(game, 1, 1, 1, *[2] * n), "choose/paragraph:2/2")
        for _ in range(n):
            do(table, f"reroll/{BUILDER}")
        assert tale.rolls[BUILDER] == 2
        assert "reroll" not in heads(table)
        until(table, "turn")


def drinks_as_coins(card: str, n: int) -> None:
    """A potion and a cider together pay 2n coins: with one coin more they buy a card for 2n + 1."""
    game, player = settlement(card, coins=0)
    give(game, 0, potion=1, cider=1)
    fitting = offer(game, "H25")
    cost_of_the_stone_garden = 5
    assert cost_of_the_stone_garden == 2 * n + 1
    assert not offers(begin(game), f"build/{fitting}/{BUILDER}")
    player.coins = 1
    do(begin(game), f"build/{fitting}/{BUILDER}")
    assert player.coins == 0
    assert player.reserve == {}
    assert fitting in player.buildings


def reputation(card: str, n: int) -> None:
    """Once."""
    game, player = settlement()
    buy(game, card)
    assert player.reputation == n
    end_round(game)
    assert player.reputation == n


def vp(card: str, n: int, others: int = 0) -> None:
    """Besides what other effects of the card count in a bare settlement; and 1 for being a building."""
    game, player = settlement(card)
    nothing_else(player)
    assert points(game) == n + others
    assert breakdowns(game)[0]["buildings"] == 1


def nothing_else(player: Player) -> None:
    player.ready, player.resting, player.injured = [], [], []


def vp_per(card: str, n: int, thing: str) -> None:
    """Three more of the thing are 3n points more."""
    game, player = settlement(card)
    nothing_else(player)
    bare = points(game)
    three_more(game, thing)
    assert points(game) == bare + 3 * n


def three_more(game: Game, thing: str) -> None:
    """Three that count, in all the places where they count; and some where they don't."""
    player = game.players[0]
    if thing == "villager":
        for zone, villager in zip(("ready", "resting", "injured"), VILLAGERS, strict=False):
            hire(game, 0, villager, zone=zone)
    elif thing == "house":
        own(game, 0, "building:H01", "building:K01", "building:S03", "building:start_house/1", "building:O01")
    elif thing == "outpost":
        own(game, 0, "building:O01", "building:O02", "building:O03", "building:H01", "building:K01")
    elif thing == "empty_cave":
        caves(game, 0, 3)
    elif thing in GOODS:
        on_track(game, 0, (thing, 1))
        give(game, 0, **{thing: 1})
        player.for_sale = thing
        own(game, 0, "building:H01", stock={"building:H01": [thing, thing]})
    else:
        give(game, 0, **{thing: 2})
        player.for_sale = thing
