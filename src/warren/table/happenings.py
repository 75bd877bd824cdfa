"""What happened: facts with component ids, never sentences. The text catalogues make sentences of them."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from warren.table.choice import Choice, Option, touches

Fact: TypeAlias = str | int | list[str]


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, told to everybody, to one seat (`to`), or to everybody but one seat (`but`).

    Where a seat sees more than the others, tell it twice: the whole `to` that seat, the rest to all `but` it.
    """

    what: str
    facts: dict[str, Fact] = {}
    to: int | None = None
    but: int | None = None

    def heard_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) is told."""
        if self.to is not None:
            return seat == self.to
        return self.but is None or seat != self.but


def told_to(seat: int | None, happenings: list[Happening]) -> list[Happening]:
    """What one seat hears, stripped of the addresses: not even the fact that others heard more remains."""
    return [Happening(h.what, h.facts) for h in happenings if h.heard_by(seat)]


# --- forced answers -----------------------------------------------------------------------------------------------

FORCED: Final = "forced"


def forced(choice: Choice) -> Happening | None:
    """What is to be told of a question that had but one answer: nothing where that names no component.

    To end, to go on, how many of one: that is bookkeeping, and what comes of it says enough. Only the seat that
    would have been asked is told: that there was but one answer may say what else isn't in its hand.
    """
    (answer,) = choice.options
    if not touches(answer):
        return None
    facts: dict[str, Fact] = {"seat": f"seat:{choice.seat}", "ask": choice.ask}
    facts |= {"about": [str(part) for part in choice.about], "answer": [str(part) for part in answer]}
    return Happening(FORCED, facts, to=choice.seat)


def forced_choice(happening: Happening) -> Choice:
    """The question that had but one answer, to be said in words."""
    facts = happening.facts
    seat, about, answer = str(facts["seat"]), facts["about"], facts["answer"]
    assert isinstance(about, list)
    assert isinstance(answer, list)
    return Choice(int(seat.removeprefix("seat:")), str(facts["ask"]), [_parts(answer)], _parts(about))


def _parts(texts: list[str]) -> Option:
    return tuple(int(text) if text.removeprefix("-").isdecimal() else text for text in texts)
