"""`boomtable backup FILE`: a copy of all tables, also while the server runs."""

from __future__ import annotations

import argparse
import sqlite3
from pathlib import Path

from boomtable.cli.say import say
from boomtable.cli.serve import default_data
from boomtable.cli.usage import Commands, UsageError


def add(commands: Commands) -> None:
    parser = commands.add_parser("backup", help="copy all tables into one file")
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy to be made; must not exist")
    parser.add_argument("--data", type=Path, default=default_data(), metavar="DIR", help="where tables are kept (default %(default)s)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.server.settings import Settings

    database = Settings(data=args.data).database
    copy(database, args.file)
    say(f"{args.file}: {args.file.stat().st_size:,} bytes")
    return 0


def copy(database: Path, target: Path) -> None:
    if not database.is_file():
        raise UsageError(f"there is nothing to copy: {str(database)!r} does not exist")
    if target.exists():
        raise UsageError(f"{str(target)!r} exists already and is not overwritten")
    connection = sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True)
    try:
        target.touch(mode=0o600)  # it holds the seeds of running games
        connection.execute("VACUUM INTO ?", (str(target),))
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise UsageError(f"the copy {str(target)!r} cannot be made: {error}") from error
    finally:
        connection.close()
