"""A database as an older version would have left it, so that a start has something to migrate."""

from __future__ import annotations

from pathlib import Path

OLDER = "0007"  # of the migrations: what came later keeps no log of a game


def make_older(place: Path | str) -> None:
    import sqlalchemy as sa

    from boomtable.server.store.database import Store
    from boomtable.server.store.postgres import postgres_engine

    store = Store(sa.create_engine(f"sqlite:///{place}") if isinstance(place, Path) else postgres_engine(place))
    try:
        if store.revision() not in (None, OLDER):
            store.migrate(OLDER)
    finally:
        store.close()
