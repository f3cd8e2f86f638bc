"""Two Rooms and a Boom bots: the Bouncer, the Ambassador and the Gambler."""

from typing import Final

from boomtable.bots.handmade.two_rooms import sending
from boomtable.bots.handmade.two_rooms.outlook import Outlook
from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.core.schema import Action
from boomtable.games.two_rooms.schema import Bounce, Call, Move, Place

WORTH_A_PUSH: Final = 0.08


def bounce(now: Situation) -> Action | None:
    able = now.choices.targets(Bounce)
    if not able or now.progress < 0.3:
        return None
    best = max(able, key=lambda seat: sending.gain(now, seat, []) + 0.05 * now.blur())
    return Bounce(best) if sending.gain(now, best, []) > WORTH_A_PUSH else None


def walk(now: Situation, stayed_ms: int, patience_ms: int) -> Action | None:
    """The next move of an Ambassador, who looks into both rooms in turn."""
    if stayed_ms < patience_ms:
        return None
    to: Place = "B" if now.place == "A" else "A" if now.place == "B" else ("A", "B")[now.dice.pick(2)]
    return Move(to) if now.choices.has(Move(to)) else None


def call(now: Situation) -> Action | None:
    action = Call(Outlook(now, []).winner())
    return action if now.choices.has(action) else None
