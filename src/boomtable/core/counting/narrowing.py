"""What follows at once from what is known of rows: kinds that a place cannot hold, and places that are certain."""

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.counting.rows import Among, Occurs, Rows


class Narrowing:
    """Cuts the candidates of every place by the sorting of the rows and the copies left, until nothing more follows."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.places = vec[i64](rows.row_places)
        self.row_ends = vec[i64](rows.row_ends)
        self.allowed = vec[i64](rows.allowed)
        self.left = vec[i64](rows.copies)  # of each kind: copies that no certain place accounts for
        self.needed = vec[i64]([0] * len(rows.parts))  # of each part: in the rows and not yet found
        self.candidates = vec[i64]([0] * len(rows.parts))  # pieces of each part that may be among those
        self.among = rows.among
        self.possible = True
        self._changed = True
        while self._changed and self.possible:
            self._changed = False
            self._sort()
            self._count()
            for fact in rows.occurring:
                self._compare(fact)
            self._require()

    def _keep(self, place: i64, kinds: i64) -> None:
        """Restrict a place to these kinds."""
        kept = self.allowed[place] & kinds
        if kept != self.allowed[place]:
            self.allowed[place] = kept
            self._changed = True
            if kept == 0:
                self.possible = False

    def _sort(self) -> None:
        """Apply the order in the rows: no piece is lower than its left neighbour."""
        allowed = self.allowed
        places = self.places
        row: i64 = 0
        while row < len(self.row_ends) - 1:
            first = self.row_ends[row]
            end = self.row_ends[row + 1]
            floor: i64 = 1
            at = first
            while at < end:
                kept = allowed[places[at]] & -floor
                if kept != allowed[places[at]]:
                    self._keep(places[at], kept)
                if kept == 0:
                    return
                floor = kept & -kept
                at += 1
            ceiling: i64 = -1
            at = end - 1
            while at >= first:
                kept = allowed[places[at]] & ceiling
                if kept != allowed[places[at]]:
                    self._keep(places[at], kept)
                if kept == 0:
                    return
                ceiling = kept | kept >> 1
                ceiling |= ceiling >> 2
                ceiling |= ceiling >> 4
                ceiling |= ceiling >> 8
                ceiling |= ceiling >> 16
                ceiling |= ceiling >> 32
                at -= 1
            row += 1

    def _count(self) -> None:
        """Apply the counts: copies at certain places, and parts that are complete, are gone for all other places."""
        allowed = self.allowed
        left = vec[i64](self.rows.copies)
        anywhere: i64 = 0
        at: i64 = 0
        while at < len(self.places):
            kinds = allowed[self.places[at]]
            if kinds & (kinds - 1) == 0:
                left[kind_of_bit(kinds)] -= 1
            else:
                anywhere |= kinds
            at += 1
        self.left = left
        for part in range(len(self.rows.parts)):
            self._count_part(part, anywhere)
        gone: i64 = 0
        kind: i64 = 0
        while kind < len(left):
            if left[kind] < 0 or (left[kind] > 0 and anywhere >> kind & 1 == 0):
                self.possible = False
            if left[kind] == 0:
                gone |= up(1, kind)
            kind += 1
        if anywhere & gone:
            self._take_away(gone)

    def _count_part(self, part: int, anywhere: i64) -> None:
        """Note how many pieces of a part are still to be found, and among how many candidates; the others are elsewhere."""
        kinds: i64 = self.rows.parts[part].kinds
        needed: i64 = self.rows.parts[part].number
        candidates: i64 = 0
        kind: i64 = 0
        while kinds >> kind:
            if kinds >> kind & 1:
                needed -= self.rows.copies[kind] - self.left[kind]
                if anywhere >> kind & 1:
                    candidates += self.left[kind]
                elif self.left[kind] > 0:
                    self.left[kind] = 0
            kind += 1
        if needed < 0 or candidates < needed:
            self.possible = False
        self.needed[part] = needed
        self.candidates[part] = candidates if needed > 0 else 0
        while needed == 0 and kind > 0:
            kind -= 1
            if kinds >> kind & 1 and self.left[kind] > 0:
                self.left[kind] = 0

    def _take_away(self, gone: i64) -> None:
        at: i64 = 0
        while at < len(self.places):
            kinds = self.allowed[self.places[at]]
            if kinds & (kinds - 1):
                self._keep(self.places[at], ~gone)
            at += 1

    def _compare(self, fact: Occurs) -> None:
        """Apply an `Occurs`: a value that occurs once is at no other place; one that occurs everywhere is at all of them."""
        for other in fact.places:
            if other == fact.place:
                continue
            if fact.times == len(fact.places):
                self._keep(fact.place, self._same_values(self.allowed[other]))
                self._keep(other, self._same_values(self.allowed[fact.place]))
            elif fact.times == 1:
                self._differ(fact.place, other)
                self._differ(other, fact.place)

    def _same_values(self, kinds: i64) -> i64:
        found: i64 = 0
        for same in self.rows.kinds_of:
            if kinds & same:
                found |= same
        return found

    def _differ(self, place: i64, other: i64) -> None:
        """If `other` can only be of one value, `place` is not of that value."""
        kinds = self.allowed[other]
        for same in self.rows.kinds_of:
            if kinds & ~same == 0:
                self._keep(place, ~same)

    def _require(self) -> None:
        """Apply every `Among`: it is settled already, forces some places, or is left for later."""
        kept: list[Among] = []
        for fact in self.among:
            kinds: i64 = fact.kinds
            sure: i64 = 0
            maybe: list[int] = []
            for place in fact.places:
                if self.allowed[place] & ~kinds == 0:
                    sure += 1
                elif self.allowed[place] & kinds:
                    maybe.append(place)
            missing = fact.least - sure
            room = fact.most - sure
            is_enough = missing <= 0 or self._room_elsewhere(kinds) <= len(maybe) - missing
            if is_enough and room >= len(maybe):
                continue
            if missing > len(maybe) or room < 0:
                self.possible = False
            elif missing == len(maybe):
                self._keep_all(maybe, kinds)
            elif room == 0:
                self._keep_all(maybe, ~kinds)
            else:
                kept.append(fact)
        self.among = kept

    def _keep_all(self, places: list[int], kinds: i64) -> None:
        for place in places:
            self._keep(place, kinds)

    def _room_elsewhere(self, kinds: i64) -> i64:
        """How many pieces of other kinds are left for open places: if there are too few, some places must hold one of these."""
        found: i64 = 0
        partly: i64 = 0
        for index, part in enumerate(self.rows.parts):
            partly |= part.kinds
            if part.kinds & ~kinds:
                found += self.needed[index]
        kind: i64 = 0
        while kind < len(self.left):
            if (kinds | partly) >> kind & 1 == 0:
                found += self.left[kind]
            kind += 1
        return found


def kind_of_bit(single: i64) -> i64:
    kind: i64 = 0
    while single > 1:
        single >>= 1
        kind += 1
    return kind
