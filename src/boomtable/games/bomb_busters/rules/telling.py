"""Bomb Busters: what a token tells about its wire: the value, its parity, or how often it is on the stand (BB-402, BB-403)."""

from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import EVEN, ODD, TELL_PARITY, TELL_TIMES, TELL_VALUE, TIMES, WIDTH, YELLOW, number_of, value_of
from boomtable.games.bomb_busters.state import BombBustersState, owner_of, places


def tells(state: BombBustersState, seat: Seat) -> int:
    """What the tokens of a seat tell."""
    kinds = MISSIONS[state.mission].twist.tokens
    return kinds[(seat - state.captain) % state.seats % len(kinds)] if kinds else TELL_VALUE


def true_token(state: BombBustersState, wire: int) -> int:
    """The token that the owner of a wire that is not red puts in front of it."""
    told = tells(state, owner_of(state, wire))
    tile = int(state.tile[wire])
    if told == TELL_PARITY:
        return parity(number_of(tile))
    if told == TELL_TIMES:
        return TIMES + copies_beside(state, wire)
    return YELLOW if value_of(tile) == YELLOW else number_of(tile)


def parity(number: int) -> int:
    return ODD if number % 2 else EVEN


def copies_beside(state: BombBustersState, wire: int) -> int:
    """How often the value of a wire is on its stand, cut wires included."""
    tile = state.tile[wire]
    return len([other for other in places(state, wire // WIDTH) if state.tile[other] == tile])


def says_times(token: int) -> bool:
    return token > ODD
