"""Bomb Busters: the shapes of blocks of numbers, counted from the actor's own stand and seat (BB-380)."""

from typing import Any

from mypy_extensions import i64

from boomtable.core.actions import Chapter, Told
from boomtable.core.bits import bits_in, nth_bit
from boomtable.core.dice import Dice
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import WIDTH
from boomtable.games.bomb_busters.rules.codes import add_bits
from boomtable.games.bomb_busters.start import owners
from boomtable.games.bomb_busters.state import BombBustersState

MOST_HOOKED = 2  # wires that a stand may get by the Grappling Hook, which the Emergency Drop may bring back


class Layout:
    """How stands, wires and teammates are counted at a table."""

    def __init__(self, seats: int, captain: Seat, mission: int) -> None:
        self.seats = seats
        self.captain = captain
        self.mission = mission
        self.owner = owners(seats, captain)
        self.stands = len(self.owner)
        more = MISSIONS[mission].kept(seats)  # any stand may get them (BB-1432)
        if MISSIONS[mission].double_cards:
            more += MOST_HOOKED
        self.width = min(WIDTH, -(-MISSIONS[mission].dealt(seats) // self.stands) + more)  # of the longest stand
        self.hand = self.width * (2 if seats <= 3 else 1)
        self.names_wires = MISSIONS[mission].twist.naming is not None
        self.first = [self.owner.index(seat) for seat in range(seats)]

    def near(self, seat: Seat, wire: int) -> int:
        return self.near_stand(seat, wire // WIDTH) * self.width + wire % WIDTH

    def far(self, seat: Seat, near: int) -> int:
        return self.far_stand(seat, near // self.width) * WIDTH + near % self.width

    def near_stand(self, seat: Seat, stand: int) -> int:
        return (stand - self.first[seat]) % self.stands

    def far_stand(self, seat: Seat, near: int) -> int:
        return (self.first[seat] + near) % self.stands

    def near_mate(self, seat: Seat, mate: Seat) -> int:
        return (mate - seat) % self.seats

    def far_mate(self, seat: Seat, near: int) -> Seat:
        return (seat + near) % self.seats


class Counted(Chapter[BombBustersState]):
    """A chapter that knows how many of its actions are legal and which one is the n-th, in the order of `legal`."""

    def __init__(self, layout: Layout, size: int) -> None:
        super().__init__(size)
        self.layout = layout

    def count(self, state: BombBustersState, seat: Seat) -> i64:
        codes: list[int] = []
        self.legal(state, seat, codes)
        return len(codes)

    def nth(self, state: BombBustersState, seat: Seat, n: i64) -> int:
        codes: list[int] = []
        self.legal(state, seat, codes)
        return codes[n]


class Single(Counted):
    """A block of one number: an action without fields."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, 1)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        raise NotImplementedError

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if self.is_open(state, seat):
            codes.append(self.start)

    def count(self, state: BombBustersState, seat: Seat) -> i64:
        return 1 if self.is_open(state, seat) else 0

    def nth(self, state: BombBustersState, seat: Seat, n: i64) -> int:
        return self.start

    def number(self, seat: Seat, action: Any) -> int:
        return 0


class OneWire(Counted):
    """A block with a number for each wire: of the own hand, or of all stands if other players' wires are chosen, or anybody's."""

    def __init__(self, layout: Layout, own: bool = True, anybody: bool = False) -> None:
        super().__init__(layout, layout.hand if own else layout.stands * layout.width)
        self.own = own
        self.anybody = anybody

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        """Whether the seat chooses such a wire now."""
        raise NotImplementedError

    def wires(self, state: BombBustersState, seat: Seat, stand: int) -> i64:
        """The wires to choose from on a stand: bit p for position p."""
        raise NotImplementedError

    def choose(self, state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
        raise NotImplementedError

    def apply(self, state: BombBustersState, actor: Actor, action: Any, dice: Dice, told: Told) -> None:
        self.choose(state, actor, action.wire, told)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        self.choose(state, seat, self.layout.far(seat, number), told)

    def number(self, seat: Seat, action: Any) -> int:
        return self.layout.near(seat, action.wire)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if not self.is_open(state, seat):
            return
        for stand in range(len(state.owner)):
            if self.anybody or (state.owner[stand] == seat) == self.own:
                add_bits(codes, self.begin(seat, stand), self.wires(state, seat, stand))

    def count(self, state: BombBustersState, seat: Seat) -> i64:
        count: i64 = 0
        if self.is_open(state, seat):
            for stand in range(len(state.owner)):
                if self.anybody or (state.owner[stand] == seat) == self.own:
                    count += bits_in(self.wires(state, seat, stand))
        return count

    def nth(self, state: BombBustersState, seat: Seat, n: i64) -> int:
        for stand in range(len(state.owner)):
            if self.anybody or (state.owner[stand] == seat) == self.own:
                wires = self.wires(state, seat, stand)
                if n < bits_in(wires):
                    return int(self.begin(seat, stand) + nth_bit(wires, n))
                n -= bits_in(wires)
        raise AssertionError("there are fewer wires to choose from")

    def begin(self, seat: Seat, stand: int) -> i64:
        """The code of the first wire of a stand."""
        return self.start + self.layout.near_stand(seat, stand) * self.layout.width


class OneMate(Counted):
    """A block with a number for each seat, combined with whatever else is chosen along with it."""

    def __init__(self, layout: Layout, each: int = 1) -> None:
        super().__init__(layout, layout.seats * each)
        self.each = each

    def begin(self, seat: Seat, mate: Seat) -> int:
        """The code of the first action with this mate."""
        return self.start + self.layout.near_mate(seat, mate) * self.each
