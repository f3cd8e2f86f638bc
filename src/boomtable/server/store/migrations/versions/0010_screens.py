"""Screens of a game's audiences are opened by codes. Tables of the one game that has such screens get theirs."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
TWO_SCREENS = 12  # letters


def upgrade() -> None:
    op.add_column("tables", sa.Column("screens", sa.String(60), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("screens"))
    connection = op.get_bind()
    for table in connection.execute(sa.select(tables.c.id).where(tables.c.game == "two_rooms")).scalars().all():
        codes = "".join(secrets.choice(LETTERS) for _ in range(TWO_SCREENS))
        connection.execute(sa.update(tables).where(tables.c.id == table).values(screens=codes))


def downgrade() -> None:
    op.drop_column("tables", "screens")
