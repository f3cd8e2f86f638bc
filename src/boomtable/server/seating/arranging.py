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
from boomtable.table.fair import seat_entropy


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
        "spectators": wish.spectators,
        "pace": wish.pace,
        "hints": wish.hints,
        "moderator": room.facts.moderator if moderated else None,
        "moderator_name": room.facts.moderator_name if moderated else "",
    }
    return Change(facts, seats)


def seats_to_start(room: Room, person: Person) -> Seats:
    """The seats with which the game begins: each has something to add to the deal, from the server where its holder gave nothing."""
    room.check_host(person.id)
    room.check_phase("gathering")
    empty = [seat.seat for seat in room.seats if seat.kind == "open"]
    if empty:
        raise NotNow(f"the game cannot start: seat {empty[0]} is free")
    seed = bytes.fromhex(room.facts.seed)
    return [msgspec.structs.replace(seat, entropy=seat.entropy or seat_entropy(seed, seat.seat).hex()) for seat in room.seats]
