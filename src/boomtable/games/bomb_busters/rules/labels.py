"""Bomb Busters: the cards Label ≠ and Label =."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import LABEL_EQUAL, WIDTH, value_of
from boomtable.games.bomb_busters.rules.equipment import check_ready, is_ready, spend
from boomtable.games.bomb_busters.rules.hand import place_name
from boomtable.games.bomb_busters.rules.turn import check_any_time, is_any_time
from boomtable.games.bomb_busters.schema import LabelPut, PutLabel
from boomtable.games.bomb_busters.state import BombBustersState, is_wire, owner_of, places, stands_of


def legal(state: BombBustersState, seat: Seat, card: int) -> list[int]:
    """Left wires of own neighbours that this label tells the truth about."""
    if not is_ready(state, card) or not is_any_time(state, seat):
        return []
    lefts = [left for stand in stands_of(state, seat) for left in places(state, stand)[:-1]]
    return [left for left in lefts if fits(state, card, left)]


def fits(state: BombBustersState, card: int, left: int) -> bool:
    """At least one is uncut; two yellows are equal, and so are two reds (BB-200 to BB-202)."""
    if state.cut[left] and state.cut[left + 1]:
        return False
    equal = value_of(state.tile[left]) == value_of(state.tile[left + 1])
    return equal == (card == LABEL_EQUAL)


def check(state: BombBustersState, seat: Seat, action: PutLabel) -> None:
    check_any_time(state, seat)
    check_ready(state, seat, action.card)
    left, name = action.wire, place_name(action.wire)
    if not is_wire(state, left) or owner_of(state, left) != seat or not has_neighbour(state, left):
        raise IllegalAction("BB-200", "seat {seat} cannot label {wire}: it takes two own neighbours", seat=seat, wire=name)
    if state.cut[left] and state.cut[left + 1]:
        raise IllegalAction("BB-201", "seat {seat} cannot label {wire}: both wires are cut", seat=seat, wire=name)
    if not fits(state, action.card, left):
        if action.card == LABEL_EQUAL:
            raise IllegalAction("BB-202", "seat {seat} cannot put = at {wire}: the two wires differ", seat=seat, wire=name)
        raise IllegalAction("BB-200", "seat {seat} cannot put ≠ at {wire}: the two wires are equal", seat=seat, wire=name)


def has_neighbour(state: BombBustersState, left: int) -> bool:
    return left % WIDTH + 1 < state.sizes[left // WIDTH]


def do(state: BombBustersState, seat: Seat, card: int, left: int) -> list[Event]:
    spend(state, card)
    put(state, card, left)
    return [LabelPut(seat, card, left)]


def put(state: BombBustersState, card: int, left: int) -> None:
    if card == LABEL_EQUAL:
        state.equal = left
    else:
        state.unequal = left
