"""Bomb Busters: a Dual Cut begins by pointing at a teammate's wire (BB-080)."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import HAND, YELLOW, value_of
from boomtable.games.bomb_busters.rules.apart import is_turned
from boomtable.games.bomb_busters.rules.blocks import Layout, OneWire
from boomtable.games.bomb_busters.rules.claim import check_may_claim, check_target, point
from boomtable.games.bomb_busters.rules.may_cut import can_say, pointable
from boomtable.games.bomb_busters.rules.saying import say
from boomtable.games.bomb_busters.rules.turn import is_turn_of
from boomtable.games.bomb_busters.schema import Point
from boomtable.games.bomb_busters.state import BombBustersState


class Pointing(OneWire):
    """Points at a teammate's uncut wire (BB-083)."""

    action_type: ClassVar[type[Action]] = Point

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, own=False)

    def check(self, state: BombBustersState, seat: Actor, action: Point) -> None:
        check_may_claim(state, seat)
        if not can_say(state, seat, YELLOW):
            raise IllegalAction("BB-439", "seat {seat} cannot point at a wire: all that it holds is locked", seat=seat)
        check_target(state, seat, action.wire, HAND)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return is_turn_of(state, seat) and can_say(state, seat, YELLOW)

    def wires(self, state: BombBustersState, seat: Seat, stand: int) -> i64:
        return pointable(state, seat, stand, HAND)

    def choose(self, state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
        """Everybody but its owner knows a turned wire: nothing else than its value can be said (BB-1563)."""
        point(state, seat, HAND, [wire], told)
        if state.apart and is_turned(state, wire):
            say(state, seat, [value_of(int(state.tile[wire]))], told)

    def action(self, seat: Seat, number: int) -> Action:
        return Point(self.layout.far(seat, number))
