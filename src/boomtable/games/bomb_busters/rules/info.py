"""Bomb Busters: the info phase."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import INFO, NUMBERS, TURN, bit, is_blue
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.hand import place_name
from boomtable.games.bomb_busters.rules.tokens import put_token, supply
from boomtable.games.bomb_busters.schema import InfoPlaced, PlaceInfo
from boomtable.games.bomb_busters.state import BombBustersState, is_wire, owner_of, uncut_of


def legal(state: BombBustersState, seat: Seat) -> list[int]:
    """Own blue wires with a token left in the supply, or all of them where there is no such wire (BB-037)."""
    if state.phase != INFO or seat != state.turn:
        return []
    blue = [wire for wire in uncut_of(state, seat) if is_blue(state.tile[wire])]
    return [wire for wire in blue if supply(state, state.tile[wire] // 10) > 0] or blue


def check(state: BombBustersState, seat: Seat, action: PlaceInfo) -> None:
    if state.phase != INFO:
        raise IllegalAction("BB-036", "seat {seat} cannot place an info token: the info phase is over", seat=seat)
    if seat != state.turn:
        raise IllegalAction("BB-036", "seat {seat} cannot place an info token: seat {turn} does first", seat=seat, turn=state.turn)
    wire, name = action.wire, place_name(action.wire)
    if not is_wire(state, wire) or owner_of(state, wire) != seat:
        raise IllegalAction("BB-036", "seat {seat} cannot mark {wire}: it is not its own wire", seat=seat, wire=name)
    if not is_blue(state.tile[wire]):
        raise IllegalAction("BB-036", "seat {seat} cannot mark {wire}: it is not blue", seat=seat, wire=name)
    if wire not in legal(state, seat):
        raise IllegalAction("BB-037", "seat {seat} cannot mark {wire}: both tokens of its number are taken", seat=seat, wire=name)


def do(state: BombBustersState, seat: Seat, action: PlaceInfo) -> list[Event]:
    wire = action.wire
    value = state.tile[wire] // 10
    if supply(state, value) == 0:
        prove_forced(state, seat)
    put_token(state, wire, value)
    state.turn = (state.turn + 1) % state.seats
    if state.turn == state.captain:
        state.phase = TURN  # BB-038
    return [InfoPlaced(seat, wire, value)]


def prove_forced(state: BombBustersState, seat: Seat) -> None:
    """Saying a number aloud in the info phase proves that the hand has none whose token is left (BB-037)."""
    left = 0
    for number in range(1, NUMBERS + 1):
        if supply(state, number) > 0:
            left |= bit(number)
    memory.prove(state, uncut_of(state, seat), left, 0)
