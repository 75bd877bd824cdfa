"""Components by the ids that stand in the state, and what lies next to what: looked up in the rules all the time."""

from __future__ import annotations

from typing import Final

from warren.games.wistar.components import (
    Door,
    Goal,
    HeroCard,
    Invention,
    Mission,
    MissionSpace,
    Mouse,
    MouseSpace,
    Nodes,
    Power,
    Row,
    SkillTile,
    Space,
)
from warren.games.wistar.content import board, inventions, mice, spaces
from warren.games.wistar.effect_types import Effect
from warren.games.wistar.measures import Action, Area
from warren.games.wistar.state import OWN

BOARD: Final = board()

CARDS: Final[dict[str, Invention]] = {card.component: card for card in inventions().values()}
MICE: Final[dict[str, Mouse]] = {mouse.component: mouse for mouse in mice().values()}
DOORS: Final[dict[str, Door]] = {door.component: door for door in BOARD.door_tokens}
POWERS: Final[dict[str, Power]] = {power.component: power for power in BOARD.player_board.powers}
SKILL_TOKENS: Final[dict[str, SkillTile]] = {tile.component: tile for tile in BOARD.skill_tokens.tokens}
HEROES: Final[dict[str, HeroCard]] = {hero.component: hero for hero in BOARD.heroes}
GOALS: Final[dict[str, Goal]] = {goal.component: goal for goal in BOARD.goals}
MISSIONS: Final[dict[str, Mission]] = {mission.component: mission for mission in BOARD.missions}
ROWS: Final[dict[str, Row]] = {row.component: row for mission in BOARD.missions for row in mission.rows}
MISSION_OF: Final[dict[str, str]] = {
    row.component: mission.component for mission in BOARD.missions for row in mission.rows
}
SPACES: Final[dict[str, Space]] = {space.component: space for space in spaces().values()}

# --- the wheel ------------------------------------------------------------------------------------------------------

ACTION_AT: Final[tuple[Action, ...]] = tuple(place.action for place in BOARD.wheel.places)
AREA_OF: Final[dict[str, Area]] = {place.action: place.area for place in BOARD.wheel.places}
SECTOR_OF: Final[dict[str, str]] = {
    space.component: sector.component
    for sector in BOARD.wheel.sectors
    for side in sector.sides
    for space in side.spaces
}
SPACES_IN: Final[dict[int, dict[str, tuple[str, ...]]]] = {
    scale: {
        sector.component: tuple(space.component for space in sector.spaces(scale)) for sector in BOARD.wheel.sectors
    }
    for scale in BOARD.meta.players
}
"""W-037: at each player count the spaces of each sector, the outermost first."""

# --- the farm -------------------------------------------------------------------------------------------------------

OUTSIDE: Final = f"room:{BOARD.start.explorer_at}"
ROOMS: Final[tuple[str, ...]] = tuple(room.component for room in BOARD.farm.rooms if room.is_room)
CHEESE_ROOM: Final = f"room:{BOARD.farm.cheese_space.room}"
PASSAGES: Final[dict[str, tuple[str, str]]] = {
    passage.component: (f"room:{passage.rooms[0]}", f"room:{passage.rooms[1]}") for passage in BOARD.farm.edges
}
WAYS_FROM: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    place: tuple(
        (passage, there if here == place else here)
        for passage, (here, there) in PASSAGES.items()
        if place in (here, there)
    )
    for place in (OUTSIDE, *ROOMS)
}
"""From each place the passages and where they lead."""
MISSION_SPACES: Final[dict[str, MissionSpace]] = {space.component: space for space in BOARD.farm.mission_spaces}
MOUSE_SPACES: Final[dict[str, MouseSpace]] = {space.component: space for space in BOARD.farm.mouse_spaces}
ROOM_OF: Final[dict[str, str]] = {
    **{name: f"room:{space.room}" for name, space in MISSION_SPACES.items()},
    **{name: f"room:{space.room}" for name, space in MOUSE_SPACES.items()},
}

# --- effects --------------------------------------------------------------------------------------------------------

EFFECTS: Final[dict[str, Effect | None]] = {
    **{card.component: card.effect for card in CARDS.values()},
    **{mouse.component: mouse.effect for mouse in MICE.values()},
    **{power.component: power.effect for power in POWERS.values()},
}


def _own() -> dict[str, Nodes]:
    """What each component does by itself: at once, as income, or when its 1x effect is used."""
    own: dict[str, Nodes] = {}
    for component, effect in EFFECTS.items():
        if effect is not None and effect.type in ("immediate", "income", "aggressive", "once"):
            own[component] = effect.do  # type: ignore[assignment]
    own |= {door.component: door.bonus for door in DOORS.values()}
    own |= {goal.component: goal.bonus for goal in GOALS.values()}
    own |= {mission.component: mission.reveal for mission in MISSIONS.values()}
    own |= {row.component: row.reward for row in ROWS.values()}
    own |= {space.component: space.bonus for space in SPACES.values()}
    return own


OWN_NODES: Final[dict[str, Nodes]] = _own()


def nodes_of(component: str, index: int) -> Nodes:
    """The nodes of something due: a component's own effect, one of its triggers, or one node of a wheel space."""
    if index == OWN:
        return OWN_NODES[component]
    if component in SPACES:
        return (SPACES[component].bonus[index],)
    effect = EFFECTS[component]
    assert effect is not None
    return effect.do[index].do  # type: ignore[union-attr]
