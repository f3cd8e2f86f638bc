"""Bomb Busters: the steps in which the open wires are filled: which kind goes to which stand, and where it fits."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.games.bomb_busters.narrowing import Narrowing
from boomtable.games.bomb_busters.pieces import COPIES, WIDTH
from boomtable.games.bomb_busters.required import Required
from boomtable.games.bomb_busters.stretches import KINDS, Stretches


def choose_table() -> vec[float]:
    table = vec[float]([0.0] * 64)
    for n in range(COPIES + 1):
        ways = 1.0
        for k in range(n + 1):
            table[8 * n + k] = ways
            ways = ways * (n - k) / (k + 1)
    return table


class Steps:
    """A step puts some copies of one kind on one stand: a block of neighbours, or none."""

    def __init__(self, narrowing: Narrowing) -> None:
        self.narrowing = narrowing
        self.evidence = narrowing.evidence
        self.stretches = Stretches(narrowing)
        self.base = 1.0  # ways to deal what is certain; 0: nothing fits
        self.layer = vec[i64]()  # of each step
        self.stand = vec[i64]()  # index among the stretches
        self.ends = vec[i64]()  # 1 for the first stand that the kind can go to, 2 for the last; 3 for an only one
        self.choose = choose_table()
        self._find_steps()
        self.required = Required(self.stretches, self.layer, self.stand)
        if not self.required.possible:
            self.base = 0.0

    def kind_at(self, step: i64) -> i64:
        return self.stretches.layers[self.layer[step]]

    def _find_steps(self) -> None:
        stretches = self.stretches
        layer: i64 = 0
        while layer < len(stretches.layers):
            kind = stretches.layers[layer]
            before: i64 = len(self.layer)
            left: i64 = self.evidence.copies[kind]
            for stand in range(len(self.evidence.sizes)):
                index = self._taker(layer, kind, stand)
                if index >= 0:
                    self.layer = append(self.layer, layer)
                    self.stand = append(self.stand, index)
                    self.ends = append(self.ends, 0)
                else:
                    left = self._deal_certain(kind, stand, left)
            if len(self.layer) > before:
                self.ends[before] += 1
                self.ends[len(self.ends) - 1] += 2
            elif not stretches.is_optional(kind):
                self.base = 0.0
            layer += 1
        for certain_kind, left_over in enumerate(self.narrowing.left):
            if left_over == 0:
                left = self.evidence.copies[certain_kind]
                for stand in range(len(self.evidence.sizes)):
                    left = self._deal_certain(certain_kind, stand, left)

    def _taker(self, layer: i64, kind: i64, stand: i64) -> i64:
        """The index of this stand among the stretches, if the kind can fill wires there in this layer; else -1."""
        stretches = self.stretches
        width: i64 = len(stretches.stands)
        index: i64 = 0
        while index < width:
            if stretches.stands[index] == stand:
                wire = stretches.least[layer * width + index]
                while wire < stretches.most[(layer + 1) * width + index]:
                    if stretches.kinds[WIDTH * index + wire] >> kind & 1:
                        return index
                    wire += 1
                return -1
            index += 1
        return -1

    def _deal_certain(self, kind: i64, stand: i64, left: i64) -> i64:
        """Certain wires of a kind on a stand that gets no other: the ways to pick their tiles."""
        held = self.stretches.certain[KINDS * stand + kind]
        self.base *= self.choose[8 * left + held]
        if held > 0 and self.evidence.ends_matter and not self._ends_fit(kind, stand, -1, -1):
            self.base = 0.0
        return left - held

    def _ends_fit(self, kind: i64, stand: i64, first: i64, last: i64) -> bool:
        """Whether a block, its certain wires included, may begin and end where it does; `first` and `last` are open wires or -1."""
        if self.stretches.certain[KINDS * stand + kind] > 0:
            place: i64 = WIDTH * stand
            end: i64 = place + self.evidence.sizes[stand]
            while place < end:
                if self.narrowing.allowed[place] == i64(1) << kind:
                    first = place if first < 0 else min(first, place)
                    last = max(last, place)
                place += 1
        if first < 0:
            return True
        return self.evidence.never_first[first] >> kind & 1 == 0 and self.evidence.never_last[last] >> kind & 1 == 0

    def blocks(self, step: i64) -> vec[i64]:
        """By first open wire: bit n if a block of n wires may stand there, 0 for none."""
        stretches = self.stretches
        layer = self.layer[step]
        index = self.stand[step]
        kind = stretches.layers[layer]
        width: i64 = len(stretches.stands)
        blocks = vec[i64]([0] * (WIDTH + 1))
        after: i64 = (layer + 1) * width + index
        least = stretches.least[after]
        most = stretches.most[after]
        longest = self.narrowing.left[kind]
        start = stretches.least[layer * width + index]
        while start <= stretches.most[layer * width + index]:
            length: i64 = 0
            while start + length <= most:
                if start + length >= least and self._block_fits(step, kind, index, start, length):
                    blocks[start] |= i64(1) << length
                if length == longest or start + length == most or stretches.kinds[WIDTH * index + start + length] >> kind & 1 == 0:
                    break
                length += 1
            start += 1
        return blocks

    def _block_fits(self, step: i64, kind: i64, index: i64, start: i64, length: i64) -> bool:
        if not self.required.is_met(step, start, length):
            return False
        stretches = self.stretches
        if self.evidence.ends_matter:
            first: i64 = -1
            last: i64 = -1
            if length > 0:
                first = stretches.places[WIDTH * index + start]
                last = stretches.places[WIDTH * index + start + length - 1]
            if not self._ends_fit(kind, stretches.stands[index], first, last):
                return False
        if length == 0 or self.evidence.copies[kind] == 1:
            return True
        if self.evidence.equal >= 0:
            left = self.label_at(index, self.evidence.equal)
            if left >= 0 and (start + length == left + 1 or start == left + 1):
                return False
        if self.evidence.unequal >= 0:
            left = self.label_at(index, self.evidence.unequal)
            if left >= 0 and start <= left and start + length > left + 1:
                return False
        return True

    def label_at(self, index: i64, place: i64) -> i64:
        """The number of the left open wire under a label on this stand, if both its wires are open; else -1."""
        if self.stretches.stands[index] != place // WIDTH:
            return -1
        wire: i64 = 0
        while wire + 1 < self.stretches.counts[index]:
            at: i64 = WIDTH * index + wire
            if self.stretches.places[at] == place and self.stretches.places[at + 1] == place + 1:
                return wire
            wire += 1
        return -1

    def certain_later(self, step: i64, kind: i64) -> i64:
        """Certain wires of the kind on this stand and on those that it goes to after this one."""
        found: i64 = 0
        while step < len(self.layer) and self.kind_at(step) == kind:
            stand = self.stretches.stands[self.stand[step]]
            found += self.stretches.certain[KINDS * stand + kind]
            step += 1
        return found
