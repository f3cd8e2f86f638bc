"""Bombs Away: the network of cards on the table, with what follows from it kept up to date.

Positions are numbers in a square of 43 x 43: 41 x 41 where cards may lie (BA-139) and a rim that stays empty.
"""

from typing import Final

from boomtable.games.bombs_away.pieces import (
    COLOURED,
    FACE_OPENINGS,
    FITTING,
    HYDRANT,
    HYDRANT_OPENINGS,
    KIND,
    NO_CAP,
    WILD,
    colour_of,
)

REACH: Final = 20
WIDTH: Final = 2 * REACH + 3
MIDDLE: Final = (REACH + 1) * WIDTH + REACH + 1
STEPS: Final = [WIDTH, 1, -WIDTH, -1]  # towards N, E, S, W; side i has the bit 1 << i
FACING: Final = [4, 8, 1, 2]  # the bit of the same side, seen from the neighbour

EMPTY: Final = 0  # in `cell`; else the face plus one
CELL_OPENINGS: Final = [0, *FACE_OPENINGS, HYDRANT_OPENINGS]
CELL_COLOURS: Final = [0] + [0 if colour_of(kind) == WILD else 1 << colour_of(kind) for kind in KIND] + [0]  # as a bit set

NOWHERE: Final = -1  # highest card of a column without cards, and so on
FAR: Final = WIDTH


def place(x: int, y: int) -> int:
    return MIDDLE + x + WIDTH * y


def x_of(position: int) -> int:
    return position % WIDTH - REACH - 1


def y_of(position: int) -> int:
    return position // WIDTH - REACH - 1


def is_in_reach(x: int, y: int) -> bool:
    return -REACH <= x <= REACH and -REACH <= y <= REACH


class Network:
    def __init__(self, cell: list[int]) -> None:
        self.cell = cell
        self.spots: list[int] = []  # empty positions that an open end faces, ascending
        self.fits: list[int] = []  # for each spot the faces that fit there, but for BA-046
        self.ends: list[int] = []  # end cards (BA-023), ascending
        self.top = [NOWHERE] * WIDTH  # by column: the row of its highest card
        self.bottom = [FAR] * WIDTH
        self.right = [NOWHERE] * WIDTH  # by row: the column of its last card
        self.left = [FAR] * WIDTH

    def clone(self) -> "Network":
        other = Network(self.cell[:])
        other.spots = self.spots[:]
        other.fits = self.fits[:]
        other.ends = self.ends[:]
        other.top = self.top[:]
        other.bottom = self.bottom[:]
        other.right = self.right[:]
        other.left = self.left[:]
        return other

    def face_at(self, position: int) -> int:
        return self.cell[position] - 1

    def put(self, position: int, face: int) -> None:
        """On an empty position."""
        self.cell[position] = face + 1
        row, column = position // WIDTH, position % WIDTH
        self.top[column] = max(self.top[column], row)
        self.bottom[column] = min(self.bottom[column], row)
        self.right[row] = max(self.right[row], column)
        self.left[row] = min(self.left[row], column)
        self._forget_spot(position)
        self._look_around(position)

    def take(self, position: int) -> int:
        """The face that lay there."""
        face = self.cell[position] - 1
        self.cell[position] = EMPTY
        self._measure(position // WIDTH, position % WIDTH)
        self._look_around(position)
        return face

    def cover(self, position: int, face: int) -> int:
        """The face that lay there; openings stay as they are (BA-057)."""
        covered = self.cell[position] - 1
        self.cell[position] = face + 1
        self._look_around(position)
        return covered

    def openings(self, position: int) -> int:
        return CELL_OPENINGS[self.cell[position]]

    def faced(self, position: int) -> int:
        """The sides of a position from which an opening of a neighbour looks at it."""
        bits = 0
        for side in range(4):
            if CELL_OPENINGS[self.cell[position + STEPS[side]]] & FACING[side]:
                bits |= 1 << side
        return bits

    def walls(self, position: int) -> int:
        """The sides of a position on which a neighbour's closed side lies."""
        bits = 0
        for side in range(4):
            card = self.cell[position + STEPS[side]]
            if card != EMPTY and CELL_OPENINGS[card] & FACING[side] == 0:
                bits |= 1 << side
        return bits

    def colours_facing(self, position: int) -> int:
        """The plain colours that look at a position, as a bit set."""
        bits = 0
        for side in range(4):
            card = self.cell[position + STEPS[side]]
            if CELL_OPENINGS[card] & FACING[side]:
                bits |= CELL_COLOURS[card]
        return bits

    def is_at_hydrant(self, position: int) -> bool:
        """Whether an outlet of the Hydrant looks at this position."""
        return position == MIDDLE + 1 or position == MIDDLE - 1

    def fitting(self, position: int, faced: int) -> int:
        """The faces that may be laid there, but for BA-046: BA-041 to BA-044, BA-072, BA-139."""
        if not is_in_reach(x_of(position), y_of(position)):
            return 0
        fit = FITTING[16 * faced + self.walls(position)] & COLOURED[self.colours_facing(position)]
        return fit & NO_CAP if self.is_at_hydrant(position) else fit

    def is_end(self, position: int) -> bool:
        """A card connected to exactly one other; every opening is connected or open, never blocked (BA-026)."""
        if self.cell[position] == HYDRANT + 1:
            return False
        connected = self.faced(position) & self.openings(position)
        return connected != 0 and connected & (connected - 1) == 0

    def _look_around(self, position: int) -> None:
        self._look_at(position)
        for step in STEPS:
            self._look_at(position + step)

    def _look_at(self, position: int) -> None:
        if self.cell[position] != EMPTY:
            self._note_end(position)
            return
        self._forget_end(position)
        faced = self.faced(position)
        if faced == 0:
            self._forget_spot(position)
        else:
            self._note_spot(position, self.fitting(position, faced))

    def _note_spot(self, position: int, fit: int) -> None:
        at = _index(self.spots, position)
        if at == len(self.spots) or self.spots[at] != position:
            self.spots.insert(at, position)
            self.fits.insert(at, fit)
        else:
            self.fits[at] = fit

    def _forget_spot(self, position: int) -> None:
        at = _index(self.spots, position)
        if at < len(self.spots) and self.spots[at] == position:
            del self.spots[at]
            del self.fits[at]

    def _note_end(self, position: int) -> None:
        if not self.is_end(position):
            self._forget_end(position)
            return
        at = _index(self.ends, position)
        if at == len(self.ends) or self.ends[at] != position:
            self.ends.insert(at, position)

    def _forget_end(self, position: int) -> None:
        at = _index(self.ends, position)
        if at < len(self.ends) and self.ends[at] == position:
            del self.ends[at]

    def _measure(self, row: int, column: int) -> None:
        """The outermost cards of a row and a column, after one was taken away."""
        self.top[column] = self.right[row] = NOWHERE
        self.bottom[column] = self.left[row] = FAR
        for index in range(WIDTH):
            if self.cell[index * WIDTH + column] != EMPTY:
                self.top[column] = index
                self.bottom[column] = min(self.bottom[column], index)
            if self.cell[row * WIDTH + index] != EMPTY:
                self.right[row] = index
                self.left[row] = min(self.left[row], index)


def _index(ascending: list[int], value: int) -> int:
    """Where a value is or belongs. The lists are short."""
    for at in range(len(ascending)):
        if ascending[at] >= value:
            return at
    return len(ascending)


def hydrant_alone() -> Network:
    network = Network([EMPTY] * (WIDTH * WIDTH + WIDTH))  # a spare row, so that the rim has neighbours
    network.put(MIDDLE, HYDRANT)
    return network
