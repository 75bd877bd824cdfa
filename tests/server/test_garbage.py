"""Whoever plays is never kept waiting by a look through everything; what is left behind goes when they have left."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from warren.server import garbage

pytestmark = pytest.mark.anyio


class Circle:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "EVERY", 0.001)
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


async def until_it_has_looked() -> None:
    frozen = gc.get_freeze_count()
    things = [[] for _ in range(100)]  # type: ignore[var-annotated]
    while gc.get_freeze_count() < frozen + len(things) // 2:
        await asyncio.sleep(0.001)


async def test_what_is_left_in_circles_goes_when_everybody_has_left() -> None:
    connected = True
    garbage.keep_what_is_there()
    looking = asyncio.create_task(garbage.look_briefly(lambda: connected))
    circle = Circle()
    await until_it_has_looked()
    left = weakref.ref(circle)
    del circle
    await until_it_has_looked()
    assert left() is not None, "nobody looks through everything while people play"
    connected = False
    async with asyncio.timeout(20):
        while left() is not None:
            await asyncio.sleep(0.001)
    looking.cancel()


def test_before_the_doors_open_everything_is_set_aside() -> None:
    garbage.keep_what_is_there()
    assert gc.get_freeze_count() > 0
    assert gc.get_count()[0] < garbage.SMALL[0] == gc.get_threshold()[0]
