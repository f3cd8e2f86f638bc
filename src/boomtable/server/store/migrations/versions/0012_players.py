"""Tables know who has held a seat or moderated since the deal, also after they have left."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("players", "moderators"):
        op.add_column("tables", sa.Column(name, sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("moderators", "players"):
        op.drop_column("tables", name)
