"""It's a Bomb!: the phone, which marks the seat that leads (IB-158, IB-159)."""

from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.state import ItsABombState, employees, voters


def leaders(state: ItsABombState) -> list[Seat]:
    """Seats through which the phone moves: voters, or all employees where nobody votes."""
    return (voters(state) if state.vote else []) or employees(state)


def is_vote(state: ItsABombState) -> bool:
    return state.vote and len(voters(state)) > 0


def first_phone(state: ItsABombState) -> Seat:
    """The first voter clockwise from the Crisis Unit (IB-037)."""
    return next_of(state, state.crisis_unit)


def pass_phone(state: ItsABombState) -> None:
    state.phone = next_of(state, state.phone)


def next_of(state: ItsABombState, seat: Seat) -> Seat:
    among = leaders(state)
    for step in range(1, state.seats + 1):
        if (seat + step) % state.seats in among:
            return (seat + step) % state.seats
    return seat
