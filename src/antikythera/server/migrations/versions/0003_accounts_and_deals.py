"""Sessions, reset codes, protected names, and deals from long seeds."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("long_seed", sa.String(length=64)))
    op.add_column("tables", sa.Column("redealt", sa.Integer(), nullable=False, server_default="0"))
