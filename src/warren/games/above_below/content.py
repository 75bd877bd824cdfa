"""The components: what content/components.yaml says, decoded once, strictly typed. The adventure books are in books.py.

Component ids, as options, views and happenings use them:
`building:H01`, `building:start_house/1` .. `/4`, `villager:brann`, `villager:start_builder/1` .. `/4`,
`villager:cave_cat/1`, `cave:C01`, `token:UT01`, `artifact:mystics_staff`, `quest:Q1`, `state:poisoned`,
`item:rope` (the eight goods, `item:potion`, `item:cider`, `item:supplies`), `action:explore`, `paragraph:17`.
The dictionaries at the end are keyed by these ids; where several copies exist, the copy is part of the id.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from warren.games.above_below.ops import (
    ArtifactEffect,
    BuildingEffect,
    Data,
    DiePlus,
    Drink,
    Good,
    Some,
    StateEffect,
)
from warren.table.content import load_content

PACKAGE: Final = "warren.games.above_below"

Skill: TypeAlias = Literal["hammer", "quill", "hammer_plus", "quill_plus"]
Folk: TypeAlias = Literal["human", "fish_folk", "special"]
Trait: TypeAlias = Literal["bad_reputation", "cave_cat", "metal"]
Kind: TypeAlias = Literal["start", "house", "key", "star", "outpost"]
StateId: TypeAlias = Literal["poisoned", "sad", "greedy", "cowardly"]
SpecialId: TypeAlias = Literal["elemental_woman", "glogo", "cave_cat", "metal_man"]
ActionId: TypeAlias = Literal["explore", "harvest", "build", "train", "labor"]
Zone: TypeAlias = Literal["ready", "resting", "injured"]


class Fact(Data, frozen=True, kw_only=True):
    """An entry that says where it comes from: the rulebook, a public page, or this project's design."""

    source: str = ""
    note: str = ""
    url: str = ""


