"""`boomtable drill`: kill the server again and again while many tables play, and prove that nothing acknowledged was lost."""

import argparse
import asyncio
import tempfile
from pathlib import Path

from boomtable.cli.empty_store import add_empty_store, demand_empty
from boomtable.cli.progress import progress
from boomtable.cli.say import say, say_json
from boomtable.cli.usage import Commands, UsageError, positive_number, whole_number

LEAST = 2  # servers that can take over from each other


def add(commands: Commands) -> None:
    parser = commands.add_parser("drill", help="kill the server under load and count what was lost")
    parser.add_argument("--kills", type=positive_number, default=20, metavar="N", help="how often to kill it (default 20)")
    parser.add_argument("--tables", type=positive_number, default=20, metavar="N", help="tables that play at once (default 20)")
    parser.add_argument("--seats", type=positive_number, metavar="N", help="seats of each table (default: 3, or as few as the game has)")
    parser.add_argument("--game", default="snip", metavar="GAME", help="which game (default snip), several with commas, or all")
    parser.add_argument("--seed", type=whole_number, metavar="N", help="of the moments of the kills and the moves (default: any)")
    servers = "that many servers on a PostgreSQL and behind an HAProxy of their own; the kills are then faults of all kinds"
    parser.add_argument("--servers", type=positive_number, metavar="N", help=servers)
    add_empty_store(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.cli.older_database import make_older
    from boomtable.client.crash_drill import Plan, drill
    from boomtable.client.server_process import end_servers_on_sigterm

    if args.servers is not None:
        return run_fleet(args)
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


def run_fleet(args: argparse.Namespace) -> int:
    from boomtable.client.fleet_drill import FleetPlan, fleet_drill
    from boomtable.client.server_process import end_servers_on_sigterm

    if args.store is not None or args.servers < LEAST:
        raise UsageError(f"--servers takes {LEAST} or more, and starts a database of its own: leave out --store")
    end_servers_on_sigterm()
    plan = FleetPlan(args.game, args.tables, args.seats, args.servers, args.kills, args.seed)
    with tempfile.TemporaryDirectory(prefix="boomtable-drill-") as folder, progress(args, args.kills, "faults") as shown:
        report = asyncio.run(fleet_drill(Path(folder), plan, shown.step))
    if args.json:
        say_json(report)
        return 0 if report.faultless else 1
    say(f"{report.faults} faults, {report.acknowledged:,} actions acknowledged: {report.lost} lost, {report.doubled} doubled")
    say(f"{report.two_histories} saw two histories, {report.steps_back} a step back; {report.too_late} tables went on too late")
    for fault, pauses in report.pauses.items():
        say(f"  {fault}: longest pause {pauses.median_s} s (median of {pauses.times}), {pauses.worst_s} s at worst")
    doubts = report.doubts_done + report.doubts_not_done
    say(f"{report.given_up} servers were given up and began again; {report.doubts_done} of {doubts} commits in doubt had happened")
    for sentence in report.told:
        say(f"  {sentence}")
    return 0 if report.faultless else 1
