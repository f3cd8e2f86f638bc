"""Who may look at the screen of an audience: whoever brings its code, but nobody who plays elsewhere, or did in this very game."""

from __future__ import annotations

from boomtable.core.seats import Viewer
from boomtable.server.errors import NotYours
from boomtable.server.seating.screens import check_code
from boomtable.server.seating.seats import seats_of
from boomtable.server.tables.insiders import Insiders
from boomtable.server.tables.match import Match
from boomtable.server.tables.record import Record


class Screens:
    def __init__(self, record: Record, match: Match, insiders: Insiders) -> None:
        self._record = record
        self._match = match
        self._insiders = insiders

    def check(self, person_id: str | None, screen: Viewer, code: str | None) -> None:
        check_code(self._record.facts, self._record.game, screen, code)
        self.check_place(person_id, screen)

    def check_place(self, person_id: str | None, screen: Viewer) -> None:
        """Refuse whoever could learn there, while the game is played, what their own place does not tell."""
        running, record = self._match.running, self._record
        if running is None or not self.keeps_past_from(person_id):
            return
        mine, game, state = seats_of(record.seats, person_id), record.game, running.table.state
        if not mine or not all(game.belongs(state, seat, screen) for seat in mine):
            raise NotYours("whoever plays can look at no screen but that of the room they are in [TR-420]")

    def keeps_past_from(self, person_id: str | None) -> bool:
        """Whether a screen shows this person nothing from before they opened it: who plays may have just come into its room (TR-300)."""
        return self._record.facts.phase == "playing" and self._insiders.has_played(person_id)
