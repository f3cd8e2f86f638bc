"""It's a Bomb! bots: how many arrangements hold each kind on each tile, exactly or among samples, in one packed table."""

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.games.its_a_bomb.inference import Deduction
from boomtable.games.its_a_bomb.pieces import KINDS


class Chances:
    """A table that begins at `at`, one row of kinds for each tile, over `whole` arrangements."""

    def __init__(self, table: vec[float], at: int, whole: float) -> None:
        self.table = table
        self.at: i64 = at
        self.whole = whole

    def of(self, tile: int, kind: int) -> float:
        return self.table[self.at + KINDS * tile + kind] / self.whole


def exact(deduction: Deduction) -> Chances:
    shares: list[float] = []
    for row in deduction.marginals():
        shares += row
    return Chances(vec[float](shares), 0, 1.0)
