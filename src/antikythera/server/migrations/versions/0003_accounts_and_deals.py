"""Sessions, reset codes, protected names, and deals from long seeds."""

import sqlalchemy as sa
from alembic import op

from antikythera.server.names import skeleton

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("skeleton", sa.String(length=80)))
    op.add_column("users", sa.Column("reset", sa.String(length=100)))
    op.add_column("tokens", sa.Column("kind", sa.String(length=10), nullable=False, server_default="token"))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("account", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("long_seed", sa.String(length=64)))
    op.add_column("tables", sa.Column("redealt", sa.Integer(), nullable=False, server_default="0"))
    _protect_names(op.get_bind())
    op.create_index("users_skeleton", "users", ["skeleton"], unique=True)


def _protect_names(connection: sa.Connection) -> None:
    """The first account of a name is protected against later look-alikes; older ones keep theirs."""
    users = sa.table("users", *map(sa.column, ("id", "name", "login", "created", "skeleton")))
    seats = sa.table("seats", *map(sa.column, ("user_id", "name", "account")))
    seen: set[str] = set()
    accounts = sa.select(users).where(users.c.login.is_not(None)).order_by(users.c.created)
    for row in connection.execute(accounts).all():
        looks = skeleton(row.name)
        if looks not in seen:
            seen.add(looks)
            connection.execute(sa.update(users).where(users.c.id == row.id).values(skeleton=looks))
        own = (seats.c.user_id == row.id, seats.c.name == row.name)
        connection.execute(sa.update(seats).where(*own).values(account=sa.true()))
