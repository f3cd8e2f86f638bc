"""Bomb Busters: the value that is announced for the wires pointed at; two of them with the X or Y Ray (BB-080, BB-235)."""

from typing import Any, ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import bits_in, nth_bit
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Field, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import HAND, POINTED, XY_RAY, YELLOW
from boomtable.games.bomb_busters.rules.apart import is_apart
from boomtable.games.bomb_busters.rules.before_claim import prepare
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.codes import add_bits, add_pairs
from boomtable.games.bomb_busters.rules.equipment import check_in_reach, check_ready, may_use, use
from boomtable.games.bomb_busters.rules.hand import held_values, sorted_values
from boomtable.games.bomb_busters.rules.locks import check_free
from boomtable.games.bomb_busters.rules.may_cut import sayable_mask
from boomtable.games.bomb_busters.rules.open_cards import turn_down
from boomtable.games.bomb_busters.rules.ranks import choose2, nth_pair, rank2, unrank2
from boomtable.games.bomb_busters.rules.settling import settle
from boomtable.games.bomb_busters.rules.turned import blind_values
from boomtable.games.bomb_busters.schema import Said, Say
from boomtable.games.bomb_busters.state import BombBustersState, owner_of


class Saying(Counted):
    """Announces one or two values: the numbers of single ones come first, then those of pairs."""

    action_type: ClassVar[type[Action]] = Say

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, YELLOW + choose2(YELLOW))

    def check(self, state: BombBustersState, seat: Actor, action: Say) -> None:
        claim = state.claim
        if state.phase != POINTED or claim is None or seat != state.turn:
            raise IllegalAction("BB-080", "seat {seat} cannot announce a value: it has not pointed at a wire", seat=seat)
        values = action.values
        if len(values) not in (1, 2):
            sentence = "seat {seat} cannot announce {count} values: it is one, or two with the X or Y Ray"
            raise IllegalAction("BB-080", sentence, seat=seat, count=len(values))
        if claim.blind >= 0:
            check_blind(state, seat, values)
            return
        for value in values:
            if value not in held_values(state, seat):
                raise IllegalAction("BB-081", "seat {seat} cannot announce {value}: it holds none uncut", seat=seat, value=value)
            if value == YELLOW and claim.tool != HAND:
                raise IllegalAction("BB-266", "seat {seat} cannot announce yellow with a detector", seat=seat)
            check_free(state, seat, value)
            if (claim.tool != HAND or len(values) == 2) and not sorted_values(state, seat) >> value - 1 & 1:
                sentence = "seat {seat} cannot announce {value} with equipment or a character: its only one stands apart"
                raise IllegalAction("BB-405", sentence, seat=seat, value=value)
        if len(values) == 2:
            check_ready(state, seat, XY_RAY)
            check_in_reach(state, seat, claim.wires[0])
            if values[0] >= values[1]:
                raise IllegalAction("BB-235", "seat {seat} cannot announce these two: they must differ, the smaller first", seat=seat)

    def values(self, state: BombBustersState, seat: Seat) -> i64:
        """The values that may be announced, bit v - 1 for value v: no yellow with a detector (BB-266), nothing locked (BB-1092)."""
        claim = state.claim
        if state.phase != POINTED or seat != state.turn or claim is None:
            return 0
        if claim.blind >= 0:
            return blind_values(state)
        return sayable_mask(state, seat, YELLOW if claim.tool == HAND else YELLOW - 1)

    def rayed(self, state: BombBustersState, seat: Seat) -> i64:
        """Those of which two may be announced at once, bit v - 1 for value v."""
        values = self.values(state, seat)
        if not values or not may_use(state, seat, XY_RAY):
            return 0
        return values & rayed_values(state, seat) if state.apart else values

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        add_bits(codes, self.start, self.values(state, seat))
        add_pairs(codes, self.start + YELLOW, self.rayed(state, seat))

    def count(self, state: BombBustersState, seat: Seat) -> i64:
        pairs = bits_in(self.rayed(state, seat))
        return bits_in(self.values(state, seat)) + pairs * (pairs - 1) // 2

    def nth(self, state: BombBustersState, seat: Seat, n: i64) -> int:
        values = self.values(state, seat)
        single = bits_in(values)
        if n < single:
            return self.start + int(nth_bit(values, n))
        return self.start + YELLOW + int(nth_pair(self.rayed(state, seat), n - single))

    def apply(self, state: BombBustersState, actor: Actor, action: Say, dice: Dice, told: Told) -> None:
        say(state, actor, list(action.values), told)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        say(state, seat, said_by(number), told)

    def number(self, seat: Seat, action: Say) -> int:
        values = action.values
        return values[0] - 1 if len(values) == 1 else YELLOW + rank2(values[0] - 1, values[1] - 1)

    def action(self, seat: Seat, number: int) -> Action:
        return Say(tuple(said_by(number)))

    def offer(self, actions: list[Any]) -> Offer:
        if len(actions[-1].values) == 1:
            return super().offer(actions)
        values = [action.values[0] for action in actions if len(action.values) == 1]
        return Offer("Say", fields=(Field("values", tuple(values), 1, 2),))


def check_blind(state: BombBustersState, seat: Seat, values: tuple[int, ...]) -> None:
    if len(values) != 1 or not blind_values(state) >> values[0] - 1 & 1:
        sentence = "seat {seat} cannot announce that of a turned wire: it is one number of which two are left"
        raise IllegalAction("BB-1382", sentence, seat=seat, wire="")


def rayed_values(state: BombBustersState, seat: Seat) -> i64:
    """What a seat could announce with the ray of the wire pointed at, where some wires stand apart (BB-405)."""
    claim = state.claim
    return 0 if claim is None or claim.blind >= 0 or is_apart(state, claim.wires[0]) else sorted_values(state, seat)


def said_by(number: int) -> list[int]:
    if number < YELLOW:
        return [number + 1]
    low, high = unrank2(number - YELLOW)
    return [low + 1, high + 1]


def say(state: BombBustersState, seat: Seat, values: list[int], told: Told) -> None:
    claim = state.claim
    assert claim is not None
    claim.values = values
    if len(values) == 2:
        use(state, seat, XY_RAY)
    if state.air or state.line:
        prepare(state, seat, values[0], told)
    state.moves += 1
    if state.open:
        turn_down(state, values[0])
    if told is not None:
        told.append(Said(seat, owner_of(state, claim.wires[0]), tuple(claim.wires), tuple(values)))
    settle(state, claim, told)
