"""Conditions on how many pieces some open places hold, followed through the steps that fill them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.counting.open_places import OpenPlaces
from boomtable.core.counting.rows import MANY, Among, Occurs
from boomtable.core.counting.tally import Tally

END_BIT: Final = 62  # of a node
IMPOSSIBLE: Final = -1


class Tallies:
    """A tally that one step decides is met there or never. Others are counted from the first to the last step that can add to them."""

    def __init__(self, open_places: OpenPlaces, step_layer: vec[i64], step_row: vec[i64], first_bit: i64) -> None:
        self._open = open_places
        self._layer = step_layer
        self._row = step_row
        self._first_bit = first_bit
        self._tallies: list[Tally] = []
        self._decided: dict[int, list[Tally]] = {}  # by step
        self._carried: dict[int, list[Tally]] = {}
        self.possible = True
        for fact in open_places.narrowing.among:
            self._add_among(fact)
        for equality in open_places.narrowing.rows.occurring:
            self._add_occurs(equality)

    def _add_among(self, fact: Among) -> None:
        certain = self._certain(fact.places, fact.kinds)
        least = fact.least - certain
        most: i64 = MANY if fact.most == MANY else fact.most - certain
        if most < 0:
            self.possible = False
        else:
            self._add(Tally(fact.kinds, self._wires(fact.places, fact.kinds), least, most))

    def _certain(self, places: list[int], kinds: i64) -> i64:
        """How many of these places certainly hold one of these kinds."""
        found: i64 = 0
        for place in places:
            here = self._open.narrowing.allowed[place]
            if here & (here - 1) == 0 and here & kinds:
                found += 1
        return found

    def _add_occurs(self, fact: Occurs) -> None:
        """Add one tally for each value that the place can have."""
        opened = self._open
        allowed = opened.narrowing.allowed
        at: i64 = 0
        while at < len(opened.places) and opened.places[at] != fact.place:
            at += 1
        for kinds in opened.narrowing.rows.kinds_of:
            if allowed[fact.place] & kinds == 0:
                continue
            if at == len(opened.places):
                if not self._is_settled(fact, kinds):
                    self._add_among(Among(fact.places, kinds, fact.times, fact.times))
                continue
            missing = fact.times - self._certain(fact.places, kinds)
            tally = Tally(kinds, self._wires(fact.places, kinds), missing, max(missing, 0))
            index: i64 = 0
            while opened.firsts[index] + opened.counts[index] <= at:
                index += 1
            tally.guard_row = index
            tally.guard = up(1, at - opened.firsts[index])
            if missing < 0:
                tally.least = MANY  # the place cannot have this value
            self._add(tally)

    def _is_settled(self, fact: Occurs, kinds: i64) -> bool:
        """Whether every place that can hold one of these kinds certainly does, and there are as many as there must be."""
        sure = 0
        for place in fact.places:
            here = self._open.narrowing.allowed[place]
            if here & kinds:
                if here & ~kinds:
                    return False
                sure += 1
        return sure == fact.times

    def _wires(self, places: list[int], kinds: i64) -> vec[i64]:
        """By index of the row: the open places among these that can hold one of these kinds."""
        opened = self._open
        found = vec[i64]()
        for index in range(len(opened.rows)):
            wires: i64 = 0
            wire: i64 = 0
            while wire < opened.counts[index]:
                at = opened.firsts[index] + wire
                place: int = opened.places[at]
                if opened.kinds[at] & kinds and place in places:
                    wires |= up(1, wire)
                wire += 1
            found = append(found, wires)
        return found

    def _add(self, tally: Tally) -> None:
        for other in self._tallies:
            if tally.is_implied_by(other):
                return
        touched: list[int] = []
        for step in range(len(self._layer)):
            if self._touches(tally, step):
                touched.append(step)
        if not touched:
            if tally.guard_row < 0 and tally.least > 0:
                self.possible = False
            return
        tally.first = touched[0]
        tally.last = touched[-1]
        if tally.first < tally.last:
            tally.shift = self._free_shift(tally)
        self._tallies.append(tally)
        by_step = self._carried if tally.first < tally.last else self._decided
        for step in touched:
            by_step.setdefault(step, []).append(tally)

    def _touches(self, tally: Tally, step: i64) -> bool:
        """Whether the kind of this step can stand where the tally counts it."""
        opened = self._open
        kind = opened.layers[self._layer[step]]
        if tally.kinds >> kind & 1 == 0:
            return False
        index = self._row[step]
        wires = tally.wires[index]
        at = opened.firsts[index]
        while wires:
            if wires & 1 and opened.kinds[at] >> kind & 1:
                return True
            wires >>= 1
            at += 1
        return False

    def _free_shift(self, tally: Tally) -> i64:
        """The position of bits that no other tally uses during the same steps."""
        taken: i64 = 0
        for other in self._tallies:
            if other.first < other.last and other.first <= tally.last and tally.first <= other.last:
                taken |= up(other.mask(), other.shift)
        shift = self._first_bit
        mask = tally.mask()
        while shift < END_BIT and up(mask, shift) & taken:
            shift += 1
        assert up(1, END_BIT - shift) > mask, "too many facts are being counted at the same time"
        return shift

    def is_met(self, step: int, index: i64, start: i64, length: i64) -> bool:
        """Whether this block satisfies all tallies that only this step can decide."""
        for tally in self._decided.get(step, []):
            if tally.is_guarded(index, start, length):
                counted = tally.count(index, start, length)
                if counted < tally.least or counted > tally.most:
                    return False
        return True

    def is_decided(self, step: int) -> bool:
        """Whether there is a tally that only this step can decide."""
        return len(self._decided) > 0 and step in self._decided

    def is_carried(self, step: int) -> bool:
        return len(self._carried) > 0 and step in self._carried

    def carry(self, step: i64, node: i64, start: i64, length: i64) -> i64:
        """The node with what this block adds to the tallies that are being counted; -1 if one can no longer be met."""
        index = self._row[step]
        for tally in self._carried.get(int(step), []):
            before = node >> tally.shift & tally.mask()
            guarded = before >> tally.width
            counted = min((before - up(guarded, tally.width)) + tally.count(index, start, length), tally.cap)
            if tally.is_guarded(index, start, length):
                guarded = 1
            node -= up(before, tally.shift)
            if guarded and counted > tally.most:
                return IMPOSSIBLE
            if step < tally.last:
                if tally.guard_row >= 0:
                    counted += up(guarded, tally.width)
                node |= up(counted, tally.shift)
            elif guarded and counted < tally.least:
                return IMPOSSIBLE
        return node
