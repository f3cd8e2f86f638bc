"""It's a Bomb!: what a seat may do, in the short form that travels."""

from boomtable.core.schema import Action, Field, Offer
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb import codec, numbers, schema
from boomtable.games.its_a_bomb.state import ItsABombState

KINDS: tuple[type[Action], ...] = (
    schema.Ask,
    schema.Cut,
    schema.ChooseBlock,
    schema.Settle,
    schema.Use,
    schema.Pass,
    schema.Speak,
)


def offers(state: ItsABombState, seat: Seat) -> list[Offer]:
    actions = [numbers.action_of(code) for code in codec.legal_codes(state, seat)]
    made: list[Offer] = []
    for kind in KINDS:
        choices = [action for action in actions if type(action) is kind]
        if kind is schema.Cut and choices:
            tiles = tuple(action.tile for action in choices if isinstance(action, schema.Cut))
            made.append(Offer("Cut", fields=(Field("tile", tiles),)))
        elif choices:
            made.append(Offer(kind.__name__, tuple(choices)))
    return made
