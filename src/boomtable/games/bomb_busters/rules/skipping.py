"""Bomb Busters: a turn that passes without a deed, where the mission lets it (BB-056)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.bits import up
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.mission import Skips
from boomtable.games.bomb_busters.rules.blocks import Layout, Single
from boomtable.games.bomb_busters.rules.constraints import turn_card
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.hand import has_wires, only_reds
from boomtable.games.bomb_busters.rules.may_cut import is_stuck
from boomtable.games.bomb_busters.rules.solo import bound_to_pair, check_not_bound
from boomtable.games.bomb_busters.rules.stuck import prove_stuck
from boomtable.games.bomb_busters.rules.turn import check_turn, is_turn_of
from boomtable.games.bomb_busters.rules.turn_end import end_turn
from boomtable.games.bomb_busters.schema import Skip, Skipped, Stalled
from boomtable.games.bomb_busters.state import BombBustersState


class Skipping(Single):
    """Only missions that know skipping have a number for it."""

    action_type: ClassVar[type[Action]] = Skip

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        if MISSIONS[layout.mission].twist.skips is None:
            self.size = 0

    def check(self, state: BombBustersState, seat: Actor, action: Skip) -> None:
        skips = skips_of(state)
        if skips is None:
            raise IllegalAction("BB-056", "seat {seat} cannot skip its turn: this mission knows no skipping", seat=seat)
        check_turn(state, seat)
        if only_reds(state, seat):
            raise IllegalAction("BB-055", "seat {seat} cannot skip its turn: it has only red wires and must reveal them", seat=seat)
        if not skips.by_choice and not is_stuck(state, seat):
            raise IllegalAction("BB-415", "seat {seat} cannot skip its turn: it can cut something", seat=seat)
        if not skips.covered:
            check_not_bound(state, seat)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return is_turn_of(state, seat) and may_skip(state, seat)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        skip(state, seat, told)

    def action(self, seat: Seat, number: int) -> Action:
        return Skip()


def skips_of(state: BombBustersState) -> Skips | None:
    return MISSIONS[state.mission].twist.skips


def may_skip(state: BombBustersState, seat: Seat) -> bool:
    """Whether the mission lets this seat skip its turn."""
    skips = skips_of(state)
    if skips is None or (not skips.covered and bound_to_pair(state, seat)):
        return False
    return not only_reds(state, seat) if skips.by_choice else is_stuck(state, seat)


def price(state: BombBustersState) -> int:
    """How many steps of the dial a skipped turn costs now; the Stabilizer covers it where the mission says so."""
    skips = skips_of(state)
    if skips is None or (skips.covered and state.stabilized):
        return 0
    return skips.cost


def skip(state: BombBustersState, seat: Seat, told: Told) -> None:
    skips = skips_of(state)
    if skips is not None and not skips.by_choice:
        prove_stuck(state, seat)
    cost = price(state)
    state.fuse -= cost
    state.skipped |= up(1, seat)
    state.moves += 1
    if told is not None:
        told.append(Skipped(seat, state.fuse, cost))
    if state.fuse == 0:
        explode(state, seat, "fuse_burned", [], told)
    elif is_stalled(state):
        stall(state, seat, told)
    else:
        end_turn(state, told, skipped=True)


def is_stalled(state: BombBustersState) -> bool:
    """Whether nobody could play for a whole round, which costs nothing in this mission (BB-433)."""
    skips = skips_of(state)
    if skips is None or skips.cost > 0:
        return False
    for seat in range(state.seats):
        if not state.skipped & up(1, seat) and has_wires(state, seat):
            return False
    return True


def stall(state: BombBustersState, seat: Seat, told: Told) -> None:
    """Nobody could play for a whole round: the open constraint changes where the mission says so, else the bomb explodes."""
    skips = skips_of(state)
    if skips is None or not skips.turns_card:
        explode(state, seat, "no_way_on", [], told)
        return
    state.fuse -= skips.stall
    if told is not None:
        told.append(Stalled(state.fuse))
    if state.fuse == 0:
        explode(state, seat, "fuse_burned", [], told)
        return
    turn_card(state, told)
    end_turn(state, told)
