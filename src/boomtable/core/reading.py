"""A view as text for whoever sees nothing else: the board, all that stands beside it, and what its signs mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boomtable.core.game import AnyGame
from boomtable.core.schema import View
from boomtable.core.seats import Seat


def read(game: AnyGame, view: View) -> str:
    return "\n".join([game.text_board(view), "", *game.reading(view), *frame(view)])


def frame(view: View) -> list[str]:
    """What every view holds."""
    lines = [f"The game waits for: {seats(view.waiting_on)}."]
    lines += [f"Clock {timer.name}: {timer.ms / 1000:g} s in all." for timer in view.timers]
    if view.outcome is not None:
        end = view.outcome
        lines.append(f"The game is over: {end.reason.replace('_', ' ')}. Winners: {seats(end.winners)}.")
        lines += [f"Scores by seat: {listed(end.scores)}."] if end.scores else []
        lines += [f"Returns by seat: {listed(end.returns)}."] if end.returns else []
    return lines


def seats(numbers: Sequence[Seat]) -> str:
    return ", ".join(f"seat {seat}" for seat in numbers) or "nobody"


def listed(values: Iterable[object], none: str = "none") -> str:
    return ", ".join(str(value) for value in values) or none


def yes(value: bool) -> str:
    return "yes" if value else "no"
