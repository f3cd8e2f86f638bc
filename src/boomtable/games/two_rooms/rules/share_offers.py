"""Two Rooms and a Boom: open share offers, and how they end by themselves (TR-103, TR-107, TR-330, TR-332)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY, Kind
from boomtable.games.two_rooms.rules import audiences, phases
from boomtable.games.two_rooms.schema import ShareLapsed, ShareVoided
from boomtable.games.two_rooms.state import TwoRoomsState, put


def offers_to(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    """The seats that offer this seat a share, oldest offer first."""
    found = [offerer for offerer in range(state.seats) if state.offer_to[offerer] == seat]
    return found if len(found) < 2 else sorted(found, key=lambda offerer: state.offer_at[offerer])


def keep(state: TwoRoomsState, offerer: Seat, target: Seat, kind: Kind, at: int) -> None:
    """Open an offer, of which a seat has at most one; it has been open for no beat yet."""
    state.offer_to = put(state.offer_to, offerer, target)
    state.offer_kind = put(state.offer_kind, offerer, kind)
    state.offer_at = put(state.offer_at, offerer, at)
    state.offer_beats = put(state.offer_beats, offerer, 0)


def close(state: TwoRoomsState, offerer: Seat) -> None:
    keep(state, offerer, NOBODY, 0, 0)


def end(state: TwoRoomsState, offerer: Seat) -> Seat:
    """End an offer; returns its target. An answer under way is stale, so that it cannot meet a newer offer (TR-403)."""
    target = state.offer_to[offerer]
    close(state, offerer)
    phases.bump(state, [target])
    return target


def lapse(state: TwoRoomsState, offerer: Seat, told: Told) -> None:
    target = end(state, offerer)
    if told is not None:
        told.append(ShareLapsed(offerer, target, audience=audiences.only([offerer, target])))


def void(state: TwoRoomsState, offerer: Seat, told: Told) -> None:
    target = end(state, offerer)
    if told is not None:
        told.append(ShareVoided(offerer, target, audience=audiences.only([offerer, target])))


def void_of(state: TwoRoomsState, seat: Seat, told: Told) -> None:
    """Void all offers by and to a seat that has left the room or whose card lies open (TR-107, TR-330)."""
    for offerer in range(state.seats):
        if state.offer_to[offerer] != NOBODY and seat in (offerer, state.offer_to[offerer]):
            void(state, offerer, told)


def void_all(state: TwoRoomsState, told: Told) -> None:
    """Void all offers, as the round is over (TR-332)."""
    for offerer in range(state.seats):
        if state.offer_to[offerer] != NOBODY:
            void(state, offerer, told)
