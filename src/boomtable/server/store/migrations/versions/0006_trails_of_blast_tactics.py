"""Games of Blast Tactics that were begun before there was a choice of trails keep the one they had."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

tables = sa.table("tables", *(sa.column(name) for name in ("game", "rules_version", "phase", "options")))
begun = sa.and_(tables.c.game == "blast_tactics", tables.c.rules_version == 1, tables.c.phase != "gathering")


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":  # no other database is as old as this
        op.execute(tables.update().where(begun).values(options=sa.func.json_set(tables.c.options, "$.trail", "move")))


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute(tables.update().where(begun).values(options=sa.func.json_remove(tables.c.options, "$.trail")))
