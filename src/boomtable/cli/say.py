"""What commands print: lines for people, JSON for programs."""

import sys

import msgspec


def say(text: str = "") -> None:
    sys.stdout.write(text + "\n")


def say_json(value: object) -> None:
    """One object on standard output, indented so that people can read it too."""
    say(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
