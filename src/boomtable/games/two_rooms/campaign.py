"""Two Rooms and a Boom: good options to start from."""

from boomtable.core.schema import Preset
from boomtable.games.two_rooms import role_sets
from boomtable.games.two_rooms.schema import TwoRoomsOptions


def presets(seats: int) -> list[Preset]:
    """The first game at a table is the basic one (TR-369)."""
    found = [
        Preset("party", TwoRoomsOptions(seats)),
        Preset("online", TwoRoomsOptions(seats, mode="online", time_scale="slow")),
        Preset("standard", TwoRoomsOptions(seats, game="advanced")),
        Preset("standard_online", TwoRoomsOptions(seats, mode="online", game="advanced", time_scale="slow")),
        Preset("buried", TwoRoomsOptions(seats, game="advanced", bury=True)),
    ]
    if role_sets.has_zombie_night(seats):
        roles = role_sets.zombie_night(seats)
        found.append(Preset("zombies", TwoRoomsOptions(seats, game="advanced", roles=roles, privacy_promise=True)))
    return found
