"""What helpers watch for. Each event is a bit, so a player's watchfulness is one number and a gain is one mask.

The first five bits are also the places of the counters on the guild board: `GAINED << FOOD` is "gained food".
"""

from __future__ import annotations

from typing import Final

FOOD: Final = 0
TORCH: Final = 1
PICK: Final = 2
GOLD: Final = 3
FAME: Final = 4
MEANS: Final = ("food", "torch", "pick", "gold", "fame")
RESOURCES: Final = (FOOD, TORCH, PICK)

GAINED_FAME: Final = 1 << FAME
OPENED_ROOM: Final = 1 << 5
HIRED: Final = 1 << 6
HIRED_PASSIVE: Final = 1 << 7
RESERVED: Final = 1 << 8
EXCHANGED: Final = 1 << 9
REFRESHED: Final = 1 << 10
MOVED_PAW: Final = 1 << 11
TOOK_CHEST: Final = 1 << 12
USED_CHEST: Final = 1 << 13
PAW_ON_OWN_ROOM: Final = 1 << 14
PAW_ON_OTHER_ROOM: Final = 1 << 15
PAW_ON_EMPTY: Final = 1 << 16
OPPONENT_ON_MY_ROOM: Final = 1 << 17
NOTHING_FROM_ENTRANCE: Final = 1 << 18
NOTHING_FROM_ROOM: Final = 1 << 19
NOTHING_FROM_EMPTY: Final = 1 << 20
REMOVE_DONE: Final = 1 << 21

PLAIN_EVENTS: Final = {
    "open_room": OPENED_ROOM,
    "open_or_hire": OPENED_ROOM | HIRED,
    "reserve": RESERVED,
    "exchange": EXCHANGED,
    "refresh": REFRESHED,
    "move_paw": MOVED_PAW,
    "take_chest": TOOK_CHEST,
    "use_chest": USED_CHEST,
    "paw_on_empty": PAW_ON_EMPTY,
    "opponent_paw_on_my_room": OPPONENT_ON_MY_ROOM,
    "remove_done": REMOVE_DONE,
}
PAW_ON_ROOM: Final = {
    "self": PAW_ON_OWN_ROOM,
    "other": PAW_ON_OTHER_ROOM,
    "any": PAW_ON_OWN_ROOM | PAW_ON_OTHER_ROOM,
}
REMOVE_NO_EFFECT: Final = {
    "interior": NOTHING_FROM_ROOM | NOTHING_FROM_EMPTY,
    "room": NOTHING_FROM_ROOM,
    "empty": NOTHING_FROM_EMPTY,
    "any": NOTHING_FROM_ENTRANCE | NOTHING_FROM_ROOM | NOTHING_FROM_EMPTY,
}
