"""What a host does besides serving: look whether all is well, keep a copy or move, take a record out."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from warren.games import names, rulebook
from warren.server.config import Config
from warren.server.engines import BadDatabase, is_sqlite, migrate, open_engine
from warren.server.library import shelf
from warren.server.pages import Client
from warren.server.play import record_of
from warren.server.rows import metadata, moves, tables
from warren.table import Record
from warren.text import LANGUAGES

BATCH: Final = 500


class NotEmpty(Exception):
    """There are tables already where a copy was to be made."""


def check(config: Config) -> Iterator[tuple[str, bool, str]]:
    """What was looked at, whether it is well, and what was found."""
    try:
        migrate(config.database)
        engine = open_engine(config.database, connections=1)
        with engine.connect() as connection:
            wrong = compare_metadata(MigrationContext.configure(connection), metadata)
            count = connection.execute(select(func.count()).select_from(tables)).scalar()
        engine.dispose()
        yield "database", not wrong, str(wrong[0]) if wrong else str(count)
    except (SQLAlchemyError, BadDatabase) as error:
        yield "database", False, str(error).splitlines()[0]
    for name in names():
        yield f"rulebook {name}", True, rulebook(name).version
    for lang in LANGUAGES:
        shelf(lang)
    client = Client(config.client)
    yield "client", client.etag != "", client.etag.strip('"')
    try:
        with socket.create_server((config.host, config.port)):
            yield "port", True, str(config.port)
    except OSError as error:
        yield "port", False, error.strerror or str(error)


def copy_database(source: str, target: str) -> int:
    """Copy everything, as it is at one moment, into an empty database of either kind. Returns how many games."""
    migrate(target)
    origin, copy = open_engine(source, connections=1), open_engine(target, connections=1, writing=True)
    try:
        if not is_sqlite(origin):
            origin = origin.execution_options(isolation_level="REPEATABLE READ")
        with origin.connect() as reading, copy.begin() as writing:
            if writing.execute(select(tables.c.id).limit(1)).first() is not None:
                raise NotEmpty
            for table in metadata.sorted_tables:
                for some in reading.execute(select(table)).mappings().partitions(BATCH):
                    writing.execute(insert(table), [dict(row) for row in some])
            return writing.execute(select(func.count()).select_from(tables)).scalar() or 0
    finally:
        origin.dispose()
        copy.dispose()


def backup(source: str, target: str) -> int:
    """A copy in another database, or in a file that is there either whole or not at all."""
    if "://" in target:
        return copy_database(source, target)
    path = Path(target)
    if path.exists():
        raise NotEmpty
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    for leftover in _files_of(part):
        leftover.unlink(missing_ok=True)
    copied = copy_database(source, f"sqlite:///{part}")
    os.replace(part, path)
    return copied


def _files_of(path: Path) -> list[Path]:
    """A SQLite database and what may lie beside it."""
    return [path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")]


def export(url: str, table: str) -> Record | None:
    """The whole record of a table."""
    engine = open_engine(url, connections=1)
    try:
        with engine.connect() as connection:
            facts = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
            if facts is None:
                return None
            wanted = select(moves).where(moves.c.table_id == table).order_by(moves.c.n)
            rows = [dict(row) for row in connection.execute(wanted).mappings()]
            return record_of(dict(facts), rows)
    finally:
        engine.dispose()
