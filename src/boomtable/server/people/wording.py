"""What people write, names and lines of chat, as others are shown it."""

from __future__ import annotations

import unicodedata

from boomtable.server.errors import BadRequest

JOINERS = "\u200c\u200d"  # they shape letters and pictures, where there are any
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # count as letters or symbols, and show nothing
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # controls, turns of direction, what no font has


def plain(text: str) -> str:
    """Only what can be seen, in the order in which it was written; empty when there is nothing."""
    kept = "".join(letter for letter in text if letter.isspace() or _seen(letter))
    return " ".join(kept.split()) if kept.strip().strip(JOINERS) else ""


def plain_name(name: str) -> str:
    shown = plain(name)
    if not shown:
        raise BadRequest("a name needs something that can be seen")
    return shown


def _seen(letter: str) -> bool:
    return letter in JOINERS or (letter not in BLANK and unicodedata.category(letter) not in HIDDEN)
