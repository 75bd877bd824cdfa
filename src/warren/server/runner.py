"""Does the jobs: bots' turns, clocks that run out, telling people that it is their turn.

A worker begins what its own commits have made due; twice a second it also looks for what is due and nobody's: what lay
there when the server started, and what a worker that died has left.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from warren.server import seating
from warren.server.house import House
from warren.server.jobs import LEASE, Job
from warren.server.metrics import Metrics
from warren.server.notify import Notifier
from warren.server.presence import is_anywhere
from warren.server.refusal import Refusal
from warren.server.room import Room
from warren.server.store import DROP_JOB, Store, execute_all
from warren.server.thinkers import Thinkers
from warren.server.writer import StoreAway, StoreFull

LOOK_EVERY: Final = 0.5
RENEW_EVERY: Final = LEASE / 3000
AT_ONCE: Final = 16
AGAIN_AFTER: Final = 2.0

log = structlog.get_logger()


class Runner:
    def __init__(self, store: Store, worker: str, thinkers: Thinkers, notifier: Notifier, metrics: Metrics) -> None:
        self.store = store
        self.worker = worker
        self.thinkers = thinkers
        self.notifier = notifier
        self.metrics = metrics
        self.house: House
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._stopping = False

    def begin(self, room: Room, job: Job) -> None:
        """Do a job that this worker has; one that was begun for an older `n` of the table notices by itself."""
        if self._stopping:
            return
        key = (job.table_id, job.kind)
        task = asyncio.get_running_loop().create_task(self._do(job))
        self._tasks[key] = task
        task.add_done_callback(lambda done: self._forget(key, done))

    def _forget(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]

    async def look(self) -> None:
        """Take on what is due and nobody's. Runs as long as the server does."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                now = Room.now()
                if not await self.store.jobs_due(now):
                    continue
                for row in await self.store.claim_jobs(self.worker, now, now + LEASE, AT_ONCE):
                    job = Job(row["table_id"], row["kind"], row["n"], row["seat"])
                    self.begin(self.house.room(job.table_id), job)
            except (StoreAway, StoreFull):
                await asyncio.sleep(AGAIN_AFTER)

    async def renew(self) -> None:
        """Keep what is being worked on."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            if self._tasks:
                try:
                    await self.store.renew_jobs(self.worker, list(self._tasks), Room.now() + LEASE)
                except (StoreAway, StoreFull):
                    continue

    async def _do(self, job: Job) -> None:
        try:
            room = await self.house.open(job.table_id)
            room.busy += 1
            try:
                if room.play.n == job.n:
                    await self._do_kind(room, job)
                if room.play.n == job.n and job.kind == "think":
                    return  # refused; it stays ours until its lease ends, then somebody tries again
                await self.store.work(
                    lambda c: execute_all(c, [(DROP_JOB, {"table": job.table_id, "what": job.kind, "at": job.n})])
                )
            finally:
                room.busy -= 1
        except Refusal as refusal:
            log.warning("job-refused", table=job.table_id, kind=job.kind, n=job.n, key=refusal.key)
        except (StoreAway, StoreFull):
            log.warning("job-not-kept", table=job.table_id, kind=job.kind, n=job.n)
        except Exception:
            self.metrics.faults.inc()
            log.exception("job-failed", table=job.table_id, kind=job.kind, n=job.n)

    async def _do_kind(self, room: Room, job: Job) -> None:
        if job.kind == "clock":
            await seating.run_out(room, job.n)
        elif job.kind == "notify":
            if not await is_anywhere(room, job.seat):
                await self.notifier.tell(room, job.seat)
        else:
            await self._think(room, job)

    async def _think(self, room: Room, job: Job) -> None:
        sitter = room.sitters[job.seat]
        level = sitter.thinker
        if level is None:
            return
        with self.metrics.thinking.time():
            option = await self.thinkers.think(await room.game(), level)
        if sitter.kind != "bot" and room.sitters[job.seat].thinker is None:
            return  # the person came back while the bot thought
        by = "bot" if sitter.kind == "bot" else "policy"
        try:
            await room.choose(job.seat, job.n, option, f"{by}-{job.n}", by)
        except Refusal as refusal:
            if refusal.key != "stale":
                raise

    async def stop(self) -> None:
        """No new thoughts; what is being written is finished."""
        self._stopping = True
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
