"""Bomb Busters: the cards Label ≠ and Label =."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import LABEL_EQUAL, LABEL_UNEQUAL, WIDTH, value_of
from boomtable.games.bomb_busters.rules.apart import is_apart
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.equipment import check_in_reach, check_ready, may_use, spend
from boomtable.games.bomb_busters.rules.hand import place_name
from boomtable.games.bomb_busters.rules.turn import check_any_time, is_any_time
from boomtable.games.bomb_busters.schema import LabelPut, PutLabel
from boomtable.games.bomb_busters.state import BombBustersState, is_wire, owner_of, places, stands_of


class Labelling(Counted):
    """Labels two own neighbours, numbered by the left one: first all ≠, then all =."""

    action_type: ClassVar[type[Action]] = PutLabel

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, 2 * layout.hand)

    def check(self, state: BombBustersState, seat: Actor, action: PutLabel) -> None:
        check_any_time(state, seat)
        check_ready(state, seat, action.card)
        left, name = action.wire, place_name(action.wire)
        if not is_wire(state, left) or owner_of(state, left) != seat or not has_neighbour(state, left):
            raise IllegalAction("BB-200", "seat {seat} cannot label {wire}: it takes two own neighbours", seat=seat, wire=name)
        if state.cut[left] and state.cut[left + 1]:
            raise IllegalAction("BB-201", "seat {seat} cannot label {wire}: both wires are cut", seat=seat, wire=name)
        check_in_reach(state, seat, left)
        check_in_reach(state, seat, left + 1)
        if not fits(state, action.card, left):
            if action.card == LABEL_EQUAL:
                raise IllegalAction("BB-202", "seat {seat} cannot put = at {wire}: the two wires differ", seat=seat, wire=name)
            raise IllegalAction("BB-200", "seat {seat} cannot put ≠ at {wire}: the two wires are equal", seat=seat, wire=name)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        for left in pairs_to_label(state, seat, LABEL_UNEQUAL):
            codes.append(self.start + self.layout.near(seat, left))
        for left in pairs_to_label(state, seat, LABEL_EQUAL):
            codes.append(self.start + self.layout.hand + self.layout.near(seat, left))

    def apply(self, state: BombBustersState, actor: Actor, action: PutLabel, dice: Dice, told: Told) -> None:
        put_and_tell(state, actor, action.card, action.wire, told)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        equal, near = divmod(number, self.layout.hand)
        put_and_tell(state, seat, LABEL_EQUAL if equal else LABEL_UNEQUAL, self.layout.far(seat, near), told)

    def number(self, seat: Seat, action: PutLabel) -> int:
        return (self.layout.hand if action.card == LABEL_EQUAL else 0) + self.layout.near(seat, action.wire)

    def action(self, seat: Seat, number: int) -> Action:
        equal, near = divmod(number, self.layout.hand)
        return PutLabel(12 if equal else 1, self.layout.far(seat, near))


def pairs_to_label(state: BombBustersState, seat: Seat, card: int) -> list[int]:
    """The left wires of own neighbours for which this label is true."""
    if not may_use(state, seat, card) or not is_any_time(state, seat):
        return []
    lefts = [left for stand in stands_of(state, seat) for left in places(state, stand)[:-1]]
    return [left for left in lefts if fits(state, card, left)]


def fits(state: BombBustersState, card: int, left: int) -> bool:
    """Whether this label is true of two wires of which one is uncut; two yellows are equal, and so are two reds (BB-200 to BB-202)."""
    if (state.cut[left] and state.cut[left + 1]) or (state.apart and (is_apart(state, left) or is_apart(state, left + 1))):
        return False
    equal = value_of(int(state.tile[left])) == value_of(int(state.tile[left + 1]))
    return equal == (card == LABEL_EQUAL)


def has_neighbour(state: BombBustersState, left: int) -> bool:
    return left % WIDTH + 1 < state.sizes[left // WIDTH]


def put_and_tell(state: BombBustersState, seat: Seat, card: int, left: int, told: Told) -> None:
    spend(state, card)
    put(state, card, left)
    state.moves += 1
    if told is not None:
        told.append(LabelPut(seat, card, left))


def put(state: BombBustersState, card: int, left: int) -> None:
    if card == LABEL_EQUAL:
        state.equal = left
    else:
        state.unequal = left
