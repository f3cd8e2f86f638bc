"""Bomb Busters: declaring a Dual Cut: pointing, with or without a detector, and saying a value."""

from itertools import pairwise
from typing import get_args

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import (
    DOUBLE,
    HAND,
    POINTED,
    SUPER,
    SUPER_DETECTOR,
    TRIPLE,
    TRIPLE_DETECTOR,
    TURN,
    WIDTH,
    XY_RAY,
    YELLOW,
)
from boomtable.games.bomb_busters.rules import settling
from boomtable.games.bomb_busters.rules.equipment import check_ready, is_ready, spend
from boomtable.games.bomb_busters.rules.hand import detectable_stands, held_values, only_reds, others_uncut, place_name
from boomtable.games.bomb_busters.rules.turn import check_turn
from boomtable.games.bomb_busters.schema import DoubleDetect, Point, Pointed, Said, Say, SuperDetect, Tool, TripleDetect
from boomtable.games.bomb_busters.state import BombBustersState, Claim, is_wire, owner_of, uncut_on

TOOLS: tuple[Tool, ...] = get_args(Tool)


def wires_to_point(state: BombBustersState, seat: Seat) -> list[int]:
    if state.phase != TURN or seat != state.turn or not held_values(state, seat):
        return []
    return others_uncut(state, seat)


def can_detect(state: BombBustersState, seat: Seat, tool: int) -> bool:
    """The tool is there, and a number to announce with it (BB-266)."""
    return state.phase == TURN and seat == state.turn and len(held_numbers(state, seat)) > 0 and has_detector(state, seat, tool)


def has_detector(state: BombBustersState, seat: Seat, tool: int) -> bool:
    if tool == DOUBLE:
        return state.detectors and not state.power_used[seat]
    return is_ready(state, TRIPLE_DETECTOR if tool == TRIPLE else SUPER_DETECTOR)


def stands_to_detect(state: BombBustersState, seat: Seat, tool: int) -> list[int]:
    return detectable_stands(state, seat) if can_detect(state, seat, tool) else []


def wires_to_triple(state: BombBustersState, stand: int) -> int:
    """Three, or two where no more are left (BB-210)."""
    return min(3, len(uncut_on(state, stand)))


def held_numbers(state: BombBustersState, seat: Seat) -> list[int]:
    return [value for value in held_values(state, seat) if value != YELLOW]


def values_to_say(state: BombBustersState, seat: Seat) -> list[int]:
    if state.phase != POINTED or seat != state.turn or state.claim is None:
        return []
    return held_values(state, seat) if state.claim.tool == HAND else held_numbers(state, seat)


def can_use_ray(state: BombBustersState) -> bool:
    return is_ready(state, XY_RAY)


def check_point(state: BombBustersState, seat: Seat, action: Point) -> None:
    check_may_claim(state, seat)
    check_target(state, seat, action.wire)


def check_may_claim(state: BombBustersState, seat: Seat) -> None:
    check_turn(state, seat)
    if only_reds(state, seat):
        raise IllegalAction("BB-055", "seat {seat} cannot cut a pair: it has only red wires and must reveal them", seat=seat)


def check_target(state: BombBustersState, seat: Seat, wire: int) -> None:
    name = place_name(wire)
    if not is_wire(state, wire):
        raise IllegalAction("BB-083", "seat {seat} cannot point at {wire}: there is no such wire", seat=seat, wire=name)
    if owner_of(state, wire) == seat:
        raise IllegalAction("BB-083", "seat {seat} cannot point at {wire}: it is its own", seat=seat, wire=name)
    if state.cut[wire]:
        raise IllegalAction("BB-083", "seat {seat} cannot point at {wire}: it is cut already", seat=seat, wire=name)


def check_double(state: BombBustersState, seat: Seat, action: DoubleDetect) -> None:
    check_may_claim(state, seat)
    if not state.detectors:
        raise IllegalAction("BB-332", "seat {seat} cannot use the Double Detector: this table plays without it", seat=seat)
    if state.power_used[seat]:
        raise IllegalAction("BB-260", "seat {seat} cannot use the Double Detector: it has been used", seat=seat)
    check_set(state, seat, action.wires, 2)


