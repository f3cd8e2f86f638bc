"""It's a Bomb!: evidence about one bomb as constraints: exactly so many tiles of a kind among these unknown tiles."""

from typing import Final

from boomtable.core.bits import up
from boomtable.games.its_a_bomb.evidence import UNKNOWN, Evidence
from boomtable.games.its_a_bomb.pieces import AUXILIARY, EXPLOSIVE, GREY, KINDS, TOKEN_KINDS

MOST_TOKENS: Final = 15  # that are counted together


class Constraint:
    """Exactly `amount`, at least one, of these tiles are of this kind."""

    def __init__(self, kind: int, tiles: int, amount: int, group: int) -> None:
        self.kind = kind
        self.tiles = tiles  # bit t for tile t of the bomb
        self.amount = amount
        self.group = group  # constraints of one line, half, block or rest


class Constraints:
    """Every token on an unknown tile counts once among the rows and once among the columns; lines that say nothing about its
    kind are taken together as the rest. Tiles without a token fill what is left.
    """

    def __init__(self, evidence: Evidence, index: int) -> None:
        self.evidence = evidence
        self.bomb = evidence.bombs[index]
        self.possible = True
        self.left = self.bomb.counts[:]  # of each kind, on unknown tiles
        self.unknown = 0
        self.constraints: list[Constraint] = []
        self.rows = 0  # groups: those of rows first, their rest, those of columns, their rest, blocks
        self.columns = 0
        self.groups = 0
        self.barred = [0] * TOKEN_KINDS  # tiles that cannot be of a kind
        self.ordered: list[int] = []  # tiles of the Surveyor's line, known ones too
        self.sequence: list[int] = []
        self.stands_for = [[kind] for kind in range(TOKEN_KINDS)]  # by kind: those that are filled in under its name (IB-288)
        self._subtract_known()
        self._constrain_family(self.bomb.first_line, self.bomb.rows)
        self.rows = self.groups
        self._constrain_family(self.bomb.first_line + self.bomb.rows, self.bomb.columns)
        self.columns = self.groups
        self._constrain_blocks(index)
        self._narrow()
        self._join()

    def known(self, tile: int) -> int:
        """The known kind of a tile, given by its number in the bomb."""
        return self.evidence.known[self.bomb.first + tile]

    def line(self, line: int) -> list[int]:
        """The tiles of a line, by their numbers in the bomb."""
        bomb = self.bomb
        number = line - bomb.first_line
        if number < bomb.rows:
            return [number * bomb.columns + column for column in range(bomb.columns)]
        return [row * bomb.columns + number - bomb.rows for row in range(bomb.rows)]

    def _subtract_known(self) -> None:
        for tile in range(self.bomb.size):
            kind = self.known(tile)
            if kind == UNKNOWN:
                self.unknown |= up(1, tile)
            else:
                self.left[kind] -= 1
        for kind in range(KINDS):
            if self.left[kind] < 0:
                self.possible = False

    def _constrain_family(self, first: int, lines: int) -> None:
        """Add the constraints of all rows, or of all columns: each tile lies in one of them."""
        covered = [0] * TOKEN_KINDS
        spent = [0] * TOKEN_KINDS
        for line in range(first, first + lines):
            tiles = self.line(line)
            answer = self.evidence.answers[line]
            if answer is not None and answer.sequence:
                self._order(tiles, answer.sequence)
                self._constrain_part(tiles, answer.counts, covered, spent, by_order=True)
            elif answer is not None and answer.first_half:
                half = len(tiles) // 2  # IB-124
                rest = [answer.counts[kind] - answer.first_half[kind] for kind in range(TOKEN_KINDS)]
                self._constrain_part(tiles[:half], answer.first_half, covered, spent)
                self._constrain_part(tiles[half:], rest, covered, spent)
            else:
                self._constrain_part(tiles, self._told(line), covered, spent)
        for kind in range(TOKEN_KINDS):
            self._constrain(kind, self.unknown & ~covered[kind], self.left[kind] - spent[kind])
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

    def _constrain_part(self, tiles: list[int], told: list[int], covered: list[int], spent: list[int], by_order: bool = False) -> None:
        mask = 0
        for tile in tiles:
            mask |= up(1, tile)
        for kind in range(TOKEN_KINDS):
            if told[kind] >= 0:
                amount = told[kind] - self._count_known(tiles, kind)
                covered[kind] |= mask
                spent[kind] += amount
                if not by_order:
                    self._constrain(kind, self.unknown & mask, amount)
        self.groups += 1

    def _count_known(self, tiles: list[int], kind: int) -> int:
        found = 0
        for tile in tiles:
            if self.known(tile) == kind:
                found += 1
        return found

    def _constrain_blocks(self, index: int) -> None:
        bomb = self.bomb
        first = 0
        for other in self.evidence.bombs[:index]:
            first += (other.rows - 1) * (other.columns - 1)
        for note in self.evidence.notes:
            number = note[0] - first
            if 0 <= number < (bomb.rows - 1) * (bomb.columns - 1):
                corner = number // (bomb.columns - 1) * bomb.columns + number % (bomb.columns - 1)
                tiles = [corner, corner + 1, corner + bomb.columns, corner + bomb.columns + 1]
                self._constrain_part(tiles, note[1:], [0] * TOKEN_KINDS, [0] * TOKEN_KINDS)

    def _constrain(self, kind: int, tiles: int, amount: int) -> None:
        if amount == 0:
            self.barred[kind] |= tiles
        else:
            self._add(Constraint(kind, tiles, amount, self.groups))

    def _add(self, constraint: Constraint) -> None:
        for other in self.constraints:
            if other.kind == constraint.kind and other.tiles == constraint.tiles:
                if other.amount != constraint.amount:
                    self.possible = False
                return
        self.constraints.append(constraint)

    def _narrow(self) -> None:
        """Take tiles that cannot be of a kind out of its constraints."""
        wide = self.constraints
        self.constraints = []
        for constraint in wide:
            constraint.tiles &= ~self.barred[constraint.kind]
            if not 0 < constraint.amount <= constraint.tiles.bit_count():
                self.possible = False
            self._add(constraint)

    def _join(self) -> None:
        """Join kinds about which nothing is known but that they lie somewhere among the same tiles (IB-288)."""
        if self.ordered:  # the Surveyor's line tells them apart
            return
        number = [0] * TOKEN_KINDS
        for constraint in self.constraints:
            number[constraint.kind] += 1
        free: dict[int, Constraint] = {}  # by tiles
        for constraint in self.constraints:
            if number[constraint.kind] > 1:
                continue
            first = free.setdefault(constraint.tiles, constraint)
            if first is not constraint and first.amount + constraint.amount <= MOST_TOKENS:
                first.amount += constraint.amount
                self.stands_for[first.kind].append(constraint.kind)
                self.stands_for[constraint.kind] = []
        self.constraints = [constraint for constraint in self.constraints if self.stands_for[constraint.kind]]

    def amount(self, kind: int) -> int:
        """Tokens on unknown tiles that are filled in under the name of this kind."""
        return sum([self.left[other] for other in self.stands_for[kind]])

    def blanks(self) -> int:
        """How many unknown tiles have no token: grey cables and auxiliary detonators look alike (IB-281)."""
        return self.left[AUXILIARY] + self.left[GREY]
