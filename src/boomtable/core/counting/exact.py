"""The counts of a net as integers of any size."""

from boomtable.core.counting.net import Net


class ExactCounts:
    """The same counts as a net's, which holds them in native numbers that round beyond 2**53."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self.ways = [1] + [0] * (len(net.ways) - 1)  # from the start to each node
        self.onward = [1] * len(net.ways)  # from each node to the end
        inner = int(net.step_nodes[len(net.step_nodes) - 1])
        for node in range(inner):
            for edge in self._edges(node):
                self.ways[net.edge_node[edge]] += self.ways[node] * int(net.edge_weight[edge])
        for node in range(inner - 1, -1, -1):
            self.onward[node] = sum([self._beyond(edge) for edge in self._edges(node)])
        self.total = self.onward[0]

    def _edges(self, node: int) -> range:
        return range(int(self._net.node_edges[node]), int(self._net.node_edges[node + 1]))

    def _beyond(self, edge: int) -> int:
        return int(self._net.edge_weight[edge]) * self.onward[self._net.edge_node[edge]]

    def by_label(self, step: int) -> dict[int, int]:
        """For each label: how many paths go through the edges of this step that carry it."""
        net = self._net
        found: dict[int, int] = {}
        for node in range(int(net.step_nodes[step]), int(net.step_nodes[step + 1])):
            for edge in self._edges(node):
                label = int(net.edge_label[edge])
                found[label] = found.get(label, 0) + self.ways[node] * self._beyond(edge)
        return found
