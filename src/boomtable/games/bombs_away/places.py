"""Bombs Away: the places of a position, by which actions are numbered (BA-156).

The deck has few branches, so no network has more than eight open ends or eight end cards. An action is numbered by "the third
open end" and not by where on the table that is, or there would be a hundred times as many numbers.
"""

from typing import Final

from mypy_extensions import i64

from boomtable.games.bombs_away.network import REACH, Network, place

OPEN: Final = 8  # places 0 to 7: empty positions that an open end faces, ascending
ENDS: Final = 8  # places 8 to 15: end cards, ascending
PLACES: Final = OPEN + ENDS


def position_at(network: Network, number: i64) -> int:
    if number < OPEN:
        if number < len(network.spots):
            return network.spots[number]
    elif number - OPEN < len(network.ends):
        return network.ends[number - OPEN]
    return _places(network)[number]


def place_of(network: Network, position: int) -> int:
    if position in network.spots:
        return network.spots.index(position)
    if position in network.ends:
        return OPEN + network.ends.index(position)
    return _places(network).index(position)


def _places(network: Network) -> list[int]:
    """All places. Those that this network does not have are positions of the first row, where nothing can be done:
    so every number has an action, even if a forbidden one."""
    row = [place(x, -REACH) for x in range(-REACH, REACH + 1)]
    others = [position for position in row if position not in network.spots and position not in network.ends]
    unused = OPEN - len(network.spots)
    return [*network.spots, *others[:unused], *network.ends, *others[unused : PLACES - len(network.spots) - len(network.ends)]]
