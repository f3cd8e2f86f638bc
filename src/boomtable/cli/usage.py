"""The parser of the command line, which says in one sentence what is wrong."""

import argparse
import re
from typing import Any, Never, TypeAlias

from boomtable.core.errors import BoomtableError

_CHOICE = re.compile(r"invalid choice: (.*) \(choose from (.*)\)")
_ENUM = re.compile(r"^Invalid (enum )?value ")
_VALUE = re.compile(r"invalid (.*) value: (.*)")


class UsageError(BoomtableError):
    """This command line cannot be carried out."""


class Parser(argparse.ArgumentParser):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.allow_abbrev = False  # a flag of a game must never be taken for another that begins alike

    def error(self, message: str) -> Never:
        message = _CHOICE.sub(r"there is no \1, choose from \2", message)
        message = _VALUE.sub(lambda found: f"{found[2]} is no {found[1].replace('_', ' ')}", message)
        raise UsageError(f"{message.removeprefix('argument ')} (see {self.prog} --help)")


def reason_of(error: Exception) -> str:
    """What msgspec says, as the end of a sentence."""
    text = _ENUM.sub("there is no ", str(error))
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def whole_number(text: str) -> int:
    return int(text)


def positive_number(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number
