"""The words in which the tests of Above and Below speak: set up a position, play on from it, look what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

import msgspec

from warren.games.above_below import imagine, stories
from warren.games.above_below.books import Paragraph, StoryOption, load_book
from warren.games.above_below.content import BUILDINGS
from warren.games.above_below.rulebook import RULEBOOK
from warren.games.above_below.state import Game, Player
from warren.table import Dice, Result, Table
from warren.table.parts import Deck
from warren.table.rulebook import settle_variants

BUILDER, TEACHER, SCOUT = "villager:start_builder", "villager:start_teacher", "villager:start_scout"
HUT: Final = "building:start_house"
GREAT_HALL, TOWER, FESTIVAL = "building:S01", "building:S02", "building:S03"
CAT, CAT_2 = "villager:cave_cat/1", "villager:cave_cat/2"
METAL, METAL_2 = "villager:metal_man/1", "villager:metal_man/2"
WOMAN, GLOGO = "villager:elemental_woman", "villager:glogo"
STAFF, BOOK, BASKET = "artifact:mystics_staff", "artifact:book_of_knowledge", "artifact:basket_of_plenty"


class LoadedDice(Dice):
    """Dice whose next results are named; what is drawn from decks stays random."""

    def __init__(self, *results: int) -> None:
        super().__init__(7)
        self.results = list(results)

    def roll(self, sides: int = 6) -> int:
        if self.results:
            self.draws += 1
            return self.results.pop(0)
        return super().roll(sides)


# --- positions ------------------------------------------------------------------------------------------------------


def new(seats: int = 2, *modules: str, seed: int = 1, first: str = "first", base_book: str = "closed") -> Game:
    """A game just set up in which seat 0 begins, with some modules."""
    chosen = {"first_player": first, "base_book": base_book} | dict.fromkeys(modules, True)
    variants = settle_variants(RULEBOOK, seats, chosen)
    return RULEBOOK.setup(seats, variants, Dice.seeded(seed))


def begin(game: Game, *rolls: int) -> Table[Game]:
    """A table that goes on from this position; the next dice show these results."""
    table: Table[Game] = Table(RULEBOOK, game.seats, 0, {}, "fair", listen=True, snapshots=True)
    game.dice = LoadedDice(*rolls)
    table.state = game
    table._origin = game.copy()
    game.log = []
    game.dice.heard = []
    table._cross_boundary()
    table._advance(None)
    return table


def starters(seat: int) -> list[str]:
    """A seat's builder, teacher and scout."""
    return [f"{kind}/{seat + 1}" for kind in (BUILDER, TEACHER, SCOUT)]


def give(game: Game, seat: int, **items: int) -> Player:
    """Items from the supply into a reserve."""
    player = game.players[seat]
    for kind, n in items.items():
        game.supply.left[kind] -= n
        player.reserve[kind] = player.reserve.get(kind, 0) + n
    return player


def dig(deck: Deck[str], card: str) -> bool:
    """Take a card out of a deck, wherever it lies."""
    for layer in deck.layers:
        if card in layer:
            layer.remove(card)
            deck.layers = [rest for rest in deck.layers if rest]
            return True
    return False


def fetch_building(game: Game, building: str) -> None:
    """Take a building out of the game, from wherever it lies; the row is not refilled."""
    for market, deck in ((game.houses, game.house_deck), (game.outposts, game.outpost_deck)):
        if building in market.row:
            market.remove(building)
            return
        if dig(deck, building):
            return
    for pile in (game.keys, game.stars):
        if building in pile:
            pile.remove(building)
    # A key house that isn't in this game comes out of the box.


def own(game: Game, seat: int, *buildings: str, stock: dict[str, list[str]] | None = None) -> Player:
    """Buildings that were built long ago, outposts each on a cave of its own, with these goods on them."""
    player = game.players[seat]
    for building in buildings:
        fetch_building(game, building)
        player.buildings.append(building)
        if BUILDINGS[building].kind == "outpost":
            player.outposts[building] = _cave(game)
    for building, goods in (stock or {}).items():
        for good in goods:
            game.supply.left[good] -= 1
        player.stock[building] = list(goods)
    return player


def _cave(game: Game) -> str:
    layer = game.caves.layers[0]
    return layer.pop()


