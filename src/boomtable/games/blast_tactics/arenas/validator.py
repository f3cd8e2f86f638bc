"""Blast Tactics: whether a plan makes an arena, and if not, everything that is wrong with it (BT-361 to BT-365)."""

from boomtable.games.blast_tactics.arenas.plan import ARROWS, MOST_SIDE, STEPS, Plan, squares_of
from boomtable.games.blast_tactics.arenas.problem import Problem
from boomtable.games.blast_tactics.pieces import SOFT_BLOCKS

TILES = (4, 9)
SEATS = (2, 4)
MOST_PIECES = 4  # of each kind of variant piece (BT-006)
LEAST_ROOM = 3  # squares around a start (BT-363)
SOLID = "#O_"  # what no figure can enter, soft blocks apart


def problems(plan: Plan) -> list[str]:
    """All that must be corrected, each with its rule; empty if the arena can be played."""
    return [str(problem) for problem in found(plan)]


def found(plan: Plan) -> list[Problem]:
    wrong = tile_problems(plan)
    if wrong:
        return wrong  # the other checks look at squares by their tiles
    return [*piece_problems(plan), *pad_problems(plan), *start_problems(plan), *floor_problems(plan), *collapse_problems(plan)]


def neighbours(square: tuple[int, int]) -> list[tuple[int, int]]:
    return [(square[0] + down, square[1] + right) for down, right in STEPS]


def tile_problems(plan: Plan) -> list[Problem]:
    wrong: list[Problem] = []
    if not SEATS[0] <= plan.players <= SEATS[1]:
        wrong.append(Problem("players", "BT-362", "the arena cannot be for {count} players: it is for 2 to 4", [], count=plan.players))
    if not TILES[0] <= len(plan.tiles) <= TILES[1]:
        template = "the arena cannot have {count} tiles: it has {least} to {most}"
        wrong.append(Problem("tile_count", "BT-361", template, [], count=len(plan.tiles), least=TILES[0], most=TILES[1]))
    covered: dict[tuple[int, int], int] = {}
    for tile, anchor in enumerate(plan.tiles):
        for square in squares_of(anchor):
            if square in covered:
                wrong.append(
                    Problem("overlap", "BT-361", "tile {tile} overlaps tile {other} at {0}", [square], tile=tile, other=covered[square])
                )
                break
            covered[square] = tile
    if sorted(plan.tiles) != plan.tiles:
        wrong.append(Problem("tile_order", "BT-036", "the tiles are not in reading order of their top left squares", []))
    wrong += void_problems(plan, covered)
    return wrong or apart_problems(covered)


def apart_problems(covered: dict[tuple[int, int], int]) -> list[Problem]:
    joined = reached(set(covered), next(iter(covered)))
    apart = [square for square in covered if square not in joined]
    return [Problem("apart", "BT-361", "the tiles are not in one piece", apart)] if apart else []


def void_problems(plan: Plan, covered: dict[tuple[int, int], int]) -> list[Problem]:
    """`_` stands exactly on the squares outside all tiles (BT-368); the first wrong square is enough."""
    for row, column in every_square(plan):
        is_void = plan.sign(row, column) == "_"
        square = [(row, column)]
        if is_void and (row, column) in covered:
            return [Problem("void", "BT-368", "{0} is void, but tile {tile} lies there", square, tile=covered[row, column])]
        if not is_void and (row, column) not in covered:
            return [Problem("no_tile", "BT-368", f"{{0}} is {plan.sign(row, column)}, but no tile lies there", square)]
    outside = [square for square in covered if not (square[0] < plan.height and square[1] < plan.width)]
    return [Problem("outside", "BT-368", "tile {tile} sticks out of the map", [], tile=covered[outside[0]])] if outside else []


def reached(squares: set[tuple[int, int]], start: tuple[int, int]) -> set[tuple[int, int]]:
    """All of `squares` that steps over them lead to from `start`."""
    seen = {start}
    edge = [start]
    while edge:
        for square in neighbours(edge.pop()):
            if square in squares and square not in seen:
                seen.add(square)
                edge.append(square)
    return seen


def piece_problems(plan: Plan) -> list[Problem]:
    limits = [
        ("soft_blocks", "soft blocks", "+", SOFT_BLOCKS),
        ("pads", "teleport pads", ARROWS, MOST_PIECES),
        ("power_pads", "Power-Up pads", "P", MOST_PIECES),
        ("holes", "holes and cracked turf", "O~", MOST_PIECES),
    ]
    wrong: list[Problem] = []
    for kind, what, signs, most in limits:
        squares = [square for square in every_square(plan) if plan.sign(*square) in signs]
        if len(squares) > most:
            template = "the arena cannot have {count} " + what + ": there are {most}"
            wrong.append(Problem(kind, "BT-006", template, squares, count=len(squares), most=most))
    return wrong


