"""`boomtable move-store URL`: from SQLite in a folder to PostgreSQL."""

from __future__ import annotations

import argparse
from pathlib import Path

from boomtable.cli.say import say
from boomtable.cli.serve import default_data, store_address
from boomtable.cli.usage import Commands, UsageError


def add(commands: Commands) -> None:
    parser = commands.add_parser("move-store", help="move all tables to a PostgreSQL database")
    goal = "an empty database, such as postgresql://user@host/name"
    parser.add_argument("store", type=store_address, metavar="URL", help=goal)
    parser.add_argument("--data", type=Path, default=default_data(), metavar="DIR", help="where tables are kept now (default %(default)s)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.server.settings import Settings
    from boomtable.server.store.data_folder import DataFolder
    from boomtable.server.store.database import Store
    from boomtable.server.store.moving import move

    file = Settings(data=args.data).database
    if not file.is_file():
        raise UsageError(f"there is nothing to move: {str(file)!r} does not exist")
    folder = DataFolder(args.data)
    folder.claim()
    try:
        source = Store.open(file)
        try:
            source.check()
            target = Store.open(args.store)
            try:
                target.check()
                moved = move(source, target)
                place = target.dialect.place
            finally:
                target.close()
        finally:
            source.close()
    finally:
        folder.release()
    say(", ".join(f"{count:,} {name}" for name, count in moved.items()) + f": all of it is in {place}")
    say(f"{str(file)!r} was left as it is; start servers with --store from now on, or games would go on in two places")
    return 0
