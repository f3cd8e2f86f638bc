"""Random paths through a net, all ways being equally likely."""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtable.core.counting.net import Net
from boomtable.core.dice import Dice

FINEST: Final = float(1 << 52)  # weights of rolls beyond this are scaled down to it
GRAINS: Final = 1 << 30  # of a random point between 0 and 1


def roll_edge(net: Net, node: i64, dice: Dice) -> i64:
    """One of the edges of a node, drawn in proportion to the ways beyond it."""
    first = net.node_edges[node]
    end = net.node_edges[node + 1]
    if end == first + 1:
        return first
    scale = min(1.0, FINEST / net.onward[node])
    weights: list[int] = []
    edge = first
    while edge < end:
        weights.append(int(net.edge_weight[edge] * net.onward[net.edge_node[edge]] * scale))
        edge += 1
    return first + dice.roll(weights)


@mypyc_attr(allow_interpreted_subclasses=True)
class Walks(ABC):
    """Many paths at once, step by step. Those at one node share its edges as evenly as chance allows, each being drawn as if it
    were alone: what is counted among them spreads less than among paths drawn one by one.
    """

    def __init__(self, net: Net, number: int, dice: Dice) -> None:
        self.net = net
        self.number: i64 = number
        self.dice = dice
        self._node = vec[i64]([0] * number)  # of each walk

    @abstractmethod
    def take(self, edge: i64, walk: i64) -> None:
        """Apply what the edge of a step says to one walk."""

    def walk(self, step: i64) -> None:
        """Take all walks through one step; those at the same node are kept together, in random order."""
        first = self.net.step_nodes[step]
        nodes = self.net.step_nodes[step + 1] - first
        ends = vec[i64]([0] * int(nodes + 1))
        walk: i64 = 0
        while walk < self.number:
            ends[self._node[walk] - first + 1] += 1
            walk += 1
        node: i64 = 0
        while node < nodes:
            ends[node + 1] += ends[node]
            node += 1
        standing = vec[i64]([0] * int(self.number))
        begins = vec[i64]([0] * int(nodes))
        walk = 0
        while walk < self.number:
            node = self._node[walk] - first
            standing[ends[node] + begins[node]] = walk
            begins[node] += 1
            walk += 1
        node = 0
        while node < nodes:
            if ends[node + 1] > ends[node]:
                self._shuffle(standing, ends[node], ends[node + 1])
                self._share_edges(first + node, standing, ends[node], ends[node + 1])
            node += 1

    def _shuffle(self, standing: vec[i64], begin: i64, end: i64) -> None:
        last = end - 1
        while last > begin:
            other = begin + self.dice.pick(int(last - begin + 1))
            swapped = standing[last]
            standing[last] = standing[other]
            standing[other] = swapped
            last -= 1

    def _share_edges(self, node: i64, standing: vec[i64], begin: i64, end: i64) -> None:
        net = self.net
        spacing = net.onward[node] / float(end - begin)
        point = spacing * (float(self.dice.pick(GRAINS)) + 0.5) / float(GRAINS)
        passed = 0.0
        chosen: i64 = -1
        edge = net.node_edges[node]
        while edge < net.node_edges[node + 1] and begin < end:
            weight = net.edge_weight[edge] * net.onward[net.edge_node[edge]]
            if weight > 0.0:
                chosen = edge
                passed += weight
                while point < passed and begin < end:
                    self._follow(edge, standing[begin])
                    point += spacing
                    begin += 1
            edge += 1
        while begin < end:  # rounding may leave the last one over
            self._follow(chosen, standing[begin])
            begin += 1

    def _follow(self, edge: i64, walk: i64) -> None:
        self._node[walk] = self.net.edge_node[edge]
        self.take(edge, walk)
