"""Bomb Busters: tokens that say what a wire is not (BB-1171, BB-1521). Several may stand in front of one wire."""

from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import NUMBERS, RED, TELL_FALSE, YELLOW, bit, is_blue, value_of
from boomtable.games.bomb_busters.rules.telling import tells
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of

FALSEHOODS = 2  # that a player places in the info phase


def denied_at(state: BombBustersState, wire: int) -> list[int]:
    """The values on the false tokens in front of a wire."""
    return [denial[1] for denial in state.denials if denial[0] == state.handle[wire]]


def deny(state: BombBustersState, wire: int, value: int, never: int) -> None:
    """Put a false token in front of a wire: it is neither of this value nor of one in the mask. One that lies there lies there (BB-088)."""
    if value in denied_at(state, wire):
        return
    virtual = int(supply(state, value) == 0)
    state.denials = [*state.denials, [int(state.handle[wire]), value, never | bit(value), virtual, state.turns]]


def deny_claimed(state: BombBustersState, wire: int, values: list[int]) -> int:
    """After a failure: the first announced value that does not lie there yet; the failure proves the other one, too (BB-1174)."""
    there = denied_at(state, wire)
    value = min([value for value in values if value not in there], default=values[0])
    deny(state, wire, value, bit(RED))
    return value


def lift_denials(state: BombBustersState) -> None:
    """Return the tokens of cut wires to the supply (BB-160)."""
    cut = [int(state.handle[wire]) for wire in range(len(state.handle)) if state.cut[wire]]
    state.denials = [denial for denial in state.denials if denial[0] not in cut]


def bears_false(state: BombBustersState, wire: int) -> bool:
    """Whether a wire may get a false token: a blue one, and where all tokens are false a red one, too (BB-1171, BB-1521)."""
    tile = int(state.tile[wire])
    return is_blue(tile) or (value_of(tile) == RED and not MISSIONS[state.mission].twist.liar)


def never_under_false(state: BombBustersState) -> int:
    """What a wire with a false token of the info phase is not, whatever the token says."""
    return bit(YELLOW) | (bit(RED) if MISSIONS[state.mission].twist.liar else 0)


def placed_by(state: BombBustersState, seat: Seat) -> list[int]:
    """The own wires that have a false token."""
    return [wire for wire in uncut_of(state, seat) if denied_at(state, wire)]


def falsehoods_for(state: BombBustersState, wire: int) -> list[int]:
    """The numbers that a false token in front of a wire may show: another one, of which a token is left."""
    there = [value_of(int(state.tile[wire])), *denied_at(state, wire)]
    blue = MISSIONS[state.mission].blue
    return [number for number in range(1, NUMBERS + 1) if number <= blue and number not in there and supply(state, number) > 0]


def is_liar(state: BombBustersState, seat: Seat) -> bool:
    """Whether the tokens of a seat say what is not."""
    return tells(state, seat) == TELL_FALSE
