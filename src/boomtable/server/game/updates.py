"""What is sent to a viewer of a game: encoded once for all who look as the same viewer."""

from __future__ import annotations

import msgspec

from boomtable.core.seats import Viewer
from boomtable.server.game.timers import Timers
from boomtable.server.protocol.messages import Full, Said, Step
from boomtable.table.table import Table

RECENT_EVENTS = 200  # of the log in a Full

encode = msgspec.json.Encoder().encode


class Updates:
    def __init__(self, table_id: str, table: Table, timers: Timers) -> None:
        self._id = table_id
        self._table = table
        self._timers = timers

    def step(self, viewer: Viewer, since: int) -> bytes:
        """What this viewer noticed after its update number `since`, with what it knows and may do now."""
        told = self._table.update(viewer, since)
        channels = self._table.game.channels(self._table.state, viewer)
        timers = self._timers.shown(told.view.timers)
        return encode(Step(self._id, viewer, told.n, told.at, told.events, told.turns, told.view, told.offers, channels, timers, told.tip))

    def full(self, viewer: Viewer, chat: list[Said], marks: str, *, recent: int | None = RECENT_EVENTS) -> bytes:
        """All that this viewer knows, with so many of the events it noticed last; None: with all of them."""
        update = self._table.update(viewer)
        first = 0 if recent is None else max(0, len(update.events) - recent)
        log, turns = update.events[first:], update.turns[first:]
        channels = self._table.game.channels(self._table.state, viewer)
        timers = self._timers.shown(update.view.timers)
        return encode(
            Full(self._id, viewer, update.n, update.at, update.view, update.offers, log, turns, chat, channels, marks, timers, update.tip)
        )
