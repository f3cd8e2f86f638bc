"""It's a Bomb!: the phone, which marks the seat that leads (IB-158, IB-159)."""

from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.state import ItsABombState, is_voter


def is_vote(state: ItsABombState) -> bool:
    return state.vote and state.voters != 0


def leads(state: ItsABombState, seat: Seat) -> bool:
    """Whether the phone comes to this seat: it goes to voters, or to all employees if nobody votes."""
    return is_voter(state, seat) if is_vote(state) else seat != state.crisis_unit


def first_phone(state: ItsABombState) -> Seat:
    """The first voter clockwise from the Crisis Unit (IB-037)."""
    return next_of(state, state.crisis_unit)


def pass_phone(state: ItsABombState) -> None:
    state.phone = next_of(state, state.phone)


def next_of(state: ItsABombState, seat: Seat) -> Seat:
    """The seat to which the phone comes after this one."""
    after = seat
    for _ in range(state.seats):
        after = after + 1 if after + 1 < state.seats else 0
        if leads(state, after):
            return after
    return seat
