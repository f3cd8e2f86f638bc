"""Bomb Busters: the Post-it, an info token for an own wire at any time (BB-215)."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import POST_IT, WIDTH
from boomtable.games.bomb_busters.rules.blocks import OneWire
from boomtable.games.bomb_busters.rules.equipment import check_in_reach, check_ready, is_ready, spend
from boomtable.games.bomb_busters.rules.hand import place_name, sorted_mask
from boomtable.games.bomb_busters.rules.tokens import put_token
from boomtable.games.bomb_busters.rules.turn import check_any_time, is_any_time
from boomtable.games.bomb_busters.schema import InfoPlaced, UsePostIt
from boomtable.games.bomb_busters.state import BombBustersState, owner_of


class PostItPlacing(OneWire):
    action_type: ClassVar[type[Action]] = UsePostIt

    def check(self, state: BombBustersState, seat: Actor, action: UsePostIt) -> None:
        check_any_time(state, seat)
        check_ready(state, seat, POST_IT)
        check_in_reach(state, seat, action.wire)
        if not is_postable(state, seat, action.wire):
            sentence = "seat {seat} cannot put the Post-it at {wire}: it takes an own uncut blue wire without a token"
            raise IllegalAction("BB-215", sentence, seat=seat, wire=place_name(action.wire))

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return is_ready(state, POST_IT) and is_any_time(state, seat)

    def wires(self, state: BombBustersState, seat: Seat, stand: int) -> i64:
        return bare_blue(state, stand)

    def choose(self, state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
        spend(state, POST_IT)
        value = int(state.tile[wire]) // 10
        put_token(state, wire, value)
        state.moves += 1
        if told is not None:
            told.append(InfoPlaced(seat, wire, value))

    def action(self, seat: Seat, number: int) -> Action:
        return UsePostIt(self.layout.far(seat, number))


def is_postable(state: BombBustersState, seat: Seat, wire: int) -> bool:
    return wire < len(state.tile) and owner_of(state, wire) == seat and bool(bare_blue(state, wire // WIDTH) >> wire % WIDTH & 1)


def bare_blue(state: BombBustersState, stand: int) -> i64:
    """The positions of a stand with an uncut blue wire that has no token."""
    mask: i64 = 0
    uncut = sorted_mask(state, stand)
    spot: i64 = 0
    while uncut >> spot:
        wire = WIDTH * stand + spot
        if uncut >> spot & 1 and state.tile[wire] % 10 == 0 and state.token[wire] == 0:
            mask |= up(1, spot)
        spot += 1
    return mask
