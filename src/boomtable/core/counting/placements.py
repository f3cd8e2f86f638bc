"""Which kind goes to which row, step by step."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.counting.binomials import WIDTH, binomials
from boomtable.core.counting.narrowing import Narrowing
from boomtable.core.counting.open_places import OpenPlaces


class Placements:
    """A step is a kind and a row with open places that it can go to: kind after kind, and for each kind row after row."""

    def __init__(self, narrowing: Narrowing) -> None:
        self.narrowing = narrowing
        self.open = OpenPlaces(narrowing)
        self.base = 1.0  # ways to lay out what is certain; 0: nothing fits
        self.layer = vec[i64]()  # of each step
        self.row = vec[i64]()  # index among the rows with open places
        self.ends = vec[i64]()  # 1 for the first row that the kind can go to, 2 for the last; 3 for an only one
        self.ends_matter = len(narrowing.rows.never_first) > 0
        self._choose = binomials()
        self._find_steps()

    def kind_at(self, step: i64) -> i64:
        return self.open.layers[self.layer[step]]

    def _find_steps(self) -> None:
        opened = self.open
        rows = len(self.narrowing.row_ends) - 1
        layer: i64 = 0
        while layer < len(opened.layers):
            kind = opened.layers[layer]
            before: i64 = len(self.layer)
            left: i64 = self.narrowing.rows.copies[kind]
            for row in range(rows):
                index = self._taker(layer, kind, row)
                if index >= 0:
                    self.layer = append(self.layer, layer)
                    self.row = append(self.row, index)
                    self.ends = append(self.ends, 0)
                else:
                    left = self._lay_certain(kind, row, left)
            if len(self.layer) > before:
                self.ends[before] += 1
                self.ends[len(self.ends) - 1] += 2
            elif not opened.is_optional(kind):
                self.base = 0.0
            layer += 1
        for certain_kind, left_over in enumerate(self.narrowing.left):
            if left_over == 0:
                left = self.narrowing.rows.copies[certain_kind]
                for row in range(rows):
                    left = self._lay_certain(certain_kind, row, left)

    def _taker(self, layer: i64, kind: i64, row: i64) -> i64:
        """The index of this row among those with open places, if the kind can fill places there in this layer; else -1."""
        opened = self.open
        width: i64 = len(opened.rows)
        index: i64 = 0
        while index < width:
            if opened.rows[index] == row:
                wire = opened.least[layer * width + index]
                while wire < opened.most[(layer + 1) * width + index]:
                    if opened.kinds[opened.firsts[index] + wire] >> kind & 1:
                        return index
                    wire += 1
                return -1
            index += 1
        return -1

    def _lay_certain(self, kind: i64, row: i64, left: i64) -> i64:
        """How many ways there are to pick the pieces of a kind at certain places, in a row that gets no others of it."""
        held = self.open.certain[self.open.width * row + kind]
        self.base *= self._choose[WIDTH * left + held]
        if held > 0 and self.ends_matter and not self.ends_fit(kind, row, -1, -1):
            self.base = 0.0
        return left - held

    def ends_fit(self, kind: i64, row: i64, first: i64, last: i64) -> bool:
        """Whether the pieces of a kind may begin and end where they do in a row: certain places, and a block of open places from `first`
        to `last`, which is -1 where there is none. Places of a row are numbered from left to right.
        """
        narrowing = self.narrowing
        if self.open.certain[self.open.width * row + kind] > 0:
            at = narrowing.row_ends[row]
            while at < narrowing.row_ends[row + 1]:
                place = narrowing.places[at]
                if narrowing.allowed[place] == up(1, kind):
                    first = place if first < 0 else min(first, place)
                    last = max(last, place)
                at += 1
        if first < 0:
            return True
        return narrowing.rows.never_first[first] >> kind & 1 == 0 and narrowing.rows.never_last[last] >> kind & 1 == 0

    def certain_later(self, step: i64, kind: i64) -> i64:
        """How many certain places the kind has in the row of this step and in those it goes to afterwards."""
        found: i64 = 0
        while step < len(self.layer) and self.kind_at(step) == kind:
            row = self.open.rows[self.row[step]]
            found += self.open.certain[self.open.width * row + kind]
            step += 1
        return found
