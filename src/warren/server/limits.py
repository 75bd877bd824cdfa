"""How much one connection or one address may ask for."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

MOST_ADDRESSES: Final = 20_000


class Bucket:
    """So many at once, so many per second after that."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class ByAddress:
    """A bucket for each address. Full ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets = {one: kept for one, kept in self._buckets.items() if not kept.full}
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take()


class Doors:
    """Counts open connections, all together and by address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._open: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        if self.total >= self._most or self._open[address] >= self._most_each:
            return False
        self._open[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def address_of(client: tuple[str, int] | list[object] | None) -> str:
    """Who asks; of an IPv6 address the network, since a household has a whole one."""
    host = str(client[0]) if client else "?"
    return ":".join(host.split(":")[:4]) if ":" in host else host
