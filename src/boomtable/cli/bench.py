"""`boomtable bench`: how fast random games are played, in each form of the engine that is installed."""

import argparse
import sys
from pathlib import Path
from statistics import median

import msgspec

from boomtable.cli.game_flags import find_game
from boomtable.cli.progress import progress
from boomtable.cli.say import say, say_json
from boomtable.cli.usage import Commands, positive_number, time_in_seconds
from boomtable.core.form import compiled
from boomtable.laws.run import options_of
from boomtable.research.beside import PEERS, ROUNDS, Beside, compare, games_beside, pieces_of_work
from boomtable.research.forms import COMPILED, INTERPRETED, folders, run_in, stale
from boomtable.research.playouts import measure

TURNS = 3  # how often the forms take turns, so that a busy moment of the machine does not hit only one of them
LABELS = {
    "actions_per_second": "actions a second, listing legal codes",
    "games_per_second": "games a second, listing legal codes",
    "sampled_actions_per_second": "actions a second, sampling a code",
    "sampled_games_per_second": "games a second, sampling a code",
    "clone_us": "µs to clone a state",
    "setup_us": "µs to deal",
}

Figures = dict[str, float]


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench", help="measure the speed of the engine", description="Measures random games on one core, in processor time."
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="id or package.module:GAME (default snip, or all games with --beside)")
    parser.add_argument("--seats", type=positive_number, metavar="N", help="how many seats")
    parser.add_argument("--seconds", type=time_in_seconds, default=2.0, metavar="S", help="time for each form (default 2)")
    parser.add_argument(
        "--beside", choices=PEERS, help="print how many actions are played while this library plays one; all games, or GAME"
    )
    parser.add_argument("--learners", action="store_true", help="with --beside: what environments for learners give, too")
    parser.add_argument("--only", action="store_true", help="measure only the form that runs, even if both are here")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    parser.add_argument("--json", action="store_true", help="print one object for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.beside:
        return run_beside(args)
    args.game = args.game or "snip"
    game = find_game(args.game)
    options = game.options_type(args.seats or game.info.usual_seats)
    game.check_options(options)
    options = options_of(game, options.seats)[0]
    here = COMPILED if compiled() else INTERPRETED
    forms = {} if args.only else fresh_forms()
    figures = side_by_side(args, forms, options.seats) if forms else {here: measure(game, options, args.seconds)}
    if args.json:
        compared = {"forms": figures, "ratio": ratio(figures)} if forms else {}
        say_json({"game": game.info.id, "options": options, "engine": here, **figures[here], **compared})
    else:
        say(f"{game.info.title}, {options.seats} seats, one core, processor time; this is the {here} engine")
        say(text(figures))
    return 0


def run_beside(args: argparse.Namespace) -> int:
    """Measure every game beside a peer, in the compiled form if it is built, because that is what search and learners use."""
    forms = {} if args.only or compiled() else fresh_forms()
    if forms:
        asked = [args.game] if args.game else []
        flags = [f"--{flag}" for flag in ("json", "learners") if getattr(args, flag)]
        sys.stdout.write(
            run_in(forms[COMPILED], ["bench", *asked, "--beside", args.beside, "--seconds", str(args.seconds), "--quiet", *flags])
        )
        return 0
    games = [find_game(args.game)] if args.game else games_beside()
    found: list[Beside] = []
    with progress(args, pieces_of_work(games), "measurements") as shown:
        for done in compare(games, args.seconds / ROUNDS, learners=args.learners):
            if done is None:
                shown.step()
            else:
                found = done
    here = COMPILED if compiled() else INTERPRETED
    if args.json:
        say_json({"beside": args.beside, "engine": here, "games": found})
    else:
        say(beside_text(args.beside, here, found))
    return 0


def beside_text(peer: str, engine: str, found: list[Beside]) -> str:
    lines = [f"actions while {peer} plays one, {engine} engine, one core, processor time; a clone's share is of the time of {peer}'s"]
    lines.append(f"  {'':<16}{'seats':>7}{'listed':>10}{'sampled':>10}{'clone µs':>10}{'its share':>11}{'deal µs':>10}")
    for row in found:
        ratios = f"{row.listed:>10.2f}{row.sampled:>10.2f}"
        lines.append(f"  {row.game:<16}{row.options.seats:>7}{ratios}{row.clone_us:>10.2f}{row.clone_share:>11.2f}{row.deal_us:>10.1f}")
    told = [(row.game, row.learners) for row in found if row.learners is not None]
    if told:
        lines.append(f"decisions while {peer} plays one move, observations and masks included: PettingZoo, and batches of so many games")
        lines.append(f"  {'':<16}{'aec':>10}{'1,024':>10}{'16':>10}{'observe µs':>12}")
        lines += [f"  {name:<16}{row.aec:>10.2f}{row.batch:>10.2f}{row.small_batch:>10.2f}{row.observe_us:>12.2f}" for name, row in told]
    return "\n".join(lines)


def fresh_forms() -> dict[str, Path]:
    """The folders of both forms; none if the compiled one was built from other sources."""
    forms = folders()
    changed = stale(forms) if forms else []
    if changed:
        sys.stderr.write(f"boomtable: the compiled engine is left out: {changed[0]} has changed since (make compiled builds it)\n")
    return {} if changed else forms


def side_by_side(args: argparse.Namespace, forms: dict[str, Path], seats: int) -> dict[str, Figures]:
    """Measure the forms in turns, each in a process of its own; the median of each figure counts."""
    arguments = ["bench", args.game, "--only", "--json", "--seats", str(seats), "--seconds", str(args.seconds / TURNS)]
    turns: dict[str, list[Figures]] = {form: [] for form in forms}
    with progress(args, TURNS * len(forms), "measurements") as shown:
        for _ in range(TURNS):
            for form, folder in forms.items():
                turns[form].append(msgspec.json.decode(run_in(folder, arguments)))
                shown.step()
    return {form: {name: median(turn[name] for turn in found) for name in LABELS} for form, found in turns.items()}


def ratio(figures: dict[str, Figures]) -> Figures:
    """How many times faster the compiled form is."""
    slow, fast = figures[INTERPRETED], figures[COMPILED]
    return {name: round(slow[name] / fast[name] if name.endswith("_us") else fast[name] / slow[name], 2) for name in LABELS}


def text(figures: dict[str, Figures]) -> str:
    columns: dict[str, Figures] = {**figures}
    if len(figures) > 1:
        columns["ratio"] = ratio(figures)
    lines = [f"  {'':<40}" + "".join(f"{name:>14}" for name in columns)]
    for name, label in LABELS.items():
        lines.append(f"  {label:<40}" + "".join(number(found[name]) for found in columns.values()))
    return "\n".join(lines)


def number(value: float) -> str:
    return f"{value:>14,.0f}" if value >= 1000 else f"{value:>14.3g}"