class Name(Data, frozen=True):
    en: str
    ru: str
    it: str

    def get(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.it if lang == "it" else self.en


# --- components -----------------------------------------------------------------------------------------------------


class GoodKind(Data, frozen=True):
    id: Good
    name: Name
    count: Some


class ItemKind(Data, frozen=True):
    name: Name
    count: Some
    note: str = ""


class Coins(Data, frozen=True):
    ones: Some
    fives: Some
    tens: Some
    total_value: Some
    note: str = ""


class DiceSet(Data, frozen=True):
    count: Some
    faces: Some
    note: str = ""


class Markers(Data, frozen=True):
    count: Some
    colours: tuple[str, ...]
    note: str = ""


class Pieces(Data, frozen=True):
    count: Some


class Tokens(Data, frozen=True):
    potion: ItemKind
    cider: ItemKind
    coins: Coins
    dice: DiceSet
    player_markers: Markers
    round_marker: Pieces
    first_player_card: Pieces
    encounter_book: Pieces


class Players(Data, frozen=True):
    min: Some
    max: Some


class Action(Data, frozen=True):
    id: ActionId
    min_villagers: Some
    max_villagers: int | None = None
    needs: Literal["hammer", "quill"] | None = None


class TrackSpace(Fact, frozen=True):
    """A space of the advancement track: VP of each good on it; income while it is the rightmost used space."""

    space: Some
    vp: Some
    income: Some


class SettlementBoard(Data, frozen=True):
    count: Some
    zones: tuple[Zone, ...]
    for_sale_spots: Some
    actions: tuple[Action, ...]
    base_income: Some
    advancement_track: tuple[TrackSpace, ...]


class RoundTrack(Data, frozen=True):
    spaces: Some
    start: Some


class VillagerRow(Data, frozen=True):
    costs: tuple[Some, ...]
    url: str = ""


class ReputationSpace(Data, frozen=True):
    index: int
    vp: int
    torch: bool = False


class ReputationTrack(Data, frozen=True):
    start_index: int
    spaces: tuple[ReputationSpace, ...]


class Awards(Data, frozen=True):
    two_players: tuple[Some, ...]
    three_or_four_players: tuple[Some, ...]


class ReputationBoard(Data, frozen=True):
    round_track: RoundTrack
    cider_space: Some
    villager_row: VillagerRow
    reputation_track: ReputationTrack
    reputation_awards: Awards


class RowSize(Data, frozen=True):
    houses: Some
    outposts: Some
    villagers: Some


class Setup(Data, frozen=True):
    coins_per_player: Some
    extra_coins: dict[int, dict[int, Some]]
    """Players -> seat in turn order, from 1 -> extra coins."""
    starting_villagers: tuple[str, ...]
    resting_at_start: dict[int, tuple[str, ...]]
    """Players -> the starting villagers that begin resting."""
    key_houses_in_play: Some
    star_houses_in_play: Some
    row_size: RowSize


class DieSymbol(Data, frozen=True):
    """A die symbol: a result of `min` or more gives `lanterns`."""

    min: Some
    lanterns: Some


class Villager(Fact, frozen=True):
    id: str
    name: Name
    skills: tuple[Skill, ...]
    dice: tuple[DieSymbol, DieSymbol]
    """The higher threshold, with more lanterns, last."""
    folk: Folk
    traits: tuple[Trait, ...] = ()
    copies: Some = 1


class Building(Fact, frozen=True):
    id: str
    name: Name
    cost: int
    effects: tuple[BuildingEffect, ...]
    text: str
    """The English line, for people who read the file; texts.py makes the same from the effects."""
    kind: Kind = "house"
    """Set from the list in which the card stands."""
    count: Some = 1


class CaveCard(Data, frozen=True):
    id: str
    name: Name
    paragraphs: tuple[int, int, int, int, int, int]
    """The paragraph of the base book for each die result."""


class Artifact(Fact, frozen=True):
    id: str
    name: Name
    copies: Some
    use: Literal["explore", "train", "harvest"]
    effects: tuple[ArtifactEffect, ...]
    text: str


class Quest(Fact, frozen=True):
    id: str
    name: Name
    needs: dict[Good | Drink, Some]
    vp: Some


class VillagerState(Fact, frozen=True):
    id: StateId
    name: Name
    copies: Some
    effects: tuple[StateEffect, ...]
    text: str


class Supplies(Fact, frozen=True):
    name: Name
    count: Some
    effects: tuple[DiePlus, ...]
    vp_per_pair: Some
    text: str


class ExplorationToken(Data, frozen=True):
    id: str
    paragraphs: tuple[str, str, str, str, str, str]


class Expansions(Data, frozen=True):
    artifacts: tuple[Artifact, ...]
    extra_villagers: tuple[Villager, ...]
    quests: tuple[Quest, ...]
    villager_states: tuple[VillagerState, ...]
    supplies: Supplies
    underforest_tokens: tuple[ExplorationToken, ...]
    desert_labyrinth_tokens: tuple[ExplorationToken, ...]


class Components(Data, frozen=True):
    format: Literal["above_below.components/1"]
    goods: tuple[GoodKind, ...]
    tokens: Tokens
    players: Players
    rounds: Some
    settlement_board: SettlementBoard
    reputation_board: ReputationBoard
    setup: Setup
    starting_villagers: tuple[Villager, ...]
    villagers: tuple[Villager, ...]
    special_villagers: tuple[Villager, ...]
    starting_house: Building
    houses: tuple[Building, ...]
    key_houses: tuple[Building, ...]
    star_houses: tuple[Building, ...]
    outposts: tuple[Building, ...]
    cave_cards: tuple[CaveCard, ...]
    expansions: Expansions


# --- the components by their ids ------------------------------------------------------------------------------------

COMPONENTS: Final = load_content(PACKAGE, "components.yaml", Components)

GOODS: Final[tuple[Good, ...]] = tuple(good.id for good in COMPONENTS.goods)
"""From the most common to the rarest."""
DRINKS: Final[tuple[Drink, ...]] = ("potion", "cider")
ITEMS: Final[tuple[str, ...]] = (*GOODS, *DRINKS)
"""What can be put up for sale."""


def copy_ids(prefix: str, name: str, copies: int) -> list[str]:
    """The component ids of a thing that exists once or several times."""
    return [f"{prefix}:{name}"] if copies == 1 else [f"{prefix}:{name}/{n}" for n in range(1, copies + 1)]


def _villagers(kinds: Iterable[Villager]) -> dict[str, Villager]:
    return {token: villager for villager in kinds for token in copy_ids("villager", villager.id, villager.copies)}


def _buildings() -> dict[str, Building]:
    groups: list[tuple[Kind, Iterable[Building]]] = [
        ("start", [COMPONENTS.starting_house]),
        ("house", COMPONENTS.houses),
        ("key", COMPONENTS.key_houses),
        ("star", COMPONENTS.star_houses),
        ("outpost", COMPONENTS.outposts),
    ]
    return {
        token: msgspec.structs.replace(card, kind=kind)
        for kind, cards in groups
        for card in cards
        for token in copy_ids("building", card.id, card.count)
    }


STARTING_VILLAGERS: Final = _villagers(COMPONENTS.starting_villagers)
ROW_VILLAGERS: Final = _villagers(COMPONENTS.villagers)
SPECIAL_VILLAGERS: Final = _villagers(COMPONENTS.special_villagers)
EXTRA_VILLAGERS: Final = _villagers(COMPONENTS.expansions.extra_villagers)
VILLAGERS: Final = STARTING_VILLAGERS | ROW_VILLAGERS | SPECIAL_VILLAGERS | EXTRA_VILLAGERS

BUILDINGS: Final = _buildings()
CAVES: Final = {f"cave:{card.id}": card for card in COMPONENTS.cave_cards}
ARTIFACTS: Final = {f"artifact:{artifact.id}": artifact for artifact in COMPONENTS.expansions.artifacts}
QUESTS: Final = {f"quest:{quest.id}": quest for quest in COMPONENTS.expansions.quests}
STATES: Final = {f"state:{state.id}": state for state in COMPONENTS.expansions.villager_states}
SUPPLIES: Final = COMPONENTS.expansions.supplies
UNDERFOREST_TOKENS: Final = {f"token:{token.id}": token for token in COMPONENTS.expansions.underforest_tokens}
DESERT_TOKENS: Final = {f"token:{token.id}": token for token in COMPONENTS.expansions.desert_labyrinth_tokens}
TOKENS: Final = UNDERFOREST_TOKENS | DESERT_TOKENS
