"""Blast Tactics: the flames of one explosion, traced on a frozen board (BT-135 to BT-144)."""

from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import ENDLESS, FIRST_BOMB, HARD, POWER, SOFT, owner_of
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState, reach

NOT_HIT = 1 << 30
WAVE = 64  # a hit is wave * WAVE + distance, so that chain order comes first (BT-168)


class Trace:
    """What burns, and in which order. Bombs are listed wave by wave; a carried one has its carrier."""

    def __init__(self, seats: int) -> None:
        self.squares: list[int] = []  # of the bombs
        self.carriers: list[Seat] = []  # NOBODY: it lies
        self.owners: list[Seat] = []
        self.waves: list[int] = []
        self.arms: list[tuple[int, int, int, int]] = []
        self.struck: list[int] = []  # soft blocks and item tiles that burn
        self.burnt: list[int] = []  # every burning square, some of them twice
        self.holes: list[int] = []  # cracked turf that gives way when the flames are gone (BT-345)
        self.hits = [NOT_HIT] * seats
        self.blame = [0] * seats  # owners of the bombs that give this hit, as a bit set


def trace(state: BlastTacticsState, squares: list[int], carriers: list[Seat]) -> Trace:
    """The explosion of the bombs that lie on `squares` and those on the heads of `carriers`, with all that they set off."""
    found = Trace(state.seats)
    for square in squares:
        set_off(state, found, square, NOBODY, 0)
    for carrier in carriers:
        set_off(state, found, state.at[carrier], carrier, 0)
    done = 0
    while done < len(found.squares):
        burn(state, found, done)
        done += 1
    return found


def set_off(state: BlastTacticsState, found: Trace, square: int, carrier: Seat, wave: int) -> None:
    for at in range(len(found.squares)):
        if found.squares[at] == square and found.carriers[at] == carrier:
            return
    found.squares.append(square)
    found.carriers.append(carrier)
    found.owners.append(owner_of(state.things[square] if carrier == NOBODY else state.carried[carrier]))
    found.waves.append(wave)


def burn(state: BlastTacticsState, found: Trace, at: int) -> None:
    square, owner, wave = found.squares[at], found.owners[at], found.waves[at]
    length = ENDLESS if state.features[square] == POWER else reach(state, owner)
    scorch(state, found, square, wave, 0, owner)
    north = arm(state, found, state.arena.rays[0][square], length, wave, owner)
    east = arm(state, found, state.arena.rays[1][square], length, wave, owner)
    south = arm(state, found, state.arena.rays[2][square], length, wave, owner)
    west = arm(state, found, state.arena.rays[3][square], length, wave, owner)
    found.arms.append((north, east, south, west))


def arm(state: BlastTacticsState, found: Trace, ray: tuple[int, ...], length: int, wave: int, owner: Seat) -> int:
    """Burn one arm; returns how far the flame runs. It stops before a hard block, and on whatever stops it."""
    distance = 0
    for square in ray:
        if distance == length or state.things[square] == HARD:
            break
        distance += 1
        if scorch(state, found, square, wave, distance, owner):
            break
    return distance


def scorch(state: BlastTacticsState, found: Trace, square: int, wave: int, distance: int, owner: Seat) -> bool:
    """Burn one square; returns whether it stops the flame (BT-139, BT-143)."""
    found.burnt.append(square)
    thing = state.things[square]
    stops = thing >= SOFT
    if thing >= FIRST_BOMB:
        set_off(state, found, square, NOBODY, wave + 1)
    elif stops and square not in found.struck:
        found.struck.append(square)
    if square in state.at:
        seat = state.at.index(square)
        hit(found, seat, wave * WAVE + distance, owner)
        if state.carried[seat]:
            set_off(state, found, square, seat, wave + 1)
            stops = True
    return stops


def hit(found: Trace, seat: Seat, place: int, owner: Seat) -> None:
    if place < found.hits[seat]:
        found.hits[seat] = place
        found.blame[seat] = 1 << owner
    elif place == found.hits[seat]:
        found.blame[seat] |= 1 << owner


def arms_of(state: BlastTacticsState, square: int, owner: Seat) -> tuple[int, int, int, int]:
    """How far a bomb on this square would burn if it went off alone."""
    alone = Trace(state.seats)
    alone.squares.append(square)
    alone.carriers.append(NOBODY)
    alone.owners.append(owner)
    alone.waves.append(0)
    burn(state, alone, 0)
    return alone.arms[0]
