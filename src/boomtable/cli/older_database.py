"""A database as an older version would have left it, so that a start has something to migrate."""

from __future__ import annotations

from pathlib import Path

OLDER = "0007"  # of the migrations: what came later keeps no log of a game


def make_older(file: Path) -> None:
    import sqlalchemy as sa

    from boomtable.server.store.database import Store

    store = Store(sa.create_engine(f"sqlite:///{file}"))
    try:
        if store.revision() not in (None, OLDER):
            store.migrate(OLDER)
    finally:
        store.close()
