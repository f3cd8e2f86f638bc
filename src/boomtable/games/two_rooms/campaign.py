"""Two Rooms and a Boom: good options to start from."""

import msgspec

from boomtable.core.schema import Preset
from boomtable.games.two_rooms import decks, role_sets
from boomtable.games.two_rooms.schema import TwoRoomsOptions


def presets(seats: int) -> list[Preset]:
    """The first game at a table is the basic one (TR-369), played online, because whoever is alone with bots needs their words.
    The recommended decks are listed card by card, for hosts who change them."""
    found = [
        Preset("online", TwoRoomsOptions(seats, mode="online", time_scale="slow")),
        Preset("party", TwoRoomsOptions(seats, exchange_clock="last")),
        Preset("standard", TwoRoomsOptions(seats, game="advanced", roles=role_sets.standard(seats), exchange_clock="last")),
        Preset("standard_online", TwoRoomsOptions(seats, mode="online", game="advanced", time_scale="slow")),
        Preset("buried", TwoRoomsOptions(seats, game="advanced", roles=role_sets.burying(seats), bury=True, exchange_clock="last")),
    ]
    if role_sets.has_losers(seats):
        found.append(Preset("losers", TwoRoomsOptions(seats, game="advanced", roles=role_sets.losers(seats), exchange_clock="last")))
    if seats >= role_sets.LEAST_ZOMBIE:
        roles = role_sets.infection(seats)
        infected = TwoRoomsOptions(seats, game="advanced", roles=roles, bury=True, privacy_promise=True, exchange_clock="last")
        found.append(Preset("infection", infected))
    if role_sets.has_zombie_night(seats):
        roles = role_sets.zombie_night(seats)
        night = TwoRoomsOptions(seats, game="advanced", roles=roles, privacy_promise=True, exchange_clock="last")
        found.append(Preset("zombies", night))
    if seats == decks.LEAST:
        found.append(Preset("guided", TwoRoomsOptions(seats, mode="online", time_scale="slow", guided=True)))
    return found


def next_options(options: TwoRoomsOptions) -> TwoRoomsOptions:
    """Explanations are for the first game."""
    return msgspec.structs.replace(options, guided=False) if options.guided else options
