"""The place beside the table: somebody who does not play, sees everything and starts the clocks."""

from __future__ import annotations

from boomtable.server.errors import NotNow, NotYours
from boomtable.server.people.codes import tidy
from boomtable.server.people.people import Person
from boomtable.server.people.wording import plain_name
from boomtable.server.seating.change import Change
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import freed


def moderate(room: Room, person: Person, code: str | None, name: str) -> Change:
    """Become the moderator; whoever sat at the table gives up their seats."""
    facts = room.facts
    if not room.sits(person.id) and facts.host != person.id and tidy(code or "") != facts.code:
        raise NotYours("who moderates sees everything: that wants the code of the table")
    room.check_phase("gathering")
    if not room.game.moderated(room.options):
        raise NotNow("nobody moderates here: the options of this table do not ask for it")
    if facts.moderator not in (None, person.id):
        raise NotNow("somebody else moderates already")
    seats = [freed(seat) if seat.person == person.id else seat for seat in room.seats]
    return Change({"moderator": person.id, "moderator_name": plain_name(name), "host": facts.host or person.id}, seats)


def stop_moderating(room: Room, person: Person) -> Change:
    """Stop being the moderator, or as host dismiss the one there is."""
    room.check_may_pause(person.id)
    room.check_phase("gathering")
    if room.facts.moderator is None:
        raise NotNow("nobody moderates this table")
    return Change({"moderator": None, "moderator_name": ""}, room.seats)
