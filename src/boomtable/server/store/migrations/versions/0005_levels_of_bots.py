"""Levels of bots have one set of names."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NAMES = {"sparkler": "novice", "rocket": "standard", "thunder": "expert"}

seats = sa.table("seats", sa.column("level", sa.String))


def upgrade() -> None:
    for old, new in NAMES.items():
        op.execute(seats.update().where(seats.c.level == old).values(level=new))


def downgrade() -> None:
    for old, new in NAMES.items():
        op.execute(seats.update().where(seats.c.level == new).values(level=old))
