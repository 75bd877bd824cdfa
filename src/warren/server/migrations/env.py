"""Run by Alembic, with the connection that `migrate` has put into its attributes."""

from alembic import context

from warren.server.rows import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
