"""Running it: one worker in this process, or several under a parent that starts again those that die."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import sys
import time
from multiprocessing.process import BaseProcess
from secrets import token_hex
from typing import Any, Final

import structlog
import uvicorn

from warren.server.app import make_app
from warren.server.config import Config
from warren.server.desk import Desk
from warren.server.engines import is_sqlite, migrate, open_engine
from warren.server.logs import set_up
from warren.server.rows import jobs, tables
from warren.server.wire import Wire

FINISH_WITHIN: Final = 10
PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0

log = structlog.get_logger()


class Server(uvicorn.Server):
    """Says good-bye to everybody before it closes their connections."""

    def __init__(self, config: uvicorn.Config, desk: Desk) -> None:
        super().__init__(config)
        self._desk = desk

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping", connections=self._desk.doors.total)
        await self._desk.farewell()
        await super().shutdown(sockets)


def prepare(config: Config) -> None:
    """Bring the database up to date. On SQLite nobody else serves: time stood still, and all jobs are free."""
    migrate(config.database)
    engine = open_engine(config.database, connections=1, writing=True)
    if is_sqlite(engine):
        with engine.begin() as connection:
            running = tables.update().where(tables.c.result.is_(None), tables.c.clock.like('%"bank"%'))
            connection.execute(running.values(clock_from=int(time.time() * 1000)))
            connection.execute(jobs.update().values(worker=None, lease=0))
    engine.dispose()


def listen_at(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((config.host, config.port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def serve(config: Config, listening: socket.socket, level: str = "warning", worker: str | None = None) -> None:
    """One worker, until it is told to stop."""
    desk = Desk(config, worker)
    set_up(level, worker=desk.worker)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _leave)  # uvicorn raises the signal again when all is done
    sys.setswitchinterval(0.001)  # the writer's thread is never kept waiting for long
    settings = uvicorn.Config(
        make_app(desk),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=Wire,
        ws_max_size=config.limits.message_size,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxy),
        forwarded_allow_ips=config.proxy or None,
        timeout_graceful_shutdown=FINISH_WITHIN,
    )
    log.info("serving", address=config.address, pid=os.getpid())
    Server(settings, desk).run([listening])


def _leave(*_: Any) -> None:
    """Told to stop: that is no fault."""
    raise SystemExit(0)


def run(config: Config, level: str = "warning") -> None:
    """Serve until told to stop."""
    set_up(level, worker="parent")
    prepare(config)
    listening = listen_at(config)
    if config.workers == 1:
        serve(config, listening, level)
    else:
        Parent(config, listening, level).run()


class Parent:
    """Starts the workers, starts again those that die, and gives their jobs to the others."""

    def __init__(self, config: Config, listening: socket.socket, level: str) -> None:
        self._config = config
        self._listening = listening
        self._level = level
        self._workers: dict[str, BaseProcess] = {}
        self._stopping = False

    def run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        pause = PAUSE
        for _ in range(self._config.workers):
            self._start()
        while not self._stopping:
            multiprocessing.connection.wait([one.sentinel for one in self._workers.values()], timeout=1.0)
            dead = [name for name, one in self._workers.items() if not one.is_alive()]
            pause = min(pause * 2, LONGEST_PAUSE) if dead else max(PAUSE, pause * 0.9)
            for name in dead:
                if self._stopping:
                    break
                log.error("worker-died", name=name, code=self._workers.pop(name).exitcode)
                self._free_jobs(name)
                time.sleep(pause)
                self._start()
        for one in self._workers.values():
            one.join(FINISH_WITHIN + 5)
            if one.is_alive():
                one.kill()

    def _start(self) -> None:
        name = token_hex(6)
        process = multiprocessing.get_context("spawn").Process(
            target=serve, args=(self._config, self._listening, self._level, name), name=f"warren-{name}"
        )
        process.start()
        self._workers[name] = process

    def _free_jobs(self, name: str) -> None:
        engine = open_engine(self._config.database, connections=1, writing=True)
        try:
            with engine.begin() as connection:
                connection.execute(jobs.update().where(jobs.c.worker == name).values(worker=None, lease=0))
        except Exception:
            log.warning("jobs-not-freed", name=name)  # their leases end by themselves
        finally:
            engine.dispose()

    def _stop(self, *_: Any) -> None:
        self._stopping = True
        for one in self._workers.values():
            if one.is_alive():
                one.terminate()
