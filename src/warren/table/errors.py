"""Every way a table can be misused: one class each, and a sentence that says what would have been right."""


class WarrenError(Exception):
    """The family. Whoever raises one has changed nothing."""


class UnknownGame(WarrenError):
    """No rulebook has that name."""


class BadSeats(WarrenError):
    """The rulebook isn't for that many seats, or there is no such seat."""


class BadVariant(WarrenError):
    """No such variant, or not with that value."""


class IllegalChoice(WarrenError):
    """The option isn't among those the rules offer now."""


class NotYourTurn(WarrenError):
    """Another seat is asked."""


class GameOver(WarrenError):
    """Nothing is asked any more."""


class UndoRefused(WarrenError):
    """Nothing to take back, or the table's policy is against it."""


class BadRecord(WarrenError):
    """Not a record, damaged, of an unknown format, or one that doesn't belong to these rules."""


class NotCopyable(WarrenError):
    """This table keeps no snapshots, so it can be neither copied nor taken back."""
