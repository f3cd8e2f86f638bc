"""Leaving a seat, being sent away from it, being forgotten."""

from __future__ import annotations

from typing import Any

import msgspec

from boomtable.server.bots.levels import usual_level
from boomtable.server.errors import NotNow
from boomtable.server.people.people import Person
from boomtable.server.seating.bots import bot_on
from boomtable.server.seating.change import Change, hands
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import Seats, freed, next_host, seats_of, with_seat
from boomtable.server.store.facts import SeatFacts


def leave(room: Room, person: Person, seat: int) -> Change:
    """Leave a seat of one's own, or free one as host."""
    held = room.seat(seat)
    sent_away = held.person != person.id
    if sent_away:
        room.check_host(person.id)
    if held.kind == "open":
        raise NotNow(f"seat {seat} is free already")
    room.check_phase("gathering", "playing")
    if room.facts.phase == "playing" and held.kind == "bot":
        raise NotNow(f"seat {seat} cannot be left: a bot plays it")
    seats = _left(room, room.seats, seat)
    told = hands(room, [seat] if seats[seat].kind == "bot" else [], bot=True, sent_away=sent_away)
    return Change({"host": _host_of(room, seats)}, seats, "freed" if sent_away else None, told)


def forget(room: Room, person_id: str) -> Change:
    """Remove somebody who asked to be forgotten: their seats become free or nameless."""
    places = seats_of(room.seats, person_id)
    over, seats = room.facts.phase in ("over", "closed"), room.seats
    for place in places:
        seats = with_seat(seats, _nameless(seats[place])) if over else _left(room, seats, place)
    heir = next((seat.person for seat in seats if seat.person is not None), None)
    facts: dict[str, Any] = {"host": heir if room.facts.host == person_id else room.facts.host}
    if room.facts.moderator == person_id:
        facts |= {"moderator": None, "moderator_name": ""}
    told = hands(room, [place for place in places if seats[place].kind == "bot"], bot=True)
    return Change(facts, seats, hands=told)


def is_deserted(room: Room) -> bool:
    """Whether only bots are left to play: all people have given up their seats for good, and nobody moderates (TB-013)."""
    return room.keeps_seats and room.facts.moderator is None and all(seat.person is None for seat in room.seats)


def _left(room: Room, seats: Seats, place: int) -> Seats:
    """The seats without whoever holds this one: free, or a bot's where a dealt game keeps its seats."""
    held = seats[place]
    if room.keeps_seats:
        return bot_on(with_seat(seats, freed(held)), place, held.level or usual_level(room.game))
    return with_seat(seats, freed(held))


def _nameless(held: SeatFacts) -> SeatFacts:
    return msgspec.structs.replace(held, person=None, name="", face=0, marks="")


def _host_of(room: Room, seats: Seats) -> str | None:
    """Who is host with these seats: the same person as long as they have a place."""
    host, moderator = room.facts.host, room.facts.moderator
    if seats_of(seats, host) or (host is not None and host == moderator):
        return host
    return next_host(seats, room.presence.online, moderator) or next((other.person for other in seats if other.person), host)
