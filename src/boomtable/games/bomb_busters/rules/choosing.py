"""Bomb Busters: the two choices during a claim: the wire that a detector found or marks, and the own wire to lay down."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import ANSWER, LAY, WIDTH, value_at
from boomtable.games.bomb_busters.rules.apart import apart_mask
from boomtable.games.bomb_busters.rules.blocks import OneWire
from boomtable.games.bomb_busters.rules.claim import uses_equipment
from boomtable.games.bomb_busters.rules.hand import of_value, place_name, wires_in
from boomtable.games.bomb_busters.rules.settling import answer, hits, lay, matches, not_red
from boomtable.games.bomb_busters.schema import Answer, Lay
from boomtable.games.bomb_busters.state import BombBustersState, owner_of, stands_of


class Answering(OneWire):
    action_type: ClassVar[type[Action]] = Answer

    def check(self, state: BombBustersState, seat: Actor, action: Answer) -> None:
        claim = state.claim
        if not may_answer(state, seat) or claim is None:
            raise IllegalAction("BB-262", "seat {seat} cannot answer a detector: none waits for its answer", seat=seat)
        name = place_name(action.wire)
        if action.wire not in claim.wires:
            raise IllegalAction("BB-262", "seat {seat} cannot choose {wire}: it was not pointed at", seat=seat, wire=name)
        if action.wire not in wires_to_answer(state):
            if hits(state, claim):
                raise IllegalAction("BB-262", "seat {seat} cannot choose {wire}: it has not the value that was said", seat=seat, wire=name)
            raise IllegalAction("BB-264", "seat {seat} cannot choose {wire}: a red wire gets no token", seat=seat, wire=name)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return may_answer(state, seat)

    def wires(self, state: BombBustersState, seat: Seat, stand: int) -> i64:
        mask: i64 = 0
        for wire in wires_to_answer(state):
            if wire // WIDTH == stand:
                mask |= up(1, wire % WIDTH)
        return mask

    def choose(self, state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
        answer(state, seat, wire, told)

    def action(self, seat: Seat, number: int) -> Action:
        return Answer(self.layout.far(seat, number))


class Laying(OneWire):
    """Chooses the own wire that is cut together with the one found (BB-090)."""

    action_type: ClassVar[type[Action]] = Lay

    def check(self, state: BombBustersState, seat: Actor, action: Lay) -> None:
        if not may_lay(state, seat):
            raise IllegalAction("BB-090", "seat {seat} cannot lay a wire down: nothing it claimed was found", seat=seat)
        if action.wire not in wires_to_lay(state, seat):
            sentence = "seat {seat} cannot lay down {wire}: it is not an own uncut wire of that value"
            raise IllegalAction("BB-084", sentence, seat=seat, wire=place_name(action.wire))

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return may_lay(state, seat)

    def wires(self, state: BombBustersState, seat: Seat, stand: int) -> i64:
        return fitting(state, stand)

    def choose(self, state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
        lay(state, seat, wire, told)

    def action(self, seat: Seat, number: int) -> Action:
        return Lay(self.layout.far(seat, number))


def may_answer(state: BombBustersState, seat: Seat) -> bool:
    claim = state.claim
    return state.phase == ANSWER and claim is not None and owner_of(state, claim.wires[0]) == seat


def wires_to_answer(state: BombBustersState) -> list[int]:
    """The matching wires, or those that a token may be put at: any that is not red (BB-262 to BB-264)."""
    claim = state.claim
    return [] if claim is None else matches(state, claim) or not_red(state, claim)


def may_lay(state: BombBustersState, seat: Seat) -> bool:
    claim = state.claim
    return state.phase == LAY and claim is not None and claim.by == seat


def wires_to_lay(state: BombBustersState, seat: Seat) -> list[int]:
    return [wire for stand in stands_of(state, seat) for wire in wires_in(stand, fitting(state, stand))]


def fitting(state: BombBustersState, stand: int) -> i64:
    """The positions of a stand with an uncut wire of the value that was found."""
    claim = state.claim
    if claim is None:
        return 0
    mask = of_value(state, stand, value_at(i64(state.tile[claim.found])))
    if state.apart and (uses_equipment(claim) or MISSIONS[state.mission].twist.turned):
        return mask & ~apart_mask(state, stand)
    return mask
