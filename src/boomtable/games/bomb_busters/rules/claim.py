"""Bomb Busters: declaring a Dual Cut, with or without a detector: what all ways of pointing share."""

from typing import get_args

from boomtable.core.actions import Told
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import DOUBLE, HAND, POINTED, POWER, SUPER, SUPER_DETECTOR, TRIPLE, TRIPLE_DETECTOR, YELLOW
from boomtable.games.bomb_busters.rules.characters import DOUBLE_DETECTOR, character_of, use_power
from boomtable.games.bomb_busters.rules.equipment import may_use, spend, use
from boomtable.games.bomb_busters.rules.hand import check_not_only_reds, holds_up_to, known_of, place_name, sorted_of
from boomtable.games.bomb_busters.rules.locks import card_is_barred, check_target_free
from boomtable.games.bomb_busters.rules.turn import check_turn
from boomtable.games.bomb_busters.schema import Pointed, Tool
from boomtable.games.bomb_busters.state import BombBustersState, Claim, is_wire, owner_of

TOOLS: tuple[Tool, ...] = get_args(Tool)


def has_detector(state: BombBustersState, seat: Seat, tool: int) -> bool:
    if tool == DOUBLE:
        if not state.detectors or state.power_used[seat] or character_of(state, seat) != DOUBLE_DETECTOR:
            return False
        return not card_is_barred(state, seat, POWER)
    return may_use(state, seat, TRIPLE_DETECTOR if tool == TRIPLE else SUPER_DETECTOR)


def check_may_claim(state: BombBustersState, seat: Seat) -> None:
    check_turn(state, seat)
    check_not_only_reds(state, seat, "cut a pair")
    if state.apart and not holds_up_to(state, seat, YELLOW):
        raise IllegalAction("BB-1382", "seat {seat} cannot cut a pair so: it knows no own wire to cut", seat=seat, wire="")


def check_target(state: BombBustersState, seat: Seat, wire: int, tool: int) -> None:
    check_theirs(state, seat, wire)
    check_target_free(state, seat, wire, tool)


def check_theirs(state: BombBustersState, seat: Seat, wire: int) -> None:
    """Refuse anything but an uncut wire of a teammate (BB-083)."""
    name = place_name(wire)
    if not is_wire(state, wire):
        raise IllegalAction("BB-083", "seat {seat} cannot point at {wire}: there is no such wire", seat=seat, wire=name)
    if owner_of(state, wire) == seat:
        raise IllegalAction("BB-083", "seat {seat} cannot point at {wire}: it is its own", seat=seat, wire=name)
    if state.cut[wire]:
        raise IllegalAction("BB-083", "seat {seat} cannot point at {wire}: it is cut already", seat=seat, wire=name)


def uses_equipment(claim: Claim) -> bool:
    """Whether a card or a character takes part in a claim, which then reaches no wire that stands apart (BB-405)."""
    return claim.tool != HAND or len(claim.values) == 2


def meant_wires(state: BombBustersState, claim: Claim) -> list[int]:
    """The own uncut wires of the claimer that can be cut by this claim."""
    return sorted_of(state, claim.by) if uses_equipment(claim) else known_of(state, claim.by)


def point(state: BombBustersState, seat: Seat, tool: int, wires: list[int], told: Told) -> None:
    if tool == DOUBLE:
        use_power(state, seat)
    elif tool == TRIPLE:
        use(state, seat, TRIPLE_DETECTOR)
    elif tool == SUPER:
        spend(state, SUPER_DETECTOR)
    state.claim = Claim(seat, tool, wires)
    state.phase = POINTED
    state.moves += 1
    if told is not None:
        told.append(Pointed(seat, owner_of(state, wires[0]), tuple(wires), TOOLS[tool]))
