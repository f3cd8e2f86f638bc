"""Moving a seat to another device by a code that works once."""

from __future__ import annotations

import msgspec

from boomtable.server.errors import NoSuchTable, NotNow, NotYours, SeatKept
from boomtable.server.people.people import Person
from boomtable.server.seating.change import Change
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import seats_of, with_seat
from boomtable.server.store.facts import DeviceFacts

MODERATOR = -1  # in the place of a seat


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


def moderator_device(room: Room, person: Person) -> DeviceFacts:
    """What a new code will move: the place beside the table."""
    if room.facts.moderator != person.id:
        raise NotYours("only the moderator may do that")
    return DeviceFacts(MODERATOR, None)


def _move_moderator(room: Room, person: Person) -> Change:
    if room.sits(person.id):
        raise NotNow("nobody can moderate who plays: the moderator sees the cards [TB-009]")
    hosted = room.facts.host == room.facts.moderator
    return Change({"moderator": person.id, "host": person.id if hosted else room.facts.host}, room.seats, "moved")


def move(room: Room, used: DeviceFacts | None, person: Person) -> tuple[SeatMoved, Change]:
    """Give the seat of a code that was just used to this person."""
    if used is not None and used.seat == MODERATOR and room.facts.moderator is not None:
        return SeatMoved(MODERATOR, told=False), _move_moderator(room, person)
    if used is None or used.seat == MODERATOR or room.seat(used.seat).kind != "person":
        raise NoSuchTable("this code opens nothing, or no longer")
    held, made = room.seats[used.seat], used.by_host_at if room.keeps_seats else None
    if made is not None and not room.presence.is_gone_since(held.person or "", made):
        raise SeatKept(f"this code of the host cannot move seat {used.seat}: its holder was there when it was made, or since [TB-014]")
    seats = with_seat(room.seats, msgspec.structs.replace(held, person=person.id, program=False))
    hosted = room.facts.host == held.person and not seats_of(seats, held.person)
    change = Change({"host": person.id if hosted else room.facts.host}, seats, "moved")
    return SeatMoved(used.seat, told=made is not None), change


class SeatMoved(msgspec.Struct, frozen=True):
    seat: int
    told: bool  # the table is told that the host moved a seat that hides something
