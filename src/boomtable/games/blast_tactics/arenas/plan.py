"""Blast Tactics: the plan of an arena, in the text form of the ledger (section 18)."""

from boomtable.core.errors import OptionError

ARROWS = "^>v<"  # of teleport pads, to the N, E, S, W
SIGNS = "_#.+1234PO~" + ARROWS
MOST_SIDE = 27  # BT-361
MOST_TEXT = 2000
ONCE = ("players", "tiles", "core", "map")
TILE = 3
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # N, E, S, W


class Plan:
    """The contents of such a text; whether it makes an arena is up to the validator."""

    def __init__(self, players: int, tiles: list[tuple[int, int]], rings: list[list[int]], core: list[int], rows: list[str]) -> None:
        self.players = players
        self.tiles = tiles  # top left squares (row, column)
        self.rings = rings
        self.core = core
        self.rows = rows

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def width(self) -> int:
        return len(self.rows[0])

    def sign(self, row: int, column: int) -> str:
        """The sign that the map shows there; outside the map there is void."""
        return self.rows[row][column] if 0 <= row < self.height and 0 <= column < self.width else "_"

    def text(self) -> str:
        lines = [f"players {self.players}"]
        if self.tiles:
            lines.append("tiles " + " ".join(f"{row},{column}" for row, column in self.tiles))
        lines += ["ring " + " ".join(str(tile) for tile in ring) for ring in self.rings]
        if self.core:
            lines.append("core " + " ".join(str(tile) for tile in self.core))
        return "\n".join([*lines, "map", *self.rows])


def squares_of(anchor: tuple[int, int]) -> list[tuple[int, int]]:
    """The squares of the tile whose top left square this is (BT-030)."""
    row, column = anchor
    return [(row + down, column + right) for down in range(TILE) for right in range(TILE)]


def read(text: str) -> Plan:
    """Raise OptionError, saying in which line, unless this is the text form."""
    if len(text) > MOST_TEXT:
        raise OptionError(f"the arena cannot have {len(text)} characters: it takes at most {MOST_TEXT} [BT-436]")
    lines = [line.strip() for line in text.strip().splitlines()]
    if "map" not in lines:
        raise OptionError("the arena has no map: after a line that says map come its rows [BT-362]")
    start = lines.index("map")
    check_once(lines)
    plan = Plan(0, [], [], [], rows_of(lines[start + 1 :]))
    for number, line in enumerate(lines[:start], 1):
        if line:
            read_line(plan, number, line)
    return plan


def check_once(lines: list[str]) -> None:
    said: set[str] = set()
    for number, line in enumerate(lines, 1):
        word = line.split()[0] if line else ""
        if word in said:
            raise OptionError(f"line {number} of the arena says {word} again: once is enough [BT-436]")
        if word in ONCE:
            said.add(word)


def read_line(plan: Plan, number: int, line: str) -> None:
    word, *values = line.split()
    if word == "players":
        plan.players = whole(number, " ".join(values))
    elif word == "tiles":
        plan.tiles = [anchor(number, value) for value in values]
    elif word == "ring":
        plan.rings.append([whole(number, value) for value in values])
    elif word == "core":
        plan.core = [whole(number, value) for value in values if value != "(none)"]
    else:
        raise OptionError(f"line {number} of the arena cannot begin with {word}: players, tiles, ring, core or map [BT-362]")


def rows_of(lines: list[str]) -> list[str]:
    if not lines:
        raise OptionError("the arena's map is empty [BT-362]")
    for row, line in enumerate(lines):
        if len(line) != len(lines[0]):
            raise OptionError(f"row {row} of the map has {len(line)} squares: row 0 has {len(lines[0])} [BT-362]")
        for column, sign in enumerate(line):
            if sign not in SIGNS:
                raise OptionError(f"({row},{column}) of the map cannot be {sign!r}: the signs are {SIGNS} [BT-362]")
    if len(lines) > MOST_SIDE or len(lines[0]) > MOST_SIDE:
        raise OptionError(f"the map cannot be {len(lines)} by {len(lines[0])} squares: the box is {MOST_SIDE} by {MOST_SIDE} [BT-361]")
    return lines


def anchor(number: int, text: str) -> tuple[int, int]:
    row, comma, column = text.partition(",")
    if not comma:
        raise OptionError(f"line {number} of the arena has no tile at {text}: row and column are joined by a comma [BT-362]")
    return whole(number, row), whole(number, column)


def whole(number: int, text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 3:
        raise OptionError(f"line {number} of the arena needs a whole number where it says {text!r} [BT-362]")
    return int(text)
