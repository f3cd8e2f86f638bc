"""Moving a seat to another device by a code that works once."""

from __future__ import annotations

import msgspec

from boomtable.server.errors import NoSuchTable, NotNow, SeatKept
from boomtable.server.people.people import Person
from boomtable.server.seating.change import Change
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import seats_of, with_seat
from boomtable.server.store.facts import DeviceFacts


def device_for(room: Room, person: Person, seat: int) -> DeviceFacts:
    """What a new code will move: a seat of one's own, or somebody else's if one is the host."""
    held, by_host = room.seat(seat), room.seat(seat).person != person.id
    if by_host:
        room.check_host(person.id)
    if held.kind != "person":
        raise NotNow(f"seat {seat} cannot be moved: nobody sits there")
    if by_host and room.keeps_seats and not room.presence.is_gone_since(held.person or "", room.now):
        raise SeatKept(f"the host cannot move seat {seat} yet: its holder is there, or left just now [TB-014]")
    return DeviceFacts(seat, int(room.now) if by_host else None)


def move(room: Room, used: DeviceFacts | None, person: Person) -> tuple[SeatMoved, Change]:
    """Give the seat of a code that was just used to this person."""
    if used is None or room.seat(used.seat).kind != "person":
        raise NoSuchTable("this code opens nothing, or no longer")
    held, made = room.seats[used.seat], used.by_host_at if room.keeps_seats else None
    if made is not None and not room.presence.is_gone_since(held.person or "", made):
        raise SeatKept(f"this code of the host cannot move seat {used.seat}: its holder was there when it was made, or since [TB-014]")
    seats = with_seat(room.seats, msgspec.structs.replace(held, person=person.id))
    hosted = room.facts.host == held.person and not seats_of(seats, held.person)
    change = Change({"host": person.id if hosted else room.facts.host}, seats, "moved")
    return SeatMoved(used.seat, told=made is not None), change


class SeatMoved(msgspec.Struct, frozen=True):
    seat: int
    told: bool  # the table is told that the host moved a seat that hides something
