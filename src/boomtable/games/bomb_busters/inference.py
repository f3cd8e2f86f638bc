"""Bomb Busters: the exact chances of what stands where, and exact samples of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.core.dice import Dice
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.filling import BLOCKS, Filling
from boomtable.games.bomb_busters.narrowing import Narrowing, kind_of_bit
from boomtable.games.bomb_busters.pieces import RED, WIDTH

VALUES: Final = RED + 1
FINEST: Final = float(1 << 52)  # weights of rolls beyond this are scaled down to it


class Deduction:
    """All deals that fit the evidence. Counts are of deals of distinguishable tiles, exact while they stay below 2**53."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.total = 0.0  # deals that fit; 0: the evidence contradicts itself
        self.narrowing = Narrowing(evidence)
        self._counts = vec[float]([0.0] * (VALUES * len(evidence.allowed)))
        self._filling: Filling | None = None
        self._onward = vec[float]()  # ways from each node to the end
        if self.narrowing.possible:
            filling = Filling(self.narrowing)
            self._filling = filling
            if filling.steps.base > 0.0:
                self._sum_up(filling)

    def count(self, place: int, value: int) -> float:
        """The deals in which this wire has this value."""
        return self._counts[VALUES * place + value]

    def chance(self, place: int, value: int) -> float:
        return self._counts[VALUES * place + value] / self.total

    def marginals(self) -> list[list[float]]:
        """By place, then by value: the chance of each; nothing but zeros where no wire stands."""
        found: list[list[float]] = []
        for place in range(len(self.evidence.allowed)):
            found.append([self._counts[VALUES * place + value] / self.total for value in range(VALUES)])
        return found

    def chance_all(self, places: list[int], values: int) -> float:
        """That each of these wires is of a value in the mask."""
        return self.count_all(places, values) / self.total

    def chance_any(self, places: list[int], values: int) -> float:
        """That at least one of these wires is of a value in the mask."""
        return 1.0 - self.count_all(places, ~values) / self.total

    def chance_red(self, places: list[int]) -> float:
        """That all of these wires are red: a wrong claim explodes (BB-265)."""
        return self.count_all(places, 1 << RED) / self.total

    def count_all(self, places: list[int], values: int) -> float:
        """The deals in which each of these wires is of a value in the mask."""
        kinds: i64 = self.evidence.kinds(values)
        asked: list[int] = []
        for place in places:
            here = self.narrowing.allowed[place]
            if here & kinds == 0:
                return 0.0
            if here & ~kinds:
                asked.append(place)
        if not asked or self.total == 0.0:
            return self.total
        if len(asked) == 1:
            return self._count_one(asked[0], values)
        return self._count_paths(asked, kinds)

    def _count_one(self, place: int, values: int) -> float:
        found = 0.0
        for value in range(1, VALUES):
            if values >> value & 1:
                found += self._counts[VALUES * place + value]
        return found

    def _count_paths(self, places: list[int], kinds: i64) -> float:
        """Follows only the paths that put none but these kinds on these wires, over the steps that can."""
        filling = self._filling
        assert filling is not None
        wires = self._open_wires(filling, places)
        first: i64 = -1
        last: i64 = -1
        step: i64 = 0
        while step < len(filling.steps.layer):
            if wires[filling.steps.stand[step]] and kinds >> filling.steps.kind_at(step) & 1 == 0:
                if first < 0:
                    first = step
                last = step
            step += 1
        if first < 0:  # no other kind can come to stand there
            return self.total
        begin = filling.step_nodes[first]
        end = filling.step_nodes[last + 1]
        final = len(filling.ways)
        if last + 2 < len(filling.step_nodes):
            final = filling.step_nodes[last + 2]
        ways = vec[float]([0.0] * int(final - begin))
        node = begin
        while node < filling.step_nodes[first + 1]:
            ways[node - begin] = filling.ways[node]
            node += 1
        node = begin
        step = first
        while step <= last:
            barred: i64 = 0
            if kinds >> filling.steps.kind_at(step) & 1 == 0:
                barred = wires[filling.steps.stand[step]]
            while node < filling.step_nodes[step + 1]:
                here = ways[node - begin]
                edge = filling.node_edges[node]
                while edge < filling.node_edges[node + 1]:
                    block = filling.edge_block[edge]
                    if barred >> (block >> 3) & ((i64(1) << (block & 7)) - 1) == 0:
                        ways[filling.edge_node[edge] - begin] += here * filling.edge_weight[edge]
                    edge += 1
                node += 1
            step += 1
        found = 0.0
        node = end
        while node < final:
            found += ways[node - begin] * self._onward[node]
            node += 1
        return found * filling.steps.base

    def _open_wires(self, filling: Filling, places: list[int]) -> vec[i64]:
        """Per stand of the stretches: which of its open wires are among the places."""
        stretches = filling.stretches
        found = vec[i64]([0] * len(stretches.stands))
        for index in range(len(stretches.stands)):
            wire: i64 = 0
            while wire < stretches.counts[index]:
                place: int = stretches.places[WIDTH * index + wire]
                if place in places:
                    found[index] |= i64(1) << wire
                wire += 1
        return found

    def _sum_up(self, filling: Filling) -> None:
        """Backwards over all edges: the ways from each node to the end, and how many deals have each block."""
        ways = filling.ways
        node_edges = filling.node_edges
        edge_node = filling.edge_node
        edge_block = filling.edge_block
        edge_weight = filling.edge_weight
        steps: i64 = len(filling.steps.layer)
        onward = vec[float]([0.0] * len(ways))
        node: i64 = len(ways) - 1
        last: i64 = filling.step_nodes[steps]
        while node >= last:
            onward[node] = 1.0
            node -= 1
        blocks = vec[float]([0.0] * BLOCKS)
        step = steps - 1
        while step >= 0:
            first = filling.step_nodes[step]
            while node >= first:
                there = 0.0
                here = ways[node]
                edge = node_edges[node]
                end = node_edges[node + 1]
                while edge < end:
                    onwards = edge_weight[edge] * onward[edge_node[edge]]
                    there += onwards
                    blocks[edge_block[edge]] += here * onwards
                    edge += 1
                onward[node] = there
                node -= 1
            self._count_blocks(filling, step, blocks)
            step -= 1
        self._onward = onward
        self.total = onward[0] * filling.steps.base
        self._count_certain()

    def _count_blocks(self, filling: Filling, step: i64, blocks: vec[float]) -> None:
        """A block counts for each wire that it covers; the sums are emptied on the way."""
        stretches = filling.stretches
        index = filling.steps.stand[step]
        value: i64 = self.evidence.values[filling.steps.kind_at(step)]
        layer_window: i64 = filling.steps.layer[step] * len(stretches.stands) + index
        start = stretches.least[layer_window]
        while start <= stretches.most[layer_window]:
            blocks[8 * start] = 0.0
            length: i64 = 1
            while length < 5:
                counted = blocks[8 * start + length]
                if counted > 0.0:
                    blocks[8 * start + length] = 0.0
                    wire = start
                    while wire < start + length:
                        self._counts[VALUES * stretches.places[WIDTH * index + wire] + value] += counted * filling.steps.base
                        wire += 1
                length += 1
            start += 1

    def _count_certain(self) -> None:
        for stand, size in enumerate(self.evidence.sizes):
            place: i64 = WIDTH * stand
            end: i64 = place + size
            while place < end:
                kinds = self.narrowing.allowed[place]
                if kinds & (kinds - 1) == 0:
                    self._counts[VALUES * place + self.evidence.values[kind_of_bit(kinds)]] = self.total
                place += 1

    def sample(self, dice: Dice) -> tuple[list[int], list[int]]:
        """The tile at each place of one deal, all deals being equally likely, and the tiles set aside."""
        filling = self._filling
        assert filling is not None, "no deal fits the evidence"
        assert self.total > 0.0, "no deal fits the evidence"
        tiles = [0] * len(self.evidence.allowed)
        self._lay_certain(tiles)
        node: i64 = 0
        step: i64 = 0
        while step < len(filling.steps.layer):
            edge = self._roll(filling, node, dice)
            block = filling.edge_block[edge]
            wire: i64 = WIDTH * filling.steps.stand[step] + (block >> 3)
            end = wire + (block & 7)
            while wire < end:
                tiles[filling.stretches.places[wire]] = self.evidence.tiles[filling.steps.kind_at(step)]
                wire += 1
            node = filling.edge_node[edge]
            step += 1
        return tiles, [tile for tile in self.evidence.tiles if tile not in tiles]

    def _lay_certain(self, tiles: list[int]) -> None:
        for stand, size in enumerate(self.evidence.sizes):
            for place in range(WIDTH * stand, WIDTH * stand + size):
                kinds = self.narrowing.allowed[place]
                if kinds & (kinds - 1) == 0:
                    tiles[place] = self.evidence.tiles[kind_of_bit(kinds)]

    def _roll(self, filling: Filling, node: i64, dice: Dice) -> i64:
        """One of the edges of a node, by the number of deals beyond it."""
        first = filling.node_edges[node]
        if filling.node_edges[node + 1] == first + 1:
            return first
        scale = min(1.0, FINEST / self._onward[node])
        weights: list[int] = []
        edge = first
        while edge < filling.node_edges[node + 1]:
            weights.append(int(filling.edge_weight[edge] * self._onward[filling.edge_node[edge]] * scale))
            edge += 1
        return first + dice.roll(weights)


def deduce(evidence: Evidence) -> Deduction:
    return Deduction(evidence)
