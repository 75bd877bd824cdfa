"""Where paws lie, as options name it: an entrance card, the room on a place, or else the place itself."""

from __future__ import annotations

from warren.games.tombs.content import CARD_NUMBERS, FIRST_ENTRANCE, ROOMS, SPOT_IDS, SPOT_NUMBERS
from warren.games.tombs.state import NOTHING, Tombs
from warren.table.choice import Option


class SpotOptions:
    """All options with one head, made once."""

    __slots__ = ("rooms", "spots")

    def __init__(self, head: str) -> None:
        self.spots: tuple[Option, ...] = tuple((head, spot) for spot in SPOT_IDS)
        self.rooms: tuple[Option, ...] = tuple((head, room.id) for room in ROOMS)

    def of(self, state: Tombs, spots: list[int]) -> list[Option]:
        """The options for these spots, in their order."""
        return [
            self.spots[spot]
            if spot >= FIRST_ENTRANCE or state.rooms[spot] == NOTHING
            else self.rooms[state.rooms[spot]]
            for spot in spots
        ]


def spot_of(state: Tombs, option: Option) -> int:
    """The spot that an option means."""
    component = str(option[1])
    spot = SPOT_NUMBERS.get(component)
    return state.rooms.index(CARD_NUMBERS[component]) if spot is None else spot


def spot_name(state: Tombs, spot: int) -> str:
    """The component that stands for a spot."""
    if spot >= FIRST_ENTRANCE or state.rooms[spot] == NOTHING:
        return SPOT_IDS[spot]
    return ROOMS[state.rooms[spot]].id
