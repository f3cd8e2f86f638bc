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
        self._decisions: list[Decision] = []
        self._read()

    def turns(self) -> list[int]:
        """The turns in which the seat had a choice."""
        return sorted({turn for turn, chose in zip(self._turns, self._chose, strict=True) if chose and turn > 0})

    def worst(self) -> Iterator[Decision | None]:
        """For each of these turns, the decision that gave most away; None where none was a real choice."""
        turns = self.turns()
        found: list[Decision] = []
        for number, decision in enumerate(review(self._recording, self._seat)):
            while turns and self._turns[number] > turns[0]:
                yield self._worst_of(found)
                turns.pop(0)
                found = []
            if decision is not None:
                found.append(decision)
        for _ in turns:
            yield self._worst_of(found)
            found = []

    def curve(self) -> Iterator[Point]:
        """The chances before and after each turn with a decision, which `worst` has found, in order; then how it ended."""
        last = self._turns[-1] if self._turns else 0
        told = self._told() if self._adviser.values_win() else self._reckoned()
        any_told = False
        for point in told:
            if point.turn < last:
                any_told = True
                yield point
        if any_told:
            yield Point(last, float(self._won))

    def _worst_of(self, found: list[Decision]) -> Decision | None:
        self._decisions += found
        return max(found, key=loss_of, default=None)

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

    def _told(self) -> Iterator[Point]:
        """What the best choice and the actual one were worth."""
        wins: dict[int, float] = {}
        for decision in self._decisions:
            wins.setdefault(decision.turn - 1, decision.judgement.best_value)
            wins[decision.turn] = decision.judgement.value
        for turn in sorted(wins):
            yield Point(turn, wins[turn])

    def _reckoned(self) -> Iterator[Point]:
        wanted = {decision.turn + after for decision in self._decisions for after in (-1, 0)}
        game, table = self._recording.game, replay(self._recording, 0)
        for number, entry in enumerate(self._recording.entries):
            turn = self._turns[number] - 1
            if turn in wanted:
                win = self._adviser.win(game.view(table.state, self._seat))
                if win is not None:
                    wanted.remove(turn)
                    yield Point(turn, win.chance, win.error)
            step(table, entry, number + 2)


def loss_of(decision: Decision) -> float:
    return decision.judgement.best_value - decision.judgement.value
