"""A review of a finished game: every decision judged by what its seat knew then, beside the best there was."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from boomtable.bots import ADVISERS
from boomtable.bots.adviser import Adviser, Judgement
from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Entry, Pause, Resume, Undo
from boomtable.core.seats import Seat, is_seat
from boomtable.table.recording import Recording, replay, step
from boomtable.table.table import Table

SAME = 1e-9


class Decision(msgspec.Struct, frozen=True):
    """One choice of a seat, and what its adviser says about it."""

    entry: int  # of the recording, from 1
    at: int  # table time in ms
    step: int  # how many updates the seat had received since the deal: its view at that time is there in its own replay
    seat: Seat
    turn: int  # of the game, from 1
    action: Action
    completed: Action | None  # what completed the action, as a value said after pointing
    judgement: Judgement
    best_completed: Action | None  # the same for the best action


class NoAdviser(BoomtableError):
    """The game has no adviser, so it cannot be reviewed."""


def check_has_adviser(game: AnyGame) -> None:
    if game.info.id not in ADVISERS:
        raise NoAdviser(f"{game.info.title} cannot be reviewed: it has no adviser")


def review(recording: Recording, only: Seat | None = None) -> Iterator[Decision | None]:
    """For each entry, the decision in it; None where nobody decided, there was no real choice, or another seat than `only` did.

    Where two actions are one decision, it comes with the second.
    """
    game, options = recording.game, recording.options
    check_has_adviser(game)
    judges = [Judge(ADVISERS[game.info.id](game, options, seat)) for seat in range(options.seats)]
    table, undone = replay(recording, 0), taken_back(recording.entries)
    for number, entry in enumerate(recording.entries, 1):
        judged = decides(entry) and only in (None, entry.actor) and number not in undone
        yield judges[entry.actor].decision(table, entry) if judged else None
        step(table, entry, number + 1)


def decides(entry: Entry) -> bool:
    return is_seat(entry.actor) and not isinstance(entry.action, Undo)


def taken_back(entries: list[Entry]) -> set[int]:
    """The entries, numbered from 1, that an undo took back."""
    stand: list[int] = []
    undone: set[int] = set()
    for number, entry in enumerate(entries, 1):
        if isinstance(entry.action, Undo):
            undone.add(stand.pop())
        elif not isinstance(entry.action, (Pause, Resume)):
            stand.append(number)
    return undone


class Judge:
    """Judges the decisions of one seat, in order."""

    def __init__(self, adviser: Adviser) -> None:
        self._adviser = adviser
        self._opened: Decision | None = None  # waits for what completes it

    def decision(self, table: Table, entry: Entry) -> Decision | None:
        found = self._judged(table, entry)
        opened, self._opened = self._opened, None
        if opened is not None:
            return completed(opened, entry.action, found)
        if found is not None and self._adviser.opens(entry.action):
            self._opened = found
            return None
        return found

    def _judged(self, table: Table, entry: Entry) -> Decision | None:
        seat, adviser = entry.actor, self._adviser
        legal = table.game.legal_actions(table.state, seat)  # depends on the seat's view only
        view = table.game.view(table.state, seat)
        judgement = adviser.judge(view, legal, entry.action)
        if judgement is None:
            return None
        number, seen = len(table.entries) + 1, table.seen(seat) - 1
        then = adviser.then(view, judgement.best)
        return Decision(number, entry.at, seen, seat, table.turn, entry.action, None, judgement, then)


def completed(opened: Decision, action: Action, found: Decision | None) -> Decision:
    """An action with the one that completed it, as one decision: what the second left, beside the best when the first was chosen."""
    if found is None:
        return msgspec.structs.replace(opened, completed=action)
    first, second = opened.judgement, found.judgement
    if second.best_value >= first.best_value - SAME:  # the first was right
        judgement = Judgement(second.chance, second.value, opened.action, second.best_chance, second.best_value)
        return msgspec.structs.replace(opened, completed=action, judgement=judgement, best_completed=second.best)
    judgement = Judgement(second.chance, second.value, first.best, first.best_chance, first.best_value)
    return msgspec.structs.replace(opened, completed=action, judgement=judgement)
