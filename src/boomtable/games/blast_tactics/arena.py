"""Blast Tactics: the geometry of an arena, worked out once. Squares are numbered in reading order, void left out (BT-400)."""

from functools import lru_cache

from boomtable.games.blast_tactics.arenas import plan as plans
from boomtable.games.blast_tactics.arenas.plan import ARROWS, STEPS, Plan, squares_of
from boomtable.games.blast_tactics.pieces import CRACKED, FIRST_PAD, FLOOR, HARD, HOLE, PLAIN, POWER, SOFT

THINGS = {"#": HARD, "O": HOLE, "+": SOFT}
FEATURES = {"P": POWER, "~": CRACKED} | {arrow: FIRST_PAD + direction for direction, arrow in enumerate(ARROWS)}
BATCH = 2  # tiles flipped at once (BT-251)


class Arena:
    def __init__(self, plan: Plan) -> None:
        self.text = plan.text()
        self.players = plan.players
        self.rows = plan.rows
        self.positions = [(row, column) for row in range(plan.height) for column in range(plan.width) if plan.sign(row, column) != "_"]
        self.size = len(self.positions)
        self.numbers = {position: number for number, position in enumerate(self.positions)}
        signs = [plan.sign(row, column) for row, column in self.positions]
        self.things = [THINGS.get(sign, FLOOR) for sign in signs]
        self.features = [FEATURES.get(sign, PLAIN) for sign in signs]
        self.starts = [signs.index(str(seat + 1)) if str(seat + 1) in signs else -1 for seat in range(plan.players)]
        # by direction and square: up to the first void; to the end of the row or column over void; and round and round
        self.rays = [[self.ray(square, step) for square in range(self.size)] for step in STEPS]
        self.sights = [[self.sight(plan, square, step) for square in range(self.size)] for step in STEPS]
        self.loops = [[self.loop(plan, square, step) for square in range(self.size)] for step in STEPS]
        self.perimeter = [self.is_at_edge(square) for square in range(self.size)]
        self.tiles = [tuple(self.numbers[spot] for spot in squares_of(anchor) if spot in self.numbers) for anchor in plan.tiles]
        self.tile_of = self.tiles_by_square()
        self.collapses = [self.collapse(plan, seat) for seat in range(plan.players)]

    def ray(self, square: int, step: tuple[int, int]) -> tuple[int, ...]:
        row, column = self.positions[square]
        found: list[int] = []
        while (row + step[0], column + step[1]) in self.numbers:
            row, column = row + step[0], column + step[1]
            found.append(self.numbers[row, column])
        return tuple(found)

    def sight(self, plan: Plan, square: int, step: tuple[int, int]) -> tuple[int, ...]:
        row, column = self.positions[square]
        found: list[int] = []
        while 0 <= row + step[0] < plan.height and 0 <= column + step[1] < plan.width:
            row, column = row + step[0], column + step[1]
            if (row, column) in self.numbers:
                found.append(self.numbers[row, column])
        return tuple(found)

    def loop(self, plan: Plan, square: int, step: tuple[int, int]) -> tuple[int, ...]:
        """The squares around the bounding box in one direction, back to just before the square itself (BT-203, BT-204)."""
        row, column = self.positions[square]
        found: list[int] = []
        for _ in range(plan.height if step[0] else plan.width):
            row, column = (row + step[0]) % plan.height, (column + step[1]) % plan.width
            if (row, column) in self.numbers and self.numbers[row, column] != square:
                found.append(self.numbers[row, column])
        return tuple(found)

    def is_at_edge(self, square: int) -> bool:
        row, column = self.positions[square]
        return any((row + down, column + right) not in self.numbers for down, right in STEPS)

    def tiles_by_square(self) -> list[int]:
        tile_of = [-1] * self.size
        for tile, squares in enumerate(self.tiles):
            for square in squares:
                tile_of[square] = tile
        return tile_of

    def collapse(self, plan: Plan, holder: int) -> list[tuple[int, ...]]:
        """The tiles that flip together, batch by batch, when this seat holds the Sudden Death card (BT-252)."""
        start = self.tile_of[self.starts[holder]] if self.starts[holder] >= 0 else -1
        if not plan.rings or start not in plan.rings[0]:
            return []
        first = plan.rings[0]
        offset = first.index(start)
        order: list[int] = []
        for ring in plan.rings:
            turn = offset if len(ring) == len(first) else 0
            order += ring[turn:] + ring[:turn]
        batches = [tuple(order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
        return [*batches, tuple(plan.core)] if plan.core else batches


@lru_cache(maxsize=64)
def arena_of(text: str) -> Arena:
    return Arena(plans.read(text))
