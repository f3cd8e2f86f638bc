"""It's a Bomb! bots: how likely questions lead to the receiver in time."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.bots.handmade.its_a_bomb.chances import Chances
from boomtable.bots.handmade.its_a_bomb.position import Position
from boomtable.games.its_a_bomb.pieces import KINDS, RECEIVER

GAINS: Final = 1e-9  # less than this is nothing


class Hunt:
    """Asks the line that helps most, again and again, and cuts the likeliest tile at the end. Hunted again and again.

    Tiles that no asked line tells apart form a cell; at the end the receiver's cell is known.
    """

    def __init__(self) -> None:
        self._tiles = vec[i64]()  # where the receiver may lie
        self._shares = vec[float]()
        self._cells = vec[i64]()  # of each of these tiles
        self._number: i64 = 1  # of cells
        self._inside = vec[float]()  # by cell: the likeliest tile on the line
        self._outside = vec[float]()

    def chance(self, position: Position, chances: Chances, questions: i64) -> float:
        """The chance that the receiver is found with so many questions and one cut."""
        self._begin(position, chances)
        found = self._parted(0)
        open_lines = position.open_lines()
        while questions > 0 and self._number < len(self._tiles):
            best = found + GAINS
            asked: i64 = 0
            for line in open_lines:
                parted = self._parted(line)
                if parted > best:
                    best = parted
                    asked = line
            if asked == 0:
                break
            self._part(asked)
            found = best
            questions -= 1
        return found

    def _begin(self, position: Position, chances: Chances) -> None:
        self._tiles = vec[i64]()
        self._shares = vec[float]()
        row = chances.at + RECEIVER
        tile: i64 = 0
        while tile < position.page.tiles:
            count = chances.table[row]
            if count > 0.0:
                self._tiles = append(self._tiles, tile)
                self._shares = append(self._shares, count / chances.whole)
            row += KINDS
            tile += 1
        self._cells = vec[i64]([0] * len(self._tiles))
        self._inside = vec[float]([0.0] * len(self._tiles))
        self._outside = vec[float]([0.0] * len(self._tiles))
        self._number = 1

    def _parted(self, line: i64) -> float:
        """What is found when this line (bit t for tile t) is asked as well."""
        cell: i64 = 0
        while cell < self._number:
            self._inside[cell] = self._outside[cell] = 0.0
            cell += 1
        index: i64 = 0
        while index < len(self._tiles):
            cell = self._cells[index]
            share = self._shares[index]
            if line >> self._tiles[index] & 1:
                if share > self._inside[cell]:
                    self._inside[cell] = share
            elif share > self._outside[cell]:
                self._outside[cell] = share
            index += 1
        found = 0.0
        cell = 0
        while cell < self._number:
            found += self._inside[cell] + self._outside[cell]
            cell += 1
        return found

    def _part(self, line: i64) -> None:
        """Split each cell into what lies on the line and what does not."""
        moved = vec[i64]([-1] * int(self._number))
        index: i64 = 0
        while index < len(self._tiles):
            if line >> self._tiles[index] & 1:
                cell = self._cells[index]
                if moved[cell] < 0:
                    moved[cell] = self._number
                    self._number += 1
                self._cells[index] = moved[cell]
            index += 1
