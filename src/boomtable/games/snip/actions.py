"""Snip: what seats do. Counted from the actor's own wires, 0 and 1 are vouched for and the others cut (SN-021)."""

from typing import Any, ClassVar

from boomtable.core.actions import Actions, Chapter, Told, action_union
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.snip import rules
from boomtable.games.snip.schema import Cut, Vouch, Vouched, WireCut
from boomtable.games.snip.state import BLUE, SnipState


class Vouching(Chapter[SnipState]):
    """A seat shows that one of its own two wires is blue."""

    action_type: ClassVar[type[Action]] = Vouch

    def __init__(self, wires: int) -> None:
        super().__init__(2)

    def check(self, state: SnipState, seat: Actor, action: Vouch) -> None:
        wire = action.wire
        if wire >= len(state.cut):
            raise IllegalAction("SN-009", "seat {seat} cannot choose wire {wire}: there is none", seat=seat, wire=wire)
        if state.vouchers == 0:
            raise IllegalAction("SN-014", "seat {seat} cannot vouch: no voucher is left", seat=seat)
        if wire // 2 != seat:
            raise IllegalAction("SN-015", "seat {seat} cannot vouch for wire {wire}: it is not its own", seat=seat, wire=wire)
        if state.cut[wire] or state.vouched[wire]:
            raise IllegalAction("SN-017", "seat {seat} cannot vouch for wire {wire}: everybody knows its colour", seat=seat, wire=wire)
        if state.colours[wire] != BLUE:
            raise IllegalAction("SN-016", "seat {seat} cannot vouch for wire {wire}: it is red", seat=seat, wire=wire)

    def legal(self, state: SnipState, seat: Seat, codes: list[int]) -> None:
        if state.vouchers == 0:
            return
        for number in range(2):
            wire = 2 * seat + number
            if state.colours[wire] == BLUE and not state.cut[wire] and not state.vouched[wire]:
                codes.append(self.start + number)

    def do(self, state: SnipState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        wire = 2 * seat + number
        state.vouched[wire] = True
        state.vouchers -= 1
        if told is not None:
            told.append(Vouched(seat, wire))

    def number(self, seat: Seat, action: Vouch) -> int:
        return action.wire - 2 * seat

    def action(self, seat: Seat, number: int) -> Action:
        return Vouch(2 * seat + number)


class Cutting(Chapter[SnipState]):
    """A seat cuts a wire of somebody else."""

    action_type: ClassVar[type[Action]] = Cut

    def __init__(self, wires: int) -> None:
        super().__init__(wires - 2)
        self.wires = wires

    def check(self, state: SnipState, seat: Actor, action: Cut) -> None:
        wire = action.wire
        if wire >= len(state.cut):
            raise IllegalAction("SN-009", "seat {seat} cannot choose wire {wire}: there is none", seat=seat, wire=wire)
        if wire // 2 == seat:
            raise IllegalAction("SN-003", "seat {seat} cannot cut wire {wire}: it is its own", seat=seat, wire=wire)
        if state.cut[wire]:
            raise IllegalAction("SN-004", "seat {seat} cannot cut wire {wire}: it is cut already", seat=seat, wire=wire)

    def legal(self, state: SnipState, seat: Seat, codes: list[int]) -> None:
        wires, next_wire = self.wires, 2 * seat + 2
        for number in range(self.size):
            if not state.cut[(next_wire + number) % wires]:
                codes.append(self.start + number)

    def do(self, state: SnipState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        wire = self.wire(seat, number)
        state.cut[wire] = True
        if told is not None:
            told.append(WireCut(seat, wire, state.colours[wire]))

    def number(self, seat: Seat, action: Cut) -> int:
        return (action.wire - 2 * seat - 2) % self.wires

    def action(self, seat: Seat, number: int) -> Action:
        return Cut(self.wire(seat, number))

    def wire(self, seat: Seat, number: int) -> int:
        return (2 * seat + 2 + number) % self.wires


CHAPTERS: tuple[type[Chapter[Any]], ...] = (Vouching, Cutting)
UNION: Any = action_union(CHAPTERS)


class SnipActions(Actions[SnipState]):
    def __reduce__(self) -> tuple[Any, ...]:
        return of_seats, (self.size // 2,)

    def open_chapters(self, state: SnipState, seat: Seat) -> list[Chapter[SnipState]]:
        return [] if seat != state.turn or rules.is_over(state) else self.chapters


BY_SEATS: list[SnipActions] = [SnipActions([chapter(2 * seats) for chapter in CHAPTERS]) for seats in range(6)]


def of_seats(seats: int) -> SnipActions:
    return BY_SEATS[seats]


def sample_code(state: SnipState, seat: Seat, dice: Dice) -> int:
    """Pick codes at random until one is legal: at least one in 2n is."""
    size = len(state.cut)
    vouched = 0 if state.vouchers else 2
    while True:
        code = vouched + dice.pick(size - vouched)
        wire = (code + 2 * seat) % size
        if state.cut[wire]:
            continue
        if code >= 2 or not (state.vouched[wire] or state.colours[wire]):
            return code
