"""Bomb Busters: the wires that are still open, in the order in which kinds can fill them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.games.bomb_busters.narrowing import Narrowing, kind_of_bit
from boomtable.games.bomb_busters.pieces import RED, WIDTH, YELLOW

KINDS: Final = 32  # room for the kinds of any mission


class Stretches:
    """Kinds fill the open wires of a stand from left to right, the lowest kind first: one layer for each kind that is left.

    Before each layer, a window says how many wires of a stand can be filled by then.
    """

    def __init__(self, narrowing: Narrowing) -> None:
        self.narrowing = narrowing
        self.stands = vec[i64]()  # those with open wires
        self.counts = vec[i64]()  # open wires of each
        most_stands = len(narrowing.evidence.sizes)
        self.places = vec[i64]([0] * (WIDTH * most_stands))  # 16 * index of the stand in `stands` + number of the open wire
        self.kinds = vec[i64]([0] * (WIDTH * most_stands))  # the allowed ones, likewise
        self.certain = vec[i64]([0] * (KINDS * most_stands))  # certain wires by 32 * stand + kind
        self.layers = vec[i64]()  # kind of each layer
        self.least = vec[i64]()  # windows: before layer l, stand number i: at l * len(stands) + i
        self.most = vec[i64]()
        self._find_wires()
        for kind, left in enumerate(narrowing.left):
            if left > 0:
                self.layers = append(self.layers, kind)
        self._find_windows()
        self._tighten()

    def is_optional(self, kind: i64) -> bool:
        """Whether a tile may also be set aside (BB-027)."""
        value = self.narrowing.evidence.values[kind]
        if value == RED:
            return self.narrowing.needed_reds < self.narrowing.open_reds
        return value == YELLOW and self.narrowing.needed_yellows < self.narrowing.open_yellows

    def _find_wires(self) -> None:
        allowed = self.narrowing.allowed
        for stand, size in enumerate(self.narrowing.evidence.sizes):
            found: i64 = 0
            base: i64 = WIDTH * len(self.stands)
            place: i64 = WIDTH * stand
            end: i64 = place + size
            while place < end:
                kinds = allowed[place]
                if kinds & (kinds - 1):
                    self.places[base + found] = place
                    self.kinds[base + found] = kinds
                    found += 1
                else:
                    self.certain[KINDS * stand + kind_of_bit(kinds)] += 1
                place += 1
            if found > 0:
                self.stands = append(self.stands, stand)
                self.counts = append(self.counts, found)

    def _find_windows(self) -> None:
        for layer in range(len(self.layers) + 1):
            below: i64 = -1
            if layer < len(self.layers):
                below = (i64(1) << self.layers[layer]) - 1
            for index in range(len(self.stands)):
                first: i64 = WIDTH * index
                end = first + self.counts[index]
                wire = first
                while wire < end and self.kinds[wire] & ~below == 0:
                    wire += 1
                self.least = append(self.least, wire - first)
                while wire < end and self.kinds[wire] & below:
                    wire += 1
                self.most = append(self.most, wire - first)

    def _tighten(self) -> None:
        """What one stand cannot have filled, the others have."""
        width: i64 = len(self.stands)
        fewest: i64 = 0
        reds: i64 = 0
        yellows: i64 = 0
        narrowing = self.narrowing
        layer: i64 = 0
        while layer <= len(self.layers):
            low = fewest + narrowing.needed_reds - min(narrowing.needed_reds, narrowing.open_reds - reds)
            low += narrowing.needed_yellows - min(narrowing.needed_yellows, narrowing.open_yellows - yellows)
            high = fewest + min(narrowing.needed_reds, reds) + min(narrowing.needed_yellows, yellows)
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
                value = narrowing.evidence.values[self.layers[layer]]
                if value == RED:
                    reds += 1
                elif value == YELLOW:
                    yellows += 1
                else:
                    fewest += narrowing.left[self.layers[layer]]
            layer += 1
