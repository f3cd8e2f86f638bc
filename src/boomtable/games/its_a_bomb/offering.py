"""It's a Bomb!: what a seat may do, in the short form that travels."""

from boomtable.core.schema import Action, Field, Offer, offered
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb import codec, numbers, schema
from boomtable.games.its_a_bomb.state import ItsABombState

TYPES: tuple[type[Action], ...] = (
    schema.Ask,
    schema.Cut,
    schema.ChooseBlock,
    schema.Settle,
    schema.Use,
    schema.Pass,
    schema.Speak,
)


def offers(state: ItsABombState, seat: Seat) -> list[Offer]:
    return [shortened(offer) for offer in offered([numbers.action_of(code) for code in codec.legal_codes(state, seat)], TYPES)]


def shortened(offer: Offer) -> Offer:
    """Tiles to cut are many: their numbers are enough."""
    if offer.type != "Cut":
        return offer
    return Offer("Cut", fields=(Field("tile", tuple(action.tile for action in offer.choices if isinstance(action, schema.Cut))),))
