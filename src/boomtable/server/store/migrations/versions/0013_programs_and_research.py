"""Seats know that a program plays them, and tables whether they may be given out as data."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

COLUMNS = (("seats", "program"), ("tables", "research"))


def upgrade() -> None:
    for table, name in COLUMNS:
        op.add_column(table, sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for table, name in COLUMNS:
        op.drop_column(table, name)
