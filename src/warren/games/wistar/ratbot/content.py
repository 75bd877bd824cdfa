"""What content/automa.yaml looks like, strictly typed, and its components by id."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from warren.games.wistar.components import Name, Sourced
from warren.games.wistar.measures import Action, Cond, Kind, Loss, Skill
from warren.table.content import load_content


class Data(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of the automa file."""


# --- the automa board -----------------------------------------------------------------------------------------------


class Space(Data, frozen=True):
    """A marker, bed or underground space; its VP show once it is empty."""

    id: str
    vp: int


class Rooms(Sourced, frozen=True, kw_only=True):
    n: int
    vp: int


class Board(Sourced, frozen=True, kw_only=True):
    starting_rooms: Rooms
    markers: tuple[Space, ...]
    beds: tuple[Space, ...]
    underground: tuple[Space, ...]
    actions: dict[str, str | dict[str, str | dict[str, int]]]
    """WS-081..WS-099 in short; the rules module says them in code."""
    alchemist: SolveOrAdvanceHere


class SolveOrAdvanceHere(Sourced, frozen=True, kw_only=True):
    op: Literal["solve_or_advance"]
    skill: Skill


class SkillStatusToken(Data, frozen=True):
    id: str
    skill: Skill


class SkillStatusTokens(Sourced, frozen=True, kw_only=True):
    tokens: tuple[SkillStatusToken, ...]


# --- action cards ---------------------------------------------------------------------------------------------------


class Bonus(Data, frozen=True, tag_field="op"):
    """A bonus of an action card."""


class Advance(Bonus, frozen=True, tag="advance"):
    skill: Skill


class TakeAdvanced(Bonus, frozen=True, tag="take_advanced"):
    n: int


class RoundMouse(Bonus, frozen=True, tag="round_mouse"):
    pass


class SolveOrAdvance(Bonus, frozen=True, tag="solve_or_advance"):
    skill: Skill


class CheeseOrMouseOrAdvance(Bonus, frozen=True, tag="cheese_or_mouse_or_advance"):
    skill: Skill


AnyBonus: TypeAlias = Advance | TakeAdvanced | RoundMouse | SolveOrAdvance | CheeseOrMouseOrAdvance


class ActionCard(Sourced, frozen=True, kw_only=True):
    id: str
    name: Name
    place: Action | Literal["alchemist"]
    worker: bool
    bonuses: tuple[AnyBonus, ...]


# --- exploration cards ----------------------------------------------------------------------------------------------


class Move(Data, frozen=True):
    move: str
    """The letter of a room."""


Deed: TypeAlias = Move | Literal["reveal", "tent", "mouse", "cheese"]


class ExplorationCard(Sourced, frozen=True, kw_only=True):
    id: str
    rows: dict[str, tuple[Deed, ...]] | None
    plan: dict[str, int]
    """The back: which mission space comes first."""
    last: bool = False
    corner: tuple[Deed, ...] = ()


# --- effects of the tracks ------------------------------------------------------------------------------------------


class ClaimGoal(Data, frozen=True, tag_field="op", tag="goal"):
    goal: Literal["left", "middle", "right"]
    text: str


class PlayExploration(Data, frozen=True, tag_field="op", tag="play_exploration"):
    n: int
    text: str


class Solve(Data, frozen=True, tag_field="op", tag="solve"):
    n: int
    text: str


class Hit(Data, frozen=True, rename={"when": "if"}):
    """WS-169..WS-176: hits the human if the condition holds of them; all of `lose`, or one branch of `choose`."""

    when: Cond
    text: str
    lose: tuple[Loss, ...] = ()
    choose: tuple[tuple[Loss, ...], ...] = ()


Counted: TypeAlias = Literal["beds", "goals", "tents", "advances", "house_mice", "doors", "rooms_dug"]


class FinalEffect(Data, frozen=True):
    """WS-181..WS-189: `vp` for each of `per`."""

    vp: int
    per: Counted
    text: str
    skill: Skill | None = None


class Effects(Sourced, frozen=True, kw_only=True):
    immediate: dict[str, ClaimGoal | PlayExploration | Solve]
    aggressive: dict[str, Hit]
    final: dict[str, FinalEffect]


# --- status cards ---------------------------------------------------------------------------------------------------


class Step(Data, frozen=True):
    vp: int
    effect: str | None = None


class StatusSide(Data, frozen=True):
    index: int
    vp_below: int
    steps: tuple[Step, ...]


class StatusCard(Sourced, frozen=True, kw_only=True):
    id: str
    kind: Kind
    slots: int
    sides: tuple[StatusSide, StatusSide]


class Level(Data, frozen=True):
    level: int
    triples: tuple[tuple[int, int, int], ...]


class Levels(Sourced, frozen=True, kw_only=True):
    table: tuple[Level, ...]


# --- the file -------------------------------------------------------------------------------------------------------


class Meta(Data, frozen=True):
    game: str
    players: int
    opponent: Name
    setup_players: int


class Components(Sourced, frozen=True, kw_only=True):
    automa_board: int
    action_cards: int
    exploration_cards: int
    status_cards: int
    skill_status_tokens: int
    from_a_player_colour: dict[str, int]


class Start(Sourced, frozen=True, kw_only=True):
    vp: int
    turn_order: Literal["first"]
    explorer_at: str
    workers: int
    max_workers_per_area: int
    leaders: int
    tents: int
    goal_discs: int
    inventions: int


class Farm(Sourced, frozen=True, kw_only=True):
    letters: tuple[str, ...]
    mission_spaces: tuple[str, ...]


class Automa(Data, frozen=True):
    """Everything in automa.yaml."""

    format: Literal["wistar.ratbot/1"]
    meta: Meta
    components: Components
    start: Start
    farm: Farm
    board: Board
    skill_status_tokens: SkillStatusTokens
    action_cards: tuple[ActionCard, ...]
    exploration_cards: tuple[ExplorationCard, ...]
    effects: Effects
    status_cards: tuple[StatusCard, ...]
    levels: Levels


AUTOMA: Final = load_content("warren.games.wistar.ratbot", "automa.yaml", Automa)

ACTION_CARDS: Final[dict[str, ActionCard]] = {f"action-card:{card.id}": card for card in AUTOMA.action_cards}
EXPLORATION_CARDS: Final[dict[str, ExplorationCard]] = {
    f"exploration:{card.id}": card for card in AUTOMA.exploration_cards
}
LAST_CARD: Final = next(component for component, card in EXPLORATION_CARDS.items() if card.last)
STATUS_SIDES: Final[dict[str, StatusSide]] = {
    f"status:{card.id}/{side.index}": side for card in AUTOMA.status_cards for side in card.sides
}
"""The twelve sides by component: the card and the index that is up."""
STATUS_CARD_OF: Final[dict[str, StatusCard]] = {
    f"status:{card.id}/{side.index}": card for card in AUTOMA.status_cards for side in card.sides
}
