"""Blast Tactics: which seats of an arena are equal by construction (BT-366)."""

from boomtable.games.blast_tactics.arenas.plan import Plan
from boomtable.games.blast_tactics.arenas.validator import starts_of

QUARTER = {"^": ">", ">": "v", "v": "<", "<": "^"}
MIRROR = {">": "<", "<": ">"}
ANY_START = str.maketrans("1234", "1111")


def turned(rows: list[str]) -> list[str]:
    """The map turned clockwise by a quarter."""
    return ["".join(QUARTER.get(row[column], row[column]) for row in reversed(rows)) for column in range(len(rows[0]))]


def mirrored(rows: list[str]) -> list[str]:
    """The map mirrored left to right."""
    return ["".join(MIRROR.get(sign, sign) for sign in reversed(row)) for row in rows]


def images(rows: list[str]) -> list[list[str]]:
    """The map under the eight rotations and reflections, itself first."""
    found = [rows]
    for _ in range(3):
        found.append(turned(found[-1]))
    return found + [mirrored(image) for image in found]


def equal_seats(plan: Plan) -> list[tuple[int, int]]:
    """Pairs of seats that some rotation or reflection of the map exchanges."""
    pairs: set[tuple[int, int]] = set()
    starts = starts_of(plan)
    for image in images(plan.rows):
        if [row.translate(ANY_START) for row in image] != [row.translate(ANY_START) for row in plan.rows]:
            continue
        for seat in range(plan.players):
            row, column = starts[seat][0]
            pairs.add((seat, int(image[row][column]) - 1))
    return sorted(pair for pair in pairs if pair[0] < pair[1])


def is_fair(plan: Plan) -> bool:
    """Whether every pair of seats is equal by construction."""
    return len(equal_seats(plan)) == plan.players * (plan.players - 1) // 2
