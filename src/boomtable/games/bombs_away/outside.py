"""Bombs Away: the outside, where a pipe can always go on (BA-024), and the rule that one open end must face it (BA-046)."""

from typing import Final

from mypy_extensions import i64

from boomtable.games.bombs_away.network import BOTTOM, EMPTY, LEFT, RIGHT, STEPS, TOP, WIDTH, Network
from boomtable.games.bombs_away.pieces import OPEN_TO

NOTHING: Final = 0  # a corner of the rim: counts as filled without being in anybody's way


def lasting(network: Network, spot: i64, fit: i64) -> i64:
    """The faces among these that leave an open end to the outside when laid at `spot`.

    Straight ways out are tried first, as they nearly always settle it.
    """
    for other in network.spots:
        if other != spot and has_straight_way(network, other, spot):
            return fit
    open_to: i64 = 0
    for side in range(4):
        beyond = spot + STEPS[side]
        if network.cell[beyond] == EMPTY and has_straight_way(network, beyond, spot):
            open_to |= OPEN_TO[side]
    if fit & ~open_to == 0:
        return fit
    return _lasting_by_walking(network, spot, fit)


def has_straight_way(network: Network, position: i64, filled: i64) -> bool:
    """Whether one of the four straight lines from an empty position meets no card; `filled` counts as a card, too."""
    row, column = position // WIDTH, position % WIDTH
    filled_row, filled_column = filled // WIDTH, filled % WIDTH
    edge = network.edge
    if row > i64(edge[TOP + column]) and not (filled_column == column and filled_row > row):
        return True
    if row < i64(edge[BOTTOM + column]) and not (filled_column == column and filled_row < row):
        return True
    if column > i64(edge[RIGHT + row]) and not (filled_row == row and filled_column > column):
        return True
    return column < i64(edge[LEFT + row]) and not (filled_row == row and filled_column < column)


def _lasting_by_walking(network: Network, spot: i64, fit: i64) -> i64:
    for other in network.spots:
        if other != spot and is_outside(network, other, spot):
            return fit
    open_to: i64 = 0
    for side in range(4):
        beyond = spot + STEPS[side]
        if network.cell[beyond] == EMPTY and is_outside(network, beyond, spot):
            open_to |= OPEN_TO[side]
    return fit & open_to


def is_outside(network: Network, position: int, filled: int) -> bool:
    """Whether a walk from an empty position reaches a straight way out; `filled` counts as a card, too (BA-024)."""
    seen = {position}
    ahead = [position]
    while ahead:
        here = ahead.pop()
        if has_straight_way(network, here, filled):
            return True
        for step in STEPS:
            after = here + step
            if network.cell[after] == EMPTY and after != filled and after not in seen:
                seen.add(after)
                ahead.append(after)
    return False


def has_outside_end(network: Network) -> bool:
    """Whether an open end faces the outside, as must hold after every step (BA-048)."""
    return any(is_outside(network, spot, NOTHING) for spot in network.spots)
