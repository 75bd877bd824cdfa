"""A small vocabulary for tests of Ratbot: a solo table whose position is edited, and whose questions are answered."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from warren.games.wistar.measures import Action
from warren.games.wistar.pieces import ACTION_AT, MISSION_SPACES, SPACES_IN
from warren.games.wistar.ratbot.content import ACTION_CARDS, LAST_CARD
from warren.games.wistar.ratbot.levels import sides_of_level, sides_of_names
from warren.games.wistar.ratbot.setup import set_up
from warren.games.wistar.ratbot.solo import solo_turn
from warren.games.wistar.ratbot.state import Ratbot
from warren.games.wistar.ratbot.turn import take_turn
from warren.games.wistar.state import Player, Wistar
from warren.table import Choice, Dice, Option, option_id

T = TypeVar("T")


class Solo:
    """You (seat 0) and Ratbot after the draft, Ratbot to play."""

    def __init__(self, level: int = 3, seed: int = 1, sides: list[str] | None = None) -> None:
        dice = Dice.seeded(seed)
        chosen = sides_of_names(sides) if sides else sides_of_level(level, dice)
        self.state: Wistar = set_up(chosen, dice)
        self.state.log = []
        self.asked: list[Choice] = []
        draft = solo_turn(self.state)
        assert draft is not None
        self.run(draft)
        self.asked = []

    @property
    def you(self) -> Player:
        return self.state.players[0]

    @property
    def bot(self) -> Player:
        return self.state.players[1]

    @property
    def automa(self) -> Ratbot:
        assert self.state.ratbot is not None
        return self.state.ratbot

    def run(self, flow: Generator[Choice, Option, T], *answers: str) -> T:
        """Carry a flow through; real questions get these answers, then the first option."""
        waiting = list(answers)
        reply: Any = None
        while True:
            try:
                choice = flow.send(reply)
            except StopIteration as end:
                assert not waiting, f"never asked for {waiting}"
                done: T = end.value
                return done
            if len(choice.options) > 1:
                self.asked.append(choice)
            wanted = waiting.pop(0) if waiting and len(choice.options) > 1 else choice.ids[0]
            reply = next(option for option in choice.options if option_id(option) == wanted)

    def play(self, card: str, *answers: str) -> None:
        """Ratbot's whole turn with this action card on top."""
        component = f"action-card:{card}"
        self.automa.actions.layers = [[component], [other for other in ACTION_CARDS if other != component]]
        self.state.at = self.state.order.index(1)
        self.run(take_turn(self.state), *answers)

    def told(self, what: str) -> list[dict[str, Any]]:
        return [happening.facts for happening in self.state.log or [] if happening.what == what]

    def stand(self, action: Action) -> str:
        """The sector that stands at a main action now."""
        return self.state.wheel[ACTION_AT.index(action)]

    def spaces(self, action: Action) -> tuple[str, ...]:
        return SPACES_IN[2][self.stand(action)]

    def next_exploration(self, card: str, then: str = LAST_CARD) -> None:
        """This exploration card is on top, that one under it and nothing between."""
        self.automa.top = f"exploration:{card}"
        self.automa.unexplored = [] if then == LAST_CARD else [f"exploration:{then}"]

    def mission(self, space: str, face_up: bool = True) -> str:
        """Put a mission card on a space of the farm ("D1"), face up or down."""
        component = f"mission-space:m-{space}"
        mission = self.state.missions[component]
        if face_up and not mission:
            mission = self.state.mission_bags[MISSION_SPACES[component].kind].pop()
        self.state.missions[component] = mission if face_up else ""
        return mission

    def fill_rooms(self) -> None:
        """Every room of the automa board holds a bed, so none is free."""
        self.bot.rooms = self.bot.beds = self.bot.beds_in = 3


def room(letter: str) -> str:
    return f"room:{letter}"
