"""Two Rooms and a Boom: what can be named in a game, and so what can be done and said in it (section 14.4)."""

from boomtable.core.seats import Seat
from boomtable.games.two_rooms.decks import deck_of
from boomtable.games.two_rooms.roles import IDS
from boomtable.games.two_rooms.schema import Condition, Role, TwoRoomsOptions


class Vocabulary:
    """What can be named in a game with these options, and whether share offers can be withdrawn."""

    def __init__(self, seats: int, roles: tuple[Role, ...], conditions: tuple[Condition, ...], *, withdraw: bool) -> None:
        self.seats = seats
        self.roles = roles
        self.conditions = conditions
        self.withdraw = withdraw


def vocabulary(options: TwoRoomsOptions) -> Vocabulary:
    """What can be named: the roles of the deck, or all of them if it is not open, and conditions that such a deck can bring."""
    deck = deck_of(options)
    roles = tuple(role for role in IDS if role in deck) if options.open_deck else IDS
    return Vocabulary(options.seats, roles, ("zombie",) if "zombie" in roles else (), withdraw=options.withdraw)


def others(seats: int, seat: Seat) -> list[Seat]:
    """The other seats, clockwise from the seat's left."""
    return [(seat + step) % seats for step in range(1, seats)]