def caves(game: Game, seat: int, n: int) -> list[str]:
    """Empty caves from earlier explorations."""
    game.players[seat].caves += [_cave(game) for _ in range(n)]
    return game.players[seat].caves


def show_house(game: Game, building: str, place: int = 0) -> str:
    """Put a house or outpost face up on a place of its row."""
    market, deck = game.houses, game.house_deck
    if BUILDINGS[building].kind == "outpost":
        market, deck = game.outposts, game.outpost_deck
    if building not in market.row:
        assert dig(deck, building)
        before = market.row[place]
        market.row[place] = building
        if before is not None:
            deck.put_under(before)
    return building


def show_key(game: Game, building: str) -> str:
    """Have a key house in this game."""
    if building not in game.keys:
        game.keys[0] = building
    return building


def fetch_villager(game: Game, villager: str) -> None:
    if villager in game.row.row:
        game.row.remove(villager)
    elif villager in game.specials:
        game.specials.remove(villager)
    else:
        assert dig(game.villagers, villager)


def hire(game: Game, seat: int, *villagers: str, zone: str = "ready") -> Player:
    """Villagers who joined long ago."""
    player = game.players[seat]
    for villager in villagers:
        fetch_villager(game, villager)
        getattr(player, zone).append(villager)
    return player


def row(game: Game, *villagers: str | None) -> None:
    """Exactly these villagers in the row, from the cheapest space on."""
    game.villagers.layers[0] += game.row.cards()
    game.row.row = [None] * 5
    for place, villager in enumerate(villagers):
        if villager is not None:
            fetch_villager(game, villager)
            game.row.row[place] = villager


def zones(game: Game, seat: int, ready: list[str], resting: list[str], injured: list[str]) -> Player:
    """Move the villagers of a settlement."""
    player = game.players[seat]
    assert sorted(ready + resting + injured) == sorted(player.ready + player.resting + player.injured)
    player.ready, player.resting, player.injured = list(ready), list(resting), list(injured)
    return player


def on_track(game: Game, seat: int, *goods: tuple[str, int]) -> Player:
    """Goods that lie on the advancement track, space by space."""
    player = game.players[seat]
    for good, n in goods:
        game.supply.left[good] -= n
        player.track.append(good)
        player.laid[good] = n
    return player


def top_cave(game: Game, cave: str) -> str:
    """Have this cave on top of the deck."""
    if game.top_caves != [cave]:
        game.caves.layers[0] += game.top_caves
        assert dig(game.caves, cave)
        game.top_caves = [cave]
    return cave


def afflict(game: Game, villager: str, *states: str) -> None:
    """State tokens on a villager."""
    for state in states:
        game.supply.left[f"state:{state}"] -= 1
        game.states.setdefault(villager, []).append(f"state:{state}")


def win(game: Game, seat: int, *artifacts: str) -> Player:
    """Artifacts that were won before."""
    for artifact in artifacts:
        game.artifacts.remove(artifact)
        game.players[seat].artifacts.append(artifact)
    game.prize = game.prize and bool(game.artifacts)
    return game.players[seat]


# --- playing --------------------------------------------------------------------------------------------------------


def ids(table: Table[Game]) -> list[str]:
    """The options, as they are written."""
    assert table.choice is not None
    return table.choice.ids


def asked(table: Table[Game]) -> tuple[int, str]:
    """Who is asked what."""
    assert table.choice is not None
    return table.choice.seat, table.choice.ask


def heads(table: Table[Game]) -> set[str]:
    assert table.choice is not None
    return {str(option[0]) for option in table.choice.options}


def do(table: Table[Game], *answers: str) -> Table[Game]:
    """Give these answers, one after another."""
    for answer in answers:
        table.choose(answer)
    return table


def pass_round(table: Table[Game], leave: str = "done") -> Table[Game]:
    """Everybody passes; the questions of the round's end are answered by doing nothing, or with the first option."""
    round_before = table.state.round
    while table.choice is not None and table.state.round == round_before and table.choice.ask == "turn":
        table.choose("pass")
    while table.choice is not None and table.choice.ask != "turn":
        table.choose(leave if leave in table.choice.ids else 0)
    return table


def told(table: Table[Game], what: str) -> list[dict[str, Any]]:
    """The facts of all happenings of a kind, from the beginning of the table."""
    happenings = [happening for entry in (table._opening, *table.entries) for happening in entry.told]
    return [dict(happening.facts) for happening in happenings if happening.what == what]


