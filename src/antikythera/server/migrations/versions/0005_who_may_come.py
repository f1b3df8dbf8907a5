"""Tables whose host accepts who sits down, and addresses that are banned."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "hints"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("asks", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("waits", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "bans",
        sa.Column("network", sa.String(length=50), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("network"),
    )
