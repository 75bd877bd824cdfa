"""The engine: knows no game, no network, no screen."""

from warren.table.choice import Choice, Flow, Option, Unhurried, option_id, touches
from warren.table.dice import Dice
from warren.table.errors import (
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
)
from warren.table.happenings import FORCED, Happening, forced_choice, told_to
from warren.table.loading import load_table
from warren.table.record import Record, Verdict, parse_record, seed_hash
from warren.table.rulebook import Reason, Result, Rulebook, Variant, Variants, VariantSchema, View, Viewer
from warren.table.state import State
from warren.table.table import Table
from warren.table.verify import verify

__all__ = [
    "FORCED",
    "BadRecord",
    "BadSeats",
    "BadVariant",
    "Choice",
    "Dice",
    "Flow",
    "GameOver",
    "Happening",
    "IllegalChoice",
    "NotCopyable",
    "NotYourTurn",
    "Option",
    "Reason",
    "Record",
    "Result",
    "Rulebook",
    "State",
    "Table",
    "UndoRefused",
    "Unhurried",
    "UnknownGame",
    "Variant",
    "VariantSchema",
    "Variants",
    "Verdict",
    "View",
    "Viewer",
    "WarrenError",
    "forced_choice",
    "load_table",
    "option_id",
    "parse_record",
    "seed_hash",
    "told_to",
    "touches",
    "verify",
]
