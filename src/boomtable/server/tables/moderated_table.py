"""The place beside the table: somebody who does not play, sees everything and starts the clocks."""

from __future__ import annotations

from boomtable.server.errors import NotNow, NotYours
from boomtable.server.people.codes import tidy
from boomtable.server.people.people import Person
from boomtable.server.people.wording import plain_name
from boomtable.server.seating.seats import freed, seats_of
from boomtable.server.tables.one_at_a_time import one_at_a_time
from boomtable.server.tables.seated_table import SeatedTable


class ModeratedTable(SeatedTable):
    @one_at_a_time
    async def moderate(self, person: Person, code: str | None, name: str) -> None:
        """Take the place; whoever sat at the table rises."""
        if not seats_of(self.seats, person.id) and self.facts.host != person.id and tidy(code or "") != self.code:
            raise NotYours("who moderates sees everything: that wants the code of the table")
        self.check_phase("gathering")
        if not self.game.moderated(self.options):
            raise NotNow("nobody moderates here: the options of this table do not ask for it")
        if self.facts.moderator not in (None, person.id):
            raise NotNow("somebody else moderates already")
        seats = [freed(seat) if seat.person == person.id else seat for seat in self.seats]
        await self.save(seats, moderator=person.id, moderator_name=plain_name(name), host=self.facts.host or person.id)
        self.watch_host()

    @one_at_a_time
    async def stop_moderating(self, person: Person) -> None:
        """Give the place up, or take it from somebody as host."""
        self.check_may_pause(person)
        self.check_phase("gathering")
        if self.facts.moderator is None:
            raise NotNow("nobody moderates this table")
        await self.save(self.seats, moderator=None, moderator_name="")
        self.watch_host()