def check_triple(state: BombBustersState, seat: Seat, action: TripleDetect) -> None:
    check_may_claim(state, seat)
    check_ready(state, seat, TRIPLE_DETECTOR)
    wanted = 3
    if action.wires and is_wire(state, action.wires[0]):
        wanted = max(2, wires_to_triple(state, action.wires[0] // WIDTH))
    check_set(state, seat, action.wires, wanted)


def check_super(state: BombBustersState, seat: Seat, action: SuperDetect) -> None:
    check_may_claim(state, seat)
    check_ready(state, seat, SUPER_DETECTOR)
    check_number_held(state, seat)
    stand = action.stand
    if stand >= len(state.owner) or state.owner[stand] == seat:
        raise IllegalAction("BB-083", "seat {seat} cannot point at stand {stand}: it is not a teammate's", seat=seat, stand=stand + 1)
    check_two_uncut(state, seat, stand)


def check_set(state: BombBustersState, seat: Seat, wires: tuple[int, ...], wanted: int) -> None:
    check_number_held(state, seat)
    for wire in wires:
        check_target(state, seat, wire)
    for left, right in pairwise(wires):
        if left // WIDTH != right // WIDTH:
            raise IllegalAction("BB-266", "seat {seat} cannot point at these wires: they stand on different stands", seat=seat)
        if left >= right:
            raise IllegalAction("BB-289", "seat {seat} cannot point at these wires: each is named once, from left to right", seat=seat)
    if wires:
        check_two_uncut(state, seat, wires[0] // WIDTH)
    if len(wires) != wanted:
        raise IllegalAction(
            "BB-261", "seat {seat} cannot point at {count} wires: it takes {wanted}", seat=seat, count=len(wires), wanted=wanted
        )


def check_two_uncut(state: BombBustersState, seat: Seat, stand: int) -> None:
    if len(uncut_on(state, stand)) < 2:
        raise IllegalAction(
            "BB-267", "seat {seat} cannot use a detector on stand {stand}: it has fewer than two uncut wires", seat=seat, stand=stand + 1
        )


def check_number_held(state: BombBustersState, seat: Seat) -> None:
    if not held_numbers(state, seat):
        raise IllegalAction("BB-266", "seat {seat} cannot use a detector: it has no number to announce", seat=seat)


def check_say(state: BombBustersState, seat: Seat, action: Say) -> None:
    claim = state.claim
    if state.phase != POINTED or claim is None or seat != state.turn:
        raise IllegalAction("BB-080", "seat {seat} cannot announce a value: it has not pointed at a wire", seat=seat)
    values = action.values
    if len(values) not in (1, 2):
        sentence = "seat {seat} cannot announce {count} values: it is one, or two with the X or Y Ray"
        raise IllegalAction("BB-080", sentence, seat=seat, count=len(values))
    for value in values:
        if value not in held_values(state, seat):
            raise IllegalAction("BB-081", "seat {seat} cannot announce {value}: it holds none uncut", seat=seat, value=value)
        if value == YELLOW and claim.tool != HAND:
            raise IllegalAction("BB-266", "seat {seat} cannot announce yellow with a detector", seat=seat)
    if len(values) == 2:
        check_ready(state, seat, XY_RAY)
        if values[0] >= values[1]:
            raise IllegalAction("BB-235", "seat {seat} cannot announce these two: they must differ, the smaller first", seat=seat)


def point(state: BombBustersState, seat: Seat, tool: int, wires: list[int]) -> list[Event]:
    if tool == DOUBLE:
        state.power_used[seat] = True  # BB-269
        state.powers_spent += 1
    elif tool == TRIPLE:
        spend(state, TRIPLE_DETECTOR)
    elif tool == SUPER:
        spend(state, SUPER_DETECTOR)
    state.claim = Claim(seat, tool, wires)
    state.phase = POINTED
    return [Pointed(seat, owner_of(state, wires[0]), tuple(wires), TOOLS[tool])]


def sweep(state: BombBustersState, seat: Seat, stand: int) -> list[Event]:
    return point(state, seat, SUPER, uncut_on(state, stand))


def say(state: BombBustersState, seat: Seat, values: list[int]) -> list[Event]:
    claim = state.claim
    assert claim is not None
    claim.values = values
    if len(values) == 2:
        spend(state, XY_RAY)
    said: list[Event] = [Said(seat, owner_of(state, claim.wires[0]), tuple(claim.wires), tuple(values))]
    return said + settling.settle(state, claim)
