"""How many layouts of rows fit what is known: in all, by place and value, of several places together; and exact samples."""

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.counting.block_steps import LENGTHS, BlockSteps
from boomtable.core.counting.narrowing import Narrowing, kind_of_bit
from boomtable.core.counting.net import Net
from boomtable.core.counting.walks import roll_edge
from boomtable.core.dice import Dice


class RowCounts:
    """Counts are of layouts of distinguishable pieces, exact while they stay below 2**53."""

    def __init__(self, narrowing: Narrowing) -> None:
        self.narrowing = narrowing
        self.total = 0.0  # layouts that fit; 0: what is known contradicts itself
        self.values: i64 = len(narrowing.rows.kinds_of)
        self.counts = vec[float]([0.0] * (int(self.values) * len(narrowing.allowed)))  # by place, then by value
        self.steps: BlockSteps | None = None
        self.net: Net | None = None
        if not narrowing.possible:
            return
        steps = BlockSteps(narrowing)
        if steps.base > 0.0:
            net = Net(steps, 0)
            self.steps = steps
            self.net = net
            self.total = net.total * steps.base
            self._count_open(steps, net)
            self._count_certain()

    def _count_open(self, steps: BlockSteps, net: Net) -> None:
        step: i64 = len(steps) - 1
        while step >= 0:
            self._count_blocks(steps, step, net.label_paths, step * net.labels)
            step -= 1

    def _count_blocks(self, steps: BlockSteps, step: i64, paths: vec[float], base: i64) -> None:
        """Add the paths of each block to every place that it covers."""
        opened = steps.open
        index = steps.row[step]
        first = opened.firsts[index]
        value: i64 = self.narrowing.rows.values[steps.kind_at(step)]
        window: i64 = steps.layer[step] * len(opened.rows) + index
        longest = self.narrowing.left[steps.kind_at(step)]
        start = opened.least[window]
        while start <= opened.most[window]:
            length: i64 = 1
            while length <= longest:
                counted = paths[base + LENGTHS * start + length]
                if counted > 0.0:
                    at = first + start
                    while at < first + start + length:
                        self.counts[self.values * opened.places[at] + value] += counted * steps.base
                        at += 1
                length += 1
            start += 1

    def _count_certain(self) -> None:
        narrowing = self.narrowing
        for place in narrowing.places:
            kinds = narrowing.allowed[place]
            if kinds & (kinds - 1) == 0:
                self.counts[self.values * place + narrowing.rows.values[kind_of_bit(kinds)]] = self.total

    def count_all(self, places: list[int], kinds: i64) -> float:
        """The layouts in which each of these places holds one of these kinds."""
        asked: list[int] = []
        for place in places:
            here = self.narrowing.allowed[place]
            if here & kinds == 0:
                return 0.0
            if here & ~kinds:
                asked.append(place)
        steps = self.steps
        net = self.net
        if not asked or steps is None or net is None or self.total == 0.0:
            return self.total
        if len(asked) == 1 and self._are_whole_values(kinds):
            return self._count_one(asked[0], kinds)
        return self._count_paths(steps, net, open_wires(steps, asked), kinds)

    def _are_whole_values(self, kinds: i64) -> bool:
        for same in self.narrowing.rows.kinds_of:
            if kinds & same and same & ~kinds:
                return False
        return True

    def _count_one(self, place: i64, kinds: i64) -> float:
        found = 0.0
        for value, same in enumerate(self.narrowing.rows.kinds_of):
            if kinds & same:
                found += self.counts[self.values * place + value]
        return found

    def _count_paths(self, steps: BlockSteps, net: Net, wires: vec[i64], kinds: i64) -> float:
        """Count only the paths that put nothing but these kinds there, over the steps that can reach these places."""
        first: i64 = -1
        last: i64 = -1
        step: i64 = 0
        while step < len(steps):
            if wires[steps.row[step]] and kinds >> steps.kind_at(step) & 1 == 0:
                if first < 0:
                    first = step
                last = step
            step += 1
        if first < 0:  # no other kind can get there
            return self.total
        begin = net.step_nodes[first]
        end = net.step_nodes[last + 1]
        final = len(net.nodes)
        if last + 2 < len(net.step_nodes):
            final = net.step_nodes[last + 2]
        ways = vec[float]([0.0] * int(final - begin))
        node = begin
        while node < net.step_nodes[first + 1]:
            ways[node - begin] = net.ways[node]
            node += 1
        node = begin
        step = first
        while step <= last:
            barred: i64 = 0
            if kinds >> steps.kind_at(step) & 1 == 0:
                barred = wires[steps.row[step]]
            while node < net.step_nodes[step + 1]:
                here = ways[node - begin]
                edge = net.node_edges[node]
                while edge < net.node_edges[node + 1]:
                    label = net.edge_label[edge]
                    if barred >> (label >> 3) & (up(1, label & 7) - 1) == 0:
                        ways[net.edge_node[edge] - begin] += here * net.edge_weight[edge]
                    edge += 1
                node += 1
            step += 1
        found = 0.0
        node = end
        while node < final:
            found += ways[node - begin] * net.onward[node]
            node += 1
        return found * steps.base

    def sample(self, dice: Dice) -> list[int]:
        """The kind at each place of one layout, all layouts being equally likely; -1 where there is no place."""
        steps = self.steps
        net = self.net
        assert steps is not None, "nothing fits what is known"
        assert net is not None, "nothing fits what is known"
        assert self.total > 0.0, "nothing fits what is known"
        narrowing = self.narrowing
        kinds = [-1] * len(narrowing.allowed)
        for certain in narrowing.places:
            here = narrowing.allowed[certain]
            if here & (here - 1) == 0:
                kinds[certain] = kind_of_bit(here)
        node: i64 = 0
        step: i64 = 0
        while step < len(steps):
            edge = roll_edge(net, node, dice)
            label = net.edge_label[edge]
            at = steps.open.firsts[steps.row[step]] + (label >> 3)
            end = at + (label & 7)
            while at < end:
                kinds[steps.open.places[at]] = steps.kind_at(step)
                at += 1
            node = net.edge_node[edge]
            step += 1
        return kinds


def open_wires(steps: BlockSteps, places: list[int]) -> vec[i64]:
    """By index of the row: bit set of its open places that are among these."""
    opened = steps.open
    found = vec[i64]([0] * len(opened.rows))
    for index in range(len(opened.rows)):
        wire: i64 = 0
        while wire < opened.counts[index]:
            place: int = opened.places[opened.firsts[index] + wire]
            if place in places:
                found[index] |= up(1, wire)
            wire += 1
    return found
