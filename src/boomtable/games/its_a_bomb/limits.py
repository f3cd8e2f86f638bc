"""It's a Bomb!: evidence about one bomb as limits: exactly so many tiles of a kind among these unknown tiles."""

from typing import Final

from boomtable.games.its_a_bomb.evidence import UNKNOWN, Evidence
from boomtable.games.its_a_bomb.pieces import AUXILIARY, EXPLOSIVE, GREY, KINDS, TOKEN_KINDS

MOST_TOKENS: Final = 15  # that are counted together


class Limit:
    """Exactly `amount`, at least one, of these tiles are of this kind."""

    def __init__(self, kind: int, tiles: int, amount: int, group: int) -> None:
        self.kind = kind
        self.tiles = tiles  # bit t for tile t of the bomb
        self.amount = amount
        self.group = group  # limits of one line, half, block or rest


class Limits:
    """Every token on an unknown tile counts once among the rows and once among the columns, where lines that say nothing of its
    kind are taken together as the rest. Tiles without token fill what is left.
    """

    def __init__(self, evidence: Evidence, index: int) -> None:
        self.evidence = evidence
        self.bomb = evidence.bombs[index]
        self.possible = True
        self.left = self.bomb.counts[:]  # of each kind, on unknown tiles
        self.unknown = 0
        self.limits: list[Limit] = []
        self.rows = 0  # groups: those of rows first, their rest, those of columns, their rest, blocks
        self.columns = 0
        self.groups = 0
        self.barred = [0] * TOKEN_KINDS  # tiles that cannot be of a kind
        self.ordered: list[int] = []  # tiles of the Surveyor's line, known ones too
        self.sequence: list[int] = []
        self.stands_for = [[kind] for kind in range(TOKEN_KINDS)]  # by kind: those that are filled in under its name (IB-288)
        self._subtract_known()
        self._limit_family(self.bomb.first_line, self.bomb.rows)
        self.rows = self.groups
        self._limit_family(self.bomb.first_line + self.bomb.rows, self.bomb.columns)
        self.columns = self.groups
        self._limit_blocks(index)
        self._narrow()
        self._join()

    def known(self, tile: int) -> int:
        """By its number in the bomb."""
        return self.evidence.known[self.bomb.first + tile]

    def line(self, line: int) -> list[int]:
        """Its tiles, by their numbers in the bomb."""
        bomb = self.bomb
        number = line - bomb.first_line
        if number < bomb.rows:
            return [number * bomb.columns + column for column in range(bomb.columns)]
        return [row * bomb.columns + number - bomb.rows for row in range(bomb.rows)]

    def _subtract_known(self) -> None:
        for tile in range(self.bomb.size):
            kind = self.known(tile)
            if kind == UNKNOWN:
                self.unknown |= 1 << tile
            else:
                self.left[kind] -= 1
        for kind in range(KINDS):
            if self.left[kind] < 0:
                self.possible = False

    def _limit_family(self, first: int, lines: int) -> None:
        """Rows, or columns: each tile lies in one of them."""
        covered = [0] * TOKEN_KINDS
        spent = [0] * TOKEN_KINDS
        for line in range(first, first + lines):
            tiles = self.line(line)
            answer = self.evidence.answers[line]
            if answer is not None and answer.sequence:
                self._order(tiles, answer.sequence)
                self._limit_part(tiles, answer.counts, covered, spent, by_order=True)
            elif answer is not None and answer.first_half:
                half = len(tiles) // 2  # IB-124
                rest = [answer.counts[kind] - answer.first_half[kind] for kind in range(TOKEN_KINDS)]
                self._limit_part(tiles[:half], answer.first_half, covered, spent)
                self._limit_part(tiles[half:], rest, covered, spent)
            else:
                self._limit_part(tiles, self._told(line), covered, spent)
        for kind in range(TOKEN_KINDS):
            self._limit(kind, self.unknown & ~covered[kind], self.left[kind] - spent[kind])
        self.groups += 1

    def _told(self, line: int) -> list[int]:
        """What was said about a line, by kind: an answer, and the Archivist's numbers (IB-132)."""
        answer = self.evidence.answers[line]
        told = [-1] * TOKEN_KINDS if answer is None else answer.counts
        row = line - self.bomb.first_line
        if self.evidence.archive and row < self.bomb.rows and told[EXPLOSIVE] < 0:
            for bomb in self.evidence.bombs:
                if bomb.first < self.bomb.first:
                    row += bomb.rows
            told = told[:]
            told[EXPLOSIVE] = self.evidence.archive[row]
        return told

    def _order(self, tiles: list[int], sequence: list[int]) -> None:
        assert not self.ordered, "there is one Surveyor"
        self.ordered = tiles
        self.sequence = sequence

    def _limit_part(self, tiles: list[int], told: list[int], covered: list[int], spent: list[int], by_order: bool = False) -> None:
        mask = 0
        for tile in tiles:
            mask |= 1 << tile
        for kind in range(TOKEN_KINDS):
            if told[kind] >= 0:
                amount = told[kind] - self._count_known(tiles, kind)
                covered[kind] |= mask
                spent[kind] += amount
                if not by_order:
                    self._limit(kind, self.unknown & mask, amount)
        self.groups += 1

    def _count_known(self, tiles: list[int], kind: int) -> int:
        found = 0
        for tile in tiles:
            if self.known(tile) == kind:
                found += 1
        return found

    def _limit_blocks(self, index: int) -> None:
        bomb = self.bomb
        first = 0
        for other in self.evidence.bombs[:index]:
            first += (other.rows - 1) * (other.columns - 1)
        for note in self.evidence.notes:
            number = note[0] - first
            if 0 <= number < (bomb.rows - 1) * (bomb.columns - 1):
                corner = number // (bomb.columns - 1) * bomb.columns + number % (bomb.columns - 1)
                tiles = [corner, corner + 1, corner + bomb.columns, corner + bomb.columns + 1]
                self._limit_part(tiles, note[1:], [0] * TOKEN_KINDS, [0] * TOKEN_KINDS)

    def _limit(self, kind: int, tiles: int, amount: int) -> None:
        if amount == 0:
            self.barred[kind] |= tiles
        else:
            self._add(Limit(kind, tiles, amount, self.groups))

    def _add(self, limit: Limit) -> None:
        for other in self.limits:
            if other.kind == limit.kind and other.tiles == limit.tiles:
                if other.amount != limit.amount:
                    self.possible = False
                return
        self.limits.append(limit)

    def _narrow(self) -> None:
        """Tiles that cannot be of a kind are out of its limits."""
        wide = self.limits
        self.limits = []
        for limit in wide:
            limit.tiles &= ~self.barred[limit.kind]
            if not 0 < limit.amount <= limit.tiles.bit_count():
                self.possible = False
            self._add(limit)

    def _join(self) -> None:
        """Kinds of which no more is known than that they lie somewhere among the same tiles (IB-288)."""
        if self.ordered:  # the Surveyor's line tells them apart
            return
        number = [0] * TOKEN_KINDS
        for limit in self.limits:
            number[limit.kind] += 1
        free: dict[int, Limit] = {}  # by tiles
        for limit in self.limits:
            if number[limit.kind] > 1:
                continue
            first = free.setdefault(limit.tiles, limit)
            if first is not limit and first.amount + limit.amount <= MOST_TOKENS:
                first.amount += limit.amount
                self.stands_for[first.kind].append(limit.kind)
                self.stands_for[limit.kind] = []
        self.limits = [limit for limit in self.limits if self.stands_for[limit.kind]]

    def amount(self, kind: int) -> int:
        """Tokens on unknown tiles that are filled in under the name of this kind."""
        return sum([self.left[other] for other in self.stands_for[kind]])

    def blanks(self) -> int:
        """Unknown tiles without token: grey cables and auxiliary detonators look alike (IB-281)."""
        return self.left[AUXILIARY] + self.left[GREY]
