"""Tables that are lessons, and hints that were shown at a table."""

import sqlalchemy as sa
from alembic import op

revision = "hints"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("hints", sa.JSON(), nullable=False, server_default="[]"))
