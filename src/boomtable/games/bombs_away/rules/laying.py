"""Bombs Away: Lay and Cover, the pipe card of a turn (BA-040 to BA-074)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bombs_away.network import EMPTY, REACH, is_in_reach, place, x_of, y_of
from boomtable.games.bombs_away.outside import lasting
from boomtable.games.bombs_away.pieces import (
    COLOURED,
    COVERING,
    FACE_OPENINGS,
    KIND,
    NAMES,
    TURNED,
    face_of,
    is_bomb,
    is_cap,
)
from boomtable.games.bombs_away.schema import Covered, Laid, Lay
from boomtable.games.bombs_away.state import BombsAwayState, take, throw_away


def can_play(state: BombsAwayState, seat: Seat) -> bool:
    """A pipe card in hand has a legal Lay or Cover; bombs do not count (BA-033)."""
    network, held = state.network, state.held[seat]
    for end in network.ends:
        if COVERING[network.openings(end)] & held:
            return True
    for at in range(len(network.spots)):
        fit = network.fits[at] & held
        if fit and lasting(network, network.spots[at], fit):
            return True
    return False


def plays(state: BombsAwayState, seat: Seat) -> tuple[list[int], list[int]]:
    """Positions, and for each the faces from hand that may go there, as a bit set; first every Lay, then every Cover."""
    network, held = state.network, state.held[seat]
    places: list[int] = []
    faces: list[int] = []
    for at in range(len(network.spots)):
        fit = network.fits[at] & held
        if fit:
            fit = lasting(network, network.spots[at], fit)
            if fit:
                places.append(network.spots[at])
                faces.append(fit)
    for end in network.ends:
        fit = COVERING[network.openings(end)] & held
        if fit:
            places.append(end)
            faces.append(fit)
    return places, faces


def check(state: BombsAwayState, seat: Seat, action: Lay) -> None:
    card = NAMES[action.card]
    if is_bomb(action.card):
        raise IllegalAction("BA-009", "seat {seat} cannot lay {card}: a bomb is no pipe card", seat=seat, card=card)
    if state.hands[seat][action.card] == 0:
        raise IllegalAction("BA-131", "seat {seat} cannot lay {card}: it is not in its hand", seat=seat, card=card)
    if not is_in_reach(action.x, action.y):
        raise IllegalAction(
            "BA-139",
            "seat {seat} cannot lay at ({x}, {y}): the table ends {reach} steps from the Hydrant",
            seat=seat,
            x=action.x,
            y=action.y,
            reach=REACH,
        )
    face = face_of(action.card, action.turned)
    if face < 0:
        raise IllegalAction("BA-040", "seat {seat} cannot turn {card}: a half turn leaves it as it is", seat=seat, card=card)
    if state.network.cell[place(action.x, action.y)] == EMPTY:
        check_lay(state, seat, action, face)
    else:
        check_cover(state, seat, action, face)


def check_lay(state: BombsAwayState, seat: Seat, action: Lay, face: int) -> None:
    network, spot, openings = state.network, place(action.x, action.y), FACE_OPENINGS[face]
    card, x, y = NAMES[action.card], action.x, action.y
    faced = network.faced(spot)
    if faced == 0:
        raise IllegalAction("BA-041", "seat {seat} cannot lay {card} at ({x}, {y}): no open end faces it", seat=seat, card=card, x=x, y=y)
    if faced & ~openings:
        raise IllegalAction("BA-042", "seat {seat} cannot lay {card} at ({x}, {y}): it would block a pipe", seat=seat, card=card, x=x, y=y)
    if network.walls(spot) & openings:
        raise IllegalAction("BA-043", "seat {seat} cannot lay {card} at ({x}, {y}): it meets a closed side", seat=seat, card=card, x=x, y=y)
    if COLOURED[network.colours_facing(spot)] >> face & 1 == 0:
        raise IllegalAction("BA-044", "seat {seat} cannot lay {card} at ({x}, {y}): the colours differ", seat=seat, card=card, x=x, y=y)
    if is_cap(action.card) and network.is_at_hydrant(spot):
        raise IllegalAction("BA-072", "seat {seat} cannot lay {card} at ({x}, {y}): caps close pipes only", seat=seat, card=card, x=x, y=y)
    if lasting(network, spot, 1 << face) != 0:
        return
    if is_cap(action.card):
        raise IllegalAction("BA-074", "seat {seat} cannot lay {card} at ({x}, {y}): it is the last way out", seat=seat, card=card, x=x, y=y)
    raise IllegalAction("BA-046", "seat {seat} cannot lay {card} at ({x}, {y}): it would leave no way out", seat=seat, card=card, x=x, y=y)


def check_cover(state: BombsAwayState, seat: Seat, action: Lay, face: int) -> None:
    network, position = state.network, place(action.x, action.y)
    card, x, y = NAMES[action.card], action.x, action.y
    if position not in network.ends or is_cap(KIND[network.face_at(position)]):
        raise IllegalAction("BA-051", "seat {seat} cannot cover ({x}, {y}): it is not the open end of a pipe", seat=seat, x=x, y=y)
    if is_cap(action.card):
        raise IllegalAction("BA-055", "seat {seat} cannot cover ({x}, {y}) with {card}: caps cover nothing", seat=seat, card=card, x=x, y=y)
    if FACE_OPENINGS[face] != network.openings(position):
        raise IllegalAction("BA-052", "seat {seat} cannot cover ({x}, {y}) with {card}: the shapes differ", seat=seat, card=card, x=x, y=y)


def play(state: BombsAwayState, seat: Seat, position: int, face: int) -> int:
    """The kind that was covered, or -1."""
    kind = KIND[face]
    take(state, seat, kind)
    state.passes = 0
    if state.network.cell[position] == EMPTY:
        state.network.put(position, face)
        return -1
    covered = KIND[state.network.cover(position, face)]
    throw_away(state, covered)  # BA-056
    return covered


def do(state: BombsAwayState, seat: Seat, position: int, face: int) -> Event:
    kind, x, y = KIND[face], x_of(position), y_of(position)
    covered = play(state, seat, position, face)
    return Laid(seat, kind, x, y, TURNED[face]) if covered < 0 else Covered(seat, kind, x, y, TURNED[face], covered)
