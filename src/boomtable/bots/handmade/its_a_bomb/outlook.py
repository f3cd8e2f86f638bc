"""It's a Bomb! bots: what each thing the employees can do leads to, one step ahead."""

import math
from typing import Final

from librt.vecs import vec

from boomtable.bots.handmade.its_a_bomb.chances import Chances, exact
from boomtable.bots.handmade.its_a_bomb.position import Position
from boomtable.bots.handmade.its_a_bomb.split import Split
from boomtable.bots.handmade.its_a_bomb.value import Value
from boomtable.core.bits import up
from boomtable.core.dice import Dice
from boomtable.games.its_a_bomb.evidence import Evidence
from boomtable.games.its_a_bomb.inference import ALL_KINDS, deduce
from boomtable.games.its_a_bomb.pieces import (
    COLOURS,
    DRAUGHTSMAN,
    EXPLOSIVE,
    RADIO_OPERATOR,
    SAPPER,
    SURVEYOR,
    TOKEN_KINDS,
    XRAY,
)

BLIND_SAPPER: Final = 0.18  # chance of an explosive from which the Sapper looks at a tile that nobody has seen


class Outlook:
    """The chances of a position, exact ones per tile and samples for everything else.

    Who expects help reckons with the Surveyor and the Draughtsman of a far-sighted Crisis Unit.
    """

    def __init__(
        self, position: Position, evidence: Evidence, weights: vec[float], samples: int, dice: Dice, *, expects_help: bool = False
    ) -> None:
        self.position = position
        self.value = Value(weights)
        self.evidence = evidence
        self.deduction = deduce(evidence)
        self.chances = exact(self.deduction)
        self.draw(samples, dice)
        self._expects_help = expects_help

    def draw(self, samples: int, dice: Dice) -> None:
        """Draw other arrangements, as many as asked for."""
        self.samples = self.deduction.samples(samples, dice)
        self._in_full: dict[int, float] = {}  # by line: what a disturbed question is worth with the Radio Operator

    def relevant(self) -> int:
        """The kinds that matter, as bits: explosives, needed colours, receiver and battery while uncut."""
        position = self.position
        kinds: int = up(1, EXPLOSIVE)
        for kind in range(TOKEN_KINDS):
            if (kind < COLOURS and position.missing[kind] > 0) or position.helps(kind):
                kinds |= up(1, kind)
        return kinds

    def gain(self, tile: int) -> float:
        """The chance that cutting this tile costs no advance."""
        found = 0.0
        for kind in range(TOKEN_KINDS):
            if self.position.helps(kind):
                found += self.chances.of(tile, kind)
        return found

    def bits(self, tiles: list[int], kinds: int) -> float:
        """How much an answer about these tiles and kinds tells."""
        split = self.split(tiles[0])
        split.by_answer(tiles, kinds)
        told = 0.0
        for group in range(len(split.sizes)):
            told -= split.share(group) * math.log2(split.share(group))
        return told

    def split(self, tile: int) -> Split:
        """The table of counts of the bomb that the tile belongs to."""
        page = self.position.page
        bomb = page.bombs[0]
        for other in page.bombs:
            if other.first <= tile:
                bomb = other
        return Split(self.samples, page.tiles, bomb, self.chances)

    # values

    def after_question(self, line: int, kind: int) -> float:
        after = self.position.clone()
        after.ask(second=False)
        return self._answered(after, line, kind)

    def after_second_question(self, line: int, kind: int) -> float:
        after = self.position.clone()
        after.ask(second=True)
        return self._answered(after, line, kind)

    def _answered(self, after: Position, line: int, kind: int) -> float:
        """The worth of an answer; the Radio Operator turns a disturbed one into a full one where that is worth more."""
        tiles = self.position.page.lines[line]
        if kind < 0:
            after.answer(line)
            return self._told_in_full(after, tiles)
        alone = self._told(after, tiles, up(1, kind))
        if not after.has_card(RADIO_OPERATOR):
            return alone
        if line not in self._in_full:
            freed = without(after, RADIO_OPERATOR)
            freed.answer(line)
            self._in_full[line] = self._told_in_full(freed, tiles)
        return max(alone, self._in_full[line])

    def _told_in_full(self, after: Position, tiles: list[int]) -> float:
        """The worth of an answer when the Crisis Unit, which knows the line, lays it out in the best way or uses no card."""
        if after.lost or not self._expects_help:
            return self._told(after, tiles, ALL_KINDS)
        plain = self.split(tiles[0])
        plain.by_answer(tiles, ALL_KINDS)
        best = vec[float]([0.0] * int(plain.number))
        self._lift(best, plain, after)
        if after.has_card(SURVEYOR):
            ordered = self.split(tiles[0])
            ordered.by_order(tiles)
            self._lift(best, ordered, without(after, SURVEYOR))
        if after.has_card(DRAUGHTSMAN):
            halved = self.split(tiles[0])
            halved.by_answer(tiles, ALL_KINDS, len(tiles) // 2)
            self._lift(best, halved, without(after, DRAUGHTSMAN))
        total = 0.0
        for worth in best:
            total += worth
        return total / float(plain.number)

    def _lift(self, best: vec[float], split: Split, after: Position) -> None:
        """Raise `best` to what the arrangements are worth once they are split like this."""
        split.count()
        worths = vec[float]([0.0] * len(split.sizes))
        for group in range(len(split.sizes)):
            worths[group] = self.value.of(after, split.chances(group))
        split.lift(best, worths)

    def after_block(self, block: int) -> float:
        after = without(self.position, XRAY)
        return self._told(after, self.position.page.blocks[block], ALL_KINDS)

    def _told(self, after: Position, tiles: list[int], kinds: int) -> float:
        if after.lost:
            return 0.0
        split = self.split(tiles[0])
        split.by_answer(tiles, kinds)
        split.count()
        worth = 0.0
        for group in range(len(split.sizes)):
            worth += split.share(group) * self.value.of(after, split.chances(group))
        return worth

    def after_cut(self, tile: int) -> float:
        split = self.split(tile)
        split.by_kind(tile)
        split.count()
        worth = 0.0
        for group in range(len(split.sizes)):
            worth += split.share(group) * self.after_flip(tile, split.key(group), split.chances(group))
        return worth

    def after_flip(self, tile: int, kind: int, chances: Chances) -> float:
        """The worth after a cut, where the Crisis Unit may use the Sapper on an explosive it has seen or fears."""
        after = self.position.clone()
        saved = after.has_card(SAPPER) and after.is_looked_at(tile)
        if after.has_card(SAPPER) and not saved and self.chances.of(tile, EXPLOSIVE) > BLIND_SAPPER:
            after.spend(SAPPER)
            saved = True
        if kind != EXPLOSIVE:
            after.flip(tile, kind)
        elif saved:
            after.spend(SAPPER)
            after.uncover(tile)
            after.advance()
        else:
            return 0.0
        return self.value.of(after, chances)


def without(position: Position, card: int) -> Position:
    """The position after this card has been used."""
    after = position.clone()
    after.spend(card)
    return after
