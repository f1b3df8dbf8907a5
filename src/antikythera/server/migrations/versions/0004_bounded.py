"""People whom a host has silenced, indexes for lists and sweeps, and no bots that play alone."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "reviews"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("silenced", sa.JSON(), nullable=False, server_default="[]"))
    op.create_index("tables_changed", "tables", ["updated"])
    op.create_index("tables_of_a_host", "tables", ["host", "state"])
    op.create_index("seats_reserved", "seats", ["reserved"])
    banned = sa.column("banned", sa.Boolean())
    op.create_index("users_banned", "users", ["id"], sqlite_where=banned, postgresql_where=banned)
    played = "SELECT table_id FROM seats WHERE kind = 'person'"
    op.execute(f"UPDATE tables SET bot_due = false WHERE bot_due AND id NOT IN ({played})")
