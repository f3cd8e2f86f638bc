"""Tables know how quickly they go on by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tempo", sa.String(10), nullable=False, server_default="normal"))


def downgrade() -> None:
    op.drop_column("tables", "tempo")
