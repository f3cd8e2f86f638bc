"""Two Rooms and a Boom: a seat changes rooms, and what that ends (TR-076, TR-089, TR-164)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CARD, NOBODY, ROOM_A, ROOM_B, USURPER_REVEAL, Place
from boomtable.games.two_rooms.rules import leading, phases, share_offers
from boomtable.games.two_rooms.state import BY, HOW, SAW_BY, TwoRoomsState, bits_of, is_ambassador, present, put, seats_in


def other_room(room: Place) -> Place:
    return ROOM_B if room == ROOM_A else ROOM_A


def move(state: TwoRoomsState, seat: Seat, how: int) -> None:
    """Move a seat into the other room, and note it in the history."""
    source = state.place[seat]
    to = other_room(source)
    state.moved = [*state.moved, [state.seq, state.round, seat, source, to, how]]
    state.place = put(state.place, seat, to)
    phases.bump(state, [seat])


def forget(state: TwoRoomsState, seat: Seat, room: Place, told: Told) -> None:
    """Forget what tied a seat to the room that it has left during a round."""
    share_offers.void_of(state, seat, told)
    state.pointing[seat] = NOBODY
    for other in range(state.seats):
        if state.pointing[other] == seat:
            state.pointing[other] = NOBODY
    if state.lead_to[room] == seat:
        leading.void_lead_offer(state, room, told)
    state.drafts = put(state.drafts, room, [other for other in state.drafts[room] if other != seat])


def mend_aims(state: TwoRoomsState) -> None:
    """Aim at the room again where the person aimed at has left; a whisper under way must not become public (TR-392)."""
    for seat, target in enumerate(state.aim):
        if target != NOBODY and state.place[target] != state.place[seat]:
            state.aim[seat] = NOBODY
            phases.bump(state, [seat])


def turn_from(state: TwoRoomsState, gone: list[Seat]) -> None:
    """Aim at the room again where the person aimed at is among those who went to the hall."""
    for seat, target in enumerate(state.aim):
        if target in gone:
            state.aim[seat] = NOBODY


def see_open_cards(state: TwoRoomsState) -> None:
    """Let everybody who comes into a place see the open cards there (TR-099)."""
    for holder in seats_in(state.open_cards):
        if is_ambassador(state, holder):
            continue
        known = 0
        for row in state.shown:
            if row[BY] == holder and row[HOW] == USURPER_REVEAL:
                known |= row[SAW_BY]
        new = bits_of(present(state, state.place[holder])) & ~known
        if new:
            row = [state.seq, state.round, holder, NOBODY, USURPER_REVEAL, CARD, state.cards[holder], NOBODY, 0, new, new]
            state.shown = [*state.shown, row]
