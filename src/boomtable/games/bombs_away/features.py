"""Bombs Away: numbers for learners."""

from boomtable.core.seats import Seat
from boomtable.games.bombs_away.codec import PLACES, number_at
from boomtable.games.bombs_away.network import place
from boomtable.games.bombs_away.pieces import HYDRANT, KINDS, face_of
from boomtable.games.bombs_away.schema import BombsAwayView


def features(seen: BombsAwayView, viewer: Seat) -> dict[str, list[int]]:
    seats = len(seen.sizes)
    around = [(viewer + step) % seats for step in range(seats)]
    hand = [0] * KINDS
    for kind in seen.hands[viewer] or ():
        hand[kind] += 1
    return {
        "places": places(seen),
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


def places(seen: BombsAwayView) -> list[int]:
    """By place: 0 where nothing lies, else the face that does, plus one."""
    faces = [0] * PLACES
    faces[number_at(place(0, 0))] = HYDRANT + 1
    for card in seen.cards:
        faces[number_at(place(card.x, card.y))] = face_of(card.card, card.turned) + 1
    return faces
