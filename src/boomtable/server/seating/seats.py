"""Who sits where: questions about a row of seats, and copies of it with one change."""

from __future__ import annotations

import msgspec

from boomtable.server.errors import BadRequest, NotNow, NotYours
from boomtable.server.store.facts import SeatFacts

Seats = list[SeatFacts]


def empty_seats(count: int) -> Seats:
    return [SeatFacts(seat) for seat in range(count)]


def seats_of(seats: Seats, person_id: str | None) -> list[int]:
    return [seat.seat for seat in seats if person_id is not None and seat.person == person_id]


def is_alone(seats: Seats, person_id: str) -> bool:
    """Whether everybody else at the table is a bot."""
    return bool(seats_of(seats, person_id)) and all(seat.kind == "bot" or seat.person == person_id for seat in seats)


def seat_at(seats: Seats, seat: int) -> SeatFacts:
    if not 0 <= seat < len(seats):
        raise BadRequest(f"there is no seat {seat}: the table has {len(seats)}, counted from 0")
    return seats[seat]


def own_seat(seats: Seats, person_id: str | None, seat: int) -> SeatFacts:
    held = seat_at(seats, seat)
    if person_id is None or held.person != person_id:
        raise NotYours(f"seat {seat} is not yours")
    return held


def first_open(seats: Seats) -> int | None:
    return next((seat.seat for seat in seats if seat.kind == "open"), None)


def with_seat(seats: Seats, seat: SeatFacts) -> Seats:
    return [seat if old.seat == seat.seat else old for old in seats]


def freed(seat: SeatFacts) -> SeatFacts:
    """This seat with nobody on it; what it added to the deal stays."""
    return SeatFacts(seat.seat, entropy=seat.entropy)


def resized(seats: Seats, count: int) -> Seats:
    """The same people and bots on another number of seats; those beyond the last move up."""
    staying, moving = seats[:count], [seat for seat in seats[count:] if seat.kind != "open"]
    staying += [SeatFacts(seat) for seat in range(len(staying), count)]
    for seat in moving:
        place = first_open(staying)
        if place is None:
            raise NotNow(f"the table cannot have {count} seats: more are taken")
        staying[place] = msgspec.structs.replace(seat, seat=place)
    return staying


def kept(seats: Seats) -> Seats:
    """The seats for the next game: everybody stays, and adds to the deal anew."""
    return [_moved_on(seat, place) for place, seat in enumerate(seats)]


def rotated(seats: Seats) -> Seats:
    """The seats for the next game, with everybody moved on by one seat."""
    return kept([seats[-1], *seats[:-1]])


def next_host(seats: Seats, online: set[str], moderator: str | None) -> str | None:
    """The person who takes over as host, among those who are online."""
    if moderator in online:
        return moderator
    return next((seat.person for seat in seats if seat.person is not None and seat.person in online), None)


def _moved_on(seat: SeatFacts, place: int) -> SeatFacts:
    if seat.kind == "person" and seat.person is None:  # somebody who asked to be forgotten
        return SeatFacts(place)
    level = seat.level if seat.kind == "bot" else None
    return msgspec.structs.replace(seat, seat=place, entropy=None, marks="", hinted=False, away=False, level=level)
