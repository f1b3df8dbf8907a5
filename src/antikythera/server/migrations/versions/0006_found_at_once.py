"""Tables that wait for a bot, and people who are banned, are found at once: both are looked for every second."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("tables_bots", "tables")
    op.drop_index("users_banned", "users")
    for name, table, column, condition in (
        ("tables_bots", "tables", "updated", "bot_due"),
        ("users_banned", "users", "id", "banned"),
    ):
        asked = sa.text(f"{condition} = 1")  # as SQLAlchemy asks SQLite, which does not use the index otherwise
        op.create_index(name, table, [column], sqlite_where=asked, postgresql_where=sa.text(condition))
