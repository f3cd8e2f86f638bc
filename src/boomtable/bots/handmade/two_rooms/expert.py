"""Two Rooms and a Boom bots: the expert also thinks of who must meet whom, and of who must end in which room."""

from typing import Final

from boomtable.bots.handmade.two_rooms.guest import Guest
from boomtable.bots.handmade.two_rooms.level import Level

EXPERT: Final = Level(foresight=True, bluffs=20)


class ExpertGuest(Guest):
    def level(self) -> Level:
        return EXPERT
