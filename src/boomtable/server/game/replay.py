"""A finished game played again from one viewer's point of view, as it was then."""

from __future__ import annotations

import msgspec

from boomtable.core.errors import RecordingError
from boomtable.core.seats import Viewer
from boomtable.server.protocol.requests import Replay, ReplayStep
from boomtable.table.recording import Recording, replay, step
from boomtable.table.table import Table

MOST_BYTES = 32 << 20  # of all steps together


def replay_as(recording: Recording, viewer: Viewer) -> Replay:
    """Every update that this viewer got in a recorded game; RecordingError where it cannot have happened that way."""
    table = replay(recording, upto=0)
    if viewer not in table.viewers():
        raise RecordingError(f"viewer {viewer} cannot look at this game: it has {recording.options.seats} seats")
    steps = [_step(table, viewer, 0)]
    size = 0
    for line, entry in enumerate(recording.entries, 2):
        seen = table.seen(viewer)
        step(table, entry, line)
        if table.seen(viewer) > seen:
            steps.append(_step(table, viewer, seen))
            size += len(bytes(steps[-1].view))
            if size > MOST_BYTES:
                raise RecordingError("this recording is too long to be shown")
    options = msgspec.Raw(msgspec.json.encode(recording.options))
    return Replay(recording.game.info.id, recording.rules_version, options, viewer, steps)


def _step(table: Table, viewer: Viewer, since: int) -> ReplayStep:
    update = table.update(viewer, since)
    events = [msgspec.Raw(msgspec.json.encode(event)) for event in update.events]
    return ReplayStep(update.at, len(table.entries), table.turns[-1], events, msgspec.Raw(msgspec.json.encode(update.view)))
