"""Alembic's scripts: how a database of an older Warren becomes one of this."""
