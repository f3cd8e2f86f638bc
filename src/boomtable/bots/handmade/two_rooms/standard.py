"""Two Rooms and a Boom bots: the standard guest weighs what it hears, and bluffs a little."""

from typing import Final

from boomtable.bots.handmade.two_rooms.guest import Guest
from boomtable.bots.handmade.two_rooms.level import Level

STANDARD: Final = Level(bluffs=10, blur=0.05)


class StandardGuest(Guest):
    def level(self) -> Level:
        return STANDARD
