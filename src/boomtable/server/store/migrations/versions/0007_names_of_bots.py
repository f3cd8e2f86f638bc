"""Bots have names and faces of their own."""

from itertools import groupby
from random import Random

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

FIRST_FACE = 12
NAMES = (  # as they were when this was written
    "Alma", "Arlo", "Bruno", "Carla", "Cosmo", "Dario", "Dora", "Edda", "Elio", "Enzo", "Fede", "Flora", "Gala", "Gus",
    "Hilda", "Hugo", "Ida", "Igor", "Ines", "Iris", "Ivo", "Jonas", "Juno", "Kai", "Lars", "Leni", "Lola", "Luca",
    "Mira", "Moss", "Nadia", "Nino", "Noor", "Oscar", "Otto", "Paco", "Petra", "Pia", "Quinn", "Rita", "Romy", "Rufus",
    "Sami", "Tilda", "Tomas", "Uma", "Vera", "Zeno",
)  # fmt: skip
OLD_NAMES = {"novice": "Sparkler", "standard": "Rocket", "expert": "Thunder"}

seats = sa.table("seats", *(sa.column(name) for name in ("table", "seat", "kind", "name", "face", "level")))


def upgrade() -> None:
    rows = op.get_bind().execute(sa.select(seats).order_by(seats.c.table, seats.c.seat)).all()
    for table, company in groupby(rows, key=lambda row: row.table):
        taken = list(company)
        called = {row.name.casefold() for row in taken if row.kind == "person"}
        free = [number for number, name in enumerate(NAMES) if name.casefold() not in called]
        Random(table).shuffle(free)  # the same on every machine, another at every table
        for row, number in zip([row for row in taken if row.kind == "bot"], free, strict=False):
            _write(row, NAMES[number], FIRST_FACE + number)


def downgrade() -> None:
    for row in op.get_bind().execute(sa.select(seats).where(seats.c.kind == "bot")).all():
        _write(row, OLD_NAMES.get(row.level, ""), row.seat)


def _write(row: sa.Row[tuple[object, ...]], name: str, face: int) -> None:
    here = (seats.c.table == row.table) & (seats.c.seat == row.seat)
    op.execute(seats.update().where(here).values(name=name, face=face))
