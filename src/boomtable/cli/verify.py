"""`boomtable verify`: recompute the deal of a recording from what was committed to."""

import argparse

from boomtable.cli.say import say, say_json
from boomtable.cli.usage import Commands, take_recording


def add(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="check that a recorded game was dealt fairly")
    take_recording(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.cli.files import load_recording, naming
    from boomtable.table.recording import verify

    recording = load_recording(args.file, args.game)
    with naming(args.file):
        rolls = verify(recording)
    assert recording.fair is not None
    if args.json:
        found = {"game": recording.game.info.id, "fair": True, "rolls": rolls, "entries": len(recording.entries)}
        say_json(found | {"commitment": recording.fair.commitment})
    else:
        say(f"{args.file}: a fair deal, all {rolls} rolls are those that were committed to by {recording.fair.commitment}")
    return 0
