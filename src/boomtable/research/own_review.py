"""A finished game reviewed for one seat: the worst decision of each of its turns, and how its chance to win went."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from boomtable.bots import ADVISERS
from boomtable.core.seats import Seat
from boomtable.research.review import Decision, check_has_adviser, decides, review
from boomtable.table.recording import Recording, replay, step


class Point(msgspec.Struct, frozen=True):
    """The chance to win after a turn, by what the seat knew then; after turn 0 is before the first."""

    turn: int
    win: float
    error: float = 0.0  # a standard error, where it was sampled


class Judged(msgspec.Struct, frozen=True):
    """A turn in which the seat had a choice."""

    worst: Decision | None  # the decision that gave most away; None: none was a real choice
    points: list[Point]


class OwnReview:
    """Turns are numbered from 1, whoever's they are."""

    def __init__(self, recording: Recording, seat: Seat) -> None:
        check_has_adviser(recording.game)
        self._recording = recording
        self._seat = seat
        self._adviser = ADVISERS[recording.game.info.id](recording.game, recording.options, seat)
        self._turns: list[int] = []  # of each entry
        self._chose: list[bool] = []  # whether the seat had a choice there
        self._won = False
        self._told: set[int] = set()  # the turns after which the chance to win is known
        self._table = replay(recording, 0)  # as far as chances were reckoned
        self._read()

    @property
    def last(self) -> int:
        """The last turn of the game."""
        return self._turns[-1] if self._turns else 0

    def turns(self) -> list[int]:
        """The turns in which the seat had a choice."""
        return sorted({turn for turn, chose in zip(self._turns, self._chose, strict=True) if chose and turn > 0})

    def judged(self) -> Iterator[Judged]:
        """Each of these turns in order, with what is known of the chance to win by then; how it ended stands with the last."""
        told = False
        turns = self.turns()
        for turn, decisions in self._by_turn(turns):
            points = [point for point in self._points(decisions) if point.turn < self.last]
            told = told or bool(points)
            if told and turn == turns[-1]:
                points.append(Point(self.last, float(self._won)))
            yield Judged(max(decisions, key=loss_of, default=None), points)

    def _by_turn(self, turns: list[int]) -> Iterator[tuple[int, list[Decision]]]:
        """The turns with their decisions, each as soon as the next one begins."""
        found: list[Decision] = []
        left = turns[:]
        for number, decision in enumerate(review(self._recording, self._seat)):
            while left and self._turns[number] > left[0]:
                yield left.pop(0), found
                found = []
            if decision is not None:
                found.append(decision)
        for turn in left:
            yield turn, found
            found = []

    def _points(self, decisions: list[Decision]) -> Iterator[Point]:
        """The chances before and after a turn with decisions, where they were not told before."""
        if not decisions:
            return
        turn, wins = decisions[0].turn, self._adviser.values_win()
        for after in (turn - 1, turn):
            if after not in self._told:
                self._told.add(after)
                if wins:
                    yield Point(after, decisions[0].judgement.best_value if after < turn else decisions[-1].judgement.value)
                else:
                    yield from self._reckoned(after)

    def _reckoned(self, turn: int) -> Iterator[Point]:
        """By the first position after this turn in which the adviser can tell."""
        table, game = self._table, self._recording.game
        while (at := len(table.entries)) < len(self._turns) and self._turns[at] - 1 <= turn:
            if self._turns[at] - 1 == turn:
                win = self._adviser.win(game.view(table.state, self._seat))
                if win is not None:
                    yield Point(turn, win.chance, win.error)
                    return
            step(table, self._recording.entries[at], at + 2)

    def _read(self) -> None:
        """Find the turns of the whole recording, and how it ended."""
        game, table = self._recording.game, replay(self._recording, 0)
        for line, entry in enumerate(self._recording.entries, 2):
            self._turns.append(table.turn)
            mine = entry.actor == self._seat and decides(entry) and self._seat in game.waiting_on(table.state)
            self._chose.append(mine and len(game.legal_actions(table.state, self._seat)) > 1)
            step(table, entry, line)
        outcome = game.outcome(table.state)
        self._won = outcome is not None and self._seat in outcome.winners


def loss_of(decision: Decision) -> float:
    return decision.judgement.best_value - decision.judgement.value
