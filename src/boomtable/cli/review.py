"""`boomtable review`: every decision of a recorded game beside the best there was."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from boomtable.cli.say import say, say_json
from boomtable.cli.usage import Commands, take_recording

if TYPE_CHECKING:
    from boomtable.research.review import Decision
    from boomtable.words import Words

TITLES = ("entry", "decision", "chance", "value", "best", "chance", "value")


def add(commands: Commands) -> None:
    parser = commands.add_parser("review", help="judge the decisions of a recorded game by what was known then")
    take_recording(parser)
    parser.add_argument("--language", default="en", choices=("en", "it", "es"), help="en, it or es")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.cli.files import load_recording, naming
    from boomtable.research.review import review
    from boomtable.words import Words

    recording = load_recording(args.file, args.game)
    with naming(args.file):
        decisions = [decision for decision in review(recording) if decision is not None]
    if args.json:
        say_json({"game": recording.game.info.id, "options": recording.options, "decisions": decisions})
    else:
        words = Words(recording.game, args.language, options=recording.options)
        say(as_table([TITLES, *(row(decision, words) for decision in decisions)]))
    return 0


def row(decision: Decision, words: Words) -> tuple[str, ...]:
    found = decision.judgement
    did = f"{words.seat(decision.seat)}: {words.action(decision.action)}"
    best = "=" if found.best == decision.action else words.action(found.best)
    return (str(decision.entry), did, share(found.chance), share(found.value), best, share(found.best_chance), share(found.best_value))


def share(part: float | None) -> str:
    return "-" if part is None else f"{part:.0%}"


def as_table(rows: list[tuple[str, ...]]) -> str:
    """These rows as text, with columns as wide as their widest cell."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in rows)
