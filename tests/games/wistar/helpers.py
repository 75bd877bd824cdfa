"""A small vocabulary for tests: make a position by editing a new game's state, then choose options.

game = Game(seats=2)
me = game.players[0]              # the turn order is 0, 1, ...: seat 0 begins
game.hold(0, 40, 60)              # seat 0's hand is cards 40 and 60
game.put(0, 30)                   # card 30 lies in seat 0's play area, its effect not resolved
game.choose("enter/area:forest")  # answers the question; a question with one option answers itself
game.run(0, Gain(wood=2))         # resolves nodes for a seat
assert game.asked() == "turn"
"""

from __future__ import annotations

from typing import Any

import msgspec

from warren.games.wistar.content import inventions
from warren.games.wistar.inventions import put_into_play
from warren.games.wistar.language import Node
from warren.games.wistar.mice import move_in
from warren.games.wistar.missions import remove_marker
from warren.games.wistar.pieces import CARDS, MICE, MISSION_SPACES, MISSIONS
from warren.games.wistar.resolve import resolve
from warren.games.wistar.rulebook import RULEBOOK
from warren.games.wistar.state import Player, Wistar
from warren.table import Choice, Dice, Flow, Happening, Option, option_id

CARD = "card:1"
"""A source for effects that come from nowhere in particular."""


