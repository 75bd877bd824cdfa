"""What content/board.yaml looks like, strictly typed: all components but the inventions, and the game's numbers."""

from __future__ import annotations

from typing import Literal

from warren.games.wistar.components import (
    Data,
    Door,
    Electricity,
    Farm,
    Goal,
    GoalsRules,
    HeroCard,
    Mission,
    Mouse,
    Name,
    Nodes,
    PlayerBoard,
    RoundStack,
    SkillTiles,
    Sourced,
    Wheel,
)
from warren.games.wistar.measures import Area, Deck, Price

# --- actions outside the wheel, markets, scoring --------------------------------------------------------------------


class MainActionText(Data, frozen=True):
    area: Area
    do: str


class MainActions(Sourced, frozen=True, kw_only=True):
    gather_wood: MainActionText
    dig_rooms: MainActionText
    gather_metal: MainActionText
    build_beds: MainActionText
    find_ideas: MainActionText
    explore: MainActionText


class PotionOption(Data, frozen=True):
    id: str
    do: Nodes
    text: str


class Alchemist(Sourced, frozen=True, kw_only=True):
    capacity: int | None
    on_visit: Nodes
    potion_options: tuple[PotionOption, ...]


class QuickAction(Data, frozen=True):
    """`get` is a sentence where the rules, not the effect language, say what happens."""

    id: str
    pay: Price
    get: Nodes | str
    text: str


class QuickActions(Sourced, frozen=True, kw_only=True):
    list: tuple[QuickAction, ...]


class IdeaPrices(Sourced, frozen=True, kw_only=True):
    basic: int
    advanced: int


class Markets(Sourced, frozen=True, kw_only=True):
    size: int
    discard_at_round_start: int
    shift: Literal["right"]


class FinalScoring(Sourced, frozen=True, kw_only=True):
    order: tuple[str, ...]
    leftovers_per_vp: int
    jokers_per_vp: int
    tie_break: str


# --- the board file -------------------------------------------------------------------------------------------------


class Meta(Data, frozen=True):
    game: str
    players: tuple[int, ...]
    rounds: int
    turns_per_round: int
    names: Name


class Pieces(Sourced, frozen=True, kw_only=True):
    """W-004..W-011: how many of each there are."""

    common: dict[str, int]
    per_player: dict[str, int]


class Colours(Sourced, frozen=True, kw_only=True):
    ids: tuple[str, ...]


class VpTrack(Sourced, frozen=True, kw_only=True):
    start: int
    minimum: int
    maximum: None


class Limits(Data, frozen=True):
    electricity: Literal["one per player"]
    skill_tokens: int
    heroes: int


class Supply(Data, frozen=True):
    unlimited: tuple[str, ...]
    limited: Limits


class Start(Sourced, frozen=True, kw_only=True):
    """W-054..W-057: what each player begins with."""

    wood: int
    metal: int
    move: int
    joker: int
    workers_at_entrance: int
    workers_on_beds: int
    explorer_at: str
    tents: int
    goal_discs: int
    leaders: int
    hand: dict[Deck, int]


class Board(Data, frozen=True):
    """Everything in board.yaml."""

    meta: Meta
    components: Pieces
    players_colours: Colours
    vp_track: VpTrack
    supply: Supply
    start: Start
    farm: Farm
    round_stack: RoundStack
    door_tokens: tuple[Door, ...]
    house_mice: tuple[Mouse, ...]
    cellar_mice: tuple[Mouse, ...]
    cheese: tuple[Mouse, ...]
    wheel: Wheel
    player_board: PlayerBoard
    skill_tokens: SkillTiles
    heroes: tuple[HeroCard, ...]
    electricity: Electricity
    goals_rules: GoalsRules
    goals: tuple[Goal, ...]
    missions: tuple[Mission, ...]
    main_actions: MainActions
    alchemist: Alchemist
    quick_actions: QuickActions
    find_ideas_prices: IdeaPrices
    markets: Markets
    final_scoring: FinalScoring
