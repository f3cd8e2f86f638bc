"""The steps in which open places are filled with blocks of one kind."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.counting.binomials import WIDTH, binomials
from boomtable.core.counting.narrowing import Narrowing
from boomtable.core.counting.net import Net, Steps
from boomtable.core.counting.placements import Placements
from boomtable.core.counting.tallies import IMPOSSIBLE, Tallies

HAND_BITS: Final = 3  # copies of the current kind that are left to place
LENGTHS: Final = 8  # a block is labelled 8 * first open place + length


class BlockSteps(Steps):
    """A step puts some copies of one kind into one row: a block of neighbours, or none.

    A node packs how many open places of each row are filled, how many copies of the current kind are left to place, and what
    must be remembered for later. A path is a sorted layout; its product is the number of layouts of distinguishable pieces that
    look like this.
    """

    def __init__(self, narrowing: Narrowing) -> None:
        self.narrowing = narrowing
        self.placements = Placements(narrowing)
        self.open = self.placements.open
        self.base = self.placements.base  # ways to lay out what is certain; 0: nothing fits
        self.layer = self.placements.layer  # of each step
        self.row = self.placements.row  # index among the rows with open places
        self._ends = self.placements.ends
        self._row_shift = vec[i64]()  # where a node holds how much of each row is filled
        self._part_shift = vec[i64]()  # where it counts the pieces of each part
        self._part_mask = vec[i64]()
        self._hand_shift: i64 = 0
        self._end_shift: i64 = 0
        self._lay_out_node()
        self._step_part = vec[i64]([-1] * len(self.layer))  # of the kind of each step, if pieces of it may be elsewhere
        self._to_come = vec[i64]([0] * len(self.layer))  # pieces of that part in later layers
        self._find_parts()
        self._tallies = Tallies(self.open, self.layer, self.row, self._end_shift)
        if not self._tallies.possible:
            self.base = 0.0

    def __len__(self) -> int:
        return len(self.layer)

    def labels(self) -> int:
        longest: i64 = 0
        for count in self.open.counts:
            longest = max(longest, count)
        return LENGTHS * (int(longest) + 1)

    def kind_at(self, step: i64) -> i64:
        return self.placements.kind_at(step)

    def _lay_out_node(self) -> None:
        for count in self.open.counts:
            self._row_shift = append(self._row_shift, self._end_shift)
            self._end_shift += bits_of(count)
        self._hand_shift = self._end_shift
        self._end_shift += HAND_BITS
        for part in range(len(self.narrowing.needed)):
            is_open = self.narrowing.needed[part] < self.narrowing.candidates[part]
            width = bits_of(self.narrowing.candidates[part]) if is_open else 0
            self._part_shift = append(self._part_shift, self._end_shift)
            self._part_mask = append(self._part_mask, up(1, width) - 1)
            self._end_shift += width

    def _find_parts(self) -> None:
        to_come = vec[i64]([0] * len(self.narrowing.needed))
        step: i64 = len(self.layer) - 1
        while step >= 0:
            kind = self.kind_at(step)
            if self.open.is_optional(kind):
                part = self.open.parts[kind]
                self._step_part[step] = part
                self._to_come[step] = to_come[part]
                if self._ends[step] & 1:
                    to_come[part] += self.narrowing.left[kind]
            step -= 1

    def _blocks(self, step: i64) -> vec[i64]:
        """By first open place: bit n if a block of n places may stand there, 0 for none."""
        opened = self.open
        layer = self.layer[step]
        index = self.row[step]
        kind = opened.layers[layer]
        width: i64 = len(opened.rows)
        first = opened.firsts[index]
        blocks = vec[i64]([0] * int(opened.counts[index] + 1))
        after: i64 = (layer + 1) * width + index
        least = opened.least[after]
        most = opened.most[after]
        longest = self.narrowing.left[kind]
        is_free = not self.placements.ends_matter and not self._tallies.is_decided(int(step))
        start = opened.least[layer * width + index]
        while start <= opened.most[layer * width + index]:
            length: i64 = 0
            while start + length <= most:
                if start + length >= least and (is_free or self._block_fits(step, kind, index, start, length)):
                    blocks[start] |= up(1, length)
                if length == longest or start + length == most or opened.kinds[first + start + length] >> kind & 1 == 0:
                    break
                length += 1
            start += 1
        return blocks

    def _block_fits(self, step: i64, kind: i64, index: i64, start: i64, length: i64) -> bool:
        if not self._tallies.is_met(int(step), index, start, length):
            return False
        if not self.placements.ends_matter:
            return True
        first: i64 = -1
        last: i64 = -1
        if length > 0:
            at = self.open.firsts[index] + start
            first = self.open.places[at]
            last = self.open.places[at + length - 1]
        return self.placements.ends_fit(kind, self.open.rows[index], first, last)

    def expand(self, step: int, first: int, net: Net) -> None:
        kind = self.kind_at(step)
        index = self.row[step]
        nodes = net.nodes
        node_edges = net.node_edges
        edge_node = net.edge_node
        edge_label = net.edge_label
        edge_weight = net.edge_weight
        net.let_go_of_edges()
        choose = binomials()
        is_first = self._ends[step] & 1 == 1
        is_last = self._ends[step] & 2 == 2
        optional = self._step_part[step] >= 0
        careful = optional or self._tallies.is_carried(step)
        held = self.open.certain[self.open.width * self.open.rows[index] + kind]
        later = self.placements.certain_later(step, kind)
        blocks = self._blocks(step)
        copies = self.narrowing.left[kind]
        shift = self._row_shift[index]
        row_mask = up(1, bits_of(self.open.counts[index])) - 1
        hand_shift = self._hand_shift
        placed = up(1, shift) - up(1, hand_shift)  # what one piece changes in a node
        number: i64 = first
        end: i64 = len(nodes)
        while number < end:
            node = nodes[number]
            if is_first:
                node += copies << hand_shift
            start = node >> shift & row_mask
            in_hand = node >> hand_shift & 7
            fits = blocks[start] & (up(2, in_hand) - 1)
            if is_last and not optional:
                fits &= up(1, in_hand)
            length: i64 = 0
            while fits >> length:
                if fits >> length & 1 == 0:
                    length += 1
                    continue
                reached = node + length * placed
                if careful:
                    reached = self._carry(step, reached, start, length)
                    if reached == IMPOSSIBLE:
                        length += 1
                        continue
                edge_node = append(edge_node, reached)
                edge_label = append(edge_label, LENGTHS * start + length)
                edge_weight = append(edge_weight, choose[WIDTH * (in_hand + later) + held + length])
                length += 1
            node_edges = append(node_edges, i64(len(edge_node)))
            number += 1
        net.node_edges = node_edges
        net.edge_node = edge_node
        net.edge_label = edge_label
        net.edge_weight = edge_weight

    def _carry(self, step: i64, node: i64, start: i64, length: i64) -> i64:
        """The node after this block, with all that must be remembered; IMPOSSIBLE if the block cannot stand there."""
        part = self._step_part[step]
        if part >= 0:
            node = self._carry_part(step, node, part, length)
        if node == IMPOSSIBLE or not self._tallies.is_carried(int(step)):
            return node
        return self._tallies.carry(step, node, start, length)

    def _carry_part(self, step: i64, node: i64, part: i64, length: i64) -> i64:
        """Count the pieces of a part that are in the rows; in the end they must be as many as the part needs."""
        shift = self._part_shift[part]
        node += up(length, shift)
        if self._ends[step] & 2 == 0:
            return node
        in_hand = node >> self._hand_shift & 7
        node -= up(in_hand, self._hand_shift)
        used = node >> shift & self._part_mask[part]
        to_come = self._to_come[step]
        needed = self.narrowing.needed[part]
        if used > needed or used + to_come < needed:
            return IMPOSSIBLE
        return node - up(used, shift) if to_come == 0 else node


def bits_of(most: i64) -> i64:
    """How many bits it takes to hold numbers up to `most`."""
    bits: i64 = 0
    while most >> bits:
        bits += 1
    return bits
