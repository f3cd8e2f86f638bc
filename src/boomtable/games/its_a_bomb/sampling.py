"""It's a Bomb!: arrangements of one bomb drawn from its net, all being equally likely."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.core.counting.walks import Walks, roll_edge
from boomtable.core.dice import Dice
from boomtable.games.its_a_bomb.constraints import Constraints
from boomtable.games.its_a_bomb.evidence import UNKNOWN
from boomtable.games.its_a_bomb.filling import COUNT_BITS, COUNT_MASK, Filling
from boomtable.games.its_a_bomb.pieces import AUXILIARY, GREY


def lay_one(filling: Filling, tiles: list[int], dice: Dice) -> None:
    """Draw one arrangement into a list of kinds."""
    constraints = filling.constraints
    blanks: list[int] = []
    named: list[list[int]] = [[] for _ in constraints.stands_for]
    node: i64 = 0
    for alike in filling.steps.tiles:
        edge = roll_edge(filling.net, node, dice)
        open_tiles = [tile for tile in alike if constraints.known(tile) == UNKNOWN]
        counts = filling.net.edge_label[edge]
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
        node = filling.net.edge_node[edge]
    tell_apart([AUXILIARY, GREY], blanks, constraints, tiles, dice)
    for name, kinds in enumerate(constraints.stands_for):
        tell_apart(kinds, named[name], constraints, tiles, dice)


def tell_apart(kinds: list[int], named: list[int], constraints: Constraints, tiles: list[int], dice: Dice) -> None:
    """Assign kinds to what was filled in under one name: joined kinds (IB-288), or tiles without a token (IB-281)."""
    bag = [constraints.left[kind] for kind in kinds]
    for tile in named:
        tiles[constraints.bomb.first + tile] = kinds[dice.draw(bag) if len(kinds) > 1 else 0]


class Sampling(Walks):
    """Draws many arrangements at once."""

    def __init__(self, filling: Filling, laid: vec[i64], width: int, dice: Dice) -> None:
        super().__init__(filling.net, len(laid) // width, dice)
        self.constraints = filling.constraints
        self.laid = laid  # kinds, arrangement after arrangement
        self.width: i64 = width  # tiles of an arrangement
        self._alike = vec[i64]()  # unknown tiles of the class at hand
        self._open = vec[i64]([0] * width)  # those that have nothing yet
        for step, tiles in enumerate(filling.steps.tiles):
            self._alike = self._unknown(tiles)
            self.walk(step)
        self._alike = self._unknown(list(range(self.constraints.bomb.size)))
        self._tell_apart()

    def _unknown(self, tiles: list[int]) -> vec[i64]:
        found = vec[i64]()
        for tile in tiles:
            if self.constraints.known(tile) == UNKNOWN:
                found = append(found, i64(tile))
        return found

    def take(self, edge: i64, walk: i64) -> None:
        """Put the tokens of an edge on tiles of its class; the other tiles have none."""
        base = walk * self.width + self.constraints.bomb.first
        left: i64 = 0
        while left < len(self._alike):
            self._open[left] = self._alike[left]
            left += 1
        counts = self.net.edge_label[edge]
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
        """Assign kinds to what was filled in under one name, in every arrangement."""
        constraints = self.constraints
        for name, kinds in enumerate(constraints.stands_for):
            for kind in kinds[1:]:
                self._rename(name, kind, constraints.left[kind])
        self._rename(GREY, AUXILIARY, constraints.left[AUXILIARY])

    def _rename(self, name: i64, kind: i64, number: i64) -> None:
        """Make random tiles of this name, `number` of them in each arrangement, tiles of that kind."""
        if number == 0:
            return
        index: i64 = 0
        while index < self.number:
            base = index * self.width + self.constraints.bomb.first
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
