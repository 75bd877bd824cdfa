"""What lies in the database. `moves` is the truth: a table's log, one row per entry, `(table_id, n)` unique."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(column_0_label)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("variants", Text, nullable=False),
    Column("undo", String(8), nullable=False),
    Column("clock", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seed_sha256", String(64), nullable=False),
    Column("watch_hash", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("clock_from", BigInteger, nullable=False),
    Column("parent", String(20)),
    Column("parent_n", Integer),
    Column("rematch_of", String(20), unique=True),
    Column("base_n", Integer),
    Column("base_rules", String(40)),
    Column("result", Text),
    Column("digest", String(64)),
)
"""`clock_from`: time runs from the last entry, but not from before this (a seat was taken, the server was down).
`base_n`, `base_rules`: the game was begun under those rules; after that entry it went on under `rules`, from the
last snapshot. `seed`, `variants`, `clock`, `result`: JSON."""

moves: Final = Table(
    "moves",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("by", String(8), nullable=False),
    Column("choice", Text),
    Column("undo", Integer),
    Column("chance", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("chapters", Text),
    Column("asked", Integer),
    Column("took", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("ref", String(80), nullable=False),
)
"""Entry 0 is the setting up. `asked`: the seat that is asked after it (None: the game is over). `took`: milliseconds
of that seat's time. `ref`: who wrote this, so that a writer who lost the answer knows its own row again."""

seats: Final = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(40)),
    Column("absent", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("token_hash", String(64)),
    Column("link_hash", String(64)),
    Column("away", Boolean, nullable=False),
    Column("extra", BigInteger, nullable=False),
    Column("standing", Text, nullable=False),
    Column("notify", Text),
)
"""`extra`: milliseconds given on top of the clock. `standing`: the seat's standing orders, as JSON."""

chat: Final = Table(
    "chat",
    metadata,
    _of_table(),
    Column("i", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("ref", String(80), nullable=False),
)

jobs: Final = Table(
    "jobs",
    metadata,
    _of_table(),
    Column("kind", String(8), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("worker", String(40)),
    Column("lease", BigInteger, nullable=False),
)
"""What must happen at a table though nobody there does it: `think` (a bot's turn), `clock` (time runs out), `notify`
(tell somebody that it is their turn). It holds for the table at `n` only. A worker has it until `lease`."""

Index("ix_seats_token_hash", seats.c.token_hash)
Index("ix_seats_link_hash", seats.c.link_hash, unique=True)
Index("ix_jobs_due", jobs.c.due)
