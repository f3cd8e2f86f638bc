"""Names and chat lines that people write, as others are shown them."""

from __future__ import annotations

import unicodedata

from boomtable.server.errors import BadRequest

JOINERS = "\u200c\u200d"  # they shape letters and pictures, so they mean nothing on their own
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # count as letters or symbols, and show nothing
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # controls, turns of direction, what no font has


def plain(text: str) -> str:
    """The visible part of a text, in the order in which it was written; empty if nothing is visible."""
    kept = "".join(letter for letter in text if letter.isspace() or _seen(letter))
    return " ".join(kept.split()) if kept.strip().strip(JOINERS) else ""


def plain_name(name: str) -> str:
    shown = plain(name)
    if not shown:
        raise BadRequest("a name needs something that can be seen")
    return shown


def _seen(letter: str) -> bool:
    return letter in JOINERS or (letter not in BLANK and unicodedata.category(letter) not in HIDDEN)
