"""The process that judges a finished game: recording in, one JSON line per entry out."""

from __future__ import annotations

import os
import sys

import msgspec

from boomtable.games import GAMES
from boomtable.research.review import Decision, review
from boomtable.server.protocol.requests import Verdict
from boomtable.table.recording import read

NICENESS = 10  # bots and people come first


def main() -> int:
    os.nice(NICENESS)
    for decision in review(read(sys.stdin.buffer.read(), GAMES.get)):
        sys.stdout.buffer.write(msgspec.json.encode(None if decision is None else verdict_of(decision)) + b"\n")
        sys.stdout.buffer.flush()
    return 0


def verdict_of(decision: Decision) -> Verdict:
    found = decision.judgement
    return Verdict(
        entry=decision.entry,
        at=decision.at,
        step=decision.step,
        seat=decision.seat,
        action=msgspec.Raw(msgspec.json.encode(decision.action)),
        chance=found.chance,
        value=found.value,
        best=msgspec.Raw(msgspec.json.encode(found.best)),
        best_chance=found.best_chance,
        best_value=found.best_value,
    )


if __name__ == "__main__":
    sys.exit(main())
