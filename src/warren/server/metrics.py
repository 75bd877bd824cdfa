"""What Prometheus is told. One registry per worker; the label `worker` keeps them apart."""

from __future__ import annotations

import asyncio
import time
from typing import Final, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from warren.server.messages import By

LAG_EVERY: Final = 0.02
QUICK: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    def __init__(self) -> None:
        made = self.registry = CollectorRegistry()
        moves = Counter("warren_moves", "Entries kept, by who made them", ["by"], registry=made)
        self.moves = {by: moves.labels(by) for by in get_args(get_args(By)[0])}
        """By who made the entry."""
        self.move_time = Histogram(
            "warren_move_seconds", "From a choice's arrival to its acknowledgement", registry=made, buckets=QUICK
        )
        self.refused = Counter("warren_refused", "Requests and messages refused, by key", ["key"], registry=made)
        self.requests = Counter("warren_requests", "HTTP requests, by status", ["status"], registry=made)
        self.faults = Counter("warren_faults", "Errors nobody foresaw", registry=made)
        self.connections = Gauge("warren_connections", "Open WebSockets", registry=made)
        self.rooms = Gauge("warren_tables_loaded", "Tables in memory", registry=made)
        self.commits = Gauge("warren_commits", "Transactions committed", registry=made)
        self.thinking = Histogram("warren_thinking_seconds", "A bot's thought", registry=made)
        self.lag = Histogram("warren_loop_lag_seconds", "How late the event loop is", registry=made, buckets=QUICK)
        self.worst_lag = Gauge("warren_loop_lag_worst_seconds", "The longest the event loop was blocked", registry=made)
        self.worst = 0.0

    async def watch_loop(self) -> None:
        """Measure how late the event loop wakes."""
        while True:
            due = time.perf_counter() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            late = max(0.0, time.perf_counter() - due)
            self.lag.observe(late)
            if late > self.worst:
                self.worst = late
                self.worst_lag.set(late)

    def text(self) -> bytes:
        return generate_latest(self.registry)
