"""Everything printed: entrance cards, rooms, helpers, chests, factions. Decoded once; the rules know them by number.

Rooms and helpers share one numbering, because markets, decks and camps treat them alike: first all rooms, then all
helpers, in the order of the content file.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from warren.games.tombs import events
from warren.games.tombs.steps import Amount, Data, Discount, StepData, price, read_steps, unasked
from warren.table.content import load_content

Source: TypeAlias = Literal["rulebook", "public", "designed"]


class SideData(Data):
    ops: list[StepData]
    text: str


class EntranceData(Data):
    id: str
    number: float
    players: list[int]
    faction: str | None
    normal: SideData
    secret: SideData | None
    source: Source
    known: list[str] = []


class RoomData(Data):
    id: str
    name: dict[str, str]
    faction: str
    back: Literal["green", "blue"]
    cost: Amount
    fame: int
    extra_action: bool
    ops: list[StepData]
    text: str
    source: Source
    known: list[str] = []
    owner_only: bool = False
    model_exempt: bool = False


class When(Data):
    event: str
    of: str | None = None
    owner: Literal["self", "other", "any"] | None = None
    at: Literal["interior", "room", "empty", "any"] | None = None
    passive: bool = False


class PayAs(Data):
    event: Literal["hire"]
    spend: Literal["food"]
    instead_of: Literal["gold"]


class PerTurn(Data):
    per_turn: int


class Static(Data):
    camp_limit: int | None = None
    discount: Discount | None = None
    pay_as: PayAs | None = None
    ignore_opposite: PerTurn | None = None


class EffectData(Data):
    """One entry of a helper: a trigger (`when` + `do`), a one-time effect (`once`) or a lasting rule (`static`)."""

    when: When | None = None
    do: list[StepData] = []
    limit: Literal["turn"] | None = None
    once: list[StepData] = []
    static: Static | None = None


class HelperData(Data):
    id: str
    name: dict[str, str]
    faction: str
    back: Literal["green", "blue"]
    cost: Amount
    fame: int
    effects: list[EffectData]
    text: str
    source: Source
    known: list[str] = []
    model_exempt: bool = False


class ChestData(Data):
    id: str
    name: dict[str, str]
    count: int
    ops: list[StepData]
    text: str
    source: Source


class FactionData(Data):
    id: str
    name: dict[str, str]
    motto: str
    first_game: bool


class TableSize(Data):
    """What differs between two and three players."""

    factions: int
    rows: int
    columns: int
    chests_on_board: int
    end_rooms: int
    end_fame: int
    opposite_ban: bool
    final_actions: int
    opposite_toll_fame: int = 0


class Constants(Data):
    resources: list[str]
    counter_max: dict[str, int]
    start: dict[str, int]
    paws_per_player: int
    ownership_tokens_per_player: int
    camp_limit: int
    camp_discount: int
    market_size: int
    refresh_max: int
    toll_fame: int
    secret_entrance_cost: Amount
    two_players: TableSize
    three_players: TableSize
    diversity_points: dict[int, int]


class Components(Data):
    schema_version: int
    meta: dict[str, Any]
    constants: Constants
    counts: dict[str, int]
    player_colors: list[dict[str, Any]]
    geometry: dict[str, Any]
    factions: list[FactionData]
    cost_model: dict[str, Any]
    entrances: list[EntranceData]
    rooms: list[RoomData]
    helpers: list[HelperData]
    chests: list[ChestData]
    secret_entrance_tokens: dict[str, Any]


COMPONENTS: Final = load_content("warren.games.tombs", "components.yaml", Components)
CONSTANTS: Final = COMPONENTS.constants
MOST: Final = CONSTANTS.counter_max["gold"]
"""RT-074: of food, torches, picks or gold; fame has no maximum."""
FACTIONS: Final = tuple(faction.id for faction in COMPONENTS.factions)
NEUTRAL: Final = "neutral"


class Trigger:
    """RT-181: what a helper watches for and what it does then. `calm` ones only gain, so their order can't matter."""

    __slots__ = ("calm", "limit", "mask", "steps")

    def __init__(self, data: EffectData) -> None:
        assert data.when is not None
        self.mask = _mask(data.when)
        self.steps = read_steps(data.do)
        self.limit = data.limit == "turn"
        self.calm = all(step.gain is not None or step.gain_per is not None for step in data.do)


