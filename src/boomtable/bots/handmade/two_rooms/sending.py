"""Two Rooms and a Boom bots: whom a leader sends, and whom anybody would like to be sent."""

from typing import Final

from boomtable.bots.handmade.two_rooms.outlook import Outlook
from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.schema import Draft, Lock

WORD: Final = 0.04  # what keeping one's word is worth
PLEA: Final = 0.03  # what a friend's request is worth, and to who is on no team anybody's
LATE: Final = 0.85  # of a round
STRANGER: Final = 0.02  # friends rather stay together


def gain(now: Situation, seat: Seat, leaving: list[Seat]) -> float:
    """What it is worth that this player leaves the room as well."""
    return Outlook(now, [*leaving, seat]).value() - Outlook(now, leaving).value()


def wants_to_go(now: Situation) -> float:
    """What it is worth for this seat to be sent."""
    return gain(now, now.seat, [])


def choose(now: Situation) -> Action | None:
    """The next hostage to name, or the lock when all are named."""
    named = list(now.own.draft)
    wanted = now.seen.to_send if now.seen.to_send is not None else now.seen.hostages
    if len(named) >= wanted:
        return Lock() if now.choices.has(Lock()) else None
    able = [seat for seat in now.choices.drafts() if seat not in named]
    if not able:
        return None
    return Draft(max(able, key=lambda seat: gain(now, seat, named) + considerations(now, seat) + now.blur()))


def early(now: Situation) -> Action | None:
    """The next hostage to name where that is possible before the round is over (TR-290, TR-295)."""
    room = now.room
    if not now.leads or not now.seen.lock_open or now.progress < LATE or room is None or room.locked:
        return None
    return choose(now)


def considerations(now: Situation, seat: Seat) -> float:
    """What speaks for sending somebody, apart from who is in which room."""
    memory = now.memory
    worth = STRANGER * (1.0 - now.friendly(seat))
    worth += WORD * ((memory.promised.get(seat) == "send") - (memory.promised.get(seat) == "keep"))
    for deed, sign in (("send", 1.0), ("keep", -1.0)):
        for friend in memory.asked_for.get((deed, seat), []):
            worth += sign * PLEA * (now.friendly(friend) if now.on_team else 1.0)
    return worth
