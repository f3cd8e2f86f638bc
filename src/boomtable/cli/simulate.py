"""`boomtable simulate GAME`: many games between bots, and how they went."""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boomtable.cli.game_flags import add_game_argument
from boomtable.cli.progress import progress
from boomtable.cli.say import say, say_json
from boomtable.cli.usage import Commands, UsageError, positive_number, whole_number
from boomtable.research.cluster import play_on_ray
from boomtable.research.seating import Seating, parse_by_team
from boomtable.research.selfplay import Match, Result, play_match
from boomtable.research.summary import Summary

HERE = ""  # as an address: this machine


def add(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="play many games between bots", description="Plays many games between bots.")
    add_game_argument(parser)
    parser.add_argument("--games", type=positive_number, default=100, metavar="N", help="how many (default 100)")
    bots = "one bot for all seats or one for each, such as search:200 or package.module:MyBot (default random)"
    parser.add_argument("--bots", metavar="A,B,…", help=bots)
    parser.add_argument("--rotate", action="store_true", help="move the bots on by one seat from game to game")
    parser.add_argument("--bots-by-team", metavar="TEAM:BOT,…", help="one bot for each team")
    parser.add_argument("--seed", type=whole_number, default=0, metavar="S", help="same seed, same games (default 0)")
    parser.add_argument("--jobs", type=positive_number, metavar="J", help="processes (default 1; with --ray one for each processor)")
    ray = "play on Ray: on the cluster at ADDRESS, as ray.init takes it, or else on this machine"
    parser.add_argument("--ray", nargs="?", const=HERE, metavar="ADDRESS", help=ray)
    parser.add_argument("--record", type=Path, metavar="DIR", help="write a recording of every game, with its bots, into this folder")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    parser.add_argument("--json", action="store_true", help="print one object for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = Match(args.game, args.options, _seating(args), args.seed, args.record is not None)
    match.seating.check(args.game, args.options.seats)
    results = _results(args, match)
    if args.record is not None:
        _make_room(args)
    summary = Summary(args.game, args.options)
    began = time.perf_counter()
    with progress(args, args.games, "games") as shown:
        for result in results:
            summary.add(result)
            _keep(args, result)
            shown.step()
    seconds = time.perf_counter() - began
    if args.json:
        say_json(summary.as_json(seconds))
    else:
        say(text(args.game.info.title, summary.as_json(seconds)))
    return 0


def _results(args: argparse.Namespace, match: Match) -> Iterator[Result]:
    if args.ray is None:
        return play_match(match, args.games, args.jobs or 1)
    if args.ray == HERE:
        return play_on_ray(match, args.games, workers=args.jobs)
    if args.jobs is not None:
        raise UsageError("--jobs says how many processes of this machine play: on a cluster, Ray knows how many it has")
    return play_on_ray(match, args.games, args.ray)


def _seating(args: argparse.Namespace) -> Seating:
    by_team = () if args.bots_by_team is None else parse_by_team(args.bots_by_team)
    bots = args.bots if args.bots is not None else "" if by_team else "random"
    return Seating(tuple(bots.split(",")) if bots else (), args.rotate, by_team)


def _make_room(args: argparse.Namespace) -> None:
    """Make a folder for the recordings. Those of an earlier run are not overwritten."""
    try:
        args.record.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"no recordings can be written to {args.record}: {error.strerror}") from error
    taken = next((file for number in range(args.games) if (file := _file(args, number)).exists()), None)
    if taken is not None:
        raise UsageError(f"{taken} cannot be written: it exists already")


def _file(args: argparse.Namespace, number: int) -> Path:
    folder: Path = args.record
    return folder / f"{args.game.info.id}-{args.seed}-{number}.jsonl"


def _keep(args: argparse.Namespace, result: Result) -> None:
    if result.recording is not None:
        _file(args, result.number).write_bytes(result.recording)


def text(title: str, found: dict[str, Any]) -> str:
    """The summary as a short table."""
    lines = [f"{title}: {found['games']:,} games, {found['actions']:,} actions in {found['seconds']:.1f} s ({found['engine']} engine)"]
    if "win_rate" in found:
        lines.append(row("won", found["win_rate"]))
    lines += [row(f"seat {seat}", wins) for seat, wins in enumerate(found["wins_by_seat"])]
    for bot, wins in found["wins_by_bot"].items():
        spent = found["thinking_ms"].get(bot)
        lines.append(row(bot, wins) + (f"   thinks {spent['median']:.1f} ms, rarely above {spent['p95']:.1f}" if spent else ""))
    lines += [f"  {reason:<24}{count:>7,}" for reason, count in found["outcomes"].items()]
    lines += [f"  {name:<24}{mean:>7.2f}  a game" for name, mean in found["tally"].items()]
    return "\n".join(lines)


def row(label: str, wins: dict[str, float]) -> str:
    return f"  {label:<24}{wins['count']:>7,}  {wins['rate']:6.1%}  ({wins['low']:.1%} to {wins['high']:.1%})"
