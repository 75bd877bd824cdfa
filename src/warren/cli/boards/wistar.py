"""Rats of Wistar in text: the wheel, the farm, the markets and goals, each player's board, and Ratbot's cards.

In a terminal that is wide enough the wheel and the markets stand in columns and players in frames; otherwise all is
told, line by line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from warren.cli.boards import wistar_people as people
from warren.games import rulebook
from warren.table.rulebook import View
from warren.text import Words

WIDTH: Final = 100
NAME_WIDTH: Final = 30
COLOURS: Final = ("red", "blue", "yellow", "green")


def draw(view: View, words: Words, plain: bool) -> RenderableType:
    board = Board(view, words)
    return board.told() if plain else board


class Board:
    """A view and the words to show it with. Rich draws it, in whatever room there is."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.say = words.say
        self.printed = rulebook("wistar").catalogue()

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < WIDTH:
            yield self.told()
            return
        yield Text("\n".join(self.state_of_play()))
        yield self.wheel()
        yield Text("\n".join([*self.told_hut(), *self.told_farm()]))
        for heading, cards in self.markets():
            yield Text(heading, "dim")
            yield self.cards(cards)
        yield Text("\n".join([*self.told_goals(), *self.supply()]))
        for player in self.view["players"]:
            yield self.player(player)

    # --- drawn -------------------------------------------------------------------------------------------------

    def wheel(self) -> RenderableType:
        """A column for each main action, with the spaces of the sector that stands there from the outermost inwards."""
        grid = Grid(box=box.ROUNDED, padding=(0, 1), expand=True)
        for place in self.view["wheel"]:
            action = self.words.name(f"action:{place['action']}")
            grid.add_column(f"{action}\n{self.words.name(place['area'])}", ratio=1)
        grid.add_row(*(Text("\n").join(self.space(space) for space in place["spaces"]) for place in self.view["wheel"]))
        return grid

    def space(self, space: View) -> Text:
        name = self.words.name(space["space"])
        if space["leader"] is None:
            return Text(name)
        return Text(f"{name}: {self.words.name(space['leader'])}", f"bold {self.colour(space['leader'])}")

    def cards(self, cards: list[str]) -> RenderableType:
        """What can be had: name, price and icons, and what it does, in columns."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(width=NAME_WIDTH, style="bold")
        grid.add_column(ratio=2)
        grid.add_column(ratio=3)
        for card in cards:
            terms = f"{self.facts(card)}\n{self.words.text(needs(card))}"
            grid.add_row(self.words.name(card), terms, self.words.text(card))
        return grid

    def player(self, player: View) -> RenderableType:
        title, *lines = self.told_player(player)
        colour = self.colour(player["seat"])
        head = Text(title, f"bold {colour}")
        inside = Text("\n".join(line.removeprefix("  ") for line in lines))
        return Panel(inside, title=head, title_align="left", border_style=colour)

    @staticmethod
    def colour(seat: str) -> str:
        return COLOURS[int(seat.removeprefix("seat:"))]

    # --- told --------------------------------------------------------------------------------------------------

    def told(self) -> Text:
        lines = [
            *self.state_of_play(),
            *self.told_wheel(),
            *self.told_hut(),
            *self.told_farm(),
            *self.told_markets(),
            *self.told_goals(),
            *self.supply(),
            *(line for player in self.view["players"] for line in self.told_player(player)),
        ]
        return Text("\n".join(lines))

    def state_of_play(self) -> Iterator[str]:
        view = self.view
        yield self.say("wistar-round", round=view["round"], rounds=view["rounds"], order=self.listed(view["order"]))
        if view["active"]:
            yield self.say("wistar-turn", seat=self.words.name(view["active"]))
        if view["round_mouse"]:
            yield self.say("wistar-round-mouse", mouse=self.named_mouse(view["round_mouse"]))
        else:
            yield self.say("wistar-no-round-mouse")
        if view["round_stack"]:
            kinds = self.words.listed([self.say(f"word-{kind}") for kind in view["round_stack"]])
            yield self.say("wistar-stack", kinds=kinds)
        for pair in view["pairs"]:
            yield self.say("wistar-pairs", pairs=self.listed(pair))
            yield from (f"  {self.card(card)}" for card in pair)

    def told_wheel(self) -> Iterator[str]:
        yield self.say("wistar-wheel")
        for place in self.view["wheel"]:
            action, area = self.words.name(f"action:{place['action']}"), self.words.name(place["area"])
            spaces = "; ".join(map(self.told_space, place["spaces"]))
            yield f"  {self.say('wistar-place', action=action, area=area, spaces=spaces)}"

    def told_space(self, space: View) -> str:
        name, leader = self.words.name(space["space"]), space["leader"]
        if leader is None:
            return self.say("wistar-free", space=name)
        return self.say("wistar-taken", space=name, seat=self.words.name(leader))

    def told_hut(self) -> Iterator[str]:
        hut = self.view["hut"]
        yield self.say("wistar-hut", seats=self.listed(hut)) if hut else self.say("wistar-hut-empty")

    def told_farm(self) -> Iterator[str]:
        yield self.say("wistar-farm")
        for room in self.view["farm"]["rooms"]:
            things = ", ".join(self.things_in(room))
            yield f"  {self.say('wistar-room', room=self.words.name(room['room']), things=things)}"
            for mission in self.view["farm"]["missions"]:
                if mission["room"] == room["room"] and mission["mission"]:
                    yield from (f"    {self.row(row)}" for row in mission["rows"])

    def things_in(self, room: View) -> Iterator[str]:
        """Who and what is in a room, and where it leads."""
        farm, here = self.view["farm"], room["room"]
        yield from (self.say("wistar-explorer", seat=self.words.name(seat)) for seat in room["explorers"])
        yield from (self.say("wistar-tent", seat=self.words.name(seat)) for seat in room["tents"])
        for mission in farm["missions"]:
            if mission["room"] == here and mission["mission"]:
                yield self.say("wistar-mission", mission=self.words.name(mission["mission"]))
            elif mission["room"] == here:
                yield self.say("wistar-hidden-mission", kind=mission["kind"])
        yield from (self.say("wistar-mouse", kind=mouse["kind"]) for mouse in farm["mice"] if mouse["room"] == here)
        if self.printed[here]["cheese"]:
            yield from map(self.named_mouse, farm["cheese"])
        for passage in farm["passages"]:
            if here in passage["rooms"]:
                (there,) = (self.words.name(end) for end in passage["rooms"] if end != here)
                door = self.words.name(passage["passage"])
                yield self.say("wistar-door" if passage["closed"] else "wistar-way", passage=door, room=there)

    def row(self, row: View) -> str:
        name, text = self.words.name(row["row"]), self.words.text(row["row"])
        if row["marker"]:
            return self.say("wistar-row-solved", row=name, seat=self.words.name(row["marker"]))
        return self.say("wistar-row-locked" if row["shut"] else "wistar-row", row=name, text=text)

    def markets(self) -> Iterator[tuple[str, list[str]]]:
        for deck, market in self.view["markets"].items():
            yield self.say("wistar-market", deck=deck, left=market["deck"]), [card for card in market["row"] if card]

    def told_markets(self) -> Iterator[str]:
        for heading, cards in self.markets():
            yield heading
            yield from (f"  {self.card(card)}" for card in cards)

    def card(self, card: str) -> str:
        """A card with all that is printed on it."""
        named = self.say("wistar-card", card=self.words.name(card), facts=self.facts(card))
        return f"{named}. {self.words.text(needs(card))} {self.words.text(card)}"

    def facts(self, card: str) -> str:
        """A card's kind, icons and points."""
        printed = self.printed[card]
        signs = printed["skills"] + ["energy"] * printed["energy"]
        counted = {sign: signs.count(sign) for sign in signs}
        icons = [self.say("wistar-icons", skill=self.say(f"word-{sign}"), n=n) for sign, n in counted.items()]
        return ", ".join([self.say(f"word-{printed['kind']}"), *icons, self.say("wistar-vp", n=printed["vp"])])

    def told_goals(self) -> Iterator[str]:
        yield self.say("wistar-goals", left=self.view["goals_left"])
        for goal in self.view["goals"]:
            slots = ", ".join(map(self.slot, (slot for slot in goal["slots"] if not slot["covered"])))
            have = ", ".join(
                self.say("wistar-has", seat=self.words.name(seat), n=n) for seat, n in goal["have"].items()
            )
            name = self.words.name(goal["goal"])
            yield f"  {self.say('wistar-goal', goal=name, slots=slots, have=have)} {self.words.text(goal['goal'])}"

    def slot(self, slot: View) -> str:
        if slot["disc"] is None:
            return self.say("wistar-slot", needed=slot["needed"])
        return self.say("wistar-slot-taken", needed=slot["needed"], seat=self.words.name(slot["disc"]))

    def supply(self) -> Iterator[str]:
        yield self.say("wistar-skills-left", skills=self.listed(self.view["skills"]))
        yield self.say("wistar-heroes-left", heroes=self.listed(self.view["heroes"]))

    # --- both --------------------------------------------------------------------------------------------------

    def told_player(self, player: View) -> Iterator[str]:
        """A line about the score, and what a player or Ratbot has."""
        seat, points = self.words.name(player["seat"]), player["points"]
        yield self.say("wistar-player", seat=seat, points=points, vp=player["vp"])
        ratbot = self.view.get("ratbot")
        if ratbot and ratbot["seat"] == player["seat"]:
            lines: Iterable[str] = people.ratbot(player, ratbot, self.words)
        else:
            lines = people.player(player, self.words, self.card)
        yield from (f"  {line}" for line in lines)

    def named_mouse(self, mouse: str) -> str:
        text = self.words.text(mouse)
        points = self.say("wistar-vp", n=self.printed[mouse]["vp"])
        return f"{self.say('wistar-card', card=self.words.name(mouse), facts=points)}{f': {text}' if text else ''}"

    def listed(self, components: Iterable[str]) -> str:
        return self.words.listed([self.words.name(component) for component in components])


def needs(card: str) -> str:
    """The id under which stands what a card costs and asks for."""
    return f"needs:{card.removeprefix('card:')}"
