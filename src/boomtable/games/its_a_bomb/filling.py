"""It's a Bomb!: every way to fill the unknown tiles of one bomb, as paths through one net of steps."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.games.its_a_bomb.evidence import UNKNOWN
from boomtable.games.its_a_bomb.limits import Limits
from boomtable.games.its_a_bomb.pieces import TOKEN_KINDS
from boomtable.games.its_a_bomb.register import Register, bit
from boomtable.games.its_a_bomb.steps import Steps

COUNT_BITS: Final = 4  # how many tiles of each kind a step takes, packed by kind
COUNT_MASK: Final = 15
WIDTH: Final = 64
CHOOSE: Final = [1.0] * (WIDTH * WIDTH)  # n over k at 64 * n + k
for _n in range(1, WIDTH):
    for _k in range(1, WIDTH):
        CHOOSE[WIDTH * _n + _k] = 0.0 if _k > _n else 1.0 if _k == _n else CHOOSE[WIDTH * (_n - 1) + _k - 1] + CHOOSE[WIDTH * (_n - 1) + _k]


class Filling:
    """A path from the first node to the last one says how many tiles of each kind each class holds; the product of its weights
    is the number of arrangements that look like this, tiles without token taken as one kind.
    """

    def __init__(self, limits: Limits, by_rows: bool) -> None:
        self.limits = limits
        self.steps = Steps(limits, by_rows)
        self.step_nodes = vec[i64]()  # first node before each step, then the last one
        self.node_edges = vec[i64]()  # first edge of each node
        self.ways = vec[float]()  # from the start to each node
        self.onward = vec[float]()  # from each node to the end
        self.edge_node = vec[i64]()  # where it leads
        self.edge_counts = vec[i64]()
        self.edge_weight = vec[float]()
        self.total = 0.0
        self._choose = vec[float](CHOOSE)
        self._low = vec[i64]([0] * TOKEN_KINDS)  # of the entries of the step at hand
        self._high = vec[i64]([0] * TOKEN_KINDS)
        self._later = vec[i64]([0] * TOKEN_KINDS)  # what later entries take at least
        self._first: i64 = 0
        self._end: i64 = 0
        self._needs: i64 = 0
        self._need_kinds = vec[i64]([0] * WIDTH)
        self._need_least = vec[i64]([0] * WIDTH)
        self._found: i64 = 0  # ways to fill the class at hand
        self._found_taken = vec[i64]([0] * WIDTH)
        self._found_counts = vec[i64]([0] * WIDTH)
        self._found_weight = vec[float]([0.0] * WIDTH)
        if limits.possible:
            self._fill()
            self._sum_up()

    def _fill(self) -> None:
        """Lays out all nodes and edges, step after step, and sums up the ways to each node."""
        steps = self.steps
        before = Register()  # the states before a step
        before.number(steps.start)
        self.ways = vec[float]([1.0])
        first: i64 = 0
        step: i64 = 0
        while step < len(steps):
            after = Register()
            end: i64 = first + len(before.keys)
            self.step_nodes = append(self.step_nodes, first)
            node = first
            while node < end:
                key = before.keys[node - first]
                self.node_edges = append(self.node_edges, i64(len(self.edge_node)))
                self._found = 0
                if not self._bound(step, key):
                    pass
                elif steps.position[step] >= 0:
                    self._follow(step, key)
                else:
                    self._spread(self._first, steps.size[step], 0, 0, 1.0)
                found: i64 = 0
                while found < self._found:
                    target = end + after.number(key - self._found_taken[found])
                    weight = self._found_weight[found]
                    if target == len(self.ways):
                        self.ways = append(self.ways, 0.0)
                    self.ways[target] += self.ways[node] * weight
                    self.edge_node = append(self.edge_node, target)
                    self.edge_counts = append(self.edge_counts, self._found_counts[found])
                    self.edge_weight = append(self.edge_weight, weight)
                    found += 1
                node += 1
            first = end
            before = after
            step += 1
        self.step_nodes = append(self.step_nodes, first)
        self.node_edges = append(self.node_edges, i64(len(self.edge_node)))

    def _follow(self, step: i64, key: i64) -> None:
        """A tile of the Surveyor's line has no token, or the next one of the sequence (IB-123)."""
        steps = self.steps
        one = bit(steps.order_shift)
        to_come = key >> steps.order_shift
        after: i64 = len(self.limits.ordered) - steps.position[step] - 1
        following: i64 = UNKNOWN
        if to_come > 0:
            following = self.limits.sequence[len(self.limits.sequence) - int(to_come)]
        kind: i64 = self.limits.known(steps.tiles[int(step)][0])
        if kind == UNKNOWN:
            self._follow_unknown(following, to_come <= after, one)
        elif kind >= TOKEN_KINDS and to_come <= after:
            self._find(0, 0, 1.0)
        elif kind == following:
            self._find(one, 0, 1.0)

    def _follow_unknown(self, following: i64, may_be_blank: bool, one: i64) -> None:
        if may_be_blank:
            self._try(UNKNOWN, 0)
        if following != UNKNOWN:
            self._try(following, one)

    def _try(self, kind: i64, taken: i64) -> None:
        """A single tile of this kind, if nothing else must lie there."""
        counts: i64 = 0
        entry = self._first
        while entry < self._end:
            index = entry - self._first
            if self.steps.kind[entry] == kind:
                if self._high[index] == 0:
                    return
                taken += self.steps.taken[entry]
                counts = bit(COUNT_BITS * kind)
            elif self._low[index] > 0:
                return
            entry += 1
        if (counts > 0 or kind == UNKNOWN) and self._is_enough(counts):
            self._find(taken, counts, 1.0)

    def _bound(self, step: i64, key: i64) -> bool:
        """How many tiles of each kind this class can take, and whether any number will do."""
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
        """What a line is missing must fit on the tiles that it keeps open."""
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

    def _spread(self, entry: i64, room: i64, taken: i64, counts: i64, weight: float) -> None:
        """Finds every choice for the kinds from this one on; tiles that stay free have no token."""
        if entry == self._end:
            if self._needs == 0 or self._is_enough(counts):
                self._find(taken, counts, weight)
            return
        index = entry - self._first
        count = self._low[index]
        most = min(self._high[index], room - self._later[index])
        kind_shift = COUNT_BITS * self.steps.kind[entry]
        each = self.steps.taken[entry]
        while count <= most:
            ways = weight * self._choose[WIDTH * room + count]
            self._spread(entry + 1, room - count, taken + count * each, counts + (count << kind_shift), ways)
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

    def _find(self, taken: i64, counts: i64, weight: float) -> None:
        found = self._found
        if found == len(self._found_taken):
            self._found_taken = append(self._found_taken, i64(0))
            self._found_counts = append(self._found_counts, i64(0))
            self._found_weight = append(self._found_weight, 0.0)
        self._found_taken[found] = taken
        self._found_counts[found] = counts
        self._found_weight[found] = weight
        self._found = found + 1

    def _sum_up(self) -> None:
        """Backwards over all edges: the ways from each node to the end."""
        steps: i64 = len(self.steps)
        nodes: i64 = len(self.ways)
        onward = vec[float]([0.0] * int(nodes))
        node = nodes - 1
        while node >= self.step_nodes[steps]:
            onward[node] = 1.0
            node -= 1
        while node >= 0:
            there = 0.0
            edge = self.node_edges[node]
            end = self.node_edges[node + 1]
            while edge < end:
                there += self.edge_weight[edge] * onward[self.edge_node[edge]]
                edge += 1
            onward[node] = there
            node -= 1
        self.onward = onward
        self.total = onward[0]
