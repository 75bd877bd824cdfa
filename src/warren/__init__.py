"""Warren: an open table for four rulebooks of the underground.

import warren

table = warren.new_table("tombs", seats=2, seed=7)
while table.choice:
    table.choose(table.choice.options[0])
print(table.result.scores)
"""

from warren.api import games, load, new_table, verify
from warren.table import (
    BadRecord,
    BadSeats,
    BadVariant,
    GameOver,
    IllegalChoice,
    NotCopyable,
    NotYourTurn,
    UndoRefused,
    UnknownGame,
    WarrenError,
    option_id,
)

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "BadSeats",
    "BadVariant",
    "GameOver",
    "IllegalChoice",
    "NotCopyable",
    "NotYourTurn",
    "UndoRefused",
    "UnknownGame",
    "WarrenError",
    "games",
    "load",
    "new_table",
    "option_id",
    "verify",
]
