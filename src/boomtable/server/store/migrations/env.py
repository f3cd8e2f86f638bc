"""How Alembic runs the migrations: on the connection it is given."""

from alembic import context

from boomtable.server.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)

with context.begin_transaction():
    context.run_migrations()
