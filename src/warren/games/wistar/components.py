"""What every component looks like in content/*.yaml, strictly typed.

A component's `component` is its id in options, happenings and views ("card:42", "mouse:hm01").
"""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, Literal

from msgspec import Struct, field

from warren.games.wistar.effect_types import Effect
from warren.games.wistar.language import Node
from warren.games.wistar.measures import (
    Action,
    Area,
    Color,
    Count,
    Deck,
    EffectType,
    Kind,
    MouseKind,
    Needs,
    Price,
    Skill,
)

Nodes = tuple[Node, ...]
Source = Literal["rulebook", "rulebook-effect", "public", "designed", "mixed"]


class Data(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """A piece of the content files."""


class Sourced(Data, frozen=True, kw_only=True):
    """`source` says where the values come from, `facts`, `note` and `public` what exactly."""

    source: Source | None = None
    facts: str = ""
    note: str = ""
    public: str = ""


class Name(Data, frozen=True):
    en: str
    ru: str
    it: str


class Component(Sourced, frozen=True, kw_only=True):
    """Something with an id of its own."""

    prefix: ClassVar[str]
    id: str

    @cached_property
    def component(self) -> str:
        """The id in options, happenings and views."""
        return f"{self.prefix}:{self.id}"


# --- inventions -----------------------------------------------------------------------------------------------------


class Invention(Sourced, frozen=True, kw_only=True):
    """W-005, W-164..W-178: one of the 180 invention cards."""

    number: int
    name: Name
    deck: Deck
    kind: Kind = field(name="type")
    skills: tuple[Skill, ...]
    energy: Literal[0, 1]
    cost: Price
    needs: Needs
    effect_type: EffectType
    effect: Effect
    text: str
    vp: int
    net: float

    def __post_init__(self) -> None:
        if self.effect.type != self.effect_type:
            raise ValueError(f"card {self.number} says {self.effect_type} and does {self.effect.type}")

    @cached_property
    def component(self) -> str:
        return f"card:{self.number}"

    @cached_property
    def icons(self) -> dict[Skill, int]:
        """How many icons of each skill stand at the card's foot."""
        return {skill: self.skills.count(skill) for skill in dict.fromkeys(self.skills)}


class InventionsMeta(Data, frozen=True):
    game: str
    count: int
    decks: dict[Deck, int]


class InventionsFile(Data, frozen=True):
    meta: InventionsMeta
    inventions: tuple[Invention, ...]


class PicturesFile(Data, frozen=True):
    pictures: dict[int, tuple[str, ...]]


# --- the farm -------------------------------------------------------------------------------------------------------


class Floor(Component, frozen=True, kw_only=True):
    prefix = "floor"
    name: Name
    part: Literal["house", "cellar"]


class Room(Component, frozen=True, kw_only=True):
    """W-026, W-032: a room of the farm, or outside (A)."""

    prefix = "room"
    name: Name
    part: Literal["outside", "house", "cellar"]
    floor: str | None
    is_room: bool
    cheese: bool = False


class Passage(Component, frozen=True, kw_only=True):
    """W-033, W-034: joins two rooms; a door token lies in it with at least `min_players`."""

    prefix = "passage"
    rooms: tuple[str, str]
    name: Name
    min_players: int


class MissionSpace(Component, frozen=True, kw_only=True):
    prefix = "mission-space"
    room: str
    kind: MouseKind
    min_players: int
    side: Literal["left", "right"] | None = None


class MouseSpace(Component, frozen=True, kw_only=True):
    prefix = "mouse-space"
    room: str
    kind: MouseKind
    min_players: int


class CheeseSpace(Data, frozen=True):
    room: str


class Farm(Sourced, frozen=True, kw_only=True):
    floors: tuple[Floor, ...]
    rooms: tuple[Room, ...]
    edges: tuple[Passage, ...]
    mission_spaces: tuple[MissionSpace, ...]
    mouse_spaces: tuple[MouseSpace, ...]
    cheese_space: CheeseSpace


class Door(Component, frozen=True, kw_only=True):
    prefix = "door"
    bonus: Nodes
    text: str


class Mouse(Component, frozen=True, kw_only=True):
    """W-138..W-140: a mouse tile; cheese is a cellar mouse without an effect (W-134)."""

    prefix = "mouse"
    name: Name
    kind: MouseKind
    cheese: bool = False
    vp: int
    effect: Effect | None
    text: str = ""
    min_players: int = 2


class RoundStack(Sourced, frozen=True, kw_only=True):
    top_to_bottom: tuple[MouseKind, ...]


# --- the wheel ------------------------------------------------------------------------------------------------------


class WheelPlace(Data, frozen=True):
    """W-088, W-091: a fixed place beside the wheel, with its main action."""

    place: int
    action: Action
    area: Area


class Space(Component, frozen=True, kw_only=True):
    """W-090: a space of a sector, for one leader, with its bonus action."""

    prefix = "space"
    bonus: Nodes
    text: str


class Side(Data, frozen=True):
    players: tuple[int, ...]
    spaces: tuple[Space, ...]


class Sector(Component, frozen=True, kw_only=True):
    prefix = "sector"
    sides: tuple[Side, ...]

    def spaces(self, players: int) -> tuple[Space, ...]:
        """W-037: the spaces of the side that is up at this player count, the outermost first."""
        return next(side.spaces for side in self.sides if players in side.players)


class Wheel(Sourced, frozen=True, kw_only=True):
    places: tuple[WheelPlace, ...]
    sectors: tuple[Sector, ...]


# --- the player board -----------------------------------------------------------------------------------------------


class BoardRooms(Sourced, frozen=True, kw_only=True):
    starting: int
    veranda: int
    dug: int


class Tiles(Sourced, frozen=True, kw_only=True):
    price: Price
    vp: tuple[int, ...]


class Power(Component, frozen=True, kw_only=True):
    """W-212..W-225: a power space, covered by a marker."""

    prefix = "power"
    name: Name
    order: int
    color: Color
    unlock_price: Price
    vp: int
    effect: Effect | None
    text: str
    pair_with: str | None = None
    pair_vp: int = 0


class PlayerBoard(Data, frozen=True):
    rooms: BoardRooms
    underground_tiles: Tiles
    bed_tiles: Tiles
    powers: tuple[Power, ...]


class SkillTile(Component, frozen=True, kw_only=True):
    prefix = "skill"
    skill: Skill
    name: Name


class SkillTiles(Sourced, frozen=True, kw_only=True):
    tokens: tuple[SkillTile, ...]


class HeroCard(Component, frozen=True, kw_only=True):
    prefix = "hero"
    name: Name
    skill: Skill
    icons: int
    vp: int


class Electricity(Sourced, frozen=True, kw_only=True):
    levels: dict[int, str]
    enhanced_vp: int


# --- goals and missions ---------------------------------------------------------------------------------------------


class GoalsRules(Sourced, frozen=True, kw_only=True):
    in_play: int
    covered: dict[int, tuple[int, ...]]


class Goal(Component, frozen=True, kw_only=True):
    """W-251..W-258: four slots, top to bottom; the requirement rises, the bonus stays."""

    prefix = "goal"
    name: Name
    count: Count
    slots: tuple[int, int, int, int]
    bonus: Nodes
    text: str


class Row(Component, frozen=True, kw_only=True):
    """W-201..W-208: one mission of a mission card."""

    prefix = "row"
    name: Name
    locks: tuple[int, ...]
    opens: int | None
    cost: Price
    needs: Needs
    reward: Nodes
    text: str


class Mission(Component, frozen=True, kw_only=True):
    prefix = "mission"
    kind: MouseKind
    name: Name
    reveal: Nodes
    reveal_text: str
    rows: tuple[Row, Row, Row]
