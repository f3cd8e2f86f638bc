"""Codes of the host."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("devices", sa.Column("by_host_at", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("devices", "by_host_at")
