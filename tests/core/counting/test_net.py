"""Nets: steps whose paths can be counted by a formula."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

import pytest
from librt.vecs import vec

from boomtable.core.bits import up
from boomtable.core.counting.binomials import WIDTH, binomials
from boomtable.core.counting.exact import ExactCounts
from boomtable.core.counting.net import Net, Steps
from boomtable.core.counting.numbering import Numbering
from boomtable.core.counting.walks import Walks, roll_edge
from boomtable.core.dice import Dice, NeedRoll, ScriptedDice, SeededDice


class Urns(Steps):
    """A number of balls go into urns of three slots each; the label says how many go into an urn."""

    def __init__(self, urns: int) -> None:
        self.urns = urns

    def __len__(self) -> int:
        return self.urns

    def labels(self) -> int:
        return 4

    def expand(self, step: int, first: int, net: Net) -> None:
        for node in range(first, len(net.nodes)):
            left = int(net.nodes[node])
            for balls in range(4):
                if balls <= left <= balls + 3 * (self.urns - step - 1):
                    net.add_edge(left - balls, balls, float(comb(3, balls)))
            net.close_node()


@pytest.mark.parametrize(("urns", "balls"), [(1, 2), (4, 5), (9, 20)])
def test_a_net_counts_all_ways(urns: int, balls: int) -> None:
    net = Net(Urns(urns), balls)

    assert net.total == comb(3 * urns, balls)
    for step in range(urns):
        paths = [comb(3, label) * comb(3 * urns - 3, balls - label) for label in range(min(balls, 3) + 1)]
        assert sum(net.edge_paths(step)) == net.total
        assert [net.label_paths[4 * step + label] for label in range(len(paths))] == paths


def test_equal_nodes_of_a_layer_are_one() -> None:
    net = Net(Urns(4), 6)

    assert [int(first) for first in net.step_nodes] == [0, 1, 5, 12, 16]
    assert sorted(int(node) for node in net.nodes)[-1] == 6
    assert len(net.nodes) == 17


def test_no_way_is_none() -> None:
    assert Net(Urns(2), 7).total == 0.0


def test_counts_beyond_the_native_ones_are_exact_integers() -> None:
    net = Net(Urns(40), 60)
    counts = ExactCounts(net)

    assert counts.total == comb(120, 60)
    assert net.total == pytest.approx(counts.total)
    assert counts.by_label(7) == {balls: comb(3, balls) * comb(117, 60 - balls) for balls in range(4)}


def labels(net: Net, dice: Dice) -> list[int]:
    node, found = 0, []
    for _ in range(len(net.step_nodes) - 1):
        edge = roll_edge(net, node, dice)
        found.append(int(net.edge_label[edge]))
        node = int(net.edge_node[edge])
    return found


def every_roll(net: Net, rolls: list[int], likely: Fraction) -> dict[tuple[int, ...], Fraction]:
    """The chance of every sample, by following all rolls."""
    try:
        return {tuple(labels(net, ScriptedDice(rolls))): likely}
    except NeedRoll as need:
        found: dict[tuple[int, ...], Fraction] = {}
        for place, weight in enumerate(need.weights):
            if weight:
                found |= every_roll(net, [*rolls, place], likely * Fraction(weight, sum(need.weights)))
        return found


def test_samples_are_exactly_as_likely_as_the_ways_that_look_like_them() -> None:
    likely = every_roll(Net(Urns(3), 4), [], Fraction(1))

    assert sum(likely.values()) == 1
    for balls, chance in likely.items():
        assert chance == Fraction(comb(3, balls[0]) * comb(3, balls[1]) * comb(3, balls[2]), comb(9, 4))


class Tallied(Walks):
    def __init__(self, net: Net, number: int, dice: Dice) -> None:
        super().__init__(net, number, dice)
        self.taken: list[list[int]] = [[] for _ in range(number)]
        for step in range(len(net.step_nodes) - 1):
            self.walk(step)

    def take(self, edge: int, walk: int) -> None:
        self.taken[walk].append(int(self.net.edge_label[edge]))


def test_many_walks_share_the_edges_of_the_first_node_evenly() -> None:
    net = Net(Urns(3), 4)

    taken = Tallied(net, 126, SeededDice(1)).taken

    assert {sum(balls) for balls in taken} == {4}
    assert Counter(balls[0] for balls in taken) == {balls: comb(3, balls) * comb(6, 4 - balls) for balls in range(4)}


def test_numbers_are_given_in_the_order_of_the_keys() -> None:
    numbering = Numbering()
    keys = [(seed * 0x9E3779B97F4A7C15) % (1 << 62) for seed in range(1000)]

    assert [numbering.number(key) for key in keys + keys] == [*range(1000), *range(1000)]
    assert list(numbering.keys) == keys


def test_binomials() -> None:
    table: vec[float] = binomials()

    assert [table[WIDTH * 40 + k] for k in (0, 1, 20, 40, 41)] == [1, 40, comb(40, 20), 1, 0]


@pytest.mark.parametrize("n", [0, 1, 30, 31, 32, 61])
def test_shifts_are_of_64_bits(n: int) -> None:
    assert up(1, n) == 2**n
