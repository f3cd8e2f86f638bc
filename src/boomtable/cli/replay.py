"""`boomtable replay`: a recorded game in words and boards, as any viewer saw it then."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from boomtable.cli.say import say, say_json
from boomtable.cli.usage import Commands, UsageError, take_recording, whole_number
from boomtable.core.seats import FULL, PUBLIC, audience_viewer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boomtable.core.game import AnyGame
    from boomtable.core.seats import Viewer
    from boomtable.table import Recording, Table
    from boomtable.words import Words


def add(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="show a recorded game, as anybody saw it")
    take_recording(parser)
    parser.add_argument("--to", type=whole_number, metavar="N", help="stop after entry N; 0 is the deal")
    parser.add_argument("--as", dest="viewer", default="full", metavar="VIEWER", help="a seat, public, or full (default)")
    parser.add_argument("--step", action="store_true", help="wait for Enter after each entry")
    parser.add_argument("--language", default="en", choices=("en", "it", "es"), help="en, it or es")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.cli.files import load_recording, naming
    from boomtable.table.recording import replay

    recording = load_recording(args.file, args.game)
    upto = len(recording.entries) if args.to is None else args.to
    if not 0 <= upto <= len(recording.entries):
        raise UsageError(f"--to cannot be {upto}: {args.file} has entries 0 to {len(recording.entries)}")
    viewer = viewer_of(args.viewer, recording.game, recording.options.seats)
    with naming(args.file):
        replay(recording, upto)  # bad input is reported before anything is shown
    if args.json:
        say_json(as_json(recording, upto, viewer))
    else:
        show(recording, upto, viewer, language=args.language, stop=args.step)
    return 0


def viewer_of(text: str, game: AnyGame, seats: int) -> Viewer:
    named = {"public": PUBLIC, "full": FULL} | {name: audience_viewer(i) for i, name in enumerate(game.info.audiences)}
    if text in named:
        return named[text]
    if text.isdecimal() and int(text) < seats:
        return int(text)
    raise UsageError(f"nobody looks on as {text!r}: choose a seat from 0 to {seats - 1}, or {', '.join(named)}")


def show(recording: Recording, upto: int, viewer: Viewer, *, language: str, stop: bool) -> None:
    from boomtable.words import Words

    words = Words(recording.game, language, extra=["boomtable.cli"], options=recording.options)
    for table in tables(recording, upto):
        number = len(table.entries)
        say(words.tell("replay-entry", number=number) if number else words.tell("replay-setup"))
        say(told(table, viewer, words) + "\n")
        if stop and number < upto:
            sys.stdin.readline()
    outcome = recording.game.view(table.state, viewer).outcome
    if outcome is not None:
        say(words.end(outcome))


def tables(recording: Recording, upto: int) -> Iterator[Table]:
    """The table after the deal and after each entry: always the same object, played on."""
    from boomtable.table.recording import replay, step

    table = replay(recording, 0)
    yield table
    for line, entry in enumerate(recording.entries[:upto], 2):
        step(table, entry, line)
        yield table


def told(table: Table, viewer: Viewer, words: Words) -> str:
    """What the viewer noticed of the newest entry, and its board after that."""
    from boomtable.table.stream import noticed

    events = [words.event(event) for event in noticed(table.game, table.happened[-1], viewer)]
    board = table.game.text_board(table.game.view(table.state, viewer))
    return "\n".join([*(events or [words.tell("replay-unnoticed")]), "", board])


def as_json(recording: Recording, upto: int, viewer: Viewer) -> dict[str, object]:
    from boomtable.table.stream import noticed

    game = recording.game
    entries: list[dict[str, object]] = []
    for table in tables(recording, upto):
        view = game.view(table.state, viewer)
        events = noticed(game, table.happened[-1], viewer)
        entries.append({"entry": len(table.entries), "at": table.now, "events": events, "view": view})
    return {"game": game.info.id, "options": recording.options, "viewer": viewer, "entries": entries, "outcome": view.outcome}