class Card:
    """A room or helper card."""

    __slots__ = ("back", "faction", "fame", "id", "name", "number", "price")

    def __init__(self, number: int, kind: str, data: RoomData | HelperData) -> None:
        self.number = number
        self.id = f"{kind}:{data.id}"
        self.name = data.name
        self.faction = -1 if data.faction == NEUTRAL else FACTIONS.index(data.faction)
        self.back = data.back
        self.price = price(data.cost)
        self.fame = data.fame


class Room(Card):
    __slots__ = ("data", "extra_action", "owner_only", "shares", "steps", "unasked")

    def __init__(self, number: int, data: RoomData) -> None:
        super().__init__(number, "room", data)
        self.data = data
        self.steps = read_steps(data.ops)
        self.extra_action = data.extra_action
        self.owner_only = data.owner_only
        self.shares = any(step.gain_others is not None for step in data.ops)
        """Others gain as well, so it is asked whether to apply it at all (RT-313)."""
        self.unasked = not self.shares and unasked(self.steps)


class Helper(Card):
    __slots__ = ("data", "mask", "once", "statics", "triggers")

    def __init__(self, number: int, data: HelperData) -> None:
        super().__init__(number, "helper", data)
        self.data = data
        self.triggers = tuple(Trigger(effect) for effect in data.effects if effect.when is not None)
        self.statics = tuple(effect.static for effect in data.effects if effect.static is not None)
        self.once = tuple(step for effect in data.effects for step in read_steps(effect.once))
        self.mask = 0
        for trigger in self.triggers:
            self.mask |= trigger.mask


class Entrance:
    """An entrance card; its sides are the normal one and, for the variant, the secret one (or none)."""

    __slots__ = ("data", "faction", "id", "number", "sides")

    def __init__(self, data: EntranceData) -> None:
        self.data = data
        self.number = f"{data.number:g}"
        self.id = f"entrance:{self.number}"
        self.faction = -1 if data.faction is None else FACTIONS.index(data.faction)
        self.sides = tuple(read_steps(side.ops) for side in (data.normal, data.secret) if side is not None)


class Chest:
    """One of the 20 tokens. Tokens of one kind are alike."""

    __slots__ = ("data", "id", "kind", "steps")

    def __init__(self, kind: int, copy: int, data: ChestData) -> None:
        self.data = data
        self.kind = kind
        self.id = f"chest:{data.id}/{copy}"
        self.steps = read_steps(data.ops)


def _mask(when: When) -> int:
    """The events a trigger answers to."""
    if when.event == "gain":
        assert when.of is not None
        return 1 << events.MEANS.index(when.of)
    if when.event == "hire":
        return events.HIRED_PASSIVE if when.passive else events.HIRED
    if when.event == "paw_on_room":
        assert when.owner is not None
        return events.PAW_ON_ROOM[when.owner]
    if when.event == "remove_no_effect":
        assert when.at is not None
        return events.REMOVE_NO_EFFECT[when.at]
    return events.PLAIN_EVENTS[when.event]


ENTRANCES: Final = tuple(map(Entrance, COMPONENTS.entrances))
ROOMS: Final = tuple(Room(number, data) for number, data in enumerate(COMPONENTS.rooms))
FIRST_HELPER: Final = len(ROOMS)
HELPERS: Final = tuple(Helper(FIRST_HELPER + number, data) for number, data in enumerate(COMPONENTS.helpers))
CARDS: Final[tuple[Card, ...]] = (*ROOMS, *HELPERS)
CHESTS: Final = tuple(
    Chest(kind, copy + 1, data) for kind, data in enumerate(COMPONENTS.chests) for copy in range(data.count)
)

PLACE_IDS: Final = tuple(f"place:r{place // 4}c{place % 4 + 1}" for place in range(16))
FIRST_ENTRANCE: Final = len(PLACE_IDS)
SPOT_IDS: Final = (*PLACE_IDS, *(entrance.id for entrance in ENTRANCES))
"""Where a paw can lie, by number: first the 16 places, then the 16 entrance cards."""

CARD_NUMBERS: Final = {card.id: card.number for card in CARDS}
CHEST_NUMBERS: Final = {chest.id: number for number, chest in enumerate(CHESTS)}
SPOT_NUMBERS: Final = {spot: number for number, spot in enumerate(SPOT_IDS)}
SEAT_IDS: Final = ("seat:0", "seat:1", "seat:2")


def helper(card: int) -> Helper:
    """The helper with that card number."""
    return HELPERS[card - FIRST_HELPER]


def table_size(seats: int) -> TableSize:
    return CONSTANTS.two_players if seats == 2 else CONSTANTS.three_players
