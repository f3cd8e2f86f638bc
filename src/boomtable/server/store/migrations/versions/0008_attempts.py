"""What everybody has tried and won in campaigns, and who took a hint. Games that were finished before count, too."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

# As a server of that time would have counted them. A hint may have been taken wherever there were some, and what is not known is null.
FINISHED = """
INSERT INTO attempts ("table", person, game, chapter, won, slips, hinted, score, ended)
SELECT t.id, s.person, t.game, CAST(coalesce(json_extract(t.options, '$.mission'), json_extract(t.options, '$.scenario')) AS INTEGER),
  json_array_length(t.outcome, '$.winners') > 0, json_extract(t.tally, '$.failures'), t.hints, json_extract(t.outcome, '$.scores[0]'),
  coalesce(t.ended, t.changed)
FROM tables t JOIN seats s ON s."table" = t.id
WHERE t.phase = 'over' AND s.person IS NOT NULL AND NOT s.away AND (
  t.game = 'bomb_busters' AND coalesce(json_extract(t.options, '$.double_detector'), 1)
    AND coalesce(json_array_length(t.options, '$.equipment'), 0) = 0
  OR t.game = 'its_a_bomb' AND json_extract(t.options, '$.own') IS NULL)
GROUP BY t.id, s.person
"""


def upgrade() -> None:
    op.add_column("seats", sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "attempts",
        sa.Column("table", sa.String(10), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("chapter", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("slips", sa.Integer),
        sa.Column("hinted", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_attempts"),
    )
    op.create_index("ix_attempts_person", "attempts", ["person"])
    if op.get_bind().dialect.name == "sqlite":  # no other database is as old as this
        op.execute(FINISHED)


def downgrade() -> None:
    op.drop_index("ix_attempts_person", "attempts")
    op.drop_table("attempts")
    op.drop_column("seats", "hinted")