def finish(game: Game) -> Result:
    """The result if the game ended in this position."""
    return RULEBOOK.result(game)


def total(game: Game, seat: int = 0) -> dict[str, int]:
    """The breakdown of one seat."""
    return RULEBOOK.result(game).breakdown[seat]


# --- stories --------------------------------------------------------------------------------------------------------


Things: TypeAlias = Mapping[str, int | str]


def option(
    *checks: tuple[int, Things] | tuple[int, Things, Things], label: str = "Go", fail: Things | None = None, **more: Any
) -> StoryOption:
    """An option of a paragraph made for a test: checks as (need, gain) or (need, gain, lose)."""
    made: dict[str, Any] = {"label": label, "label_ru": "Иди", **more}
    made["checks"] = [
        {
            "need": check[0],
            "gain": check[1],
            "lose": check[2] if len(check) == 3 else {},
            "text": "So.",
            "text_ru": "Так.",
        }
        for check in checks
    ]
    if fail is not None:
        made["fail"] = {"text": "Oh.", "text_ru": "Ох.", "lose": fail}
    return msgspec.convert(made, StoryOption)


RATS: Final = (
    option((3, {"coins": 1}), (4, {"mushroom": 1}), label="Run and hide"),
    option((7, {"coins": 5, "ore": 1}), label="Fight"),
)
"""The rulebook's example (AB-061, AB-086, AB-087)."""


@contextmanager
def story(*options: StoryOption, number: str = "1") -> Iterator[None]:
    """For a while another text stands in the book under this number."""
    book = load_book("underforest" if number[0] == "U" else "desert" if number[0] == "D" else "base")
    before = book[number]
    book[number] = Paragraph(
        id=number, title="A test", title_ru="Проба", scene="What now?", scene_ru="Что теперь?", options=options
    )
    _forget_what_was_read()
    try:
        yield
    finally:
        book[number] = before
        _forget_what_was_read()


def _forget_what_was_read() -> None:
    for told_once in (stories.read_aloud, stories.whole, stories.conduct, stories.outcome, imagine.checks_by_need):
        told_once.cache_clear()


FIRST_CAVE: Final = "cave:C01"
"""Its first paragraph is number 1."""


def set_out(game: Game, *rolls: int, crew: list[str] | None = None) -> Table[Game]:
    """Explore the paragraph 1 with these villagers (all who are ready, if none are named).

    `rolls` are the dice of the explorers in their order, after the exploration die; the table stands at the story.
    """
    top_cave(game, FIRST_CAVE)
    table = begin(game, 1, *rolls)
    do(table, "explore")
    if crew is not None:
        for villager in crew:
            do(table, f"send/{villager}")
        if asked(table)[1] == "explore":
            do(table, "go")
    elif asked(table)[1] == "explore":
        do(table, "all")
    return table


# --- what must always hold ------------------------------------------------------------------------------------------


def everything(game: Game) -> Counter[str]:
    """Every component of the game, wherever it lies, with its number; coins are unlimited."""
    found: Counter[str] = Counter(game.supply.left)
    found["cider"] += game.cider
    found.update(game.row.cards() + game.villagers.cards() + game.specials)
    found.update(game.houses.cards() + game.house_deck.cards() + game.outposts.cards() + game.outpost_deck.cards())
    found.update(game.keys + game.stars + game.top_caves + game.caves.cards() + game.artifacts + game.quests)
    for stack in game.tokens.values():
        found.update(stack.cards())
    for states in game.states.values():
        found.update(states)
    if game.task is not None:
        found.update(game.task.crew)
    if game.tale is not None and game.step in ("explore", "story", "dice", "outcome"):
        found.update([*game.tale.crew, game.tale.cave])
        if game.tale.token is not None:
            found[game.tale.token] += 1
    for player in game.players:
        _count_settlement(found, player)
    return +found


def _count_settlement(found: Counter[str], player: Player) -> None:
    found.update(player.ready + player.resting + player.injured)
    found.update(player.buildings + player.caves + list(player.outposts.values()) + player.artifacts + player.quests)
    found.update(player.reserve)
    found.update(player.laid)
    for goods in player.stock.values():
        found.update(goods)
    if player.for_sale is not None:
        found[player.for_sale] += 1
