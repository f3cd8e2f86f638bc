"""Bombs Away: numbers for learners, seats counted from the viewer's own."""

from boomtable.core.features import MOST, FeatureSpec, category, count, flag
from boomtable.core.seats import Seat
from boomtable.games.bombs_away.imagining import public_table
from boomtable.games.bombs_away.network import MIDDLE, SIDE, SQUARES, is_on_rim, place, square_of
from boomtable.games.bombs_away.pieces import CARDS, FACES, HYDRANT, KINDS, face_of
from boomtable.games.bombs_away.places import ENDS, OPEN
from boomtable.games.bombs_away.rules.turning import ROUNDS
from boomtable.games.bombs_away.schema import BombsAwayView

ENDINGS = ("went_out", "all_passed", "fifty_rounds", "opponent_left")
LEFT_OUT = ("timers", "moves", "settings.turn_seconds")


def spec(seats: int) -> FeatureSpec:
    square = "by its number in the rows from the south-west, from 1; 0 none that is on the table."
    return FeatureSpec(
        (
            category(
                "squares", "How the card of each square lies, row by row from the south-west, from 1; 0 empty.", FACES + 1, SIDE, SIDE
            ),
            category("open_ends", f"Empty squares that an open end faces, as actions number them, {square}", SQUARES, OPEN),
            category("end_cards", f"End cards, as actions number them, {square}", SQUARES, ENDS),
            count("hands", "The cards of each kind in each hand that the viewer sees: its own, and at the end all.", CARDS, seats, KINDS),
            count("discard", "The cards of each kind on the discard pile.", CARDS, KINDS),
            count("sizes", "Cards in each hand.", CARDS, seats),
            count("scores", "Cards left in the deals that are over.", MOST, seats),
            count("wins", "Deals won.", seats, seats),
            flag("out", "The seat has gone out in this deal.", seats),
            flag("away", "The player of the seat has left.", seats),
            count("pile", "Cards to draw.", CARDS),
            category("turn", "Whose turn it is.", seats - 1),
            category("dealer", "Who dealt.", seats - 1),
            count("turns", "Turns finished in this deal.", ROUNDS * seats),
            flag("thrown", "A bomb was thrown in this turn."),
            flag("second", "A tier 2 bomb may take a second card."),
            count("drawn", "Forced draws in this turn.", CARDS),
            count("passes", "Passes in a row.", seats),
            count("deal", "The number of the deal, from 1.", seats, lowest=1),
            category("reason", f"How the last deal ended, from 1: {', '.join(ENDINGS)}; 0 none has.", len(ENDINGS)),
            flag("ended", "The game is over."),
            flag("rules", "A match, even turns, short hands, tough pipes, even bombs, a late start.", 6),
        ),
        LEFT_OUT,
    )


def features(seen: BombsAwayView, viewer: Seat) -> dict[str, list[int]]:
    seats = len(seen.sizes)
    around = [(viewer + step) % seats for step in range(seats)]
    network, settings = public_table(seen).network, seen.settings
    return {
        "squares": squares(seen),
        "open_ends": numbered(network.spots, OPEN),
        "end_cards": numbered(network.ends, ENDS),
        "hands": [number for seat in around for number in hand(seen, seat)],
        "discard": list(seen.discard),
        "sizes": [seen.sizes[seat] for seat in around],
        "scores": [seen.scores[seat] for seat in around],
        "wins": [seen.wins[seat] for seat in around],
        "out": [int(seat in seen.out) for seat in around],
        "away": [int(seat in seen.away) for seat in around],
        "pile": [seen.pile],
        "turn": [(seen.turn - viewer) % seats],
        "dealer": [(seen.dealer - viewer) % seats],
        "turns": [seen.turns],
        "thrown": [int(seen.thrown)],
        "second": [int(seen.second)],
        "drawn": [seen.drawn],
        "passes": [seen.passes],
        "deal": [seen.deal],
        "reason": [1 + ENDINGS.index(seen.reason) if seen.reason else 0],
        "ended": [int(seen.outcome is not None)],
        "rules": [
            int(settings.match),
            int(settings.even_turns),
            int(settings.short_hand),
            int(settings.tough_pipes),
            int(settings.even_bombs),
            int(settings.late_start),
        ],
    }


def squares(seen: BombsAwayView) -> list[int]:
    """For each square: 0 if it is empty, else the face that lies there, plus one."""
    faces = [0] * SQUARES
    faces[square_of(MIDDLE)] = HYDRANT + 1
    for card in seen.cards:
        faces[square_of(place(card.x, card.y))] = face_of(card.card, card.turned) + 1
    return faces


def hand(seen: BombsAwayView, seat: Seat) -> list[int]:
    counts = [0] * KINDS
    for kind in seen.hands[seat] or ():
        counts[kind] += 1
    return counts


def numbered(positions: list[int], most: int) -> list[int]:
    """For each place, as actions are numbered (BA-156): its square, plus one; 0 if there is none, or it lies beyond the edge."""
    found = [0 if is_on_rim(position) else square_of(position) + 1 for position in positions]
    return found + [0] * (most - len(found))
