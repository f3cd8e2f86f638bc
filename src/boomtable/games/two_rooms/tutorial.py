"""Two Rooms and a Boom: what a guided game explains, and when (TR-409)."""

from typing import Final

from boomtable.core.seats import Seat
from boomtable.core.tips import Facts, Pieces, Tip, Tips, first_tip
from boomtable.games.two_rooms.schema import RoomView, TwoRoomsView


class Glance:
    """What a player sees without counting much."""

    def __init__(self, seen: TwoRoomsView, me: Seat) -> None:
        self.seen = seen
        self.me = me
        place = seen.places[me]
        self.room: RoomView | None = seen.rooms["AB".index(place)] if place in ("A", "B") else None
        self.others = [seat for seat, other in enumerate(seen.places) if other == place and seat != me]
        self.is_round = seen.phase == "round" and self.room is not None
        self.leader = None if self.room is None else self.room.leader
        self.pointed = [] if self.room is None else sorted({at for _, at in self.room.pointing if at != me})
        self.offered = [] if seen.own is None else [offer.by for offer in seen.own.offers if offer.to == me]
        self.has_shared = any(row.how == "share" and me in (row.by, row.to) for row in seen.shown.each)
        self.has_walked = any(move.seat == me and move.round == seen.round - 1 for move in seen.moves)

    def is_asked(self, phase: str) -> bool:
        return self.seen.phase == phase and self.me in self.seen.waiting_on

    def is_going(self) -> bool:
        return self.room is not None and self.room.locked and self.me in self.room.hostages and self.seen.phase in ("select", "parley")

    def has_won(self) -> bool | None:
        return next((result.won for result in self.seen.results if result.seat == self.me), None)


def tip(seen: TwoRoomsView, me: Seat) -> Tip | None:
    return first_tip(Glance(seen, me), TIPS, PIECES, FACTS)


def people(seats: list[Seat]) -> list[str]:
    return [f"person-{seat}" for seat in seats]


TIPS: Final[Tips[Glance]] = (
    # the end
    ("won", lambda at: at.has_won() is True),
    ("lost", lambda at: at.has_won() is False),
    # before and between the rounds
    ("deal", lambda at: at.seen.phase == "deal"),
    ("tie", lambda at: at.is_asked("select") and at.leader == at.me),
    ("going", lambda at: at.is_going()),
    ("meet", lambda at: at.is_asked("parley")),
    ("hostages", lambda at: at.seen.phase == "select"),
    # in a round
    ("offer", lambda at: at.is_round and len(at.offered) > 0),
    ("moved", lambda at: at.is_round and at.has_walked),
    ("appoint", lambda at: at.is_round and at.leader is None),
    ("share", lambda at: at.is_round and not at.has_shared),
    ("last", lambda at: at.is_round and at.seen.round == at.seen.rounds),
    ("lead", lambda at: at.is_round and at.leader == at.me),
    ("point", lambda at: at.is_round and len(at.pointed) > 0),
    ("talk", lambda at: at.is_round),
)

PIECES: Final[Pieces[Glance]] = {
    "appoint": lambda at: people(at.others),
    "offer": lambda at: people(at.offered),
    "share": lambda at: people(at.others),
    "point": lambda at: people(at.pointed),
    "tie": lambda at: people(at.others),
}

FACTS: Final[Facts[Glance]] = {
    "tie": lambda at: {"count": at.seen.hostages if at.seen.to_send is None else at.seen.to_send},
}
