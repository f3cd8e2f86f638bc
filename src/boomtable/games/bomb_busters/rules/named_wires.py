"""Bomb Busters: what is to be named at once in this mission, and what happens when it has been."""

from typing import Final

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.naming import Naming
from boomtable.games.bomb_busters.pieces import RED, value_of
from boomtable.games.bomb_busters.rules.cut_wires import lay_down
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.hand import holds, rest_of
from boomtable.games.bomb_busters.schema import SetCut
from boomtable.games.bomb_busters.state import BombBustersState

FEW: Final = 3  # players at a table where only who holds such a wire may name (BB-1134)


def naming_of(state: BombBustersState) -> Naming | None:
    """What is still to be named."""
    naming = MISSIONS[state.mission].twist.naming
    return naming if naming is not None and left_to_name(state, naming) > 0 else None


def left_to_name(state: BombBustersState, naming: Naming) -> int:
    """How many wires of the value are uncut."""
    if naming.value == RED:
        return state.reds_inside - int(state.cut_counts[RED])
    return rest_of(state, naming.value)


def lacks_one(state: BombBustersState, seat: Seat, naming: Naming) -> bool:
    return naming.by_holders and state.seats <= FEW and holds(state, seat, naming.value) == 0


def settle(state: BombBustersState, seat: Seat, naming: Naming, told: Told) -> None:
    """All are named: they are cut if they are what they should be."""
    wires = state.named
    tiles = [int(state.tile[wire]) for wire in wires]
    state.named = []
    state.moves += 1
    if [value_of(tile) for tile in tiles] != [naming.value] * len(wires):
        explode(state, seat, "wrong_wires", wires, told)
        return
    if told is not None:
        told.append(SetCut(seat, naming.value, tuple(wires), tuple(tiles)))
    lay_down(state, wires, told)
