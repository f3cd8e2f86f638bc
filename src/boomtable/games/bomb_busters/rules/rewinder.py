"""Bomb Busters: the Rewinder, one step back on the dial (BB-220)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import REWINDER
from boomtable.games.bomb_busters.rules.blocks import Single
from boomtable.games.bomb_busters.rules.equipment import check_ready, may_use, spend
from boomtable.games.bomb_busters.rules.turn import check_any_time, is_any_time
from boomtable.games.bomb_busters.schema import Rewound, UseRewinder
from boomtable.games.bomb_busters.state import BombBustersState


class Rewinding(Single):
    action_type: ClassVar[type[Action]] = UseRewinder

    def check(self, state: BombBustersState, seat: Actor, action: UseRewinder) -> None:
        check_any_time(state, seat)
        check_ready(state, seat, REWINDER)
        if not can_go_back(state):
            raise IllegalAction("BB-152", "seat {seat} cannot rewind: the dial is back as far as it goes", seat=seat)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return may_use(state, seat, REWINDER) and is_any_time(state, seat) and can_go_back(state)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        spend(state, REWINDER)
        state.fuse += 1
        state.moves += 1
        if told is not None:
            told.append(Rewound(seat, state.fuse))

    def action(self, seat: Seat, number: int) -> Action:
        return UseRewinder()


def can_go_back(state: BombBustersState) -> bool:
    """Whether the dial is not back as far as it goes (BB-152, BB-1512)."""
    return state.fuse < MISSIONS[state.mission].most_fuse(state.seats)
