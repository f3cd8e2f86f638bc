"""Two Rooms and a Boom bots: the novice talks and shares simply and believes everything."""

from typing import Final

from boomtable.bots.handmade.two_rooms.guest import Guest
from boomtable.bots.handmade.two_rooms.level import Level

NOVICE: Final = Level(gullible=True, blur=0.5)


class NoviceGuest(Guest):
    def level(self) -> Level:
        return NOVICE
