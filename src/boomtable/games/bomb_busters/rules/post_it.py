"""Bomb Busters: the Post-it, an info token for an own wire at any time (BB-215)."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import COPIES, POST_IT, TELL_TIMES, WIDTH
from boomtable.games.bomb_busters.rules.blocks import OneWire
from boomtable.games.bomb_busters.rules.denials import is_liar
from boomtable.games.bomb_busters.rules.equipment import check_in_reach, check_ready, may_use, spend
from boomtable.games.bomb_busters.rules.hand import place_name, sorted_mask
from boomtable.games.bomb_busters.rules.telling import tells, true_token
from boomtable.games.bomb_busters.rules.tokens import put_token
from boomtable.games.bomb_busters.rules.turn import check_any_time, is_any_time
from boomtable.games.bomb_busters.schema import InfoPlaced, UsePostIt
from boomtable.games.bomb_busters.state import BombBustersState, owner_of


class PostItPlacing(OneWire):
    action_type: ClassVar[type[Action]] = UsePostIt

    def check(self, state: BombBustersState, seat: Actor, action: UsePostIt) -> None:
        check_any_time(state, seat)
        check_ready(state, seat, POST_IT)
        if is_liar(state, seat):
            raise IllegalAction("BB-1177", "seat {seat} cannot place a true token: its tokens say what a wire is not", seat=seat)
        check_in_reach(state, seat, action.wire)
        if not is_postable(state, seat, action.wire):
            sentence = "seat {seat} cannot put the Post-it at {wire}: it takes an own uncut blue wire without a token"
            raise IllegalAction("BB-215", sentence, seat=seat, wire=place_name(action.wire))

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return may_use(state, seat, POST_IT) and is_any_time(state, seat) and not is_liar(state, seat)

    def wires(self, state: BombBustersState, seat: Seat, stand: int) -> i64:
        return postable(state, seat, stand)

    def choose(self, state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
        spend(state, POST_IT)
        token = true_token(state, wire)
        put_token(state, wire, token)
        state.moves += 1
        if told is not None:
            told.append(InfoPlaced(seat, wire, token))

    def action(self, seat: Seat, number: int) -> Action:
        return UsePostIt(self.layout.far(seat, number))


def is_postable(state: BombBustersState, seat: Seat, wire: int) -> bool:
    return wire < len(state.tile) and owner_of(state, wire) == seat and bool(postable(state, seat, wire // WIDTH) >> wire % WIDTH & 1)


def postable(state: BombBustersState, seat: Seat, stand: int) -> i64:
    """The positions of an own stand that a Post-it may mark: uncut wires, and where tokens count, cut ones whose number is not complete."""
    if tells(state, seat) == TELL_TIMES:
        return bare_blue(state, stand, up(1, int(state.sizes[stand])) - 1)
    return bare_blue(state, stand, sorted_mask(state, stand))


def bare_blue(state: BombBustersState, stand: int, spots: i64) -> i64:
    """Those of these positions that have a blue wire of a number still in play and no token."""
    mask: i64 = 0
    spot: i64 = 0
    while spots >> spot:
        wire = WIDTH * stand + spot
        tile = int(state.tile[wire])
        if spots >> spot & 1 and tile % 10 == 0 and state.token[wire] == 0 and state.cut_counts[tile // 10] < COPIES:
            mask |= up(1, spot)
        spot += 1
    return mask
