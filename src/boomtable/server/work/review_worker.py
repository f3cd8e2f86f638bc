"""The process that judges a finished game for one seat: recording in, JSON lines out."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import msgspec

from boomtable.core.schema import Action
from boomtable.games import GAMES
from boomtable.research.own_review import OwnReview
from boomtable.research.review import Decision
from boomtable.server.protocol.requests import Verdict, WinPoint
from boomtable.server.work.review_lines import Begun, Ended, LookedAt, Reckoned, ReviewLine
from boomtable.table.recording import read

NICENESS = 10  # bots and people come first


def main() -> int:
    os.nice(NICENESS)
    for line in lines(OwnReview(read(sys.stdin.buffer.read(), GAMES.get), int(sys.argv[1]))):
        sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
        sys.stdout.buffer.flush()
    return 0


def lines(review: OwnReview) -> Iterator[ReviewLine]:
    yield Begun(len(review.turns()), review.last)
    for turn in review.judged():
        for point in turn.points:
            yield Reckoned(WinPoint(point.turn, point.win, point.error))
        yield LookedAt(None if turn.worst is None else verdict_of(turn.worst))
    yield Ended()


def verdict_of(decision: Decision) -> Verdict:
    found = decision.judgement
    return Verdict(
        entry=decision.entry,
        at=decision.at,
        step=decision.step,
        turn=decision.turn,
        seat=decision.seat,
        action=raw(decision.action),
        completed=raw(decision.completed),
        chance=found.chance,
        value=found.value,
        best=raw(found.best),
        best_completed=raw(decision.best_completed),
        best_chance=found.best_chance,
        best_value=found.best_value,
    )


def raw(action: Action | None) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(action))


if __name__ == "__main__":
    sys.exit(main())
