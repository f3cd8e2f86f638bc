"""Two Rooms and a Boom: how often a seat may speak, offer, show and point, so that nobody floods a room (TR-320)."""

from boomtable.core.schema import Action, Limit
from boomtable.games.two_rooms import schema
from boomtable.games.two_rooms.actions import TALK
from boomtable.games.two_rooms.rules import talking
from boomtable.games.two_rooms.state import TwoRoomsState

SAYING = Limit("say", 2000)
OFFERING = Limit("offer", 2000)
SHOWING = Limit("show", 2000)
POINTING = Limit("point", 1000)

LIMITS: dict[type[Action], Limit] = {
    **dict.fromkeys(TALK, SAYING),
    schema.OfferShare: OFFERING,
    schema.Reveal: SHOWING,
    schema.Bounce: SHOWING,
    schema.Usurp: SHOWING,
    schema.Point: POINTING,
    schema.Unpoint: POINTING,
}


def limit(state: TwoRoomsState, action: Action) -> Limit | None:
    """How often this action may be taken; None where the phase forbids it anyway, so that its sender is told that instead (TR-373)."""
    found = LIMITS.get(type(action))
    if state.is_sim or found is None:
        return None
    phases = talking.TALKING if found is SAYING else ("round",)
    return found if state.phase in phases else None
