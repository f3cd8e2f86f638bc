"""It's a Bomb!: the exact chances of every answer that a question could get."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.counting.binomials import WIDTH, binomials
from boomtable.core.counting.numbering import Numbering
from boomtable.games.its_a_bomb.constraints import Constraints
from boomtable.games.its_a_bomb.evidence import UNKNOWN
from boomtable.games.its_a_bomb.filling import COUNT_BITS, COUNT_MASK, Filling
from boomtable.games.its_a_bomb.pieces import TOKEN_KINDS

# A cell is a node of the net, and the tokens on the asked tiles that were passed on the way to it.
NODE_AT: Final = 32
TOLD_MASK: Final = 0xFFFFFFFF


class Answers:
    """Follows all paths over the classes that contain asked tiles, and distinguishes what they put on those tiles."""

    def __init__(self, filling: Filling, tiles: list[int], kinds: int) -> None:
        self.filling = filling
        self.kinds: i64 = 0  # names, bit k for kind k, under which something is told
        self._told = told_of(filling.constraints, kinds)  # by name: kinds that are told
        self.answers: dict[int, float] = {}  # arrangements by answer: the count of kind k at 4 bits from 4 * k on
        self._choose = binomials()
        self._cells = vec[i64]()
        self._weights = vec[float]()
        self._parts = vec[i64]()  # first part of each edge of the step at hand
        self._part_told = vec[i64]()
        self._part_share = vec[float]()
        self._shown: i64 = 0  # tokens on known tiles
        asked = [0] * len(filling.steps)
        for step, alike in enumerate(filling.steps.tiles):
            for tile in alike:
                if tile in tiles and filling.constraints.known(tile) == UNKNOWN:
                    asked[step] += 1
        for tile in tiles:
            kind = filling.constraints.known(tile)
            if 0 <= kind < TOKEN_KINDS and kinds >> kind & 1:
                self._shown += up(1, COUNT_BITS * kind)
        for name, told in enumerate(self._told):
            if told:
                self.kinds |= up(1, name)
        touched = [step for step, number in enumerate(asked) if number > 0]
        if not touched:
            self.answers[int(self._shown)] = filling.total
            return
        first = touched[0]
        last = touched[-1]
        self._begin(first)
        for step in range(first, last + 1):
            self._part(step, asked[step])
            self._pass(step)
        self._gather()

    def _begin(self, step: i64) -> None:
        net = self.filling.net
        node = net.step_nodes[step]
        while node < net.step_nodes[step + 1]:
            if net.onward[node] > 0.0:
                self._cells = append(self._cells, node << NODE_AT)
                self._weights = append(self._weights, net.ways[node])
            node += 1

    def _part(self, step: i64, asked: i64) -> None:
        """Work out for each edge of a step how many of its tokens lie on the asked tiles of its class, and how likely that is."""
        net = self.filling.net
        self._parts = vec[i64]([0])
        self._part_told = vec[i64]()
        self._part_share = vec[float]()
        edge = net.node_edges[net.step_nodes[step]]
        end = net.node_edges[net.step_nodes[step + 1]]
        size = self.filling.steps.size[step]
        while edge < end:
            if asked == 0:
                self._add_part(0, 1.0)
            else:
                self._split(net.edge_label[edge], 0, asked, size, 0, 1.0 / self._choose[WIDTH * size + asked])
            self._parts = append(self._parts, i64(len(self._part_told)))
            edge += 1

    def _split(self, counts: i64, kind: i64, asked: i64, size: i64, taken: i64, share: float) -> None:
        """Split the tokens of each told kind between asked and other tiles; all other kinds fill the rest."""
        while counts and (counts & COUNT_MASK == 0 or self.kinds >> kind & 1 == 0):
            counts >>= COUNT_BITS
            kind += 1
        if counts == 0:
            if size >= asked:
                self._add_part(taken, share * self._choose[WIDTH * size + asked])
            return
        count = counts & COUNT_MASK
        here: i64 = 0
        while here <= count and here <= asked:
            part = share * self._choose[WIDTH * count + here]
            self._split(counts >> COUNT_BITS, kind + 1, asked - here, size - count, taken + up(here, COUNT_BITS * kind), part)
            here += 1

    def _add_part(self, counts: i64, share: float) -> None:
        self._part_told = append(self._part_told, counts)
        self._part_share = append(self._part_share, share)

    def _pass(self, step: i64) -> None:
        """Go from the cells before a step to those after it."""
        net = self.filling.net
        after = Numbering()
        weights = vec[float]()
        first = net.node_edges[net.step_nodes[step]]
        cell: i64 = 0
        while cell < len(self._cells):
            node = self._cells[cell] >> NODE_AT
            told = self._cells[cell] & TOLD_MASK
            edge = net.node_edges[node]
            while edge < net.node_edges[node + 1]:
                target = net.edge_node[edge]
                if net.onward[target] > 0.0:
                    weight = self._weights[cell] * net.edge_weight[edge]
                    part = self._parts[edge - first]
                    while part < self._parts[edge - first + 1]:
                        place = after.number(target << NODE_AT | (told + self._part_told[part]))
                        if place == len(weights):
                            weights = append(weights, 0.0)
                        weights[place] += weight * self._part_share[part]
                        part += 1
                edge += 1
            cell += 1
        self._cells = after.keys
        self._weights = weights

    def _gather(self) -> None:
        """Turn the cells after the last step into answers, whatever lies on the other tiles."""
        found = Numbering()
        weights = vec[float]()
        cell: i64 = 0
        while cell < len(self._cells):
            place = found.number(self._cells[cell] & TOLD_MASK)
            if place == len(weights):
                weights = append(weights, 0.0)
            weights[place] += self._weights[cell] * self.filling.net.onward[self._cells[cell] >> NODE_AT]
            cell += 1
        for place in range(len(weights)):
            self._tell(found.keys[place], 0, self._shown, weights[place])

    def _tell(self, counts: i64, name: i64, told: i64, ways: float) -> None:
        """Distribute the tokens under each name among the kinds it stands for (IB-288)."""
        while counts and counts & COUNT_MASK == 0:
            counts >>= COUNT_BITS
            name += 1
        if counts == 0:
            answer = int(told)
            self.answers[answer] = self.answers.get(answer, 0.0) + ways
            return
        count = counts & COUNT_MASK
        amount: i64 = self.filling.constraints.amount(int(name))
        self._name(counts, name, 0, count, amount, told, ways / self._choose[WIDTH * amount + count])

    def _name(self, counts: i64, name: i64, place: int, count: i64, amount: i64, told: i64, ways: float) -> None:
        """Distribute the tokens of one name, kind after kind; the rest are of kinds that are not told."""
        kinds = self._told[int(name)]
        if place == len(kinds):
            if count <= amount:
                self._tell(counts >> COUNT_BITS, name + 1, told, ways * self._choose[WIDTH * amount + count])
            return
        kind = kinds[place]
        left: i64 = self.filling.constraints.left[kind]
        here: i64 = 0
        while here <= min(count, left):
            more = ways * self._choose[WIDTH * left + here]
            self._name(counts, name, place + 1, count - here, amount - left, told + up(here, COUNT_BITS * kind), more)
            here += 1


def told_of(constraints: Constraints, kinds: int) -> list[list[int]]:
    return [[kind for kind in joined if kinds >> kind & 1] for joined in constraints.stands_for]
