"""Bomb Busters: what happens when all wires that are cut at once have been named."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions.naming import Naming
from boomtable.games.bomb_busters.pieces import RED, YELLOW, value_of
from boomtable.games.bomb_busters.rules.cut_wires import lay_down
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.tokens import put_token, supply
from boomtable.games.bomb_busters.rules.turn_end import end_turn
from boomtable.games.bomb_busters.schema import SetCut, SetFailed
from boomtable.games.bomb_busters.state import BombBustersState


def settle(state: BombBustersState, seat: Seat, naming: Naming, told: Told) -> None:
    """They are cut if all of them are what they should be."""
    wires = state.named
    tiles = [int(state.tile[wire]) for wire in wires]
    values = [value_of(tile) for tile in tiles]
    state.named = []
    state.moves += 1
    if values == [naming.value] * len(wires):
        if told is not None:
            told.append(SetCut(seat, naming.value, tuple(wires), tuple(tiles)))
        lay_down(state, wires, told)
    elif not naming.forgiving:
        explode(state, seat, "wrong_wires", wires, told)
    elif RED in values:
        explode(state, seat, "red_wire_hit", wires, told)
    elif state.fuse == 1:
        explode(state, seat, "fuse_burned", wires, told)
    else:
        fail(state, seat, naming, wires, told)


def fail(state: BombBustersState, seat: Seat, naming: Naming, wires: list[int], told: Told) -> None:
    """The dial moves once, and every wire that was named gets its token, yellow ones while there are any (BB-1481)."""
    state.failures += 1
    state.fuse -= 1
    values = [value_of(int(state.tile[wire])) for wire in wires]
    for wire, value in zip(wires, values, strict=True):
        if state.token[wire] == 0 and (value < YELLOW or supply(state, YELLOW) > 0):
            put_token(state, wire, value)
    if told is not None:
        told.append(SetFailed(seat, naming.value, tuple(wires), tuple(values), state.fuse))
    end_turn(state, told, failed=True)
