"""Bomb Busters: who was named lacks the number: the dial advances, and they place an info token (BB-1511)."""

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import OWED, WIDTH, bit, number_of
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.calls import called_number
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.hand import only_reds
from boomtable.games.bomb_busters.rules.tokens import put_token
from boomtable.games.bomb_busters.rules.turn import next_turn
from boomtable.games.bomb_busters.schema import InfoPlaced, NumberLacked
from boomtable.games.bomb_busters.state import BombBustersState, stands_of, uncut_of


def owe(state: BombBustersState, told: Told) -> None:
    """Settle that the turn's seat cannot cut the number for which it was named."""
    seat, by = state.turn, state.named_by - 1
    state.failures += 1
    if only_reds(state, seat) and not MISSIONS[state.mission].twist.volunteers:
        explode(state, by, "named_reds", [], told)
        return
    if state.fuse == 1:
        explode(state, by, "fuse_burned", [], told)
        return
    state.fuse -= 1
    memory.prove(state, uncut_of(state, seat), bit(called_number(state)), 0)
    if told is not None:
        told.append(NumberLacked(seat, called_number(state), state.fuse))
    state.phase = OWED
    if not any(bare_wires(state, stand) for stand in stands_of(state, seat)):
        next_turn(state)  # BB-454


def bare_wires(state: BombBustersState, stand: int) -> i64:
    """The positions of a stand with an uncut wire that a token can be put at: it bears a number and has none yet."""
    mask: i64 = 0
    first: i64 = WIDTH * stand
    spot: i64 = state.sizes[stand] - 1
    while spot >= 0:
        mask += mask
        if not state.cut[first + spot] and state.token[first + spot] == 0 and i64(state.tile[first + spot]) % 10 == 0:
            mask += 1
        spot -= 1
    return mask


def pay(state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
    """Place the token that is owed; the turn ends."""
    value = number_of(int(state.tile[wire]))
    put_token(state, wire, value)
    state.moves += 1
    if told is not None:
        told.append(InfoPlaced(seat, wire, value))
    next_turn(state)
