"""It's a Bomb!: good options to start from, and the next game of a series."""

import msgspec

from boomtable.core.schema import Outcome, Preset
from boomtable.games.its_a_bomb.scenarios import SCENARIOS
from boomtable.games.its_a_bomb.schema import ItsABombOptions


def presets(seats: int) -> list[Preset]:
    table = ItsABombOptions(seats, deciding="vote", decision_seconds=60, crisis_unit_seconds=45)
    return [
        # Without clocks (IB-260); whoever opens the table learns to ask and to cut (IB-268).
        Preset("training", ItsABombOptions(seats, crisis_unit=1, deciding="vote", guided=True)),
        Preset("first_shift", msgspec.structs.replace(table, scenario=1)),
        Preset("everything", msgspec.structs.replace(table, scenario=12)),
    ]


def next_options(options: ItsABombOptions, outcome: Outcome) -> ItsABombOptions:
    """The next scenario after a win, the same one after a loss, with another Crisis Unit (IB-184, IB-364)."""
    solved = outcome.winners and options.own is None
    scenario = min(options.scenario + 1, max(SCENARIOS)) if solved else options.scenario
    crisis_unit = (options.crisis_unit + 1) % options.seats
    return msgspec.structs.replace(options, scenario=scenario, crisis_unit=crisis_unit, voters=None)
