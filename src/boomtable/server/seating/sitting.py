"""Sitting down: a seat, what it shows and what it adds to the deal."""

from __future__ import annotations

import msgspec

from boomtable.server.errors import BadRequest, NotNow, NotYours
from boomtable.server.people.codes import tidy
from boomtable.server.people.people import Person
from boomtable.server.people.wording import plain_name
from boomtable.server.protocol.requests import TakeSeat
from boomtable.server.seating.change import Change
from boomtable.server.seating.characters import apart
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import first_open, with_seat
from boomtable.table.fair import ENTROPY_BYTES

replace = msgspec.structs.replace

MARKS_BYTES = 4096


def sit(room: Room, person: Person, wish: TakeSeat) -> tuple[int, Change]:
    """Take a seat; on a seat of one's own: change what it shows and adds to the deal."""
    facts = room.facts
    room.check_phase("gathering", "playing")
    if room.game.bots_only(room.options):
        raise NotNow("nobody can sit down here: only bots play with these options, but they can be watched")
    name = plain_name(wish.name)
    if wish.entropy is not None:
        check_entropy(wish.entropy)
    if not (room.sits(person.id) or facts.public or facts.host == person.id) and tidy(wish.code or "") != facts.code:
        raise NotYours("this table wants its code")
    place = first_open(room.seats) if wish.seat is None else wish.seat
    if place is None:
        raise NotNow("no seat is free")
    held = room.seat(place)
    if held.person != person.id and held.kind != "open":
        raise NotNow(f"seat {place} is taken")
    fixed = facts.phase == "playing"  # the deal is done
    if fixed and person.id == facts.moderator:
        raise NotNow("nobody can sit down who moderates: the moderator has seen the cards")
    stays = fixed or (wish.entropy is None and held.person == person.id)
    entropy = held.entropy if stays else wish.entropy
    taken = replace(held, kind="person", person=person.id, name=name, face=wish.face, entropy=entropy, program=wish.program)
    seats = apart(with_seat(room.seats, taken))
    if person.id == facts.moderator:
        return place, Change({"moderator": None, "moderator_name": ""}, seats)
    return place, Change({"host": facts.host or person.id}, seats)


def add_entropy(room: Room, person: Person, seat: int, entropy: str) -> Change:
    """Add to the deal from a seat of one's own: whoever made the table, and after a rematch or on another device."""
    held = room.own_seat(person.id, seat)
    room.check_phase("gathering")
    check_entropy(entropy)
    return Change(seats=with_seat(room.seats, replace(held, entropy=entropy)))


def mark(room: Room, person_id: str | None, seat: int, marks: str) -> Change:
    """Keep private pencil marks, in whatever form the game's board writes them."""
    held = room.own_seat(person_id, seat)
    if "\0" in marks:
        raise BadRequest("marks cannot hold the character NUL")
    if len(marks.encode()) > MARKS_BYTES:
        raise BadRequest(f"marks cannot be longer than {MARKS_BYTES} bytes")
    return Change(seats=with_seat(room.seats, replace(held, marks=marks)))


def take_hint(room: Room, person_id: str | None, seat: int) -> Change:
    """Note that the holder of a seat has taken a hint that counts."""
    return Change(seats=with_seat(room.seats, replace(room.own_seat(person_id, seat), hinted=True)))


def mute(room: Room, person: Person, seat: int, *, muted: bool) -> Change:
    room.check_host(person.id)
    return Change(seats=with_seat(room.seats, replace(room.seat(seat), muted=muted)))


def check_entropy(entropy: str) -> None:
    try:
        if len(bytes.fromhex(entropy)) == ENTROPY_BYTES:
            return
    except ValueError:
        pass
    raise BadRequest(f"a seat adds {ENTROPY_BYTES} random bytes to the deal, as hexadecimal digits")
