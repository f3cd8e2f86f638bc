"""The bots as people know them: each has a name, the same in every language, and a face of its own.

Who of them comes to a table is drawn by lot and by nothing else, so a name or a face tells nothing.
"""

from __future__ import annotations

import secrets

import msgspec

from boomtable.server.seating.seats import Seats
from boomtable.server.store.facts import SeatFacts

FACES = 60  # that the page can draw
FIRST_FACE = 12  # those before it are offered to people

NAMES = (
    "Alma", "Arlo", "Bruno", "Carla", "Cosmo", "Dario", "Dora", "Edda", "Elio", "Enzo", "Fede", "Flora",
    "Gala", "Gus", "Hilda", "Hugo", "Ida", "Igor", "Ines", "Iris", "Ivo", "Jonas", "Juno", "Kai",
    "Lars", "Leni", "Lola", "Luca", "Mira", "Moss", "Nadia", "Nino", "Noor", "Oscar", "Otto", "Paco",
    "Petra", "Pia", "Quinn", "Rita", "Romy", "Rufus", "Sami", "Tilda", "Tomas", "Uma", "Vera", "Zeno",
)  # fmt: skip


def named(seat: SeatFacts, others: Seats) -> SeatFacts:
    """The bot on this seat as somebody whom nobody else at the table could be taken for."""
    called = {other.name.casefold() for other in others}
    worn = {other.face for other in others if other.kind != "open"}
    name = secrets.choice([name for name in NAMES if name.casefold() not in called])
    own = FIRST_FACE + NAMES.index(name)
    face = next(face for face in (own, *range(FIRST_FACE, FACES)) if face not in worn)
    return msgspec.structs.replace(seat, name=name, face=face)


def apart(seats: Seats) -> Seats:
    """The same company, in which a bot that could be taken for a person is somebody else: people choose, bots step aside."""
    for bot in [seat for seat in seats if seat.kind == "bot"]:
        others = [seat for seat in seats if seat.seat != bot.seat]
        if any(_alike(bot, other) for other in others):
            seats = [named(bot, others) if seat.seat == bot.seat else seat for seat in seats]
    return seats


def _alike(bot: SeatFacts, other: SeatFacts) -> bool:
    return other.kind != "open" and (other.name.casefold() == bot.name.casefold() or other.face == bot.face)
