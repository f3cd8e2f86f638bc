"""A scenario: grids, tile lists, countdown and consultants (IB-181)."""

from typing import Any

from boomtable.games.its_a_bomb.bit_sets import set_of
from boomtable.games.its_a_bomb.pieces import CALL, COLOURS, DISTURBED, EXPLOSION, KINDS, LETTERS, PURPLE


class Bomb:
    """One grid and what lies in it; tiles are numbered in reading order from `first` on (IB-024)."""

    def __init__(self, rows: int, columns: int, counts: list[int], first: int, first_line: int) -> None:
        self.rows = rows
        self.columns = columns
        self.counts = counts  # by kind
        self.first = first
        self.first_line = first_line
        self.size = rows * columns

    def row(self, row: int) -> list[int]:
        return [self.first + row * self.columns + column for column in range(self.columns)]

    def column(self, column: int) -> list[int]:
        return [self.first + row * self.columns + column for row in range(self.rows)]

    def block(self, row: int, column: int) -> list[int]:
        corner = self.first + row * self.columns + column
        return [corner, corner + 1, corner + self.columns, corner + self.columns + 1]


class Scenario:
    """Everything that the open scenario page says. Never changed."""

    def __init__(
        self,
        number: int,
        grids: list[tuple[int, int, str]],
        timers: int,
        specials: list[tuple[str, int]],
        consultants: list[int],
        order: bool = False,
        double_purple: bool = False,
    ) -> None:
        self.number = number
        self.grids = grids  # rows, columns, tile list
        self.timers = timers
        self.specials = specials  # ("D" or "C", Timer cards above it)
        self.consultants = consultants
        self.order = order
        self.double_purple = double_purple
        self.bombs: list[Bomb] = []
        tiles = lines = 0
        for rows, columns, listed in grids:
            self.bombs.append(Bomb(rows, columns, counts_of(listed, rows * columns), tiles, lines))
            tiles += rows * columns
            lines += rows + columns
        self.tiles = tiles
        self.lines = [line for bomb in self.bombs for line in lines_of(bomb)]
        self.line_tiles = [set_of(line) for line in self.lines]  # sets of tiles
        self.line_bomb = [index for index, bomb in enumerate(self.bombs) for _ in range(bomb.rows + bomb.columns)]
        self.blocks = [block for bomb in self.bombs for block in blocks_of(bomb)]
        self.block_tiles = [set_of(block) for block in self.blocks]  # sets of tiles
        self.tile_bomb = [index for index, bomb in enumerate(self.bombs) for _ in range(bomb.size)]
        self.counts = [sum(bomb.counts[kind] for bomb in self.bombs) for kind in range(KINDS)]
        self.deck = tuple(deck_of(timers, specials))  # from top to bottom
        self.all_tiles = set_of(list(range(tiles)))
        self.all_consultants = set_of(consultants)
        self.no_answers = (None,) * lines
        self.no_marks = (0,) * tiles

    def colours(self) -> list[int]:
        """The colours in play (IB-093)."""
        return [colour for colour in range(COLOURS) if self.counts[colour] > 0]

    def needed(self, colour: int) -> int:
        """How many cables of a colour must count (IB-093, IB-105)."""
        if self.counts[colour] == 0:
            return 0
        return 2 if colour == PURPLE and self.double_purple else 1

    def needed_cables(self) -> int:
        return sum([self.needed(colour) for colour in range(COLOURS)])

    def is_row(self, line: int) -> bool:
        bomb = self.bombs[self.line_bomb[line]]
        return line - bomb.first_line < bomb.rows

    def tier(self) -> int:
        """The tier that scores points: 0 for training and own scenarios, then standard, advanced, special (IB-175, IB-176, IB-362)."""
        return 0 if self.number <= 0 else 1 if self.number <= 5 else 2 if self.number <= 10 else 3

    def dump(self) -> list[object]:
        grids = [list(grid) for grid in self.grids]
        specials = [list(special) for special in self.specials]
        return [self.number, grids, self.timers, specials, self.consultants[:], self.order, self.double_purple]


def scenario_of(dump: list[Any]) -> Scenario:
    number, grids, timers, specials, consultants, order, double_purple = dump
    listed = [(rows, columns, tiles) for rows, columns, tiles in grids]
    cards = [(card, above) for card, above in specials]
    return Scenario(number, listed, timers, cards, list(consultants), order, double_purple)


def counts_of(listed: str, size: int) -> list[int]:
    """The counts by kind of a list such as `"R3 Y3 X2"`, with grey for the rest (IB-182)."""
    counts = [0] * KINDS
    for part in listed.split():
        counts[LETTERS.index(part[0])] = int(part[1:])
    counts[KINDS - 1] += size - sum(counts)
    return counts


def lines_of(bomb: Bomb) -> list[list[int]]:
    return [bomb.row(row) for row in range(bomb.rows)] + [bomb.column(column) for column in range(bomb.columns)]


def blocks_of(bomb: Bomb) -> list[list[int]]:
    return [bomb.block(row, column) for row in range(bomb.rows - 1) for column in range(bomb.columns - 1)]


def deck_of(timers: int, specials: list[tuple[str, int]]) -> list[int]:
    """The countdown deck from top to bottom (IB-034, IB-035)."""
    cards: list[int] = []
    disturbed = DISTURBED
    for above in range(timers + 1):
        for letter, place in specials:
            if place == above and letter == "C":
                cards.append(CALL)
            elif place == above:
                disturbed += 1
                cards.append(disturbed)
        if above < timers:
            cards.append(10 * (timers - above))
    return [*cards, EXPLOSION]
