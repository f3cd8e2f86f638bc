"""Writes numbers into the cells of an observation, one after the other."""

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from boomtable.core.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Pen:
    """Writes from `at` on, as `viewer` sees a table with so many seats."""

    def __init__(self, cells: "vec[i16]", at: i64, viewer: Seat, seats: int) -> None:
        self.cells = cells
        self.at: i64 = at
        self.viewer: i64 = viewer
        self.seats: i64 = seats

    def put(self, number: i64) -> None:
        self.cells[self.at] = i16(number)
        self.at += 1

    def flag(self, holds: bool) -> None:
        self.cells[self.at] = 1 if holds else 0
        self.at += 1

    def put_all(self, numbers: list[int]) -> None:
        cells, at = self.cells, self.at
        for number in numbers:
            cells[at] = i16(number)
            at += 1
        self.at = at

    def put_around(self, by_seat: list[int]) -> None:
        """A number of every seat, the viewer's own first."""
        for step in range(self.seats):
            self.put(by_seat[self.seat(step)])

    def flags_around(self, seats: i64) -> None:
        """Whether each seat is in a bit set, the viewer's own first."""
        for step in range(self.seats):
            self.put(seats >> self.seat(step) & 1)

    def clear(self, count: i64) -> None:
        """Zeros in the cells that come next, which are still to be written."""
        cells, at = self.cells, self.at
        for i in range(count):
            cells[at + i] = 0

    def seat(self, step: i64) -> i64:
        """The seat so many to the left of the viewer."""
        seat = self.viewer + step
        return seat if seat < self.seats else seat - self.seats

    def around(self, seat: i64) -> i64:
        """How many to the left of the viewer a seat is."""
        step = seat - self.viewer
        return step if step >= 0 else step + self.seats
