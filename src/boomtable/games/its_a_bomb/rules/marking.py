"""It's a Bomb!: shared marks, pencil that all employees and all onlookers see. Without effect, and without numbers (IB-243)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.pieces import KINDS, MOST_MARKS
from boomtable.games.its_a_bomb.schema import Mark, Marked
from boomtable.games.its_a_bomb.state import ItsABombState

WARNING = 1 << KINDS


def bits_of(action: Mark) -> int:
    bits = WARNING if action.warning else 0
    for kind in action.kinds:
        bits |= 1 << kind
    return bits


def kinds_in(bits: int) -> tuple[int, ...]:
    return tuple(kind for kind in range(KINDS) if bits & 1 << kind)


def check(state: ItsABombState, seat: Seat, action: Mark) -> None:
    if seat == state.crisis_unit:
        raise IllegalAction("IB-243", "seat {seat} cannot mark tiles: it is the Crisis Unit", seat=seat)
    if action.tile >= len(state.up) or state.up[action.tile]:
        raise IllegalAction("IB-359", "seat {seat} cannot mark tile {tile}: no such tile is face down", seat=seat, tile=action.tile)
    if state.marks[action.tile] == bits_of(action):
        raise IllegalAction("IB-360", "seat {seat} cannot mark tile {tile} so: it is marked so already", seat=seat, tile=action.tile)
    if state.marks_made >= MOST_MARKS:
        raise IllegalAction("IB-361", "seat {seat} cannot mark: {most} marks were made this round", seat=seat, most=MOST_MARKS)


def do(state: ItsABombState, seat: Seat, action: Mark) -> list[Event]:
    bits = bits_of(action)
    state.marks[action.tile] = bits
    state.marks_made += 1
    return [Marked(seat, action.tile, kinds_in(bits), action.warning)]
