"""`boomtable export`: recorded games as decisions for learners."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from boomtable.cli.progress import progress
from boomtable.cli.say import say, say_json
from boomtable.cli.serve import store_address
from boomtable.cli.usage import Commands, UsageError

if TYPE_CHECKING:
    from boomtable.research.decisions import Player
    from boomtable.table.recording import Recording

SALT_BYTES = 32
LEAST_SALT = 16


class Found(NamedTuple):
    recording: Recording
    player: Player | None  # None: as the header of the recording says
    named: str


def add(commands: Commands) -> None:
    parser = commands.add_parser("export", help="turn recorded games into data for learners")
    parser.add_argument("folder", type=Path, metavar="OUT", help="a new or empty folder: a file for games whose numbers mean the same")
    parser.add_argument("sources", nargs="*", type=Path, metavar="FILE", help="recordings, or folders of them")
    parser.add_argument("--data", type=Path, metavar="DIR", help="finished public tables of the server that keeps them there")
    parser.add_argument("--store", type=store_address, metavar="URL", help="the same of a server with a PostgreSQL database")
    parser.add_argument("--form", default="jsonl", choices=("jsonl", "parquet"), help="jsonl (default) or parquet")
    licence = "of your own recordings (default CC0-1.0); tables of a server are given out under CC0-1.0, as their pages say"
    parser.add_argument("--licence", metavar="ID", help=licence)
    salt = "a secret of at least 16 bytes: the same file gives guests the same pseudonyms again (default: a new secret, not kept)"
    parser.add_argument("--salt", type=Path, metavar="FILE", help=salt)
    parser.add_argument("--game", metavar="PACKAGE.MODULE:GAME", help="where the game of the recordings is, when it is none of the house")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.cli.files import naming
    from boomtable.core.errors import RecordingError
    from boomtable.research.dataset import CC0, Dataset
    from boomtable.research.decisions import NotOver, decisions

    if not args.sources and args.data is None and args.store is None:
        raise UsageError("there is nothing to export: name recordings, or --data or --store of a server")
    if args.licence is not None and (args.data is not None or args.store is not None):
        raise UsageError("--licence is for recordings of your own: the tables of a server are given out as their pages say")
    games = unfinished = unreadable = 0
    licence = args.licence or CC0
    with Dataset(args.folder, args.form, licence) as dataset, progress(args, None, "games") as shown:
        for found in _found(args):
            shown.step()
            if found is None:
                unreadable += 1
                continue
            try:
                with naming(found.named):
                    rows = decisions(found.recording, games, found.player)
            except NotOver:
                unfinished += 1
                continue
            except RecordingError:
                if found.player is None:
                    raise  # of a file that somebody named
                unreadable += 1
                continue
            dataset.add(found.recording.game, found.recording.options, rows)
            games += 1
    left_out = {"unfinished": unfinished, "unreadable or forgotten": unreadable}
    if args.json:
        files = [str(file) for file in dataset.files]
        say_json({"games": games, "decisions": dataset.rows, "left_out": left_out, "licence": licence, "files": files})
    else:
        told = "".join(f", {count:,} {why}" for why, count in left_out.items() if count)
        say(f"{dataset.rows:,} decisions of {games:,} games in {args.folder} ({licence}){told and ', left out: ' + told[2:]}")
    return 0


def _found(args: argparse.Namespace) -> Iterator[Found | None]:
    from boomtable.cli.files import load_recording

    for source in args.sources:
        files = sorted(source.rglob("*.jsonl")) if source.is_dir() else [source]
        if not files:
            raise UsageError(f"there is no recording in {source}: their names end in .jsonl")
        for file in files:
            yield Found(load_recording(str(file), args.game), None, str(file))
    if args.data is not None or args.store is not None:
        yield from _of_server(args)


def _of_server(args: argparse.Namespace) -> Iterator[Found | None]:
    from boomtable.server.settings import Settings
    from boomtable.server.store.database import Store
    from boomtable.server.tables.given_out import given_out

    salt = _salt(args.salt)
    file = None if args.data is None else Settings(data=args.data).database
    if file is not None and not file.is_file():
        raise UsageError(f"there is nothing to export: {str(file)!r} does not exist")
    for place in [place for place in (file, args.store) if place is not None]:
        store = Store.read_only(place)
        try:
            for each in given_out(store, salt):
                yield None if each is None else Found(each.recording, each.player, "a table")
        finally:
            store.close()


def _salt(file: Path | None) -> bytes:
    if file is None:
        return secrets.token_bytes(SALT_BYTES)
    try:
        salt = file.read_bytes().strip()
    except OSError as error:
        raise UsageError(f"the salt cannot be read from {file}: {error.strerror}") from error
    if not LEAST_SALT <= len(salt) <= 64:
        raise UsageError(f"{file} holds no salt: it must have 16 to 64 bytes")
    return salt
