"""`boomtable check`: hold a game to the laws that every game obeys."""

import argparse
import time

from boomtable.cli.game_flags import add_game_argument
from boomtable.cli.progress import progress
from boomtable.cli.say import say, say_json
from boomtable.cli.usage import Commands, positive_number, whole_number

BROKEN = 1


def add(commands: Commands) -> None:
    parser = commands.add_parser("check", help="hold a game to the laws that every game obeys, with every number of seats")
    add_game_argument(parser, with_options=False)
    parser.add_argument("--seconds", type=positive_number, default=60, metavar="S", help="how long to look for broken laws (default 60)")
    parser.add_argument("--seed", type=whole_number, default=1, metavar="N", help="the same number plays the same games (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.core.form import compiled
    from boomtable.laws.run import check

    began = time.monotonic()
    with progress(args, None, f"laws held to deals of {args.game.info.title}") as counted:
        reports = check(
            args.game,
            seed=args.seed,
            rounds=None,
            more=lambda: time.monotonic() - began < args.seconds,
            progress=lambda law, cases: counted.step(),
        )
    seconds = round(time.monotonic() - began, 1)
    broken = [report for report in reports if not report.passed]
    if args.json:
        laws = [{"name": report.law, "passed": report.passed, "cases": report.cases, "detail": report.detail} for report in reports]
        engine = "compiled" if compiled() else "interpreted"
        say_json({"game": args.game.info.id, "laws": laws, "seconds": seconds, "engine": engine})
    else:
        for report in reports:
            say(f"{'holds ' if report.passed else 'BROKEN'}  {report.law:<24}{report.cases:>9,} cases  {report.detail or ''}".rstrip())
        say(f"{args.game.info.title}: {len(reports) - len(broken)} of {len(reports)} laws hold, {seconds} s")
    return BROKEN if broken else 0
