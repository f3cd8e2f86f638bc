"""A review of a finished game: every decision judged by what its seat knew then, beside the best there was."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from boomtable.bots import ADVISERS
from boomtable.bots.adviser import Adviser, Judgement
from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Entry, Undo
from boomtable.core.seats import Seat, is_seat
from boomtable.table.recording import Recording, replay, step
from boomtable.table.table import Table


class Decision(msgspec.Struct, frozen=True):
    """One choice of a seat, and what its adviser says about it."""

    entry: int  # of the recording, from 1
    at: int  # table time in ms
    step: int  # how many updates the seat had received since the deal: its view at that time is there in its own replay
    seat: Seat
    action: Action
    judgement: Judgement


class NoAdviser(BoomtableError):
    """The game has no adviser, so it cannot be reviewed."""


def check_has_adviser(game: AnyGame) -> None:
    if game.info.id not in ADVISERS:
        raise NoAdviser(f"{game.info.title} cannot be reviewed: it has no adviser")


def review(recording: Recording) -> Iterator[Decision | None]:
    """For each entry, the decision in it; None where nobody decided, or there was no real choice."""
    game, options = recording.game, recording.options
    check_has_adviser(game)
    advisers = [ADVISERS[game.info.id](game, options, seat) for seat in range(options.seats)]
    table = replay(recording, 0)
    for number, entry in enumerate(recording.entries, 1):
        yield _decision(table, entry, advisers[entry.actor]) if _decides(entry) else None
        step(table, entry, number + 1)


def _decides(entry: Entry) -> bool:
    return is_seat(entry.actor) and not isinstance(entry.action, Undo)


def _decision(table: Table, entry: Entry, adviser: Adviser) -> Decision | None:
    seat = entry.actor
    legal = table.game.legal_actions(table.state, seat)  # depends on the seat's view only
    judgement = adviser.judge(table.game.view(table.state, seat), legal, entry.action)
    if judgement is None:
        return None
    return Decision(len(table.entries) + 1, entry.at, table.seen(seat) - 1, seat, entry.action, judgement)
