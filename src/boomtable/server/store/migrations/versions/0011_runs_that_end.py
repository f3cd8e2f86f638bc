"""Runs know how much they have committed, and whether another one has replaced them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("runs", sa.Column("commits", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("runs", sa.Column("dead", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("runs", "dead")
    op.drop_column("runs", "commits")
