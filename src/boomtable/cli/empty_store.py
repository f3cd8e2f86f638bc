"""The flag of commands that let a server of their own play, and want a database to themselves for it."""

from __future__ import annotations

import argparse

from boomtable.cli.serve import store_address


def add_empty_store(parser: argparse.ArgumentParser) -> None:
    database = "play on an empty PostgreSQL database, which keeps what was played, instead of SQLite"
    parser.add_argument("--store", type=store_address, metavar="URL", help=database)


def demand_empty(address: str | None) -> None:
    """DataError at once if it cannot be used, or is already."""
    if address is None:
        return
    from boomtable.server.store import moving
    from boomtable.server.store.database import Store

    store = Store.open(address)
    try:
        store.check()
        moving.demand_empty(store)
    finally:
        store.close()
