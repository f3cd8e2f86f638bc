"""Bots on seats: put there, called to play for somebody, sent away again."""

from __future__ import annotations

import msgspec

from boomtable.server.bots.levels import level_of
from boomtable.server.errors import NotNow
from boomtable.server.people.people import Person
from boomtable.server.seating.change import Change, hands
from boomtable.server.seating.characters import named
from boomtable.server.seating.presence import IDLE_MS
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import Seats, seats_of, with_seat
from boomtable.server.store.facts import SeatFacts

replace = msgspec.structs.replace


def bot_on(seats: Seats, seat: int, level: str) -> Seats:
    """The seats with a bot on this one; a bot adds nothing to the deal by itself."""
    others = [other for other in seats if other.seat != seat]
    return with_seat(seats, named(SeatFacts(seat, "bot", level=level, entropy=seats[seat].entropy), others))


def add_bot(room: Room, person: Person, seat: int, level: str) -> Change:
    """Put a bot on a free seat, or let it play for somebody."""
    room.check_phase("gathering", "playing")
    level = level_of(room.game, level)
    held = room.seat(seat)
    if held.kind != "person":
        room.check_host(person.id)
        if held.kind == "bot" and room.facts.phase == "playing":
            raise NotNow(f"seat {seat} is played by a bot already")
        seats = with_seat(room.seats, replace(held, level=level)) if held.kind == "bot" else bot_on(room.seats, seat, level)
    elif room.facts.phase == "gathering":
        raise NotNow(f"seat {seat} is taken")
    else:
        _check_may_hand_over(room, person.id, held)
        seats = with_seat(room.seats, replace(held, away=True, level=level))
    return Change(seats=seats, hands=hands(room, [seat], bot=True))


def remove_bot(room: Room, person: Person, seat: int) -> Change:
    held = room.seat(seat)
    if room.facts.phase == "gathering":
        room.check_host(person.id)
        if held.kind != "bot":
            raise NotNow(f"no bot sits on seat {seat}")
        return Change(seats=with_seat(room.seats, SeatFacts(seat)))
    room.check_phase("playing")
    room.own_seat(person.id, seat)
    if not held.away:
        raise NotNow(f"seat {seat} is not played by a bot")
    return Change(seats=with_seat(room.seats, replace(held, away=False, level=None)), hands=hands(room, [seat], bot=False))


def _check_may_hand_over(room: Room, person_id: str, held: SeatFacts) -> None:
    """Refuse all but the holder, the host if the holder has long been offline, and anybody once a relaxed game has waited for days."""
    if held.away:
        raise NotNow(f"seat {held.seat} is played by a bot already")
    if held.person == person_id:
        return
    if room.facts.pace == "relaxed" and any(_idles(room, held.seat, mine) for mine in seats_of(room.seats, person_id)):
        return
    room.check_host(person_id)
    if not room.presence.is_gone_since(held.person or "", room.now):
        raise NotNow(f"seat {held.seat} cannot be given to a bot yet: its holder is there, or left just now")


def _idles(room: Room, seat: int, viewer: int) -> bool:
    since = room.idle_since(seat, viewer)
    return since is not None and room.now - since >= IDLE_MS
