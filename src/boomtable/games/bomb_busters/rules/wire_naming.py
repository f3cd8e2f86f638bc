"""Bomb Busters: wires that are cut by naming all of them at once, one after the other (BB-1133)."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import up
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat, audience_of
from boomtable.games.bomb_busters.pieces import WIDTH
from boomtable.games.bomb_busters.rules.blocks import Layout, OneWire, Single
from boomtable.games.bomb_busters.rules.hand import place_name, uncut_mask
from boomtable.games.bomb_busters.rules.named_wires import settle
from boomtable.games.bomb_busters.rules.solo import bound_to_pair, check_not_bound
from boomtable.games.bomb_busters.rules.to_name import can_name, holds_others, lacks_one, naming_of
from boomtable.games.bomb_busters.rules.turn import check_turn, is_turn_of
from boomtable.games.bomb_busters.schema import Named, NamesTakenBack, NameWire, TakeBack
from boomtable.games.bomb_busters.state import BombBustersState, is_wire


class WireNaming(OneWire):
    """Names one wire, an own one included; the last one settles it. Until then nobody else knows of it (BB-1135)."""

    action_type: ClassVar[type[Action]] = NameWire

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, own=False, anybody=True)
        if not layout.names_wires:
            self.size = 0

    def check(self, state: BombBustersState, seat: Actor, action: NameWire) -> None:
        check_turn(state, seat)
        naming = naming_of(state)
        if naming is None:
            raise IllegalAction("BB-1133", "seat {seat} cannot name wires: nothing is to be named", seat=seat, why="nothing")
        check_not_bound(state, seat)
        if lacks_one(state, seat, naming):
            sentence = "seat {seat} cannot name wires: at this table it takes one of them in its own hand"
            raise IllegalAction("BB-1134", sentence, seat=seat, value=naming.value)
        if holds_others(state, seat, naming):
            sentence = "seat {seat} cannot name wires: it has others than {value}s, which are cut first"
            raise IllegalAction("BB-1461", sentence, seat=seat, value=naming.value)
        wire, name = action.wire, place_name(action.wire)
        if not is_wire(state, wire) or state.cut[wire]:
            raise IllegalAction("BB-1133", "seat {seat} cannot name {wire}: it takes an uncut wire", seat=seat, wire=name, why="gone")
        if wire in state.named:
            raise IllegalAction("BB-1133", "seat {seat} cannot name {wire}: it has named it", seat=seat, wire=name, why="again")

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return is_turn_of(state, seat) and can_name(state, seat) and not bound_to_pair(state, seat)

    def wires(self, state: BombBustersState, seat: Seat, stand: int) -> i64:
        mask = uncut_mask(state, stand)
        for wire in state.named:
            if wire // WIDTH == stand:
                mask &= ~up(1, wire % WIDTH)
        return mask

    def choose(self, state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
        naming = naming_of(state)
        assert naming is not None
        state.named = sorted([*state.named, wire])
        if told is not None:
            told.append(Named(seat, wire, audience=audience_of([seat])))
        if len(state.named) == naming.count:
            settle(state, seat, naming, told)

    def action(self, seat: Seat, number: int) -> Action:
        return NameWire(self.layout.far(seat, number))


class TakingBack(Single):
    """Takes back what has been named so far, once in a turn."""

    action_type: ClassVar[type[Action]] = TakeBack

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        if not layout.names_wires:
            self.size = 0

    def check(self, state: BombBustersState, seat: Actor, action: TakeBack) -> None:
        check_turn(state, seat)
        if not state.named:
            raise IllegalAction("BB-1135", "seat {seat} cannot take anything back: it has named no wire", seat=seat, why="none")
        if state.took_back:
            raise IllegalAction("BB-1135", "seat {seat} cannot take names back again: it is once in a turn", seat=seat, why="again")

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return is_turn_of(state, seat) and len(state.named) > 0 and not state.took_back

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.named = []
        state.took_back = True
        if told is not None:
            told.append(NamesTakenBack(seat, audience=audience_of([seat])))

    def action(self, seat: Seat, number: int) -> Action:
        return TakeBack()
