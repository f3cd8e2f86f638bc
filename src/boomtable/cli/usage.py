"""The parser of the command line, which reports errors in one sentence."""

import argparse
import re
from math import inf
from typing import Any, Never, TypeAlias

from boomtable.core.errors import BoomtableError

_CHOICE = re.compile(r"invalid choice: (.*) \(choose from (.*)\)")
_VALUE = re.compile(r"invalid (.*) value: (.*)")


class UsageError(BoomtableError):
    """This command line cannot be carried out."""


class Parser(argparse.ArgumentParser):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.allow_abbrev = False  # a flag of a game must never be taken for another with the same beginning

    def error(self, message: str) -> Never:
        message = _CHOICE.sub(r"there is no \1, choose from \2", message)
        message = _VALUE.sub(lambda found: f"{found[2]} is no {found[1].replace('_', ' ')}", message)
        raise UsageError(f"{message.removeprefix('argument ')} (see {self.prog} --help)")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def take_recording(parser: Parser) -> None:
    """Add the argument of a command that reads a recorded game."""
    parser.add_argument("file", metavar="FILE", help="a recording")
    parser.add_argument("--game", metavar="PACKAGE.MODULE:GAME", help="where its game is, when it is none of the house")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def whole_number(text: str) -> int:
    return int(text)


def positive_number(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def time_in_seconds(text: str) -> float:
    """A positive, finite number of seconds; fractions are allowed."""
    seconds = float(text)
    if not 0 < seconds < inf:
        raise ValueError
    return seconds
