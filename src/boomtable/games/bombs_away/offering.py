"""Bombs Away: what a seat may do, in the short form that travels. To the seat at turn only: the list shows its hand (BA-133)."""

from boomtable.core.schema import Action, Offer, offered
from boomtable.core.seats import Seat
from boomtable.games.bombs_away import codec, schema
from boomtable.games.bombs_away.state import BombsAwayState

TYPES: tuple[type[Action], ...] = (
    schema.Lay,
    schema.Bomb,
    schema.Second,
    schema.Enough,
    schema.Draw,
    schema.Pass,
    schema.Claim,
)


def offers(state: BombsAwayState, seat: Seat) -> list[Offer]:
    return offered([codec.action_of(code) for code in codec.legal_codes(state, seat)], TYPES)
