"""It's a Bomb!: classes of interchangeable tiles, and the order in which they are filled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.games.its_a_bomb.constraints import Constraints
from boomtable.games.its_a_bomb.pieces import MOST_LINES, TOKEN_KINDS

LAST: Final = 1000  # rank of what lies in no answered line
MIDDLE: Final = 500  # rank of the first line, if nothing were told of it


class Alike:
    """Unknown tiles that lie in the same constraints (IB-283)."""

    def __init__(self, constraints: int, tiles: list[int]) -> None:
        self.constraints = constraints  # bit c for constraint c
        self.tiles = tiles
        self.row = LAST
        self.column = LAST


class TileSteps:
    """One step for each class of tiles, with the fields that a token of each kind is taken from.

    A field is what is still missing of a constraint; all fields together are the state before a step, packed into one number.
    """

    def __init__(self, constraints: Constraints, by_rows: bool) -> None:
        self.constraints = constraints
        self.shift = vec[i64]()  # of the field of each constraint
        self.mask = vec[i64]()
        self.start: i64 = 0  # the first state: everything is missing
        self.order_shift: i64 = 0  # of the number of tokens to come in the Surveyor's sequence
        self.tiles: list[list[int]] = []  # of each step
        self.size = vec[i64]()
        self.position = vec[i64]()  # in the Surveyor's line, or -1
        # a range of entries per step, one for each kind that fits
        self.entries = vec[i64]([0])
        self.kind = vec[i64]()
        self.taken = vec[i64]()  # what one tile of this kind takes from the state
        # a range of fields per entry
        self.fields = vec[i64]([0])
        self.field_shift = vec[i64]()
        self.field_mask = vec[i64]()
        self.field_open = vec[i64]()  # tiles that can hold it after this step
        # a range of groups per step, each with its fields
        self.groups = vec[i64]([0])
        self.group_kinds = vec[i64]()  # kinds of this step that count for it
        self.group_open = vec[i64]()  # tiles left for it after this step
        self.group_fields = vec[i64]([0])
        self.group_shift = vec[i64]()
        self.group_mask = vec[i64]()
        self._pack()
        classes = self._classes()
        self._rank(classes)
        surveyed = len(constraints.ordered)
        self._lay_out(classes[:surveyed] + in_order(classes[surveyed:], by_rows))

    def __len__(self) -> int:
        return len(self.size)

    def _pack(self) -> None:
        shift: i64 = 0
        for constraint in self.constraints.constraints:
            width: i64 = constraint.amount.bit_length()
            self.shift = append(self.shift, shift)
            self.mask = append(self.mask, up(1, width) - 1)
            self.start |= up(constraint.amount, shift)
            shift += width
        self.order_shift = shift
        self.start |= up(len(self.constraints.sequence), shift)
        assert shift < 60, "more facts than a state can hold"

    def _classes(self) -> list[Alike]:
        found: dict[int, Alike] = {}
        classes: list[Alike] = []
        ordered = self.constraints.ordered
        for tile in ordered:
            classes.append(Alike(self._constraints_of(tile), [tile]))
        for tile in range(self.constraints.bomb.size):
            if self.constraints.unknown >> tile & 1 == 0 or tile in ordered:
                continue
            lying_in = self._constraints_of(tile)
            if lying_in in found:
                found[lying_in].tiles.append(tile)
            else:
                found[lying_in] = Alike(lying_in, [tile])
                classes.append(found[lying_in])
        return classes

    def _constraints_of(self, tile: int) -> int:
        lying_in = 0
        for index, constraint in enumerate(self.constraints.constraints):
            if constraint.tiles >> tile & 1:
                lying_in |= up(1, index)
        return lying_in

    def _rank(self, classes: list[Alike]) -> None:
        """Rank the classes by the line that says most about them; the rests come last."""
        constraints = self.constraints
        told = [0] * constraints.groups
        for constraint in constraints.constraints:
            told[constraint.group] += 1
        for alike in classes:
            for index, constraint in enumerate(constraints.constraints):
                if alike.constraints >> index & 1 == 0:
                    continue
                group = constraint.group
                rank = MIDDLE + group - MOST_LINES * told[group]
                if group < constraints.rows - 1:
                    alike.row = min(alike.row, rank)
                elif constraints.rows <= group < constraints.columns - 1:
                    alike.column = min(alike.column, rank)

    def _lay_out(self, classes: list[Alike]) -> None:
        constraints = self.constraints
        ordered: i64 = len(constraints.ordered)
        open_tiles = constraints.unknown
        group_tiles = [0] * constraints.groups
        for constraint in constraints.constraints:
            group_tiles[constraint.group] |= constraint.tiles
        for number, alike in enumerate(classes):
            for tile in alike.tiles:
                open_tiles &= ~up(1, tile)
            self.tiles.append(alike.tiles)
            self.size = append(self.size, i64(len(alike.tiles)))
            self.position = append(self.position, i64(number) if number < ordered else i64(-1))
            self._add_entries(alike, open_tiles)
            self._add_groups(alike, open_tiles, group_tiles)

    def _add_entries(self, alike: Alike, open_tiles: int) -> None:
        for kind in range(TOKEN_KINDS):
            taken: i64 = 0
            for index, constraint in enumerate(self.constraints.constraints):
                if constraint.kind == kind and alike.constraints >> index & 1:
                    taken += up(1, self.shift[index])
                    self.field_shift = append(self.field_shift, self.shift[index])
                    self.field_mask = append(self.field_mask, self.mask[index])
                    self.field_open = append(self.field_open, i64((constraint.tiles & open_tiles).bit_count()))
            if taken:
                self.kind = append(self.kind, i64(kind))
                self.taken = append(self.taken, taken)
                self.fields = append(self.fields, i64(len(self.field_shift)))
        self.entries = append(self.entries, i64(len(self.kind)))

    def _add_groups(self, alike: Alike, open_tiles: int, group_tiles: list[int]) -> None:
        """Add the groups in which several kinds compete for the tiles that stay open."""
        constraints = self.constraints.constraints
        for group in range(self.constraints.groups):
            left = (group_tiles[group] & open_tiles).bit_count()
            kinds: i64 = 0
            for index, constraint in enumerate(constraints):
                if constraint.group == group and alike.constraints >> index & 1:
                    kinds |= up(1, constraint.kind)
            if kinds == 0 or left == 0:
                continue
            for index, constraint in enumerate(constraints):
                if constraint.group == group:
                    self.group_shift = append(self.group_shift, self.shift[index])
                    self.group_mask = append(self.group_mask, self.mask[index])
            self.group_kinds = append(self.group_kinds, kinds)
            self.group_open = append(self.group_open, i64(left))
            self.group_fields = append(self.group_fields, i64(len(self.group_shift)))
        self.groups = append(self.groups, i64(len(self.group_open)))


def in_order(classes: list[Alike], by_rows: bool) -> list[Alike]:
    """Sort the classes line by line, those in no answered line later; the largest comes last, as it takes what is left without a choice."""
    ranked: list[tuple[bool, int, int, int]] = []
    largest = max([(len(alike.tiles), index) for index, alike in enumerate(classes)], default=(0, -1))[1]
    for index, alike in enumerate(classes):
        first, second = (alike.row, alike.column) if by_rows else (alike.column, alike.row)
        ranked.append((index == largest, first, second, index))
    return [classes[index] for _, _, _, index in sorted(ranked)]
