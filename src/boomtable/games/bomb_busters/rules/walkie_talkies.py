"""Bomb Busters: Walkie-Talkies, a swap of two wires unseen by the others."""

from typing import Any, ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Field, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import SWAP, TURN, WALKIE_TALKIES
from boomtable.games.bomb_busters.rules.blocks import Layout, OneMate, OneWire
from boomtable.games.bomb_busters.rules.codes import add
from boomtable.games.bomb_busters.rules.equipment import check_in_reach, check_ready, may_use, use
from boomtable.games.bomb_busters.rules.hand import place_name, sorted_mask, sorted_of
from boomtable.games.bomb_busters.rules.swapping import Swap
from boomtable.games.bomb_busters.rules.turn import check_any_time, is_any_time
from boomtable.games.bomb_busters.rules.way_on import check_way_on
from boomtable.games.bomb_busters.schema import GiveWire, Swapped, UseWalkieTalkies, WireOffered
from boomtable.games.bomb_busters.state import BombBustersState, is_wire, owner_of


class WireOffering(OneMate):
    """Offers an own wire to a teammate who has an uncut wire to give (BB-208)."""

    action_type: ClassVar[type[Action]] = UseWalkieTalkies

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, layout.hand)

    def check(self, state: BombBustersState, seat: Actor, action: UseWalkieTalkies) -> None:
        check_any_time(state, seat)
        check_ready(state, seat, WALKIE_TALKIES)
        if action.mate not in mates_to_swap(state, seat):
            sentence = "seat {seat} cannot swap with seat {mate}: that is no teammate with uncut wires"
            raise IllegalAction("BB-208", sentence, seat=seat, mate=action.mate)
        check_own_uncut(state, seat, action.wire)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if not may_use(state, seat, WALKIE_TALKIES) or not is_any_time(state, seat):
            return
        wires = sorted_of(state, seat)
        for mate in mates_to_swap(state, seat):
            for wire in wires:
                add(codes, self.begin(seat, mate) + self.layout.near(seat, wire))

    def apply(self, state: BombBustersState, actor: Actor, action: UseWalkieTalkies, dice: Dice, told: Told) -> None:
        offer(state, actor, action.mate, action.wire, told)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        mate, wire = divmod(number, self.each)
        offer(state, seat, self.layout.far_mate(seat, mate), self.layout.far(seat, wire), told)

    def number(self, seat: Seat, action: UseWalkieTalkies) -> int:
        return self.layout.near_mate(seat, action.mate) * self.each + self.layout.near(seat, action.wire)

    def action(self, seat: Seat, number: int) -> Action:
        mate, wire = divmod(number, self.each)
        return UseWalkieTalkies(self.layout.far_mate(seat, mate), self.layout.far(seat, wire))

    def offer(self, actions: list[Any]) -> Offer:
        mates = sorted({action.mate for action in actions})
        wires = sorted({action.wire for action in actions})
        return Offer("UseWalkieTalkies", fields=(Field("mate", tuple(mates)), Field("wire", tuple(wires))))


class Giving(OneWire):
    """The teammate chooses the wire to give in return (BB-205)."""

    action_type: ClassVar[type[Action]] = GiveWire

    def check(self, state: BombBustersState, seat: Actor, action: GiveWire) -> None:
        if not self.is_open(state, seat):
            raise IllegalAction("BB-205", "seat {seat} cannot give a wire: nobody offered it one", seat=seat)
        check_own_uncut(state, seat, action.wire)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return state.phase == SWAP and seat == state.swap_to

    def wires(self, state: BombBustersState, seat: Seat, stand: int) -> i64:
        return sorted_mask(state, stand)

    def choose(self, state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
        by, gave = state.swap_by, state.swap_wire
        swap = Swap(state, by, gave, seat, wire)
        state.swap_by = state.swap_to = state.swap_wire = -1
        state.phase = TURN
        state.skipped = 0  # other hands, other ways
        state.moves += 1
        if told is not None:
            told.append(Swapped(by, seat, gave, swap.gave_to, wire, swap.got_to, swap.gave_tile, swap.got_tile))
        check_way_on(state, told)

    def action(self, seat: Seat, number: int) -> Action:
        return GiveWire(self.layout.far(seat, number))


def is_own_uncut(state: BombBustersState, seat: Seat, wire: int) -> bool:
    return is_wire(state, wire) and owner_of(state, wire) == seat and not state.cut[wire]


def check_own_uncut(state: BombBustersState, seat: Seat, wire: int) -> None:
    if not is_own_uncut(state, seat, wire):
        raise IllegalAction("BB-205", "seat {seat} cannot give {wire}: it is not an own uncut wire", seat=seat, wire=place_name(wire))
    check_in_reach(state, seat, wire)


def mates_to_swap(state: BombBustersState, seat: Seat) -> list[Seat]:
    """Teammates with a wire to give (BB-208)."""
    return [mate for mate in range(state.seats) if mate != seat and sorted_of(state, mate)]


def offer(state: BombBustersState, seat: Seat, mate: Seat, wire: int, told: Told) -> None:
    use(state, seat, WALKIE_TALKIES)
    state.swap_by, state.swap_to, state.swap_wire = seat, mate, wire
    state.phase = SWAP
    state.moves += 1
    if told is not None:
        told.append(WireOffered(seat, mate, wire))
