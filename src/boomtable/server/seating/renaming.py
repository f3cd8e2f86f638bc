"""Somebody goes by another name or wears another face: the seats they hold show it."""

from __future__ import annotations

import msgspec

from boomtable.server.people.people import Person
from boomtable.server.seating.change import Change
from boomtable.server.seating.characters import apart
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import Seats, seats_of

replace = msgspec.structs.replace


def rename(room: Room, person: Person, former: str) -> Change:
    """Show the name and face of this person, who went by `former`. Others who sit at the same device keep theirs."""
    mine = _own(room.seats, person.id, former)
    seats = [replace(seat, name=person.name, face=person.face) if seat.seat in mine else seat for seat in room.seats]
    moderates = room.facts.moderator == person.id
    return Change({"moderator_name": person.name} if moderates else {}, apart(seats))


def _own(seats: Seats, person_id: str, former: str) -> list[int]:
    """The seats under their own name; who never told it to the server sits on the first of theirs."""
    held = seats_of(seats, person_id)
    return [seat for seat in held if seats[seat].name == former] or held[:1]
