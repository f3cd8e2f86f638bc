"""Bomb Busters bots: what a cut costs besides its risk: oxygen, or where it takes Nano; and whom to give oxygen to."""

from typing import Final

from boomtable.bots.handmade.bomb_busters import nano_sense
from boomtable.bots.handmade.bomb_busters.plan import Plan
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.rules import air
from boomtable.games.bomb_busters.rules.hand import mates_with_wires, rest_of
from boomtable.games.bomb_busters.rules.nano_line import ahead_of, within_reach
from boomtable.games.bomb_busters.state import BombBustersState

PASSED: Final = 0.01  # worth of a number that Nano goes past
BREATH: Final = 0.02  # of a bubble more or less than the own share of what there is until the air comes back
PLENTY: Final = 12  # air that pays for everything


def is_tolled(state: BombBustersState) -> bool:
    return len(state.nano) > 0 or len(state.air) > 0


def toll(state: BombBustersState, seat: Seat, value: int) -> float:
    """What a successful cut of this value costs; less than nothing if it helps."""
    if state.line:
        return PASSED * within_reach(state).index(value)
    if state.nano:
        return nano_sense.price(state, value)
    if air.is_given(state):
        return -BREATH * min(value, thirst(state, seat))
    others = to_come(state, seat)
    if air.is_common(state):
        return BREATH * air.price(state, seat, value) * others
    share = air.purse(state, seat) / (1 + others)
    return BREATH * abs(air.price(state, seat, value) - share)


def thirst(state: BombBustersState, seat: Seat) -> int:
    """How much the one who gets the price could do with."""
    mate = mate_for_air(state, seat) if air.receiver(state, seat) >= 0 else -1
    return 0 if mate < 0 else max(0, PLENTY - state.air[mate])


def to_come(state: BombBustersState, seat: Seat) -> int:
    """How many others act before the air comes back."""
    mates = mates_with_wires(state, seat)
    until = (state.captain - seat) % state.seats or state.seats
    return len([mate for mate in mates if (mate - seat) % state.seats < until])


def weigh(plans: list[Plan], state: BombBustersState, seat: Seat) -> None:
    """Add to what claims risk what they cost if they succeed."""
    for plan in plans:
        plan.loss += plan.chance * toll(state, seat, plan.values[0])


def cheapest(plans: list[Plan], state: BombBustersState, seat: Seat) -> Plan | None:
    """Of cuts that cannot fail, the one with the least toll; the first of equals."""
    return min(plans, key=lambda plan: toll(state, seat, plan.values[0])) if plans else None


def mate_for_air(state: BombBustersState, seat: Seat) -> Seat:
    """The next teammate who has not plenty: so the air goes round with the turn. -1 if there is no choice."""
    mates = mates_with_wires(state, seat)
    mates.sort(key=lambda mate: (mate - seat) % state.seats)
    if len(mates) < 2:
        return -1
    for mate in mates:
        if state.air[mate] < PLENTY:
            return mate
    return mates[0]


def looks_ahead(state: BombBustersState) -> bool:
    """Whether Nano should look to the end of the row: where more wires are left to cut."""
    return wires_ahead(state, 1) >= wires_ahead(state, -1)


def wires_ahead(state: BombBustersState, way: int) -> int:
    left = 0
    for number in ahead_of(state, way):
        left += rest_of(state, number)
    return left
