"""It's a Bomb!: the exact chances of every tile's kind, and exact samples of arrangements."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.core.counting.binomials import WIDTH, binomials
from boomtable.core.dice import Dice
from boomtable.games.its_a_bomb.answers import Answers
from boomtable.games.its_a_bomb.constraints import Constraints
from boomtable.games.its_a_bomb.evidence import UNKNOWN, Evidence
from boomtable.games.its_a_bomb.filling import COUNT_BITS, COUNT_MASK, Filling
from boomtable.games.its_a_bomb.pieces import AUXILIARY, GREY, KINDS, TOKEN_KINDS
from boomtable.games.its_a_bomb.sampling import Sampling, lay_one

ALL_KINDS: Final = (1 << TOKEN_KINDS) - 1
BLANK: Final = TOKEN_KINDS  # grey cables and auxiliary detonators together


class BombDeduction:
    """All arrangements of one bomb that fit the evidence."""

    def __init__(self, evidence: Evidence, index: int) -> None:
        self.constraints = Constraints(evidence, index)
        self.filling = Filling(self.constraints, by_rows=True)
        self._by_columns: Filling | None = None
        self.splits = 0.0  # ways to tell apart what was filled in under one name
        if self.filling.total > 0.0:
            self.splits = self._count_splits()
        self.total = self.filling.total * self.splits
        self.counts = vec[float]([0.0] * (KINDS * self.constraints.bomb.size))  # by tile of the bomb, then by kind
        if self.total > 0.0:
            self._count_known()
            self._count()

    def _count_splits(self) -> float:
        """How many ways there are to tell auxiliary detonators from grey cables (IB-281), and joined kinds from each other (IB-288)."""
        constraints = self.constraints
        choose = binomials()
        ways = choose[WIDTH * constraints.blanks() + constraints.left[AUXILIARY]]
        for kinds in constraints.stands_for:
            tokens = 0
            for kind in kinds:
                tokens += constraints.left[kind]
                ways *= choose[WIDTH * tokens + constraints.left[kind]]
        return ways

    def _count_known(self) -> None:
        for tile in range(self.constraints.bomb.size):
            kind = self.constraints.known(tile)
            if kind != UNKNOWN:
                self.counts[KINDS * tile + kind] = self.total

    def _count(self) -> None:
        """Go over all edges and add the arrangements through each to what they put into its class."""
        steps = self.filling.steps
        net = self.filling.net
        shares = vec[float]([0.0] * (BLANK + 1))
        for step, tiles in enumerate(steps.tiles):
            kind: i64 = 0
            while kind <= BLANK:
                shares[kind] = 0.0
                kind += 1
            first = net.node_edges[net.step_nodes[step]]
            paths = net.edge_paths(step)
            edge: i64 = 0
            while edge < len(paths):
                here = paths[edge]
                counts = net.edge_label[first + edge]
                blanks: i64 = steps.size[step]
                kind = 0
                while counts:
                    count = counts & COUNT_MASK
                    if count:
                        shares[kind] += here * float(count)
                        blanks -= count
                    counts >>= COUNT_BITS
                    kind += 1
                shares[BLANK] += here * float(blanks)
                edge += 1
            self._share(tiles, shares)

    def _share(self, tiles: list[int], shares: vec[float]) -> None:
        """Share the counts of a class among its tiles, which are alike; so are tiles without a token."""
        constraints = self.constraints
        each = vec[float]([0.0] * KINDS)  # by kind: what one tile of the class has of it
        part = self.splits / len(tiles)
        for name, kinds in enumerate(constraints.stands_for):
            if shares[name] > 0.0:
                amount = constraints.amount(name)
                for kind in kinds:
                    each[kind] = shares[name] * part * constraints.left[kind] / amount
        blanks = constraints.blanks()
        if blanks > 0:
            each[AUXILIARY] = shares[BLANK] * part * constraints.left[AUXILIARY] / blanks
            each[GREY] = shares[BLANK] * part * constraints.left[GREY] / blanks
        for tile in tiles:
            if constraints.known(tile) == UNKNOWN:
                at: i64 = KINDS * tile
                index: i64 = 0
                while index < KINDS:
                    self.counts[at + index] = each[index]
                    index += 1

    def answers(self, tiles: list[int], kinds: int) -> dict[int, float]:
        """The number of arrangements by answer. Best is a net whose last steps lie outside the answered lines of the same direction."""
        bomb = self.constraints.bomb
        inside = [tile - bomb.first for tile in tiles]
        is_column = len(inside) > 1 and inside[1] - inside[0] == bomb.columns
        filling = self.filling
        if is_column:
            if self._by_columns is None:
                self._by_columns = Filling(self.constraints, by_rows=False)
            filling = self._by_columns
        return Answers(filling, inside, kinds).answers


class Deduction:
    """All arrangements that fit the evidence; what is learnt about one bomb says nothing about the other (IB-113, IB-282).

    Counts are of arrangements of kinds, exact while they stay below 2**53.
    """

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.bombs: list[BombDeduction] = []
        self.total = 1.0  # arrangements that fit; 0: the evidence contradicts itself
        for index in range(len(evidence.bombs)):
            bomb = BombDeduction(evidence, index)
            self.bombs.append(bomb)
            self.total *= bomb.total

    def count(self, tile: int, kind: int) -> float:
        """The arrangements in which this tile is of this kind."""
        bomb = self.bomb_of(tile)
        if bomb.total == 0.0:
            return 0.0
        return bomb.counts[KINDS * (tile - bomb.constraints.bomb.first) + kind] * (self.total / bomb.total)

    def chance(self, tile: int, kind: int) -> float:
        bomb = self.bomb_of(tile)
        return bomb.counts[KINDS * (tile - bomb.constraints.bomb.first) + kind] / bomb.total

    def marginals(self) -> list[list[float]]:
        """By tile, then by kind: the chance of each."""
        found: list[list[float]] = []
        for bomb in self.bombs:
            for tile in range(bomb.constraints.bomb.size):
                found.append([bomb.counts[KINDS * tile + kind] / bomb.total for kind in range(KINDS)])
        return found

    def answers(self, tiles: list[int], kinds: int = ALL_KINDS) -> dict[int, float]:
        """The chance of every answer about these tiles of one bomb, if only kinds in the mask (bit k for kind k) are told.

        An answer is one number: `tokens_of` unpacks it. All tiles of a line or block count, known ones too (IB-074).
        """
        bomb = self.bomb_of(tiles[0])
        return {answer: count / bomb.filling.total for answer, count in bomb.answers(tiles, kinds).items()}

    def bomb_of(self, tile: int) -> BombDeduction:
        found = self.bombs[0]
        for bomb in self.bombs:
            if bomb.constraints.bomb.first <= tile:
                found = bomb
        return found

    def sample(self, dice: Dice) -> list[int]:
        """The kind of each tile in one arrangement, all being equally likely."""
        assert self.total > 0.0, "no arrangement fits the evidence"
        tiles = self.evidence.known[:]
        for bomb in self.bombs:
            lay_one(bomb.filling, tiles, dice)
        return tiles

    def samples(self, number: int, dice: Dice) -> vec[i64]:
        """Many arrangements in one row: tile t of arrangement i is at i times the number of tiles, plus t. For dice that roll fast."""
        assert self.total > 0.0, "no arrangement fits the evidence"
        known = self.evidence.known * number
        laid = vec[i64](known)
        for bomb in self.bombs:
            Sampling(bomb.filling, laid, len(self.evidence.known), dice)
        return laid


def tokens_of(answer: int) -> list[int]:
    """The counts by token kind that an answer packs."""
    return [answer >> COUNT_BITS * kind & COUNT_MASK for kind in range(TOKEN_KINDS)]


def deduce(evidence: Evidence) -> Deduction:
    return Deduction(evidence)
