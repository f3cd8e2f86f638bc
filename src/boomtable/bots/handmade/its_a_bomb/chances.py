"""It's a Bomb! bots: how many arrangements hold each kind on each tile, exactly or among samples, and the tiles to aim at."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.bots.handmade.its_a_bomb.position import Position
from boomtable.games.its_a_bomb.inference import Deduction
from boomtable.games.its_a_bomb.pieces import AUXILIARY, EXPLOSIVE, KINDS, SAPPER, TOKEN_KINDS

EXPLOSIVE_COSTS: Final = 0.7  # when the best tile for a kind is looked for
AUXILIARY_COSTS: Final = 0.2
SAPPER_SAVES: Final = 0.25  # what is left of a risk on a tile that the Crisis Unit has looked at
MOST_MISSES: Final = 8  # that are told apart
OFFERS: Final = 4  # the best tiles to cut, whatever they may be
OFFER_COSTS: Final = 0.8  # of an explosive, when these are looked for
THIRD_TRY: Final = 0.5  # chance of a tile that was neither of the two best


class Chances:
    """A table of chances that begins at `at`: one row of kinds for each tile, counted over `whole` arrangements."""

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


class Aims:
    """By kind: the best and the next best tile to cut for it, and how far it is from being found. Read again and again."""

    def __init__(self) -> None:
        nothing = [0.0] * TOKEN_KINDS
        self.chance = vec[float](nothing)
        self.risk = vec[float](nothing)
        self.second = vec[float](nothing)
        self.second_risk = vec[float](nothing)
        self.blur = vec[float](nothing)  # chance times its contrary, over the tiles
        self.doubt = 0.0  # how little is known of where the explosives are, summed over the tiles
        self.offers = vec[float]([0.0] * OFFERS)  # the largest chances that a cut costs nothing, less its risk
        self._worth = vec[float](nothing)
        self._second_worth = vec[float](nothing)

    def read(self, position: Position, chances: Chances) -> None:
        self._forget()
        wanted: i64 = position.wanted()
        helping: i64 = position.helping()
        saves = position.has_card(SAPPER)
        auxiliary_costs = AUXILIARY_COSTS if position.armed else 0.0
        table = chances.table
        share = 1.0 / chances.whole
        row = chances.at
        covered = position.covered
        looked = position.looked
        while covered:
            if covered & 1:
                risk = table[row + EXPLOSIVE] * share
                if 0.0 < risk < 1.0:
                    self.doubt -= risk * math.log(risk) + (1.0 - risk) * math.log(1.0 - risk)
                if saves and looked & 1:
                    risk *= SAPPER_SAVES
                cost = EXPLOSIVE_COSTS * risk + auxiliary_costs * table[row + AUXILIARY] * share
                offer = -OFFER_COSTS * risk
                kind: i64 = 0
                while kind < TOKEN_KINDS:
                    if wanted >> kind & 1:
                        chance = table[row + kind] * share
                        if chance > 0.0:
                            self._look_at(kind, chance, risk, chance - cost)
                            if helping >> kind & 1:
                                offer += chance
                    kind += 1
                self._offer(offer)
            row += KINDS
            covered >>= 1
            looked >>= 1

    def _forget(self) -> None:
        self.doubt = 0.0
        kind: i64 = 0
        while kind < TOKEN_KINDS:
            self.chance[kind] = self.risk[kind] = self.second[kind] = self.second_risk[kind] = self.blur[kind] = 0.0
            self._worth[kind] = self._second_worth[kind] = -9.0
            kind += 1
        place: i64 = 0
        while place < OFFERS:
            self.offers[place] = 0.0
            place += 1

    def _offer(self, worth: float) -> None:
        place: i64 = OFFERS - 1
        while place >= 0 and worth > self.offers[place]:
            if place < OFFERS - 1:
                self.offers[place + 1] = self.offers[place]
            self.offers[place] = worth
            place -= 1

    def _look_at(self, kind: i64, chance: float, risk: float, worth: float) -> None:
        self.blur[kind] += chance * (1.0 - chance)
        if worth > self._worth[kind]:
            self._second_worth[kind] = self._worth[kind]
            self.second[kind] = self.chance[kind]
            self.second_risk[kind] = self.risk[kind]
            self._worth[kind] = worth
            self.chance[kind] = chance
            self.risk[kind] = risk
        elif worth > self._second_worth[kind]:
            self._second_worth[kind] = worth
            self.second[kind] = chance
            self.second_risk[kind] = risk


class Tries:
    """The chance to find all that is needed with so many misses. Counted again and again."""

    def __init__(self) -> None:
        self._ways = vec[float]([0.0] * (MOST_MISSES + 1))  # by number of misses: the chance to find all with just so many
        self.forget()

    def forget(self) -> None:
        misses: i64 = MOST_MISSES
        while misses > 0:
            self._ways[misses] = 0.0
            misses -= 1
        self._ways[0] = 1.0

    def need(self, chance: float, risk: float, second: float, second_risk: float) -> None:
        """Add what one kind still needs: first its best tile, then the next best, as if finding one need said nothing about another."""
        once = max(0.0, 1.0 - chance - risk)
        then = min(1.0, second / max(0.001, 1.0 - chance))
        twice = once * max(0.0, 1.0 - then - second_risk)
        misses: i64 = MOST_MISSES
        while misses >= 0:
            ways = self._ways[misses] * chance
            if misses > 0:
                ways += self._ways[misses - 1] * once * then
            if misses > 1:
                ways += self._ways[misses - 2] * twice * THIRD_TRY
            self._ways[misses] = ways
            misses -= 1

    def reach(self, allowed: i64) -> float:
        """The log odds to find all with so many misses at most."""
        chance = 0.0
        misses: i64 = 0
        while misses <= min(allowed, MOST_MISSES):
            chance += self._ways[misses]
            misses += 1
        return log_odds(chance)


def log_odds(chance: float) -> float:
    """A chance on the scale of the logistic formula, kept within bounds."""
    return math.log((chance + 0.01) / (1.01 - min(1.0, chance)))
