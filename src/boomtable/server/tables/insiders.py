"""Who knows since the deal what others may not, because they hold a seat or moderate, or did."""

from __future__ import annotations

from boomtable.server.errors import NotNow, SeatKept
from boomtable.server.people.people import Person
from boomtable.server.seating import insiders
from boomtable.server.seating.devices import MODERATOR
from boomtable.server.store.facts import DeviceFacts
from boomtable.server.tables.record import Record


class Insiders:
    def __init__(self, record: Record) -> None:
        self._record = record

    def has_played(self, person_id: str | None) -> bool:
        """Whether this person has played in the game of this table; nobody has before it is dealt."""
        record = self._record
        return record.facts.phase == "playing" and insiders.has_played(record.facts, record.seats, person_id)

    def check_may_take(self, person: Person, used: DeviceFacts) -> None:
        """Refuse a seat of a dealt game to whoever would play it with what another place has told them."""
        record = self._record
        if record.facts.phase != "playing" or used.seat == MODERATOR:
            return
        if insiders.has_moderated(record.facts, person.id):
            raise NotNow("nobody takes a seat who moderates, or has since the deal: the moderator sees the cards [TB-009]")
        by_host = used.by_host_at is not None and record.game.info.keeps_seats
        if by_host and self.has_played(person.id) and record.seats[used.seat].person != person.id:
            raise SeatKept(
                f"the host's code moves seat {used.seat} to nobody who plays here, or has since the deal: it hides something [TB-014]"
            )
