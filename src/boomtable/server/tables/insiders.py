"""Who knows since the deal what others may not, because they hold a seat or moderate, or did."""

from __future__ import annotations

from boomtable.server.errors import NotNow, SeatKept
from boomtable.server.people.people import Person
from boomtable.server.seating.devices import MODERATOR
from boomtable.server.store.facts import DeviceFacts
from boomtable.server.tables.record import Record


class Insiders:
    """Listens to the record. A restart of the server forgets those who have left their place."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._played: set[str] = set()
        self._moderated: set[str] = set()
        self._note()
        record.changed.connect(lambda _: self._note())

    def has_played(self, person_id: str | None) -> bool:
        return person_id in self._played

    def check_may_take(self, person: Person, used: DeviceFacts) -> None:
        """Refuse a seat of a dealt game to whoever would play it with what another place has told them."""
        record = self._record
        if record.facts.phase != "playing" or used.seat == MODERATOR:
            return
        if person.id in self._moderated:
            raise NotNow("nobody takes a seat who moderates, or has since the deal: the moderator sees the cards [TB-009]")
        by_host = used.by_host_at is not None and record.game.info.keeps_seats
        if by_host and person.id in self._played and record.seats[used.seat].person != person.id:
            raise SeatKept(
                f"the host's code moves seat {used.seat} to nobody who plays here, or has since the deal: it hides something [TB-014]"
            )

    def _note(self) -> None:
        record = self._record
        if record.facts.phase == "playing":
            self._played |= {seat.person for seat in record.seats if seat.person is not None}
            if record.facts.moderator is not None:
                self._moderated.add(record.facts.moderator)
