"""Bombs Away: what a player sees in a view at a glance, without trying what fits where."""

from boomtable.core.seats import Seat
from boomtable.games.bombs_away.pieces import FIRST_CAP, OPENINGS, TIER_1, half_turn, is_bomb, is_cap, is_wild, shape_of
from boomtable.games.bombs_away.schema import BombsAwayView, CardView

STEPS = {1: (0, 1), 2: (1, 0), 4: (0, -1), 8: (-1, 0)}  # N, E, S, W as openings
FEW = 3  # cards in a hand that is nearly empty


class Glance:
    def __init__(self, seen: BombsAwayView, me: Seat) -> None:
        self.seen = seen
        self.me = me
        self.hand = seen.hands[me] or ()
        self.is_asked = me in seen.waiting_on

    # the hand

    def bombs(self) -> list[int]:
        return [card for card in sorted(set(self.hand)) if is_bomb(card)]

    def wilds(self) -> list[int]:
        return [card for card in sorted(set(self.hand)) if is_wild(card)]

    def caps(self) -> list[int]:
        return [card for card in sorted(set(self.hand)) if is_cap(card)]

    # the table

    def targets(self) -> list[CardView]:
        """The end cards that every bomb may blow up (BA-023, BA-114)."""
        ends = [card for card in self.seen.cards if self.connections(card) == 1]
        return [card for card in ends if not (self.seen.settings.tough_pipes and FIRST_CAP <= card.card < TIER_1)]

    def connections(self, card: CardView) -> int:
        """An opening towards a card or the Hydrant is always a connection (BA-026)."""
        taken = {(other.x, other.y) for other in self.seen.cards} | {(0, 0)}
        openings = openings_of(card)
        return len([side for side, (x, y) in STEPS.items() if openings & side and (card.x + x, card.y + y) in taken])

    # the others

    def leaders(self) -> list[Seat]:
        """Others who are nearly out, the closest first."""
        near = [seat for seat, size in enumerate(self.seen.sizes) if seat != self.me and 0 < size <= FEW]
        return sorted(near, key=lambda seat: self.seen.sizes[seat])

    def waits_for_first_turn(self) -> bool:
        seats = len(self.seen.sizes)
        return not self.is_asked and self.seen.turns < (self.me - self.seen.dealer - 1) % seats

    def is_round(self, number: int) -> bool:
        return self.is_asked and self.seen.round == number


def openings_of(card: CardView) -> int:
    openings = OPENINGS[shape_of(card.card)]
    return half_turn(openings) if card.turned else openings
