"""It's a Bomb!: arrangements of one bomb drawn from its net, all being equally likely."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.core.dice import Dice
from boomtable.games.its_a_bomb.evidence import UNKNOWN
from boomtable.games.its_a_bomb.filling import COUNT_BITS, COUNT_MASK, Filling
from boomtable.games.its_a_bomb.limits import Limits
from boomtable.games.its_a_bomb.pieces import AUXILIARY, GREY

FINEST: Final = float(1 << 52)  # weights of rolls beyond this are scaled down to it
GRAINS: Final = 1 << 30  # of a random point between 0 and 1


def lay_one(filling: Filling, tiles: list[int], dice: Dice) -> None:
    """One arrangement into a list of kinds."""
    limits = filling.limits
    blanks: list[int] = []
    named: list[list[int]] = [[] for _ in limits.stands_for]
    node: i64 = 0
    for alike in filling.steps.tiles:
        edge = roll_edge(filling, node, dice)
        open_tiles = [tile for tile in alike if limits.known(tile) == UNKNOWN]
        counts = filling.edge_counts[edge]
        kind = 0
        while counts:
            for _ in range(counts & COUNT_MASK):
                place = dice.pick(len(open_tiles))
                named[kind].append(open_tiles[place])
                open_tiles[place] = open_tiles[-1]
                open_tiles.pop()
            counts >>= COUNT_BITS
            kind += 1
        blanks += open_tiles
        node = filling.edge_node[edge]
    tell_apart([AUXILIARY, GREY], blanks, limits, tiles, dice)
    for name, kinds in enumerate(limits.stands_for):
        tell_apart(kinds, named[name], limits, tiles, dice)


def tell_apart(kinds: list[int], named: list[int], limits: Limits, tiles: list[int], dice: Dice) -> None:
    """What was filled in under one name: joined kinds (IB-288), or tiles without token (IB-281)."""
    bag = [limits.left[kind] for kind in kinds]
    for tile in named:
        tiles[limits.bomb.first + tile] = kinds[dice.draw(bag) if len(kinds) > 1 else 0]


def roll_edge(filling: Filling, node: i64, dice: Dice) -> i64:
    """One of the edges of a node, by the number of arrangements beyond it."""
    first = filling.node_edges[node]
    end = filling.node_edges[node + 1]
    if end == first + 1:
        return first
    scale = min(1.0, FINEST / filling.onward[node])
    weights: list[int] = []
    edge = first
    while edge < end:
        weights.append(int(filling.edge_weight[edge] * filling.onward[filling.edge_node[edge]] * scale))
        edge += 1
    return first + dice.roll(weights)


class Sampling:
    """Many arrangements at once, step by step. Those at one node share its edges as evenly as chance allows, each being drawn as
    if it were alone: what is counted among them spreads less than among arrangements drawn one by one.
    """

    def __init__(self, filling: Filling, laid: vec[i64], width: int, dice: Dice) -> None:
        self.filling = filling
        self.laid = laid  # kinds, arrangement after arrangement
        self.width: i64 = width  # tiles of an arrangement
        self.dice = dice
        self.number: i64 = len(laid) // width
        self._node = vec[i64]([0] * int(self.number))  # of each arrangement
        self._alike = vec[i64]()  # unknown tiles of the class at hand
        self._open = vec[i64]([0] * width)  # those that have nothing yet
        for step, tiles in enumerate(filling.steps.tiles):
            self._alike = self._unknown(tiles)
            self._draw_step(step)
        self._alike = self._unknown(list(range(filling.limits.bomb.size)))
        self._tell_apart()

    def _unknown(self, tiles: list[int]) -> vec[i64]:
        found = vec[i64]()
        for tile in tiles:
            if self.filling.limits.known(tile) == UNKNOWN:
                found = append(found, i64(tile))
        return found

    def _draw_step(self, step: i64) -> None:
        """Arrangements at the same node stand together, in random order."""
        first = self.filling.step_nodes[step]
        nodes = self.filling.step_nodes[step + 1] - first
        ends = vec[i64]([0] * int(nodes + 1))
        index: i64 = 0
        while index < self.number:
            ends[self._node[index] - first + 1] += 1
            index += 1
        node: i64 = 0
        while node < nodes:
            ends[node + 1] += ends[node]
            node += 1
        standing = vec[i64]([0] * int(self.number))
        begins = vec[i64]([0] * int(nodes))
        index = 0
        while index < self.number:
            node = self._node[index] - first
            standing[ends[node] + begins[node]] = index
            begins[node] += 1
            index += 1
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
        filling = self.filling
        spacing = filling.onward[node] / float(end - begin)
        point = spacing * (float(self.dice.pick(GRAINS)) + 0.5) / float(GRAINS)
        passed = 0.0
        chosen: i64 = -1
        edge = filling.node_edges[node]
        while edge < filling.node_edges[node + 1] and begin < end:
            weight = filling.edge_weight[edge] * filling.onward[filling.edge_node[edge]]
            if weight > 0.0:
                chosen = edge
                passed += weight
                while point < passed and begin < end:
                    self._lay(edge, standing[begin])
                    point += spacing
                    begin += 1
            edge += 1
        while begin < end:  # rounding may leave the last one over
            self._lay(chosen, standing[begin])
            begin += 1

    def _lay(self, edge: i64, index: i64) -> None:
        """The tokens of an edge on tiles of its class; the others have none."""
        filling = self.filling
        self._node[index] = filling.edge_node[edge]
        base = index * self.width + filling.limits.bomb.first
        left: i64 = 0
        while left < len(self._alike):
            self._open[left] = self._alike[left]
            left += 1
        counts = filling.edge_counts[edge]
        kind: i64 = 0
        while counts:
            count = counts & COUNT_MASK
            while count > 0:
                place: i64 = 0
                if left > 1:
                    place = self.dice.pick(int(left))
                left -= 1
                self.laid[base + self._open[place]] = kind
                self._open[place] = self._open[left]
                count -= 1
            counts >>= COUNT_BITS
            kind += 1
        while left > 0:
            left -= 1
            self.laid[base + self._open[left]] = GREY

    def _tell_apart(self) -> None:
        """As for one arrangement."""
        limits = self.filling.limits
        for name, kinds in enumerate(limits.stands_for):
            for kind in kinds[1:]:
                self._rename(name, kind, limits.left[kind])
        self._rename(GREY, AUXILIARY, limits.left[AUXILIARY])

    def _rename(self, name: i64, kind: i64, number: i64) -> None:
        """In each arrangement so many tiles of this name, any of them, are of that kind."""
        if number == 0:
            return
        index: i64 = 0
        while index < self.number:
            base = index * self.width + self.filling.limits.bomb.first
            left: i64 = 0
            unknown: i64 = 0
            while unknown < len(self._alike):
                tile = self._alike[unknown]
                if self.laid[base + tile] == name:
                    self._open[left] = tile
                    left += 1
                unknown += 1
            drawn: i64 = 0
            while drawn < number:
                place: i64 = self.dice.pick(int(left))
                left -= 1
                self.laid[base + self._open[place]] = kind
                self._open[place] = self._open[left]
                drawn += 1
            index += 1
