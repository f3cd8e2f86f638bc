"""`boomtable play`: a game in the terminal against bots."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING

from boomtable.cli.game_flags import add_game_argument
from boomtable.cli.usage import Commands, UsageError, whole_number

if TYPE_CHECKING:
    from boomtable.core.seats import Seat


def add(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play a game in the terminal against bots")
    add_game_argument(parser)
    parser.add_argument("--seat", default="0", metavar="SEAT", help="your seat, or several with commas for people who share the keyboard")
    parser.add_argument(
        "--bots",
        default="search",
        metavar="NAMES",
        help="who plays the other seats: search (default), random,search:50ms,package.module:MyBot …",
    )
    parser.add_argument("--seed", type=whole_number, metavar="N", help="the same number gives the same deal")
    parser.add_argument("--language", default="en", choices=("en", "it", "es"), help="en, it or es")
    parser.add_argument("--record", metavar="FILE", help="write the game to this new file")
    parser.add_argument("--moves", metavar="FILE", help="take your actions from a file, one per line; stop at the first bad one")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.cli.deal import make_deal
    from boomtable.cli.files import check_new_file
    from boomtable.cli.local_game import LocalGame
    from boomtable.research.selfplay import bots_seed
    from boomtable.table import Table

    people = seats_of(args.seat, args.options.seats)
    if args.record is not None:
        check_new_file(args.record)
    deal = make_deal(args.options.seats, args.seed)
    game = LocalGame(Table(args.game, args.options, key=deal.key), deal, people, args.language, args.moves)
    game.seat_bots(args.bots.split(","), secrets.randbits(32) if args.seed is None else bots_seed(args.seed))
    game.play(args.record)
    return 0


def seats_of(text: str, seats: int) -> list[Seat]:
    """The seats that people play, written as `0` or `0,2`."""
    chosen = [int(part) for part in text.split(",") if part.strip().isdecimal()]
    if len(chosen) != len(text.split(",")):
        raise UsageError(f"--seat cannot be {text!r}: it is a seat, or several with commas")
    for seat in chosen:
        if seat >= seats:
            raise UsageError(f"nobody can take seat {seat}: there are {seats} seats, counted from 0")
    return sorted(set(chosen))
