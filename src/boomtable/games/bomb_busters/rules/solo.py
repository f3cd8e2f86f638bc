"""Bomb Busters: the Solo Cut."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import bits_in, nth_bit
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import YELLOW
from boomtable.games.bomb_busters.rules.before_claim import prepare
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.codes import add_bits
from boomtable.games.bomb_busters.rules.cut_wires import lay_down
from boomtable.games.bomb_busters.rules.hand import holds, rest_of, wires_of_value
from boomtable.games.bomb_busters.rules.locks import check_free, check_solo_free
from boomtable.games.bomb_busters.rules.may_cut import can_dual_cut, solo_mask
from boomtable.games.bomb_busters.rules.open_cards import turn_down
from boomtable.games.bomb_busters.rules.turn import check_turn, is_turn_of
from boomtable.games.bomb_busters.schema import SoloCut, SoloDone
from boomtable.games.bomb_busters.state import BombBustersState


class SoloCutting(Counted):
    """Cuts all uncut wires of a value alone: the hand holds all of them, two or four (BB-110)."""

    action_type: ClassVar[type[Action]] = SoloCut

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, YELLOW)

    def check(self, state: BombBustersState, seat: Actor, action: SoloCut) -> None:
        check_turn(state, seat)
        check_not_bound(state, seat)
        check_solo_free(state, seat)
        value, own = action.value, holds(state, seat, action.value)
        if own == 0:
            raise IllegalAction("BB-110", "seat {seat} cannot cut {value} alone: it holds none", seat=seat, value=value)
        check_free(state, seat, value)
        elsewhere = rest_of(state, value) - own
        if elsewhere > 0:
            sentence = "seat {seat} cannot cut {value} alone: {elsewhere} are uncut elsewhere"
            raise IllegalAction("BB-110", sentence, seat=seat, value=value, elsewhere=elsewhere)

    def values(self, state: BombBustersState, seat: Seat) -> i64:
        """The values that can be cut now, bit v - 1 for value v."""
        if not is_turn_of(state, seat) or bound_to_pair(state, seat):
            return 0
        return solo_mask(state, seat)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        add_bits(codes, self.start, self.values(state, seat))

    def count(self, state: BombBustersState, seat: Seat) -> i64:
        return bits_in(self.values(state, seat))

    def nth(self, state: BombBustersState, seat: Seat, n: i64) -> int:
        return self.start + int(nth_bit(self.values(state, seat), n))

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        if state.air or state.line:
            prepare(state, seat, number + 1, told)
        wires = wires_of_value(state, seat, number + 1)
        state.moves += 1
        if state.open:
            turn_down(state, number + 1)
        if told is not None:
            told.append(SoloDone(seat, number + 1, tuple(wires), tuple(int(state.tile[wire]) for wire in wires)))
        lay_down(state, wires, told)

    def number(self, seat: Seat, action: SoloCut) -> int:
        return action.value - 1

    def action(self, seat: Seat, number: int) -> Action:
        return SoloCut(number + 1)


def bound_to_pair(state: BombBustersState, seat: Seat) -> bool:
    """Whether a Dual Cut must follow, as after the Stabilizer if one is legal (BB-232)."""
    return state.stabilized and can_dual_cut(state, seat)


def check_not_bound(state: BombBustersState, seat: Seat) -> None:
    if bound_to_pair(state, seat):
        raise IllegalAction("BB-232", "seat {seat} cannot do that: after the Stabilizer it must cut a pair", seat=seat)
