"""It's a Bomb! bots: what each thing the employees can do leads to, one step ahead."""

import math
from typing import Final

from librt.vecs import vec

from boomtable.bots.handmade.its_a_bomb.chances import Chances, exact
from boomtable.bots.handmade.its_a_bomb.position import Position
from boomtable.bots.handmade.its_a_bomb.split import Split
from boomtable.bots.handmade.its_a_bomb.value import value
from boomtable.core.dice import Dice
from boomtable.games.its_a_bomb.evidence import Evidence
from boomtable.games.its_a_bomb.inference import ALL_KINDS, deduce
from boomtable.games.its_a_bomb.pieces import COLOURS, DISPATCHER, EXPLOSIVE, SAPPER, TOKEN_KINDS, XRAY

BLIND_SAPPER: Final = 0.18  # chance of an explosive from which the Sapper looks at a tile that nobody has seen


class Outlook:
    """The chances of a position, exact ones per tile and samples for everything else."""

    def __init__(self, position: Position, evidence: Evidence, weights: vec[float], samples: int, dice: Dice) -> None:
        self.position = position
        self.weights = weights
        deduction = deduce(evidence)
        self.chances = exact(deduction)
        self.samples = deduction.samples(samples, dice)

    def relevant(self) -> int:
        """Kinds that matter, as bits: explosives, needed colours, receiver and battery while uncut."""
        position = self.position
        kinds = 1 << EXPLOSIVE
        for kind in range(TOKEN_KINDS):
            if (kind < COLOURS and position.missing[kind] > 0) or position.helps(kind):
                kinds |= 1 << kind
        return kinds

    def gain(self, tile: int) -> float:
        """The chance that cutting it costs no advance."""
        found = 0.0
        for kind in range(TOKEN_KINDS):
            if self.position.helps(kind):
                found += self.chances.of(tile, kind)
        return found

    def bits(self, tiles: list[int], kinds: int) -> float:
        """How much an answer about these tiles and kinds tells."""
        split = self._split()
        split.by_answer(tiles, kinds)
        told = 0.0
        for group in range(len(split.sizes)):
            told -= split.share(group) * math.log2(split.share(group))
        return told

    def _split(self) -> Split:
        return Split(self.samples, self.position.page.tiles)

    # values

    def after_question(self, line: int, kind: int) -> float:
        """With the Dispatcher in hand the advance is still to come."""
        after = self.position.clone()
        if after.has_card(DISPATCHER):
            after.spend(DISPATCHER)
        else:
            after.advance()
        return self._told(after, self.position.page.lines[line], ALL_KINDS if kind < 0 else 1 << kind)

    def after_second_question(self, line: int, kind: int) -> float:
        after = self.position.clone()
        after.advance()
        return self._told(after, self.position.page.lines[line], ALL_KINDS if kind < 0 else 1 << kind)

    def after_block(self, block: int) -> float:
        after = self.position.clone()
        after.spend(XRAY)
        return self._told(after, self.position.page.blocks[block], ALL_KINDS)

    def _told(self, after: Position, tiles: list[int], kinds: int) -> float:
        if after.lost:
            return 0.0
        split = self._split()
        split.by_answer(tiles, kinds)
        split.count()
        worth = 0.0
        for group in range(len(split.sizes)):
            worth += split.share(group) * value(after, split.chances(group), self.weights)
        return worth

    def after_cut(self, tile: int) -> float:
        split = self._split()
        split.by_kind(tile)
        split.count()
        before = self.position
        if before.has_card(SAPPER) and not before.looked[tile] and self.chances.of(tile, EXPLOSIVE) > BLIND_SAPPER:
            before = before.clone()
            before.spend(SAPPER)
        worth = 0.0
        for group in range(len(split.sizes)):
            worth += split.share(group) * self._flipped(before, tile, split.key(group), split.chances(group))
        return worth

    def _flipped(self, before: Position, tile: int, kind: int, chances: Chances) -> float:
        after = before.clone()
        if kind != EXPLOSIVE:
            after.flip(tile, kind)
        elif before is not self.position or (before.has_card(SAPPER) and before.looked[tile]):
            after.spend(SAPPER)
            after.covered[tile] = False
            after.advance()
        else:
            return 0.0
        return value(after, chances, self.weights)
