"""Who is at a table by way of other workers: asked before anybody is mailed, and believed for a while only."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from warren.server import presence
from warren.server.bus import notice_of
from warren.server.presence import BELIEVED, Elsewhere, is_anywhere

pytestmark = pytest.mark.anyio


class Workers:
    """The other workers: what they are told, and what they tell when they are asked."""

    sqlite = False

    def __init__(self, *answers: str) -> None:
        self.answers = answers
        self.told: list[str] = []
        self.room: Any = SimpleNamespace(
            id="abc", worker="w1", store=self, seats_here=set(), elsewhere=Elsewhere(), loaded=False, watched=False
        )
        self.room.here = lambda seat: seat in self.room.elsewhere.seats

    async def tell(self, payloads: list[str]) -> None:
        self.told += payloads
        for answer in self.answers:
            notice = notice_of(answer)
            await presence.hear(self.room, notice.worker, notice.kind, notice.seats)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "ANSWERED", 0.0)


async def test_before_somebody_is_told_that_it_is_their_turn_the_other_workers_are_asked() -> None:
    workers = Workers("w2 here abc 0,2")
    assert await is_anywhere(workers.room, 2)
    assert workers.told == ["w1 hello abc "]


async def test_whom_no_worker_has_is_not_there() -> None:
    assert not await is_anywhere(Workers("w2 here abc 0,2", "w3 here abc ").room, 1)


def test_a_worker_that_tells_nothing_any_more_is_not_believed_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere, now = Elsewhere(), 1000.0
    monkeypatch.setattr("warren.server.presence.time.monotonic", lambda: now)
    elsewhere.hear("w2", [0])
    elsewhere.hear("w3", [1])
    assert elsewhere.seats == {0, 1}
    elsewhere.hear("w3", [])
    assert elsewhere.seats == {0}
    now += BELIEVED
    assert elsewhere.seats == set()


def test_notices_of_workers_name_a_table_and_at_most_its_seats() -> None:
    assert notice_of("w1 moves abc") == ("w1", "moves", "abc", ())
    assert notice_of("w1 here abc 0,2") == ("w1", "here", "abc", (0, 2))
    assert notice_of("w1 here abc ") == ("w1", "here", "abc", ())
