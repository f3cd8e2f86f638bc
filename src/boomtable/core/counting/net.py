"""All ways to do a sequence of steps, as paths through a net."""

from abc import ABC, abstractmethod

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from boomtable.core.counting.numbering import slots_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(ABC):
    """What a net counts. A node is a number that packs all that later steps must know."""

    @abstractmethod
    def __len__(self) -> int:
        """How many steps there are."""

    def labels(self) -> int:
        """Labels are smaller than this; 0: they can be any numbers, and the net does not sum them up."""
        return 0

    @abstractmethod
    def expand(self, step: int, first: int, net: "Net") -> None:
        """For each node from `first` on, in turn: add its edges to the net, each with the node that it leads to, and close it."""


class Net:
    """Nodes lie in layers: one before each step, and one after the last. An edge is one way to do a step: its label says what
    happens, its weight how many ways look like this. The product of the weights along a path is what the path counts for, and
    all counts are whole numbers, exact while they stay below 2**53 (`exact.py` counts beyond).
    """

    def __init__(self, steps: Steps, start: i64) -> None:
        self.step_nodes = vec[i64]([0])  # first node before each step, then the first last one
        self.nodes = vec[i64]([start])
        self.node_edges = vec[i64]([0])  # first edge of each node
        self.edge_node = vec[i64]()  # where it leads
        self.edge_label = vec[i64]()
        self.edge_weight = vec[float]()
        self.ways = vec[float]([1.0])  # from the start to each node
        self.onward = vec[float]()  # from each node to the end
        self.labels: i64 = steps.labels()
        self.label_paths = vec[float]([0.0] * (int(self.labels) * len(steps)))  # paths that do label l in step s: at s * labels + l
        self._slots = vec[i64]([0] * 64)  # where a node is found; an entry below the first new node is an old one
        self._mask: i64 = 63
        for step in range(len(steps)):
            end: i64 = len(self.nodes)
            steps.expand(step, int(self.step_nodes[step]), self)
            self._number(self.step_nodes[step], end)
            self.step_nodes = append(self.step_nodes, end)
        self._sum_up()
        self.total = self.onward[0]  # paths

    def add_edge(self, node: i64, label: i64, weight: float) -> None:
        self.edge_node = append(self.edge_node, node)
        self.edge_label = append(self.edge_label, label)
        self.edge_weight = append(self.edge_weight, weight)

    def let_go_of_edges(self) -> None:
        """Forget the arrays of edges, for a game that appends to them itself and hands them back: a growing array must have one owner."""
        self.node_edges = vec[i64]()
        self.edge_node = vec[i64]()
        self.edge_label = vec[i64]()
        self.edge_weight = vec[float]()

    def close_node(self) -> None:
        """Mark the current node as complete: all its edges have been added."""
        self.node_edges = append(self.node_edges, i64(len(self.edge_node)))

    def _number(self, first: i64, end: i64) -> None:
        """Merge equal nodes after a step: edges get the number of the one that remains, and it gets the ways that lead to it."""
        nodes = self.nodes
        ways = self.ways
        node_edges = self.node_edges
        edge_node = self.edge_node
        edge_weight = self.edge_weight
        slots = self._slots
        self.nodes = vec[i64]()
        self.ways = vec[float]()
        self._slots = vec[i64]()
        mask = self._mask
        node = first
        edge = node_edges[node]
        while node < end:
            here = ways[node]
            last = node_edges[node + 1]
            while edge < last:
                reached = edge_node[edge]
                slot = ((reached ^ reached >> 28 ^ reached >> 47) & 0xFFFFFFF) * 0x9E3779B1 >> 24 & mask  # `mixed`, without a call
                number = slots[slot]
                while number >= end and nodes[number] != reached:
                    slot = (slot + 1) & mask
                    number = slots[slot]
                if number < end:
                    number = len(nodes)
                    slots[slot] = number
                    nodes = append(nodes, reached)
                    ways = append(ways, 0.0)
                    if 2 * (number - end) > mask:
                        mask = 2 * mask + 1
                        slots = slots_of(nodes, end, mask)
                ways[number] += here * edge_weight[edge]
                edge_node[edge] = number
                edge += 1
            node += 1
        self.nodes = nodes
        self.ways = ways
        self._slots = slots
        self._mask = mask

    def _sum_up(self) -> None:
        """Go backwards over all edges and sum up the ways from each node to the end."""
        ways = self.ways
        node_edges = self.node_edges
        edge_node = self.edge_node
        edge_label = self.edge_label
        edge_weight = self.edge_weight
        labels = self.label_paths
        has_labels = self.labels > 0
        onward = vec[float]([1.0] * len(ways))
        step: i64 = len(self.step_nodes) - 1
        node = self.step_nodes[step] - 1
        while step > 0:
            step -= 1
            at = step * self.labels
            first = self.step_nodes[step]
            while node >= first:
                here = ways[node]
                there = 0.0
                edge = node_edges[node]
                end = node_edges[node + 1]
                while edge < end:
                    beyond = edge_weight[edge] * onward[edge_node[edge]]
                    there += beyond
                    if has_labels:
                        labels[at + edge_label[edge]] += here * beyond
                    edge += 1
                onward[node] = there
                node -= 1
        self.onward = onward

    def edge_paths(self, step: i64) -> vec[float]:
        """How many paths go through each edge of a step."""
        node = self.step_nodes[step]
        edge = self.node_edges[node]
        first = edge
        paths = vec[float]([0.0] * int(self.node_edges[self.step_nodes[step + 1]] - first))
        while node < self.step_nodes[step + 1]:
            here = self.ways[node]
            while edge < self.node_edges[node + 1]:
                paths[edge - first] = here * (self.edge_weight[edge] * self.onward[self.edge_node[edge]])
                edge += 1
            node += 1
        return paths
