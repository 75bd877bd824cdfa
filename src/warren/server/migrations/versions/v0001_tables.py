"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table(name: str) -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", name=f"fk_{name}_table_id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(20), key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("variants", sa.Text, nullable=False),
        sa.Column("undo", sa.String(8), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seed_sha256", sa.String(64), nullable=False),
        sa.Column("watch_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("clock_from", sa.BigInteger, nullable=False),
        sa.Column("parent", sa.String(20)),
        sa.Column("parent_n", sa.Integer),
        sa.Column("rematch_of", sa.String(20)),
        sa.Column("base_n", sa.Integer),
        sa.Column("base_rules", sa.String(40)),
        sa.Column("result", sa.Text),
        sa.Column("digest", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("rematch_of"),
    )
    op.create_table(
        "moves",
        _of_table("moves"),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("choice", sa.Text),
        sa.Column("undo", sa.Integer),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("chapters", sa.Text),
        sa.Column("asked", sa.Integer),
        sa.Column("took", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ref", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_moves"),
    )
    op.create_table(
        "seats",
        _of_table("seats"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("absent", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("link_hash", sa.String(64)),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("extra", sa.BigInteger, nullable=False),
        sa.Column("standing", sa.Text, nullable=False),
        sa.Column("notify", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_table(
        "chat",
        _of_table("chat"),
        sa.Column("i", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ref", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "i", name="pk_chat"),
    )
    op.create_table(
        "jobs",
        _of_table("jobs"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("worker", sa.String(40)),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind", name="pk_jobs"),
    )
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"])
    op.create_index("ix_seats_link_hash", "seats", ["link_hash"], unique=True)
    op.create_index("ix_jobs_due", "jobs", ["due"])
