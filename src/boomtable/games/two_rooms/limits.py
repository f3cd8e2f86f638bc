"""Two Rooms and a Boom: how often a seat may speak, offer, show and point, so that nobody floods a room (TR-320)."""

from boomtable.core.schema import Action, Limit
from boomtable.games.two_rooms import schema
from boomtable.games.two_rooms.rules import talking
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.games.two_rooms.utterances import TALK

SAYING = Limit("say", 2000)
OFFERING = Limit("offer", 2000)
SHOWING = Limit("show", 2000)
POINTING = Limit("point", 1000)

IN_ROUNDS: dict[type[Action], Limit] = {
    schema.OfferShare: OFFERING,
    schema.Reveal: SHOWING,
    schema.Bounce: SHOWING,
    schema.Usurp: SHOWING,
    schema.Point: POINTING,
    schema.Unpoint: POINTING,
}


def limit(state: TwoRoomsState, action: Action) -> Limit | None:
    """None where the phase forbids it anyway: that is what its sender is told then (TR-373)."""
    if state.options.mode == "sim":
        return None
    if isinstance(action, TALK):
        return SAYING if state.phase in talking.TALKING else None
    return IN_ROUNDS.get(type(action)) if state.phase == "round" else None
