"""It's a Bomb!: every way to fill the unknown tiles of one bomb, as paths through one net of steps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.counting.binomials import WIDTH, binomials
from boomtable.core.counting.net import Net, Steps
from boomtable.games.its_a_bomb.constraints import Constraints
from boomtable.games.its_a_bomb.evidence import UNKNOWN
from boomtable.games.its_a_bomb.pieces import TOKEN_KINDS
from boomtable.games.its_a_bomb.steps import TileSteps

COUNT_BITS: Final = 4  # how many tiles of each kind a step takes, packed by kind
COUNT_MASK: Final = 15
MOST_NEEDS: Final = 64  # groups that compete for the tiles of one class


class Filling(Steps):
    """A path from the first node to the last one says how many tiles of each kind each class holds; the product of its weights
    is the number of arrangements that look like this, tiles without a token being one kind.
    """

    def __init__(self, constraints: Constraints, by_rows: bool) -> None:
        self.constraints = constraints
        self.steps = TileSteps(constraints, by_rows)
        self._choose = binomials()
        self._low = vec[i64]([0] * TOKEN_KINDS)  # of the entries of the step at hand
        self._high = vec[i64]([0] * TOKEN_KINDS)
        self._later = vec[i64]([0] * TOKEN_KINDS)  # what later entries take at least
        self._first: i64 = 0
        self._end: i64 = 0
        self._needs: i64 = 0
        self._need_kinds = vec[i64]([0] * MOST_NEEDS)
        self._need_least = vec[i64]([0] * MOST_NEEDS)
        self.net = Net(self, self.steps.start)
        self.total = self.net.total if constraints.possible else 0.0

    def __len__(self) -> int:
        return len(self.steps)

    def expand(self, step: int, first: int, net: Net) -> None:
        nodes = net.nodes
        node: i64 = first
        while node < len(nodes):
            key = nodes[node]
            if not self.constraints.possible or not self._bound(step, key):
                pass
            elif self.steps.position[step] >= 0:
                self._follow(net, step, key)
            else:
                self._spread(net, self._first, self.steps.size[step], key, 0, 1.0)
            net.close_node()
            node += 1

    def _follow(self, net: Net, step: i64, key: i64) -> None:
        """Add the edges of a tile in the Surveyor's line, which has no token or the next one of the sequence (IB-123)."""
        steps = self.steps
        to_come = key >> steps.order_shift
        after: i64 = len(self.constraints.ordered) - steps.position[step] - 1
        following: i64 = UNKNOWN
        if to_come > 0:
            following = self.constraints.sequence[len(self.constraints.sequence) - int(to_come)]
        onward = key - up(1, steps.order_shift)
        kind: i64 = self.constraints.known(steps.tiles[int(step)][0])
        if kind == UNKNOWN:
            self._follow_unknown(net, following, to_come <= after, key, onward)
        elif kind >= TOKEN_KINDS and to_come <= after:
            net.add_edge(key, 0, 1.0)
        elif kind == following:
            net.add_edge(onward, 0, 1.0)

    def _follow_unknown(self, net: Net, following: i64, may_be_blank: bool, key: i64, onward: i64) -> None:
        if may_be_blank:
            self._try(net, UNKNOWN, key)
        if following != UNKNOWN:
            self._try(net, following, onward)

    def _try(self, net: Net, kind: i64, key: i64) -> None:
        """Add an edge that puts this kind on a single tile, if nothing else must lie there."""
        counts: i64 = 0
        entry = self._first
        while entry < self._end:
            index = entry - self._first
            if self.steps.kind[entry] == kind:
                if self._high[index] == 0:
                    return
                key -= self.steps.taken[entry]
                counts = up(1, COUNT_BITS * kind)
            elif self._low[index] > 0:
                return
            entry += 1
        if (counts > 0 or kind == UNKNOWN) and self._is_enough(counts):
            net.add_edge(key, counts, 1.0)

    def _bound(self, step: i64, key: i64) -> bool:
        """Work out how many tiles of each kind this class can take; returns whether that is possible at all."""
        steps = self.steps
        self._first = steps.entries[step]
        self._end = steps.entries[step + 1]
        room = steps.size[step]
        entry = self._end - 1
        while entry >= self._first:
            low: i64 = 0
            high = room
            field = steps.fields[entry]
            while field < steps.fields[entry + 1]:
                missing = key >> steps.field_shift[field] & steps.field_mask[field]
                high = min(high, missing)
                low = max(low, missing - steps.field_open[field])
                field += 1
            if low > high:
                return False
            index = entry - self._first
            self._low[index] = low
            self._high[index] = high
            self._later[index] = steps.size[step] - room
            room -= low
            entry -= 1
        self._bound_groups(step, key)
        return True

    def _bound_groups(self, step: i64, key: i64) -> None:
        """Tighten the bounds: what a line is missing must fit on the tiles that it keeps open."""
        steps = self.steps
        self._needs = 0
        group = steps.groups[step]
        while group < steps.groups[step + 1]:
            least = -steps.group_open[group]
            field = steps.group_fields[group]
            while field < steps.group_fields[group + 1]:
                least += key >> steps.group_shift[field] & steps.group_mask[field]
                field += 1
            if least > 0:
                self._need_kinds[self._needs] = steps.group_kinds[group]
                self._need_least[self._needs] = least
                self._needs += 1
            group += 1

    def _spread(self, net: Net, entry: i64, room: i64, key: i64, counts: i64, weight: float) -> None:
        """Add an edge for every choice for the kinds from this one on; tiles that stay free have no token."""
        if entry == self._end:
            if self._needs == 0 or self._is_enough(counts):
                net.add_edge(key, counts, weight)
            return
        index = entry - self._first
        count = self._low[index]
        most = min(self._high[index], room - self._later[index])
        kind_shift = COUNT_BITS * self.steps.kind[entry]
        each = self.steps.taken[entry]
        while count <= most:
            ways = weight * self._choose[WIDTH * room + count]
            self._spread(net, entry + 1, room - count, key - count * each, counts + (count << kind_shift), ways)
            count += 1

    def _is_enough(self, counts: i64) -> bool:
        need: i64 = 0
        while need < self._needs:
            kinds = self._need_kinds[need]
            least = self._need_least[need]
            left = counts
            while kinds:
                if kinds & 1:
                    least -= left & COUNT_MASK
                kinds >>= 1
                left >>= COUNT_BITS
            if least > 0:
                return False
            need += 1
        return True
