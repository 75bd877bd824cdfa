"""The position: plain data, copyable. Components are named by their ids ("card:42", "room:C", "power:hero").

Face-down mice, mission cards, door tokens and goals have no identity here before somebody turns them up: what may
still lie anywhere face down is a bag, and the dice decide when it is seen (W-024).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from warren.games.wistar.language import Node
from warren.games.wistar.ratbot.state import Ratbot
from warren.table import Choice, Option, State
from warren.table.parts import Deck, Market

HUT: Final = "hut"
"""Where a leader stands that visits the alchemist."""

Phase: TypeAlias = Literal["draft", "turns", "income", "end"]

Due: TypeAlias = tuple[int, str, int]
"""An effect to be resolved: whose, of which component, and which of its triggers (OWN: its own effect)."""

OWN: Final = -1


@dataclass(slots=True)
class Player:
    """One player's play area, hand and pieces."""

    seat: int
    hand: list[str]
    looking: list[str]
    """Cards or goals drawn to choose from: only this player sees them."""
    played: list[str]
    used: list[str]
    """Played cards with a 1x marker."""
    wood: int
    metal: int
    move: int
    joker: int
    vp: int
    current: int
    """Electricity: 0 no token, 1 basic side, 2 enhanced side."""
    entrance: int
    workers: dict[str, int]
    """Workers in each area of the board."""
    beds: int
    """Beds built, those discarded later included."""
    beds_in: int
    """Bed tiles that lie in rooms."""
    dug: int
    mice: list[str]
    doors: list[str]
    leaders: int
    """Leaders still to be placed in this round."""
    explorer: str
    tents: list[str]
    powers: list[str]
    """Power spaces whose markers are gone, in that order."""
    markers: int
    """Own markers on mission cards."""
    skills: list[str]
    heroes: list[str]
    discs: int
    """Goal discs left."""
    private: list[str]
    """Goals only this player may claim."""
    claimed: list[str]
    standing: list[str]
    """Components in play with a permanent effect, in order of entering play."""
    # What follows is told by the components above; `standing.derive` and whoever adds icons keep it right.
    icons: dict[str, int]
    tally: dict[str, int]
    """Played inventions of each deck, kind and effect type."""
    watch: dict[str, tuple[str, ...]]
    """Which standing components have a say in what: by event, or by target for discounts and ignored icons."""
    rooms: int
    bed_price: int
    dig_price: int
    bed_off: int
    """Wood off the total of one Build Beds; `dig_off` metal off one Dig Rooms."""
    dig_off: int
    boost: dict[str, int]
    move_power: int
    immune: bool

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.hand[:],
            self.looking[:],
            self.played[:],
            self.used[:],
            self.wood,
            self.metal,
            self.move,
            self.joker,
            self.vp,
            self.current,
            self.entrance,
            self.workers.copy(),
            self.beds,
            self.beds_in,
            self.dug,
            self.mice[:],
            self.doors[:],
            self.leaders,
            self.explorer,
            self.tents[:],
            self.powers[:],
            self.markers,
            self.skills[:],
            self.heroes[:],
            self.discs,
            self.private[:],
            self.claimed[:],
            self.standing[:],
            self.icons.copy(),
            self.tally.copy(),
            self.watch.copy(),
            self.rooms,
            self.bed_price,
            self.dig_price,
            self.bed_off,
            self.dig_off,
            self.boost.copy(),
            self.move_power,
            self.immune,
        )


@dataclass(slots=True)
class Wistar(State):
    """The whole table."""

    scale: int
    """The player count whose sides, spaces and slots are in use."""
    players: list[Player]
    phase: Phase
    order: list[int]
    """Turn order, seats."""
    at: int
    """Whose turn, income or pick it is: a place in `order`."""
    hut: list[int]
    """Leaders in the alchemist's hut from left to right, by seat."""
    pairs: list[tuple[str, str]]
    """Starting hands still to be picked."""
    wheel: list[str]
    """The sector at each place."""
    leaders: dict[str, int]
    """Taken spaces of the wheel, and whose leader stands there."""
    leader: str
    """Where this turn's leader was placed: a space, HUT, or nothing yet."""
    main_left: bool
    bonus_left: bool
    decks: dict[str, Deck[str]]
    markets: dict[str, Market[str]]
    closed: list[str]
    """Passages in which a door token lies."""
    door_bag: list[str]
    mouse_bags: dict[str, list[str]]
    """By kind, every mouse that is still face down somewhere."""
    mouse_spaces: list[str]
    """Spaces of the farm with a face-down mouse."""
    piles: dict[str, int]
    """The two supply piles of mice."""
    stack: int
    """Mice left in the round stack."""
    round_mouse: str | None
    cheese: list[str]
    missions: dict[str, str]
    """The card on each mission space in use; "" while it is face down."""
    mission_bags: dict[str, list[str]]
    rows: dict[str, int]
    """Solved mission rows and whose marker lies there."""
    goals: list[str]
    goal_bag: list[str]
    slots: dict[str, list[int]]
    """Each goal's slots: a seat, OPEN or COVERED."""
    skills: list[str]
    heroes: list[str]
    playing: str
    """The card that has been chosen to be played but is not paid for yet."""
    under_way: list[tuple[str, int]]
    """What is being done, outermost first, and how much of it is left."""
    due: list[Due]
    ratbot: Ratbot | None = None
    """The automa of the solo game; its pieces are a `Player` like the others."""
    asked: str = ""
    """The question that is asked now, or was last, and which seat is asked."""
    asking: int = -1
    by: Node | None = None
    """The effect that asks it, where that says what may be answered."""
    solving: str = ""
    """The mission row that has been chosen to be solved but is not paid for yet."""

    def ask(
        self,
        seat: int,
        ask: str,
        options: list[Option],
        about: Option = (),
        renew: Callable[[], list[Option]] | None = None,
        by: Node | None = None,
    ) -> Choice:
        """A question; what is asked, and by which effect, is noted for those who want to know why not."""
        self.asked = ask
        self.asking = seat
        self.by = by
        return Choice(seat, ask, options, about, renew)

    def copy(self) -> Wistar:
        return Wistar(
            self.dice.copy(),
            self.seats,
            self.round,
            self.news,
            None,
            self.scale,
            [player.copy() for player in self.players],
            self.phase,
            self.order[:],
            self.at,
            self.hut[:],
            self.pairs[:],
            self.wheel,
            self.leaders.copy(),
            self.leader,
            self.main_left,
            self.bonus_left,
            {name: deck.copy() for name, deck in self.decks.items()},
            {name: market.copy() for name, market in self.markets.items()},
            self.closed[:],
            self.door_bag[:],
            {kind: bag[:] for kind, bag in self.mouse_bags.items()},
            self.mouse_spaces[:],
            self.piles.copy(),
            self.stack,
            self.round_mouse,
            self.cheese[:],
            self.missions.copy(),
            {kind: bag[:] for kind, bag in self.mission_bags.items()},
            self.rows.copy(),
            self.goals,
            self.goal_bag[:],
            {goal: slots[:] for goal, slots in self.slots.items()},
            self.skills[:],
            self.heroes[:],
            self.playing,
            self.under_way[:],
            self.due[:],
            None if self.ratbot is None else self.ratbot.copy(),
            self.asked,
            self.asking,
            self.by,
            self.solving,
        )


OPEN: Final = -1
COVERED: Final = -2


def seat_id(seat: int) -> str:
    return SEATS[seat]


SEATS: Final = tuple(f"seat:{seat}" for seat in range(5))
