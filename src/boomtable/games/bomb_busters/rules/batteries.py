"""Bomb Busters: the Emergency Batteries, which recharge one or two characters (BB-221)."""

from typing import Any, ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Field, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.pieces import BATTERIES
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.equipment import check_ready, may_use, spend
from boomtable.games.bomb_busters.rules.ranks import choose2, rank2, unrank2
from boomtable.games.bomb_busters.rules.turn import check_any_time, is_any_time
from boomtable.games.bomb_busters.schema import Recharged, UseBatteries
from boomtable.games.bomb_busters.state import BombBustersState


class Recharging(Counted):
    """Chooses one or two teammates: the numbers of single ones come first, then those of pairs."""

    action_type: ClassVar[type[Action]] = UseBatteries

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, layout.seats + choose2(layout.seats))

    def check(self, state: BombBustersState, seat: Actor, action: UseBatteries) -> None:
        check_any_time(state, seat)
        check_ready(state, seat, BATTERIES)
        mates = action.mates
        if len(mates) not in (1, 2) or (len(mates) == 2 and mates[0] >= mates[1]):
            raise IllegalAction("BB-221", "seat {seat} cannot charge these: it is one or two characters, each named once", seat=seat)
        for mate in mates:
            if mate >= state.seats or not state.power_used[mate]:
                raise IllegalAction("BB-221", "seat {seat} cannot charge seat {mate}: its power has not been used", seat=seat, mate=mate)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if not may_use(state, seat, BATTERIES) or not is_any_time(state, seat):
            return
        mates = [mate for mate in range(state.seats) if state.power_used[mate]]
        for mate in mates:
            codes.append(self.start + self.number_of([mate], seat))
        for j in range(1, len(mates)):
            for i in range(j):
                codes.append(self.start + self.number_of([mates[i], mates[j]], seat))

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        spend(state, BATTERIES)
        mates = self.mates(seat, number)
        for mate in mates:
            state.power_used[mate] = False
        state.moves += 1
        if told is not None:
            told.append(Recharged(seat, tuple(mates)))

    def number(self, seat: Seat, action: UseBatteries) -> int:
        return self.number_of(list(action.mates), seat)

    def number_of(self, mates: list[Seat], seat: Seat) -> int:
        near = sorted([self.layout.near_mate(seat, mate) for mate in mates])
        return near[0] if len(near) == 1 else self.layout.seats + rank2(near[0], near[1])

    def mates(self, seat: Seat, number: int) -> list[Seat]:
        """The teammates behind a number, in ascending order."""
        if number < self.layout.seats:
            return [self.layout.far_mate(seat, number)]
        return sorted([self.layout.far_mate(seat, near) for near in unrank2(number - self.layout.seats)])

    def action(self, seat: Seat, number: int) -> Action:
        return UseBatteries(tuple(self.mates(seat, number)))

    def offer(self, actions: list[Any]) -> Offer:
        if len(actions) == 1:
            return super().offer(actions)
        mates = [action.mates[0] for action in actions if len(action.mates) == 1]
        return Offer("UseBatteries", fields=(Field("mates", tuple(mates), 1, 2),))
