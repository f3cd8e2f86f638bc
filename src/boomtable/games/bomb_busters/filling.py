"""Bomb Busters: every way to fill the open wires, as paths through one net of steps."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.games.bomb_busters.narrowing import Narrowing
from boomtable.games.bomb_busters.pieces import RED, WIDTH
from boomtable.games.bomb_busters.steps import Steps
from boomtable.games.bomb_busters.stretches import KINDS

# A node is a number: how many open wires of each stand are filled, how many copies of the kind at hand are left to place,
# and what must be remembered for later: 37 bits, then those of required.py.
STAND_BITS: Final = 5
HAND_AT: Final = 25  # copies left to place
REDS_AT: Final = 28  # of "k of n"
YELLOWS_AT: Final = 30
EQUAL_AT: Final = 33  # colour of the left wire of "=": 0 blue, 1 yellow, 2 red
UNEQUAL_AT: Final = 35

BLOCKS: Final = 8 * (WIDTH + 1)  # a block is coded as 8 * first open wire + length
IMPOSSIBLE: Final = -1


class Filling:
    """A path from the first node to a last one is a sorted deal; the product of its weights is the number of deals of
    distinguishable tiles that look like this.
    """

    def __init__(self, narrowing: Narrowing) -> None:
        self.narrowing = narrowing
        self.evidence = narrowing.evidence
        self.steps = Steps(narrowing)
        self.stretches = self.steps.stretches
        self.step_nodes = vec[i64]()  # first node before each step, then the first last one
        self.node_edges = vec[i64]()  # first edge of each node
        self.ways = vec[float]([1.0])  # from the start to each node
        self.edge_node = vec[i64]()  # where it leads
        self.edge_block = vec[i64]()
        self.edge_weight = vec[float]()
        if self.steps.base > 0.0:
            self._fill()

    def _fill(self) -> None:
        """Lays out all nodes and edges, step after step, and sums up the ways to each node."""
        keys = vec[i64]([0])
        ways = self.ways
        node_edges = vec[i64]()
        edge_node = vec[i64]()
        edge_block = vec[i64]()
        edge_weight = vec[float]()
        step_nodes = vec[i64]([0])
        slots = vec[i64]([0] * 64)  # where a key is found; an entry below the first new node is an old one
        slots_mask: i64 = 63
        choose = self.steps.choose
        begin: i64 = 0
        step: i64 = 0
        steps: i64 = len(self.steps.layer)
        while step < steps:
            kind = self.steps.kind_at(step)
            index = self.steps.stand[step]
            is_first = self.steps.ends[step] & 1 == 1
            is_last = self.steps.ends[step] & 2 == 2
            optional = self.stretches.is_optional(kind)
            careful = optional or self._is_careful(step, kind, index)
            held = self.stretches.certain[KINDS * self.stretches.stands[index] + kind]
            later = self.steps.certain_later(step, kind)
            blocks = self.steps.blocks(step)
            copies = self.narrowing.left[kind]
            shift: i64 = STAND_BITS * index
            end: i64 = len(keys)
            node = begin
            while node < end:
                key = keys[node]
                node_edges = append(node_edges, i64(len(edge_node)))
                if is_first:
                    key += copies << HAND_AT
                start = key >> shift & 31
                in_hand = key >> HAND_AT & 7
                fits = blocks[start] & ((i64(2) << in_hand) - 1)
                if is_last and not optional:
                    fits &= i64(1) << in_hand
                length: i64 = 0
                while fits >> length:
                    if fits >> length & 1 == 0:
                        length += 1
                        continue
                    reached = key + (length << shift) - (length << HAND_AT)
                    if careful:
                        reached = self._carry(step, reached, start, length)
                        if reached == IMPOSSIBLE:
                            length += 1
                            continue
                    slot = mixed(reached) & slots_mask
                    while slots[slot] >= end and keys[slots[slot]] != reached:
                        slot = (slot + 1) & slots_mask
                    target = slots[slot]
                    if target < end:
                        target = len(keys)
                        slots[slot] = target
                        keys = append(keys, reached)
                        ways = append(ways, 0.0)
                        if 2 * (target - end) > slots_mask:
                            slots_mask = 2 * slots_mask + 1
                            slots = placed(keys, end, slots_mask)
                    weight = choose[8 * (in_hand + later) + held + length]
                    ways[target] += ways[node] * weight
                    edge_node = append(edge_node, target)
                    edge_block = append(edge_block, 8 * start + length)
                    edge_weight = append(edge_weight, weight)
                    length += 1
                node += 1
            begin = end
            step_nodes = append(step_nodes, begin)
            step += 1
        self.ways = ways
        self.node_edges = append(node_edges, i64(len(edge_node)))
        self.edge_node = edge_node
        self.edge_block = edge_block
        self.edge_weight = edge_weight
        self.step_nodes = step_nodes

    def _is_careful(self, step: i64, kind: i64, index: i64) -> bool:
        if self.steps.required.is_carried(step):
            return True
        if self.evidence.copies[kind] > 1:
            return False
        return (self.evidence.equal >= 0 and self.steps.label_at(index, self.evidence.equal) >= 0) or (
            self.evidence.unequal >= 0 and self.steps.label_at(index, self.evidence.unequal) >= 0
        )

    def _carry(self, step: i64, key: i64, start: i64, length: i64) -> i64:
        """What must be remembered after this block, or that it is impossible."""
        kind = self.steps.kind_at(step)
        index = self.steps.stand[step]
        if self.stretches.is_optional(kind):
            key = self._carry_optional(step, key, kind, length)
        if key != IMPOSSIBLE and length == 1 and self.evidence.copies[kind] == 1:
            key = self._carry_label(key, kind, index, start, True)
            if key != IMPOSSIBLE:
                key = self._carry_label(key, kind, index, start, False)
        if key != IMPOSSIBLE:
            key = self.steps.required.carry(step, key, start, length)
        return key

    def _carry_optional(self, step: i64, key: i64, kind: i64, length: i64) -> i64:
        """Counts the tiles of "k of n" that are in the bomb: in the end k."""
        is_red = self.evidence.values[kind] == RED
        shift: i64 = REDS_AT if is_red else YELLOWS_AT
        room: i64 = 3 if is_red else 7
        needed = self.narrowing.needed_reds if is_red else self.narrowing.needed_yellows
        key += length << shift
        if self.steps.ends[step] & 2 == 0:
            return key
        in_hand = key >> HAND_AT & 7
        key -= in_hand << HAND_AT
        used = key >> shift & room
        to_come: i64 = 0
        later = step + 1
        while later < len(self.steps.layer):
            if self.steps.ends[later] & 1 and self.evidence.values[self.steps.kind_at(later)] == self.evidence.values[kind]:
                to_come += 1
            later += 1
        if used > needed or used + to_come < needed:
            return IMPOSSIBLE
        return key - (used << shift) if to_come == 0 else key

    def _carry_label(self, key: i64, kind: i64, index: i64, start: i64, equal: bool) -> i64:
        """Two wires of one colour are of equal value, whatever their kinds (BB-201)."""
        place: i64 = self.evidence.equal if equal else self.evidence.unequal
        if place < 0:
            return key
        left = self.steps.label_at(index, place)
        if left < 0:
            return key
        shift: i64 = EQUAL_AT if equal else UNEQUAL_AT
        colour: i64 = 2 if self.evidence.values[kind] == RED else 1
        if start == left:
            return key | colour << shift
        if start == left + 1:
            before = key >> shift & 3
            if (before == colour) != equal:
                return IMPOSSIBLE
            return key - (before << shift)
        return key


def mixed(key: i64) -> i64:
    """Where to look for a key first: all its bits count."""
    folded = (key ^ key >> 28) & 0xFFFFFFF
    return folded * 0x9E3779B1 >> 24


def placed(keys: vec[i64], first: i64, mask: i64) -> vec[i64]:
    """A larger table with the keys from `first` on."""
    slots = vec[i64]([0] * (int(mask) + 1))
    node = first
    while node < len(keys):
        slot = mixed(keys[node]) & mask
        while slots[slot] >= first:
            slot = (slot + 1) & mask
        slots[slot] = node
        node += 1
    return slots
