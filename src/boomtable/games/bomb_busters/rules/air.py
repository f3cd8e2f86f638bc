"""Bomb Busters: oxygen. What a cut costs, who has it, and where it goes (BB-1441, BB-1491, BB-1631)."""

from typing import Literal

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import NUMBERS
from boomtable.games.bomb_busters.rules.hand import has_wires, mates_with_wires
from boomtable.games.bomb_busters.schema import AirMoved
from boomtable.games.bomb_busters.state import BombBustersState

MIDDLE = -1  # where common air lies: behind that of the seats


def is_common(state: BombBustersState) -> bool:
    return MISSIONS[state.mission].twist.air == "common"


def is_given(state: BombBustersState) -> bool:
    """Whether the price of a cut goes to a teammate (BB-1491)."""
    return MISSIONS[state.mission].twist.air == "given"


def price(state: BombBustersState, seat: Seat, number: int) -> int:
    """What this seat pays to cut a number; nothing where nobody is left to give it to (BB-1492)."""
    if is_common(state):
        return (number + 3) // 4
    return 0 if is_given(state) and not mates_with_wires(state, seat) else number


def purse(state: BombBustersState, seat: Seat) -> int:
    """How much air this seat can pay with."""
    return state.air[MIDDLE] if is_common(state) else state.air[seat]


def can_pay(state: BombBustersState, seat: Seat, number: int) -> bool:
    return price(state, seat, number) <= purse(state, seat)


def receiver(state: BombBustersState, seat: Seat) -> Seat:
    """The teammate who gets what this seat pays: whom it has named, else the next one with wires; -1 if none has any (BB-1493)."""
    if state.air_to > 0:
        return state.air_to - 1
    for step in range(1, state.seats):
        mate = (seat + step) % state.seats
        if has_wires(state, mate):
            return mate
    return -1


def pay(state: BombBustersState, seat: Seat, number: int, told: Told) -> None:
    """Pay for a cut, once, before it is known whether it succeeds (BB-1442)."""
    cost = price(state, seat, number)
    if is_common(state):
        state.air = with_air(state, MIDDLE, -cost)
        tell(told, "taken", seat, None, cost)
        return
    to = receiver(state, seat) if is_given(state) else MIDDLE
    if cost > 0:
        state.air = with_air(state, seat, -cost)
        state.air = with_air(state, to, cost)
        tell(told, "paid", seat, to if to >= 0 else None, cost)


def with_air(state: BombBustersState, place: int, more: int) -> list[int]:
    air = state.air[:]
    air[place] += more
    return air


def tell(told: Told, why: Literal["taken", "paid", "passed", "back", "lost"], by: Seat | None, to: Seat | None, air: int) -> None:
    if told is not None and air > 0:
        told.append(AirMoved(by, to, air, why))


def lose_air(state: BombBustersState, told: Told) -> None:
    """Who has no wire left keeps no air (BB-1491); what is passed on goes by them (BB-1632)."""
    if not is_given(state):
        return
    for seat in range(state.seats):
        if state.air[seat] > 0 and not has_wires(state, seat):
            tell(told, "lost", seat, None, state.air[seat])
            state.air = with_air(state, seat, -state.air[seat])


def pass_air(state: BombBustersState, told: Told) -> None:
    """At the end of a turn all air goes to the left, to the next player with wires (BB-1631)."""
    if MISSIONS[state.mission].twist.air != "passed":
        return
    by, air, to = state.turn, state.air[state.turn], receiver(state, state.turn)
    if to >= 0 and air > 0:
        state.air = with_air(state, by, -air)
        state.air = with_air(state, to, air)
        tell(told, "passed", by, to, air)


def refill(state: BombBustersState, before: Seat, told: Told) -> None:
    """When the turn comes to the Captain's seat, or passes it, the air in the middle comes back (BB-1443, BB-1632)."""
    step = (state.captain - before - 1) % state.seats
    if is_given(state) or step > (state.turn - before - 1) % state.seats:
        return
    if is_common(state):
        back = MISSIONS[state.mission].air(state.seats, state.captain)[MIDDLE] - state.air[MIDDLE]
        state.air = with_air(state, MIDDLE, back)
        tell(told, "back", None, None, back)
    else:
        back = state.air[MIDDLE]
        state.air = with_air(state, MIDDLE, -back)
        state.air = with_air(state, state.turn, back)
        tell(told, "back", None, state.turn, back)


def prices(state: BombBustersState, seat: Seat) -> tuple[int, ...]:
    return tuple(price(state, seat, number) for number in range(1, NUMBERS + 1))
