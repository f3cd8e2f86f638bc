"""`boomtable verify`: recompute the deal of a recording from what was committed to."""

import argparse

from boomtable.cli.say import say, say_json
from boomtable.cli.usage import Commands, take_recording

COMMITMENT_BYTES = 32


def add(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="check that a recorded game was dealt fairly")
    take_recording(parser)
    parser.add_argument("--commitment", type=commitment, metavar="HEX", help="the one that was shown before the game, all 64 digits")
    parser.add_argument(
        "--added",
        type=part_of_a_seat,
        action="append",
        default=[],
        metavar="SEAT:HEX",
        help="what a seat is known to have added",
    )
    parser.add_argument("--bots", type=list_of_seats, default=(), metavar="SEATS", help="where bots sat when the game began, as in 1,2")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.cli.files import load_recording, naming
    from boomtable.table.fair import Kept
    from boomtable.table.recording import verify

    recording = load_recording(args.file, args.game)
    kept = Kept(args.commitment, dict(args.added), args.bots)
    with naming(args.file):
        rolls = verify(recording, kept)
    assert recording.fair is not None
    if args.json:
        found = {"game": recording.game.info.id, "fair": True, "rolls": rolls, "entries": len(recording.entries)}
        say_json(found | {"commitment": recording.fair.commitment})
    else:
        say(f"{args.file}: a fair deal, all {rolls} rolls are those that were committed to by {recording.fair.commitment}")
        if args.commitment is None:
            say("give --commitment, as it was shown before the game, to prove that this is not another one")
    return 0


def commitment(text: str) -> str:
    """The shortened form is not taken: a seed that fits a few digits is found in seconds."""
    if len(bytes.fromhex(text)) != COMMITMENT_BYTES:
        raise ValueError
    return text.lower()


def part_of_a_seat(text: str) -> tuple[int, str]:
    seat, _, entropy = text.partition(":")
    return int(seat), bytes.fromhex(entropy).hex()


def list_of_seats(text: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in text.split(","))
