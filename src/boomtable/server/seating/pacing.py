"""Who may say how quickly the table goes on by itself (TB-015)."""

from __future__ import annotations

from boomtable.server.errors import NotNow, NotYours
from boomtable.server.people.people import Person
from boomtable.server.seating.change import Change
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import Seats, is_alone
from boomtable.server.store.facts import TempoName, is_arranged_by


def choose_tempo(room: Room, person: Person, tempo: TempoName) -> Change:
    room.check_phase("gathering", "playing")
    if not is_alone(room.seats, person.id):
        room.check_host(person.id)
    return Change({"tempo": tempo})


def check_may_hurry(room: Room, person: Person) -> None:
    room.check_phase("playing")
    if not is_alone(room.seats, person.id) and not is_arranged_by(room.facts, person.id):
        raise NotYours("only those who play with bots alone may hurry them")
    if several_play(room.seats):
        raise NotNow("nobody can be hurried: other people play here")


def several_play(seats: Seats) -> bool:
    """Whether more than one seat is a person's: then pauses hide what one of them thinks about from another."""
    return sum(seat.kind == "person" for seat in seats) > 1
