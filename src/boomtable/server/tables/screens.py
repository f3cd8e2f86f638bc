"""Who may look at the screen of an audience: whoever brings its code, but nobody who plays elsewhere, or did in this very game."""

from __future__ import annotations

from boomtable.core.seats import Viewer
from boomtable.server.errors import NotYours
from boomtable.server.seating.screens import check_code
from boomtable.server.seating.seats import seats_of
from boomtable.server.tables.match import Match
from boomtable.server.tables.record import Record


class Screens:
    """Listens to the record: who has held a seat since the deal. A restart of the server forgets those who have left theirs."""

    def __init__(self, record: Record, match: Match) -> None:
        self._record = record
        self._match = match
        self._played: set[str] = set()
        self._note_players()
        record.changed.connect(lambda _: self._note_players())

    def check(self, person_id: str | None, screen: Viewer, code: str | None) -> None:
        check_code(self._record.facts, self._record.game, screen, code)
        self.check_place(person_id, screen)

    def check_place(self, person_id: str | None, screen: Viewer) -> None:
        """Refuse whoever could learn there, while the game is played, what their own place does not tell."""
        running, record = self._match.running, self._record
        if running is None or record.facts.phase != "playing" or person_id not in self._played:
            return
        mine, game, state = seats_of(record.seats, person_id), record.game, running.table.state
        if not mine or not all(game.belongs(state, seat, screen) for seat in mine):
            raise NotYours("whoever plays can look at no screen but that of the room they are in [TR-420]")

    def _note_players(self) -> None:
        if self._record.facts.phase == "playing":
            self._played |= {seat.person for seat in self._record.seats if seat.person is not None}
