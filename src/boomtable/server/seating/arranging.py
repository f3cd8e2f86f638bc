"""What the host settles: options and visibility of the table, and that it begins."""

from __future__ import annotations

import msgspec

from boomtable.server.bots.hints import check_gives_hints
from boomtable.server.errors import NotNow
from boomtable.server.people.people import Person
from boomtable.server.protocol.decoding import decode_options
from boomtable.server.protocol.requests import TableSettings
from boomtable.server.seating.change import Change
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import Seats, resized
from boomtable.server.seating.sitting import check_entropy
from boomtable.server.store.facts import SeatFacts


def settings(room: Room, person: Person, wish: TableSettings) -> Change:
    room.check_host(person.id)
    room.check_phase("gathering")
    options = decode_options(room.game, wish.options)
    check_gives_hints(room.game, wish.hints)
    seats = resized(room.seats, options.seats)
    person_on = next((seat.seat for seat in seats if seat.kind == "person"), None)
    if room.game.bots_only(options) and person_on is not None:
        raise NotNow(f"only bots play with these options: seat {person_on} must be left first")
    moderated = room.game.moderated(options)
    facts = {
        "options": msgspec.json.encode(options).decode(),
        "public": wish.public,
        "research": wish.public and wish.research,
        "spectators": wish.spectators,
        "pace": wish.pace,
        "hints": wish.hints,
        "moderator": room.facts.moderator if moderated else None,
        "moderator_name": room.facts.moderator_name if moderated else "",
    }
    return Change(facts, seats)


def seats_to_start(room: Room, person: Person, entropy: str | None = None) -> Seats:
    """The seats with which the game begins. `entropy` is from those of the host that have added nothing to the deal."""
    if entropy is not None:
        check_entropy(entropy)
    room.check_host(person.id)
    room.check_phase("gathering")
    empty = [seat.seat for seat in room.seats if seat.kind == "open"]
    if empty:
        raise NotNow(f"the game cannot start: seat {empty[0]} is free")
    return [msgspec.structs.replace(seat, entropy=_added(seat, person, entropy)) for seat in room.seats]


def _added(seat: SeatFacts, host: Person, entropy: str | None) -> str | None:
    """What a seat adds to the deal: only people do (TB-021)."""
    if seat.kind != "person":
        return None
    return seat.entropy or (entropy if seat.person == host.id else None)
