"""Moderators."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("moderator", sa.String(length=16), nullable=True))
    op.add_column("tables", sa.Column("moderator_name", sa.String(length=24), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "moderator_name")
    op.drop_column("tables", "moderator")
