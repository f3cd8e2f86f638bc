"""A mission card: what is in the bomb, and the questions that the rules ask about it."""

from typing import Final

from boomtable.games.bomb_busters.pieces import COPIES, NUMBERS

Draw = tuple[int, int]  # k of n: n tiles are marked, k of them are in the bomb (BB-027); n of n is exact (BB-025)


def exactly(count: int) -> Draw:
    return (count, count)


NONE: Final = (0, 0)


class Mission:
    """A mission without special rules; one that has them overrides the methods."""

    def __init__(
        self,
        number: int,
        red: Draw,
        yellow: Draw,
        red_for_two: Draw,
        yellow_for_two: Draw,
        blue: int = NUMBERS,
        cards: int = NUMBERS,
    ) -> None:
        self.number = number
        self.blue = blue  # numbers 1 to this are in the bomb (BB-024)
        self.cards = cards  # equipment 1 to this may be drawn (BB-034); 0: none is laid out
        self._red = red
        self._yellow = yellow
        self._red_for_two = red_for_two
        self._yellow_for_two = yellow_for_two

    def red(self, seats: int) -> Draw:
        return self._red_for_two if seats == 2 else self._red  # BB-1082

    def yellow(self, seats: int) -> Draw:
        return self._yellow_for_two if seats == 2 else self._yellow

    def wires(self, seats: int) -> int:
        return COPIES * self.blue + self.red(seats)[0] + self.yellow(seats)[0]

    def start_fuse(self, seats: int) -> int:
        return seats  # BB-151