def pad_problems(plan: Plan) -> list[Problem]:
    pads = [square for square in every_square(plan) if plan.sign(*square) in ARROWS]
    wrong: list[Problem] = []
    for row, column in pads:
        down, right = STEPS[ARROWS.index(plan.sign(row, column))]
        if not any((row + step * down, column + step * right) in pads for step in range(1, MOST_SIDE)):
            wrong.append(Problem("arrow", "BT-331", "the arrow of the pad at {0} faces no other pad", [(row, column)]))
    return wrong


def starts_of(plan: Plan) -> dict[int, list[tuple[int, int]]]:
    """Where each start sign stands, by seat."""
    starts: dict[int, list[tuple[int, int]]] = {seat: [] for seat in range(SEATS[1])}
    for row, column in every_square(plan):
        if plan.sign(row, column) in "1234":
            starts[int(plan.sign(row, column)) - 1].append((row, column))
    return starts


def start_problems(plan: Plan) -> list[Problem]:
    wrong: list[Problem] = []
    tiles: dict[int, int] = {}
    for seat, squares in starts_of(plan).items():
        wanted = int(seat < plan.players)
        if len(squares) != wanted:
            template = "start {start} stands on {count} squares: {wanted} is wanted"
            wrong.append(Problem("start_count", "BT-363", template, squares, start=seat + 1, count=len(squares), wanted=wanted))
        elif squares:
            wrong += room_problems(plan, seat, squares[0])
            tile = next(number for number, anchor in enumerate(plan.tiles) if squares[0] in squares_of(anchor))
            if tile in tiles:
                template = "starts {other} and {start} stand on the same tile {tile}"
                wrong.append(Problem("same_tile", "BT-363", template, squares, start=seat + 1, other=tiles[tile] + 1, tile=tile))
            if plan.rings and tile not in plan.rings[0]:
                template = "start {start} stands on tile {tile}, which is not in the first ring"
                wrong.append(Problem("start_ring", "BT-363", template, squares, start=seat + 1, tile=tile))
            tiles[tile] = seat
    return wrong


def room_problems(plan: Plan, seat: int, start: tuple[int, int]) -> list[Problem]:
    """What is wrong with the room around a start, which must be enough to survive one's own first bomb."""
    floor = {square for square in every_square(plan) if plan.sign(*square) not in SOLID + "+"}
    room = reached(floor, start)
    is_line = len({row for row, _ in room}) == 1 or len({column for _, column in room}) == 1
    if len(room) < LEAST_ROOM or is_line:
        template = "start {start} at {0} has no room: three open squares or more, not in one line, are wanted"
        return [Problem("start_room", "BT-363", template, [start], start=seat + 1)]
    return []


def every_square(plan: Plan) -> list[tuple[int, int]]:
    return [(row, column) for row in range(plan.height) for column in range(plan.width)]


def floor_problems(plan: Plan) -> list[Problem]:
    floor = [square for square in every_square(plan) if plan.sign(*square) not in SOLID]
    if not floor:
        return [Problem("no_floor", "BT-364", "the arena has no floor", [])]
    joined = reached(set(floor), floor[0])
    cut_off = [square for square in floor if square not in joined]
    return [Problem("cut_off", "BT-364", "{0} cannot be reached from {1}", [cut_off[0], floor[0]])] if cut_off else []


def collapse_problems(plan: Plan) -> list[Problem]:
    if not plan.rings or not plan.rings[0]:
        return [Problem("no_ring", "BT-365", "the arena has no ring: the tiles that flip first, clockwise", [])]
    named = [tile for ring in plan.rings for tile in ring] + plan.core
    unknown = [tile for tile in sorted(set(named)) if tile >= len(plan.tiles)]
    wrong = [Problem("unknown_tile", "BT-365", "there is no tile {tile} to flip", [], tile=tile) for tile in unknown]
    for tile, anchor in enumerate(plan.tiles):
        count = named.count(tile)
        if count != 1:
            template = "tile {tile} is named {count} times in rings and core: once is wanted"
            wrong.append(Problem("flips", "BT-365", template, squares_of(anchor), tile=tile, count=count))
    return wrong
