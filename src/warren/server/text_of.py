"""Sentences about a table, for a reader."""

from __future__ import annotations

from collections.abc import Sequence

from warren.server.room import Room
from warren.table import Reason
from warren.text import Words


def sentences_of(room: Room, lang: str, reasons: Sequence[Reason]) -> list[str]:
    words = Words(None, lang)
    players = [sitter.name or words.player(sitter.seat) for sitter in room.sitters]
    told = Words(room.facts["game"], lang, players)
    return [told.reason(reason) for reason in reasons]
