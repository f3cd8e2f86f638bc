"""The places that are still open, in the order in which kinds can fill them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.counting.narrowing import Narrowing, kind_of_bit


class OpenPlaces:
    """Kinds fill the open places of a row from left to right, the lowest kind first: one layer for each kind that is left.

    Before each layer, a window says how many places of a row can be filled by then.
    """

    def __init__(self, narrowing: Narrowing) -> None:
        self.narrowing = narrowing
        self.rows = vec[i64]()  # those with open places
        self.firsts = vec[i64]()  # of each: its first one in the next two
        self.counts = vec[i64]()  # open places of each
        self.places = vec[i64]()
        self.kinds = vec[i64]()  # the allowed ones
        self.width: i64 = len(narrowing.left)
        self.certain = vec[i64]([0] * (int(self.width) * len(narrowing.row_ends)))  # pieces by width * row + kind
        self.layers = vec[i64]()  # kind of each layer
        self.least = vec[i64]()  # windows: before layer l, row number i: at l * len(rows) + i
        self.most = vec[i64]()
        self.parts = vec[i64]([-1] * int(self.width))  # of each kind: the part that it belongs to
        self._find_places()
        for kind, left in enumerate(narrowing.left):
            if left > 0:
                self.layers = append(self.layers, kind)
        for index, part in enumerate(narrowing.rows.parts):
            for kind in range(len(self.parts)):
                if part.kinds >> kind & 1:
                    self.parts[kind] = index
        self._find_windows()
        self._tighten()

    def is_optional(self, kind: i64) -> bool:
        """Whether pieces of this kind may also be outside the rows."""
        part = self.parts[kind]
        return part >= 0 and self.narrowing.needed[part] < self.narrowing.candidates[part]

    def _find_places(self) -> None:
        narrowing = self.narrowing
        row: i64 = 0
        at: i64 = 0
        while row < len(narrowing.row_ends) - 1:
            first: i64 = len(self.places)
            while at < narrowing.row_ends[row + 1]:
                place = narrowing.places[at]
                kinds = narrowing.allowed[place]
                if kinds & (kinds - 1):
                    self.places = append(self.places, place)
                    self.kinds = append(self.kinds, kinds)
                else:
                    self.certain[self.width * row + kind_of_bit(kinds)] += 1
                at += 1
            if len(self.places) > first:
                self.rows = append(self.rows, row)
                self.firsts = append(self.firsts, first)
                self.counts = append(self.counts, len(self.places) - first)
            row += 1

    def _find_windows(self) -> None:
        for layer in range(len(self.layers) + 1):
            below: i64 = -1
            if layer < len(self.layers):
                below = up(1, self.layers[layer]) - 1
            for index in range(len(self.rows)):
                first = self.firsts[index]
                end = first + self.counts[index]
                wire = first
                while wire < end and self.kinds[wire] & ~below == 0:
                    wire += 1
                self.least = append(self.least, wire - first)
                while wire < end and self.kinds[wire] & below:
                    wire += 1
                self.most = append(self.most, wire - first)

    def _tighten(self) -> None:
        """Tighten the windows of each row by what the other rows can and must have filled."""
        narrowing = self.narrowing
        width: i64 = len(self.rows)
        passed = vec[i64]([0] * len(narrowing.needed))  # candidates of each part in earlier layers
        fewest: i64 = 0
        layer: i64 = 0
        while layer <= len(self.layers):
            low = fewest
            high = fewest
            for part in range(len(passed)):
                needed = narrowing.needed[part]
                low += needed - min(needed, narrowing.candidates[part] - passed[part])
                high += min(needed, passed[part])
            all_least: i64 = 0
            all_most: i64 = 0
            at: i64 = layer * width
            while at < (layer + 1) * width:
                all_least += self.least[at]
                all_most += self.most[at]
                at += 1
            at = layer * width
            while at < (layer + 1) * width:
                least = self.least[at]
                most = self.most[at]
                self.least[at] = max(least, low - (all_most - most))
                self.most[at] = min(most, high - (all_least - least))
                at += 1
            if layer < len(self.layers):
                kind = self.layers[layer]
                if self.parts[kind] >= 0:
                    passed[self.parts[kind]] += narrowing.left[kind]
                else:
                    fewest += narrowing.left[kind]
            layer += 1
