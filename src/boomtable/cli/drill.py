"""`boomtable drill`: kill the server again and again while many tables play, and prove that nothing acknowledged was lost."""

import argparse
import asyncio
import tempfile
from pathlib import Path

from boomtable.cli.empty_store import add_empty_store, demand_empty
from boomtable.cli.progress import progress
from boomtable.cli.say import say, say_json
from boomtable.cli.usage import Commands, positive_number, whole_number


def add(commands: Commands) -> None:
    parser = commands.add_parser("drill", help="kill the server under load and count what was lost")
    parser.add_argument("--kills", type=positive_number, default=20, metavar="N", help="how often to kill it (default 20)")
    parser.add_argument("--tables", type=positive_number, default=20, metavar="N", help="tables that play at once (default 20)")
    parser.add_argument("--seats", type=positive_number, metavar="N", help="seats of each table (default: 3, or as few as the game has)")
    parser.add_argument("--game", default="snip", metavar="GAME", help="which game (default snip), several with commas, or all")
    parser.add_argument("--seed", type=whole_number, metavar="N", help="of the moments of the kills and the moves (default: any)")
    add_empty_store(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.cli.older_database import make_older
    from boomtable.client.crash_drill import Plan, drill
    from boomtable.client.server_process import end_servers_on_sigterm

    demand_empty(args.store)
    end_servers_on_sigterm()
    plan = Plan(args.game, args.tables, args.seats, args.kills, args.seed, store=args.store)
    with tempfile.TemporaryDirectory(prefix="boomtable-drill-") as folder, progress(args, args.kills, "kills") as shown:
        report = asyncio.run(drill(Path(folder), plan, make_older, shown.step))
    if args.json:
        say_json(report)
    else:
        if report.broken_off is not None:
            say(f"broken off: {report.broken_off}")
        say(f"{report.kills} kills, {report.acknowledged:,} actions acknowledged: {report.lost} lost, {report.doubled} doubled")
        say(f"{report.games_finished} games finished, all others go on; the server was back after {report.restart_ms:.0f} ms")
        say(f"{report.two_histories} saw two histories, {report.steps_back} a step back")
    return 0 if report.faultless else 1
