"""`boomtable load`: many tables at a given pace, and how fast moves arrive."""

import argparse
import tempfile
from pathlib import Path

from boomtable.cli.empty_store import add_empty_store, demand_empty
from boomtable.cli.progress import progress
from boomtable.cli.say import say, say_json
from boomtable.cli.usage import Commands, UsageError, positive_number, whole_number


def add(commands: Commands) -> None:
    parser = commands.add_parser("load", help="measure the server with many tables")
    parser.add_argument("--tables", type=positive_number, default=250, metavar="N", help="tables that play at once (default 250)")
    parser.add_argument("--seats", type=positive_number, default=4, metavar="N", help="seats of each table, a socket each (default 4)")
    parser.add_argument("--rate", type=pace, default=1.0, metavar="X", help="moves a second at each table (default 1)")
    parser.add_argument("--seconds", type=pace, default=20.0, metavar="X", help="how long to play (default 20)")
    parser.add_argument("--flat-out", action="store_true", help="no pace: the next move as soon as everybody has seen the last")
    parser.add_argument("--game", default="snip", metavar="GAME", help="which game (default snip), several with commas, or all")
    parser.add_argument("--bots", type=whole_number, default=0, metavar="N", help="bots on so many seats of each table (default 0)")
    parser.add_argument("--leave", type=share, default=0.0, metavar="X", help="after this share of moves somebody goes and comes back")
    games = "make so many games for each table (default: enough of short ones); a run ends with the first that has no more"
    parser.add_argument("--games", type=positive_number, metavar="N", help=games)
    add_empty_store(parser)
    postgres = "play on a PostgreSQL that is started for it, and tell its processor time, too"
    parser.add_argument("--own-postgres", action="store_true", help=postgres)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.client.load_run import Plan, run, run_fast
    from boomtable.client.server_process import end_servers_on_sigterm

    if args.own_postgres and args.store is not None:
        raise UsageError("--own-postgres starts a database and --store names one: give one of them")
    demand_empty(args.store)
    end_servers_on_sigterm()
    plan = Plan(
        args.game,
        args.tables,
        args.seats,
        args.rate,
        args.seconds,
        args.flat_out,
        args.bots,
        args.leave,
        args.store,
        args.own_postgres,
        args.games,
    )
    total = plan.tables * plan.games_per_group
    with tempfile.TemporaryDirectory(prefix="boomtable-load-") as folder, progress(args, total, "tables made") as shown:
        report = run_fast(run(Path(folder), plan, shown.step))
    if args.json:
        say_json(report)
    else:
        latency, fsync = report.latency_ms, report.fsync_ms
        say(f"{report.moves:,} moves in {report.seconds:.1f} s over {report.sockets:,} sockets: {report.moves_per_second:,.0f} a second")
        say(f"to the last other seat: {latency.p50:.2f} ms in the middle, {latency.p99:.2f} for 99 of 100, {latency.max:.2f} at most")
        say(f"a bare fsync: {fsync.p50:.2f} ms in the middle, {fsync.p99:.2f} for 99 of 100")
        if report.database_us_per_move is not None:
            say(f"processor time a move: {report.cpu_us_per_move:.0f} µs of the server, {report.database_us_per_move:.0f} of PostgreSQL")
        say(f"{report.commits_per_second:,.0f} commits a second, {report.memory_per_table_kb:.1f} KB a table")
    return 0


def share(text: str) -> float:
    number = float(text)
    if not 0 <= number <= 1:
        raise ValueError
    return number


def pace(text: str) -> float:
    number = float(text)
    if not 0 < number <= 10_000:
        raise ValueError
    return number