class Game:
    """A game driven by the test: the rules ask, the test answers."""

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        """After the draft, in the first turn of seat 0."""
        self.state: Wistar = RULEBOOK.setup(seats, {}, Dice.seeded(seed))
        self.state.order = list(range(seats))
        self.state.log = []
        self.flow: Flow[None] | None = None
        self.choice: Choice | None = None
        while self.asked() == "draft":
            self.choose(self.options()[0])

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def players(self) -> list[Player]:
        return self.state.players

    @property
    def me(self) -> Player:
        """Whose turn it is."""
        return self.players[self.state.order[self.state.at]]

    def asked(self) -> str | None:
        """The name of the question that is asked now; None when the game is over."""
        self._start()
        return self.choice.ask if self.choice else None

    def options(self) -> list[str]:
        """The ids of the options of the question that is asked now."""
        self._start()
        return self.choice.ids if self.choice else []

    def heads(self) -> set[str]:
        """The heads of these options."""
        return {option.split("/")[0] for option in self.options()}

    def asked_seat(self) -> int | None:
        self._start()
        return self.choice.seat if self.choice else None

    def told(self, what: str) -> list[dict[str, Any]]:
        """The facts of every happening of this name so far."""
        return [happening.facts for happening in self.happenings if happening.what == what]

    @property
    def happenings(self) -> list[Happening]:
        return self.state.log or []

    # --- doing ------------------------------------------------------------------------------------------------------

    def choose(self, *answers: str) -> None:
        """Answer one question after another by option ids."""
        for answer in answers:
            self._start()
            assert self.choice is not None, "nothing is asked"
            found = [option for option in self.choice.options if option_id(option) == answer]
            assert found, f"{answer!r} is not among {self.choice.ids} ({self.choice.ask})"
            self._send(found[0])

    def run(self, seat: int, *nodes: Node, source: str = CARD) -> None:
        """Resolve nodes for a seat, up to the first question or to the end. Drops a question of the turn."""
        step = resolve(self.state, self.players[seat], nodes, source)
        self.choice = None
        self.flow = step
        if step is not None:
            self._send(None)

    def node(self, **tree: Any) -> Node:
        """A node written as in the content files: node(op="gain", wood=2)."""
        node: Node = msgspec.convert(tree, Node)
        return node

    @property
    def running(self) -> bool:
        """Whether what was started by `run` still asks something."""
        return self.choice is not None

    def turn(self, *answers: str) -> None:
        """Leave everything that is asked now and ask for a new step of the turn."""
        self.flow = self.choice = None
        self.choose(*answers)

    def end_turn(self) -> None:
        """Visit nowhere in particular: put a leader into the hut for wood, then end the turn."""
        self.turn("hut", "wood")
        if "end" in self.options():
            self.choose("end")

    # --- making a position ------------------------------------------------------------------------------------------

    def hold(self, seat: int, *numbers: int) -> None:
        """Seat's hand is exactly these cards, wherever they were."""
        player = self.players[seat]
        for card in player.hand:
            self.state.decks[CARDS[card].deck].layers[0].append(card)
        player.hand = []
        for number in numbers:
            player.hand.append(self._fetch(number))
        self.refresh()

    def put(self, seat: int, *numbers: int) -> None:
        """These cards lie in the play area; what they do at once isn't done, what stands stands."""
        for number in numbers:
            put_into_play(self.state, self.players[seat], self._fetch(number))
        self.state.due = []
        self.refresh()

    def house(self, seat: int, *mice: str) -> None:
        """These mice ("hm01", "cheese6") live in the seat's rooms; what they do at once isn't done."""
        for name in mice:
            mouse = f"mouse:{name}"
            bag = self.state.mouse_bags[MICE[mouse].kind]
            if mouse in bag:
                bag.remove(mouse)
            if mouse in self.state.cheese:
                self.state.cheese.remove(mouse)
            move_in(self.state, self.players[seat], mouse, CARD)
        self.state.due = []
        self.refresh()

    def unlock(self, seat: int, *powers: str) -> None:
        """The markers of these powers are gone; an immediate power isn't used."""
        for power in powers:
            remove_marker(self.state, self.players[seat], f"power:{power}")
        self.state.due = []
        self.refresh()

    def lay_mission(self, space: str, mission: str) -> None:
        """This mission card ("mis01") lies face up on a space ("m-C")."""
        component = f"mission:{mission}"
        bag = self.state.mission_bags[MISSIONS[component].kind]
        assert MISSION_SPACES[f"mission-space:{space}"].kind == MISSIONS[component].kind
        bag.remove(component)
        self.state.missions[f"mission-space:{space}"] = component
        self.refresh()

    def lay_goals(self, *goals: str) -> None:
        """Exactly these goals ("goal01") lie on the board, with their slots as at the start."""
        state = self.state
        empty = state.slots[state.goals[0]][:]
        state.goal_bag += state.goals
        state.goals = [f"goal:{goal}" for goal in goals]
        for goal in state.goals:
            state.goal_bag.remove(goal)
        state.slots = {goal: list(empty) for goal in state.goals}
        self.refresh()

    def lay_sector(self, sector: str, place: int) -> None:
        """This sector ("s1") stands at a place of the wheel; the one that stood there takes its place."""
        wheel = self.state.wheel
        name = f"sector:{sector}"
        at = wheel.index(name)
        wheel[at], wheel[place] = wheel[place], name
        self.refresh()

    def next_door(self, door: str) -> None:
        """The next door token turned over is this one ("door01")."""
        self.state.door_bag = [f"door:{door}"]

    def next_mouse(self, mouse: str) -> None:
        """The next face-down mouse of its kind is this one ("hm01")."""
        component = f"mouse:{mouse}"
        self.state.mouse_bags[MICE[component].kind] = [component]

    def next_mission(self, mission: str) -> None:
        """The next mission card of its kind that is turned up is this one ("mis01")."""
        component = f"mission:{mission}"
        self.state.mission_bags[MISSIONS[component].kind] = [component]

    def next_cards(self, *numbers: int) -> None:
        """The tops of the decks are these cards, in this order."""
        for number in reversed(numbers):
            card = self._fetch(number)
            self.state.decks[CARDS[card].deck].layers.insert(0, [card])

    def lay_market(self, *numbers: int) -> None:
        """The markets hold exactly these cards, from left to right; the rest of their places is empty."""
        for deck, market in self.state.markets.items():
            for card in market.cards():
                self.state.decks[deck].layers[-1].append(card)
            cards = [self._fetch(number) for number in numbers if inventions()[number].deck == deck]
            market.row = [*cards, *[None] * (len(market.row) - len(cards))]
        self.refresh()

    def workers(self, seat: int, forest: int = 0, burrow: int = 0, farm: int = 0) -> None:
        """So many workers stand in each area."""
        self.players[seat].workers = {"forest": forest, "burrow": burrow, "farm": farm}
        self.refresh()

    def tokens(self, seat: int, **tokens: int) -> None:
        """Set tokens, VP and electricity of a seat: tokens(0, wood=3, vp=10, current=1)."""
        for name, n in tokens.items():
            setattr(self.players[seat], name, n)
        self.refresh()

    def refresh(self) -> None:
        """The position has been edited: what is asked is asked anew."""
        self.flow = self.choice = None

    # --- inside -----------------------------------------------------------------------------------------------------

    def _fetch(self, number: int) -> str:
        """Take a card from wherever it is."""
        card = f"card:{number}"
        deck = CARDS[card].deck
        places: list[list[Any]] = [*self.state.decks[deck].layers, self.state.decks[deck].discards]
        places += [player.hand for player in self.players]
        for place in places:
            if card in place:
                place.remove(card)
        row = self.state.markets[deck].row
        if card in row:
            row[row.index(card)] = self.state.decks[deck].layers[-1].pop()
        self.state.decks[deck].layers = [layer for layer in self.state.decks[deck].layers if layer]
        return card

    def _start(self) -> None:
        while self.choice is None:
            self.flow = RULEBOOK.turn(self.state)
            if self.flow is None:
                return
            self._send(None)

    def _send(self, answer: Option | None) -> None:
        """Run the rules to the next real question; a single option is answered at once, as at a table."""
        assert self.flow is not None
        while True:
            try:
                choice = self.flow.send(answer)  # type: ignore[arg-type]  # None starts a flow
            except StopIteration:
                self.flow = self.choice = None
                return
            assert choice.options
            if len(choice.options) > 1:
                self.choice = choice
                return
            answer = choice.options[0]
