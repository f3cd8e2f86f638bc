"""Blast Tactics: what a seat may do, in the short form that travels."""

from boomtable.core.schema import Action, Field, Offer, offered
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics import numbers, schema
from boomtable.games.blast_tactics.rules import choices
from boomtable.games.blast_tactics.state import BlastTacticsState

TYPES: tuple[type[Action], ...] = (
    schema.Move,
    schema.Lay,
    schema.Pass,
    schema.Kick,
    schema.Remote,
    schema.RemoteCarried,
    schema.Punch,
    schema.Glove,
    schema.Throw,
    schema.Discard,
    schema.End,
)


def actions(state: BlastTacticsState, seat: Seat) -> list[Action]:
    return [numbers.action_of(seat, code, state.seats) for code in choices.codes(state, seat)]


def offers(state: BlastTacticsState, seat: Seat) -> list[Offer]:
    return [shortened(offer) for offer in offered(actions(state, seat), TYPES)]


def shortened(offer: Offer) -> Offer:
    """Squares are many: their numbers are enough."""
    squares = tuple(action.square for action in offer.choices if isinstance(action, numbers.ON_SQUARES))
    return Offer(offer.type, fields=(Field("square", squares),)) if squares else offer
