"""Bombs Away: numbers for learners."""

from boomtable.core.seats import Seat
from boomtable.games.bombs_away.imagining import public_table
from boomtable.games.bombs_away.network import MIDDLE, SQUARES, is_on_rim, place, square_of
from boomtable.games.bombs_away.pieces import HYDRANT, KINDS, face_of
from boomtable.games.bombs_away.places import ENDS, OPEN
from boomtable.games.bombs_away.schema import BombsAwayView


def features(seen: BombsAwayView, viewer: Seat) -> dict[str, list[int]]:
    seats = len(seen.sizes)
    around = [(viewer + step) % seats for step in range(seats)]
    hand = [0] * KINDS
    for kind in seen.hands[viewer] or ():
        hand[kind] += 1
    network = public_table(seen).network
    return {
        "squares": squares(seen),
        "open_ends": numbered(network.spots, OPEN),
        "end_cards": numbered(network.ends, ENDS),
        "hand": hand,
        "discard": list(seen.discard),
        "sizes": [seen.sizes[seat] for seat in around],
        "scores": [seen.scores[seat] for seat in around],
        "wins": [seen.wins[seat] for seat in around],
        "out": [int(seat in seen.out) for seat in around],
        "away": [int(seat in seen.away) for seat in around],
        "table": [
            seen.pile,
            (seen.turn - viewer) % seats,
            (seen.dealer - viewer) % seats,
            seen.turns,
            int(seen.thrown),
            int(seen.second),
            seen.drawn,
            seen.passes,
            seen.deal,
        ],
    }


def squares(seen: BombsAwayView) -> list[int]:
    """For each square: 0 if it is empty, else the face that lies there, plus one."""
    faces = [0] * SQUARES
    faces[square_of(MIDDLE)] = HYDRANT + 1
    for card in seen.cards:
        faces[square_of(place(card.x, card.y))] = face_of(card.card, card.turned) + 1
    return faces


def numbered(positions: list[int], most: int) -> list[int]:
    """For each place, as actions are numbered (BA-156): its square, plus one; 0 if there is none, or it lies beyond the edge."""
    found = [0 if is_on_rim(position) else square_of(position) + 1 for position in positions]
    return found + [0] * (most - len(found))
