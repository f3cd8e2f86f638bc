"""Bomb Busters: where a group starts, and how it proceeds from mission to mission."""

import msgspec

from boomtable.core.dice import Dice
from boomtable.core.schema import Outcome, Preset
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.offered import OFFERED
from boomtable.games.bomb_busters.schema import BombBustersOptions

TABLE_HOLD_MS = 3000  # BB-347
BY_LOT = -1


def presets(seats: int) -> list[Preset]:
    return [
        Preset("first", BombBustersOptions(seats, mission=1, captain=BY_LOT, guided=True, hold_ms=TABLE_HOLD_MS)),
        Preset("field", BombBustersOptions(seats, mission=4, captain=BY_LOT, hold_ms=TABLE_HOLD_MS)),
        Preset("exam", BombBustersOptions(seats, mission=8, captain=BY_LOT, hold_ms=TABLE_HOLD_MS)),
    ]


def with_captain(options: BombBustersOptions, dice: Dice) -> BombBustersOptions:
    """The Captain of a campaign's first mission is drawn by lot, unless somebody named one (BB-021, BB-337)."""
    if options.captain != BY_LOT:
        return options
    return msgspec.structs.replace(options, captain=dice.pick(options.seats))


def is_practice(options: BombBustersOptions) -> bool:
    """Whether this is a practice table, whose results do not count (BB-332)."""
    return not options.double_detector or len(options.equipment) > 0


def next_options(options: BombBustersOptions, outcome: Outcome) -> BombBustersOptions:
    """The Captain moves on; a mission won opens the next one, a failed one is tried again (BB-021, BB-321, BB-326)."""
    won = bool(outcome.winners) and not is_practice(options)
    mission = next_mission(options.mission) if won else options.mission
    captain = BY_LOT if MISSIONS[mission].draws_captain() else (options.captain + 1) % options.seats  # BB-1141
    return msgspec.structs.replace(options, mission=mission, captain=captain)


def next_mission(mission: int) -> int:
    """The next one that is offered, or the same again."""
    return min([number for number in OFFERED if number > mission], default=mission)
