"""A game is reviewed once, also if several tables show it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("reviews", sa.Column("key", sa.String(length=64)))
    op.create_index("reviews_key", "reviews", ["key"], unique=True)
