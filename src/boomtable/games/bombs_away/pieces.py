"""Bombs Away: the cards, the two ways each may lie, and which of them fits where (BA-005, BA-040).

A *kind* is a card as it is printed; copies of a kind are equal. A *face* is a pipe card as it lies: a kind, turned or not.
Sets of faces are bit sets, because asking what fits is the one question that every rule and every bot repeats.
"""

from typing import Final

from mypy_extensions import i64

from boomtable.core.bits import up

N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8

COLOURS: Final = ("red", "blue", "green", "yellow")
WILD: Final = 4  # as a colour: connects to every other
SHAPES: Final = ("SV", "SH", "EA", "EB", "TV", "TH", "X", "CV", "CH")
OPENINGS: Final = (N | S, E | W, N | E, N | W, N | S | E, E | W | N, N | E | S | W, N, E)  # as printed, by shape
PLAIN_SHAPES: Final = 4  # those that come in colours

FIRST_WILD: Final = 16
FIRST_CAP: Final = 23
TIER_1: Final = 25
TIER_2: Final = 26
KINDS: Final = 27
CARDS: Final = 74  # the deck without the Hydrant (BA-002)

COUNTS: Final = (3,) * 16 + (1, 1, 2, 2, 1, 1, 2) + (4, 4) + (5, 3)


def half_turn(openings: int) -> int:
    return (openings << 2 | openings >> 2) & 15


def shape_of(kind: int) -> int:
    """The shape of a pipe card."""
    if kind < FIRST_WILD:
        return kind % PLAIN_SHAPES
    return kind - FIRST_WILD  # caps follow the wild cards in both orders


def colour_of(kind: int) -> int:
    """The colour of a pipe card: WILD for wild cards and caps, which connect to every colour (BA-060, BA-070)."""
    return kind // PLAIN_SHAPES if kind < FIRST_WILD else WILD


def is_wild(kind: int) -> bool:
    return FIRST_WILD <= kind < FIRST_CAP


def is_cap(kind: int) -> bool:
    return FIRST_CAP <= kind < TIER_1


def is_bomb(kind: int) -> bool:
    return kind >= TIER_1


def name_of(kind: int) -> str:
    """The card's identifier without the number of its copy (BA-008)."""
    if is_bomb(kind):
        return f"bomb{kind - TIER_1 + 1}"
    colour = "cap" if is_cap(kind) else "wild" if is_wild(kind) else COLOURS[colour_of(kind)]
    return f"{colour}-{SHAPES[shape_of(kind)]}"


NAMES: Final = tuple(name_of(kind) for kind in range(KINDS))


def _faces() -> list[tuple[int, bool]]:
    faces: list[tuple[int, bool]] = []
    for kind in range(TIER_1):
        openings = OPENINGS[shape_of(kind)]
        faces.append((kind, False))
        if half_turn(openings) != openings:
            faces.append((kind, True))
    return faces


_FACES = _faces()
FACES: Final = 39
KIND: Final = [kind for kind, _ in _FACES]  # by face
TURNED: Final = [turned for _, turned in _FACES]
FACE_OPENINGS: Final = [half_turn(OPENINGS[shape_of(kind)]) if turned else OPENINGS[shape_of(kind)] for kind, turned in _FACES]
FIRST_FACE: Final = [KIND.index(kind) for kind in range(TIER_1)]  # by kind; the turned face follows it

HYDRANT: Final = FACES  # lies in the middle like a face, but is nobody's card
HYDRANT_OPENINGS: Final = E | W  # BA-007


def face_of(kind: int, turned: bool) -> int:
    """The face of a kind, turned or not; -1 for a half turn that changes nothing (BA-131)."""
    face = FIRST_FACE[kind] + turned
    return face if face < FACES and KIND[face] == kind else -1


def _bits(faces: list[int]) -> int:
    bits = 0
    for face in faces:
        bits |= up(1, face)
    return bits


_FACE_OF_BIT: Final = [next((face for face in range(FACES) if up(1, face) % 67 == rest), 0) for rest in range(67)]


def first_face(faces: i64) -> i64:
    """The lowest face in a set that is not empty. Powers of two have different remainders modulo 67."""
    return _FACE_OF_BIT[(faces & -faces) % 67]


def _fitting(need: int, wall: int) -> int:
    return _bits([face for face in range(FACES) if FACE_OPENINGS[face] & need == need and FACE_OPENINGS[face] & wall == 0])


def _coloured(colours: int) -> int:
    """Faces that may connect to all of these plain colours at once, given as a bit set (BA-044)."""
    agreeing = [WILD] + [colour for colour in range(len(COLOURS)) if up(1, colour) | colours == up(1, colour)]
    return _bits([face for face in range(FACES) if colour_of(KIND[face]) in agreeing])


FACES_OF: Final = [_bits([face for face in range(FACES) if KIND[face] == kind]) for kind in range(KINDS)]  # none for bombs
FITTING: Final = [_fitting(place // 16, place % 16) for place in range(256)]  # by 16 * openings needed + closed sides
COLOURED: Final = [_coloured(colours) for colours in range(16)]
NO_CAP: Final = _bits([face for face in range(FACES) if not is_cap(KIND[face])])
OPEN_TO: Final = [_bits([face for face in range(FACES) if FACE_OPENINGS[face] & side]) for side in (N, E, S, W)]
COVERING: Final = [  # by the openings of an end card: what may lie on top of it (BA-052, BA-055)
    _bits([face for face in range(FACES) if FACE_OPENINGS[face] == openings]) & NO_CAP for openings in range(16)
]
