"""Bomb Busters: the info phase."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import INFO, NUMBERS, OWED, TELL_FALSE, TELL_VALUE, TURN, WIDTH, bears_number, bit, value_of
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.apart import apart_mask, is_apart
from boomtable.games.bomb_busters.rules.blocks import OneWire
from boomtable.games.bomb_busters.rules.changing import ask_captain
from boomtable.games.bomb_busters.rules.drafting import go_on_drafting
from boomtable.games.bomb_busters.rules.drawn_tokens import pass_on, take_drawn
from boomtable.games.bomb_busters.rules.hand import of_value, place_name, sorted_of, wires_in
from boomtable.games.bomb_busters.rules.owing import bare_wires, pay
from boomtable.games.bomb_busters.rules.telling import tells, true_token
from boomtable.games.bomb_busters.rules.tokens import put_token, supply, values_left
from boomtable.games.bomb_busters.rules.way_on import check_way_on
from boomtable.games.bomb_busters.schema import InfoPlaced, PlaceInfo
from boomtable.games.bomb_busters.state import BombBustersState, is_wire, owner_of, stands_of, value_of_number


class InfoPlacing(OneWire):
    action_type: ClassVar[type[Action]] = PlaceInfo

    def check(self, state: BombBustersState, seat: Actor, action: PlaceInfo) -> None:
        if state.phase not in (INFO, OWED):
            raise IllegalAction(
                "BB-036", "seat {seat} cannot place an info token: the info phase is over", seat=seat, turn=state.turn, why="over"
            )
        if seat != state.turn:
            raise IllegalAction(
                "BB-036", "seat {seat} cannot place an info token: seat {turn} does first", seat=seat, turn=state.turn, why="turn"
            )
        if tells(state, seat) == TELL_FALSE:
            raise IllegalAction("BB-1177", "seat {seat} cannot place a true token: its tokens say what a wire is not", seat=seat)
        wire, name = action.wire, place_name(action.wire)
        if not is_wire(state, wire) or owner_of(state, wire) != seat:
            raise IllegalAction(
                "BB-036", "seat {seat} cannot mark {wire}: it is not its own wire", seat=seat, wire=name, turn=state.turn, why="theirs"
            )
        if is_apart(state, wire):
            raise IllegalAction("BB-406", "seat {seat} cannot mark {wire}: it stands apart", seat=seat, wire=name)
        if state.drawn and value_of(int(state.tile[wire])) != state.drawn[seat]:
            raise IllegalAction(
                "BB-1132", "seat {seat} cannot mark {wire}: it drew a {value}", seat=seat, wire=name, value=state.drawn[seat]
            )
        if not state.drawn and not bears_number(int(state.tile[wire])):
            raise IllegalAction(
                "BB-036", "seat {seat} cannot mark {wire}: it is not blue", seat=seat, wire=name, turn=state.turn, why="colour"
            )
        if state.phase == OWED and (state.cut[wire] or state.token[wire]):
            raise IllegalAction("BB-454", "seat {seat} cannot mark {wire}: it is cut or has a token", seat=seat, wire=name)
        if wire not in wires_to_mark(state, seat):
            raise IllegalAction("BB-037", "seat {seat} cannot mark {wire}: both tokens of its number are taken", seat=seat, wire=name)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return (state.phase == INFO or state.phase == OWED) and seat == state.turn and tells(state, seat) != TELL_FALSE

    def wires(self, state: BombBustersState, seat: Seat, stand: int) -> i64:
        return markable(state, seat, stand)

    def choose(self, state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
        if state.phase == OWED:
            pay(state, seat, wire, told)
        else:
            place(state, seat, wire, told)

    def action(self, seat: Seat, number: int) -> Action:
        return PlaceInfo(self.layout.far(seat, number))


def blue_wires(state: BombBustersState, stand: int, values: i64) -> i64:
    """The positions of a stand with an uncut blue wire of one of these numbers, also one that acts as red (BB-1112)."""
    mask: i64 = 0
    first: i64 = WIDTH * stand
    size: i64 = state.sizes[stand]
    spot: i64 = 0
    while spot < size:
        tile: i64 = i64(state.tile[first + spot])
        if (tile % 10 == 0 or tile % 10 == 9) and not state.cut[first + spot] and values >> (tile + 1) // 10 & 1:
            mask |= up(1, spot)
        spot += 1
    return mask & ~apart_mask(state, stand) if state.apart else mask


def markable(state: BombBustersState, seat: Seat, stand: int) -> i64:
    """The positions of own blue wires with a token left in the supply, or of all of them if there is no such wire (BB-037).
    Where tokens are drawn, those of the value that was (BB-1132)."""
    if state.drawn:
        return without_token(state, stand, of_value(state, stand, state.drawn[seat]))
    if state.phase == OWED:
        return bare_wires(state, stand)
    if tells(state, seat) != TELL_VALUE:
        return blue_wires(state, stand, -1)  # BB-1212
    left = values_left(state)
    for own in range(len(state.owner)):
        if state.owner[own] == seat and blue_wires(state, own, left):
            return blue_wires(state, stand, left)
    return blue_wires(state, stand, -1)


def without_token(state: BombBustersState, stand: int, spots: i64) -> i64:
    """Those of these positions whose wires have no token yet."""
    spot: i64 = 0
    mask: i64 = 0
    while spots >> spot:
        if spots >> spot & 1 and state.token[WIDTH * stand + spot] == 0:
            mask |= up(1, spot)
        spot += 1
    return mask


def wires_to_mark(state: BombBustersState, seat: Seat) -> list[int]:
    return [wire for stand in stands_of(state, seat) for wire in wires_in(stand, markable(state, seat, stand))]


def place(state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
    token = true_token(state, wire)
    if state.drawn:
        take_drawn(state, seat)
    elif token <= NUMBERS and supply(state, token) == 0:
        prove_forced(state, seat)
    put_token(state, wire, token)
    state.moves += 1
    if told is not None:
        told.append(InfoPlaced(seat, wire, token))
    next_token(state, told)


def next_token(state: BombBustersState, told: Told) -> None:
    """The next player places a token; after the last one the Captain begins."""
    if state.drafters:
        go_on_drafting(state, told)
        return
    if state.drawn:
        pass_on(state)
    else:
        state.turn = (state.turn + 1) % state.seats
        if state.turn == state.captain:
            state.phase = TURN  # BB-038
    if state.binding:
        ask_captain(state)
    check_way_on(state, told)


def prove_forced(state: BombBustersState, seat: Seat) -> None:
    """Note what a number said aloud in the info phase proves: the hand has no number whose token is left (BB-037)."""
    left = 0
    for number in range(1, NUMBERS + 1):
        if supply(state, number) > 0:
            left |= bit(value_of_number(state, number))
    memory.prove(state, sorted_of(state, seat), left, 0)
