"""Bomb Busters: questions about hands and stands that every chapter asks."""

from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import COPIES, RED, WIDTH, YELLOW, value_of
from boomtable.games.bomb_busters.state import BombBustersState, stands_of, uncut_of, uncut_on


def holds(state: BombBustersState, seat: Seat, value: int) -> int:
    """How many uncut wires of this value stand in a hand."""
    count = 0
    for wire in uncut_of(state, seat):
        if value_of(state.tile[wire]) == value:
            count += 1
    return count


def held_values(state: BombBustersState, seat: Seat) -> list[int]:
    """The values that a seat may announce, ascending: red never (BB-081)."""
    seen = [False] * (RED + 1)
    for wire in uncut_of(state, seat):
        seen[value_of(state.tile[wire])] = True
    return [value for value in range(1, YELLOW + 1) if seen[value]]


def wires_of_value(state: BombBustersState, seat: Seat, value: int) -> list[int]:
    return [wire for wire in uncut_of(state, seat) if value_of(state.tile[wire]) == value]


def has_wires(state: BombBustersState, seat: Seat) -> bool:
    """Whoever has none takes no turn and starts no equipment (BB-051, BB-052)."""
    for stand in stands_of(state, seat):
        if uncut_on(state, stand):
            return True
    return False


def only_reds(state: BombBustersState, seat: Seat) -> bool:
    for wire in uncut_of(state, seat):
        if value_of(state.tile[wire]) != RED:
            return False
    return has_wires(state, seat)


def others_uncut(state: BombBustersState, seat: Seat) -> list[int]:
    """Wires that `seat` may point at: uncut, and a teammate's (BB-083)."""
    wires: list[int] = []
    for stand, owner in enumerate(state.owner):
        if owner != seat:
            wires.extend(uncut_on(state, stand))
    return wires


def detectable_stands(state: BombBustersState, seat: Seat) -> list[int]:
    """Teammates' stands with at least two uncut wires (BB-267)."""
    return [stand for stand, owner in enumerate(state.owner) if owner != seat and len(uncut_on(state, stand)) >= 2]


def can_dual_cut(state: BombBustersState, seat: Seat) -> bool:
    return len(held_values(state, seat)) > 0 and len(others_uncut(state, seat)) > 0


def in_play(state: BombBustersState, value: int) -> int:
    """How many wires of a value are in the bomb, cut ones included; a public number (BB-112)."""
    if value == YELLOW:
        return state.yellows_inside
    return COPIES if value <= MISSIONS[state.mission].blue else 0


def rest_of(state: BombBustersState, value: int) -> int:
    """How many wires of a value are still uncut, wherever they stand."""
    return in_play(state, value) - state.cut_counts[value]


def place_name(wire: int) -> str:
    """A wire in a message: its stand and its letter, as on the board."""
    return f"{wire // WIDTH + 1}{chr(97 + wire % WIDTH)}"
