"""Bombs Away: the network of cards on the table, with what follows from it kept up to date.

Positions are numbers in a square of 43 x 43: 41 x 41 where cards may lie (BA-139) and a rim that stays empty.
Large parts are packed, because search copies networks all the time.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomtable.core.bits import up
from boomtable.games.bombs_away.pieces import (
    COLOURED,
    FACE_OPENINGS,
    FITTING,
    HYDRANT,
    HYDRANT_OPENINGS,
    KIND,
    NO_CAP,
    WILD,
    E,
    N,
    S,
    W,
    colour_of,
)

REACH: Final = 20
SIDE: Final = 2 * REACH + 1
SQUARES: Final = SIDE * SIDE
WIDTH: Final = SIDE + 2
MIDDLE: Final = (REACH + 1) * WIDTH + REACH + 1
STEPS: Final = [WIDTH, 1, -WIDTH, -1]  # towards N, E, S, W; side i has the bit 1 << i

EMPTY: Final = 0  # in `cell`; else the face plus one
CELL_OPENINGS: Final = [0, *FACE_OPENINGS, HYDRANT_OPENINGS]
CELL_CLOSED: Final = [0] + [15 ^ openings for openings in CELL_OPENINGS[1:]]  # no card has no closed side
CELL_COLOURS: Final = [0] + [0 if colour_of(kind) == WILD else up(1, colour_of(kind)) for kind in KIND] + [0]  # as a bit set

# In `edge`, by column the rows of its highest and its lowest card, then by row the columns of its last and its first one.
TOP: Final = 0
BOTTOM: Final = WIDTH
RIGHT: Final = 2 * WIDTH
LEFT: Final = 3 * WIDTH
NOWHERE: Final = 0  # highest card of a column without cards, and so on: the rim
FAR: Final = WIDTH


def place(x: int, y: int) -> int:
    return MIDDLE + x + WIDTH * y


def x_of(position: int) -> int:
    return position % WIDTH - REACH - 1


def y_of(position: int) -> int:
    return position // WIDTH - REACH - 1


def square_of(position: int) -> int:
    """The number of a position among the squares where cards may lie, row by row from the south-west."""
    return (y_of(position) + REACH) * SIDE + x_of(position) + REACH


def is_in_reach(x: int, y: int) -> bool:
    return -REACH <= x <= REACH and -REACH <= y <= REACH


def is_on_rim(position: i64) -> bool:
    row, column = position // WIDTH, position % WIDTH
    return row < 1 or row > 2 * REACH + 1 or column < 1 or column > 2 * REACH + 1


@final
class Network:
    def __init__(self, cell: vec[u8], edge: vec[u8], spots: list[int], fits: list[int], ends: list[int]) -> None:
        self.cell = cell
        self.edge = edge
        self.spots = spots  # empty positions that an open end faces, ascending
        self.fits = fits  # for each spot the faces that fit there, apart from BA-046
        self.ends = ends  # end cards (BA-023), ascending

    def clone(self) -> "Network":
        return Network(self.cell[:], self.edge[:], self.spots[:], self.fits[:], self.ends[:])

    def face_at(self, position: i64) -> int:
        return int(self.cell[position]) - 1

    def is_empty(self, position: i64) -> bool:
        return self.cell[position] == EMPTY

    def put(self, position: i64, face: i64) -> None:
        """Lay a face on an empty position."""
        self.cell[position] = u8(face + 1)
        self._widen(position // WIDTH, position % WIDTH)
        self._forget_spot(position)
        self._look_around(position)

    def take(self, position: i64) -> int:
        """Take a card away; returns the face that lay there."""
        face = self.face_at(position)
        self.cell[position] = EMPTY
        self._measure(position // WIDTH, position % WIDTH)
        self._look_around(position)
        return face

    def cover(self, position: i64, face: i64) -> int:
        """Lay a face on top of a card, whose openings stay as they are (BA-057); returns the face that lay there."""
        covered = self.face_at(position)
        self.cell[position] = u8(face + 1)
        self._look_around(position)
        return covered

    def openings(self, position: i64) -> i64:
        return CELL_OPENINGS[i64(self.cell[position])]

    def faced(self, position: i64) -> i64:
        """The sides of a position at which a neighbour has an opening."""
        bits: i64 = 0
        if self.openings(position + WIDTH) & S:
            bits |= N
        if self.openings(position + 1) & W:
            bits |= E
        if self.openings(position - WIDTH) & N:
            bits |= S
        if self.openings(position - 1) & E:
            bits |= W
        return bits

    def walls(self, position: i64) -> i64:
        """The sides of a position at which a neighbour has a closed side."""
        bits: i64 = 0
        if CELL_CLOSED[i64(self.cell[position + WIDTH])] & S:
            bits |= N
        if CELL_CLOSED[i64(self.cell[position + 1])] & W:
            bits |= E
        if CELL_CLOSED[i64(self.cell[position - WIDTH])] & N:
            bits |= S
        if CELL_CLOSED[i64(self.cell[position - 1])] & E:
            bits |= W
        return bits

    def colours_facing(self, position: i64) -> i64:
        """The plain colours of the openings that face a position, as a bit set."""
        bits: i64 = 0
        faced = self.faced(position)
        if faced & N:
            bits |= CELL_COLOURS[i64(self.cell[position + WIDTH])]
        if faced & E:
            bits |= CELL_COLOURS[i64(self.cell[position + 1])]
        if faced & S:
            bits |= CELL_COLOURS[i64(self.cell[position - WIDTH])]
        if faced & W:
            bits |= CELL_COLOURS[i64(self.cell[position - 1])]
        return bits

    def is_at_hydrant(self, position: i64) -> bool:
        """Whether an outlet of the Hydrant faces this position."""
        return position == MIDDLE + 1 or position == MIDDLE - 1

    def fitting(self, position: i64, faced: i64) -> i64:
        """The faces that may be laid there by BA-041 to BA-044, BA-072 and BA-139, apart from BA-046."""
        if is_on_rim(position):
            return 0
        need: i64 = FITTING[16 * faced + self.walls(position)]
        fit = need & COLOURED[self.colours_facing(position)]
        return fit & NO_CAP if self.is_at_hydrant(position) else fit

    def is_end(self, position: i64) -> bool:
        """Whether a card is connected to exactly one other; every opening is connected or open, never blocked (BA-026)."""
        if self.cell[position] == HYDRANT + 1:
            return False
        connected = self.faced(position) & self.openings(position)
        return connected != 0 and connected & (connected - 1) == 0

    def _look_around(self, position: i64) -> None:
        self._look_at(position)
        self._look_at(position + WIDTH)
        self._look_at(position + 1)
        self._look_at(position - WIDTH)
        self._look_at(position - 1)

    def _look_at(self, position: i64) -> None:
        if self.cell[position] != EMPTY:
            self._note_end(position)
            return
        self._forget_end(position)
        faced = self.faced(position)
        if faced == 0:
            self._forget_spot(position)
        else:
            self._note_spot(position, self.fitting(position, faced))

    def _note_spot(self, position: i64, fit: i64) -> None:
        at = _index(self.spots, position)
        if at == len(self.spots) or self.spots[at] != position:
            self.spots.insert(at, position)
            self.fits.insert(at, fit)
        else:
            self.fits[at] = fit

    def _forget_spot(self, position: i64) -> None:
        at = _index(self.spots, position)
        if at < len(self.spots) and self.spots[at] == position:
            del self.spots[at]
            del self.fits[at]

    def _note_end(self, position: i64) -> None:
        if not self.is_end(position):
            self._forget_end(position)
            return
        at = _index(self.ends, position)
        if at == len(self.ends) or self.ends[at] != position:
            self.ends.insert(at, position)

    def _forget_end(self, position: i64) -> None:
        at = _index(self.ends, position)
        if at < len(self.ends) and self.ends[at] == position:
            del self.ends[at]

    def _measure(self, row: i64, column: i64) -> None:
        """Find the outermost cards of a row and a column again, after one was taken away."""
        self.edge[TOP + column] = self.edge[RIGHT + row] = NOWHERE
        self.edge[BOTTOM + column] = self.edge[LEFT + row] = FAR
        for index in range(WIDTH):
            if self.cell[index * WIDTH + column] != EMPTY:
                self._widen(index, column)
            if self.cell[row * WIDTH + index] != EMPTY:
                self._widen(row, index)

    def _widen(self, row: i64, column: i64) -> None:
        """Note that a card lies there, so that no way out leads over it."""
        edge = self.edge
        edge[TOP + column] = u8(max(i64(edge[TOP + column]), row))
        edge[BOTTOM + column] = u8(min(i64(edge[BOTTOM + column]), row))
        edge[RIGHT + row] = u8(max(i64(edge[RIGHT + row]), column))
        edge[LEFT + row] = u8(min(i64(edge[LEFT + row]), column))


def _index(ascending: list[int], value: i64) -> int:
    """The index at which a value is or belongs, by a linear search, as the lists are short."""
    for at in range(len(ascending)):
        if ascending[at] >= value:
            return at
    return len(ascending)


def hydrant_alone() -> Network:
    cell = vec[u8]([EMPTY] * (WIDTH * WIDTH + WIDTH))  # a spare row, so that the rim has neighbours
    edge = vec[u8]([NOWHERE] * WIDTH + [FAR] * WIDTH + [NOWHERE] * WIDTH + [FAR] * WIDTH)
    network = Network(cell, edge, [], [], [])
    network.put(MIDDLE, HYDRANT)
    return network


def cards_on(network: Network) -> list[int]:
    """The positions of all cards but the Hydrant."""
    return [position for position, cell in enumerate(bytes(network.cell)) if cell and cell != HYDRANT + 1]
