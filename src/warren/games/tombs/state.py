"""The whole position as plain data. Cards, chests and spots are numbers; `content` has what is printed on them."""

from __future__ import annotations

from dataclasses import dataclass

from warren.table.parts import Deck, Market
from warren.table.state import State

NOBODY = -1
NOTHING = -1


@dataclass(slots=True)
class Player:
    """One player's guild board and what lies around it."""

    means: list[int]
    """Food, torches, picks, gold and fame (RT-034)."""
    laid: list[int]
    """The spots where the own paws lie, in the order in which they were laid; the others are in the supply."""
    helpers: list[int]
    """Hired helpers in order of hiring."""
    camp: list[int]
    """Reserved cards, rooms and helpers together."""
    chests: list[int]
    """Unused chests, face up."""
    used: list[int]
    """Used chests, face down (RT-151)."""
    tokens: int
    """Free ownership tokens."""
    watches: int
    """The events to which the helpers of this player answer, borrowed ones included: a mask."""
    camp_limit: int
    room_discount: int
    helper_discount: int
    food_for_gold: bool
    opposites: int
    """What the lasting rules of the helpers come to: see `helpers.refresh_statics`."""

    def copy(self) -> Player:
        return Player(
            self.means[:],
            self.laid[:],
            self.helpers[:],
            self.camp[:],
            self.chests[:],
            self.used[:],
            self.tokens,
            self.watches,
            self.camp_limit,
            self.room_discount,
            self.helper_discount,
            self.food_for_gold,
            self.opposites,
        )


@dataclass(slots=True)
class Tombs(State):
    """A game of Rodents & Tombs."""

    players: list[Player]
    factions: tuple[int, ...]
    order: tuple[int, ...]
    """The entrance cards, clockwise from the lowest on the left."""
    opposite: tuple[int, ...]
    line: tuple[int, ...]
    """By entrance card: the opposite card and the line it heads (see `tomb.Geometry`)."""
    paws: list[int]
    """By spot: whose paw lies there."""
    rooms: list[int]
    owners: list[int]
    chests: list[int]
    """By place: the room, its owner, the chest."""
    empty: int
    """Empty places left inside the tomb."""
    marked: tuple[int, ...]
    """Entrance cards with a secret-entrance token."""
    turned: tuple[int, ...]
    """By entrance card: who turned it over (RT-403)."""
    room_deck: Deck[int]
    helper_deck: Deck[int]
    room_market: Market[int]
    helper_market: Market[int]
    supply: list[int]
    """The face-down chests: a bag."""
    first: int
    """Who began."""
    active: int
    stage: str
    """`act`: an action is to be chosen; `remove`: a Remove paws action is under way; `over`."""
    turn: int
    optional: bool
    """The action under way or to be chosen may be declined: an additional or a final one (RT-138, RT-336)."""
    extra_actions: int
    extra_turn: bool
    doubles: int
    """Marks of the Watch Post, to the end of the action."""
    discounts: list[tuple[str, int]]
    """One-use discounts, to the end of the action: on what and how much."""
    freed: int
    """The spot from which the paw whose card is being applied was removed (RT-407)."""
    chest_in_use: int
    busy: list[int]
    """Cards whose effects are being carried out (RT-190)."""
    borrowed: list[int]
    """Helpers of the market whose effects the active player has to the end of the turn (RT-297)."""
    spent: list[int]
    """Helpers that work once per turn and have worked (RT-252)."""
    fired: list[tuple[int, int, int, int, int, int]]
    """What helpers did this turn, latest context: seat, helper, number of its effect, place, room, hired helper."""
    infiltrations: int
    """Paws laid opposite an opponent's by the Infiltrator this turn."""
    end_fame: int
    ending: str
    """Why the end was triggered; empty before."""
    closer: int
    """In whose turn it was (RT-335)."""
    finals: list[int]
    """Seats that still have a final action."""

    def copy(self) -> Tombs:
        return Tombs(
            self.dice.copy(),
            self.seats,
            self.round,
            self.news,
            None,
            [player.copy() for player in self.players],
            self.factions,
            self.order,
            self.opposite,
            self.line,
            self.paws[:],
            self.rooms[:],
            self.owners[:],
            self.chests[:],
            self.empty,
            self.marked,
            self.turned,
            self.room_deck.copy(),
            self.helper_deck.copy(),
            self.room_market.copy(),
            self.helper_market.copy(),
            self.supply[:],
            self.first,
            self.active,
            self.stage,
            self.turn,
            self.optional,
            self.extra_actions,
            self.extra_turn,
            self.doubles,
            self.discounts[:],
            self.freed,
            self.chest_in_use,
            self.busy[:],
            self.borrowed[:],
            self.spent[:],
            self.fired[:],
            self.infiltrations,
            self.end_fame,
            self.ending,
            self.closer,
            self.finals[:],
        )

    def others(self, seat: int) -> list[int]:
        """The other seats in turn order."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]
