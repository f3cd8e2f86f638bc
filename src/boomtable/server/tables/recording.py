"""A finished game, to download or to look at again: its recording, with the seed of the deal revealed, and its replay."""

from __future__ import annotations

from boomtable.core.seats import FULL, Viewer
from boomtable.server.errors import NotNow
from boomtable.server.seating.sight import check_may_replay
from boomtable.server.tables.match import Match
from boomtable.server.tables.record import Record
from boomtable.table.fair import FairDeal, commitment
from boomtable.table.recording import Recording, recording_of, write


class Recordings:
    def __init__(self, record: Record, match: Match) -> None:
        self._record = record
        self._match = match

    def file(self, person_id: str | None) -> bytes:
        return write(self._revealed(person_id, FULL))

    def to_replay(self, person_id: str | None, viewer: Viewer) -> bytes:
        """The same file, for a replay as this viewer saw the game: more people may have that than the file itself."""
        return write(self._revealed(person_id, viewer))

    def _revealed(self, person_id: str | None, viewer: Viewer) -> Recording:
        facts, seats, running = self._record.facts, self._record.seats, self._match.running
        if facts.phase != "over" or running is None:
            raise NotNow("the recording can be had when the game is over")
        check_may_replay(facts, seats, person_id, viewer)
        entropy = tuple(seat.entropy or "" for seat in seats)
        return recording_of(running.table, FairDeal(commitment(bytes.fromhex(facts.seed)), entropy, facts.seed))
