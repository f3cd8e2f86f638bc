"""Bomb Busters: what must be among some open wires, followed through the steps of a filling."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.games.bomb_busters.evidence import AtLeast
from boomtable.games.bomb_busters.pieces import WIDTH
from boomtable.games.bomb_busters.stretches import Stretches

FIRST_BIT: Final = 37  # of a key, where counting begins; see filling.py
END_BIT: Final = 62


class Required:
    """A fact that one step decides is met there or never. Others are counted from the first to the last step that can add to them."""

    def __init__(self, stretches: Stretches, step_layer: vec[i64], step_stand: vec[i64]) -> None:
        self._stretches = stretches
        self._layer = step_layer
        self._stand = step_stand
        self._kinds = vec[i64]()  # of each fact
        self._missing = vec[i64]()  # wires that it still needs
        self._wires = vec[i64]()  # fact * stands + index: bit set of open wires
        self._first = vec[i64]()  # steps
        self._last = vec[i64]()
        self._shift = vec[i64]()  # where a key counts it
        self._mask = vec[i64]()  # one bit is enough where one wire is missing
        self.possible = True
        for fact in stretches.narrowing.at_least:
            self._add(fact)

    def _add(self, fact: AtLeast) -> None:
        stretches = self._stretches
        allowed = stretches.narrowing.allowed
        kinds: i64 = fact.kinds
        missing: i64 = fact.least
        for place in fact.places:
            here = allowed[place]
            if here & (here - 1) == 0 and here & kinds:
                missing -= 1
        wires = vec[i64]()
        for index in range(len(stretches.stands)):
            wires = append(wires, self._wires_of(fact, index))
        if self._is_implied(kinds, wires, missing):
            return
        number: i64 = len(self._kinds)
        self._kinds = append(self._kinds, kinds)
        self._missing = append(self._missing, missing)
        for some in wires:
            self._wires = append(self._wires, some)
        first: i64 = -1
        last: i64 = -1
        for step in range(len(self._layer)):
            if self._touches(number, step):
                first = step if first < 0 else first
                last = step
        if first < 0:
            self.possible = False
        self._first = append(self._first, first)
        self._last = append(self._last, last)
        self._mask = append(self._mask, i64(1 if missing == 1 else 7))
        self._shift = append(self._shift, self._free_shift(number) if first < last else FIRST_BIT)

    def _wires_of(self, fact: AtLeast, index: i64) -> i64:
        """The open wires of a stand that can add to the fact."""
        stretches = self._stretches
        kinds: i64 = fact.kinds
        found: i64 = 0
        wire: i64 = 0
        while wire < stretches.counts[index]:
            at: i64 = WIDTH * index + wire
            place: int = stretches.places[at]
            if stretches.kinds[at] & kinds and place in fact.places:
                found |= i64(1) << wire
            wire += 1
        return found

    def _is_implied(self, kinds: i64, wires: vec[i64], missing: i64) -> bool:
        """Whether an earlier fact says as much of fewer wires: announcements are often repeated."""
        fact: i64 = 0
        while fact < len(self._kinds):
            if self._kinds[fact] & ~kinds == 0 and self._missing[fact] >= missing:
                index: i64 = 0
                while index < len(wires) and self._wires[fact * len(wires) + index] & ~wires[index] == 0:
                    index += 1
                if index == len(wires):
                    return True
            fact += 1
        return False

    def _touches(self, fact: i64, step: i64) -> bool:
        """Whether the kind of this step can stand where the fact asks for it."""
        stretches = self._stretches
        kind = stretches.layers[self._layer[step]]
        if self._kinds[fact] >> kind & 1 == 0:
            return False
        index = self._stand[step]
        wires = self._wires[fact * len(stretches.stands) + index]
        wire: i64 = 0
        while wires >> wire:
            if wires >> wire & 1 and stretches.kinds[WIDTH * index + wire] >> kind & 1:
                return True
            wire += 1
        return False

    def _free_shift(self, fact: i64) -> i64:
        shift: i64 = FIRST_BIT
        while shift + 3 <= END_BIT:
            if not self._is_taken(shift, fact):
                return shift
            shift += 1
        raise AssertionError("too many facts are being counted at the same time")

    def _is_taken(self, shift: i64, fact: i64) -> bool:
        """Whether bits from `shift` on count another fact during the same steps."""
        other: i64 = 0
        while other < fact:
            counted_together = self._first[other] <= self._last[fact] and self._first[fact] <= self._last[other]
            if counted_together and self._first[other] < self._last[other]:
                overlaps = self._mask[other] << self._shift[other] & self._mask[fact] << shift
                if overlaps:
                    return True
            other += 1
        return False

    def _added(self, fact: i64, step: i64, start: i64, length: i64) -> i64:
        kind = self._stretches.layers[self._layer[step]]
        if self._kinds[fact] >> kind & 1 == 0:
            return 0
        wires = self._wires[fact * len(self._stretches.stands) + self._stand[step]] >> start & ((i64(1) << length) - 1)
        return (wires & 1) + (wires >> 1 & 1) + (wires >> 2 & 1) + (wires >> 3 & 1)

    def is_met(self, step: i64, start: i64, length: i64) -> bool:
        """Whether this block does what only this step can do."""
        fact: i64 = 0
        while fact < len(self._kinds):
            if self._first[fact] == step and self._last[fact] == step and self._added(fact, step, start, length) < self._missing[fact]:
                return False
            fact += 1
        return True

    def is_carried(self, step: i64) -> bool:
        fact: i64 = 0
        while fact < len(self._kinds):
            if self._first[fact] < self._last[fact] and self._touches(fact, step):
                return True
            fact += 1
        return False

    def carry(self, step: i64, key: i64, start: i64, length: i64) -> i64:
        """The key with what this block adds to the facts that are being counted; -1 if one can no longer be met."""
        fact: i64 = 0
        while fact < len(self._kinds):
            if self._first[fact] < self._last[fact] and self._first[fact] <= step <= self._last[fact]:
                shift = self._shift[fact]
                before = key >> shift & self._mask[fact]
                counted = min(before + self._added(fact, step, start, length), self._missing[fact])
                key -= before << shift
                if step < self._last[fact]:
                    key |= counted << shift
                elif counted < self._missing[fact]:
                    return -1
            fact += 1
        return key
