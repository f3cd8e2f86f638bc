"""The `boomtable` command: finds the command, its game and its options, and reports errors in one sentence."""

import argparse
import os
import sys

from boomtable import __version__
from boomtable.cli import (
    backup,
    bench,
    check,
    drill,
    export,
    games,
    load,
    mcp,
    missing,
    move_store,
    play,
    replay,
    review,
    serve,
    simulate,
    verify,
)
from boomtable.cli.game_flags import add_option_flags, find_game, meanings_of, names_game, options_from
from boomtable.cli.usage import Commands, Parser
from boomtable.core.errors import BoomtableError

COMMANDS = (serve, games, play, simulate, check, replay, review, verify, bench, export, mcp, backup, move_store, drill, load)

BAD_INPUT = 2
INTERRUPTED = 130  # the exit code of shells after Ctrl-C
NOBODY_READS = 141  # the exit code of shells after a closed pipe


def run(argv: list[str] | None = None) -> int:
    """Run a command; returns the exit code: 0, 1 if what was checked does not hold, 2 for bad input."""
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except BoomtableError as error:
        sys.stderr.write(f"boomtable: {error}\n")
        return BAD_INPUT
    except ModuleNotFoundError as error:
        what_to_install = missing.sentence(error)
        if what_to_install is None:
            raise
        sys.stderr.write(f"boomtable: {what_to_install}\n")
        return BAD_INPUT
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains while it flushes at exit
        return NOBODY_READS


def _run(argv: list[str]) -> int:
    parser, commands = _parsers()
    name = next((word for word in argv if not word.startswith("-")), "")
    if name in commands.choices:
        _add_flags_of_game(commands.choices[name], argv[argv.index(name) + 1 :])
    args = parser.parse_args(argv)
    if "run" not in args:
        sys.stderr.write(parser.format_help())
        return BAD_INPUT
    if "takes_options" in args:
        args.options = options_from(args, args.game)
    code: int = args.run(args)
    return code


def _parsers() -> tuple[Parser, Commands]:
    parser = Parser(prog="boomtable", description="Hidden-information board games to play, study and teach machines to play.")
    parser.add_argument("--version", action="version", version=f"boomtable {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    for command in COMMANDS:
        command.add(commands)
    return parser, commands


def _add_flags_of_game(parser: argparse.ArgumentParser, words: list[str]) -> None:
    """Add the flags of the game, which must be found before the rest can be parsed."""
    if parser.get_default("takes_options"):
        named = next((word for word in words if names_game(word)), None)
        if named is not None:
            game = find_game(named)
            add_option_flags(parser, game, meanings_of(game) if {"-h", "--help"} & set(words) else None)
