"""The tomb from above: a frame of entrances around the places, the markets, and each guild board.

In a terminal that is wide enough it is drawn; otherwise it is told, a line for each thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from warren.games import rulebook
from warren.table.rulebook import View
from warren.text import Words

SHAPES: Final = ("●", "▲", "■")
COLOURS: Final = ("red", "blue", "yellow")
GATE: Final = 7
PLACE: Final = range(14, 19)
"""Columns of an entrance and of a place: so many as there is room for, but enough for a name."""
TABLE: Final = 97
"""Columns that the table of the markets wants."""
MEANS: Final = ("food", "torch", "pick", "any", "gold", "fame")
OPENS_EXTRA: Final = "»"
SECRET: Final = "◆"


def draw(view: View, words: Words, plain: bool) -> RenderableType:
    board = Board(view, words)
    return board.told() if plain else board


class Board:
    """A view and the words to show it with. Rich draws it, in whatever room there is."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.printed = rulebook("tombs").catalogue()
        self.entrances: dict[str, View] = {entrance["id"]: entrance for entrance in view["entrances"]}
        self.payable = {offer["card"] for offer in view["offers"] if offer["payable"]}

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        place = min((options.max_width - 2 * GATE - 7) // 4, PLACE[-1])
        if place not in PLACE:
            yield self.told()
            return
        yield self.tomb(place)
        yield self.markets() if options.max_width >= TABLE else Text("\n".join(["", *self.told_markets(), ""]))
        yield from (*map(self.guild, self.view["players"]), self.facts())

    # --- drawn -------------------------------------------------------------------------------------------------

    def tomb(self, place: int) -> RenderableType:
        """The frame and what lies inside, with what the entrances do below it."""
        frame = self.view["frame"]
        places = self.view["places"]
        grid = Grid(box=box.ROUNDED, show_header=False, show_lines=True, padding=0)
        for width in (GATE, *[place] * 4, GATE):
            grid.add_column(width=width, justify="center")
        grid.add_row("", *map(self.gate, frame["top"]), "")
        for row, (left, right) in enumerate(zip(frame["left"], frame["right"], strict=True)):
            inside = places[row * 4 : row * 4 + 4]
            grid.add_row(self.gate(left), *map(self.place, inside), self.gate(right))
        grid.add_row("", *map(self.gate, frame["bottom"]), "")
        return Group(grid, self.legend(), Text(self.words.say("tombs-legend"), "dim"))

    def legend(self) -> RenderableType:
        """What the entrances do, in two columns."""
        lines = [Text(line, "dim") for line in self.entrance_texts()]
        half = len(lines) // 2
        grid = Grid.grid(padding=(0, 2), expand=True)
        for pair in zip(lines[:half], lines[half:], strict=True):
            grid.add_row(*pair)
        return grid

    def gate(self, entrance: str) -> Text:
        """An entrance card: its number, a secret, a paw."""
        facts = self.entrances[entrance]
        head = Text(self.printed[entrance]["number"], "bold")
        if facts["token"]:
            head.append(f" {SECRET}", "magenta")
        if facts["owner"]:
            head.append(f" {SECRET}{self.shape(facts['owner'])}", self.colour(facts["owner"]))
        return self.with_paw(head, facts["paw"])

    def place(self, place: View) -> Text:
        """A place: its room in the owner's colour, or its chest; and a paw."""
        if place["room"]:
            mark = f" {OPENS_EXTRA}" if self.printed[place["room"]]["extra_action"] else ""
            room = f"{self.shape(place['owner'])} {self.words.name(place['room'])}{mark}"
            thing = Text(room, self.colour(place["owner"]))
        else:
            thing = Text(self.words.name(place["chest"]) if place["chest"] else "·", "dim")
        return self.with_paw(thing, place["paw"])

    def with_paw(self, thing: Text, seat: str | None) -> Text:
        if seat is None:
            return thing
        paw = f"{self.words.say('tombs-paw')} {self.shape(seat)}"
        return Text("\n").join([thing, Text(paw, f"bold {self.colour(seat)}")])

    def markets(self) -> RenderableType:
        """Rooms above helpers; what this seat could pay stands out."""
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
        for head in ("card", "faction", "cost", "fame", "effect"):
            grid.add_column(self.words.say(f"tombs-market-{head}"), justify="right" if head == "fame" else "left")
        for kind in ("rooms", "helpers"):
            for card in filter(None, self.view["markets"][kind]["cards"]):
                name = Text(self.words.name(card), "bold" if card in self.payable else "")
                texts = (self.faction(card), self.cost(card), str(self.printed[card]["fame"]), self.words.text(card))
                grid.add_row(name, *map(Text, texts))
            grid.add_section()
        return grid

    def guild(self, player: View) -> RenderableType:
        seat = player["seat"]
        name = (f"{self.shape(seat)} {self.words.name(seat)}  ", f"bold {self.colour(seat)}")
        return Group(Text.assemble(name, self.means(player)), *(Text(f"    {line}") for line in self.holdings(player)))

    def facts(self) -> Text:
        return Text("\n".join(self.state_of_play()), "dim")

    @staticmethod
    def shape(seat: str) -> str:
        return SHAPES[int(seat.removeprefix("seat:"))]

    @staticmethod
    def colour(seat: str) -> str:
        return COLOURS[int(seat.removeprefix("seat:"))]

    # --- told --------------------------------------------------------------------------------------------------

    def told(self) -> Text:
        lines = [
            *self.told_entrances(),
            *self.told_places(),
            *self.told_markets(),
            *(line for player in self.view["players"] for line in self.told_guild(player)),
            *self.state_of_play(),
        ]
        return Text("\n".join(lines))

    def entrance_texts(self) -> Iterator[str]:
        for entrance in self.entrances:
            yield f"{self.printed[entrance]['number']}: {self.effect(entrance)}"

    def effect(self, entrance: str) -> str:
        """What the side that lies up does."""
        return self.words.text(f"{entrance}/{self.entrances[entrance]['side']}")

    def told_entrances(self) -> Iterator[str]:
        for entrance, facts in self.entrances.items():
            marks = [self.words.say("tombs-paw-of", player=self.words.name(facts["paw"]))] if facts["paw"] else []
            if facts["token"]:
                marks.append(self.words.say("tombs-token"))
            if facts["owner"]:
                marks.append(self.words.say("tombs-turned-by", player=self.words.name(facts["owner"])))
            line = f"{self.words.name(entrance)}: {self.effect(entrance)}"
            yield f"{line} ({', '.join(marks)})" if marks else line

    def told_places(self) -> Iterator[str]:
        for place in self.view["places"]:
            things = []
            if place["room"]:
                facts = {"room": self.words.name(place["room"]), "player": self.words.name(place["owner"])}
                things.append(self.words.say("tombs-room-of", **facts))
                if self.printed[place["room"]]["extra_action"]:
                    things.append(self.words.say("tombs-extra-action"))
            if place["chest"]:
                things.append(self.words.name(place["chest"]))
            if place["paw"]:
                things.append(self.words.say("tombs-paw-of", player=self.words.name(place["paw"])))
            yield f"{self.words.name(place['id'])}: {', '.join(things) or self.words.say('tombs-empty')}"

    def told_markets(self) -> Iterator[str]:
        for kind in ("rooms", "helpers"):
            yield self.words.say(f"tombs-market-of-{kind}")
            for card in filter(None, self.view["markets"][kind]["cards"]):
                yield f"  {self.card(card)}"

    def card(self, card: str) -> str:
        """A card with all that is printed on it."""
        facts = {"cost": self.cost(card), "fame": self.printed[card]["fame"], "faction": self.faction(card)}
        printed = self.words.say("tombs-card", name=self.words.name(card), **facts)
        affordable = f" {self.words.say('tombs-payable')}" if card in self.payable else ""
        return f"{printed}{affordable} {self.words.text(card)}"

    def told_guild(self, player: View) -> Iterator[str]:
        yield f"{self.words.name(player['seat'])}: {self.means(player)}"
        yield from (f"  {line}" for line in self.holdings(player))

    # --- both --------------------------------------------------------------------------------------------------

    def means(self, player: View) -> str:
        return self.words.say(
            "tombs-means",
            **player["means"],
            paws=player["paws"],
            tokens=player["tokens"],
            points=player["points"]["total"],
        )

    def holdings(self, player: View) -> Iterator[str]:
        for kind in ("camp", "rooms", "helpers", "chests", "used_chests"):
            if player[kind]:
                names = ", ".join(self.words.name(card) for card in player[kind])
                yield f"{self.words.say(f'tombs-held-{kind}')}: {names}"

    def faction(self, card: str) -> str:
        faction = self.printed[card]["faction"]
        return self.words.name(f"faction:{faction}") if faction else self.words.say("tombs-neutral")

    def cost(self, card: str) -> str:
        cost: dict[str, Any] = self.printed[card]["cost"]
        return ", ".join(self.words.say(f"tombs-cost-{kind}", n=cost[kind]) for kind in MEANS if cost.get(kind))

    def state_of_play(self) -> Iterator[str]:
        """How far the end is, and what is left to draw."""
        markets, end = self.view["markets"], self.view["end"]
        yield self.words.say(
            "tombs-decks",
            rooms=markets["rooms"]["deck"],
            helpers=markets["helpers"]["deck"],
            chests=self.view["chest_supply"],
        )
        yield self.words.say(
            "tombs-end", places=end["places_left"], helpers=end["helpers_left"], fame=end["fame_needed"]
        )
        if end["reason"]:
            yield self.words.say("tombs-ending")
