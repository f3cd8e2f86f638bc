"""Two Rooms and a Boom: all actions of a seat in their fixed order (TR-394, TR-395). Seats are counted from the actor's own."""

from boomtable.core.schema import Action, Offer
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import schema, utterances
from boomtable.games.two_rooms.pieces import CALLS, KINDS, PLACES
from boomtable.games.two_rooms.schema import TwoRoomsOptions
from boomtable.games.two_rooms.utterances import Vocabulary


class Numbers:
    """The actions of one seat by number, and back."""

    def __init__(self, words: Vocabulary, seat: Seat, *, withdraw: bool) -> None:
        self.statements = utterances.statements(words, seat)
        self.actions = deeds(words.seats, seat, withdraw=withdraw) + utterances.utterances(words, seat)
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


_made: dict[object, list[Numbers]] = {}


def numbers(options: TwoRoomsOptions, seat: Seat) -> Numbers:
    """Made once for all games in which the same can be done and said."""
    deck = (options.game, options.bury, options.roles) if options.open_deck else None
    key = (options.seats, options.withdraw, deck)
    found = _made.get(key)
    if found is None:
        words = utterances.vocabulary(options)
        found = _made[key] = [Numbers(words, each, withdraw=options.withdraw) for each in range(options.seats)]
    return found[seat]
