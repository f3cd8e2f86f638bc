"""Tables know whether they give hints, when their game ended, and what was counted in it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("ended", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("tally", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "tally")
    op.drop_column("tables", "ended")
    op.drop_column("tables", "hints")
