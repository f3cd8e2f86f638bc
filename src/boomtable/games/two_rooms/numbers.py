"""Two Rooms and a Boom: all actions of a seat in their fixed order (TR-394, TR-395). Seats are counted from the actor's own."""

from functools import lru_cache
from typing import Literal

from boomtable.core.schema import Action, Offer
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import schema, utterances
from boomtable.games.two_rooms.pieces import CALLS, KINDS, PLACES
from boomtable.games.two_rooms.schema import Role, TwoRoomsOptions
from boomtable.games.two_rooms.utterances import Vocabulary


class Numbers:
    """The actions of one seat by number, and back."""

    def __init__(self, words: Vocabulary, seat: Seat, *, withdraw: bool) -> None:
        self.statements = utterances.statements(words, seat)
        self.actions = deeds(words.seats, seat, withdraw=withdraw) + self.statements + utterances.answers(words, seat)
        self.number = {action: number for number, action in enumerate(self.actions)}
        self.statement_codes = [self.number[action] for action in self.statements]
        self.statement_offers: list[Offer] = []  # see offering.py


def deeds(seats: int, seat: Seat, *, withdraw: bool) -> list[Action]:
    """All that is not said."""
    rest = utterances.others(seats, seat)
    everybody = [seat, *rest]
    done: list[Action] = [schema.Appoint(other) for other in rest]
    done += [schema.Point(other) for other in everybody]
    done += [schema.Unpoint()]
    done += [schema.Abdicate(other) for other in rest]
    done += [schema.AcceptLead(), schema.DeclineLead()]
    done += [schema.Reveal(kind, other) for kind in KINDS for other in [None, *rest]]
    done += [schema.OfferShare(kind, other) for kind in KINDS for other in rest]
    done += [schema.AcceptShare(other) for other in rest]
    done += [schema.DeclineShare(other) for other in rest]
    done += [schema.Bounce(other) for other in rest]
    done += [schema.Usurp()]
    done += [schema.Move(place) for place in PLACES]
    done += [schema.Draft(other) for other in rest]
    done += [schema.Lock(), schema.Ready(), schema.Arrive()]
    done += [schema.Call(team) for team in CALLS]
    done += [schema.Aim(other) for other in [None, *rest]]
    done += [schema.Pass()]
    return [*done, schema.Withdraw()] if withdraw else done


def numbers(options: TwoRoomsOptions, seat: Seat) -> Numbers:
    """The same for all games in which the same can be done and said."""
    roles = options.roles if options.open_deck else None
    return by_seat(options.seats, options.game, options.bury, roles, options.open_deck, options.withdraw)[seat]


@lru_cache(maxsize=64)  # those of 30 seats take 13 MB
def by_seat(
    seats: int,
    game: Literal["basic", "advanced"],
    bury: bool,
    roles: tuple[Role, ...] | None,
    open_deck: bool,
    withdraw: bool,
) -> list[Numbers]:
    words = utterances.vocabulary(TwoRoomsOptions(seats, game=game, bury=bury, roles=roles, open_deck=open_deck))
    return [Numbers(words, each, withdraw=withdraw) for each in range(seats)]
