"""Tables know which run has them in memory, and with which fence; runs know their server's name and address."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

# Until now the run was the newest that had begun before the table's clock was set, or before its last entry.
NEWEST_ENTRY = 'coalesce((SELECT max(written) FROM entries WHERE entries."table" = tables.id), 0)'
OWNERS = f"""
UPDATE tables SET
  clock_entry = (SELECT count(*) FROM entries WHERE entries."table" = tables.id AND entries.written < tables.clock_set),
  owner = (SELECT max(id) FROM runs WHERE started <= CASE WHEN clock_set > {NEWEST_ENTRY} THEN clock_set ELSE {NEWEST_ENTRY} END)
WHERE phase = 'playing'
"""


def upgrade() -> None:
    op.add_column("runs", sa.Column("name", sa.String(40), nullable=False, server_default=""))
    op.add_column("runs", sa.Column("address", sa.Text(), nullable=False, server_default=""))
    op.add_column("runs", sa.Column("start", sa.String(16), nullable=False, server_default=""))
    op.add_column("runs", sa.Column("rules", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("owner", sa.Integer()))
    op.add_column("tables", sa.Column("fence", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("wanted", sa.Integer()))
    op.add_column("tables", sa.Column("clock_entry", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("to_move", sa.String(100)))
    for name in ("owner", "wanted"):
        held = sa.text(f"{name} IS NOT NULL")
        op.create_index(f"ix_tables_{name}", "tables", [name], sqlite_where=held, postgresql_where=held)
    op.execute(OWNERS)


def downgrade() -> None:
    for name in ("wanted", "owner"):
        op.drop_index(f"ix_tables_{name}", "tables")
    for name in ("to_move", "clock_entry", "wanted", "fence", "owner"):
        op.drop_column("tables", name)
    for name in ("rules", "start", "address", "name"):
        op.drop_column("runs", name)
