"""How Alembic reaches the database: over the connection that the server lends."""

from alembic import context

from antikythera.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
