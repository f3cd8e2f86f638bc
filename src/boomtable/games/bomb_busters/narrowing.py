"""Bomb Busters: what follows at once from evidence: kinds that a wire cannot be, and wires that are certain."""

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.games.bomb_busters.evidence import AtLeast, Evidence
from boomtable.games.bomb_busters.pieces import RED, WIDTH, YELLOW


class Narrowing:
    """Cuts the candidates of every wire by the order on the stands and by the copies left, until nothing more follows."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.allowed = vec[i64](evidence.allowed)
        self.left = vec[i64](evidence.copies)  # of each kind: copies that no certain wire accounts for
        self.needed_reds: i64 = 0  # in the bomb and not yet found
        self.needed_yellows: i64 = 0
        self.open_reds: i64 = 0  # marked, and neither found nor surely set aside
        self.open_yellows: i64 = 0
        self.at_least = evidence.at_least
        self.possible = True
        self._changed = True
        while self._changed and self.possible:
            self._changed = False
            self._sort()
            self._count()
            self._label()
            self._require()

    def _keep(self, place: i64, kinds: i64) -> None:
        """This wire is one of these kinds."""
        kept = self.allowed[place] & kinds
        if kept != self.allowed[place]:
            self.allowed[place] = kept
            self._changed = True
            if kept == 0:
                self.possible = False

    def _sort(self) -> None:
        """No wire is lower than its left neighbour (BB-031)."""
        allowed = self.allowed
        for stand, size in enumerate(self.evidence.sizes):
            first: i64 = WIDTH * stand
            end: i64 = first + size
            floor: i64 = 1
            place = first
            while place < end:
                kept = allowed[place] & -floor
                if kept != allowed[place]:
                    self._keep(place, kept)
                if kept == 0:
                    return
                floor = kept & -kept
                place += 1
            ceiling: i64 = -1
            place = end - 1
            while place >= first:
                kept = allowed[place] & ceiling
                if kept != allowed[place]:
                    self._keep(place, kept)
                if kept == 0:
                    return
                ceiling = kept | kept >> 1
                ceiling |= ceiling >> 2
                ceiling |= ceiling >> 4
                ceiling |= ceiling >> 8
                ceiling |= ceiling >> 16
                place -= 1

    def _count(self) -> None:
        """Copies that certain wires account for are gone for all others; so are the colours that are complete (BB-027)."""
        evidence = self.evidence
        allowed = self.allowed
        left = vec[i64](evidence.copies)
        certain: i64 = 0
        anywhere: i64 = 0
        for stand, size in enumerate(evidence.sizes):
            place: i64 = WIDTH * stand
            end: i64 = place + size
            while place < end:
                kinds = allowed[place]
                if kinds & (kinds - 1) == 0:
                    left[kind_of_bit(kinds)] -= 1
                    certain |= kinds
                else:
                    anywhere |= kinds
                place += 1
        self.left = left
        self.needed_reds, self.open_reds = self._colour(RED, evidence.reds_inside, anywhere)
        self.needed_yellows, self.open_yellows = self._colour(YELLOW, evidence.yellows_inside, anywhere)
        gone: i64 = 0
        kind: i64 = 0
        while kind < len(left):
            if left[kind] < 0 or (left[kind] > 0 and anywhere >> kind & 1 == 0):
                self.possible = False
            if left[kind] == 0:
                gone |= i64(1) << kind
            kind += 1
        if anywhere & gone:
            self._take_away(gone)

    def _colour(self, value: int, inside: i64, anywhere: i64) -> tuple[i64, i64]:
        """How many of a colour are still to be found, and among how many candidates; the others are set aside."""
        needed = inside
        candidates: i64 = 0
        for kind, other in enumerate(self.evidence.values):
            if other != value:
                continue
            if self.left[kind] < 1:
                needed -= 1
            elif anywhere >> kind & 1:
                candidates += 1
            else:
                self.left[kind] = 0
        if needed < 0 or candidates < needed:
            self.possible = False
        if needed == 0:
            for kind, other in enumerate(self.evidence.values):
                if other == value and self.left[kind] > 0:
                    self.left[kind] = 0
        return needed, candidates if needed > 0 else 0

    def _take_away(self, gone: i64) -> None:
        for stand, size in enumerate(self.evidence.sizes):
            place: i64 = WIDTH * stand
            end: i64 = place + size
            while place < end:
                kinds = self.allowed[place]
                if kinds & (kinds - 1):
                    self._keep(place, ~gone)
                place += 1

    def _label(self) -> None:
        """Labels compare values: two yellows are equal, two reds are equal (BB-201, BB-202)."""
        if self.evidence.equal >= 0:
            left: i64 = self.evidence.equal
            self._keep(left, self._same_values(self.allowed[left + 1]))
            self._keep(left + 1, self._same_values(self.allowed[left]))
        if self.evidence.unequal >= 0:
            left = self.evidence.unequal
            self._differ(left, left + 1)
            self._differ(left + 1, left)

    def _same_values(self, kinds: i64) -> i64:
        found = kinds
        for value in (YELLOW, RED):
            colour: i64 = self.evidence.kinds_of[value]
            if found & colour:
                found |= colour
        return found

    def _differ(self, place: i64, other: i64) -> None:
        """If `other` can only be of one value, `place` is not of that value."""
        kinds = self.allowed[other]
        if kinds & (kinds - 1) == 0 or self._one_colour(kinds):
            self._keep(place, ~self._same_values(kinds))

    def _one_colour(self, kinds: i64) -> bool:
        yellows: i64 = self.evidence.kinds_of[YELLOW]
        reds: i64 = self.evidence.kinds_of[RED]
        return kinds & ~yellows == 0 or kinds & ~reds == 0

    def _require(self) -> None:
        """What must be among some wires: settled, forced, or left for later."""
        kept: list[AtLeast] = []
        for fact in self.at_least:
            kinds: i64 = fact.kinds
            sure: i64 = 0
            maybe: list[int] = []
            for place in fact.places:
                if self.allowed[place] & ~kinds == 0:
                    sure += 1
                elif self.allowed[place] & kinds:
                    maybe.append(place)
            missing = fact.least - sure
            if missing > 0 and self._room_elsewhere(kinds) <= len(maybe) - missing:
                continue
            if missing > len(maybe):
                self.possible = False
            elif missing == len(maybe):
                for place in maybe:
                    self._keep(place, kinds)
            elif missing > 0:
                kept.append(fact)
        self.at_least = kept

    def _room_elsewhere(self, kinds: i64) -> i64:
        """How many open wires can be of no kind among these: too few others may be left to break a fact."""
        found: i64 = 0
        for kind, value in enumerate(self.evidence.values):
            if kinds >> kind & 1 == 0 and value < YELLOW:
                found += self.left[kind]
        if self.evidence.kinds_of[RED] & ~kinds:
            found += self.needed_reds
        if self.evidence.kinds_of[YELLOW] & ~kinds:
            found += self.needed_yellows
        return found


def kind_of_bit(single: i64) -> i64:
    kind: i64 = 0
    while single > 1:
        single >>= 1
        kind += 1
    return kind
