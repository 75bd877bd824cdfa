"""Connections to SQLite or PostgreSQL, by URL; the rest of the server knows no difference."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL

MIGRATION_LOCK: Final = 0x77617272656E  # "warren": one worker migrates a PostgreSQL at a time


class BadDatabase(Exception):
    """The URL is neither SQLite's nor PostgreSQL's, or what is there isn't ours."""


def default_url(folder: Path | None = None) -> str:
    """SQLite in the data folder the platform has for programs. Seeds of games lie in it, so it is its owner's alone."""
    folder = folder or user_data_path("warren", appauthor=False)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'warren.sqlite'}"


def parse_url(given: str) -> URL:
    try:
        url = make_url(given)
    except Exception as error:
        raise BadDatabase("sqlite:///PATH | postgresql://USER@HOST/NAME") from error
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername in ("sqlite", "sqlite+pysqlite") and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite+pysqlite")
    raise BadDatabase("sqlite:///PATH | postgresql://USER@HOST/NAME")


def is_sqlite(engine: Engine) -> bool:
    return engine.dialect.name == "sqlite"


def open_engine(given: str, *, connections: int, writing: bool = False) -> Engine:
    """An engine that never holds more than so many connections."""
    url = parse_url(given)
    if url.drivername.startswith("sqlite"):
        engine = create_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            paramstyle="named",  # rows are given as they are
            connect_args={"check_same_thread": False},
        )
        _prepare_sqlite(engine, "BEGIN IMMEDIATE" if writing else "BEGIN")
        return engine
    return create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=not writing,  # the writer notices by itself and tries again
        connect_args={
            "connect_timeout": 5,
            "tcp_user_timeout": 10_000,
            "application_name": "warren",
            "options": "-c statement_timeout=15000",
        },
    )


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    """WAL with synchronous=FULL: a commit survives a power cut, and readers don't wait for the writer."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)


def migrate(url: str) -> None:
    """Bring the database to what this program needs; nothing happens if it is there already."""
    engine = open_engine(url, connections=1, writing=True)
    try:
        with engine.begin() as connection:
            if not is_sqlite(engine):
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
