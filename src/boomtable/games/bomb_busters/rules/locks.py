"""Bomb Busters: what a seat may not announce, cut, point at or use now, and why: all limits of a mission in one place.

Rules, view and bots ask here. A mission without limits pays for it with one look at `limited`.
"""

from typing import Final

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import YELLOW
from boomtable.games.bomb_busters.rules.behind_nano import BehindNano
from boomtable.games.bomb_busters.rules.calls import Called
from boomtable.games.bomb_busters.rules.captains import BareCaptain, Rookie
from boomtable.games.bomb_busters.rules.constraints import Constraint
from boomtable.games.bomb_busters.rules.limit import Limit
from boomtable.games.bomb_busters.rules.open_cards import OpenCards
from boomtable.games.bomb_busters.rules.sequence import Row
from boomtable.games.bomb_busters.rules.short_of_air import ShortOfAir
from boomtable.games.bomb_busters.rules.to_name import OnlyNamed
from boomtable.games.bomb_busters.rules.turned_limit import TurnedWires
from boomtable.games.bomb_busters.schema import LockView
from boomtable.games.bomb_busters.state import BombBustersState

LIMITS: Final[list[Limit]] = [
    *(Row(), Called(), OpenCards(), Rookie(), BareCaptain()),
    *(Constraint(), ShortOfAir(), BehindNano(), OnlyNamed(), TurnedWires()),
]
BY_MISSION: Final = {number: [limit for limit in LIMITS if limit.is_in(mission.twist)] for number, mission in MISSIONS.items()}


def limits_of(state: BombBustersState) -> list[Limit]:
    return BY_MISSION[state.mission]


def locked_mask(state: BombBustersState, seat: Seat) -> i64:
    """The values that a seat may neither announce nor cut alone, bit v - 1 for value v."""
    mask: i64 = 0
    if state.limited:
        for limit in limits_of(state):
            mask |= limit.for_all(state) | limit.for_seat(state, seat)
    return mask


def locks_are_public(state: BombBustersState) -> bool:
    """Whether everybody can tell what is locked for whom."""
    for limit in limits_of(state):
        if limit.secret:
            return False
    return True


def is_locked(state: BombBustersState, seat: Seat, value: int) -> bool:
    return state.limited and locked_mask(state, seat) & up(1, value - 1) != 0


def check_free(state: BombBustersState, seat: Seat, value: int) -> None:
    for limit in limits_of(state):
        limit.check_value(state, seat, value)


def locks_for_all(state: BombBustersState) -> tuple[LockView, ...]:
    locks: list[LockView] = []
    for limit in limits_of(state):
        locks += locks_in(limit, state, state.turn, limit.for_all(state))
    return tuple(locks)


def locks_of(state: BombBustersState, seat: Seat) -> tuple[LockView, ...]:
    """What only this seat may not cut."""
    locks: list[LockView] = []
    for limit in limits_of(state):
        locks += locks_in(limit, state, seat, limit.for_seat(state, seat) & ~limit.for_all(state))
    return tuple(locks)


def locks_in(limit: Limit, state: BombBustersState, seat: Seat, mask: i64) -> list[LockView]:
    return [limit.lock(state, seat, value) for value in range(1, YELLOW + 1) if mask & up(1, value - 1)]


def forbidden_wires(state: BombBustersState, seat: Seat, stand: int, tool: int) -> i64:
    """The wires of a stand that a seat may not point at with this tool, bit p for position p."""
    mask: i64 = 0
    for limit in limits_of(state):
        mask |= limit.wires(state, seat, stand, tool)
    return mask


def check_target_free(state: BombBustersState, seat: Seat, wire: int, tool: int) -> None:
    for limit in limits_of(state):
        limit.check_wire(state, seat, wire, tool)


def solo_is_barred(state: BombBustersState, seat: Seat) -> bool:
    if state.limited:
        for limit in limits_of(state):
            if limit.bars_solo(state, seat):
                return True
    return False


def check_solo_free(state: BombBustersState, seat: Seat) -> None:
    for limit in limits_of(state):
        limit.check_solo(state, seat)


def card_is_barred(state: BombBustersState, seat: Seat, card: int) -> bool:
    """Whether a mission keeps a seat from using an equipment card, or its own power: card 0."""
    if state.limited:
        for limit in limits_of(state):
            if limit.bars_card(state, seat, card):
                return True
    return False


def check_card_free(state: BombBustersState, seat: Seat, card: int) -> None:
    for limit in limits_of(state):
        limit.check_card(state, seat, card)
