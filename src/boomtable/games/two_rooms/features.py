"""Two Rooms and a Boom: numbers for learners."""

from typing import get_args

from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CONDITIONS, PLACES
from boomtable.games.two_rooms.roles import COLOUR_OF, NUMBER, SIDES
from boomtable.games.two_rooms.schema import Phase, Role, RoomView, Side, TwoRoomsView
from boomtable.games.two_rooms.vocabulary import others

PHASES: tuple[Phase, ...] = get_args(Phase)


def features(seen: TwoRoomsView, viewer: Seat) -> dict[str, list[int]]:
    """Blocks of numbers: seats are counted from the viewer's own; 0 is unknown or nobody, so numbers begin with 1."""
    seats = len(seen.places)
    around = [viewer, *others(seats, viewer)]
    known = known_cards(seen)
    own, room = seen.own, own_room(seen, viewer)
    assert own is not None
    pointing = dict(room.pointing) if room else {}
    step = {seat: 1 + place for place, seat in enumerate(around)}
    return {
        "places": [0 if (place := seen.places[seat]) is None else 1 + PLACES.index(place) for seat in around],
        "roles": [known[seat][0] for seat in around],
        "colours": [known[seat][1] for seat in around],
        "pointing": [step.get(pointing.get(seat, -1), 0) for seat in around],
        "offers": [
            sum(1 + (offer.kind == "colour") for offer in own.offers if seat in (offer.by, offer.to) and seat != viewer) for seat in around
        ],
        "hostages": [int(room is not None and seat in room.hostages) for seat in around],
        "draft": [int(seat in own.draft) for seat in around],
        "shares": [sum(seat in (row.by, row.to) for row in seen.shown if row.how == "share") for seat in around],
        "moves": [sum(row.seat == seat for row in seen.moves) for seat in around],
        "own": [int(name in own.conditions) for name in CONDITIONS] + [int(own.power_used), int(own.may_call), int(own.aimed)],
        "room": [0, 0, 0]
        if room is None
        else [step.get(-1 if room.leader is None else room.leader, 0), int(room.shield), int(room.locked)],
        "table": [PHASES.index(seen.phase), seen.round, seen.rounds, seen.tick, seen.hostages, seen.to_send or 0],
        "answers": [0 if own.answers is None else step[own.answers], int(own.answers_lead), 0 if own.aim is None else step[own.aim]],
    }


def own_room(seen: TwoRoomsView, viewer: Seat) -> RoomView | None:
    place = seen.places[viewer]
    return None if place is None or place == "hall" else seen.rooms[PLACES.index(place)]


def known_cards(seen: TwoRoomsView) -> list[list[int]]:
    """For each seat, the role and the colour last seen, from 1."""
    known = [[0, 0] for _ in seen.places]
    for row in seen.shown:
        note(known[row.by], row.by_role, row.by_colour)
        if row.to is not None:
            note(known[row.to], row.to_role, row.to_colour)
    for seat, role in enumerate(seen.cards):
        note(known[seat], role, None if role is None else SIDES[COLOUR_OF[NUMBER[role]]])
    return known


def note(known: list[int], role: Role | None, colour: Side | None) -> None:
    if role is not None:
        known[0] = 1 + NUMBER[role]
    if colour is not None:
        known[1] = 1 + SIDES.index(colour)
