"""The position of a game of Above and Below: plain data, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from warren.table.parts import Deck, Market, Pool
from warren.table.state import State


@dataclass(slots=True)
class Player:
    """One settlement. Goods, drinks and supplies go by their kinds ("rope", "cider"), the rest by component ids."""

    coins: int
    reputation: int
    """The index of the marker's space: 0 is the torch, more is further down (AB-252)."""
    ready: list[str]
    resting: list[str]
    injured: list[str]
    buildings: list[str]
    """In the order in which they were built, outposts among them; the starting house first."""
    caves: list[str]
    """Empty caves, the oldest first."""
    outposts: dict[str, str] = field(default_factory=dict)
    """Which cave each outpost lies on."""
    stock: dict[str, list[str]] = field(default_factory=dict)
    """The goods that lie on each building and wait to be harvested."""
    reserve: dict[str, int] = field(default_factory=dict)
    """Only what there is at least one of; the item for sale isn't counted here."""
    for_sale: str | None = None
    asking: int = 0
    """The standing answer to offers: 0 asks the seller each time, any other number is the price that is accepted."""
    track: list[str] = field(default_factory=list)
    """The kinds of goods on the advancement track, space by space."""
    laid: dict[str, int] = field(default_factory=dict)
    """How many goods of each kind lie there."""
    artifacts: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    """Artifacts that lie face down until the end of the round."""
    quests: list[str] = field(default_factory=list)
    passed: bool = False

    def copy(self) -> Player:
        return Player(
            self.coins,
            self.reputation,
            self.ready[:],
            self.resting[:],
            self.injured[:],
            self.buildings[:],
            self.caves[:],
            self.outposts.copy(),
            {building: goods[:] for building, goods in self.stock.items()},
            self.reserve.copy(),
            self.for_sale,
            self.asking,
            self.track[:],
            self.laid.copy(),
            self.artifacts[:],
            self.used[:],
            self.quests[:],
            self.passed,
        )


@dataclass(slots=True)
class Turn:
    """What is remembered until the end of a turn."""

    replaced: bool = False
    """Whether a row was replaced (AB-162)."""
    shown: list[str] = field(default_factory=list)
    """Items put up for sale since the last other step: none of them is put up again, so nobody goes in circles."""
    harvested: list[str] = field(default_factory=list)
    """Kinds harvested in this turn: they may still be put up for sale (AB-119)."""
    bids: dict[str, list[int]] = field(default_factory=dict)
    """The prices offered to each seat in this turn (AB-150)."""
    counters: dict[str, int] = field(default_factory=dict)
    """The last counter-price of each seat (AB-151)."""
    open_offer: tuple[int, int] | None = None
    """Seller and price of the offer that waits for an answer (AB-149)."""

    def copy(self) -> Turn:
        return Turn(
            self.replaced,
            self.shown[:],
            self.harvested[:],
            {seat: prices[:] for seat, prices in self.bids.items()},
            self.counters.copy(),
            self.open_offer,
        )


@dataclass(slots=True)
class Task:
    """An action for which several villagers are being gathered."""

    action: str
    crew: list[str] = field(default_factory=list)

    def copy(self) -> Task:
        return Task(self.action, self.crew[:])


@dataclass(slots=True)
class Outcomes:
    """What an option of a paragraph leads to: for each check and for a failure the place in the book where it stands.

    The places are the paragraph's own. In an imagined world they are others, because the explorer can't know them.
    """

    checks: list[str]
    fail: str
    conduct: str

    def copy(self) -> Outcomes:
        return Outcomes(self.checks[:], self.fail, self.conduct)


@dataclass(slots=True)
class Tale:
    """An exploration, from the card to the outcome. The last one stays in sight until the next begins."""

    explorer: int
    cave: str
    explorers: list[str]
    """Everybody who took part."""
    crew: list[str]
    """Those still on the cave card."""
    home: list[str] = field(default_factory=list)
    """Those sent home for a lantern each."""
    token: str | None = None
    die: int = 0
    paragraph: str = ""
    option: int | None = None
    rolls: dict[str, int] = field(default_factory=dict)
    change: dict[str, int] = field(default_factory=dict)
    """What states, artifacts and supplies do to each die."""
    lit: dict[str, int] = field(default_factory=dict)
    """The lanterns of each die."""
    total: int | None = None
    """All lanterns together, when the outcome is known."""
    rerolls: int = 0
    """How many are left."""
    paid_bonus: bool = False
    hidden: list[Outcomes] = field(default_factory=list)
    """For each option; emptied when the outcome is known."""
    conduct: str | None = None
    """The place in the book of what the chosen option did to the reputation."""
    ending: str | None = None
    """The place in the book of the outcome, when it is known."""
    reached: int | None = None
    """Which check of the option was reached; -1 after a failure."""

    def copy(self) -> Tale:
        return Tale(
            self.explorer,
            self.cave,
            self.explorers[:],
            self.crew[:],
            self.home[:],
            self.token,
            self.die,
            self.paragraph,
            self.option,
            self.rolls.copy(),
            self.change.copy(),
            self.lit.copy(),
            self.total,
            self.rerolls,
            self.paid_bonus,
            [outcomes.copy() for outcomes in self.hidden],
            self.conduct,
            self.ending,
            self.reached,
        )


@dataclass(slots=True)
class Game(State):
    """The whole table. `step` names the chapter of the rules that goes on at the next boundary."""

    modules: list[str]
    """The modular expansions in play; never changes."""
    players: list[Player]
    first: int
    active: int
    step: str
    waiting: list[int]
    """The seats that the step has still to go through."""
    supply: Pool
    cider: bool
    """Whether a cider stands on its space of the reputation board."""
    row: Market[str]
    villagers: Deck[str]
    specials: list[str]
    houses: Market[str]
    house_deck: Deck[str]
    outposts: Market[str]
    outpost_deck: Deck[str]
    keys: list[str]
    stars: list[str]
    top_caves: list[str]
    """The caves that are known from the top: the deck lies face up (AB-033)."""
    caves: Deck[str]
    turn: Turn
    task: Task | None = None
    tale: Tale | None = None
    artifacts: list[str] = field(default_factory=list)
    """The face-down stack, as a bag; the one on the cave deck is still in it."""
    prize: bool = False
    """Whether an artifact lies on the cave deck."""
    quests: list[str] = field(default_factory=list)
    states: dict[str, list[str]] = field(default_factory=dict)
    """The state tokens on villagers."""
    tokens: dict[str, Deck[str]] = field(default_factory=dict)
    """The exploration tokens of each book in play, face down."""
    base_book: bool = False
    """Whether the explorer may read the base book instead of drawing a token (AB-325); never changes."""

    def copy(self) -> Game:
        return Game(
            self.dice.copy(),
            self.seats,
            self.round,
            self.news,
            None,
            self.modules,
            [player.copy() for player in self.players],
            self.first,
            self.active,
            self.step,
            self.waiting[:],
            self.supply.copy(),
            self.cider,
            self.row.copy(),
            self.villagers.copy(),
            self.specials[:],
            self.houses.copy(),
            self.house_deck.copy(),
            self.outposts.copy(),
            self.outpost_deck.copy(),
            self.keys[:],
            self.stars[:],
            self.top_caves[:],
            self.caves.copy(),
            self.turn.copy(),
            self.task.copy() if self.task is not None else None,
            self.tale.copy() if self.tale is not None else None,
            self.artifacts[:],
            self.prize,
            self.quests[:],
            {villager: states[:] for villager, states in self.states.items()},
            {book: stack.copy() for book, stack in self.tokens.items()},
            self.base_book,
        )
